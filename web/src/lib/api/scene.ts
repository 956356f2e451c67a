// The parts of a scene, whole: the server always sends every field of them.
import type * as m from './messages';

export type Cell = Required<m.Cell>;
export type Edge = Required<m.Edge>;
export type Tile = Required<m.Tile>;
export type Board = Required<m.Board>;
export type Bar = Required<m.Bar>;
export type Token = Required<Omit<m.Token, 'bars' | 'stats'>> & { bars: Bar[]; stats: m.Stat[] };
export type Card = Required<Omit<m.Card, 'facts'>> & { facts: m.Stat[] };
export type Zone = Required<Omit<m.CardZone, 'cards'>> & { cards: Card[] };
export type Track = Required<m.Track>;
export type Choice = Required<m.Choice>;
export type Picking = Required<Omit<m.Picking, 'moves'>> & { moves: Choice[] };
export type Headline = Required<m.Headline>;
export type Decision = Required<Omit<m.Decision, 'choices' | 'picking'>> & { choices: Choice[]; picking: Picking | null };
export type Scene = m.Scene;
export type Delta = m.Delta;
