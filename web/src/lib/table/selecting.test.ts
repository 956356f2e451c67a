import { expect, test } from 'vitest';
import type { Preview } from '../api/messages';
import type { Choice } from '../api/scene';
import { buttons, buttonSaid, gathered, pick, picked, touch, touchable, withCopies, wayTo } from './selecting';

const choice = (move: string, ...touched: string[]): Choice => ({
  move,
  label: move,
  touch: touched,
  cost: null,
  final: false,
  group: '',
  is_primary: false,
});

const CHOICES = [
  choice('move 1,1', 'sq:1,1'),
  choice('open', 'edge:1,1,e'),
  choice('pick', 'edge:1,1,e'),
  choice('throw net at orc', 'card:net', 'fig:orc'),
  choice('throw net at rat', 'card:net', 'fig:rat'),
  choice('rest', 'btn:rest'),
];

test('what begins a choice can be touched', () => {
  expect([...touchable(CHOICES, []).keys()]).toEqual(['sq:1,1', 'edge:1,1,e', 'card:net', 'btn:rest']);
  expect([...touchable(CHOICES, ['card:net']).keys()]).toEqual(['fig:orc', 'fig:rat']);
});

test('one thing can be a whole choice', () => {
  expect(touch(CHOICES, [], 'sq:1,1')).toEqual({ kind: 'one', choice: CHOICES[0] });
});

test('one thing can mean several choices', () => {
  expect(touch(CHOICES, [], 'edge:1,1,e')).toMatchObject({ kind: 'several', choices: { length: 2 } });
});

test('a card may want a target', () => {
  expect(touch(CHOICES, [], 'card:net')).toEqual({ kind: 'more', touched: ['card:net'] });
  expect(touch(CHOICES, ['card:net'], 'fig:rat')).toEqual({ kind: 'one', choice: CHOICES[4] });
});

test('nothing begins with what cannot be used', () => {
  expect(touch(CHOICES, [], 'fig:orc')).toEqual({ kind: 'nothing' });
});

test('buttons stand for what is not on the table', () => {
  expect(buttons(CHOICES, []).map((found) => found.move)).toEqual(['rest']);
});

test('what goes on from one button is one button', () => {
  const orders = [choice('order rope', 'btn:order', 'btn:order-rope'), choice('order key', 'btn:order', 'btn:order-key')];
  const shown = gathered([...orders, choice('rest', 'btn:rest')], 0);
  expect(shown.map(({ thing, choices }) => [thing, choices.length])).toEqual([['btn:order', 2], ['rest', 1]]);
  expect(gathered(orders, 1).map(({ choices }) => choices.length)).toEqual([1, 1]);
  expect(buttonSaid('btn:order')).toBe('order');
});

const HAND = ['card:dawn-lance#hand-1.0', 'card:reflex#hand-1.1', 'card:reflex#hand-1.2', 'card:wind-step#hand-1.3'];
const STAKES = [
  choice('stake dawn-lance', 'card:dawn-lance#hand-1.0'),
  choice('stake reflex', 'card:reflex#hand-1.1'),
  choice('stake reflex', 'card:reflex#hand-1.1'),
  choice('stake wind-step', 'card:wind-step#hand-1.3'),
];
const moves = (...things: number[]) => picked(STAKES, things.map((at) => HAND[at]!)).map((one) => one.move);

test('a set is made in its own order, in whatever order it was picked', () => {
  expect(moves(3, 0)).toEqual(['stake dawn-lance', 'stake wind-step']);
  expect(moves(2, 1)).toEqual(['stake reflex', 'stake reflex']);
  expect(moves(2)).toEqual(['stake reflex']);
});

test('what was picked is put back, and of a full set the last gives way', () => {
  expect(pick(pick([], 'a', 2), 'b', 2)).toEqual(['a', 'b']);
  expect(pick(['a', 'b'], 'a', 2)).toEqual(['b']);
  expect(pick(['a', 'b'], 'c', 2)).toEqual(['a', 'c']);
});

test('every copy of a card can be touched', () => {
  const lit = withCopies(touchable([STAKES[1]!], []), HAND);
  expect([...lit.keys()]).toEqual(['card:reflex#hand-1.1', 'card:reflex#hand-1.2']);
});

test('a way to a foe is told with its chance and what it leaves', () => {
  const glint = { move: 'h1 use searing-glint', label: 'use Searing Glint: Attack one enemy within 1 tile' } as Choice;
  const preview = {
    text: '',
    things: ['fig:m1', 'fig:m2'],
    odds: [
      ['hits Shale Runner', 13, 20],
      ['hits Dartcaster', 9, 20],
    ],
    fates: [{ figure: 'fig:m2', before: 1, after: 0 }],
  } as unknown as Preview;
  expect(wayTo(glint, preview, 'fig:m2')).toBe('use Searing Glint: 45 % (♥ 1 → 0)');
  expect(wayTo(glint, { text: '' } as Preview, 'fig:m9')).toBe('use Searing Glint');
});
