/** What others and the dungeon did, deed by deed: who does what to whom, and what came of it. */
import type { LogLine, Reasoning } from '../../api/messages';
import { grouped } from '../../grouping';
import { beats } from '../beats';
import { cuesOf, type Cued } from '../effects/cues';

export interface Deed {
  /** The move after which the table is as the deed left it. */
  move: number;
  lines: LogLine[];
  cues: Cued[];
  actor: string;
  target: string;
  path: string[];
  /** What is told of it, the most important first. */
  words: string[];
  roll: Cued | null;
  reasoning: Reasoning | null;
  /** Whether it waits to be seen: one's own deeds do not. */
  isTold: boolean;
}

/** Whose a figure is: a seat, -1 for the dungeon, nothing for what is no figure. */
export type OwnerOf = (thing: string) => number | undefined;

/** What somebody does, and not what befalls him. */
const ACTS = ['attack', 'miss', 'block', 'move', 'roll', 'card'];
const SEEN = [...ACTS, 'damage', 'heal', 'fall', 'tile', 'foe', 'curse', 'level'];
/** What the dungeon does by itself. */
const ITS_OWN = ['card', 'curse', 'foe'];
/** Lines of these kinds name who acts first, even without a cue. */
const TOLD = ['attack-resolved', 'token-moved'];
/** What is drawn beside the words is not said again. */
const DRAWN = ['roll', 'damage', 'heal', 'turn'];
const NOWHERE = 'nowhere';
const WEIGHTS = ['attack', 'miss', 'block', 'card', 'curse', 'treasure', 'tile', 'foe', 'fall', 'heal', 'level', 'move'];

/** The lines of each move are one deed, the moves of one walk too. */
export function deedsOf(lines: LogLine[], mine: number[], ownerOf: OwnerOf): Deed[] {
  const deeds = [...grouped(lines, ({ move }) => move).values()].map((some) => deedOf(some, mine, ownerOf));
  return deeds.reduce<Deed[]>((told, deed) => {
    const before = told.at(-1);
    if (before && isOneWalk(before, deed)) return [...told.slice(0, -1), deedOf([...before.lines, ...deed.lines], mine, ownerOf)];
    return [...told, deed];
  }, []);
}

function isOneWalk(first: Deed, then: Deed): boolean {
  return first.actor !== '' && first.actor === then.actor && [first, then].every(isWalk);
}

function isWalk({ lines }: Deed): boolean {
  const kinds = lines.map(kindOf);
  return kinds.includes('move') && kinds.every((kind) => kind === 'move' || kind === '');
}

function deedOf(lines: LogLine[], mine: number[], ownerOf: OwnerOf): Deed {
  const cues = cuesOf(lines);
  const main = cues.find(({ kind }) => kind === 'attack') ?? cues.find(({ actor }) => actor);
  const actor = main?.actor || lines.map(actorOf).find(Boolean) || lines.find(({ reasoning }) => reasoning)?.things?.[0]?.id || '';
  const move = cues.filter(({ kind }) => kind === 'move').at(-1);
  return {
    move: lines.at(-1)?.move ?? 0,
    lines,
    cues,
    actor,
    target: main?.target || cues.find(({ target }) => target)?.target || chosenIn(lines) || besides(lines, actor, ownerOf),
    path: move?.path ?? [],
    words: wordsOf(lines),
    roll: cues.find(({ kind }) => kind === 'roll') ?? null,
    reasoning: lines.findLast(({ reasoning }) => reasoning)?.reasoning ?? null,
    isTold: isTold(lines, mine, ownerOf),
  };
}

/** Whether anything is told that somebody else did, or the dungeon. */
function isTold(lines: LogLine[], mine: number[], ownerOf: OwnerOf): boolean {
  // How a tie was settled is no story of its own, and one that I settle is known already.
  if (lines.some((line) => line.reasoning?.line && (!mine.includes(line.seat) || isOfFoe(line, ownerOf)))) return true;
  // Who strikes and is no figure is a card or trap: the dungeon.
  const known = lines.map(actorOf).filter(Boolean).map((actor) => ownerOf(actor) ?? -1);
  const isMine = known.some((owner) => mine.includes(owner));
  const seat = lines[0]?.seat ?? -1;
  if (known.length > 0 && !isMine) return !mine.includes(seat) || lines.some((line) => kindOf(line) !== 'move' && actorOf(line));
  if (isMine) return false;
  const kinds = seat >= 0 && !mine.includes(seat) ? SEEN : seat < 0 ? ITS_OWN : [];
  return lines.some((line) => kinds.includes(kindOf(line)));
}

function isOfFoe({ things = [] }: LogLine, ownerOf: OwnerOf): boolean {
  return ownerOf(things[0]?.id ?? '') === -1;
}

/** Who does something in a line; nobody where something befalls somebody. */
function actorOf(line: LogLine): string {
  if (line.cue) return ACTS.includes(kindOf(line)) ? (line.cue.actor ?? '') : '';
  return TOLD.includes(line.kind) ? (line.things?.[0]?.id ?? '') : '';
}

/** What a line tells of; that somebody is put on the board is no walk. */
function kindOf({ cue, kind }: LogLine): string {
  if (cue) return cue.kind === 'move' && cue.path?.[0] === NOWHERE ? '' : cue.kind;
  return kind === 'token-moved' ? 'move' : kind === 'attack-resolved' ? 'attack' : '';
}

function chosenIn(lines: LogLine[]): string {
  return lines.find(({ reasoning }) => reasoning?.chosen)?.reasoning?.chosen ?? '';
}

/** The second figure that an attack speaks of. */
function besides(lines: LogLine[], actor: string, ownerOf: OwnerOf): string {
  const attack = lines.find((line) => kindOf(line) === 'attack');
  return attack?.things?.find(({ id }) => id !== actor && ownerOf(id) !== undefined)?.id ?? '';
}

function wordsOf(lines: LogLine[]): string[] {
  const told = beats(lines).flatMap(({ line, after }) => [line, ...after]);
  const plain = told.filter((line) => !DRAWN.includes(kindOf(line)) && !line.reasoning);
  const weight = (line: LogLine): number => (WEIGHTS.indexOf(kindOf(line)) + WEIGHTS.length + 1) % (WEIGHTS.length + 1);
  return [...(plain.length > 0 ? plain : told)].sort((one, other) => weight(one) - weight(other)).map(({ text }) => text);
}
