import { kitOf, machineOf } from '../../../../engine/kernel.ts';
import type { GameOf } from '../../../../engine/kernel.ts';
import type {
  Asking,
  Draft as DraftOf,
  EventIn,
  Handlers,
  Passing,
  TaskIn,
} from '../../../../engine/kernel.ts';
import { dialAfter, DIAL_END, VICTORY_PILE_END } from '../cards.ts';
import { otherSide } from '../sides.ts';
import type { Side } from '../sides.ts';
import type { RuleName } from '../rule.ts';

export interface TrackerState {
  readonly agenda: readonly { readonly at: 'began' | 'track' }[];
  readonly dial: number;
  readonly balance: Side;
  /** Enemy objectives in each side's victory pile. */
  readonly piles: Readonly<Record<Side, number>>;
  readonly winner: Side | null;
}

export type TrackerChoice =
  | { readonly kind: 'dark-balance-phase' }
  | { readonly kind: 'objective-destroyed'; readonly of: Side }
  | { readonly kind: 'balance'; readonly to: Side }
  | { readonly kind: 'empty-deck'; readonly of: Side };

export interface TrackerEventData {
  began: object;
  'dial-moved': { by: number; to: number; why: 'turn' | 'dark' | 'objective' };
  'objective-taken': { by: Side; pile: number };
  'balance-turned': { to: Side };
  'deck-empty': { of: Side };
  won: { side: Side };
}

export type TrackerEvent = EventIn<TrackerEventData>;

type Tracker = GameOf<'swlcg', TrackerState, TrackerChoice, TrackerEventData, RuleName>;

type Draft = DraftOf<Tracker>;
type Frame = TrackerState['agenda'][number];

const { change, emit, offer, replace } = kitOf<Tracker>('swlcg');

const RULE = {
  dialSetup: 'setup.dial',
  tokenSetup: 'setup.balance-token',
  dark: 'balance-phase.dark',
  again: 'balance-phase.dark-again',
  dial: 'destruction.dial',
  taken: 'destruction.objective-taken',
  pile: 'destruction.victory-pile',
  twelve: 'balance-phase.dial-twelve',
  objectives: 'destruction.light-wins',
  balance: 'force-phase.balance',
  where: 'force-phase.where-balance',
  lightDeck: 'victory.light-deck',
  darkDeck: 'victory.dark-deck',
  light: 'victory.light-ways',
  darkWays: 'victory.dark-ways',
} as const satisfies Readonly<Record<string, RuleName>>;

const win = (draft: Draft, side: Side, because: RuleName): void => {
  change(draft, { winner: side });
  emit(draft, 'won', { side }, because);
};

const move = (
  draft: Draft,
  by: number,
  why: TrackerEventData['dial-moved']['why'],
  because: RuleName,
): void => {
  if (draft.state.winner) return;
  const to = dialAfter(draft.state.dial, by);
  change(draft, { dial: to });
  emit(draft, 'dial-moved', { by, to, why }, because);
  if (to === DIAL_END) win(draft, 'dark', RULE.twelve);
};

const began: Passing<Tracker, Frame> = {
  settle(draft) {
    emit(draft, 'began', {}, RULE.dialSetup, RULE.tokenSetup);
    replace(draft, { at: 'track' });
  },
};

const track: Asking<Tracker, Frame> = {
  ask: ({ balance }) => ({
    by: 'both',
    rules: [RULE.light, RULE.darkWays],
    options: [
      offer({ kind: 'dark-balance-phase' }),
      offer({ kind: 'balance', to: otherSide(balance) }),
      offer({ kind: 'objective-destroyed', of: 'light' }),
      offer({ kind: 'objective-destroyed', of: 'dark' }),
      offer({ kind: 'empty-deck', of: 'light' }),
      offer({ kind: 'empty-deck', of: 'dark' }),
    ],
  }),

  choose: {
    'dark-balance-phase'(draft) {
      const { balance } = draft.state;
      move(draft, 1, 'turn', RULE.dark);
      if (balance === 'dark') move(draft, 1, 'dark', RULE.again);
    },

    'objective-destroyed'(draft, _frame, { of }) {
      const by = otherSide(of);
      const { piles } = draft.state;
      const pile = piles[by] + 1;
      change(draft, { piles: { ...piles, [by]: pile } });
      emit(draft, 'objective-taken', { by, pile }, RULE.taken, RULE.pile);
      if (by === 'dark') move(draft, pile, 'objective', RULE.dial);
      else if (pile >= VICTORY_PILE_END) win(draft, 'light', RULE.objectives);
    },

    balance(draft, _frame, { to }) {
      change(draft, { balance: to });
      emit(draft, 'balance-turned', { to }, RULE.balance, RULE.where);
    },

    'empty-deck'(draft, _frame, { of }) {
      const because = of === 'dark' ? RULE.lightDeck : RULE.darkDeck;
      emit(draft, 'deck-empty', { of }, because);
      win(draft, otherSide(of), because);
    },
  },
};

const HANDLERS = { began, track } satisfies Handlers<Tracker>;

/** Counts what two people at a table would count: the dial, the balance, the victory piles. */
export const tracker = machineOf<
  Tracker,
  { readonly winner: Side | null },
  TaskIn<typeof HANDLERS>
>({ game: 'swlcg', over: RULE.darkWays, outcome: ({ winner }) => ({ winner }) }, HANDLERS)(
  'swlcg/tracker',
  (_setup: null): TrackerState => ({
    agenda: [{ at: 'began' }],
    dial: 0,
    balance: 'light',
    piles: { light: 0, dark: 0 },
    winner: null,
  }),
);
