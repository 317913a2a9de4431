import type { Option } from '../../core/procedure.ts';
import type { Side } from '../units.ts';
import { figuresOf, unitOfFigure } from './board.ts';
import { settleTheatres } from './battle.ts';
import { emit, go, unexpected } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { afterRetreat, carried, freed, obligedShips } from './retreat.ts';
import { rule, rules } from './rules.ts';
import type { CombatRule } from './rules.ts';
import type { CombatChoice, CombatState, Figure, StageOf } from './types.ts';

type Offer = Option<CombatChoice>;
type Load = StageOf<'load'>;

const capacity = (ships: readonly Figure[]): number =>
  ships.reduce((sum, figure) => sum + unitOfFigure(figure).capacity, 0);

const hasRoom = (state: CombatState, { side, taken }: Load): boolean =>
  freed(state, side) || taken.length < capacity(obligedShips(state, side));

const loadable = (state: CombatState, { side, taken }: Load): readonly Figure[] =>
  carried(state, side).filter((figure) => !taken.includes(figure.id));

const offers = (state: CombatState, stage: Load): readonly Offer[] => {
  const refuse = (choice: CombatChoice, because: CombatRule): Offer => ({
    choice,
    allowed: false,
    because: rule(because),
  });
  const room = hasRoom(state, stage);
  const ships = obligedShips(state, stage.side);
  const take = loadable(state, stage).map(({ id }): Offer => {
    const choice: CombatChoice = { kind: 'take', figure: id };
    return room ? { choice, allowed: true } : refuse(choice, 'retreat-capacity');
  });
  const rooted = figuresOf(state, stage.side)
    .filter((figure) => unitOfFigure(figure).immobile)
    .map(({ id }) => refuse({ kind: 'take', figure: id }, 'retreat-immobile'));
  const leave = ships.map(({ id }) => refuse({ kind: 'leave', figure: id }, 'retreat-all-ships'));
  const depart: Offer =
    ships.length + stage.taken.length > 0
      ? { choice: { kind: 'depart' }, allowed: true }
      : refuse({ kind: 'depart' }, 'retreat-with-units');
  return [...take, ...rooted, ...leave, depart];
};

const targetRule = (state: CombatState, side: Side, to: string): CombatRule => {
  const system = state.adjacent.find((entry) => entry.id === to);
  const own = system?.loyalty === side || system?.units.includes(side);
  return own ? 'retreat-friendly-first' : 'retreat-empty';
};

const depart = (draft: Draft, { side, leader, to, taken }: Load): void => {
  const { state } = draft;
  const going = [...obligedShips(state, side).map((figure) => figure.id), ...taken];
  const left = figuresOf(state, side)
    .map((figure) => figure.id)
    .filter((id) => !going.includes(id));
  for (const figure of state.figures) if (going.includes(figure.id)) figure.zone = 'retreated';
  state.leaders[side] = state.leaders[side].filter((id) => id !== leader);
  state.retreats[side] = { leader, to, figures: going };
  const extra: CombatRule[] = ['retreat-all-ships', targetRule(state, side, to)];
  if (left.length > 0) extra.push('retreat-leave-behind');
  emit(draft, 'retreated', { side, leader, to, figures: going, left }, 'retreat-how', ...extra);
  settleTheatres(draft, true);
  afterRetreat(draft, side);
};

export const load: Asking<'load'> = {
  settle(draft, stage) {
    if (carried(draft.state, stage.side).length === 0) depart(draft, stage);
  },

  prompt(state, stage) {
    return {
      kind: 'decision',
      by: stage.side,
      task: 'load',
      rules: rules('retreat-all-ships', 'retreat-leave-behind', 'retreat-capacity'),
      options: offers(state, stage),
    };
  },

  choose(draft, stage, choice) {
    if (choice.kind === 'take') {
      go(draft, { ...stage, taken: [...stage.taken, choice.figure] });
    } else if (choice.kind === 'depart') {
      depart(draft, stage);
    } else {
      throw unexpected(choice, 'retreat-how');
    }
  },
};
