"""When server processes ran."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "uptimes",
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("uptimes")
