import { lifelines } from '../table/elimination.ts';
import { emit } from './draft.ts';
import type { Draft } from './draft.ts';

/**
 * Players whom this action has left without ground forces, production and planets. An example
 * that shows a part of the board only does not put anybody out who had none of them before.
 */
export const eliminate = (draft: Draft): void => {
  for (const player of draft.state.alive) {
    const { state } = draft;
    if (lifelines(state, player).length > 0) continue;
    const units = state.units.filter(({ owner }) => owner === player).length;
    draft.state = {
      ...state,
      alive: state.alive.filter((id) => id !== player),
      units: state.units.filter(({ owner }) => owner !== player),
      tokens: Object.fromEntries(
        Object.entries(state.tokens).map(([system, owners]) => [
          system,
          owners.filter((owner) => owner !== player),
        ]),
      ),
    };
    emit(
      draft,
      'eliminated',
      { player, units },
      'elimination.conditions',
      'elimination.components',
      'elimination.what',
      'elimination.promissory-notes',
      'elimination.own-promissory-notes',
      'elimination.action-cards',
      'elimination.strategy-cards',
      'elimination.secret-objectives',
      'elimination.agenda-cards',
    );
  }
};
