"""A campaign as a page that can be read, and shared: plain text, or Markdown."""

from __future__ import annotations

from undercroft.kernel.campaign import Campaign
from undercroft.kernel.campaign_scene import CampaignScene, Member, Milestone

MARKS = {"done": "✔", "next": "▶", "ahead": "·"}


def chronicle(campaign: Campaign) -> str:
    """The whole campaign as Markdown: how it came out, the road, those who went it."""
    scene = campaign.scene()
    parts = [
        f"# {campaign.name}",
        f"{campaign.game.name}: {scene.name}. {scene.ending or scene.standing}",
        *stakes(scene),
        "## The road",
        *[stop_lines(stop) for stop in scene.road],
        "## Who goes along",
        *[member_lines(member) for member in scene.members],
    ]
    return "\n\n".join(parts) + "\n"


def stakes(scene: CampaignScene) -> list[str]:
    """What the next episode can bring or cost."""
    return [scene.stakes] if scene.stakes else []


def stop_lines(stop: Milestone) -> str:
    """A stop on the road with its story, and how it came out."""
    told = [line for line in (stop.text, stop.ending) if line]
    notes = [f"- {note}" for note in stop.notes]
    return "\n".join([f"### {MARKS[stop.state]} {stop.title}", *told, *notes])


def member_lines(member: Member) -> str:
    """Those who play one seat: figures, cards, numbers, and what has happened to them."""
    away = " (away)" if member.away else ""
    lines = [f"### {member.name}{away}"]
    figures = [
        f"{token.name} ({', '.join(token.states)})" if token.states else token.name
        for token in member.figures
    ]
    if figures:
        lines.append(f"- {', '.join(figures)}")
    for zone in member.zones:
        cards = ", ".join(card.name for card in zone.cards)
        lines.append(f"- {zone.name}: {cards}")
    lines += [f"- {track.name}: {track.value}" for track in member.tracks]
    return "\n".join([*lines, *[f"- {note}" for note in member.notes]])
