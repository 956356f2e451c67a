"""A fourteenth page with a verb of its own: a module and a row of the table, nothing else."""
