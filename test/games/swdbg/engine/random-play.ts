import fc from 'fast-check';
import { basesOf } from '../../../../src/games/swdbg/engine/bases.ts';
import { cardOf, fullDeck, isShip } from '../../../../src/games/swdbg/engine/cards.ts';
import type { CardId } from '../../../../src/games/swdbg/engine/cards.ts';
import { playTurns } from '../../../../src/games/swdbg/engine/game/index.ts';
import type { Position, SwdbgState } from '../../../../src/games/swdbg/engine/game/index.ts';
import { SIDES, otherSide } from '../../../../src/games/swdbg/engine/sides.ts';
import type { Side } from '../../../../src/games/swdbg/engine/sides.ts';
import { parsePosition } from '../../../../src/games/swdbg/positions/table.ts';
import { playRandomly } from './helpers.ts';
import type { SwdbgGame } from './helpers.ts';

export const TURNS = 4;

/** Somebody who can hunt anything, and a card whose reward is another card. */
const STRONGEST = {
  empire: ['darth-vader', 'millennium-falcon'],
  rebel: ['luke-skywalker', 'at-at'],
} as const satisfies Record<Side, readonly CardId[]>;

/** The whole box dealt out at random: decks and hands of both, ships in play, row, discards. */
const positions: fc.Arbitrary<Position> = fc
  .record({
    galaxy: fc.shuffledSubarray([...fullDeck('galaxy').keys()], { minLength: 90 }),
    active: fc.constantFrom(...SIDES),
    force: fc.integer({ min: -3, max: 3 }),
    goal: fc.integer({ min: 2, max: 3 }),
    damage: fc.nat(7),
    neutralRule: fc.boolean(),
    homeless: fc.boolean(),
    ahead: fc.boolean(),
  })
  .map(({ galaxy, active, force, goal, damage, neutralRule, homeless, ahead }) => {
    const all = fullDeck('galaxy');
    const cards = galaxy.flatMap((index) => all[index] ?? []);
    const fleet = (side: 'empire' | 'rebel', skip: number) =>
      cards.filter((card) => isShip(card) && cardOf(card).faction === side).slice(skip, skip + 2);
    const ships = { empire: fleet('empire', 0), rebel: fleet('rebel', 0) };
    const [star, prize] = STRONGEST[active];
    const rest = cards.filter((card) => !isShip(card) && card !== star && card !== prize);
    const seat = (side: 'empire' | 'rebel', from: number) => {
      const [first, ...others] = basesOf(side, 'standard');
      const lost = ahead && side !== active ? goal - 1 : 0;
      const taken = ahead && side === active ? goal - 1 : 0;
      const stack = others.slice(lost);
      const own = [...fullDeck('starter', side), ...rest.slice(from, from + 12)];
      const gone = homeless && side === active;
      return {
        base: gone ? null : { base: first, damage },
        bases: stack,
        hand: [...own.slice(8, 12)],
        deck: [...own.slice(0, 4), ...own.slice(12, 18)],
        discard: [...own.slice(4, 8), ...own.slice(18)],
        trophies: basesOf(otherSide(side), 'standard').slice(1, 1 + taken),
        play: [...ships[side], ...(side === active ? [star] : [])].map((card) => ({
          card,
          damage: Math.floor((cardOf(card).ship ?? 0) / 2),
        })),
      };
    };
    const row = [prize, ...rest.slice(24, 29)];
    const parsed = parsePosition({
      active,
      force,
      goal,
      neutralRule,
      turns: TURNS,
      players: { empire: seat('empire', 0), rebel: seat('rebel', 12) },
      row,
      galaxyDiscard: rest.slice(30, 34),
      galaxyDeck: homeless ? rest.slice(34, 36) : rest.slice(34),
    });
    if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
    return parsed.setup;
  });

const games = fc
  .tuple(positions, fc.nat(2 ** 32 - 1), fc.array(fc.nat(97), { minLength: 9, maxLength: 9 }))
  .map(([setup, seed, picks]) => playRandomly(playTurns, setup, seed, picks, 99));

export type Played = SwdbgGame<Position>;

/** So many games, always the same. */
export const playedGames = (count: number): readonly Played[] =>
  fc.sample(games, { numRuns: count, seed: 11 });

export const statesOf = (game: Played): readonly SwdbgState[] => [
  game.opening.state,
  ...game.moves.map(({ state }) => state),
];
