"""What bots know of Infinity, from what a seat can see."""
