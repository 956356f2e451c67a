"""What the commands of `undercroft` share: reading arguments, saying errors, tables, rules."""
