import { termOf } from '../../../player/terms.ts';
import { named, playOf } from '../../../player/play.tsx';
import { ActionBoard } from '../boards/action-board.tsx';
import { ResearchBoard } from '../boards/research-board.tsx';
import { TenSides } from '../boards/shapes.tsx';
import { fromAction } from '../calculators/from-action.ts';
import { ACTIONS } from '../engine/action/procedures.ts';
import { planetInfo, profile, profileOf, systemOf, unitOf } from '../engine/action/query.ts';
import type { ActionChoice, ActionState } from '../engine/action/types.ts';
import type { UnitId } from '../engine/data/units.ts';
import { actionNames } from '../words/action.ts';
import type { ActionMessages, ActionNames, ActionTold } from '../words/action.ts';

/** What a sheet or a tile prints of the thing that a choice names. */
const figuresOf =
  ({ board }: ActionMessages, names: ActionNames) =>
  (choice: ActionChoice, state: ActionState): string | undefined => {
    switch (choice.kind) {
      case 'activate': {
        const { planets, anomalies } = systemOf(state, choice.system);
        const told = [
          ...planets.map((planet) => names.planet(planet)),
          ...anomalies.map((anomaly) => board.anomalies[anomaly]),
        ];
        return told.length === 0 ? undefined : told.join(', ');
      }
      case 'move': {
        const { move, capacity } = profile(state, unitOf(state, choice.unit));
        return board.ship(move, capacity);
      }
      case 'build': {
        const { cost, pair } = profileOf(state, state.active, choice.unit);
        return cost === null ? undefined : board.cost(cost, pair);
      }
      case 'exhaust': {
        const { resources, influence } = planetInfo(state, choice.planet);
        return board.wealth(resources, influence);
      }
      default:
        return undefined;
    }
  };

const PROCEDURES = Object.values(ACTIONS);

export const play = playOf<ActionState, ActionMessages, ActionTold>(
  {
    uk: async () => (await import('../words/uk/action.ts')).uk,
    ru: async () => (await import('../words/ru/action.ts')).ru,
  },
  ({ procedure, language, words, terms }) => {
    const names = actionNames(language, words, (id) => termOf(terms, id).name);
    // Research happens away from the map.
    const Board = procedure === 'ti4/research' ? ResearchBoard : ActionBoard;
    return {
      procedure: named(PROCEDURES, procedure),
      words,
      names: () => names,
      figures: figuresOf(words, names),
      decisive: ['combat-ended', 'ground-ended'],
      draw: (of) => names.unit(of as UnitId),
      cause: (id) => {
        const { name, definition } = termOf(terms, id);
        return `${name}. ${definition}`;
      },
      Board: ({ state }) => <Board state={state} messages={words} names={names} />,
      Face: TenSides,
      odds: fromAction,
    };
  },
);
