import type { Figures } from '../../../drills/measure.ts';
import type { Kinds } from '../../../drills/question.ts';
import { CARD_IDS, cardOf, printedSide } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import { OBJECTIVE_SETS } from '../engine/objective-sets.ts';
import { FACTION_IDS, FACTIONS } from '../engine/sides.ts';
import type { Faction, Side } from '../engine/sides.ts';
import type { Figure, SwlcgFacts } from './facts.ts';
import { rule, rules } from './rule.ts';
import { of, sides, table, unitsOf } from './table.ts';

const RESERVE = 6;

const sourcesOf = (side: Side): readonly CardId[] =>
  CARD_IDS.filter(
    (id) =>
      printedSide(id) === side &&
      (cardOf(id).value ?? 0) > 0 &&
      ['objective', 'unit'].includes(cardOf(id).type),
  );

/** Something that costs 2, and what is enough to pay for it. */
const PAYER = {
  light: ['jedi-in-hiding', 'a-heros-journey'],
  dark: ['emperors-royal-guard', 'the-heart-of-the-empire'],
} as const;

const PRODUCING = rules(
  'resources.up-to-value',
  'resources.exhausted-source',
  'resources.one-purpose',
  'resources.not-enough',
  'resource-match.neutral-source',
);
const PAYING = rules(
  'deployment-phase.cannot-pay',
  'resource-match.what',
  'resources.one-purpose',
  'resources.surplus',
  'resources.exhausted-source',
);
const BUILDING = rules(
  'deck-building.two-copies',
  'deck-building.no-other-side',
  'deck-building.faction-only',
  'deck-building.at-least-ten',
);

const DECIDES = {
  cost: 'card-types.field-cost',
  force: 'card-types.field-force-icons',
  capacity: 'card-types.field-capacity',
  value: 'card-types.field-resources',
} as const;
const FIGURES = Object.keys(DECIDES) as readonly Figure[];

export const figuresOf: Figures = (of_, field) => {
  const card = CARD_IDS.find((id) => id === of_);
  const figure = FIGURES.find((one) => one === field);
  return card && figure && cardOf(card)[figure];
};

/** Something of a faction to be paid for, dearer than what any one source gives. */
const payable = (side: Side): readonly CardId[] =>
  of(side, 'unit').filter((id) => (cardOf(id).cost ?? 0) > 0);

export const economy: Kinds<
  Pick<SwlcgFacts, 'producing' | 'paying' | 'draw-count' | 'deck-set' | 'figure'>
> = {
  producing: {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const side = chance.one(sides);
      const source = chance.one(sourcesOf(side));
      const value = cardOf(source).value ?? 0;
      const amount = chance.number(1, value + 1);
      const focus = amount > value ? 0 : chance.one([0, 0, 1] as const);
      const [wanted, purse] = PAYER[side];
      if (source === purse) return null;
      return {
        facts: { side, source, focus, amount },
        position: {
          procedure: 'swlcg/payment',
          setup: table(side, { play: [{ card: source, focus }, purse], hand: [wanted] }),
          choices: [{ kind: 'play', piece: `${wanted}-1`, host: null }],
        },
        ask: { by: 'choice', choice: { kind: 'produce', source: `${source}-1`, amount } },
        rule: rule('resources.up-to-value'),
        // Of tokens that are there already it may be read as well.
        wrong: PRODUCING.filter((one) => one !== rule('resources.up-to-value') || focus < value),
        meant: ['allowed', ...PRODUCING],
      };
    },
  },
  paying: {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(sides);
      const card = chance.one(payable(side));
      const sources = chance.some(
        sourcesOf(side).filter((id) => id !== card),
        chance.number(1, 2),
      );
      const sum = sources.reduce((all, id) => all + (cardOf(id).value ?? 0), 0);
      const { faction, cost = 0 } = cardOf(card);
      const matches = faction === 'neutral' || sources.some((id) => cardOf(id).faction === faction);
      // Only one of the two reasons may keep the card in the hand.
      if (!matches && sum < cost) return null;
      if (sum < cost - 1) return null;
      return {
        facts: { card, sources },
        position: {
          procedure: 'swlcg/payment',
          setup: table(side, { play: sources, hand: [card] }),
          choices: [],
        },
        ask: { by: 'choice', choice: { kind: 'play', piece: `${card}-1`, host: null } },
        rule: rule(faction === 'neutral' ? 'resource-match.neutral-card' : 'resource-match.what'),
        wrong: PAYING,
        meant: ['allowed', ...PAYING],
      };
    },
  },
  'draw-count': {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const side = chance.one(sides);
      const hand = chance.number(0, 9);
      const discards = hand > 0 && chance.coin();
      const held = chance.some(unitsOf(side), hand);
      const [thrown] = held;
      const many = Math.max(0, RESERVE - hand + (discards ? 1 : 0));
      const deck = chance.some(of(side, 'event'), 8);
      const [faction] = FACTION_IDS.filter((id) => FACTIONS[id] === side);
      return {
        facts: { hand, discards },
        position: {
          procedure: 'swlcg/turn',
          setup: {
            ...table(side, {
              faction,
              hand: held,
              deck: { command: deck },
            }),
            turns: { light: 2, dark: 2 },
            phases: ['draw'],
          },
          choices: [
            ...(hand === 0
              ? []
              : [discards ? { kind: 'discard', piece: `${thrown ?? ''}-1` } : { kind: 'decline' }]),
            ...deck.slice(0, many).map((card) => ({ kind: 'drawn', results: [card] })),
          ],
        },
        ask: { by: 'events', kind: 'card-drawn' },
        rule: rule('draw-phase.reserve'),
        wrong: [1, RESERVE, Math.max(0, RESERVE - hand)],
      };
    },
  },
  'deck-set': {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const faction: Faction = chance.one(FACTION_IDS);
      const { set, cards, onePerDeck, factionOnly, ...whose } = chance.one(OBJECTIVE_SETS);
      const [objective] = cards;
      const copies = chance.number(0, 2);
      // A set that could not be there at all has no copies there.
      const isStranger = whose.side !== FACTIONS[faction];
      const isBarred = factionOnly && whose.faction !== faction;
      if ((isStranger || isBarred || onePerDeck) && copies > 0) return null;
      if (isStranger && isBarred) return null;
      return {
        facts: { faction, copies, set, objective },
        position: {
          procedure: 'swlcg/deck-check',
          setup: { faction, sets: Array.from({ length: copies }, () => set) },
          choices: [],
        },
        ask: { by: 'choice', choice: { kind: 'add', set } },
        rule: rule(
          copies === 0 && whose.faction !== faction
            ? 'deck-building.other-faction'
            : 'deck-building.two-copies',
        ),
        wrong: BUILDING,
        meant: ['allowed', ...BUILDING],
      };
    },
  },
  figure: {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const card = chance.one(CARD_IDS);
      const figure = chance.one(FIGURES);
      return {
        facts: { card, figure },
        ask: { by: 'figure', of: card, field: figure },
        rule: rule(DECIDES[figure]),
        wrong: [],
      };
    },
  },
};
