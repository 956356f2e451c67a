import type { LogLine } from '../../api/messages';
import type { Token } from '../../api/scene';
import type { Room } from '../../room/room.svelte';
import { deedsOf, type Deed } from './deeds';
import { counted, nothing, tallySaid, type Known, type Tally } from './tally';

type Tokens = ReadonlyMap<string, Token>;

/** What befell everybody since one last did something, and what came of that itself. */
export class Since {
  #tally = $state.raw<Tally>(nothing());
  /** What came of one's own last blow. */
  result = $state('');
  #dismissed = $state('');
  readonly #words = $derived(tallySaid(this.#tally));

  constructor(private readonly room: Pick<Room, 'you' | 'parts' | 'before'>) {}

  get words(): string {
    return this.#words === this.#dismissed ? '' : this.#words;
  }

  dismiss(): void {
    this.#dismissed = this.#words;
  }

  heard(lines: LogLine[]): void {
    const { before, parts: now } = this.room;
    const mine = this.room.you.seats ?? [];
    const known = (thing: string): Known | undefined => before.tokens.get(thing) ?? now.tokens.get(thing);
    const deeds = deedsOf(lines, mine, (thing) => known(thing)?.owner);
    const last = deeds.findLastIndex((deed) => isOwn(deed, mine, known));
    if (last >= 0) this.#tally = nothing();
    const cues = deeds.slice(last + 1).filter((deed) => !isBy(deed, mine, known)).flatMap((deed) => deed.cues);
    this.#tally = counted(this.#tally, cues, known, deeds.length > last + 1 ? comeOf(before.tokens, now.tokens) : []);
    this.result = resultOf(deeds, mine, known) || (last >= 0 ? '' : this.result);
  }
}

/** A move of one's own; where a foe goes at one's choice is none. */
function isOwn({ actor, lines, isTold }: Deed, mine: number[], known: (thing: string) => Known | undefined): boolean {
  const owner = known(actor)?.owner;
  const isMade = lines.some(({ seat, cue, things }) => mine.includes(seat) && Boolean(cue || things?.length));
  return !isTold && isMade && (owner === undefined || mine.includes(owner));
}

function isBy({ actor }: Deed, mine: number[], known: (thing: string) => Known | undefined): boolean {
  return mine.includes(known(actor)?.owner ?? -1);
}

/** What one's own blow did, as it is told. */
function resultOf(deeds: Deed[], mine: number[], known: (thing: string) => Known | undefined): string {
  const blow = deeds.findLast((deed) => isBy(deed, mine, known) && deed.lines.some(({ kind, cue }) => kind === 'attack-resolved' || cue?.kind === 'attack' || cue?.kind === 'miss'));
  return blow?.words.slice(0, 2).join('. ') ?? '';
}

/** Foes who stand on the board now and did not before. */
function comeOf(before: Tokens, now: Tokens): string[] {
  const isNew = ({ id, name }: Token): boolean => before.get(id)?.name !== name;
  return [...now.values()].filter((token) => token.owner < 0 && token.bars.length > 0 && isNew(token)).map(({ name }) => name);
}
