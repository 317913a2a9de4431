import { checkAnswer } from '../../core/check.ts';
import { act } from './act.ts';
import { addLeader } from './add-leader.ts';
import { assign, assignDie } from './assign.ts';
import { attack, battle, battleEnd, round } from './battle.ts';
import { beginCombat } from './begin.ts';
import { block, blockDamage, discardToBlock } from './block.ts';
import { figuresOf } from './board.ts';
import { pickDeck } from './cards.ts';
import { dealDamage, pickShip } from './deal-damage.ts';
import { destroy } from './destroy.ts';
import { draftOf } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { dealTactics, drawTactic } from './draw-tactics.ts';
import { load } from './load.ts';
import { plans, plansRoll } from './plans.ts';
import { pickDice, reroll } from './reroll.ts';
import { retreat } from './retreat.ts';
import { roll } from './roll.ts';
import { roundEnd } from './round-end.ts';
import { rule } from './rules.ts';
import type {
  CombatChoice,
  CombatOutcome,
  CombatProcedure,
  CombatPrompt,
  CombatState,
  CombatTask,
  Stage,
} from './types.ts';

type PassingAt = Exclude<Stage['at'], CombatTask | 'over'>;

const ASKING: { readonly [At in CombatTask]: Asking<At> } = {
  'add-leader': addLeader,
  'draw-tactic': drawTactic,
  roll,
  act,
  'pick-deck': pickDeck,
  'pick-dice': pickDice,
  reroll,
  'pick-ship': pickShip,
  'deal-damage': dealDamage,
  'assign-die': assignDie,
  block,
  'discard-to-block': discardToBlock,
  'block-damage': blockDamage,
  plans,
  'plans-roll': plansRoll,
  retreat,
  load,
};

const PASSING: { readonly [At in PassingAt]: Passing<At> } = {
  'deal-tactics': dealTactics,
  round,
  battle,
  attack,
  assign,
  destroy,
  'battle-end': battleEnd,
  'round-end': roundEnd,
};

/** A stage and its handler are looked up by the same name; the types cannot say that. */
interface AnyHandler {
  settle?(draft: Draft, stage: never): void;
}

interface AnyAsking extends AnyHandler {
  prompt(state: CombatState, stage: never): CombatPrompt;
  choose?(draft: Draft, stage: never, choice: CombatChoice): void;
  drawn?(draft: Draft, stage: never, results: readonly string[]): void;
}

const asking = (at: Stage['at']): AnyAsking | null =>
  at in ASKING ? ASKING[at as CombatTask] : null;

const passing = (at: Stage['at']): AnyHandler | null =>
  at in PASSING ? PASSING[at as PassingAt] : null;

/** Runs on until somebody has to decide, something has to be rolled or drawn, or it is over. */
const settle = (draft: Draft): void => {
  for (;;) {
    const stage = draft.state.stage as never;
    const { at } = draft.state.stage;
    const handler = passing(at) ?? asking(at);
    handler?.settle?.(draft, stage);
    if (draft.state.stage === stage) return;
  }
};

const outcomeOf = (state: CombatState): CombatOutcome => ({
  rounds: state.round,
  winners: state.winners,
  left: {
    empire: figuresOf(state, 'empire').map(({ id }) => id),
    rebel: figuresOf(state, 'rebel').map(({ id }) => id),
  },
});

const finish = (draft: Draft) => {
  settle(draft);
  return { state: draft.state as CombatState, events: draft.events };
};

export const combat: CombatProcedure = {
  id: 'rebellion/combat',

  begin: (setup) => finish(beginCombat(setup)),

  prompt(state) {
    const handler = asking(state.stage.at);
    return handler
      ? handler.prompt(state, state.stage as never)
      : { kind: 'over', outcome: outcomeOf(state) };
  },

  apply(state, answer) {
    const checked = checkAnswer(combat.prompt(state), answer, rule('end-condition'));
    const draft = draftOf(state);
    const handler = asking(state.stage.at);
    const stage = draft.state.stage as never;
    if (checked.kind === 'drawn') handler?.drawn?.(draft, stage, checked.results);
    else handler?.choose?.(draft, stage, checked);
    return finish(draft);
  },
};
