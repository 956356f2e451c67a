"""What is in the box of Infinity: tables and, later, cards."""
