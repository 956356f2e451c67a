"""Campaigns, their saves and their people."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "campaigns",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("seal", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "campaign_saves",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("standing", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "campaign_people",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("campaign_people")
    op.drop_table("campaign_saves")
    op.drop_table("campaigns")
