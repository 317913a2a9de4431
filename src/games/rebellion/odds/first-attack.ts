import { SIDES } from '../engine/units.ts';
import type { Side, Theatre } from '../engine/units.ts';
import { campOf } from './camp.ts';
import type { CombatQuestion, FirstAttack } from './combat-types.ts';
import { DICE_LIMIT, RED_LOST_PER_CANNON } from '../engine/dice.ts';
import { chanceOf, rolls } from './rolls.ts';
import { targetsOf } from './targets.ts';

type Armies = CombatQuestion['armies'];

const campIn = (armies: Armies, side: Side, theatre: Theatre) => {
  const policy = armies[side === 'empire' ? 'rebel' : 'empire'].assign;
  return campOf(targetsOf(armies[side], side, theatre, policy), policy);
};

const attackOf = (armies: Armies, side: Side, theatre: Theatre, cannons: number): FirstAttack => {
  const own = campIn(armies, side, theatre);
  const enemy = campIn(armies, side === 'empire' ? 'rebel' : 'empire', theatre);
  const sum = { red: own.red[0] ?? 0, black: own.black[0] ?? 0 };
  const aimed = side === 'empire' && theatre === 'space';
  const reduced = aimed ? Math.min(sum.red, cannons * RED_LOST_PER_CANNON) : 0;
  const count = {
    red: Math.min(sum.red - reduced, DICE_LIMIT),
    black: Math.min(sum.black, DICE_LIMIT),
  };
  const start = enemy.damageOf(0);
  let damage = 0;
  let rolled = 0;
  const { all, total } = rolls(count.red, count.black);
  for (const roll of all) {
    const chance = roll.ways / total;
    const after = enemy.damageOf(enemy.after(0, roll));
    damage += chance * (after[0] - start[0] + after[1] - start[1]);
    rolled += chance * (roll.red + roll.black + roll.direct);
  }
  const specials = (count.red + count.black) * chanceOf('special');
  return { sum, reduced, count, damage, wasted: Math.max(0, rolled - damage), specials };
};

export const firstAttacks = (
  armies: Armies,
  theatre: Theatre,
  cannons: number,
): Readonly<Record<Side, FirstAttack>> => ({
  empire: attackOf(armies, 'empire', theatre, cannons),
  rebel: attackOf(armies, 'rebel', theatre, cannons),
});

export const sidesIn = (armies: Armies, theatre: Theatre): readonly Side[] =>
  SIDES.filter((side) => targetsOf(armies[side], side, theatre, 'quickest').length > 0);
