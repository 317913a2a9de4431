import { otherSide } from '../units.ts';
import { damageOf, healthOf } from './board.ts';
import { emit, go } from './draft.ts';
import type { Draft, DraftFigure, Passing } from './draft.ts';
import { attackOf } from './roll.ts';
import type { CombatRule } from './rules.ts';

const settleFigure = (draft: Draft, figure: DraftFigure, attacks: boolean): void => {
  const health = healthOf(figure);
  if (!health) return;
  const damage = damageOf(figure);
  const { id, unit, side } = figure;
  figure.markers = damage;
  figure.assigned = [];
  const data = { side, figure: id, unit, damage, health: health.value };
  if (damage >= health.value) {
    figure.zone = 'sheet';
    const still: readonly CombatRule[] = attacks ? ['doomed-attack'] : [];
    emit(
      draft,
      'figure-doomed',
      { ...data, attacks },
      'destroy',
      'damage.destroyed-when',
      'destroy-timing',
      ...still,
    );
  } else {
    emit(draft, 'damage-marked', data, 'damage-markers', 'markers-stay', 'damage.markers');
  }
};

export const destroy: Passing<'destroy'> = {
  settle(draft) {
    const { side, theatre, order } = attackOf(draft.state);
    for (const figure of draft.state.figures) {
      if (figure.assigned.length > 0) settleFigure(draft, figure, order === 'first');
    }
    go(
      draft,
      order === 'first'
        ? { at: 'attack', theatre, side: otherSide(side), order: 'second' }
        : { at: 'battle-end', theatre },
    );
  },
};
