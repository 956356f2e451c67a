import { SvelteMap } from 'svelte/reactivity';
import type { Board, Card, Cell, Decision, Delta, Edge, Headline, Scene, Tile, Token, Track, Zone } from '../api/scene';

type On<T> = T & { board: string };

/** All that is drawn, by kind and id. Parts keep their order of arrival: the server's. */
export class Parts {
  banner = $state('');
  headline = $state.raw<Headline | null>(null);
  decision = $state.raw<Decision | null>(null);
  readonly boards = new SvelteMap<string, Board>();
  readonly cells = new SvelteMap<string, On<Cell>>();
  readonly edges = new SvelteMap<string, On<Edge>>();
  readonly tiles = new SvelteMap<string, On<Tile>>();
  readonly tokens = new SvelteMap<string, Token>();
  readonly zones = new SvelteMap<string, Zone>();
  readonly tracks = new SvelteMap<string, Track>();

  /** Draw everything afresh; before a game has begun there is nothing. */
  reset(scene: Scene | null): void {
    for (const map of this.#maps()) map.clear();
    this.banner = scene?.banner ?? '';
    this.headline = (scene?.headline as Headline | null | undefined) ?? null;
    this.decision = (scene?.decision as Decision | null | undefined) ?? null;
    if (scene) this.#lay(scene);
  }

  /** Draw what has changed: what is gone goes first. */
  apply(delta: Delta): void {
    for (const id of delta.gone ?? []) for (const map of this.#maps()) map.delete(id);
    if (delta.gone?.includes('decision')) this.decision = null;
    if (delta.banner != null) this.banner = delta.banner;
    if (delta.headline) this.headline = delta.headline as Headline;
    if (delta.decision) this.decision = delta.decision as Decision;
    this.#lay(delta);
  }

  /** The same, to be kept when these change. */
  copy(): Parts {
    const kept = new Parts();
    kept.banner = this.banner;
    kept.headline = this.headline;
    kept.decision = this.decision;
    const theirs = kept.#maps() as Map<string, unknown>[];
    this.#maps().forEach((map, i) => map.forEach((part, id) => theirs[i]?.set(id, part)));
    return kept;
  }

  /** A card that lies somewhere. */
  cardOf(id: string): Card | undefined {
    const cards = [...this.zones.values()].flatMap((zone) => zone.cards);
    return cards.find((card) => card.id === id) ?? cards.find((card) => card.id.startsWith(`${id}#`));
  }

  /** What a thing is called: a token, a card, a place. */
  nameOf(id: string): string {
    return this.tokens.get(id)?.name ?? this.cardOf(id)?.name ?? this.#placeOf(id) ?? id;
  }

  /** The figure of a seat that has only one. */
  heroOf(seat: number): string {
    const own = [...this.tokens.values()].filter((token) => token.owner === seat);
    return (own.length === 1 && own[0]?.name) || '';
  }

  /** A square by the tile it lies on. */
  #placeOf(id: string): string | undefined {
    const cell = this.cells.get(id);
    const isOn = ({ board, x, y, width, height }: On<Tile>) =>
      cell?.board === board && x <= cell.x && cell.x < x + width && y <= cell.y && cell.y < y + height;
    const tile = [...this.tiles.values()].find(isOn);
    return tile ? `a square of ${tile.name}` : cell && `a square of ${this.boards.get(cell.board)?.name ?? 'the board'}`;
  }

  #maps() {
    const boards = [this.boards, this.cells, this.edges, this.tiles];
    return [...boards, this.tokens, this.zones, this.tracks];
  }

  #lay({ boards, tokens, zones, tracks }: Scene | Delta): void {
    for (const { cells, edges, tiles, ...board } of (boards ?? []) as Board[]) {
      this.boards.set(board.id, { ...board, cells: [], edges: [], tiles: [] });
      for (const cell of cells as Cell[]) this.cells.set(cell.id, { ...cell, board: board.id });
      for (const edge of edges as Edge[]) this.edges.set(edge.id, { ...edge, board: board.id });
      for (const tile of tiles as Tile[]) this.tiles.set(tile.id, { ...tile, board: board.id });
    }
    for (const token of (tokens ?? []) as Token[]) this.tokens.set(token.id, token);
    for (const zone of (zones ?? []) as Zone[]) this.zones.set(zone.id, zone);
    for (const track of (tracks ?? []) as Track[]) this.tracks.set(track.id, track);
  }
}
