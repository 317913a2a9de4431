import { checkAnswer } from '../../core/check.ts';
import { IllegalChoice } from '../../core/procedure.ts';
import type { GameEvent, Option, Procedure, RuleId } from '../../core/procedure.ts';
import { DECK_SETS } from '../cards.ts';
import { OBJECTIVE_SETS, setOf } from '../objective-sets.ts';
import { FACTION_IDS, FACTIONS } from '../sides.ts';
import type { Faction } from '../sides.ts';
import { checkDeck, DECK_RULE, setProblem } from './check-deck.ts';
import type { DeckCheck, DeckProblem } from './check-deck.ts';

export interface DeckSetup {
  /** A deck brought from elsewhere, whatever it breaks. */
  readonly faction: Faction | null;
  readonly sets: readonly number[];
}

export interface DeckState {
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
  'faction-chosen': { readonly faction: Faction };
  'set-added': { readonly set: number; readonly copies: number; readonly sets: number };
  'set-removed': { readonly set: number; readonly sets: number };
  'deck-brought': { readonly faction: Faction; readonly sets: readonly number[] };
  'deck-fails': { readonly problem: DeckProblem };
  'deck-legal': {
    readonly sets: number;
    readonly objectives: number;
    readonly command: number;
  };
}

export type DeckEvent = {
  [Kind in keyof DeckEventData]: GameEvent<Kind, DeckEventData[Kind]>;
}[keyof DeckEventData];

export type DeckTask = 'faction' | 'sets';
export type DeckProcedure = Procedure<
  DeckSetup,
  DeckState,
  DeckChoice,
  DeckEvent,
  DeckCheck,
  DeckTask
>;

const RULE = {
  what: 'swlcg.deck-building.what',
  faction: 'swlcg.deck-building.choose-faction',
  least: 'swlcg.deck-building.at-least-ten',
  competition: 'swlcg.deck-building.competition',
  maximum: 'swlcg.deck-building.no-maximum',
  whole: 'swlcg.objective-sets.whole',
  side: 'swlcg.deck-building.one-side',
  same: 'swlcg.deck-building.same-side',
  other: 'swlcg.deck-building.other-faction',
  light: 'swlcg.factions.light',
  dark: 'swlcg.factions.dark',
} as const satisfies Readonly<Record<string, RuleId>>;

export const deckRules: readonly RuleId[] = [...Object.values(RULE), ...Object.values(DECK_RULE)];

const copiesOf = (sets: readonly number[], set: number): number =>
  sets.filter((entry) => entry === set).length;

const addOffers = (faction: Faction, sets: readonly number[]): readonly Option<DeckChoice>[] =>
  OBJECTIVE_SETS.map((entry): Option<DeckChoice> => {
    const choice = { kind: 'add', set: entry.set } as const;
    const problem = setProblem(faction, entry, copiesOf(sets, entry.set) + 1);
    return problem
      ? { choice, allowed: false, because: DECK_RULE[problem.kind] }
      : { choice, allowed: true };
  });

const checkOffer = ({ sets }: DeckState): Option<DeckChoice> => {
  const choice = { kind: 'check' } as const;
  return sets.length === 0
    ? { choice, allowed: false, because: RULE.least }
    : { choice, allowed: true };
};

const verdictEvents = (check: DeckCheck): readonly DeckEvent[] => {
  const { sets, objectives, command } = check;
  return check.legal
    ? [
        {
          kind: 'deck-legal',
          data: { sets, objectives, command },
          rules: [RULE.competition, RULE.side, RULE.maximum],
        },
      ]
    : check.verdicts.map(({ problem, rule }) => ({
        kind: 'deck-fails',
        data: { problem },
        rules: [rule],
      }));
};

const chosen = ({ faction }: DeckState): Faction => {
  if (!faction) throw new IllegalChoice('Sets come after the faction.', RULE.faction);
  return faction;
};

const added = (state: DeckState, set: number) => {
  const sets = [...state.sets, set];
  const { faction } = setOf(set);
  const other = faction !== 'neutral' && faction !== state.faction;
  const event: DeckEvent = {
    kind: 'set-added',
    data: { set, copies: copiesOf(sets, set), sets: sets.length },
    rules: other ? [RULE.whole, RULE.other] : [RULE.whole, RULE.same],
  };
  return { state: { ...state, sets }, events: [event] };
};

const removed = (state: DeckState, set: number) => {
  const at = state.sets.lastIndexOf(set);
  const sets = state.sets.filter((_, index) => index !== at);
  const event: DeckEvent = {
    kind: 'set-removed',
    data: { set, sets: sets.length },
    rules: [RULE.least, RULE.whole],
  };
  return { state: { ...state, sets }, events: [event] };
};

export const deckCheck: DeckProcedure = {
  id: 'swlcg/deck-check',

  begin({ faction, sets }) {
    const events: readonly DeckEvent[] = faction
      ? [
          {
            kind: 'deck-brought',
            data: { faction, sets },
            rules: [RULE.faction, RULE[FACTIONS[faction]]],
          },
        ]
      : [{ kind: 'began', data: {}, rules: [RULE.what] }];
    return { state: { faction, sets, checked: false }, events };
  },

  prompt(state) {
    const { faction, sets, checked } = state;
    if (faction === null) {
      return {
        kind: 'decision',
        by: 'deck',
        task: 'faction',
        rules: [RULE.faction, RULE.light, RULE.dark],
        options: FACTION_IDS.map((id) => ({
          choice: { kind: 'faction', faction: id },
          allowed: true,
        })),
      };
    }
    if (checked) return { kind: 'over', outcome: checkDeck(faction, sets) };
    const own = [...new Set(sets)].sort((one, other) => one - other);
    return {
      kind: 'decision',
      by: 'deck',
      task: 'sets',
      rules: [RULE.least, RULE.side, DECK_RULE['too-many-copies']],
      options: [
        checkOffer(state),
        ...addOffers(faction, sets),
        ...own.map((set): Option<DeckChoice> => ({
          choice: { kind: 'remove', set },
          allowed: true,
        })),
      ],
    };
  },

  apply(state, answer) {
    const choice = checkAnswer(deckCheck.prompt(state), answer, RULE.competition);
    switch (choice.kind) {
      case 'faction': {
        const { faction } = choice;
        const event: DeckEvent = {
          kind: 'faction-chosen',
          data: { faction },
          rules: [RULE.faction, RULE[FACTIONS[faction]]],
        };
        return { state: { ...state, faction }, events: [event] };
      }
      case 'add':
        return added(state, choice.set);
      case 'remove':
        return removed(state, choice.set);
      case 'check':
        return {
          state: { ...state, checked: true },
          events: verdictEvents(checkDeck(chosen(state), state.sets)),
        };
      case 'drawn':
        throw new IllegalChoice('A deck is built without chance.', RULE.faction);
    }
  },
};

const MOST_SETS = 72;

export type ParsedDeckSetup =
  | { readonly ok: true; readonly setup: DeckSetup }
  | { readonly ok: false; readonly path: string; readonly problem: string };

/** Takes anything, from a content file or an address; never throws. */
export const parseDeckSetup = (value: unknown): ParsedDeckSetup => {
  const entry = typeof value === 'object' && value !== null ? value : {};
  const { faction = null, sets = [] } = entry as { faction?: unknown; sets?: unknown };
  const known = FACTION_IDS.find((id) => id === faction) ?? null;
  if (faction !== null && known === null) {
    return { ok: false, path: 'faction', problem: 'unknown-faction' };
  }
  if (!Array.isArray(sets)) return { ok: false, path: 'sets', problem: 'not-a-list' };
  const bad = sets.findIndex((set) => !OBJECTIVE_SETS.some((of) => of.set === set));
  if (bad >= 0) return { ok: false, path: `sets.${bad}`, problem: 'unknown-set' };
  if (sets.length > MOST_SETS) return { ok: false, path: 'sets', problem: 'too-many' };
  return { ok: true, setup: { faction: known, sets: sets.map(Number) } };
};

export const deckSummary = ({ faction, sets, checked }: DeckState) => ({
  faction,
  sets: sets.length,
  checked,
  missing: Math.max(0, DECK_SETS - sets.length),
  legal: faction !== null && checkDeck(faction, sets).legal,
});
