import { capital } from '../table/words';
import type { GameInfo, OfferInfo, OptionInfo } from '../api/messages';

export type Value = string | number | boolean;
export type Chosen = Record<string, Value>;

/** All options of a game, the usual ones but for those that are given. */
export function together(info: GameInfo, given: Chosen): Chosen {
  const usual = info.options.map((option): [string, Value] => [option.name, option.default]);
  return { ...Object.fromEntries(usual), ...given };
}

/** What somebody changed, beside the options that an offer brings along. */
export function changes(info: GameInfo, offer: OfferInfo | undefined, chosen: Chosen): Chosen {
  const usual = together(info, offer?.options ?? {});
  return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => usual[name] !== value));
}

/** An option in words, as it was chosen. */
export function told(option: OptionInfo, value: Value | undefined): string {
  if (value === true) return labelled(option.name);
  if (value === false) return `not ${labelled(option.name).toLowerCase()}`;
  const at = option.choices.findIndex((choice) => choice === value);
  return `${labelled(option.name)}: ${option.names[at] ?? labelled(String(value)).toLowerCase()}`;
}

/** A name as it stands in the code, as people write it. */
export function labelled(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ');
  return WORDS[name] ?? capital(words);
}

const WORDS: Record<string, string> = {
  pvp: 'Heroes may attack rivals',
  auto20: 'A natural 20 always hits',
  'co-op': 'Together',
  ap_subtract: 'Action points and hit chance',
  pvp_ap: 'Action points against heroes',
  ap_live: 'Changed action points at once',
  ap_token_stack: 'Several AP −2 tokens',
  hc_clamp: 'Limits of hit chance',
  xp_autopay: 'Proposed payment',
  short: 'Short game',
  'tile-dist': 'By tiles only',
  deep: 'Deep room',
};

/** How many sit down, from two on where that is possible. */
export function usualSeats(seats: number[]): number {
  return seats.find((count) => count > 1) ?? seats[0] ?? 1;
}

/** For how many something is, in figures. */
export function between(seats: number[]): string {
  const [least, most] = [seats[0], seats.at(-1)];
  return least === most ? String(least) : `${least}–${most}`;
}
