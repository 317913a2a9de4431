import { RESERVE } from '../engine/cards.ts';
import { STARTER_DECKS } from '../engine/objective-sets.ts';
import type { StarterDeck } from '../engine/objective-sets.ts';
import { countsFrom, deckOf, iconsOf, KINDS, MOST_IN_DECK } from '../odds/kinds.ts';
import type { Counts, Kind } from '../odds/kinds.ts';
import { MOST_EDGE, MOST_IN_HAND, POLICIES, ROLES } from '../odds/question.ts';
import type { EdgeQuestion } from '../odds/question.ts';
import { rule } from '../odds/rules.ts';
import type { EdgeChange } from '../words/odds.ts';
import type { Field, Form, Values } from '../../../calculator/view.ts';

/** Piles of cards in the form; the key of a field is the pile with the kind. */
export type Place = 'stack' | 'kept' | 'deck';

const FIRST_DECK: StarterDeck = 'sith';
const FIRST_CARDS = 2;

const NOTHING = countsFrom(() => 0);
const FIRST: Readonly<Record<Place, Counts>> = {
  stack: NOTHING,
  kept: NOTHING,
  deck: deckOf(STARTER_DECKS[FIRST_DECK]),
};

const pileValues = (place: Place, counts: Counts): Values =>
  Object.fromEntries(KINDS.map((kind) => [`${place}.${kind}`, counts[kind]]));

const pileFields = (place: Place): readonly Field[] =>
  KINDS.map((kind) => ({
    kind: 'count',
    key: `${place}.${kind}`,
    most: place === 'deck' ? MOST_IN_DECK[kind] : Math.min(MOST_IN_HAND, MOST_IN_DECK[kind]),
    first: FIRST[place][kind],
  }));

const edgeFields = (side: 'mine' | 'other'): readonly Field[] => [
  { kind: 'count', key: `${side}.edge`, most: MOST_EDGE, rules: [rule('keywords.edge-icons')] },
  { kind: 'count', key: `${side}.frail`, most: MOST_EDGE },
];

const countAt = (values: Values, key: string, first = 0): number => Number(values[key] ?? first);

const pileAt = (values: Values, place: Place): Counts =>
  countsFrom((kind) => countAt(values, `${place}.${kind}`, FIRST[place][kind]));

const handAt = (values: Values): number => countAt(values, 'hand', RESERVE);
const cardsAt = (values: Values): number => countAt(values, 'cards', FIRST_CARDS);

/** Every field, so that a link does not change its meaning when a first value does. */
export const valuesOf = ({ role, unopposed, mine, other }: EdgeQuestion): Values => ({
  role,
  unopposed,
  ...pileValues('stack', mine.stack),
  ...pileValues('kept', mine.kept),
  ...pileValues('deck', other.deck),
  hand: other.hand,
  cards: other.cards,
  policy: other.policy,
  'mine.edge': mine.edge,
  'mine.frail': mine.frail,
  'other.edge': other.edge,
  'other.frail': other.frail,
});

export const questionOf = (values: Values): unknown => ({
  role: values['role'] ?? ROLES[0],
  unopposed: values['unopposed'] ?? false,
  mine: {
    stack: pileAt(values, 'stack'),
    kept: pileAt(values, 'kept'),
    edge: countAt(values, 'mine.edge'),
    frail: countAt(values, 'mine.frail'),
  },
  other: {
    deck: pileAt(values, 'deck'),
    hand: handAt(values),
    cards: cardsAt(values),
    policy: values['policy'] ?? POLICIES[0],
    edge: countAt(values, 'other.edge'),
    frail: countAt(values, 'other.frail'),
  },
});

const presetFor = (deck: StarterDeck, role: EdgeQuestion['role'], own: Partial<Counts>[]) => {
  const [stack = {}, kept = {}] = own;
  return {
    key: deck,
    values: {
      role,
      ...pileValues('stack', { ...NOTHING, ...stack }),
      ...pileValues('kept', { ...NOTHING, ...kept }),
      ...pileValues('deck', deckOf(STARTER_DECKS[deck])),
      hand: RESERVE,
      cards: FIRST_CARDS,
      policy: POLICIES[0],
    },
  };
};

const byIcons = [...KINDS].sort((one, other) => iconsOf(other) - iconsOf(one));

const moved = (values: Values, from: Place, to: Place, kind: Kind | undefined): Values =>
  kind === undefined
    ? values
    : {
        ...values,
        [`${from}.${kind}`]: countAt(values, `${from}.${kind}`) - 1,
        [`${to}.${kind}`]: countAt(values, `${to}.${kind}`) + 1,
      };

const strongestKept = (values: Values): Kind | undefined =>
  byIcons.find((kind) => countAt(values, `kept.${kind}`) > 0);
const weakestPut = (values: Values): Kind | undefined =>
  [...byIcons].reverse().find((kind) => countAt(values, `stack.${kind}`) > 0);

type Change = Form['changes'][number] & { readonly key: EdgeChange };

const changes: readonly Change[] = [
  {
    key: 'put-strongest',
    apply: (values) => moved(values, 'kept', 'stack', strongestKept(values)),
    fits: (values) => strongestKept(values) !== undefined,
  },
  {
    key: 'take-weakest',
    apply: (values) => moved(values, 'stack', 'kept', weakestPut(values)),
    fits: (values) => weakestPut(values) !== undefined,
  },
  {
    key: 'other-role',
    apply: (values) => ({
      ...values,
      role: values['role'] === 'defender' ? 'attacker' : 'defender',
    }),
  },
  {
    key: 'other-more',
    apply: (values) => ({ ...values, cards: cardsAt(values) + 1 }),
    fits: (values) => cardsAt(values) < handAt(values),
  },
  {
    key: 'other-fewer',
    apply: (values) => ({ ...values, cards: cardsAt(values) - 1 }),
    fits: (values) => cardsAt(values) > 0,
  },
  {
    key: 'other-all',
    apply: (values) => ({ ...values, cards: handAt(values) }),
    fits: (values) => cardsAt(values) < handAt(values),
  },
  ...(
    [
      ['other-strongest', 'strongest'],
      ['other-fates', 'fates-first'],
      ['other-random', 'random'],
    ] as const
  ).map(([key, policy]): Change => ({
    key,
    apply: (values) => ({ ...values, policy }),
    fits: (values) => (values['policy'] ?? POLICIES[0]) !== policy,
  })),
];

export const form: Form = {
  groups: [
    {
      key: 'battle',
      fields: [
        { kind: 'pick', key: 'role', options: ROLES, rules: [rule('edge-battle.tie')] },
        { kind: 'flag', key: 'unopposed', rules: [rule('edge-battle.automatic-win')] },
      ],
    },
    { key: 'stack', side: 'first', fields: pileFields('stack') },
    { key: 'deck', side: 'second', fields: pileFields('deck') },
    {
      key: 'other',
      fields: [
        {
          kind: 'count',
          key: 'hand',
          most: MOST_IN_HAND,
          first: RESERVE,
          rules: [rule('draw-phase.reserve-six'), rule('draw-phase.reserve-changes')],
        },
        {
          kind: 'count',
          key: 'cards',
          most: MOST_IN_HAND,
          first: FIRST_CARDS,
          rules: [rule('edge-battle.two-passes')],
        },
        { kind: 'pick', key: 'policy', options: POLICIES },
      ],
    },
    { key: 'kept', folded: true, fields: pileFields('kept') },
    { key: 'mine', side: 'first', folded: true, fields: edgeFields('mine') },
    { key: 'their', side: 'second', folded: true, fields: edgeFields('other') },
  ],
  // Nobody knows both hands, so there are no two sides that could change places.
  pairs: [],
  presets: [
    presetFor('sith', 'attacker', [
      { 'icons-3': 1, 'icons-2': 1 },
      { 'icons-1': 2, 'heat-of-battle': 1, 'icons-0': 1 },
    ]),
    presetFor('imperial-navy', 'defender', [
      { 'icons-2': 2 },
      { 'icons-3': 1, 'icons-1': 2, 'twist-of-fate': 1 },
    ]),
    presetFor('jedi', 'attacker', [
      { 'icons-3': 1, 'heat-of-battle': 1 },
      { 'icons-1': 3, 'icons-2': 1 },
    ]),
    presetFor('rebel-alliance', 'defender', [
      { 'icons-4': 1 },
      { 'icons-2': 1, 'icons-1': 2, 'target-of-opportunity': 1 },
    ]),
  ],
  changes,
};
