import type { Calculator } from '../../../engine/calculator.ts';
import { settled, sumOf } from '../../../engine/distribution.ts';
import type { RuleId } from '../../../engine/procedure.ts';
import { fight, openingsOf } from './battle.ts';
import type { Fought, Openings } from './battle.ts';
import { iconsOf, isFate, KINDS } from './kinds.ts';
import type { Counts, Kind } from './kinds.ts';
import * as piles from './piles.ts';
import { parseQuestion, sizeOf } from './question.ts';
import type { EdgeQuestion } from './question.ts';
import { citedRules } from './cited-rules.ts';
import { rule } from './rules.ts';

/** `adds`: what the chance to win would lose without it. */
export type Contribution = { readonly rules: readonly RuleId[] } & (
  | {
      readonly what: 'card';
      readonly kind: Kind;
      readonly cards: number;
      readonly icons: number;
      /** Of one card of the kind: without it, it would have stayed in hand. */
      readonly adds: number;
    }
  | { readonly what: 'edge'; readonly icons: number; readonly adds: number }
  | { readonly what: 'other-edge'; readonly icons: number; readonly adds: number }
  | { readonly what: 'tie'; readonly adds: number }
  | { readonly what: 'again'; readonly chance: number }
);

export interface Plan {
  /** So many of my strongest cards, with the icons on them. */
  readonly cards: number;
  readonly icons: number;
  /** My chance, by the number of cards that the other side puts in: none, one, two … */
  readonly chances: readonly number[];
}

export interface EdgeAnswer extends Fought {
  readonly win: number;
  /** When icons are counted at last: I have more, equally many, fewer. The three sum to 1. */
  readonly more: number;
  readonly tie: number;
  readonly fewer: number;
  /** The attacker wins without counting. */
  readonly automatic: boolean;
  /** Cards and icons on my side, of the stack and of participants with «Edge». */
  readonly cards: number;
  readonly own: number;
  readonly plans: readonly Plan[];
  readonly contributions: readonly Contribution[];
}

const shareOf = ({ leads }: Fought, wanted: (lead: number) => boolean): number =>
  settled(sumOf(leads.filter(({ lead }) => wanted(lead)).map(({ chance }) => chance)));

export const winOf = (question: EdgeQuestion, openings?: Openings): number => {
  const attacks = question.role === 'attacker';
  if (question.unopposed) return attacks ? 1 : 0;
  return shareOf(fight(question, openings), (lead) => (attacks ? lead > 0 : lead >= 0));
};

export const holding = (question: EdgeQuestion, stack: Counts, kept: Counts): EdgeQuestion => ({
  ...question,
  mine: { ...question.mine, stack, kept },
});

/** With other cards of mine in the stack; the rest of them stay in hand. */
const stacked = (question: EdgeQuestion, stack: piles.Pile, all: piles.Pile): EdgeQuestion =>
  holding(question, piles.countsOf(stack), piles.countsOf(piles.without(all, stack)));

const allOf = ({ mine }: EdgeQuestion): piles.Pile =>
  piles.together(piles.pileOf(mine.stack), piles.pileOf(mine.kept));

const plansOf = (question: EdgeQuestion, openings: Openings): readonly Plan[] => {
  const all = allOf(question);
  const byCards = Array.from({ length: question.other.hand + 1 }, (_, cards) => {
    const asked = { ...question, other: { ...question.other, cards } };
    return { asked, openings: cards === question.other.cards ? openings : openingsOf(asked) };
  });
  return Array.from({ length: piles.sizeOf(all) + 1 }, (_, cards) => {
    const stack = piles.first(all, piles.STRONGEST, cards);
    return {
      cards,
      icons: piles.iconsIn(stack) + question.mine.edge,
      chances: byCards.map(({ asked, openings: against }) =>
        winOf(stacked(asked, stack, all), against),
      ),
    };
  });
};

const FATE_RULES = [
  'edge-battle.fate-only',
  'edge-battle.fate-complete',
  'edge-battle.count',
] as const;

const cardRules = (kind: Kind): readonly RuleId[] => {
  if (kind === 'twist-of-fate')
    return [rule('golden-rule.card-wins'), rule('edge-battle.fate-only')];
  return isFate(kind)
    ? FATE_RULES.map(rule)
    : [rule('edge-battle.any-card'), rule('edge-battle.what-counts'), rule('edge-battle.count')];
};

const contributionsOf = (
  question: EdgeQuestion,
  openings: Openings,
  { win, tie, again }: Pick<EdgeAnswer, 'win' | 'tie' | 'again'>,
): readonly Contribution[] => {
  const { mine, other, role } = question;
  const all = allOf(question);
  const cards = KINDS.filter((kind) => mine.stack[kind] > 0).map((kind): Contribution => {
    const stack = piles.pileOf({ ...mine.stack, [kind]: mine.stack[kind] - 1 });
    return {
      what: 'card',
      kind,
      cards: mine.stack[kind],
      icons: iconsOf(kind),
      adds: win - winOf(stacked(question, stack, all), openings),
      rules: cardRules(kind),
    };
  });
  const plain = (side: 'mine' | 'other'): EdgeQuestion => ({
    ...question,
    [side]: { ...question[side], edge: 0, frail: 0 },
  });
  const edgeRules = [rule('keywords.edge-icons'), rule('edge-battle.count')];
  return [
    ...cards,
    ...(mine.edge > 0
      ? [
          {
            what: 'edge',
            icons: mine.edge,
            adds: win - winOf(plain('mine'), openings),
            rules: edgeRules,
          } as const,
        ]
      : []),
    ...(other.edge > 0
      ? [
          {
            what: 'other-edge',
            icons: other.edge,
            adds: win - winOf(plain('other'), openings),
            rules: edgeRules,
          } as const,
        ]
      : []),
    ...(tie > 0
      ? [
          {
            what: 'tie',
            adds: role === 'defender' ? tie : -tie,
            rules: [rule('edge-battle.tie')],
          } as const,
        ]
      : []),
    ...(again > 0
      ? [
          {
            what: 'again',
            chance: again,
            rules: [rule('edge-battle.fate-order'), rule('golden-rule.card-wins')],
          } as const,
        ]
      : []),
  ];
};

const unopposedAnswer = (question: EdgeQuestion): EdgeAnswer => {
  const win = winOf(question);
  return {
    win,
    more: win,
    tie: 0,
    fewer: 1 - win,
    automatic: true,
    leads: [],
    icons: [],
    again: 0,
    cards: sizeOf(question.mine.stack),
    own: piles.iconsIn(piles.pileOf(question.mine.stack)) + question.mine.edge,
    plans: [],
    contributions: [],
  };
};

const reckon = (
  question: EdgeQuestion,
  more: (
    openings: Openings,
    found: Pick<EdgeAnswer, 'win' | 'tie' | 'again'>,
  ) => Pick<EdgeAnswer, 'plans' | 'contributions'>,
): EdgeAnswer => {
  if (question.unopposed) return unopposedAnswer(question);
  const openings = openingsOf(question);
  const fought = fight(question, openings);
  const tie = shareOf(fought, (lead) => lead === 0);
  const win = winOf(question, openings);
  return {
    ...fought,
    win,
    more: shareOf(fought, (lead) => lead > 0),
    tie,
    fewer: shareOf(fought, (lead) => lead < 0),
    automatic: false,
    cards: sizeOf(question.mine.stack),
    own: piles.iconsIn(piles.pileOf(question.mine.stack)) + question.mine.edge,
    ...more(openings, { win, tie, again: fought.again }),
  };
};

/** Will I win the edge battle with these cards, against a hand that nobody has seen? */
export const edgeBattleOdds: Calculator<EdgeQuestion, EdgeAnswer> = {
  id: 'swlcg/edge-battle',
  parse: parseQuestion,
  answer: (question) =>
    reckon(question, (openings, found) => ({
      plans: plansOf(question, openings),
      contributions: contributionsOf(question, openings, found),
    })),
  brief: (question) => reckon(question, () => ({ plans: [], contributions: [] })),
  cited: citedRules,
};
