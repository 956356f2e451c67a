/** Where keys lead: to the next square to go to, target, side to open, button, or line of the log. */
const STOPS: Record<string, string> = {
  m: '.cell.goal',
  a: '.cell.can:not(.goal)',
  e: '.grip',
  '.': '.sure .primary, .actions .choice, .actions .primary',
  L: '.log li a',
};

/** Focus the next thing a key leads to; false where it leads nowhere. */
export function jump(key: string): boolean {
  const stops = STOPS[key];
  if (stops === undefined) return false;
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>(stops)];
  const here = found.findIndex((one) => one === document.activeElement);
  const next = key === 'L' && here < 0 ? found.at(-1) : found[(here + 1) % found.length];
  next?.focus();
  return next !== undefined;
}
