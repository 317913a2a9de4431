import { figuresOf, unitOfFigure } from './board.ts';
import { removeFigure } from './battle.ts';
import { done, offer } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import type { Side } from '../units.ts';
import type { CombatState, Figure } from './types.ts';

const cargo = (state: CombatState, side: Side): readonly Figure[] =>
  figuresOf(state, side).filter((figure) => unitOfFigure(figure).restricted);

/** Whom the ships that are left have no room for, where there is no planet to stand on. */
export const overload = (state: CombatState, side: Side): number => {
  const room = figuresOf(state, side).reduce(
    (sum, figure) => sum + unitOfFigure(figure).capacity,
    0,
  );
  return state.destroyed ? Math.max(0, cargo(state, side).length - room) : 0;
};

const lose = (draft: Draft, figure: Figure): void =>
  removeFigure(
    draft,
    figure,
    'no-room',
    'destroyed-systems.excess',
    ...(figure.side === 'empire' ? (['destroyed-systems.imperial-excess'] as const) : []),
  );

/** Its owner chooses, as long as there is anything to choose. */
export const drop: Asking<'drop'> = {
  settle(draft, { side }) {
    const left = cargo(draft.state, side);
    const over = overload(draft.state, side);
    const alike = left.every(
      ({ unit, markers }) => unit === left[0]?.unit && markers === left[0].markers,
    );
    if (alike || over >= left.length) for (const figure of left.slice(0, over)) lose(draft, figure);
    if (overload(draft.state, side) === 0) done(draft);
  },

  ask: (state, { side }) => ({
    by: side,
    rules: ['destroyed-systems.excess', 'destroyed-systems.excess-units'],
    options: cargo(state, side).map(({ id }) => offer({ kind: 'drop', figure: id })),
  }),

  choose: {
    drop(draft, _frame, { figure }) {
      const found = draft.state.figures.find(({ id }) => id === figure);
      if (found) lose(draft, found);
    },
  },
};
