import { describe, expect, it } from 'vitest';
import { nextBelow, randomFrom } from '../../../../src/engine/random.ts';
import { cardOf } from '../../../../src/games/swlcg/engine/cards.ts';
import type { CardId } from '../../../../src/games/swlcg/engine/cards.ts';
import { gameProcedure } from '../../../../src/games/swlcg/engine/game/procedures.ts';
import type { Choice, GameState, Piece } from '../../../../src/games/swlcg/engine/game/types.ts';
import { setOf, STARTER_DECKS } from '../../../../src/games/swlcg/engine/objective-sets.ts';
import { countCards } from '../../../../src/games/swlcg/odds/kinds.ts';
import { edgeBattleOdds } from '../../../../src/games/swlcg/odds/edge-battle.ts';
import { setupOf } from '../engine/helpers.ts';

const PLAYS = 600;
const SITH: readonly CardId[] = STARTER_DECKS.sith.flatMap((set) => setOf(set).cards.slice(1));
const edge = gameProcedure('swlcg/edge-battle');

const strength = ({ card }: Piece): number => {
  const { force = 0, fate } = cardOf(card);
  return force * 10 + (fate === undefined ? 0 : fate === 'new-battle' ? -5 : 1);
};

/** The first cards of a shuffled deck. */
const deal = (seed: number, cards: readonly CardId[], hand: number): readonly CardId[] => {
  const left = [...cards];
  let random = randomFrom(seed);
  return Array.from({ length: hand }, () => {
    const at = nextBelow(random, left.length);
    random = at.state;
    return left.splice(at.value, 1)[0] ?? 'rancor';
  });
};

interface Table {
  readonly stack: readonly CardId[];
  readonly kept: readonly CardId[];
  readonly cards: number;
}

const zone = (state: GameState, side: Piece['owner'], at: Piece['zone']): readonly Piece[] =>
  state.pieces.filter(({ owner, zone: where }) => owner === side && where === at);

/** Whether the attacker, who is light, wins: played out by the procedure, card by card. */
const attackerWins = ({ stack, kept, cards }: Table, dark: readonly CardId[]): boolean => {
  const begun = edge.begin(
    setupOf({
      active: 'light',
      light: { play: ['luke-skywalker'], hand: [...stack, ...kept] },
      dark: { play: ['darth-vader', 'fall-of-the-jedi'], hand: dark },
      engaged: {
        objective: 'fall-of-the-jedi-1',
        attackers: ['luke-skywalker-1'],
        defenders: ['darth-vader-1'],
      },
    }),
  );
  const planned = zone(begun.state, 'light', 'hand').slice(0, stack.length);
  const size = { light: stack.length, dark: cards };
  let { state } = begun;
  for (;;) {
    const prompt = edge.prompt(state);
    if (prompt.kind === 'over') return state.engagement?.edge === 'light';
    if (prompt.kind !== 'decision') throw new Error(`${prompt.task} is left to chance`);
    const side = prompt.by === 'light' ? 'light' : 'dark';
    const hand = [...zone(state, side, 'hand')].sort(
      (one, other) => strength(other) - strength(one),
    );
    const first = side === 'light' && zone(state, 'light', 'discard').length === 0;
    const next = first ? planned.find(({ id }) => hand.some((piece) => piece.id === id)) : hand[0];
    let choice: Choice | undefined;
    if (prompt.task === 'edge-place') {
      const more = zone(state, side, 'edge').length < size[side] && next !== undefined;
      choice = more ? { kind: 'place', piece: next.id } : { kind: 'pass' };
    } else choice = prompt.options.find(({ allowed }) => allowed)?.choice;
    if (!choice) throw new Error(`${prompt.task} offers nothing that is allowed`);
    ({ state } = edge.apply(state, choice));
  }
};

describe('the exact chance and battles played by the procedure', () => {
  it.each<[string, Table]>([
    [
      'without a twist of mine',
      { stack: ['return-of-the-jedi', 'counter-stroke'], kept: ['yoda', 'r2-d2'], cards: 2 },
    ],
    [
      'with one',
      {
        stack: ['twist-of-fate', 'x-wing'],
        kept: ['counter-stroke', 'rookie-pilot', 'y-wing'],
        cards: 2,
      },
    ],
  ])('agree within four standard errors %s', (_, table) => {
    const parsed = edgeBattleOdds.parse({
      mine: { stack: countCards(table.stack), kept: countCards(table.kept) },
      other: { deck: countCards(SITH), hand: 6, cards: table.cards },
    });
    if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
    const { win } = edgeBattleOdds.answer(parsed.setup);
    const won = Array.from({ length: PLAYS }, (__, seed) =>
      attackerWins(table, deal(seed * 7919 + 1, SITH, 6)),
    ).filter(Boolean).length;
    const error = Math.sqrt((win * (1 - win)) / PLAYS);
    expect(win).toBeGreaterThan(0.1);
    expect(win).toBeLessThan(0.9);
    expect(Math.abs(won / PLAYS - win)).toBeLessThan(4 * error);
  });
});
