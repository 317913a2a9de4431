import { termOf } from '../../../player/terms.ts';
import { named, playOf } from '../../../player/play.tsx';
import { ActionBoard } from '../boards/action-board.tsx';
import { ResearchBoard } from '../boards/research-board.tsx';
import { TenSides } from '../boards/shapes.tsx';
import { fromAction } from '../calculators/from-action.ts';
import { ACTIONS } from '../engine/action/procedures.ts';
import type { ActionState } from '../engine/action/types.ts';
import type { UnitId } from '../engine/data/units.ts';
import { actionNames } from '../words/action.ts';
import type { ActionMessages, ActionTold } from '../words/action.ts';

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
