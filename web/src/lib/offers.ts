import type { GameInfo, OfferInfo } from './api/messages';
import { api } from './api/http';

let known: Promise<GameInfo[]> | null = null;

/** All games as they are offered; asked for once. */
export function allGames(): Promise<GameInfo[]> {
  known ??= api.games().then((answer) => answer.games);
  known.catch(() => (known = null));
  return known;
}

type Values = Record<string, string | number | boolean>;

/** What was picked when a room was set up: of all that fit its options the one that says most. */
export async function offerOf(game: string, options: Values, seats: number): Promise<OfferInfo | undefined> {
  const info = (await allGames()).find((one) => one.id === game);
  return info && fitting(info.offers, options, seats);
}

export function fitting(offers: OfferInfo[], options: Values, seats: number): OfferInfo | undefined {
  const fit = offers.filter(
    (offer) => offer.seats.includes(seats) && Object.entries(offer.options).every(([name, value]) => options[name] === value),
  );
  return fit.sort((a, b) => Object.keys(b.options).length - Object.keys(a.options).length)[0];
}
