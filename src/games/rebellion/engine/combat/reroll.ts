import { dieDraw, isDieFace } from '../dice.ts';
import { changeDie, emit, offer, replace, rule } from './draft.ts';
import type { Asking, Offer } from './draft.ts';
import { attackOf, dieResult } from './roll.ts';
import type { Die, CombatChoice } from './types.ts';

export const pickDice: Asking<'pick-dice'> = {
  settle(draft, { picked, left }) {
    const open = attackOf(draft.state).dice.filter(
      (die) => die.use === 'table' && !picked.includes(die.id),
    );
    if (left > 0 && open.length > 0) return;
    replace(draft, picked.length > 0 ? { at: 'reroll', dice: picked } : { at: 'act' });
  },

  ask(state, { picked }) {
    const { side, dice } = attackOf(state);
    const offers = dice
      .filter((die) => !picked.includes(die.id))
      .map(({ id, use }): Offer => {
        const choice: CombatChoice = { kind: 'pick-die', die: id };
        return use === 'table'
          ? { choice, allowed: true }
          : { choice, allowed: false, because: rule('combat.spent-dice') };
      });
    return {
      by: side,
      rules: ['combat.reroll-together', 'dice.rerolls', 'combat.reroll-again'],
      options: [...offers, offer({ kind: 'end-dice' })],
    };
  },

  choose: {
    'pick-die'(draft, { picked, left }, { die }) {
      replace(draft, { at: 'pick-dice', picked: [...picked, die], left: left - 1 });
    },

    'end-dice'(draft, { picked }) {
      replace(draft, { at: 'pick-dice', picked, left: 0 });
    },
  },
};

export const reroll: Asking<'reroll'> = {
  ask(state, { dice }) {
    const attack = attackOf(state);
    return {
      by: attack.side,
      rules: ['combat.reroll-together', 'dice.rerolls'],
      draws: attack.dice.filter((die) => dice.includes(die.id)).map((die) => dieDraw(die.colour)),
    };
  },

  drawn(draft, { dice }, results) {
    const attack = attackOf(draft.state);
    const rerolled = attack.dice
      .filter((die) => dice.includes(die.id))
      .map((die, index): Die => {
        const face = results[index];
        return face !== undefined && isDieFace(face) ? { ...die, face } : die;
      });
    for (const { id, face } of rerolled) changeDie(draft, id, { face });
    emit(
      draft,
      'dice-rerolled',
      { side: attack.side, dice: rerolled.map(dieResult) },
      'combat.reroll-together',
      'dice.rerolls',
    );
    replace(draft, { at: 'act' });
  },
};
