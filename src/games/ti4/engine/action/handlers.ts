import type { Handlers, TaskIn } from '../../../../engine/kernel.ts';
import type { Action } from './draft.ts';
import { activate } from './activate.ts';
import { cannon, cannons } from './cannons.ts';
import { battles, defense, defenses, establish, ground, groundDice, order } from './ground.ts';
import { hits } from './hits.ts';
import {
  bombard,
  bombardPlanet,
  commit,
  custodians,
  custodiansGone,
  invasion,
} from './invasion.ts';
import { converted, grid, harrow, indoctrinate, weave } from './ground-effects.ts';
import { limits } from './limits.ts';
import { mend } from './mend.ts';
import { arrive, move, rifts } from './move.ts';
import { opening } from './opening.ts';
import { pay } from './pay.ts';
import { close, place, produce, production } from './production.ts';
import { research, researchAgain } from './research.ts';
import { retreat, retreatCargo, retreatToken } from './retreat.ts';
import { reroll, rerollDie, roll } from './roll.ts';
import {
  announce,
  barrage,
  barrageEnd,
  barrages,
  combatDice,
  combatEnd,
  combatRound,
  combatRoundEnd,
  spaceCombat,
} from './space-combat.ts';

export const handlers = {
  activate,
  move,
  rifts,
  arrive,
  limits,
  cannons,
  cannon,
  roll,
  reroll,
  'reroll-die': rerollDie,
  hits,
  'space-combat': spaceCombat,
  opening,
  barrages,
  barrage,
  'barrage-end': barrageEnd,
  'combat-round': combatRound,
  announce,
  'combat-dice': combatDice,
  mend,
  retreat,
  'retreat-cargo': retreatCargo,
  'retreat-token': retreatToken,
  'combat-round-end': combatRoundEnd,
  'combat-end': combatEnd,
  invasion,
  bombard,
  'bombard-planet': bombardPlanet,
  custodians,
  'custodians-gone': custodiansGone,
  commit,
  defenses,
  defense,
  battles,
  order,
  ground,
  indoctrinate,
  converted,
  grid,
  weave,
  harrow,
  'ground-dice': groundDice,
  establish,
  production,
  produce,
  place,
  pay,
  research,
  'research-again': researchAgain,
  close,
} satisfies Handlers<Action>;

export type ActionTask = TaskIn<typeof handlers>;
