import type { LogLine } from '../api/messages';

/** One thing that happened, as it is told: the line, and the earlier ones that it stands for. */
export interface Beat {
  line: LogLine;
  from: number;
}

/** The lines of a log, the steps of one walk told as its end. */
export function beats(lines: LogLine[]): Beat[] {
  const told: Beat[] = [];
  for (const line of lines) {
    const before = told.at(-1);
    if (before && isOneWalk(before.line, line)) told[told.length - 1] = { line, from: before.from };
    else told.push({ line, from: line.move });
  }
  return told;
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
  if (cue && ['treasure', 'level'].includes(cue.kind)) return 'gain';
  return kind === 'gained' ? 'gain' : '';
}
