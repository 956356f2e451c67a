import { describe, expect, it } from 'vitest';
import type { Rules } from '../api/messages';
import { found, linked, parts } from './rulebook';

const BOOK: Rules = {
  game: 'toy',
  areas: [
    { id: 'T-MOV', title: 'Moving', part: 'A turn' },
    { id: 'T-BAT', title: 'Attacks', part: 'Fighting' },
    { id: 'T-XP', title: 'Experience', part: 'Fighting' },
  ],
  rules: [
    { id: 'T-BAT-01', text: 'Strength beyond the defence is damage.', kind: 'act', area: 'T-BAT' },
    { id: 'T-MOV-01', text: 'A step costs 1.', kind: 'act', area: 'T-MOV' },
    { id: 'T-MOV-02', text: 'Leaving a foe costs 2.', kind: 'act', area: 'T-MOV' },
  ],
  guide: { lead: '', passages: [] },
  pieces: [],
};

describe('the rulebook', () => {
  it('has its rules under titles, in the order of the areas', () => {
    const shape = parts(BOOK.areas, BOOK.rules).map(({ title, chapters }) => [title, chapters.map(({ area, rules }) => `${area.title} ${rules.length}`)]);
    expect(shape).toEqual([['A turn', ['Moving 2']], ['Fighting', ['Attacks 1']]]);
  });

  it('is searched by words, ids and titles', () => {
    expect(found(BOOK, 'costs foe').map(({ id }) => id)).toEqual(['T-MOV-02']);
    expect(found(BOOK, 't-bat').map(({ id }) => id)).toEqual(['T-BAT-01']);
    expect(found(BOOK, 'moving step').map(({ id }) => id)).toEqual(['T-MOV-01']);
    expect(found(BOOK, ' ')).toHaveLength(3);
  });

  it('finds rules that words name', () => {
    expect(linked('Roll the die [T-BAT-01] [T-MOV-02]. Done.')).toEqual([
      ['Roll the die', false],
      ['T-BAT-01', true],
      ['T-MOV-02', true],
      ['. Done.', false],
    ]);
    expect(linked('No rule')).toEqual([['No rule', false]]);
  });
});
