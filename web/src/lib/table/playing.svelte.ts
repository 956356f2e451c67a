import type { Hinted, Preview, WhyNot } from '../api/messages';
import type { Choice } from '../api/scene';
import type { Room } from '../room/room.svelte';
import { outlookOf, type Look, type Overlay } from './outlook';
import type { Pointer, Stage } from './stage';
import { buttons, touch, touchable } from './selecting';

/** A pointer that only passes a thing does not ask for the way there. */
const WAIT = 60;

/** What a person is about to do at the table: touch, choose, look at what it will do, confirm. */
export class Playing implements Stage {
  touched = $state.raw<string[]>([]);
  menu = $state.raw<Choice[]>([]);
  chosen = $state.raw<Choice | null>(null);
  foreseen = $state.raw<Preview | null>(null);
  reasons = $state.raw<WhyNot[]>([]);
  wondered = $state('');
  hint = $state.raw<Hinted | null>(null);
  outlook = $state.raw<Overlay | null>(null);
  isBusy = $state(false);
  #looks = 0;
  #traced = '';
  #ways = new Map<string, string[]>();
  #way = $state.raw<string[]>([]);

  readonly #decision = $derived.by(() => this.room.parts.decision);
  readonly choices = $derived.by(() => (this.room.you.asked ? (this.#decision?.choices ?? []) : []));
  readonly touchable = $derived(touchable(this.choices, this.touched));
  readonly buttons = $derived(buttons(this.choices, this.touched));

  get parts() {
    return this.room.parts;
  }

  get mine(): number[] {
    return this.room.you.seats ?? [];
  }

  get pointed(): Pointer | null {
    const { pointed } = this.room;
    return pointed && { thing: pointed.thing, name: this.room.nameOf(pointed.person) };
  }

  get path(): string[] {
    return this.foreseen?.path ?? this.#way;
  }

  /** Show the way of the walk to a thing: asked once for each move. */
  trace(thing: string): void {
    this.#traced = thing;
    const choice = this.touchable.get(thing)?.find((one) => one.cost != null);
    const key = `${this.room.moves} ${choice?.move}`;
    this.#way = this.#ways.get(key) ?? [];
    if (choice && !this.#ways.has(key)) setTimeout(() => this.#ask(thing, choice, key), WAIT);
  }

  async #ask(thing: string, choice: Choice, key: string): Promise<void> {
    if (this.#traced !== thing || !this.choices.includes(choice)) return;
    const answer = await this.room.wonder({ do: 'preview', move: choice.move });
    if (answer.type !== 'preview') return;
    this.#ways.set(key, answer.preview.path ?? []);
    if (this.#traced === thing) this.#way = answer.preview.path ?? [];
  }

  isChosen(thing: string): boolean {
    return this.touched.includes(thing) || (this.chosen?.touch.includes(thing) ?? false);
  }

  point(thing: string): void {
    if (this.room.you.person >= 0) void this.room.point(thing);
  }

  /** Several choices to pick one from. */
  offer(choices: Choice[]): void {
    this.reset();
    this.menu = choices;
  }

  constructor(
    readonly room: Room,
    private readonly confirms: (choice: Choice) => boolean,
  ) {}

  /** A thing was touched: go on with a choice, or ask why nothing can be done with it. */
  touch(thing: string): void {
    if (this.chosen && this.chosen.touch.at(-1) === thing) return void this.confirm();
    const touched = touch(this.choices, this.touched, thing);
    if (touched.kind === 'nothing') return void this.wonder(thing);
    this.reset();
    if (touched.kind === 'more') this.touched = touched.touched;
    else if (touched.kind === 'several') this.menu = touched.choices;
    else void this.choose(touched.choice);
  }

  /** One choice: play it at once, or show first what it will do. */
  async choose(choice: Choice): Promise<void> {
    if (this.chosen?.move === choice.move) return this.confirm();
    this.reset();
    if (!this.confirms(choice)) return this.#play(choice);
    this.chosen = choice;
    const answer = await this.room.ask({ do: 'preview', move: choice.move });
    if (answer.type === 'preview' && this.chosen === choice) this.foreseen = answer.preview;
  }

  confirm(): Promise<void> {
    return this.chosen ? this.#play(this.chosen) : Promise.resolve();
  }

  /** Why can nothing be done with this? */
  async wonder(thing: string): Promise<void> {
    this.reset();
    this.wondered = thing;
    const answer = await this.room.ask({ do: 'why', thing });
    if (answer.type === 'reasons' && this.wondered === thing) this.reasons = answer.answers;
  }

  /** Look at what a thing sees, or at where foes could strike. */
  async look(what: Look, from: string): Promise<void> {
    const nth = (this.#looks += 1);
    const answer = await this.room.ask({ do: 'look', what, thing: from });
    if (nth === this.#looks) this.outlook = answer.type === 'outlook' ? outlookOf(what, from, answer.outlook) : null;
  }

  lookAway(): void {
    this.#looks += 1;
    this.outlook = null;
  }

  async advise(): Promise<void> {
    this.reset();
    const answer = await this.room.ask({ do: 'hint' });
    if (answer.type === 'hint') this.hint = answer;
  }

  /** Forget what was begun. */
  reset(): void {
    this.#way = [];
    this.touched = [];
    this.menu = [];
    this.chosen = null;
    this.foreseen = null;
    this.reasons = [];
    this.wondered = '';
    this.hint = null;
  }

  async #play(choice: Choice): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.reset();
    await this.room.play(choice.move);
    this.isBusy = false;
  }
}
