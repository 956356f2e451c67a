import type { Card, Zone } from '../api/scene';
import { grouped } from '../grouping';

/** The cards of a hand in the order in which they are shown, and in which keys count them. */
export function inRow(zone: Zone): Card[] {
  return [...grouped(zone.cards, (card) => card.group)].sort(([a], [b]) => a.localeCompare(b)).flatMap(([, some]) => some);
}
