/** The frames of each mark: only what can be moved and faded without laying the page out anew. */
import type { Mark } from './marks';

export interface Motion {
  frames: Keyframe[];
  easing: string;
}

/** For those who want no motion, things come and go softly. */
const FADE = 120;
const SOFT = 'cubic-bezier(.2, .8, .2, 1)';

/** How a figure lunges, in pixels. */
const LUNGE = 13;
const HOP = 6;
const SHAKE = 3;

type By = { x: number; y: number };

/** How a mark moves; `by` is the way in pixels from where it is to what it goes to, `unit` how much of a unit of its parent a pixel is. */
export function motionOf(mark: Mark, isStill: boolean, by: By = { x: 0, y: 0 }, unit = 1): Motion {
  return isStill ? fade(mark.ms) : moving(mark, by, unit);
}

function fade(ms: number): Motion {
  const part = Math.min(0.45, FADE / Math.max(1, ms));
  return { frames: [{ opacity: 0 }, { opacity: 1, offset: part }, { opacity: 1, offset: 1 - part }, { opacity: 0 }], easing: 'linear' };
}

function moving({ kind }: Mark, by: By, unit: number): Motion {
  switch (kind) {
    case 'lunge':
      return { frames: [at(0, 0), { ...at(...towards(by, LUNGE * unit)), offset: 0.43, easing: 'ease-out' }, at(0, 0)], easing: 'ease-in' };
    case 'hop':
      return { frames: [at(0, 0), at(0, -HOP * unit), at(0, 0)], easing: 'cubic-bezier(.3, 0, .2, 1)' };
    case 'shake':
      return { frames: [0, -1, 1, -0.7, 0.7, 0].map((part) => at(part * SHAKE * unit, 0)), easing: 'linear' };
    case 'shot':
      return { frames: [{ ...at(0, 0), opacity: 1 }, { ...at(by.x, by.y), opacity: 1, offset: 0.9 }, { ...at(by.x, by.y), opacity: 0 }], easing: 'ease-in' };
    case 'slash':
      return { frames: [{ transform: 'scale(.5) rotate(-14deg)', opacity: 0 }, { transform: 'scale(1)', opacity: 1, offset: 0.5 }, { transform: 'scale(1.12) rotate(6deg)', opacity: 0 }], easing: 'ease-out' };
    case 'shield':
      return { frames: [{ transform: 'scale(.6)', opacity: 0 }, { transform: 'scale(1.06)', opacity: 1, offset: 0.3 }, { transform: 'scale(1)', opacity: 1, offset: 0.7 }, { transform: 'scale(1)', opacity: 0 }], easing: SOFT };
    case 'number':
      return { frames: [{ ...at(0, 6), opacity: 0 }, { ...at(0, 0), opacity: 1, offset: 0.15 }, { ...at(0, -16), opacity: 1, offset: 0.65 }, { ...at(0, -28), opacity: 0 }], easing: 'ease-out' };
    case 'die':
      return { frames: [{ opacity: 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.86 }, { opacity: 0 }], easing: 'linear' };
    case 'fog':
      return { frames: [{ opacity: 0.95, transform: 'scale(1)' }, { opacity: 0, transform: 'scale(1.06)' }], easing: 'ease-out' };
    case 'card':
      return { frames: [{ ...at(0, 60), opacity: 0 }, { ...at(0, 0), opacity: 1, offset: 0.24 }, { ...at(0, 0), opacity: 1, offset: 0.8 }, { ...at(0, -18), opacity: 0 }], easing: SOFT };
    case 'banner':
      return { frames: [{ transform: 'scaleX(.4)', opacity: 0 }, { transform: 'none', opacity: 1, offset: 0.22 }, { transform: 'none', opacity: 1, offset: 0.84 }, { transform: 'none', opacity: 0 }], easing: 'cubic-bezier(.2, .9, .2, 1)' };
  }
}

function at(x: number, y: number): Keyframe {
  return { transform: `translate(${x}px, ${y}px)` };
}

/** Whoever is meant may stand on another board: then it is upwards. */
function towards({ x, y }: By, far: number): [number, number] {
  const whole = Math.hypot(x, y);
  if (whole === 0) return [0, -far];
  return [(x / whole) * far, (y / whole) * far];
}
