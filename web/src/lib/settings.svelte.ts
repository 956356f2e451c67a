const KEY = 'undercroft.settings';

export const THEMES = [
  ['system', 'as the system'],
  ['dark', 'torchlight'],
  ['light', 'daylight'],
] as const;
export const PACES = [
  ['slow', 'slow'],
  ['normal', 'normal'],
  ['fast', 'fast'],
  ['off', 'off'],
] as const;
export const PAUSES = [
  ['never', 'never'],
  ['deeds', 'after each deed of monsters and others'],
] as const;
export const CALLINGS = [
  ['title', 'by the title of this page'],
  ['sound', 'with a bell'],
  ['browser', 'with a notification'],
] as const;
export const CONFIRMING = [
  ['final', 'cards, attacks and what cannot be undone'],
  ['always', 'everything'],
  ['never', 'nothing'],
] as const;

export type Theme = (typeof THEMES)[number][0];
export type Pace = (typeof PACES)[number][0];
export type Pauses = (typeof PAUSES)[number][0];
export type Calling = (typeof CALLINGS)[number][0];
export type Confirming = (typeof CONFIRMING)[number][0];

interface Kept {
  theme: Theme;
  pace: Pace;
  confirming: Confirming;
  pauses: Pauses;
  calling: Calling;
  hasWideLog: boolean;
  /** Whether a long board is turned where the window is wide. */
  turns: boolean;
  /** Whether a game begins with its story. */
  stories: boolean;
  name: string;
}

const FIRST: Kept = { theme: 'dark', pace: 'normal', confirming: 'final', pauses: 'never', calling: 'title', hasWideLog: false, turns: true, stories: true, name: '' };
const MILLISECONDS: Record<Pace, number> = { slow: 450, normal: 220, fast: 110, off: 0 };
const BEATS: Record<Pace, number> = { slow: 1_500, normal: 800, fast: 350, off: 120 };

const LIGHT = matchMedia('(prefers-color-scheme: light)');

/** What a person likes, kept in this browser. */
class Settings {
  #kept = $state<Kept>({ ...FIRST, ...read() });

  get theme(): Theme {
    return this.#kept.theme;
  }

  /** Whether the page is as light as by day. */
  get isLight(): boolean {
    const { theme } = this.#kept;
    return theme === 'light' || (theme === 'system' && LIGHT.matches);
  }

  get confirming(): Confirming {
    return this.#kept.confirming;
  }

  get pace(): Pace {
    return this.#kept.pace;
  }

  get pauses(): Pauses {
    return this.#kept.pauses;
  }

  get calling(): Calling {
    return this.#kept.calling;
  }

  get hasWideLog(): boolean {
    return this.#kept.hasWideLog;
  }

  get turns(): boolean {
    return this.#kept.turns;
  }

  get stories(): boolean {
    return this.#kept.stories;
  }

  get name(): string {
    return this.#kept.name;
  }

  /** How long a token moves. */
  get motion(): number {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return isStill ? 0 : MILLISECONDS[this.#kept.pace];
  }

  /** How long a replay stays at one move. */
  get beat(): number {
    return BEATS[this.#kept.pace];
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.dress();
  }

  /** Put the theme on the page: the one that was chosen, or that of the system. */
  dress(): void {
    document.documentElement.dataset['theme'] = this.isLight ? 'light' : 'dark';
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
LIGHT.addEventListener('change', () => settings.dress());
