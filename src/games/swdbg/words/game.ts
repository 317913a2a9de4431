import type { EffectKind } from '../engine/game/effects.ts';
import type {
  Frame,
  FrameOf,
  SwdbgChoice,
  SwdbgEventData,
  SwdbgEventKind,
  SwdbgOutcome,
  SwdbgState,
  SwdbgTask,
} from '../engine/game/index.ts';
import type { Side } from '../engine/sides.ts';
import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/game.ts';
import { uk } from './uk/game.ts';

/** Names in the nominative: sentences are built so that they need no other case. */
export interface SwdbgNames {
  /** A card or a base, as the booklet calls it, or as the original edition does. */
  readonly of: (id: string) => string;
  /** One of several copies in play. */
  readonly copy: (id: string) => string;
}

export type ChoiceOf<Kind extends SwdbgChoice['kind']> = Extract<SwdbgChoice, { kind: Kind }>;

export type SwdbgDraw = 'galaxy-deck' | 'empire-deck' | 'rebel-deck' | 'empire-hand' | 'rebel-hand';

/** Everything these procedures can say. A language that lacks one message does not compile. */
export interface SwdbgMessages {
  readonly sides: Readonly<Record<Side | 'both', string>>;
  readonly draws: Readonly<Record<SwdbgDraw, string>>;
  readonly events: {
    readonly [Kind in SwdbgEventKind]: (data: SwdbgEventData[Kind], names: SwdbgNames) => string;
  };
  /** The question that somebody, or chance, has to answer. */
  readonly tasks: {
    readonly [Task in SwdbgTask]: (
      frame: FrameOf<Task & Frame['at']>,
      state: SwdbgState,
      names: SwdbgNames,
    ) => string;
  };
  readonly choices: {
    readonly [Kind in SwdbgChoice['kind']]: (
      choice: ChoiceOf<Kind>,
      state: SwdbgState,
      names: SwdbgNames,
    ) => string;
  };
  readonly effects: Readonly<Record<EffectKind, string>>;
  readonly outcome: (outcome: SwdbgOutcome) => readonly string[];
  readonly board: SwdbgBoardWords;
}

/** Words of the board picture. */
export interface SwdbgBoardWords {
  readonly turn: (turn: number, side: Side) => string;
  readonly setup: string;
  readonly over: string;
  readonly force: string;
  readonly forceAt: (position: number) => string;
  readonly row: string;
  readonly galaxy: (deck: number, discard: number, pilots: number) => string;
  readonly emptyPlace: string;
  readonly base: string;
  readonly noBase: string;
  readonly baseDamage: (damage: number, hitPoints: number) => string;
  readonly stack: (bases: number) => string;
  readonly trophies: (bases: number, goal: number) => string;
  readonly resources: string;
  readonly hand: string;
  readonly handCount: (cards: number) => string;
  readonly piles: (deck: number, discard: number) => string;
  readonly inPlay: string;
  readonly nothing: string;
  readonly attack: (value: number) => string;
  readonly cost: (value: number) => string;
  readonly target: (value: number) => string;
  readonly shipDamage: (damage: number, hitPoints: number) => string;
  readonly attacked: string;
  readonly used: string;
  readonly aimed: string;
  readonly ship: string;
  readonly faction: Readonly<Record<Side | 'neutral', string>>;
  readonly key: string;
  readonly keyValues: string;
  readonly keyRow: string;
}

const ALL: Readonly<Record<Language, SwdbgMessages>> = { uk, ru };

export const swdbgMessages = (language: Language): SwdbgMessages => ALL[language];
