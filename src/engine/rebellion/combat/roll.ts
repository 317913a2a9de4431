import type { Draw } from '../../core/procedure.ts';
import { DIE_COLOURS, dieDraw, isDieFace } from '../dice.ts';
import { emit, go } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { rules } from './rules.ts';
import type { Attack, CombatState, Die, DieResult } from './types.ts';

export const attackOf = (state: CombatState): Attack => {
  if (!state.attack) throw new Error('No attack is being resolved.');
  return state.attack;
};

type DraftAttack = NonNullable<Draft['state']['attack']>;

export const draftAttack = (draft: Draft): DraftAttack => {
  if (!draft.state.attack) throw new Error('No attack is being resolved.');
  return draft.state.attack;
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
  prompt(state) {
    const attack = attackOf(state);
    return {
      kind: 'chance',
      by: attack.side,
      task: 'roll',
      rules: rules('roll', 'dice-limit'),
      draws: blankDice(attack).map((die): Draw => dieDraw(die.colour)),
    };
  },

  drawn(draft, _stage, results) {
    const attack = draftAttack(draft);
    attack.dice = blankDice(attackOf(draft.state)).map((die, index) => {
      const face = results[index];
      return { ...die, face: face !== undefined && isDieFace(face) ? face : 'blank' };
    });
    emit(draft, 'dice-rolled', { side: attack.side, dice: attack.dice.map(dieResult) }, 'roll');
    go(draft, { at: 'act' });
  },
};
