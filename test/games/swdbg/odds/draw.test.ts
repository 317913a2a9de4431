import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waysTo } from '../../../../src/games/swdbg/odds/copies.ts';
import { drawOdds } from '../../../../src/games/swdbg/odds/draw.ts';
import type { DrawAnswer } from '../../../../src/games/swdbg/odds/draw.ts';
import {
  buyable,
  kindOf,
  MOST_CARDS,
  MOST_SHIPS,
  MOST_UNITS,
} from '../../../../src/games/swdbg/odds/kinds.ts';
import type { DrawQuestion } from '../../../../src/games/swdbg/odds/question.ts';
import { courses } from './enumerate.ts';
import type { Card } from './enumerate.ts';

const questionOf = (raw: object): DrawQuestion => {
  const parsed = drawOdds.parse(raw);
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

const answerTo = (raw: object): DrawAnswer => drawOdds.answer(questionOf(raw));

const refusal = (raw: unknown): string => {
  const parsed = drawOdds.parse(raw);
  return parsed.ok ? 'taken' : `${parsed.path}: ${parsed.problem}`;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The starting deck of the Empire: 7 shuttles, 2 stormtroopers, 1 inquisitor. */
const STARTER = { 'imperial-shuttle': 7, stormtrooper: 2, inquisitor: 1 };

describe('the next hand', () => {
  it('of a starting deck holds five shuttles in 21 of 252 hands', () => {
    const { chance, hands } = answerTo({ deck: STARTER, measure: 'resources', need: 5 });
    expect(chance).toBeCloseTo(21 / 252, 14);
    expect(hands[0]?.mean).toBeCloseTo(3.5, 13);
  });

  it('takes what is left of the deck and draws the rest from the reshuffled discard pile', () => {
    // The booklet’s example: 3 cards in the deck, so 2 come from the new one (reshuffling.draw-example).
    const { chance, hands, contributions } = answerTo({
      measure: 'cards',
      need: 2,
      deck: { '1': 1, '0': 2 },
      discard: { '1': 1, '0': 3 },
    });
    // The wanted card of the deck is certain; one of 4 in 2 draws.
    expect(chance).toBeCloseTo(1 / 2, 14);
    expect(hands[0]?.reshuffle).toBe(1);
    expect(contributions.at(-1)).toMatchObject({ what: 'reshuffle', taken: 3, drawn: 2 });
  });

  it('does not reshuffle when the deck has just become empty', () => {
    // Five cards are left and five are drawn: what was bought cannot come yet (reshuffling.not-at-once).
    const { chance, hands } = answerTo({
      measure: 'cards',
      deck: { '0': 5 },
      discard: { '1': 8 },
    });
    expect(chance).toBe(0);
    expect(hands[0]?.reshuffle).toBe(0);
  });

  it('is short when deck and discard pile together have too few cards', () => {
    const { hands } = answerTo({ deck: { '1': 2 }, discard: { '1': 1 }, need: 3 });
    expect(hands[0]).toMatchObject({ short: 1, chance: 1 });
  });

  it('counts what is sure: three shuttles of five and a ship’s two resources', () => {
    const bare = answerTo({ deck: STARTER, need: 3 });
    const helped = answerTo({ deck: STARTER, need: 5, sure: 2 });
    expect(helped.chance).toBe(bare.chance);
  });
});

describe('hands after the next one', () => {
  it('bring every card of the deck before the discard pile is shuffled', () => {
    const { hands, wholeHands } = answerTo({
      measure: 'cards',
      hands: 2,
      deck: { '1': 1, '0': 9 },
    });
    expect(wholeHands).toBe(2);
    expect(hands.map(({ soFar }) => soFar)).toEqual([0.5, 1]);
    expect(hands.map(({ chance }) => chance)).toEqual([0.5, 0.5]);
  });

  it('hold what was bought only after the reshuffle', () => {
    const { hands } = answerTo({
      measure: 'cards',
      hands: 3,
      deck: { '0': 10 },
      discard: { '1': 1, '0': 4 },
    });
    expect(hands.map(({ reshuffle }) => reshuffle)).toEqual([0, 0, 1]);
    // Ten cards come back with the five: one of fifteen, five drawn.
    expect(hands[2]?.soFar).toBeCloseTo(1 / 3, 14);
  });

  it('keep a ship in play: it gives again, and does not come back', () => {
    const { hands } = answerTo({
      hands: 3,
      need: 2,
      draw: 1,
      deck: { 'gozanti-cruiser': 1 },
      discard: { inquisitor: 1 },
    });
    expect(hands.map(({ sums }) => sums.indexOf(1))).toEqual([2, 2, 2]);
    // The inquisitor is drawn, discarded and drawn again; the ship lies in play.
    expect(hands.map(({ short }) => short)).toEqual([0, 0, 0]);
  });

  it('agree with every order of small piles', () => {
    const card = fc.record({
      worth: fc.constantFrom(0, 1, 2),
      ship: fc.boolean(),
    });
    const kind = ({ worth, ship }: Card): string => `${ship === true ? 'ship-' : ''}${worth}`;
    const counts = (cards: readonly Card[]): Record<string, number> => {
      const found: Record<string, number> = {};
      for (const each of cards) found[kind(each)] = (found[kind(each)] ?? 0) + 1;
      return found;
    };
    fc.assert(
      fc.property(
        fc.array(card, { maxLength: 4 }),
        fc.array(card, { maxLength: 3 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 6 }),
        fc.nat({ max: 1 }),
        fc.constantFrom('one-hand' as const, 'together' as const),
        (deck, discard, size, hands, need, sure, span) => {
          const raw = { deck: counts(deck), discard: counts(discard) };
          const found = answerTo({ ...raw, draw: size, hands, need, sure, span });
          const all = courses({ deck, discard, draw: size, hands, sure, persists: true });
          const chanceThat = (holds: (course: readonly number[]) => boolean): number =>
            sum(all.filter(({ course }) => holds(course)).map(({ chance }) => chance));
          found.hands.forEach((hand, at) => {
            const alone = chanceThat((course) => (course[at] ?? 0) >= need);
            const soFar = chanceThat((course) => {
              const past = course.slice(0, at + 1);
              return span === 'together' ? sum(past) >= need : past.some((total) => total >= need);
            });
            expect(Math.abs(hand.chance - alone)).toBeLessThan(1e-9);
            expect(Math.abs(hand.soFar - soFar)).toBeLessThan(1e-9);
            hand.sums.forEach((chance, total) => {
              const wanted = chanceThat((course) => course[at] === total);
              expect(Math.abs(chance - wanted)).toBeLessThan(1e-9);
            });
          });
        },
      ),
      { seed: 1977, numRuns: 60 },
    );
  });

  it('do not let ships stay when Force or cards are counted: these come with the playing alone', () => {
    const raw = { hands: 2, draw: 1, deck: { 'ship-1': 1 }, discard: { '0': 1 } };
    const cards = answerTo({ ...raw, measure: 'cards', span: 'together', need: 2 });
    expect(cards.chance).toBe(0);
    const attack = answerTo({ ...raw, measure: 'attack', span: 'together', need: 2 });
    expect(attack.chance).toBe(1);
  });
});

const piles = fc.record({
  deck: fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4'), fc.nat({ max: 2 })),
  discard: fc.dictionary(fc.constantFrom('0', '1', '2', '3', 'ship-2'), fc.nat({ max: 2 })),
});

describe('every answer', () => {
  it('sums to one, and never less has come after a hand more', () => {
    fc.assert(
      fc.property(piles, fc.integer({ min: 1, max: 9 }), (cards, need) => {
        const { hands } = answerTo({ ...cards, need, hands: 3 });
        let before = 0;
        for (const { sums, soFar, chance } of hands) {
          expect(Math.abs(sum(sums) - 1)).toBeLessThan(1e-12);
          expect(soFar).toBeGreaterThanOrEqual(Math.max(before, chance) - 1e-12);
          before = soFar;
        }
      }),
      { seed: 1983, numRuns: 40 },
    );
  });

  // A card more in the deck is not always better: it can keep a better discard pile from coming.
  it('grows with the worth of a card, with what is sure, and shrinks with the need', () => {
    fc.assert(
      fc.property(piles, fc.integer({ min: 2, max: 9 }), (cards, need) => {
        const plain = answerTo({ ...cards, need, hands: 2 }).chance;
        const slack = 1e-12;
        const { '1': ones = 0, '2': twos = 0, ...rest } = cards.discard;
        if (ones > 0) {
          const discard = { ...rest, '1': ones - 1, '2': twos + 1 };
          const better = answerTo({ ...cards, discard, need, hands: 2 }).chance;
          expect(better).toBeGreaterThanOrEqual(plain - slack);
        }
        const sure = answerTo({ ...cards, need, hands: 2, sure: 1 }).chance;
        expect(sure).toBeGreaterThanOrEqual(plain - slack);
        expect(answerTo({ ...cards, need: need - 1, hands: 2 }).chance).toBeGreaterThanOrEqual(
          plain - slack,
        );
      }),
      { seed: 1980, numRuns: 40 },
    );
  });

  it('has the mean that the parts of the next hand add up to', () => {
    const { hands, contributions } = answerTo({
      deck: { '0': 2, '1': 1 },
      discard: { '1': 4, '2': 2, '4': 1, 'ship-2': 1 },
      need: 3,
      sure: 1,
    });
    const means = contributions.map((part) => (part.what === 'reshuffle' ? 0 : part.mean));
    expect(sum(means)).toBeCloseTo(hands[0]?.mean ?? -1, 12);
  });
});

describe('how many to buy', () => {
  const hunt = { measure: 'cards', deck: { '0': 5 }, discard: { '0': 10 }, hands: 2 };

  it('is the fewest copies that reach the chance', () => {
    // All fifteen and the copies are shuffled after the first hand: 1 − C(15,5)/C(15+n,5) ≥ ½.
    const { ways, now } = waysTo(questionOf(hunt), 0.5);
    expect(now).toBe(0);
    // n = 2: 1 − 3003/6188 = 0.5147…; n = 1: 1 − 3003/4368 = 0.3125.
    expect(ways).toMatchObject([{ what: 'buy', kind: '1', cards: 2 }]);
    expect(ways[0]?.chance).toBeCloseTo(1 - 3003 / 6188, 12);
  });

  it('is nothing when the chance is there already, and no number when they cannot come in time', () => {
    expect(waysTo(questionOf({ deck: { '1': 10 }, need: 5 }), 0.9).ways).toEqual([]);
    const late = waysTo(questionOf({ ...hunt, deck: { '0': 10 } }), 0.5);
    expect(late).toMatchObject({ now: 0, ways: [], best: null });
  });

  it('may be answered by exiling the weakest cards of the discard pile instead', () => {
    const { ways } = waysTo(questionOf({ deck: {}, discard: { '0': 3, '1': 5 }, need: 5 }), 0.99);
    expect(ways).toContainEqual(
      expect.objectContaining({ what: 'exile', kind: '0', cards: 3, chance: 1 }),
    );
  });
});

describe('what cannot be asked', () => {
  it('is refused beyond the box: 80 cards for one player', () => {
    // 10 starters, 30 of the own faction and 30 neutral ones of the galaxy, 10 pilots.
    expect(MOST_CARDS).toBe(80);
    // The Empire has 7 ships of its own; 7 are neutral: C-ROC 2, Blockade Runner 3, Nebulon-B 2.
    expect(MOST_SHIPS).toBe(14);
    // The Rebels have 6 ships of their own, so 80 − 6 − 7 units.
    expect(MOST_UNITS).toBe(67);
    // HWK-290 twice.
    expect(buyable('resources', '4')).toBe(2);
    expect(kindOf('gozanti-cruiser', 'resources')).toBe('ship-2');
  });

  it.each([
    [null, ': not-an-object'],
    [{ cards: {} }, 'cards: unknown-key'],
    [{ measure: 'luck' }, 'measure: unknown-word'],
    [{ need: 0 }, 'need: bad-number'],
    [{ need: 2.5 }, 'need: bad-number'],
    [{ hands: Number.POSITIVE_INFINITY }, 'hands: bad-number'],
    [{ draw: '5' }, 'draw: bad-number'],
    [{ deck: [1, 2] }, 'deck: not-an-object'],
    [{ deck: { '7': 1 } }, 'deck.7: unknown-key'],
    [{ deck: { '1': -1 } }, 'deck.1: bad-number'],
    [{ deck: { 'darth-vader': 2 } }, 'deck.darth-vader: more-than-the-box'],
    [{ deck: { bossk: 1 }, discard: { bossk: 1 } }, 'discard.bossk: more-than-the-box'],
    [{ deck: { '4': 68 } }, 'deck.4: more-than-the-box'],
    [{ deck: { '1': 60 }, discard: { 'outer-rim-pilot': 8 } }, 'discard.2: more-than-the-box'],
    [{ deck: { 'ship-2': 10 }, discard: { 'ship-0': 5 } }, 'discard.ship-0: more-than-the-box'],
    [{ deck: { 'darth-vader': 1, chewbacca: 1 } }, 'deck.chewbacca: two-factions'],
    [{ measure: 'force', sure: 1 }, 'sure: only-with-resources-or-attack'],
    [{ wanted: ['bossk'] }, 'wanted: only-with-cards'],
    [{ measure: 'cards', wanted: ['yoda'] }, 'wanted.0: unknown-word'],
    [{ measure: 'cards', deck: { '2': 1 } }, 'deck.2: wanted-or-not'],
  ])('%j is refused: %s', (raw, wanted) => {
    expect(refusal(raw)).toBe(wanted);
  });

  it('takes its own question again', () => {
    const raw = { measure: 'cards', wanted: ['bossk'], deck: { bossk: 1, 'outer-rim-pilot': 3 } };
    const question = questionOf(raw);
    expect(question.deck).toEqual({ '0': 3, '1': 1 });
    expect(drawOdds.parse(question)).toEqual({ ok: true, setup: question });
  });
});
