"""Runs the migrations on the connection that the store hands over."""

from alembic import context

from undercroft.server.storage.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
