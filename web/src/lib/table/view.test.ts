import { expect, test } from 'vitest';
import { BARE, View } from './view.svelte';

const BOUNDS = { x: 0, y: 0, width: 10, height: 10 };

test('all of a board is shown, and again on a smaller screen', () => {
  const view = new View();
  view.fit(BOUNDS, { width: 800, height: 400 }, BARE, 28, null);
  expect(view.box).toBe('-5 0 20 10');
  view.fit(BOUNDS, { width: 400, height: 400 }, BARE, 28, null);
  expect(view.box).toBe('0 0 10 10');
});

test('a board is shown where nothing lies over it', () => {
  const view = new View();
  view.fit(BOUNDS, { width: 800, height: 400 }, { left: 300, top: 0, right: 100, bottom: 0 }, 28, null);
  expect(view.box).toBe('-7.5 0 20 10');
  expect(view.isWhole).toBe(true);
});

test('what is shown around somebody at the edge does not reach beyond the board', () => {
  const view = new View();
  view.fit(BOUNDS, { width: 200, height: 300 }, BARE, 40, { x: 9.5, y: 9.5 });
  expect(view.box).toBe('5 2.5 5 7.5');
  view.fit(BOUNDS, { width: 200, height: 600 }, BARE, 40, { x: 5, y: 9.5 });
  expect(view.box).toBe('2.5 -2.5 5 15');
});

test('what is asked for comes into sight, and nothing moves if some of it is there', () => {
  const view = new View();
  view.fit({ x: 0, y: 0, width: 40, height: 40 }, { width: 400, height: 400 }, BARE, 100, { x: 2, y: 2 });
  expect(view.box).toBe('0 0 4 4');
  view.meet([{ x: 3, y: 3 }, { x: 9, y: 9 }]);
  expect(view.box).toBe('0 0 4 4');
  view.meet([{ x: 30, y: 9 }, { x: 9, y: 3 }]);
  expect(view.box).toBe('7 1 4 4');
});

test('who acts and who is meant come into sight together', () => {
  const view = new View();
  view.fit({ x: 0, y: 0, width: 40, height: 40 }, { width: 400, height: 400 }, BARE, 100, { x: 2, y: 2 });
  view.gather([{ x: 2, y: 2 }, { x: 3, y: 3 }]);
  expect(view.box).toBe('0 0 4 4');
  view.gather([{ x: 4, y: 3 }, { x: 6, y: 5 }]);
  expect(view.box).toBe('3 2 4 4');
  view.gather([{ x: 30, y: 10 }, { x: 3, y: 3 }]);
  expect(view.box).toBe('28 8 4 4');
});

test('what a panel hides is not in sight', () => {
  const view = new View();
  view.fit({ x: 0, y: 0, width: 40, height: 40 }, { width: 400, height: 400 }, { ...BARE, left: 200 }, 100, { x: 2, y: 2 });
  expect(view.box).toBe('-1 0 4 4');
  view.meet([{ x: 1.5, y: 3 }]);
  expect(view.box).toBe('-1 0 4 4');
  view.meet([{ x: 0.5, y: 3 }]);
  expect(view.box).toBe('-2 1 4 4');
});

test('who came closer stays where they are when the screen becomes narrower', () => {
  const view = new View();
  view.fit(BOUNDS, { width: 400, height: 400 }, BARE, 28, null);
  view.zoom(0.5, 2, 2);
  expect(view.box).toBe('1 1 5 5');
  view.fit(BOUNDS, { width: 200, height: 400 }, BARE, 28, null);
  expect(view.box).toBe('2.25 1 2.5 5');
});
