"""Campaigns that are kept: with backups and named saves, in files or in a database."""
