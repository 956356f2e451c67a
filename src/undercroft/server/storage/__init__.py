"""Where rooms are kept: SQLite by default, PostgreSQL for many server processes."""
