import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeBattleOdds } from '../../../../src/games/swlcg/odds/edge-battle.ts';
import type { EdgeAnswer } from '../../../../src/games/swlcg/odds/edge-battle.ts';
import {
  countCards,
  deckOf,
  iconsOf,
  MOST_IN_DECK,
} from '../../../../src/games/swlcg/odds/kinds.ts';
import { STARTER_DECKS } from '../../../../src/games/swlcg/engine/objective-sets.ts';
import { enumerate } from './enumerate.ts';
import type { Told } from './enumerate.ts';

const SEEDED = { seed: 2012, numRuns: 60 };

const answerTo = (raw: object): EdgeAnswer => {
  const parsed = edgeBattleOdds.parse(raw);
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return edgeBattleOdds.answer(parsed.setup);
};

const NAMES: Readonly<Record<string, string>> = {
  heat: 'heat-of-battle',
  target: 'target-of-opportunity',
  twist: 'twist-of-fate',
};

const counts = (cards: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const card of cards) {
    const kind = NAMES[card] ?? `icons-${card}`;
    found[kind] = (found[kind] ?? 0) + 1;
  }
  return found;
};

const questionOf = (told: Told): object => ({
  role: told.attacker ? 'attacker' : 'defender',
  mine: {
    stack: counts(told.stack),
    kept: counts(told.kept),
    edge: told.edge ?? 0,
    frail: told.frail ?? 0,
  },
  other: {
    deck: counts(told.deck),
    hand: told.hand,
    cards: told.cards,
    policy: told.policy,
    edge: told.otherEdge ?? 0,
    frail: told.otherFrail ?? 0,
  },
});

const refusal = (raw: unknown): string => {
  const parsed = edgeBattleOdds.parse(raw);
  return parsed.ok ? 'taken' : `${parsed.path}: ${parsed.problem}`;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

describe('cards in an edge battle', () => {
  it('of the Sith starter deck are the forty that the rulebook lists', () => {
    const deck = deckOf(STARTER_DECKS.sith);
    expect(sum(Object.values(deck))).toBe(40);
    // Palpatine has 5 Force icons, Vader 4; each of the three fates comes twice.
    expect(deck).toMatchObject({
      'icons-5': 1,
      'icons-4': 1,
      'heat-of-battle': 2,
      'target-of-opportunity': 2,
      'twist-of-fate': 2,
    });
  });

  it('count by their Force icons alone, fates as what they are', () => {
    expect(countCards(['yoda', 'sith-library', 'heat-of-battle-dark', 'rancor'])).toMatchObject({
      'icons-5': 1,
      'icons-0': 1,
      'heat-of-battle': 1,
      'icons-1': 1,
    });
    expect(iconsOf('heat-of-battle')).toBe(2);
    expect(iconsOf('twist-of-fate')).toBe(0);
    expect(iconsOf('icons-4')).toBe(4);
  });
});

describe('the chance to win an edge battle', () => {
  it('against one unseen card of three is counted on the fingers', () => {
    const raw = {
      mine: { stack: { 'icons-2': 1 } },
      other: { deck: { 'icons-1': 1, 'icons-2': 1, 'icons-3': 1 }, hand: 1, cards: 1 },
    };
    const attack = answerTo(raw);
    expect(attack.more).toBeCloseTo(1 / 3, 14);
    expect(attack.tie).toBeCloseTo(1 / 3, 14);
    expect(attack.win).toBeCloseTo(1 / 3, 14);
    // Equal icons are the defender's (edge-battle.tie).
    expect(answerTo({ ...raw, role: 'defender' }).win).toBeCloseTo(2 / 3, 14);
  });

  it('is certain for an attacker whom nobody opposes, and nothing for an absent defender', () => {
    expect(answerTo({ unopposed: true })).toMatchObject({ win: 1, automatic: true });
    expect(answerTo({ unopposed: true, role: 'defender' })).toMatchObject({ win: 0 });
  });

  it('goes by the hand that is left when Twist of Fate begins the battle anew', () => {
    // The twist is certain; then 3 icons stand against the best of what the other side still has.
    const { again, win } = answerTo({
      mine: { stack: { 'twist-of-fate': 1 }, kept: { 'icons-3': 1 } },
      other: { deck: { 'icons-4': 1, 'icons-2': 1 }, hand: 2, cards: 1 },
    });
    expect(again).toBe(1);
    expect(win).toBe(1);
  });

  it.each<[string, Told]>([
    [
      'the strongest cards',
      {
        attacker: true,
        stack: ['2', '3'],
        kept: ['1'],
        deck: ['0', '1', '1', '2', '3', '5', 'heat'],
        hand: 4,
        cards: 2,
        policy: 'strongest',
      },
    ],
    [
      'fates first',
      {
        attacker: false,
        stack: ['1', '2'],
        kept: ['2', '1'],
        deck: ['twist', 'target', '3', '1', '4', '0', '2'],
        hand: 4,
        cards: 2,
        policy: 'fates-first',
      },
    ],
    [
      'any cards',
      {
        attacker: true,
        stack: ['2'],
        kept: ['3', 'twist'],
        deck: ['twist', 'twist', '1', '2', 'heat', '0', '1'],
        hand: 4,
        cards: 1,
        policy: 'random',
      },
    ],
    [
      'any cards, against a twist of mine',
      {
        attacker: true,
        stack: ['twist', '2'],
        kept: ['3', '3', '1'],
        deck: ['twist', '3', '1', '2', 'heat', '0', '5'],
        hand: 5,
        cards: 2,
        policy: 'random',
      },
    ],
    [
      'the strongest cards, with a heat that fells a unit with «Edge»',
      {
        attacker: true,
        stack: ['heat', '1'],
        kept: [],
        deck: ['heat', '1', '1', '2', '3', '0'],
        hand: 3,
        cards: 2,
        policy: 'strongest',
        edge: 2,
        frail: 1,
        otherEdge: 1,
        otherFrail: 1,
      },
    ],
  ])('agrees with every order of a small deck when the other side puts in %s', (_, told) => {
    const wanted = enumerate(told);
    expect(Math.abs(answerTo(questionOf(told)).win - wanted)).toBeLessThan(1e-9);
  });

  it('agrees with every order of any small deck', () => {
    const some = ['0', '1', '1', '2', '3', '4', '5', 'heat', 'heat', 'target', 'twist', 'twist'];
    const cards = (minLength: number, maxLength: number) =>
      fc.shuffledSubarray(some, { minLength, maxLength });
    fc.assert(
      fc.property(
        fc.record({
          attacker: fc.boolean(),
          own: cards(0, 6),
          put: fc.nat({ max: 3 }),
          deck: cards(1, 6),
          hand: fc.nat({ max: 6 }),
          cards: fc.nat({ max: 6 }),
          policy: fc.constantFrom('strongest' as const, 'fates-first' as const, 'random' as const),
          edge: fc.nat({ max: 2 }),
          otherEdge: fc.nat({ max: 2 }),
        }),
        ({ own, put, ...drawn }) => {
          const hand = Math.min(drawn.hand, drawn.deck.length);
          const told: Told = {
            ...drawn,
            stack: own.slice(0, put),
            kept: own.slice(put),
            hand,
            cards: Math.min(drawn.cards, hand),
            frail: Math.min(1, drawn.edge),
            otherFrail: Math.min(1, drawn.otherEdge),
          };
          const { win, more, tie, fewer } = answerTo(questionOf(told));
          expect(Math.abs(win - enumerate(told))).toBeLessThan(1e-9);
          expect(Math.abs(more + tie + fewer - 1)).toBeLessThan(1e-12);
        },
      ),
      SEEDED,
    );
  });
});

const DECKS = Object.values(STARTER_DECKS).map((sets) => deckOf(sets));
const deck = fc.constantFrom(...DECKS);
const policy = fc.constantFrom('strongest', 'fates-first', 'random');
const hand = fc.array(fc.constantFrom('0', '1', '2', '3', '4', 'heat', 'target'), { maxLength: 5 });

describe('every answer', () => {
  it('sums to one: the three outcomes, the leads, and the icons with the cancelled battles', () => {
    fc.assert(
      fc.property(hand, hand, deck, policy, fc.nat({ max: 6 }), (stack, kept, cards, how, put) => {
        const found = answerTo({
          mine: { stack: counts([...stack, 'twist']), kept: counts(kept.slice(0, 4)) },
          other: { deck: cards, hand: 6, cards: put, policy: how },
        });
        expect(Math.abs(found.more + found.tie + found.fewer - 1)).toBeLessThan(1e-12);
        expect(Math.abs(sum(found.leads.map(({ chance }) => chance)) - 1)).toBeLessThan(1e-12);
        expect(Math.abs(sum(found.icons) + found.again - 1)).toBeLessThan(1e-12);
      }),
      { ...SEEDED, numRuns: 10 },
    );
  });

  it('is the other side of the same battle when the roles change and ties change hands', () => {
    fc.assert(
      fc.property(hand, deck, policy, fc.nat({ max: 6 }), (stack, cards, how, put) => {
        const raw = {
          mine: { stack: counts(stack) },
          other: { deck: cards, hand: 6, cards: put, policy: how },
        };
        const attack = answerTo({ ...raw, role: 'attacker' });
        const defence = answerTo({ ...raw, role: 'defender' });
        expect(Math.abs(defence.win - attack.win - attack.tie)).toBeLessThan(1e-12);
        expect(defence.leads).toEqual(attack.leads);
      }),
      { ...SEEDED, numRuns: 10 },
    );
  });

  // Not so with Twist of Fate: a card more may be one that is lost with the battle it cancels.
  it('grows with icons of mine and shrinks with icons of the other side while nobody cancels', () => {
    const calm = { ...deckOf(STARTER_DECKS.jedi), 'twist-of-fate': 0 };
    fc.assert(
      fc.property(hand, policy, fc.integer({ min: 1, max: 6 }), (stack, how, put) => {
        const raw = (mine: readonly string[], edge: number, pile: object) => ({
          mine: { stack: counts(mine) },
          other: { deck: pile, hand: 6, cards: put, policy: how, edge },
        });
        const plain = answerTo(raw(stack, 0, calm)).win;
        const slack = 1e-12;
        expect(answerTo(raw([...stack, '1'], 0, calm)).win).toBeGreaterThanOrEqual(plain - slack);
        expect(answerTo(raw(stack, 1, calm)).win).toBeLessThanOrEqual(plain + slack);
        // Two cards with one icon have three instead.
        const richer = {
          ...calm,
          'icons-1': calm['icons-1'] - 2,
          'icons-3': calm['icons-3'] + 2,
        };
        expect(answerTo(raw(stack, 0, richer)).win).toBeLessThanOrEqual(plain + slack);
      }),
      { ...SEEDED, numRuns: 10 },
    );
  });

  it('tells in its plans what it tells when asked for that plan', () => {
    const mine = { stack: { 'icons-3': 1 }, kept: { 'icons-1': 2, 'heat-of-battle': 1 } };
    const other = { deck: DECKS[2], hand: 6, policy: 'fates-first' };
    const { plans } = answerTo({ mine, other: { ...other, cards: 1 } });
    expect(plans.map(({ cards, icons }) => [cards, icons])).toEqual([
      [0, 0],
      [1, 3],
      [2, 5],
      [3, 6],
      [4, 7],
    ]);
    const asked = answerTo({
      mine: { stack: { 'icons-3': 1, 'heat-of-battle': 1 }, kept: { 'icons-1': 2 } },
      other: { ...other, cards: 4 },
    });
    expect(plans[2]?.chances[4]).toBe(asked.win);
  });
});

describe('what cannot be asked', () => {
  const deckFull = deckOf(STARTER_DECKS.jedi);

  it.each([
    [null, ': not-an-object'],
    [undefined, ': not-an-object'],
    [{ side: 'light' }, 'side: unknown-key'],
    [{ role: 'both' }, 'role: unknown-word'],
    [{ unopposed: 1 }, 'unopposed: not-true-or-false'],
    [{ mine: { stack: { 'icons-2': -1 } } }, 'mine.stack.icons-2: bad-number'],
    [{ mine: { stack: { 'icons-2': 1.5 } } }, 'mine.stack.icons-2: bad-number'],
    [{ mine: { stack: { 'icons-2': Number.NaN } } }, 'mine.stack.icons-2: bad-number'],
    [{ mine: { stack: { 'icons-6': 1 } } }, 'mine.stack.icons-6: unknown-key'],
    [{ mine: { stack: { 'icons-1': 8 }, kept: { 'icons-2': 3 } } }, 'mine: too-many-in-hand'],
    [{ mine: { edge: 1, frail: 2 } }, 'mine.frail: more-than-edge'],
    [{ other: { deck: { 'icons-5': 3 } } }, 'other.deck.icons-5: more-than-a-deck-holds'],
    [{ other: { deck: deckFull, hand: 11 } }, 'other.hand: bad-number'],
    [{ other: { deck: { 'icons-1': 2 }, hand: 3 } }, 'other.hand: more-than-unseen'],
    [{ other: { deck: deckFull, hand: 2, cards: 3 } }, 'other.cards: more-than-in-hand'],
    [{ other: { deck: deckFull, policy: 'clever' } }, 'other.policy: unknown-word'],
  ])('%j is refused: %s', (raw, wanted) => {
    expect(refusal(raw)).toBe(wanted);
  });

  it('a deck of one side holds two copies of each set, so Yoda and no third card of five icons', () => {
    // Light: Yoda twice; dark: Emperor Palpatine twice.
    expect(MOST_IN_DECK['icons-5']).toBe(2);
  });

  it('takes its own question again', () => {
    const parsed = edgeBattleOdds.parse({ other: { deck: deckFull } });
    if (!parsed.ok) throw new Error(parsed.problem);
    expect(edgeBattleOdds.parse(parsed.setup)).toEqual(parsed);
  });
});
