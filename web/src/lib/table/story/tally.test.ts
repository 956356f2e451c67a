import { expect, test } from 'vitest';
import type { Cued } from '../effects/cues';
import { counted, nothing, tallySaid } from './tally';

const FIGURES: Record<string, { name: string; owner: number }> = {
  h1: { name: 'Oriel Tam', owner: 0 },
  h2: { name: 'Hadra', owner: 1 },
  m1: { name: 'Shale Runner', owner: -1 },
};
const cue = (part: Partial<Cued>): Cued => ({ kind: '', label: '', thing: '', round: 1, words: '', ...part });
const said = (cues: Cued[], come: string[] = []) => tallySaid(counted(nothing(), cues, (thing) => FIGURES[thing], come));

test('one sentence tells what befell everybody', () => {
  const cues = [
    cue({ kind: 'damage', target: 'h1', amount: 1 }),
    cue({ kind: 'curse', target: 'h2', label: 'Leadlimb' }),
    cue({ kind: 'damage', target: 'm1', amount: 1 }),
  ];
  expect(said(cues, ['Gloom Recluse'])).toBe('Since your turn: Oriel Tam −1, Hadra cursed (Leadlimb); Gloom Recluse has come.');
});

test('blows add up, falls and several newcomers are told', () => {
  const cues = [1, 2].map((amount) => cue({ kind: 'damage', target: 'h1', amount }));
  expect(said([...cues, cue({ kind: 'fall', target: 'h1' }), cue({ kind: 'fall', target: 'm1' })], ['Ogre', 'Goblin', 'Goblin'])).toBe(
    'Since your turn: Oriel Tam −3 and down, Shale Runner defeated; Ogre and 2 × Goblin have come.',
  );
});

test('where nothing of note happened nothing is said', () => {
  expect(said([cue({ kind: 'move', actor: 'm1' })])).toBe('');
});
