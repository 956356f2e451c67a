import { SvelteMap } from 'svelte/reactivity';
import type { Change, Board, Card, Cell, Decision, Edge, Tile, Token, Track, Zone } from '../api/scene';

type On<T> = T & { board: string };

/** All that is drawn, by kind and id. Parts keep their order of arrival: the server's. */
export class Parts {
  banner = $state('');
  decision = $state.raw<Decision | null>(null);
  readonly boards = new SvelteMap<string, Board>();
  readonly cells = new SvelteMap<string, On<Cell>>();
  readonly edges = new SvelteMap<string, On<Edge>>();
  readonly tiles = new SvelteMap<string, On<Tile>>();
  readonly tokens = new SvelteMap<string, Token>();
  readonly zones = new SvelteMap<string, Zone>();
  readonly tracks = new SvelteMap<string, Track>();

  /** Draw everything afresh. */
  reset(changes: Change[]): void {
    for (const map of this.#maps()) map.clear();
    this.banner = '';
    this.decision = null;
    this.apply(changes);
  }

  apply(changes: Change[]): void {
    for (const change of changes) this.#draw(change);
  }

  /** A card that lies somewhere. */
  cardOf(id: string): Card | undefined {
    return [...this.zones.values()].flatMap((zone) => zone.cards).find((card) => card.id === id);
  }

  /** What a thing is called: a token, a card, a place. */
  nameOf(id: string): string {
    return this.tokens.get(id)?.name ?? this.cardOf(id)?.name ?? id.replace('sq:', '');
  }

  #maps() {
    const boards = [this.boards, this.cells, this.edges, this.tiles];
    return [...boards, this.tokens, this.zones, this.tracks];
  }

  #draw(change: Change): void {
    switch (change.kind) {
      case 'banner':
        this.banner = change.value;
        break;
      case 'decision':
        this.decision = (change.value as Decision | null | undefined) ?? null;
        break;
      case 'board':
        this.boards.set(change.id, change.value as Board);
        break;
      case 'cell':
        this.cells.set(change.id, { ...(change.value as Cell), board: change.board });
        break;
      case 'edge':
        this.edges.set(change.id, { ...(change.value as Edge), board: change.board });
        break;
      case 'tile':
        this.tiles.set(change.id, { ...(change.value as Tile), board: change.board });
        break;
      case 'token':
        this.tokens.set(change.id, change.value as Token);
        break;
      case 'zone':
        this.zones.set(change.id, change.value as Zone);
        break;
      case 'track':
        this.tracks.set(change.id, change.value as Track);
        break;
      case 'gone':
        for (const map of this.#maps()) map.delete(change.id);
    }
  }
}
