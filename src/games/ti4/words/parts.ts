import type { GameEvent, GameState, PartName } from '../engine/game/index.ts';
import type { ActionChoice, PlayerId } from '../engine/action/types.ts';
import type { AgendaChoice } from '../engine/agenda/types.ts';
import type { GalaxyChoice } from '../engine/galaxy/types.ts';
import type { OwnEvent } from '../engine/game/index.ts';
import type { RoundChoice } from '../engine/round/types.ts';
import type { TradeChoice } from '../engine/table/trade-types.ts';
import type { Telling } from '../../../player/telling.ts';
import type { ActionMessages, ActionNames } from './action.ts';
import type { AgendaMessages, AgendaNames } from './agenda.ts';
import type { GalaxyMessages, GalaxyNames } from './galaxy.ts';
import type { RoundMessages, RoundNames } from './round.ts';
import type { TradeMessages } from './trade.ts';

/** What goes on inside the game keeps its own words. */
export interface PartWords {
  readonly action: ActionMessages;
  readonly agenda: AgendaMessages;
  readonly galaxy: GalaxyMessages;
  readonly round: RoundMessages;
  readonly trade: TradeMessages;
}

export interface PartNames {
  readonly action: ActionNames;
  readonly agenda: AgendaNames;
  readonly galaxy: GalaxyNames;
  readonly round: RoundNames;
  readonly trade: null;
}

/** Where a part stands, and which it is. */
export interface PartState {
  readonly part: PartName;
  readonly inner: unknown;
  readonly agenda: readonly { readonly at: string }[];
}

export interface PartsTold {
  readonly Side: PlayerId;
  readonly State: PartState;
  readonly Choice: ActionChoice | AgendaChoice | GalaxyChoice | RoundChoice | TradeChoice;
  readonly Event: Exclude<GameEvent, OwnEvent>;
  readonly Outcome: null;
  readonly Task: string;
  readonly Names: PartNames;
}

/** The part that is asking, or null. */
export const partIn = (state: GameState | null): PartState | null => {
  const frame = state?.agenda.at(-1);
  if (!state || !frame) return null;
  if (frame.at === 'action') {
    return { part: frame.at, inner: state.board, agenda: state.board.agenda };
  }
  return 'part' in frame ? { part: frame.at, inner: frame.part, agenda: frame.part.agenda } : null;
};

type Sentence = (...told: readonly unknown[]) => string;
type Sentences = Readonly<Record<string, Sentence>>;

const PARTS = ['action', 'agenda', 'galaxy', 'round', 'trade'] as const satisfies PartName[];

/** Name and thing of one sentence belong together; the types of a union cannot say so. */
const sentencesOf = (words: PartWords, part: PartName, key: 'events' | 'tasks' | 'choices') =>
  words[part][key] as unknown as Sentences;

/** All parts as one: each sentence is said by the part that it comes from. */
export const partsTelling = (
  words: PartWords,
  /** What the game itself offers in the middle of a part. */
  more: Readonly<Record<string, unknown>>,
): Telling<PartsTold> => {
  const events: readonly (readonly [string, Sentence])[] = PARTS.flatMap((part) =>
    Object.entries(sentencesOf(words, part, 'events')).map(
      ([kind, say]) =>
        [`${part}/${kind}`, (data, names) => say(data, (names as PartNames)[part])] as const,
    ),
  );
  const within =
    (key: 'tasks' | 'choices', name: string) =>
    (told: unknown, { part, inner }: PartState, names: PartNames): string =>
      sentencesOf(words, part, key)[name]?.(told, inner, names[part]) ?? '';
  const all = (key: 'tasks' | 'choices') =>
    Object.fromEntries(
      PARTS.flatMap((part) => Object.keys(words[part][key])).map((name) => [
        name,
        within(key, name),
      ]),
    );
  return {
    sides: words.action.sides,
    events: Object.fromEntries<Sentence>(events),
    tasks: all('tasks'),
    choices: { ...all('choices'), ...more },
    outcome: () => [],
    draws: words.galaxy.draws,
  } as unknown as Telling<PartsTold>;
};
