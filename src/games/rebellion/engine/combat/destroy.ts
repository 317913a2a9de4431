import { otherSide } from '../units.ts';
import { changeFigure, emit, replace } from './draft.ts';
import type { Draft, Passing } from './draft.ts';
import { damageOf, healthOf } from './board.ts';
import { attackOf } from './roll.ts';
import type { Figure } from './types.ts';

const settleFigure = (draft: Draft, figure: Figure, attacks: boolean): void => {
  const health = healthOf(figure);
  if (!health) return;
  const damage = damageOf(figure);
  const { id, unit, side } = figure;
  changeFigure(draft, id, { markers: damage, assigned: [] });
  const data = { side, figure: id, unit, damage, health: health.value };
  if (damage >= health.value) {
    changeFigure(draft, id, { zone: 'sheet' });
    emit(
      draft,
      'figure-doomed',
      { ...data, attacks },
      'combat.destroy',
      'damage.destroyed-when',
      'combat.destroy-timing',
      attacks && 'combat.doomed-attack',
    );
  } else {
    emit(
      draft,
      'damage-marked',
      data,
      'combat.damage-markers',
      'combat.markers-stay',
      'damage.markers',
    );
  }
};

export const destroy: Passing<'destroy'> = {
  settle(draft) {
    const { side, theatre, order } = attackOf(draft.state);
    for (const figure of draft.state.figures) {
      if (figure.assigned.length > 0) settleFigure(draft, figure, order === 'first');
    }
    replace(
      draft,
      order === 'first'
        ? { at: 'attack', theatre, side: otherSide(side), order: 'second' }
        : { at: 'battle-end', theatre },
    );
  },
};
