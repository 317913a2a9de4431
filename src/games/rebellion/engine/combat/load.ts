import type { Side } from '../units.ts';
import { change, changeFigure, emit, offer, replace, rule } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { figuresOf, unitOfFigure } from './board.ts';
import { settleTheatres } from './battle.ts';
import { afterRetreat, carried, freed, obligedShips } from './retreat.ts';
import type { GameRule } from '../rule.ts';
import type { CombatChoice, CombatState, Figure, StageOf } from './types.ts';

type Load = StageOf<'load'>;

const capacity = (ships: readonly Figure[]): number =>
  ships.reduce((sum, figure) => sum + unitOfFigure(figure).capacity, 0);

const hasRoom = (state: CombatState, { side, taken }: Load): boolean =>
  freed(state, side) || taken.length < capacity(obligedShips(state, side));

const loadable = (state: CombatState, { side, taken }: Load): readonly Figure[] =>
  carried(state, side).filter((figure) => !taken.includes(figure.id));

const offers = (state: CombatState, stage: Load): readonly Offer[] => {
  const refuse = (choice: CombatChoice, because: GameRule): Offer => ({
    choice,
    allowed: false,
    because: rule(because),
  });
  const room = hasRoom(state, stage);
  const ships = obligedShips(state, stage.side);
  const take = loadable(state, stage).map(({ id }): Offer => {
    const choice: CombatChoice = { kind: 'take', figure: id };
    return room ? { choice, allowed: true } : refuse(choice, 'combat.retreat-capacity');
  });
  const rooted = figuresOf(state, stage.side)
    .filter((figure) => unitOfFigure(figure).immobile)
    .map(({ id }) => refuse({ kind: 'take', figure: id }, 'combat.retreat-immobile'));
  const leave = ships.map(({ id }) =>
    refuse({ kind: 'leave', figure: id }, 'combat.retreat-all-ships'),
  );
  const depart: Offer =
    ships.length + stage.taken.length > 0
      ? offer({ kind: 'depart' })
      : refuse({ kind: 'depart' }, 'combat.retreat-with-units');
  return [...take, ...rooted, ...leave, depart];
};

const targetRule = (state: CombatState, side: Side, to: string): GameRule => {
  const system = state.adjacent.find((entry) => entry.id === to);
  const own = system?.loyalty === side || system?.units.includes(side);
  return own ? 'combat.retreat-friendly-first' : 'combat.retreat-empty';
};

const depart = (draft: Draft, { side, leader, to, taken }: Load): void => {
  const { state } = draft;
  const going = [...obligedShips(state, side).map((figure) => figure.id), ...taken];
  const left = figuresOf(state, side)
    .map((figure) => figure.id)
    .filter((id) => !going.includes(id));
  for (const id of going) changeFigure(draft, id, { zone: 'retreated' });
  change(draft, {
    leaders: { ...state.leaders, [side]: state.leaders[side].filter((id) => id !== leader) },
    retreats: { ...state.retreats, [side]: { leader, to, figures: going } },
  });
  emit(
    draft,
    'retreated',
    { side, leader, to, figures: going, left },
    'combat.retreat-how',
    'combat.retreat-all-ships',
    targetRule(state, side, to),
    left.length > 0 && 'combat.retreat-leave-behind',
  );
  settleTheatres(draft, true);
  afterRetreat(draft, side);
};

export const load: Asking<'load'> = {
  settle(draft, stage) {
    if (carried(draft.state, stage.side).length === 0) depart(draft, stage);
  },

  ask(state, stage) {
    return {
      by: stage.side,
      rules: ['combat.retreat-all-ships', 'combat.retreat-leave-behind', 'combat.retreat-capacity'],
      options: offers(state, stage),
    };
  },

  choose: {
    take(draft, stage, { figure }) {
      replace(draft, { ...stage, taken: [...stage.taken, figure] });
    },

    depart(draft, stage) {
      depart(draft, stage);
    },
  },
};
