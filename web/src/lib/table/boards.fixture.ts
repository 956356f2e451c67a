import type { Choice, Scene, Token } from '../api/scene';
import { Parts } from '../room/parts.svelte';
import { still, type Stage } from './stage';
import { touchable } from './selecting';

/** A small map, and before a hero three rows of three places, the front row last. */
export const FORMATION = 'board:formation-p1';
const MAP = 'board:path';

const slots = [0, 1, 2].flatMap((y) =>
  [0, 1, 2].map((x) => ({ id: `slot:p1-${3 - y}${'abc'[x]}`, x, y, terrain: 'floor', marks: [] })),
);
const squares = [0, 1, 2].map((x) => ({ id: `sq:${x}`, x, y: 0, terrain: x === 2 ? 'lava' : 'floor', marks: [] }));
const board = { width: 0, height: 0, cells: [], edges: [], tiles: [] };
const room = { id: 'tile:1', name: 'Drain', x: 0, y: 0, width: 3, height: 1, turned: 0, number: 7, is_place: true, marks: ['noise-6'] };
const door = { id: 'edge:0,0,n', x: 0, y: 0, side: 'n', kind: 'sealed' };

export function token(id: string, on: string, x: number, y: number): Token {
  const health = [{ name: 'Health', value: 2, most: 5 }];
  const figure = { width: 1, height: 1, owner: -1, facing: -1, bars: health, states: ['stunned'], kind: 'monster', level: 1, stats: [], art: '' };
  return { id: `fig:${id}`, name: id, icon: 'goblin', text: '', board: on, x, y, ...figure };
}

export function scene(...tokens: Token[]): Scene {
  const map = { ...board, id: MAP, name: 'Path', cells: squares, edges: [door], tiles: [room] };
  const formation = { ...board, id: FORMATION, name: 'Enemies before p1', cells: slots };
  return { banner: '', boards: [map, formation], tokens, zones: [], tracks: [], decision: null };
}

export function choice(move: string, ...touch: string[]): Choice {
  return { move, label: move, touch, cost: null, final: false, group: '', is_primary: false };
}

/** What is drawn, and what was touched of it. */
export function staged(choices: Choice[], ...tokens: Token[]): { stage: Stage; parts: Parts; touched: string[] } {
  const parts = new Parts();
  parts.reset(scene(...tokens));
  const touched: string[] = [];
  const can = touchable(choices, []);
  const stage = { ...still(parts), touchable: can, touch: (thing: string) => void touched.push(thing) };
  return { stage, parts, touched };
}
