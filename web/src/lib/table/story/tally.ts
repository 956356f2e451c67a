/** What befell everybody since one's own turn, in one sentence. */
import type { Cued } from '../effects/cues';

export interface Fate {
  name: string;
  isHero: boolean;
  harm: number;
  healed: number;
  falls: boolean;
  curses: string[];
  treasures: string[];
}

export interface Tally {
  fates: Map<string, Fate>;
  /** Who has come, by name. */
  come: string[];
}

export interface Known {
  name: string;
  owner: number;
}

export function nothing(): Tally {
  return { fates: new Map(), come: [] };
}

/** A tally with what cues tell of besides; those who are new on the board have come. */
export function counted(tally: Tally, cues: Cued[], known: (thing: string) => Known | undefined, come: string[]): Tally {
  const fates = new Map(tally.fates);
  for (const cue of cues) {
    const whom = cue.target || cue.actor || '';
    const figure = known(whom);
    if (figure) fates.set(whom, added(fates.get(whom) ?? blank(figure), cue));
  }
  return { fates, come: [...tally.come, ...come] };
}

function blank({ name, owner }: Known): Fate {
  return { name, isHero: owner >= 0, harm: 0, healed: 0, falls: false, curses: [], treasures: [] };
}

function added(fate: Fate, { kind, amount = 0, label }: Cued): Fate {
  switch (kind) {
    case 'damage':
      return { ...fate, harm: fate.harm + amount };
    case 'heal':
      return { ...fate, healed: fate.healed + amount };
    case 'fall':
      return { ...fate, falls: true };
    case 'curse':
      return { ...fate, curses: [...fate.curses, label] };
    case 'treasure':
      return { ...fate, treasures: [...fate.treasures, label] };
    default:
      return fate;
  }
}

/** The tally as a sentence, or nothing where nothing of note happened. */
export function tallySaid({ fates, come }: Tally): string {
  const told = [...fates.values()].sort((one, other) => Number(other.isHero) - Number(one.isHero)).flatMap(fateSaid);
  const parts = [told.join(', '), comeSaid(come)].filter(Boolean);
  return parts.length > 0 ? `Since your turn: ${parts.join('; ')}.` : '';
}

function fateSaid({ name, isHero, harm, healed, falls, curses, treasures }: Fate): string[] {
  if (!isHero) return falls ? [`${name} defeated`] : [];
  const figures = [harm > 0 ? `−${harm}` : '', healed > 0 ? `+${healed}` : ''].filter(Boolean).join('\u00a0');
  const words = [
    figures,
    falls ? 'down' : '',
    ...curses.map((curse) => (curse ? `cursed (${curse})` : 'cursed')),
    ...treasures.map((treasure) => (treasure ? `finds ${treasure}` : 'finds a treasure')),
  ].filter(Boolean);
  return words.length > 0 ? [`${name} ${words.join(' and ')}`] : [];
}

function comeSaid(come: string[]): string {
  if (come.length === 0) return '';
  const counts = [...new Set(come)].map((name) => ({ name, many: come.filter((one) => one === name).length }));
  const names = counts.map(({ name, many }) => (many > 1 ? `${many} × ${name}` : name));
  const last = names.pop() ?? '';
  const all = names.length > 0 ? `${names.join(', ')} and ${last}` : last;
  return `${all} ${come.length > 1 ? 'have' : 'has'} come`;
}
