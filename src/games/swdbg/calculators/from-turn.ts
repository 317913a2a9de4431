import { cardOf, isShip } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import { atLastSpace } from '../engine/force.ts';
import { activePlayer, shipsOf } from '../engine/game/query.ts';
import type { SwdbgState } from '../engine/game/types.ts';
import { drawOdds } from '../odds/draw.ts';
import { kindOf } from '../odds/kinds.ts';
import type { Kind } from '../odds/kinds.ts';
import type { OddsOf } from '../../../calculator/view.ts';
import { valuesOf } from './draw-form.ts';

const countKinds = (cards: readonly CardId[]): Readonly<Partial<Record<Kind, number>>> => {
  const counts: Partial<Record<Kind, number>> = {};
  for (const card of cards) {
    const kind = kindOf(card, 'resources');
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};

/** The dearest card of the row that the player may buy. */
const dearest = ({ active, galaxy }: SwdbgState): number =>
  Math.max(
    1,
    ...Object.values(galaxy.row).map((card) => {
      if (card === null) return 0;
      const { faction, cost = 0 } = cardOf(card);
      return faction === active || faction === 'neutral' ? cost : 0;
    }),
  );

/** While somebody acts: can the next hand of that player pay for the dearest card of the row? */
export const oddsOfTurn: OddsOf<SwdbgState> = (state) => {
  if (state.agenda.at(-1)?.at !== 'act' || state.winner !== null) return null;
  const { active: side, force } = state;
  const { deck, hand, discard, play } = activePlayer(state);
  const units = play.map(({ card }) => card).filter((card) => !isShip(card));
  const income = shipsOf(state, side).reduce(
    (sum, { card }) => sum + (cardOf(card).resources ?? 0),
    atLastSpace(force, side) ? 1 : 0,
  );
  const parsed = drawOdds.parse({
    measure: 'resources',
    need: dearest(state),
    sure: income,
    deck: countKinds(deck),
    discard: countKinds([...discard, ...hand, ...units]),
  });
  return parsed.ok ? { calculator: drawOdds.id, values: valuesOf(parsed.setup) } : null;
};
