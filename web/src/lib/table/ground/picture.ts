/** The ground of a board as a picture: what stands still is painted once, light as often as lamps move. */
import { fadeWays, paintCave } from './caves';
import type { CavePlan } from './cave_fields';
import { shine, type Lamp, type Sky } from './light';
import { floorName, paintRooms, torches } from './rooms';
import type { RoomPlan } from './plan';
import { fetchTextures } from './textures';

export type GroundPlan = { rooms: RoomPlan } | { cave: CavePlan };

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WALLS = ['coping', 'wall', 'wood', 'floor-crypt'];
const ROCK = ['cave', 'rock-cave', 'water', 'lava', 'planks'];
/** No canvas is larger than so many pixels. */
const MOST = 8_000_000;

/** What a plan is painted with. */
export function texturesOf(plan: GroundPlan): string[] {
  if ('cave' in plan) return ROCK;
  return [...new Set([...WALLS, ...plan.rooms.floors.map(({ theme }) => floorName(theme))])];
}

/** So many pixels a square are sharp enough, and not too many for all of the board. */
export function sharpness(wanted: number, { width, height }: Area): number {
  return Math.max(8, Math.min(wanted, Math.sqrt(MOST / (width * height))));
}

export class Picture {
  readonly #still = document.createElement('canvas');
  #scale = 0;

  /** Paint what stands still, so many pixels a square. */
  async paint(plan: GroundPlan, area: Area, scale: number, sky: Sky): Promise<void> {
    await fetchTextures(texturesOf(plan));
    this.#scale = scale;
    this.#still.width = Math.ceil(area.width * scale);
    this.#still.height = Math.ceil(area.height * scale);
    const c = this.#still.getContext('2d');
    if (!c) return;
    c.scale(scale, scale);
    c.translate(-area.x, -area.y);
    if ('cave' in plan) paintCave(c, plan.cave);
    else paintRooms(c, plan.rooms, sky.isLight);
    if ('cave' in plan) fadeWays(c, plan.cave);
  }

  /** Show it on a canvas by the light of lamps. */
  show(on: HTMLCanvasElement, area: Area, sky: Sky, lamps: Lamp[]): void {
    const c = on.getContext('2d');
    if (!c || this.#scale === 0) return;
    on.width = this.#still.width;
    on.height = this.#still.height;
    c.drawImage(this.#still, 0, 0);
    c.scale(this.#scale, this.#scale);
    c.translate(-area.x, -area.y);
    shine(c, area, sky, lamps);
    c.resetTransform();
    // Light falls only where there is something: the void stays the void of the page.
    c.globalCompositeOperation = 'destination-in';
    c.drawImage(this.#still, 0, 0);
  }
}

/** The torches of a plan shine, too. */
export function wallLamps(plan: GroundPlan): Lamp[] {
  if (!('rooms' in plan)) return [];
  return torches(plan.rooms).map(({ x, y }) => ({ x, y: y + 0.3, radius: 2, power: 0.45, hue: 'warm' }));
}
