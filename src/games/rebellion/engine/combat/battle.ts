import type { ActionId } from '../actions.ts';
import { DICE_LIMIT, DIE_COLOURS, RED_LOST_PER_CANNON } from '../dice.ts';
import type { DieColour } from '../dice.ts';
import { otherSide, SIDES, THEATRES } from '../units.ts';
import type { Side, Theatre } from '../units.ts';
import { change, changeFigure, emit, replace } from './draft.ts';
import type { Draft, Passing } from './draft.ts';
import { count, figuresOf, hasUnits, shared, unitOfFigure } from './board.ts';
import type { GameRule } from '../rule.ts';
import type { Figure, CombatState, DestroyReason, Stage } from './types.ts';

export const round: Passing<'round'> = {
  settle(draft) {
    const round = draft.state.round + 1;
    const thisRound = { noRetreat: [], freeTransport: [], plansUsed: false };
    change(draft, { round, thisRound, plansDice: [] });
    emit(draft, 'round-began', { round }, 'combat.round-what');
    replace(draft, { at: 'battle', theatre: 'space' });
  },
};

const afterBattle = (theatre: Theatre, active: Side): Stage =>
  theatre === 'space' ? { at: 'battle', theatre: 'ground' } : { at: 'retreat', side: active };

const BATTLE_RULES = {
  space: ['combat.space-attack', 'combat.space-condition'],
  ground: ['combat.ground-attack', 'combat.ground-condition'],
} as const satisfies Record<Theatre, readonly [GameRule, GameRule]>;

export const battle: Passing<'battle'> = {
  settle(draft, { theatre }) {
    const { state } = draft;
    const [attackRule, condition] = BATTLE_RULES[theatre];
    if (!shared(state, theatre)) {
      emit(
        draft,
        'battle-skipped',
        { theatre, round: state.round },
        condition,
        theatre === 'ground' && state.destroyed && 'combat.destroyed-system',
      );
      replace(draft, afterBattle(theatre, state.active));
      return;
    }
    change(draft, { battle: theatre });
    emit(draft, 'battle-began', { theatre, round: state.round }, attackRule, condition);
    const first = { at: 'attack', theatre, side: state.active, order: 'first' } as const;
    const shields = count(figuresOf(state, 'rebel', 'ground'), 'shield-generator');
    if (theatre === 'space' || shields === 0) replace(draft, first);
    else {
      const draw = { side: 'rebel', theatre, left: shields, reason: 'shield-generator' } as const;
      replace(draft, { at: 'draw-tactic', ...draw }, first);
    }
  },
};

const DESIGN: ActionId = 'according-to-my-design';
const DESIGN_TAKES = { red: 1, black: 2 };

/** The card takes dice from the Rebels in the first round, in both theatres. */
const designed = ({ actions, round: now }: CombatState, side: Side): boolean =>
  side === 'rebel' && now === 1 && actions.includes(DESIGN);

export interface DiceCount {
  readonly sum: Record<DieColour, number>;
  readonly reduced: number;
  readonly taken: Record<DieColour, number>;
  readonly count: Record<DieColour, number>;
}

export const diceOf = (state: CombatState, side: Side, theatre: Theatre): DiceCount => {
  const units = figuresOf(state, side, theatre).map(unitOfFigure);
  const sum = { red: 0, black: 0 };
  for (const unit of units) for (const colour of DIE_COLOURS) sum[colour] += unit.dice[colour];
  const cannons = count(figuresOf(state, otherSide(side), 'ground'), 'ion-cannon');
  const reduced = theatre === 'space' ? Math.min(sum.red, cannons * RED_LOST_PER_CANNON) : 0;
  const left = { red: sum.red - reduced, black: sum.black };
  const wanted = designed(state, side) ? DESIGN_TAKES : { red: 0, black: 0 };
  const taken = {
    red: Math.min(left.red, wanted.red),
    black: Math.min(left.black, wanted.black),
  };
  return {
    sum,
    reduced,
    taken,
    count: {
      red: Math.min(left.red - taken.red, DICE_LIMIT),
      black: Math.min(left.black - taken.black, DICE_LIMIT),
    },
  };
};

export const attack: Passing<'attack'> = {
  settle(draft, { theatre, side, order }) {
    const { state } = draft;
    const dice = diceOf(state, side, theatre);
    const doomed = figuresOf(state, side, theatre).some((figure) => figure.zone === 'sheet');
    const reduced = dice.reduced > 0;
    emit(
      draft,
      'attack-began',
      { side, theatre, ...dice },
      'combat.roll',
      'combat.dice-limit',
      reduced && 'combat.reduction-first',
      reduced && 'structures.ion-cannon',
      designed(state, side) && 'action-cards.this-combat',
      doomed && 'combat.doomed-attack',
    );
    const { count: rolled } = dice;
    const fresh = { dice: [], unblockable: false, blocked: false };
    change(draft, { attack: { side, theatre, order, count: rolled, ...fresh } });
    replace(draft, { at: dice.count.red + dice.count.black > 0 ? 'roll' : 'act' });
  },
};

export const removeFigure = (
  draft: Draft,
  { id, unit, side }: Figure,
  reason: DestroyReason,
  first: GameRule,
  ...rest: readonly GameRule[]
): void => {
  changeFigure(draft, id, { zone: 'supply', markers: 0, assigned: [] });
  emit(draft, 'figure-destroyed', { side, figure: id, unit, reason }, first, ...rest);
  if (unit === 'death-star-under-construction') {
    emit(draft, 'queued-death-star-lost', { side }, 'death-star.queue-lost');
  }
};

/** A theatre is decided once, when one side has nothing left there. */
export const settleTheatres = (draft: Draft, byRetreat: boolean): void => {
  for (const theatre of THEATRES) {
    const { state } = draft;
    const { winners } = state;
    if (winners[theatre] !== null || !state.contested.includes(theatre)) continue;
    const left = SIDES.filter((side) => hasUnits(state, side, theatre));
    const [winner] = left;
    if (winner === undefined) {
      change(draft, { winners: { ...winners, [theatre]: 'nobody' } });
      emit(draft, 'theatre-unwon', { theatre }, 'theatres.nobody');
    } else if (left.length === 1) {
      change(draft, { winners: { ...winners, [theatre]: winner } });
      const cited: GameRule = byRetreat ? 'theatres.retreat-loses' : 'theatres.win';
      const split = Object.values(winners).includes(otherSide(winner));
      emit(
        draft,
        'theatre-won',
        { theatre, side: winner },
        cited,
        split && 'theatres.split-win',
        split && byRetreat && 'theatres.win-despite-retreat',
      );
    }
  }
};

export const battleEnd: Passing<'battle-end'> = {
  settle(draft, { theatre }) {
    const { state } = draft;
    for (const figure of state.figures) {
      if (figure.zone !== 'sheet') continue;
      removeFigure(draft, figure, 'damage', 'combat.destroy-timing', 'damage.back-to-supply');
    }
    settleTheatres(draft, false);
    change(draft, { battle: null });
    const next: Stage = theatre === 'space' ? { at: 'plans' } : afterBattle(theatre, state.active);
    replace(draft, { at: 'interlude' }, next);
  },
};
