import { describe, expect, it } from 'vitest';
import { asCard, beside, choices, found, piecesOf, sorted } from './pieces';

const BOX = piecesOf({
  heroes: [{ id: 'petra', name: 'Petra', shown: { form: 'figure', kind: 'hero', tags: ['human'] } }],
  cards: [
    { id: 'twin-daggers', name: 'Twin Daggers', text: '+2 melee.', shown: { kind: 'weapon', cost: 2, level: 2, owner: 'petra' } },
    { id: 'ash-staff', name: 'Ash Staff', text: '+1 ranged.', shown: { kind: 'weapon', cost: 1, level: 1 } },
  ],
  quests: [{ id: 'petra', name: 'Petra, again' }],
});
const ANY = { words: '', kind: '', level: 0, owner: '' };

function names(pieces: typeof BOX): string[] {
  return pieces.map(({ name }) => name);
}

describe('the pieces of a box', () => {
  it('are found by every word that is printed on them', () => {
    expect(names(found(BOX, { ...ANY, words: 'melee daggers' }))).toEqual(['Twin Daggers']);
    expect(names(found(BOX, { ...ANY, words: 'HUMAN' }))).toEqual(['Petra']);
  });

  it('are filtered by type, level and owner', () => {
    expect(names(found(BOX, { ...ANY, kind: 'weapon' }))).toHaveLength(2);
    expect(names(found(BOX, { ...ANY, level: 1 }))).toEqual(['Ash Staff']);
    expect(names(found(BOX, { ...ANY, owner: 'petra' }))).toEqual(['Twin Daggers']);
  });

  it('come in the order that is asked for', () => {
    const cards = BOX.filter(({ shelf }) => shelf === 'cards');
    expect(names(sorted(cards, 'name'))).toEqual(['Ash Staff', 'Twin Daggers']);
    expect(names(sorted(cards, 'cost'))).toEqual(['Ash Staff', 'Twin Daggers']);
    expect(names(sorted(cards, 'box'))).toEqual(['Twin Daggers', 'Ash Staff']);
  });

  it('have an address each, also where two have one id', () => {
    expect(BOX.map(({ address }) => address)).toEqual(['petra', 'twin-daggers', 'ash-staff', 'petra.quests']);
  });

  it('follow each other in a ring', () => {
    expect(beside(BOX, 'petra', -1)?.address).toBe('petra.quests');
    expect(beside(BOX, 'petra.quests', 1)?.address).toBe('petra');
  });

  it('offer a choice only where they differ', () => {
    expect(choices(BOX, ({ shown }) => shown.level)).toEqual([1, 2]);
    expect(choices(BOX, ({ shown }) => shown.owner)).toEqual([]);
  });

  it('are the same card as at the table', () => {
    const daggers = BOX.find(({ id }) => id === 'twin-daggers');
    expect(daggers && asCard(daggers)).toMatchObject({ name: 'Twin Daggers', cost: 2, kind: 'weapon', face_up: true });
  });
});
