import type { Draw } from '../../../../engine/procedure.ts';
import { DIE_COLOURS, dieDraw, isDieFace } from '../dice.ts';
import { changeAttack, emit, replace } from './draft.ts';
import type { Asking } from './draft.ts';
import type { Attack, CombatState, Die, DieResult } from './types.ts';

export const attackOf = (state: CombatState): Attack => {
  if (!state.attack) throw new Error('No attack is being resolved.');
  return state.attack;
};

export const dieResult = ({ id, colour, face }: Die): DieResult => ({ id, colour, face });

const blankDice = ({ count }: Attack): readonly Omit<Die, 'face'>[] =>
  DIE_COLOURS.flatMap((colour) =>
    Array.from(
      { length: count[colour] },
      (_, index) => ({ id: `${colour}-${index + 1}`, colour, use: 'table' }) as const,
    ),
  );

export const roll: Asking<'roll'> = {
  ask(state) {
    const attack = attackOf(state);
    return {
      by: attack.side,
      rules: ['combat.roll', 'combat.dice-limit'],
      draws: blankDice(attack).map((die): Draw => dieDraw(die.colour)),
    };
  },

  drawn(draft, _stage, results) {
    const attack = attackOf(draft.state);
    const dice = blankDice(attack).map((die, index): Die => {
      const face = results[index];
      return { ...die, face: face !== undefined && isDieFace(face) ? face : 'blank' };
    });
    changeAttack(draft, { dice });
    emit(draft, 'dice-rolled', { side: attack.side, dice: dice.map(dieResult) }, 'combat.roll');
    replace(draft, { at: 'act' });
  },
};
