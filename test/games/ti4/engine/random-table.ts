import { nextBelow, randomFrom } from '../../../../src/engine/random.ts';
import { CARDS } from '../../../../src/games/ti4/engine/data/strategy-cards.ts';
import { PLANET_IDS, planetOf } from '../../../../src/games/ti4/engine/data/tiles.ts';
import { PLAYERS } from '../../../../src/games/ti4/engine/action/types.ts';
import type { RoundState, Seat } from '../../../../src/games/ti4/engine/round/types.ts';
import { seat, table } from './round-table.ts';

const TOKENS = 16;

/** A table somewhere in a game; `held` deals strategy cards. Everything follows from the seed. */
export const tableFrom = (seed: number, held: boolean): RoundState => {
  let random = randomFrom(seed);
  const below = (bound: number): number => {
    const next = nextBelow(random, bound);
    random = next.state;
    return next.value;
  };
  const count = 3 + below(4);
  const each = count <= 4 ? 2 : 1;
  const deck = CARDS.map((card) => ({ card, by: below(1000) }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ card }) => card);
  const seatFrom = (at: number): Seat => {
    const [tactic, fleet, strategy, few] = [below(4), below(4), below(4), below(5)];
    const rest = TOKENS - tactic - fleet - strategy;
    // Some have nothing left in the reinforcements.
    const laid = below(3) === 0 ? rest : few;
    const cards = held ? deck.slice(at * each, (at + 1) * each) : [];
    const secretScored = below(4);
    const secretHand = below(4 - secretScored);
    return seat({
      tactic,
      fleet,
      strategy,
      laid,
      reserve: rest - laid,
      goods: below(4),
      commodityLimit: 2 + below(3),
      points: below(10),
      cards,
      exhausted: cards.filter(() => below(3) === 0),
      actionCards: below(9),
      components: below(2),
      planets: Array.from({ length: below(4) }, () => {
        const id = PLANET_IDS[below(PLANET_IDS.length)] ?? 'lodor';
        return { id, influence: planetOf(id).influence, exhausted: below(2) === 0 };
      }).filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index),
      publics: Array.from({ length: below(3) }, () => 1 + below(2)),
      secretHand,
      secretScored,
      secrets: Math.min(secretHand, below(2)),
      controlsHome: below(4) > 0,
      naalu: at === 0 && below(4) === 0,
    });
  };
  const players = PLAYERS.slice(0, count);
  return table(count, Object.fromEntries(players.map((player, at) => [player, seatFrom(at)])), {
    speaker: players[below(count)] ?? 'red',
    custodians: below(2) === 0,
    onCards: { [1 + below(8)]: below(3) },
    hidden: { stage1: below(4), stage2: below(6) },
  });
};
