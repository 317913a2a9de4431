import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalChoice } from '../../../../../src/engine/procedure.ts';
import { choicesFrom, digitsOf } from '../../../../../src/engine/link.ts';
import type { Drawn } from '../../../../../src/engine/procedure.ts';
import { MISSION_IDS, missionOf } from '../../../../../src/games/rebellion/engine/missions.ts';
import {
  combat as citedRules,
  game as citedGameRules,
} from '../../../../../src/games/rebellion/engine/cited-rules.ts';
import {
  cardsIn,
  eventFor,
  promptFor,
  viewFor,
  violationsOf,
  wholeGame,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import type {
  RebellionChoice,
  RebellionSetup,
  RebellionState,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { times } from '../../../../support/effort.ts';
import { positionOf } from './helpers.ts';
import { brokenLaws, wrongDeployments, wrongSeats } from './laws.ts';
import { playRandomly } from './random-play.ts';

const SEED = 20_160_401;
const known = new Set<string>([...citedGameRules, ...citedRules]);

interface Table {
  readonly seed: number;
  readonly setup: RebellionSetup;
}

const tables: fc.Arbitrary<Table> = fc
  .record({
    seed: fc.nat(),
    variant: fc.constantFrom('first', 'advanced'),
    players: fc.constantFrom(2, 2, 3, 4),
  })
  .map(({ seed, variant, players }) => ({
    seed,
    setup: positionOf({ phase: 'setup', variant, players }),
  }));

const everyGame = (numRuns: number, check: (table: Table) => void): void =>
  fc.assert(fc.property(tables, check), {
    seed: SEED,
    numRuns: times(numRuns),
    endOnFailure: true,
  });

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
};

describe('random legal play of the whole game', () => {
  it('keeps every figure, card, leader and marker through hundreds of rounds, and always ends', () => {
    let rounds = 0;
    // Gathered and looked at once: an assertion for each of tens of thousands of steps would cost more than they.
    const cited = new Set<string>();
    const broken: string[] = [];
    everyGame(76, ({ seed, setup }) => {
      const { last } = playRandomly(wholeGame, setup, seed, ({ state, before, events }) => {
        if (state.phase !== before.phase) broken.push(...violationsOf(state));
        for (const { rules } of events) for (const rule of rules) cited.add(rule);
      });
      expect([...broken, ...violationsOf(last)]).toEqual([]);
      expect(last.winner).not.toBe(null);
      rounds += last.round;
    });
    expect([...cited].filter((rule) => !known.has(rule))).toEqual([]);
    expect(rounds).toBeGreaterThanOrEqual(times(500));
  });

  it('breaks nothing in any single step', () => {
    everyGame(4, ({ seed, setup }) => {
      playRandomly(wholeGame, setup, seed, ({ state }) => {
        const violations = violationsOf(state);
        if (violations.length > 0) expect(violations).toEqual([]);
      });
    });
  });

  it('asks nobody before what must happen at once has happened, and no partner of whose duty it is', () => {
    const broken = new Set<string>();
    everyGame(20, ({ seed, setup }) => {
      playRandomly(wholeGame, setup, seed, ({ before, state, prompt }) => {
        for (const law of brokenLaws(state)) broken.add(law);
        for (const seat of wrongSeats(before, prompt)) broken.add(seat);
        for (const where of wrongDeployments(before, prompt)) broken.add(where);
      });
      expect([...broken]).toEqual([]);
    });
  });

  it('refuses what it says it refuses, and a refusal changes nothing', () => {
    everyGame(3, ({ seed, setup }) => {
      playRandomly(wholeGame, setup, seed, ({ before, prompt }) => {
        if (prompt.kind !== 'decision') return;
        freeze(before);
        const refused = prompt.options.find((option) => !option.allowed);
        if (refused?.allowed !== false) return;
        const text = JSON.stringify(before);
        expect(() => wholeGame.apply(before, refused.choice)).toThrow(IllegalChoice);
        expect(JSON.stringify(before)).toBe(text);
        expect(known.has(refused.because)).toBe(true);
      });
    });
  });

  it('never offers the same choice twice, nor asks without a rule', () => {
    everyGame(3, ({ seed, setup }) => {
      playRandomly(wholeGame, setup, seed, ({ prompt }) => {
        if (prompt.kind === 'over') return;
        expect(prompt.rules.every((rule) => known.has(rule))).toBe(true);
        if (prompt.kind !== 'decision') return;
        const keys = prompt.options.map(({ choice }) => JSON.stringify(choice));
        expect(new Set(keys).size).toBe(keys.length);
      });
    });
  });

  it('comes out the same when the recorded link is played again', () => {
    everyGame(3, ({ seed, setup }) => {
      const choices: (RebellionChoice | Drawn)[] = [];
      const { last } = playRandomly(wholeGame, setup, seed, ({ answer }) => choices.push(answer));
      const restored = choicesFrom(wholeGame, setup, digitsOf(wholeGame, setup, choices));
      expect(restored).toEqual({ ok: true, choices });
      const again = choices.reduce(
        (state, choice) => wholeGame.apply(state, choice).state,
        wholeGame.begin(setup).state,
      );
      expect(again).toEqual(last);
    });
  });
});

/** Names of the other side’s cards that nobody has shown. */
const secretsOf = (state: RebellionState, owner: 'empire' | 'rebel'): readonly string[] => {
  const ids = (
    owner === 'rebel'
      ? ['rebel-missions', 'rebel-actions', 'objectives']
      : ['empire-missions', 'empire-actions', 'projects']
  ) as readonly (keyof RebellionState['piles'])[];
  const piles = ids.map((id) => state.piles[id]);
  const hidden = piles.flatMap((pile) => [
    ...cardsIn<string>(pile.deck),
    ...pile.hand,
    ...pile.aside,
  ]);
  const laid = state.missions.filter(({ side, revealed }) => side === owner && !revealed);
  const shown = new Set<string>([
    ...piles.flatMap((pile) => [...pile.discard, ...pile.box]),
    ...state.missions.filter(({ revealed }) => revealed).map(({ card }) => card),
    ...Object.values(state.systems).flatMap(({ attachments }) => attachments),
    // A ring bears the name of the card that attached it.
    ...Object.values(state.leaders).flatMap(({ ring }) => ring ?? []),
  ]);
  return [...hidden, ...laid.map(({ card }) => card)].filter((card) => !shown.has(card));
};

/** The whole word only. */
const tells = (text: string, card: string): boolean => text.includes(`"${card}"`);

/** The same position with another base among those the Empire cannot tell from it. */
const withOtherBase = (state: RebellionState): RebellionState | null => {
  const { card, revealed } = state.base;
  const layer = state.piles.probes.deck.findIndex((cards) => cards.length > 0);
  const other = state.piles.probes.deck[layer]?.[0];
  if (card === null || revealed || other === undefined) return null;
  const deck = state.piles.probes.deck.map((cards, index) =>
    index === layer ? cards.map((entry) => (entry === other ? card : entry)) : cards,
  );
  return {
    ...state,
    base: { ...state.base, card: other },
    piles: { ...state.piles, probes: { ...state.piles.probes, deck } },
  };
};

/** Everybody knows the starting missions: they are the same in every game and always come back. */
const KNOWN_TO_ALL: readonly string[] = MISSION_IDS.filter(
  (id) => missionOf(id).kind === 'starting',
);

/** What is taken back from a pile was seen there a moment ago. */
const layOpen = ({ piles }: RebellionState, card: string): boolean =>
  [...piles['rebel-missions'].discard, ...piles['empire-missions'].discard].some(
    (open) => open === card,
  );

describe('what one side sees', () => {
  it.each([
    ['empire', 'rebel'],
    ['rebel', 'empire'],
  ] as const)('as the %s never names a card that the other side hides', (viewer, owner) => {
    everyGame(3, ({ seed, setup }) => {
      let count = 0;
      playRandomly(wholeGame, setup, seed, ({ before, state, events, prompt }) => {
        count += 1;
        if (count % 7 !== 0) return;
        const text = JSON.stringify([
          viewFor(state, viewer),
          events.map((event) => eventFor(event, viewer)),
          promptFor(prompt, viewer),
        ]);
        const told = secretsOf(state, owner).filter(
          (card) => !KNOWN_TO_ALL.includes(card) && !layOpen(before, card) && tells(text, card),
        );
        expect(told).toEqual([]);
      });
    });
  });

  it('is the same for the Empire wherever the hidden base is', () => {
    everyGame(3, ({ seed, setup }) => {
      playRandomly(wholeGame, setup, seed, ({ state }) => {
        const other = withOtherBase(state);
        if (other) expect(viewFor(other, 'empire')).toEqual(viewFor(state, 'empire'));
      });
    });
  });

  it('shows the Rebels no probe card that the Empire has drawn', () => {
    everyGame(3, ({ seed, setup }) => {
      playRandomly(wholeGame, setup, seed, ({ state }) => {
        const { hand } = viewFor(state, 'rebel').piles.probes;
        expect(hand).toEqual(state.piles.probes.hand.map(() => null));
      });
    });
  });

  it('hides no less from an onlooker than from both sides', () => {
    everyGame(2, ({ seed, setup }) => {
      playRandomly(wholeGame, setup, seed, ({ state }) => {
        const { piles, missions, base } = viewFor(state, 'onlooker');
        expect(
          Object.values(piles).flatMap(({ hand }) => hand.filter((card) => card !== null)),
        ).toEqual([]);
        expect(missions.filter(({ card, revealed }) => card !== null && !revealed)).toEqual([]);
        expect(base.card === null || base.revealed).toBe(true);
      });
    });
  });
});
