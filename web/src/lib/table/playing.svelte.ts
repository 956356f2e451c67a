import type { Ghost, Hinted, Preview, WhyNot } from '../api/messages';
import type { Choice } from '../api/scene';
import type { Room } from '../room/room.svelte';
import type { Effects } from './effects/effects.svelte';
import { outlookOf, type Look, type Overlay } from './outlook';
import type { Pointer, Stage } from './stage';
import { buttons, kindOf, pick, picked, touch, touchable, wayTo, withCopies } from './selecting';

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
  readonly deed = null;
  /** What was touched for a choice: the thing itself, where several are equal. */
  lifted = $state('');
  /** What was picked of a set, in any order. */
  things = $state.raw<string[]>([]);
  #looks = 0;
  #traced = '';
  #ways = new Map<string, string[]>();
  #way = $state.raw<string[]>([]);

  readonly #decision = $derived.by(() => this.room.parts.decision);
  readonly choices = $derived.by(() => (this.room.you.asked ? (this.#decision?.choices ?? []) : []));
  readonly picking = $derived.by(() => (this.room.you.asked ? (this.#decision?.picking ?? null) : null));
  readonly #faces = $derived.by(() => [...this.room.parts.zones.values()].flatMap((zone) => zone.cards));
  readonly #cards = $derived(this.#faces.map((card) => card.id));
  /** What stands on the card that is lifted, or was picked last. */
  readonly words = $derived(this.#faces.find((card) => card.id === (this.lifted || this.things.at(-1)))?.text ?? '');
  readonly touchable = $derived.by(() => {
    const found = touchable(this.choices, this.touched);
    for (const choice of this.touched.length === 0 ? (this.picking?.moves ?? []) : []) {
      const thing = choice.touch[0];
      if (thing && !found.has(thing)) found.set(thing, [choice]);
    }
    return withCopies(found, this.#cards);
  });
  /** The choices of what was picked, in the order in which they are made. */
  readonly picked = $derived(picked(this.picking?.moves ?? [], this.things));
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

  get ghost(): Ghost | null {
    return this.foreseen?.ghost ?? null;
  }

  /** Of several ways of the same kind, such as to turn a room, the next one is looked at. */
  turn(): void {
    const kind = (choice: Choice): string => choice.move.split(' ')[1] ?? '';
    const ways = this.choices.filter((choice) => this.chosen === null || kind(choice) === kind(this.chosen));
    const at = ways.findIndex((choice) => choice.move === this.chosen?.move);
    const next = ways[(at + 1) % ways.length];
    if (next && next.move !== this.chosen?.move && this.confirms(next, false)) void this.choose(next, next.touch[0] ?? '');
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
    if (this.things.includes(thing) || this.touched.includes(thing)) return true;
    return this.lifted ? this.lifted === thing : (this.chosen?.touch.includes(thing) ?? false);
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
    private readonly confirms: (choice: Choice, isCard: boolean) => boolean,
    readonly effects: Effects | null = null,
  ) {}

  /** A thing was touched: go on with a choice, or ask why nothing can be done with it. */
  touch(thing: string): void {
    if (this.chosen && (this.lifted || this.chosen.touch.at(-1)) === thing) return void this.confirm();
    if (this.#isOfSet(thing)) return void this.#pick(thing);
    const meant = this.#meant(thing);
    const touched = touch(this.choices, this.touched, meant);
    if (touched.kind === 'nothing') return void this.#approach(thing);
    this.reset();
    if (touched.kind === 'more') this.touched = touched.touched;
    else if (touched.kind === 'several') this.menu = touched.choices;
    else void this.choose(touched.choice, thing);
  }

  /** Nothing is done with a thing by itself: of a foe it is told which cards reach it, else why not. */
  async #approach(thing: string): Promise<void> {
    const { choices } = this;
    const ways = this.parts.tokens.get(thing)?.owner === -1 ? await this.#waysTo(thing) : [];
    if (ways.length === 0) return this.wonder(thing);
    if (choices === this.choices) this.offer(ways);
  }

  /** The cards that could be used against a foe, each with its chance and what it would leave. */
  async #waysTo(foe: string): Promise<Choice[]> {
    const uses = this.choices.filter(({ touch }) => touch[0]?.startsWith('card:'));
    const answers = await Promise.all(uses.map(({ move }) => this.room.wonder({ do: 'preview', move })));
    return uses.flatMap((choice, i) => {
      const answer = answers[i];
      const preview = answer?.type === 'preview' ? answer.preview : null;
      return preview?.things?.includes(foe) ? [{ ...choice, label: wayTo(choice, preview, foe) }] : [];
    });
  }

  #isOfSet(thing: string): boolean {
    return this.picking?.moves.some((choice) => kindOf(choice.touch[0] ?? '') === kindOf(thing)) ?? false;
  }

  /** Of equal cards one is named in the choices: the others stand for it. */
  #meant(thing: string): string {
    const choices = this.touchable.get(thing) ?? [];
    return choices[0]?.touch[this.touched.length] ?? thing;
  }

  /** A thing of a set is picked, or put back: the set is made when it is confirmed. */
  async #pick(thing: string): Promise<void> {
    const things = pick(this.things, thing, this.picking?.most ?? 0);
    this.reset();
    this.things = things;
    const [move] = this.picked.length === 1 ? this.picked : [];
    if (!move || !this.choices.some((choice) => choice.move === move.move)) return;
    const answer = await this.room.wonder({ do: 'preview', move: move.move });
    if (answer.type === 'preview' && this.things === things) this.foreseen = answer.preview;
  }

  /** Whether what was picked is a whole set. */
  get isPicked(): boolean {
    return this.things.length > 0 && this.things.length >= (this.picking?.least ?? 0);
  }

  /** Make the set that was picked: its moves in their order, whatever the order they were picked in. */
  async confirmSet(): Promise<void> {
    const { picking, picked } = this;
    if (this.isBusy || !picking || !this.isPicked) return;
    this.isBusy = true;
    const moves = picked.map((choice) => choice.move);
    if (moves.length < picking.most) moves.push(picking.done);
    this.reset();
    for (const move of moves) {
      const answer = await this.room.ask({ do: 'play', move });
      if (answer.type === 'refused') break;
    }
    this.isBusy = false;
  }

  /** One choice: play it at once, or show first what it will do. A card that is touched is lifted. */
  async choose(choice: Choice, thing = ''): Promise<void> {
    if (this.chosen?.move === choice.move) return this.confirm();
    this.reset();
    if (!this.confirms(choice, this.#cards.includes(thing))) return this.#play(choice);
    this.chosen = choice;
    this.lifted = thing;
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
    this.lifted = '';
    this.things = [];
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
