import { otherSide } from '../units.ts';
import { changeDie, changeFigure, emit, replace, rule } from './draft.ts';
import type { Asking, Draft, Offer, Passing } from './draft.ts';
import { figuresOf, healthOf, unitOfFigure } from './board.ts';
import { attackOf } from './roll.ts';
import type { GameRule } from '../rule.ts';
import type { CombatChoice, CombatState, Die, DieId, Figure } from './types.ts';

const damages = (die: Die): boolean => die.face === 'hit' || die.face === 'direct-hit';

/** Dice are offered one by one, in the order they lie on the table. */
export const assign: Passing<'assign'> = {
  settle(draft) {
    const next = attackOf(draft.state).dice.find((die) => die.use === 'table' && damages(die));
    replace(draft, next ? { at: 'assign-die', die: next.id } : { at: 'block' });
  },
};

const dieOf = (state: CombatState, id: DieId): Die => {
  const die = attackOf(state).dice.find((entry) => entry.id === id);
  if (!die) throw new Error(`No die ${id} was rolled in this attack.`);
  return die;
};

const bar = (state: CombatState, die: Die, figure: Figure): GameRule | null => {
  if (unitOfFigure(figure).theatre !== attackOf(state).theatre) return 'combat.assign-theatre';
  const health = healthOf(figure);
  if (!health) return 'death-star.no-damage';
  return die.face === 'hit' && health.colour !== die.colour ? 'combat.hit-colour' : null;
};

const targets = (state: CombatState, die: Die): readonly Offer[] =>
  figuresOf(state, otherSide(attackOf(state).side)).map((figure): Offer => {
    const choice: CombatChoice = { kind: 'assign', die: die.id, figure: figure.id };
    const barred = bar(state, die, figure);
    return barred ? { choice, allowed: false, because: rule(barred) } : { choice, allowed: true };
  });

const faceRule = (die: Die): GameRule =>
  die.face === 'hit' ? 'combat.hit-colour' : 'combat.direct-hit';

const put = (draft: Draft, id: DieId, target: string): void => {
  const die = attackOf(draft.state).dice.find((entry) => entry.id === id);
  const figure = draft.state.figures.find((entry) => entry.id === target);
  if (!die || !figure) return;
  changeDie(draft, id, { use: 'assigned' });
  changeFigure(draft, target, { assigned: [...figure.assigned, { by: 'die', die: id }] });
  const { colour, face } = die;
  emit(
    draft,
    'damage-assigned',
    {
      side: figure.side,
      figure: figure.id,
      unit: figure.unit,
      amount: 1,
      source: { by: 'die', die: id, colour, face },
    },
    'combat.assign',
    faceRule(die),
  );
};

const skip = (draft: Draft, id: DieId): void => {
  const attack = attackOf(draft.state);
  const die = attack.dice.find((entry) => entry.id === id);
  if (!die) return;
  changeDie(draft, id, { use: 'unassignable' });
  const { colour, face } = die;
  emit(
    draft,
    'die-unassigned',
    { side: attack.side, die: id, colour, face },
    'combat.assign-all',
    faceRule(die),
  );
};

export const assignDie: Asking<'assign-die'> = {
  ask(state, stage) {
    const die = dieOf(state, stage.die);
    const offers = targets(state, die);
    const choice: CombatChoice = { kind: 'skip-die', die: die.id };
    const skipped: Offer = offers.some((offer) => offer.allowed)
      ? { choice, allowed: false, because: rule('combat.assign-all') }
      : { choice, allowed: true };
    return {
      by: attackOf(state).side,
      rules: ['combat.assign', faceRule(die), 'combat.assign-all', 'combat.excess-damage'],
      options: [...offers, skipped],
    };
  },

  choose: {
    assign(draft, _frame, { die, figure }) {
      put(draft, die, figure);
      replace(draft, { at: 'assign' });
    },

    'skip-die'(draft, _frame, { die }) {
      skip(draft, die);
      replace(draft, { at: 'assign' });
    },
  },
};
