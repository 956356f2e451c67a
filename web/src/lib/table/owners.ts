/** Colours that people with any colour vision tell apart, and a pattern for each. */
export const OWNERS = [
  { colour: '#4fa3e0', dash: '', letter: '1' },
  { colour: '#e0653a', dash: '0.16 0.09', letter: '2' },
  { colour: '#e6c03b', dash: '0.05 0.07', letter: '3' },
  { colour: '#5cc9a7', dash: '0.22 0.06 0.05 0.06', letter: '4' },
  { colour: '#c583d6', dash: '0.1 0.05', letter: '5' },
] as const;

const NOBODYS = { colour: '#a8927a', dash: '', letter: '' };

export function ownerOf(seat: number): { colour: string; dash: string; letter: string } {
  return OWNERS[seat] ?? NOBODYS;
}
