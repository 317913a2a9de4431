import { describe, expect, it } from 'vitest';
import { newGame, play, playChance, position, promptOf } from '../../../../src/engine/play.ts';
import { fromSeed } from '../../../../src/engine/sources.ts';
import { cardOf } from '../../../../src/games/swdbg/engine/cards.ts';
import type { CardId } from '../../../../src/games/swdbg/engine/cards.ts';
import { playTurns } from '../../../../src/games/swdbg/engine/game/index.ts';
import { parsePosition } from '../../../../src/games/swdbg/positions/table.ts';
import { drawOdds } from '../../../../src/games/swdbg/odds/draw.ts';
import { facesOf } from '../../../../src/engine/deck.ts';
import { bases, ROW } from '../engine/helpers.ts';

const PLAYS = 600;

const DECK: readonly CardId[] = [
  'hammerhead-corvette',
  ...Array.from({ length: 3 }, () => 'alliance-shuttle' as const),
  ...Array.from({ length: 2 }, () => 'rebel-trooper' as const),
  'twilek-smuggler',
];
const HAND: readonly CardId[] = ['alliance-shuttle', 'temple-guardian'];
const DISCARD: readonly CardId[] = ['alliance-shuttle', 'duros-spy', 'outer-rim-pilot'];

const parsed = parsePosition({
  active: 'rebel',
  from: 'actions',
  turns: 3,
  force: 0,
  row: ROW,
  players: bases(
    { deck: Array.from({ length: 7 }, () => 'imperial-shuttle') },
    { deck: DECK, hand: HAND, discard: DISCARD },
  ),
});

const counts = (cards: readonly CardId[]): Record<string, number> =>
  Object.fromEntries(facesOf(cards).map(({ result, weight }) => [result, weight]));

const resourcesOf = (cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + (cardOf(card).resources ?? 0), 0);

/** Resources that the Rebels have in each of their next two turns, every card being played. */
const played = (seed: number): readonly number[] => {
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  let game = playChance(newGame(playTurns, parsed.setup, fromSeed(seed)));
  const found: number[] = [];
  for (;;) {
    const prompt = promptOf(game);
    const { players, active, turn } = position(game).state;
    if (prompt.kind === 'over') {
      const ships = players.rebel.play.map(({ card }) => card);
      return [...found, resourcesOf([...players.rebel.hand, ...ships])];
    }
    if (prompt.kind !== 'decision') throw new Error(`${prompt.task} is left to chance`);
    const [card] = players[active].hand;
    if (active === 'rebel' && turn > 1 && card !== undefined) {
      game = playChance(play(game, { kind: 'play', card }));
      continue;
    }
    if (active === 'rebel' && turn > 1) found.push(players.rebel.resources);
    game = playChance(play(game, { kind: 'end-turn' }));
  }
};

describe('the exact hands and turns played by the procedure', () => {
  it('agree within four standard errors, in chance and in mean, for two hands and a ship', () => {
    const asked = drawOdds.parse({
      need: 6,
      hands: 2,
      deck: counts(DECK),
      discard: counts([...DISCARD, ...HAND]),
    });
    if (!asked.ok) throw new Error(`${asked.path}: ${asked.problem}`);
    const { hands } = drawOdds.answer(asked.setup);
    const plays = Array.from({ length: PLAYS }, (_, seed) => played(seed * 7919 + 3));
    hands.forEach(({ chance, mean, sums }, at) => {
      const totals = plays.map((totalsOf) => totalsOf[at] ?? 0);
      const share = totals.filter((total) => total >= 6).length / PLAYS;
      const average = totals.reduce((sum, total) => sum + total, 0) / PLAYS;
      const spread = sums.reduce((sum, each, total) => sum + each * (total - mean) ** 2, 0);
      expect(chance).toBeGreaterThan(0.05);
      expect(chance).toBeLessThan(0.95);
      expect(Math.abs(share - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / PLAYS));
      expect(Math.abs(average - mean)).toBeLessThan(4 * Math.sqrt(spread / PLAYS));
    });
  });
});
