"""The rule systems. Games never import each other."""
