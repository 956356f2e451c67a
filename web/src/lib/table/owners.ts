/** Colours that people with any colour vision tell apart, each with a form and a rim of its own. */
export const OWNERS = [
  { colour: 'var(--p1)', dash: '', letter: '1', shape: 'M50 6A44 44 0 1 0 50 94A44 44 0 1 0 50 6Z' },
  { colour: 'var(--p2)', dash: '0.1 0.05', letter: '2', shape: 'M50 2 98 50 50 98 2 50Z' },
  { colour: 'var(--p3)', dash: '0.03 0.05', letter: '3', shape: 'M50 6 97 90H3Z' },
  { colour: 'var(--p4)', dash: '0.16 0.04 0.03 0.04', letter: '4', shape: 'M10 10H90V90H10Z' },
  { colour: 'var(--p5)', dash: '0.06 0.03', letter: '5', shape: 'M27 8H73L98 50 73 92H27L2 50Z' },
] as const;

/** Monsters have a toothed rim, and no form. */
const NOBODYS = { colour: 'var(--foe)', dash: '0.045 0.03', letter: '', shape: '' };

export interface Owner {
  colour: string;
  dash: string;
  letter: string;
  shape: string;
}

export function ownerOf(seat: number): Owner {
  return OWNERS[seat] ?? NOBODYS;
}
