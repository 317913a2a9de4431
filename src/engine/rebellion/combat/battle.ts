import { DIE_COLOURS } from '../dice.ts';
import type { DieColour } from '../dice.ts';
import { otherSide, SIDES, THEATRES } from '../units.ts';
import type { Side, Theatre } from '../units.ts';
import { count, figuresOf, hasUnits, shared, unitOfFigure } from './board.ts';
import { emit, go } from './draft.ts';
import type { Draft, DraftFigure, Passing } from './draft.ts';
import type { CombatRule } from './rules.ts';
import type { CombatState, DestroyReason, Stage } from './types.ts';

const DICE_LIMIT = 5;
const RED_LOST_PER_CANNON = 2;

export const round: Passing<'round'> = {
  settle(draft) {
    const { state } = draft;
    state.round += 1;
    state.thisRound = { noRetreat: [], freeTransport: [], plansUsed: false };
    state.plansDice = [];
    emit(draft, 'round-began', { round: state.round }, 'round-what');
    go(draft, { at: 'battle', theatre: 'space' });
  },
};

const afterBattle = (theatre: Theatre, active: Side): Stage =>
  theatre === 'space' ? { at: 'battle', theatre: 'ground' } : { at: 'retreat', side: active };

const BATTLE_RULES = {
  space: ['space-attack', 'space-condition'],
  ground: ['ground-attack', 'ground-condition'],
} as const satisfies Record<Theatre, readonly [CombatRule, CombatRule]>;

export const battle: Passing<'battle'> = {
  settle(draft, { theatre }) {
    const { state } = draft;
    const [attackRule, condition] = BATTLE_RULES[theatre];
    if (!shared(state, theatre)) {
      const extra: readonly CombatRule[] =
        theatre === 'ground' && state.destroyed ? ['destroyed-system'] : [];
      emit(draft, 'battle-skipped', { theatre, round: state.round }, condition, ...extra);
      go(draft, afterBattle(theatre, state.active));
      return;
    }
    state.battle = theatre;
    emit(draft, 'battle-began', { theatre, round: state.round }, attackRule, condition);
    const first = { at: 'attack', theatre, side: state.active, order: 'first' } as const;
    const shields = count(figuresOf(state, 'rebel', 'ground'), 'shield-generator');
    if (theatre === 'space' || shields === 0) go(draft, first);
    else
      go(draft, {
        at: 'draw-tactic',
        side: 'rebel',
        theatre,
        left: shields,
        reason: 'shield-generator',
        then: first,
      });
  },
};

export interface DiceCount {
  readonly sum: Record<DieColour, number>;
  readonly reduced: number;
  readonly count: Record<DieColour, number>;
}

export const diceOf = (state: CombatState, side: Side, theatre: Theatre): DiceCount => {
  const units = figuresOf(state, side, theatre).map(unitOfFigure);
  const sum = { red: 0, black: 0 };
  for (const unit of units) for (const colour of DIE_COLOURS) sum[colour] += unit.dice[colour];
  const cannons = count(figuresOf(state, otherSide(side), 'ground'), 'ion-cannon');
  const reduced = theatre === 'space' ? Math.min(sum.red, cannons * RED_LOST_PER_CANNON) : 0;
  return {
    sum,
    reduced,
    count: {
      red: Math.min(sum.red - reduced, DICE_LIMIT),
      black: Math.min(sum.black, DICE_LIMIT),
    },
  };
};

export const attack: Passing<'attack'> = {
  settle(draft, { theatre, side, order }) {
    const { state } = draft;
    const dice = diceOf(state, side, theatre);
    const doomed = figuresOf(state, side, theatre).some((figure) => figure.zone === 'sheet');
    const extra: CombatRule[] = ['dice-limit'];
    if (dice.reduced > 0) extra.push('reduction-first', 'structures.ion-cannon');
    if (doomed) extra.push('doomed-attack');
    emit(draft, 'attack-began', { side, theatre, ...dice }, 'roll', ...extra);
    state.attack = {
      side,
      theatre,
      order,
      count: dice.count,
      dice: [],
      unblockable: false,
      blocked: false,
    };
    go(draft, { at: dice.count.red + dice.count.black > 0 ? 'roll' : 'act' });
  },
};

export const removeFigure = (
  draft: Draft,
  figure: DraftFigure,
  reason: DestroyReason,
  first: CombatRule,
  ...rest: readonly CombatRule[]
): void => {
  figure.zone = 'supply';
  figure.markers = 0;
  figure.assigned = [];
  const { id, unit, side } = figure;
  emit(draft, 'figure-destroyed', { side, figure: id, unit, reason }, first, ...rest);
  if (unit === 'death-star-under-construction') {
    emit(draft, 'queued-death-star-lost', { side }, 'death-star.queue-lost');
  }
};

/** A theatre is decided once, when one side has nothing left there. */
export const settleTheatres = (draft: Draft, byRetreat: boolean): void => {
  const { state } = draft;
  for (const theatre of THEATRES) {
    if (state.winners[theatre] !== null || !state.contested.includes(theatre)) continue;
    const left = SIDES.filter((side) => hasUnits(state, side, theatre));
    const [winner] = left;
    if (winner === undefined) {
      state.winners[theatre] = 'nobody';
      emit(draft, 'theatre-unwon', { theatre }, 'theatres.nobody');
    } else if (left.length === 1) {
      state.winners[theatre] = winner;
      const cited: CombatRule = byRetreat ? 'theatres.retreat-loses' : 'theatres.win';
      emit(draft, 'theatre-won', { theatre, side: winner }, cited);
    }
  }
};

export const battleEnd: Passing<'battle-end'> = {
  settle(draft, { theatre }) {
    const { state } = draft;
    for (const figure of state.figures) {
      if (figure.zone !== 'sheet') continue;
      removeFigure(draft, figure, 'damage', 'destroy-timing', 'damage.back-to-supply');
    }
    settleTheatres(draft, false);
    state.battle = null;
    go(draft, theatre === 'space' ? { at: 'plans' } : afterBattle(theatre, state.active));
  },
};
