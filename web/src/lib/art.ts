/** Which pictures there are: portraits by the id of a figure, things by the id of a card or its kind. */
import art from './art.json';
import icons from './icons.json';
import type { Card, Token } from './api/scene';

const FIGURES = new Set(art.fig);
const THINGS: Record<string, string> = art.obj;
const ICONS = icons as Record<string, string>;

/** The portrait of a figure, if one was painted. */
export function portraitOf({ art: own, icon }: Pick<Token, 'icon'> & { art?: string }): string {
  const id = [own, icon].find((name) => name && FIGURES.has(name));
  return id ? `/art/fig/${id}.webp` : '';
}

/** The picture of a card or thing, by its own id or by a kind that it is of. */
export function pictureOf(...names: (string | undefined)[]): string {
  const id = names.map((name) => name && THINGS[name]).find(Boolean);
  return id ? `/art/obj/${id}.webp` : '';
}

/** The sign that stands for something in small. */
export function iconOf(name: string): string {
  return ICONS[name] ?? '';
}

/** What is drawn on a card: the portrait of whom it shows, else its own thing, else one of its kind. */
export function cardPicture({ art: own, icon, kind, id, marks }: Card): string {
  const plain = id.replace(/^[a-z]+:/, '').replace(/#.*$/, '');
  return portraitOf({ art: own, icon: icon || plain }) || pictureOf(own, plain, icon, kind, ...marks);
}
