import { tick } from 'svelte';
import type { Token } from '../api/scene';

interface Flight {
  token: Token;
  from: DOMRect;
}

/** Tokens that went from one board to another are seen on their way. */
export class Flights {
  #boards = new Map<string, string>();

  constructor(
    private readonly ghost: (token: Token) => HTMLElement,
    private readonly motion: () => number,
  ) {}

  /** Before the page is drawn anew: remember where those were who are elsewhere now. */
  leave(tokens: Iterable<Token>): void {
    const before = this.#boards;
    const now = [...tokens];
    this.#boards = new Map(now.map((token) => [token.id, token.board]));
    const gone = now.filter((token) => before.has(token.id) && before.get(token.id) !== token.board);
    const flights = gone.flatMap((token) => flightOf(token));
    if (flights.length > 0 && this.motion() > 0) void tick().then(() => flights.forEach((one) => this.#fly(one)));
  }

  #fly({ token, from }: Flight): void {
    const to = landing(token);
    if (!to) return;
    const ghost = this.ghost(token);
    document.body.append(ghost);
    const path = [from, to].map((rect) => ({ transform: `translate(${middle(rect).x}px, ${middle(rect).y}px) translate(-50%, -50%)` }));
    const flight = ghost.animate(path, { duration: this.motion() * 2, easing: 'cubic-bezier(.3, 0, .2, 1)' });
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }
}

function flightOf(token: Token): Flight[] {
  const node = nodeOf(token.id);
  return node ? [{ token, from: node.getBoundingClientRect() }] : [];
}

/** Where a token comes to: itself, or the tab of a board that is out of sight. */
function landing(token: Token): DOMRect | null {
  const node = nodeOf(token.id);
  const tab = document.querySelector(`[data-tab-of="${CSS.escape(token.board)}"]`);
  const at = node?.getBoundingClientRect();
  const isSeen = at && at.left >= 0 && at.right <= innerWidth;
  return (isSeen ? at : tab?.getBoundingClientRect()) ?? at ?? null;
}

function nodeOf(id: string): Element | null {
  return document.querySelector(`[data-token="${CSS.escape(id)}"]`);
}

function middle(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
