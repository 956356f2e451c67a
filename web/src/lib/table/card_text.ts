import type { Card } from '../api/scene';

/** A number with its sign, as it stands in the words of a card. */
const NUMBER = /([+−-]?\d+)/;

/** What a card has besides its words: what these say themselves is not told twice. */
export function factsOf({ facts = [], text }: Pick<Card, 'facts' | 'text'>): NonNullable<Card['facts']> {
  const said = text.toLowerCase();
  return facts.every(({ name, value }) => said.includes(`${name} ${value}`.toLowerCase())) ? [] : facts;
}

/** The words of a card in pieces, each with whether it is a number. */
export function marked(text: string): [string, boolean][] {
  return text
    .split(NUMBER)
    .map((piece, i): [string, boolean] => [piece, i % 2 === 1])
    .filter(([piece]) => piece !== '');
}

/** How large the words of a card can stand on it: the fewer, the larger. */
export function sized({ text }: Pick<Card, 'text'>): '' | 'brief' | 'middling' | 'small' | 'long' {
  if (text.length <= 24) return 'brief';
  if (text.length <= 64) return '';
  if (text.length <= 92) return 'middling';
  return text.length <= 150 ? 'small' : 'long';
}
