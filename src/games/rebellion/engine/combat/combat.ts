import { machineOf } from '../../../../engine/kernel.ts';
import type { Handlers, TaskIn } from '../../../../engine/kernel.ts';
import { act } from './act.ts';
import { addLeader } from './add-leader.ts';
import { assign, assignDie } from './assign.ts';
import { attack, battle, battleEnd, round } from './battle.ts';
import { begin, beginCombat } from './begin.ts';
import { block, blockDamage, discardToBlock } from './block.ts';
import { figuresOf } from './board.ts';
import { pickDeck } from './cards.ts';
import { dealDamage, pickShip } from './deal-damage.ts';
import { destroy } from './destroy.ts';
import { drop } from './drop.ts';
import type { Combat } from './draft.ts';
import { dealTactics, drawTactic } from './draw-tactics.ts';
import { interlude } from './interlude.ts';
import { load } from './load.ts';
import { plans, plansRoll } from './plans.ts';
import { pickDice, reroll } from './reroll.ts';
import { retreat } from './retreat.ts';
import { roll } from './roll.ts';
import { roundEnd } from './round-end.ts';
import type { CombatOutcome, CombatProcedure, CombatState } from './types.ts';

const HANDLERS = {
  begin,
  interlude,
  'add-leader': addLeader,
  'deal-tactics': dealTactics,
  'draw-tactic': drawTactic,
  round,
  battle,
  attack,
  roll,
  act,
  'pick-deck': pickDeck,
  'pick-dice': pickDice,
  reroll,
  'pick-ship': pickShip,
  'deal-damage': dealDamage,
  assign,
  'assign-die': assignDie,
  block,
  'discard-to-block': discardToBlock,
  'block-damage': blockDamage,
  destroy,
  'battle-end': battleEnd,
  plans,
  'plans-roll': plansRoll,
  drop,
  retreat,
  load,
  'round-end': roundEnd,
} satisfies Handlers<Combat>;

export type CombatTask = Exclude<TaskIn<typeof HANDLERS>, 'interlude'>;

const outcomeOf = (state: CombatState): CombatOutcome => ({
  rounds: state.round,
  winners: state.winners,
  left: {
    empire: figuresOf(state, 'empire').map(({ id }) => id),
    rebel: figuresOf(state, 'rebel').map(({ id }) => id),
  },
});

export const combat: CombatProcedure = machineOf<Combat, CombatOutcome, CombatTask>(
  { game: 'rebellion', over: 'combat.end-condition', outcome: outcomeOf },
  HANDLERS,
)('rebellion/combat', beginCombat);
