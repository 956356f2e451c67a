import type { LogLine } from '../api/messages';

/** One thing that happened, as it is told: the line, what came of it, and the first move it stands for. */
export interface Beat {
  line: LogLine;
  from: number;
  /** What followed at once, in half sentences: what is left of health, who fell, what was gained. */
  after: LogLine[];
}

/** What belongs to the blow, the card or the fall before it. */
const FOLLOWING = ['damage', 'heal', 'fall', 'gain'];
const LEADING = ['attack', 'miss', 'block', 'card', 'treasure', 'damage', 'fall', 'heal'];

/** The lines of a log: the steps of one walk told as its end, a blow with all that came of it. */
export function beats(lines: LogLine[]): Beat[] {
  const told: Beat[] = [];
  for (const [i, line] of lines.entries()) {
    const before = told.at(-1);
    if (isSaidBelow(line, lines[i + 1])) continue;
    if (before && isOneWalk(before.line, line)) told[told.length - 1] = { line, from: before.from, after: [] };
    else if (before && follows(before, line)) before.after.push(line);
    else told.push({ line, from: line.move, after: [] });
  }
  return told;
}

/** Whether the next line says all that this one says: the die before a blow, a choice before what it does. */
function isSaidBelow(line: LogLine, next: LogLine | undefined): boolean {
  if (!next) return false;
  const isDie = line.cue?.kind === 'roll' && line.cue.needs != null;
  if (isDie) return next.move === line.move && ['attack', 'miss', 'block'].includes(next.cue?.kind ?? '') && next.cue?.actor === line.cue?.actor;
  return line.kind === 'move' && next.move <= line.move + 1 && next.kind !== 'move' && next.cue != null;
}

/** Whether a line only says what came of the one before, in the same move. */
function follows(before: Beat, line: LogLine): boolean {
  const last = before.after.at(-1) ?? before.line;
  return line.move === last.move && LEADING.includes(last.cue?.kind ?? '') && FOLLOWING.includes(line.cue?.kind ?? '');
}

/** Whether two lines tell of steps that the same figure takes in one go. */
function isOneWalk(first: LogLine, second: LogLine): boolean {
  const [walker, next] = [first.things?.[0]?.id, second.things?.[0]?.id];
  const areSteps = first.kind === 'token-moved' && second.kind === 'token-moved';
  return areSteps && walker === next && first.round === second.round && first.seat === second.seat;
}

/** What a line tells of, for its colour: harm, healing, or what is gained. */
export function toneOf({ kind, cue }: LogLine): '' | 'harm' | 'heal' | 'gain' {
  if (cue && ['damage', 'fall', 'curse'].includes(cue.kind)) return 'harm';
  if (cue?.kind === 'heal') return 'heal';
  if (cue && ['treasure', 'level', 'gain'].includes(cue.kind)) return 'gain';
  return kind === 'gained' ? 'gain' : '';
}
