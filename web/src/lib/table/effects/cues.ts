/** What a move's lines show, one after another: their cues in order, each with what it needs to be drawn. */
import type { Cue, LogLine } from '../../api/messages';

export interface Cued extends Cue {
  /** What the line calls the thing besides actor and target: a curse, a card. */
  label: string;
  /** The card or tile that the line speaks of. */
  thing: string;
  round: number;
  words: string;
  /** The roll with all that was added to it. */
  total?: number;
  /** Whether a roll did what it was made for. */
  isMet?: boolean;
}

const ANSWERS = ['miss', 'block', 'damage'];

/** The cues of lines, completed: a blow before its result, a fall once, a walk as one. */
export function cuesOf(lines: LogLine[]): Cued[] {
  const cues = lines.flatMap((line) => (line.cue ? [cuedOf(line, line.cue)] : []));
  return judged(walked(fallen(struck(cues))));
}

function cuedOf(line: LogLine, cue: Cue): Cued {
  const others = (line.things ?? []).filter(({ id }) => id !== cue.actor && id !== cue.target);
  const [thing = ''] = [cue.target ?? '', ...(line.things ?? []).map(({ id }) => id)].filter((id) => /^(card|tile):/.test(id));
  return { ...cue, label: others[0]?.name ?? '', thing, round: line.round ?? 0, words: line.text, ...totalOf(line, cue) };
}

/** A roll knows its total; where a blow knows its roll, the die is the first addend of its sum. */
function totalOf({ terms = [] }: LogLine, { kind, roll, amount }: Cue): { total?: number } {
  if (roll == null) return {};
  if (kind === 'roll' && amount) return { total: amount };
  const [first] = terms;
  if (!first || first.amount !== roll) return { total: roll };
  return { total: terms.filter(({ group }) => group === first.group).reduce((sum, { amount }) => sum + amount, 0) };
}

/** A result names who struck: then the blow, and the roll for it, come before it. */
function struck(cues: Cued[]): Cued[] {
  let blow = '';
  return cues.flatMap((cue) => {
    if (cue.kind === 'roll') blow = '';
    const own = `${cue.actor} ${cue.target}`;
    const isBlow = cue.kind === 'attack' || (ANSWERS.includes(cue.kind) && Boolean(cue.actor) && cue.actor !== cue.target && own !== blow);
    if (!isBlow) return [cue];
    blow = own;
    const attack = { ...cue, kind: 'attack' };
    const rolled = cue.roll == null ? [attack] : [{ ...cue, kind: 'roll' }, attack];
    return cue.kind === 'attack' ? rolled : [...rolled, cue];
  });
}

function fallen(cues: Cued[]): Cued[] {
  const down = new Set<string | undefined>();
  return cues.flatMap((cue) => {
    const falls = (cue.kind === 'fall' || cue.falls) && !down.has(cue.target);
    if (falls) down.add(cue.target);
    if (cue.kind === 'fall') return falls ? [cue] : [];
    return falls ? [cue, { ...cue, kind: 'fall' }] : [cue];
  });
}

function walked(cues: Cued[]): Cued[] {
  const shown: Cued[] = [];
  for (const cue of cues) {
    const before = shown.at(-1);
    const isOn = before?.kind === 'move' && cue.kind === 'move' && before.actor === cue.actor;
    if (before && isOn) shown[shown.length - 1] = { ...cue, path: joined(before.path, cue.path) };
    else shown.push(cue);
  }
  return shown;
}

function joined(first: string[] = [], then: string[] = []): string[] {
  return [...first, ...(first.at(-1) === then[0] ? then.slice(1) : then)];
}

/** A roll is for whom the blow is for that follows. It was good if it says so, or what follows does. */
function judged(cues: Cued[]): Cued[] {
  return cues.map((cue, i) => {
    if (cue.kind !== 'roll') return cue;
    const rest = cues.slice(i + 1);
    const next = rest.findIndex(({ kind }) => kind === 'roll');
    const until = next < 0 ? rest : rest.slice(0, next);
    const answer = until.find(({ kind }) => ANSWERS.includes(kind));
    const target = cue.target || until.find(({ kind }) => kind === 'attack')?.target || '';
    if (cue.is_met != null) return { ...cue, target, isMet: cue.is_met };
    if (answer) return { ...cue, target, isMet: answer.kind !== 'miss' };
    return cue.needs == null ? { ...cue, target } : { ...cue, target, isMet: (cue.total ?? 0) >= cue.needs };
  });
}

/** A roll in figures, as it is true: 18 ≥ 13. */
export function sumSaid({ total, needs, isMet }: Pick<Cued, 'total' | 'needs' | 'isMet'>): string {
  if (total == null || needs == null) return '';
  if (total === needs) return `${total} = ${needs}`;
  const isOver = total > needs;
  return `${total} ${isOver ? (isMet ? '≥' : '>') : isMet ? '≤' : '<'} ${needs}`;
}
