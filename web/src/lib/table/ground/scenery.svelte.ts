/** What the ground under a board is made of, and the light on it. */
import type { Board } from '../../api/scene';
import type { Surface } from '../surface.svelte';
import type { Box } from '../view.svelte';
import { planCave } from './cave_fields';
import { GAP } from './lay';
import type { Lamp } from './light';
import type { Area, GroundPlan } from './picture';
import { planRooms } from './plan';

/** How far a lamp of one's own reaches, in squares, and those of others. */
const REACH = 3.3;
/** So much lies round a board: shadows, and the dark beyond. */
const AROUND = 1.5;
const NEAR = 0.6;

export class Scenery {
  /** The board with its walls, in squares as they lie. */
  readonly bounds = $derived.by(() => this.#bounds());
  readonly area = $derived.by((): Area | null => this.bounds && grown(this.bounds, AROUND - NEAR));
  readonly plan = $derived.by(() => this.#plan());
  readonly lamps = $derived.by(() => [...this.#heroes(), ...this.#fixed()]);

  constructor(
    private readonly surface: Surface,
    private readonly board: () => Board | undefined,
    private readonly mine: () => number[],
  ) {}

  #bounds(): Box | null {
    const { lay, cells, tiles } = this.surface;
    const all = [...cells.map(({ x, y }) => ({ x, y, width: 1, height: 1 })), ...tiles].map((part) => ({ ...part, ...lay.at(part) }));
    if (all.length === 0) return null;
    const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
    const right = Math.max(...all.map(({ x, width }) => x + width));
    const bottom = Math.max(...all.map(({ y, height }) => y + height));
    const walls = lay.ground === 'rooms' ? GAP : { x: 0, y: 0 };
    return grown({ x: left - walls.x, y: top - walls.y, width: right - left + 2 * walls.x, height: bottom - top + 2 * walls.y }, NEAR);
  }

  #plan(): GroundPlan | null {
    const { lay, cells, tiles, edges } = this.surface;
    const { area } = this;
    const board = this.board();
    if (!area || !board || tiles.length === 0) return null;
    if (lay.ground === 'cave') return { cave: planCave(cells, tiles, edges, area) };
    if (lay.ground !== 'rooms') return null;
    const [width, height] = lay.turnedBy > 0 ? [board.height, board.width] : [board.width, board.height];
    return { rooms: planRooms(tiles, edges, lay, { width, height }) };
  }

  #heroes(): Lamp[] {
    const heroes = this.surface.tokens.filter(({ owner, bars }) => owner >= 0 && bars.length > 0);
    return heroes.map((hero) => ({
      ...this.surface.lay.middle(hero),
      radius: REACH,
      power: this.mine().includes(hero.owner) ? 1 : 0.75,
      hue: 'warm',
    }));
  }

  #fixed(): Lamp[] {
    const lights = this.board()?.lights ?? [];
    return lights.map(({ x, y, radius, hue }) => ({
      ...this.surface.lay.middle(this.surface.lay.turned({ x, y })),
      radius,
      power: 0.75,
      hue: hue ?? 'warm',
    }));
  }
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
