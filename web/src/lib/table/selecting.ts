import type { Preview } from '../api/messages';
import type { Choice } from '../api/scene';
import { grouped } from '../grouping';

/** What touching a thing leads to: more to touch, one choice, several to pick from, or nothing. */
export type Touched =
  | { kind: 'more'; touched: string[] }
  | { kind: 'one'; choice: Choice }
  | { kind: 'several'; choices: Choice[] }
  | { kind: 'nothing' };

/** The choices that begin with what was touched already. */
export function open(choices: Choice[], touched: string[]): Choice[] {
  return choices.filter((choice) => touched.every((thing, i) => choice.touch[i] === thing));
}

/** The things that can be touched next, each with the choices it leads to. */
export function touchable(choices: Choice[], touched: string[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of open(choices, touched)) {
    const thing = choice.touch[touched.length];
    if (thing !== undefined) found.set(thing, [...(found.get(thing) ?? []), choice]);
  }
  return found;
}

/** Touch a thing after some others. */
export function touch(choices: Choice[], touched: string[], thing: string): Touched {
  const next = [...touched, thing];
  const left = open(choices, next);
  const whole = left.filter((choice) => choice.touch.length === next.length);
  if (left.length === 0) return { kind: 'nothing' };
  if (left.length > whole.length) return { kind: 'more', touched: next };
  return whole.length === 1 && whole[0] ? { kind: 'one', choice: whole[0] } : { kind: 'several', choices: whole };
}

/** What a thing is: equal cards in one place differ in their number only. */
export function kindOf(thing: string): string {
  return thing.startsWith('card:') ? thing.replace(/\.\d+$/, '') : thing;
}

/** Things that can be touched, and all that are equal to them. */
export function withCopies<T>(found: Map<string, T>, things: string[]): Map<string, T> {
  const kinds = new Map([...found].map(([thing, choices]) => [kindOf(thing), choices]));
  const copies = things.filter((thing) => !found.has(thing) && kinds.has(kindOf(thing)));
  if (copies.length === 0) return found;
  return new Map([...found, ...copies.map((thing): [string, T] => [thing, kinds.get(kindOf(thing))!])]);
}

/** The choices of a set that these things stand for, in the order in which they are made. */
export function picked(moves: Choice[], things: string[]): Choice[] {
  const wanted = things.map(kindOf);
  return moves.filter((choice) => {
    const at = wanted.indexOf(kindOf(choice.touch[0] ?? ''));
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
}

/** Pick one thing more, or put it back; of a full set the one picked last gives way. */
export function pick(things: string[], thing: string, most: number): string[] {
  if (things.includes(thing)) return things.filter((one) => one !== thing);
  return [...things.slice(0, most - 1), thing];
}

/** Choices made with a button: nothing on the table stands for them. */
export function buttons(choices: Choice[], touched: string[]): Choice[] {
  return open(choices, touched).filter((choice) => choice.touch[touched.length]?.startsWith('btn:'));
}

/** A button, and the choices that it leads to. */
export interface Gathered {
  thing: string;
  choices: Choice[];
}

/** A choice as a button of its own. */
export function alone(choice: Choice): Gathered {
  return { thing: choice.move, choices: [choice] };
}

/** Choices as buttons: those that go on from the same one, such as all that can be ordered, are one. */
export function gathered(choices: Choice[], depth: number): Gathered[] {
  const goesOn = (choice: Choice): boolean => choice.touch.length > depth + 1;
  const groups = grouped(choices, (choice) => (goesOn(choice) ? (choice.touch[depth] ?? '') : choice.move));
  return [...groups].map(([thing, some]) => ({ thing, choices: some }));
}

/** What a button is called that leads to several: `btn:order`. */
export function buttonSaid(thing: string): string {
  return thing.replace(/^btn:/, '').replaceAll('-', ' ');
}

/** A card against a foe in a few words: its name, how likely it hits, and what a hit leaves. */
export function wayTo(choice: Choice, { things, odds, fates }: Preview, foe: string): string {
  const name = choice.label.split(':')[0] ?? choice.label;
  const [, ways, of] = odds?.[things?.indexOf(foe) ?? -1] ?? [];
  const fate = fates?.find(({ figure }) => figure === foe);
  const chance = ways !== undefined && of !== undefined ? `: ${Math.round((100 * ways) / of)} %` : '';
  return `${name}${chance}${fate ? ` (♥ ${fate.before} → ${fate.after})` : ''}`;
}
