import type { RuleId } from '../../../../engine/procedure.ts';
import { DECK_SETS, SET_COPIES } from '../cards.ts';
import { OBJECTIVE_SETS, setOf } from '../objective-sets.ts';
import type { ObjectiveSet } from '../objective-sets.ts';
import { FACTIONS, FACTION_IDS } from '../sides.ts';
import type { Faction } from '../sides.ts';
import type { RuleName } from '../rule.ts';

export type DeckProblem =
  | { readonly kind: 'too-few'; readonly sets: number; readonly least: number }
  | { readonly kind: 'wrong-side'; readonly set: number }
  | { readonly kind: 'too-many-copies'; readonly set: number; readonly copies: number }
  | { readonly kind: 'one-per-deck'; readonly set: number; readonly copies: number }
  | { readonly kind: 'faction-only'; readonly set: number; readonly faction: Faction };

export interface DeckVerdict {
  readonly problem: DeckProblem;
  readonly rule: RuleId;
}

export interface DeckCheck {
  readonly legal: boolean;
  readonly verdicts: readonly DeckVerdict[];
  readonly sets: number;
  readonly objectives: number;
  readonly command: number;
}

const DECK_RULE = {
  'too-few': 'deck-building.competition',
  'wrong-side': 'deck-building.no-other-side',
  'too-many-copies': 'deck-building.two-copies',
  'one-per-deck': 'deck-building.one-copy',
  'faction-only': 'deck-building.faction-only',
} as const satisfies Readonly<Record<DeckProblem['kind'], RuleName>>;

/** A neutral set belongs to no faction of the other side, and is of that side all the same. */
export const deckRule = (problem: DeckProblem): RuleName =>
  problem.kind === 'wrong-side' && setOf(problem.set).faction === 'neutral'
    ? 'deck-building.same-side'
    : DECK_RULE[problem.kind];

const COMMAND_CARDS = 5;

const verdict = (problem: DeckProblem): DeckVerdict => ({
  problem,
  rule: `swlcg.${deckRule(problem)}`,
});

/** What one set breaks in a deck of this faction that holds so many copies of it. */
export const setProblem = (
  faction: Faction,
  { set, side, faction: of, factionOnly, onePerDeck }: ObjectiveSet,
  copies: number,
): DeckProblem | null => {
  if (side !== FACTIONS[faction]) return { kind: 'wrong-side', set };
  if (factionOnly && of !== 'neutral' && of !== faction) {
    return { kind: 'faction-only', set, faction: of };
  }
  if (onePerDeck && copies > 1) return { kind: 'one-per-deck', set, copies };
  return copies > SET_COPIES ? { kind: 'too-many-copies', set, copies } : null;
};

/** Every rule the deck breaks, one verdict each; sets come by their printed numbers. */
export const checkDeck = (faction: Faction, sets: readonly number[]): DeckCheck => {
  const few: readonly DeckProblem[] =
    sets.length < DECK_SETS ? [{ kind: 'too-few', sets: sets.length, least: DECK_SETS }] : [];
  const each = OBJECTIVE_SETS.flatMap((entry): readonly DeckProblem[] => {
    const copies = sets.filter((set) => set === entry.set).length;
    const problem = copies > 0 ? setProblem(faction, entry, copies) : null;
    return problem ? [problem] : [];
  });
  const verdicts = [...few, ...each].map(verdict);
  return {
    legal: verdicts.length === 0,
    verdicts,
    sets: sets.length,
    objectives: sets.length,
    command: sets.length * COMMAND_CARDS,
  };
};

/** Whose deck a bare list is: the faction with most of its sets; null where all are neutral. */
export const mainFaction = (sets: readonly number[]): Faction | null => {
  const known = new Map(OBJECTIVE_SETS.map(({ set, faction }) => [set, faction]));
  const count = (faction: Faction): number =>
    sets.filter((set) => known.get(set) === faction).length;
  const [first] = FACTION_IDS.toSorted((one, other) => count(other) - count(one));
  return first !== undefined && count(first) > 0 ? first : null;
};

export type ParsedDeck =
  | { readonly ok: true; readonly sets: readonly number[] }
  /** The first piece of the text that is no set number. */
  | { readonly ok: false; readonly at: string };

// The sign of multiplication clings to the number of copies: «2x 18» or «18 x2».
const ENTRY =
  /^(?:(?<before>\d{1,2})[x×х]\s*(?<first>\d{1,2})|(?<last>\d{1,2})(?:\s+[x×х]\s?(?<after>\d{1,2}))?)$/iu;

/** A pasted list: set numbers in any order, with copies or without. Never throws. */
export const parseDeck = (text: string): ParsedDeck => {
  const sets: number[] = [];
  for (const part of text.split(/[\n,;]+/).map((entry) => entry.trim())) {
    if (part === '') continue;
    const { before, first, last, after } = ENTRY.exec(part)?.groups ?? {};
    const number = Number(first ?? last);
    if (!OBJECTIVE_SETS.some((entry) => entry.set === number)) {
      return { ok: false, at: part.slice(0, 40) };
    }
    for (let copy = 0; copy < Number(before ?? after ?? 1); copy += 1) sets.push(number);
  }
  return { ok: true, sets };
};
