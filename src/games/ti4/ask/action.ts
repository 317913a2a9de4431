import { said } from '../../../ask/field.ts';
import type { Editable } from '../../../ask/field.ts';
import type { ActionState } from '../engine/action/types.ts';
import { activatedIn, activeIn, boardGroups, boardMisfit } from './parts/board.ts';
import { WORDS } from './parts/words.ts';

export const editable: Editable<ActionState> = {
  groupsOf: (state) => [
    {
      id: 'table',
      label: said(WORDS.table),
      // A whole action begins with the choice of its system.
      fields: [activeIn(state), ...(state.system === null ? [] : [activatedIn(state)])],
    },
    ...boardGroups(state),
  ],
  misfit: boardMisfit,
};
