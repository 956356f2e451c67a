/** What a cue draws on the board: motions of figures, and what appears above them. */
import { sumSaid, type Cued } from './cues';
import { waitOf } from './pacing';

export type Tone = 'harm' | 'heal' | 'gain' | 'dark' | 'plain';
export type MarkKind = 'hop' | 'lunge' | 'shake' | 'shot' | 'slash' | 'shield' | 'number' | 'die' | 'fog' | 'card' | 'banner';

export interface Mark {
  kind: MarkKind;
  /** The figure, tile or card that it is about. */
  at: string;
  /** What a motion goes to. */
  to?: string;
  words?: string;
  icon?: string;
  tone?: Tone;
  roll?: number;
  delay: number;
  ms: number;
}

/** Motions of figures themselves; all else is drawn above them. */
export const MOTIONS: MarkKind[] = ['hop', 'lunge', 'shake'];

const RISE = 700;
const BLOW = 120;

/** The marks of one cue, in milliseconds at normal pace. A blow from further away is a shot. */
export function marksOf(cue: Cued, isNear: boolean): Mark[] {
  const { actor = '', target = '', amount = 0, label, thing } = cue;
  const whom = target || actor;
  switch (cue.kind) {
    case 'move':
      return [{ kind: 'hop', at: actor, delay: 0, ms: waitOf(cue) }];
    case 'roll':
      return [{ kind: 'die', at: whom, roll: cue.roll ?? 0, words: sumSaid(cue), tone: toneOf(cue), delay: 0, ms: 1_400 }];
    case 'attack':
      return target && actor ? [isNear ? { kind: 'lunge', at: actor, to: target, delay: 0, ms: 210 } : { kind: 'shot', at: actor, to: target, delay: 0, ms: 210 }] : [];
    case 'damage':
      return [
        { kind: 'slash', at: whom, delay: 0, ms: BLOW },
        { kind: 'shake', at: whom, delay: BLOW / 2, ms: BLOW },
        rising(whom, amount > 0 ? `−${amount}` : 'No harm', amount > 0 ? 'harm' : 'plain'),
      ];
    case 'heal':
      return [rising(whom, `+${amount}`, 'heal')];
    case 'miss':
      return [rising(whom, 'Miss', 'plain')];
    case 'block':
      return [{ kind: 'shield', at: whom, delay: 0, ms: 420 }, rising(whom, 'Blocked', 'plain')];
    case 'card':
      return [{ kind: 'card', at: thing, words: label, delay: 0, ms: 1_100 }];
    case 'tile':
      return [{ kind: 'fog', at: target || thing, delay: 0, ms: 380 }];
    case 'foe':
      return [{ kind: 'fog', at: whom, delay: 0, ms: 380 }];
    case 'gain':
      return amount > 0 ? [rising(whom, `+${amount}`, 'gain')] : [];
    case 'treasure':
      // Who finds it is not always known; then the card itself is shown.
      return target.startsWith('card:') ? [{ kind: 'card', at: target, delay: 0, ms: 1_100 }] : [rising(whom, label || 'Treasure', 'gain', 'treasure')];
    case 'curse':
      return [rising(whom, label || 'Cursed', 'dark', 'curse')];
    case 'level':
      return [rising(whom, amount > 0 ? `Level ${amount}` : 'Level up', 'gain')];
    case 'round':
    case 'end':
      return [{ kind: 'banner', at: '', words: cue.words, delay: 0, ms: 1_160 }];
    default:
      return [];
  }
}

function rising(at: string, words: string, tone: Tone, icon = ''): Mark {
  return { kind: 'number', at, words, tone, icon, delay: 0, ms: RISE };
}

function toneOf({ roll, isMet }: Cued): Tone {
  if (roll === 20) return 'gain';
  if (roll === 1) return 'dark';
  return isMet === false ? 'plain' : 'harm';
}
