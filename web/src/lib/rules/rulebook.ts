/** The rules of a game as they are read: parts with areas, areas with rules, words with links. */
import { api } from '../api/http';
import type { AreaInfo, RuleInfo, Rules } from '../api/messages';
import { grouped } from '../grouping';

export interface Chapter {
  area: AreaInfo;
  rules: RuleInfo[];
}

export interface Part {
  title: string;
  chapters: Chapter[];
}

const books = new Map<string, Promise<Rules>>();

/** The rules of a game; they are fetched once. */
export function rulebook(game: string): Promise<Rules> {
  const book = books.get(game) ?? api.rules(game);
  books.set(game, book);
  book.catch(() => books.delete(game));
  return book;
}

/** The rules with all of these words in their text, id or title; without words all of them. */
export function found(book: Rules, words: string): RuleInfo[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  const titles = new Map(book.areas.map((area) => [area.id, area.title]));
  return book.rules.filter((rule) => {
    const read = `${rule.id} ${rule.text} ${titles.get(rule.area) ?? ''}`.toLowerCase();
    return sought.every((word) => read.includes(word));
  });
}

/** Rules in the order of the rulebook, under their titles; what has none of them is left out. */
export function parts(areas: AreaInfo[], rules: RuleInfo[]): Part[] {
  const byArea = grouped(rules, (rule) => rule.area);
  const chapters = areas.map((area) => ({ area, rules: byArea.get(area.id) ?? [] })).filter(({ rules: some }) => some.length > 0);
  return [...grouped(chapters, ({ area }) => area.part)].map(([title, some]) => ({ title, chapters: some }));
}

/** Words in pieces, each with whether it is the id of a rule: "Roll [DA-X-01]." is three. */
export function linked(words: string): [string, boolean][] {
  return words
    .split(/\s*\[([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+[a-z]?)\]/)
    .map((piece, i): [string, boolean] => [piece, i % 2 === 1])
    .filter(([piece]) => piece !== '');
}
