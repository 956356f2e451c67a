import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Boards from './Boards.svelte';
import { choice, FORMATION, staged, token } from './boards.fixture';

let page: Record<string, unknown> | null = null;

function shown(...given: Parameters<typeof staged>) {
  const at = staged(...given);
  page = mount(Boards, { target: document.body, props: { stage: at.stage } });
  flushSync();
  return at;
}

const cell = (id: string) => document.getElementById(id)!;
const named = (id: string) => cell(id).getAttribute('aria-label');

function press(id: string, key: string): void {
  cell(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

test('every further board is a panel with its name, rows and figures', () => {
  shown([], token('Rat', FORMATION, 1, 2));
  const panel = document.querySelector(`[data-board="${FORMATION}"]`)!;
  expect(panel.getAttribute('aria-label')).toBe('Enemies before p1');
  expect([...panel.querySelectorAll('.label')].map((label) => label.textContent)).toEqual(['Row 3', 'Row 2', 'Row 1']);
  expect(panel.textContent).toContain('stunned');
  expect(named('slot:p1-1b')).toBe('row 1 b, Rat 2 of 5 Health stunned');
});

test('what can be touched on a panel lights up and is touched there', () => {
  const { touched } = shown([choice('strike', 'fig:Rat'), choice('aim', 'slot:p1-3a')], token('Rat', FORMATION, 1, 2));
  expect(document.querySelectorAll(`[data-board="${FORMATION}"] .cell.can`)).toHaveLength(2);
  expect(document.querySelector('.piece.target')).not.toBeNull();
  cell('slot:p1-1b').click();
  press('slot:p1-3a', 'Enter');
  expect(touched).toEqual(['fig:Rat', 'slot:p1-3a']);
});

test('arrow keys go from cell to cell of a panel, and one of them is a stop for Tab', () => {
  shown([], token('Rat', FORMATION, 1, 2));
  const stops = () => [...document.querySelectorAll('.panel [tabindex="0"]')].map((stop) => stop.id);
  expect(stops()).toEqual(['slot:p1-3a']);
  press('slot:p1-3a', 'ArrowDown');
  press('slot:p1-2a', 'l');
  expect(document.activeElement?.id).toBe('slot:p1-2b');
  expect(stops()).toEqual(['slot:p1-2b']);
  press('slot:p1-2b', 'ArrowDown');
  press('slot:p1-1b', 'ArrowDown');
  expect(document.activeElement?.id).toBe('slot:p1-1b');
});

test('keys go from square to square of the map whatever their ids are', () => {
  shown([]);
  press('sq:0', 'ArrowRight');
  expect(document.activeElement?.id).toBe('sq:1');
});

test('grounds, sides and signs of the map are named', () => {
  shown([]);
  expect(named('sq:0')).toBe('Drain, sealed door north');
  expect(named('sq:1')).toBe('Drain, number 7, noise 6');
  expect(named('sq:2')).toContain('lava');
});

test('panels come and go as boards do, and a token that goes to another board is there', () => {
  const { parts } = shown([], token('Rat', FORMATION, 1, 2));
  expect(document.querySelector('.panel [data-token="fig:Rat"]')).not.toBeNull();
  parts.apply({ tokens: [token('Rat', 'board:path', 1, 0)] });
  flushSync();
  expect(document.querySelector('.panel [data-token="fig:Rat"]')).toBeNull();
  expect(document.querySelector('.map [data-token="fig:Rat"]')).not.toBeNull();
  parts.apply({ gone: [FORMATION] });
  flushSync();
  expect(document.querySelector('.panel')).toBeNull();
});

test('who stands on a square is drawn over what lies there, and is what one looks at', () => {
  const stairs = { ...token('Stairs', 'board:path', 1, 0), bars: [] };
  shown([], token('Rat', 'board:path', 1, 0), stairs);
  const drawn = [...document.querySelectorAll('.map [data-token]')].map((one) => one.getAttribute('data-token'));
  expect(drawn).toEqual(['fig:Stairs', 'fig:Rat']);
  expect(named('sq:1')).toMatch(/Stairs.*Rat/);
});

test('a large figure covers all of its squares', () => {
  shown([], { ...token('Giant', 'board:path', 0, 0), width: 2, height: 2 });
  expect(named('sq:0')).toContain('Giant');
  expect(named('sq:1')).toContain('Giant');
  expect(document.querySelector('.map .ring')).not.toBeNull();
});
