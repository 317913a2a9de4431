import { hasKeyword } from '../engine/cards.ts';
import { engagementOf, inZone, participants } from '../engine/game/query.ts';
import type { GameState } from '../engine/game/types.ts';
import { edgeBattleOdds } from '../odds/edge-battle.ts';
import { countCards } from '../odds/kinds.ts';
import { otherSide } from '../engine/sides.ts';
import type { Side } from '../engine/sides.ts';
import type { OddsOf } from '../../../calculator/view.ts';
import { valuesOf } from './edge-form.ts';

const cardsIn = (state: GameState, side: Side, zone: 'hand' | 'edge') =>
  inZone(state, side, zone).map(({ card }) => card);

const edgeOf = (state: GameState, side: Side) => {
  const units = participants(state, side).filter(({ card }) => hasKeyword(card, 'edge-1'));
  return { edge: units.length, frail: 0 };
};

/** As the player sees it whose turn it is to place a card: the other hand and deck are unseen alike. */
export const oddsOfEdgeBattle: OddsOf<GameState> = (state) => {
  const frame = state.agenda.at(-1);
  if (frame?.at !== 'edge-place' || state.winner !== null) return null;
  const { side } = frame;
  const enemy = otherSide(side);
  const stack = cardsIn(state, enemy, 'edge');
  const held = [...stack, ...cardsIn(state, enemy, 'hand')];
  const parsed = edgeBattleOdds.parse({
    role: side === state.active ? 'attacker' : 'defender',
    unopposed: !engagementOf(state).defended,
    mine: {
      stack: countCards(cardsIn(state, side, 'edge')),
      kept: countCards(cardsIn(state, side, 'hand')),
      ...edgeOf(state, side),
    },
    other: {
      deck: countCards([...held, ...state.decks[enemy].command]),
      hand: held.length,
      cards: Math.max(stack.length, Math.min(1, held.length)),
      policy: 'strongest',
      ...edgeOf(state, enemy),
    },
  });
  return parsed.ok ? { calculator: edgeBattleOdds.id, values: valuesOf(parsed.setup) } : null;
};
