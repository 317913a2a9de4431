import type { Option } from '../../core/procedure.ts';
import { dieDraw, isDieFace } from '../dice.ts';
import { emit, go, unexpected } from './draft.ts';
import type { Asking } from './draft.ts';
import { attackOf, dieResult, draftAttack } from './roll.ts';
import { rule, rules } from './rules.ts';
import type { CombatChoice } from './types.ts';

type Offer = Option<CombatChoice>;

export const pickDice: Asking<'pick-dice'> = {
  settle(draft, { picked, left }) {
    const open = attackOf(draft.state).dice.filter(
      (die) => die.use === 'table' && !picked.includes(die.id),
    );
    if (left > 0 && open.length > 0) return;
    go(draft, picked.length > 0 ? { at: 'reroll', dice: picked } : { at: 'act' });
  },

  prompt(state, { picked }) {
    const { side, dice } = attackOf(state);
    const offers = dice
      .filter((die) => !picked.includes(die.id))
      .map(({ id, use }): Offer => {
        const choice: CombatChoice = { kind: 'pick-die', die: id };
        return use === 'table'
          ? { choice, allowed: true }
          : { choice, allowed: false, because: rule('spent-dice') };
      });
    return {
      kind: 'decision',
      by: side,
      task: 'pick-dice',
      rules: rules('reroll-together', 'dice.rerolls'),
      options: [...offers, { choice: { kind: 'end-dice' }, allowed: true }],
    };
  },

  choose(draft, { picked, left }, choice) {
    if (choice.kind === 'pick-die') {
      go(draft, { at: 'pick-dice', picked: [...picked, choice.die], left: left - 1 });
    } else if (choice.kind === 'end-dice') {
      go(draft, { at: 'pick-dice', picked, left: 0 });
    } else {
      throw unexpected(choice, 'reroll-together');
    }
  },
};

export const reroll: Asking<'reroll'> = {
  prompt(state, { dice }) {
    const attack = attackOf(state);
    return {
      kind: 'chance',
      by: attack.side,
      task: 'reroll',
      rules: rules('reroll-together', 'dice.rerolls'),
      draws: attack.dice.filter((die) => dice.includes(die.id)).map((die) => dieDraw(die.colour)),
    };
  },

  drawn(draft, { dice }, results) {
    const attack = draftAttack(draft);
    const rerolled = attack.dice.filter((die) => dice.includes(die.id));
    for (const [index, die] of rerolled.entries()) {
      const face = results[index];
      if (face !== undefined && isDieFace(face)) die.face = face;
    }
    emit(
      draft,
      'dice-rerolled',
      { side: attack.side, dice: rerolled.map(dieResult) },
      'reroll-together',
      'dice.rerolls',
    );
    go(draft, { at: 'act' });
  },
};
