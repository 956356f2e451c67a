"""Balance reports: what many games say, as one page that needs nothing else."""
