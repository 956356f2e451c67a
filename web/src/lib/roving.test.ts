import { afterEach, expect, test } from 'vitest';
import { next, roving } from './roving';

let group: HTMLElement;

function shown(...names: string[]): HTMLElement[] {
  group = document.createElement('div');
  group.innerHTML = names.map((name) => `<button id="${name}">${name}</button>`).join('');
  document.body.append(group);
  roving(group);
  return [...group.querySelectorAll('button')];
}

function press(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const stops = () => [...group.querySelectorAll<HTMLElement>('button')].filter((one) => one.tabIndex === 0).map(({ id }) => id);

afterEach(() => group.remove());

test('a group is one stop, and arrows go round in it', () => {
  const [a] = shown('a', 'b', 'c');
  expect(stops()).toEqual(['a']);
  a?.focus();
  press('ArrowRight');
  expect(document.activeElement?.id).toBe('b');
  expect(stops()).toEqual(['b']);
  press('ArrowLeft');
  press('ArrowLeft');
  expect(document.activeElement?.id).toBe('c');
  press('Home');
  expect(document.activeElement?.id).toBe('a');
});

test('what is gone leaves the focus to its neighbour', async () => {
  const [, b] = shown('a', 'b', 'c');
  b?.focus();
  b?.remove();
  await new Promise((done) => setTimeout(done));
  expect(stops()).toEqual(['c']);
});

test('other keys lead nowhere', () => {
  expect(next('x', 0, 3)).toBeNull();
  expect(next('ArrowDown', 2, 3)).toBe(0);
  expect(next('End', 0, 0)).toBeNull();
});
