"""Rooms that wait for nothing are looked at again: sooner or later they end."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

DAY = 86_400_000


def upgrade() -> None:
    """Look at each a day after it changed last."""
    op.execute(f"UPDATE rooms SET due = changed + {DAY} WHERE due IS NULL")


def downgrade() -> None:
    """It does no harm to look."""
