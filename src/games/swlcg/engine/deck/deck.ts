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
import type { Option } from '../../../../engine/procedure.ts';
import { DECK_SETS } from '../cards.ts';
import { OBJECTIVE_SETS, setOf } from '../objective-sets.ts';
import { FACTION_IDS, FACTIONS } from '../sides.ts';
import type { Faction } from '../sides.ts';
import type { RuleName } from '../rule.ts';
import { checkDeck, deckRule, setProblem } from './check-deck.ts';
import type { DeckCheck, DeckProblem } from './check-deck.ts';

export interface DeckSetup {
  /** A deck brought from elsewhere, whatever it breaks. */
  readonly faction: Faction | null;
  readonly sets: readonly number[];
}

type Frame =
  | { readonly at: 'began' }
  | { readonly at: 'brought'; readonly faction: Faction }
  | { readonly at: 'faction' }
  | { readonly at: 'sets'; readonly faction: Faction };

export interface DeckState {
  readonly agenda: readonly Frame[];
  readonly faction: Faction | null;
  readonly sets: readonly number[];
  readonly checked: boolean;
}

export type DeckChoice =
  | { readonly kind: 'faction'; readonly faction: Faction }
  | { readonly kind: 'add'; readonly set: number }
  | { readonly kind: 'remove'; readonly set: number }
  | { readonly kind: 'check' };

export interface DeckEventData {
  began: object;
  'faction-chosen': { faction: Faction };
  'set-added': { set: number; copies: number; sets: number };
  'set-removed': { set: number; sets: number };
  'deck-brought': { faction: Faction; sets: readonly number[] };
  'deck-fails': { problem: DeckProblem };
  'deck-legal': { sets: number; objectives: number; command: number };
}

export type DeckEvent = EventIn<DeckEventData>;

type Deck = GameOf<'swlcg', DeckState, DeckChoice, DeckEventData, RuleName>;

type Draft = DraftOf<Deck>;

const { change, done, emit, offer, replace } = kitOf<Deck>('swlcg');

const RULE = {
  what: 'deck-building.what',
  faction: 'deck-building.choose-faction',
  least: 'deck-building.at-least-ten',
  competition: 'deck-building.competition',
  maximum: 'deck-building.no-maximum',
  copies: 'deck-building.two-copies',
  whole: 'objective-sets.whole',
  side: 'deck-building.one-side',
  same: 'deck-building.same-side',
  other: 'deck-building.other-faction',
  light: 'factions.light',
  dark: 'factions.dark',
} as const satisfies Readonly<Record<string, RuleName>>;

const copiesOf = (sets: readonly number[], set: number): number =>
  sets.filter((entry) => entry === set).length;

const addOffers = (faction: Faction, sets: readonly number[]): readonly Option<DeckChoice>[] =>
  OBJECTIVE_SETS.map((entry) => {
    const problem = setProblem(faction, entry, copiesOf(sets, entry.set) + 1);
    return offer({ kind: 'add', set: entry.set }, problem && deckRule(problem));
  });

const judge = (draft: Draft, { legal, verdicts, sets, objectives, command }: DeckCheck): void => {
  if (legal) {
    const data = { sets, objectives, command };
    emit(draft, 'deck-legal', data, RULE.competition, RULE.side, RULE.maximum);
  }
  for (const { problem } of verdicts) {
    emit(draft, 'deck-fails', { problem }, deckRule(problem));
  }
};

const began: Passing<Deck, Frame> = {
  settle(draft) {
    emit(draft, 'began', {}, RULE.what);
    replace(draft, { at: 'faction' });
  },
};

const brought: Passing<Deck, Extract<Frame, { at: 'brought' }>> = {
  settle(draft, { faction }) {
    const { sets } = draft.state;
    emit(draft, 'deck-brought', { faction, sets }, RULE.faction, RULE[FACTIONS[faction]]);
    replace(draft, { at: 'sets', faction });
  },
};

const chooseFaction: Asking<Deck, Frame> = {
  ask: () => ({
    by: 'deck',
    rules: [RULE.faction, RULE.light, RULE.dark],
    options: FACTION_IDS.map((faction) => offer({ kind: 'faction', faction })),
  }),

  choose: {
    faction(draft, _frame, { faction }) {
      change(draft, { faction });
      emit(draft, 'faction-chosen', { faction }, RULE.faction, RULE[FACTIONS[faction]]);
      replace(draft, { at: 'sets', faction });
    },
  },
};

const chooseSets: Asking<Deck, Extract<Frame, { at: 'sets' }>> = {
  ask({ sets }, { faction }) {
    const own = [...new Set(sets)].sort((one, other) => one - other);
    return {
      by: 'deck',
      rules: [RULE.least, RULE.side, RULE.copies],
      options: [
        offer({ kind: 'check' }, sets.length === 0 && RULE.least),
        ...addOffers(faction, sets),
        ...own.map((set) => offer({ kind: 'remove', set })),
      ],
    };
  },

  choose: {
    add(draft, { faction }, { set }) {
      const sets = [...draft.state.sets, set];
      const { faction: of } = setOf(set);
      const other = of !== 'neutral' && of !== faction;
      change(draft, { sets });
      emit(
        draft,
        'set-added',
        { set, copies: copiesOf(sets, set), sets: sets.length },
        RULE.whole,
        other ? RULE.other : RULE.same,
      );
    },

    remove(draft, _frame, { set }) {
      const at = draft.state.sets.lastIndexOf(set);
      const sets = draft.state.sets.filter((_, index) => index !== at);
      change(draft, { sets });
      emit(draft, 'set-removed', { set, sets: sets.length }, RULE.least, RULE.whole);
    },

    check(draft, { faction }) {
      change(draft, { checked: true });
      judge(draft, checkDeck(faction, draft.state.sets));
      done(draft);
    },
  },
};

const HANDLERS = {
  began,
  brought,
  faction: chooseFaction,
  sets: chooseSets,
} satisfies Handlers<Deck>;

export const deckCheck = machineOf<Deck, DeckCheck | null, TaskIn<typeof HANDLERS>>(
  {
    game: 'swlcg',
    over: RULE.competition,
    outcome: ({ faction, sets }) => faction && checkDeck(faction, sets),
  },
  HANDLERS,
)('swlcg/deck-check', ({ faction, sets }: DeckSetup): DeckState => ({
  agenda: [faction ? { at: 'brought', faction } : { at: 'began' }],
  faction,
  sets,
  checked: false,
}));

export const deckSummary = ({ faction, sets, checked }: DeckState) => ({
  faction,
  sets: sets.length,
  checked,
  missing: Math.max(0, DECK_SETS - sets.length),
  legal: faction !== null && checkDeck(faction, sets).legal,
});
