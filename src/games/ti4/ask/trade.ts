import { oneOf, said, within } from '../../../ask/field.ts';
import type { Editable, Group } from '../../../ask/field.ts';
import type { PlayerId } from '../engine/action/types.ts';
import type { TradeSetup } from '../engine/table/trade-types.ts';
import { activeIn, boardGroups, boardMisfit, playerLabel } from './parts/board.ts';
import { WORDS } from './parts/words.ts';

const MANY = 20;

const WARES = ['goods', 'commodities', 'notes', 'inPlay', 'actionCards'] as const;

const handGroup = (player: PlayerId): Group<TradeSetup> => ({
  id: `hand-${player}`,
  label: playerLabel(player),
  fields: WARES.map((ware) => ({
    id: `hand-${player}-${ware.toLowerCase()}`,
    label: said(WORDS[ware]),
    most: MANY,
    of: ({ hands }) => hands[player]?.[ware] ?? 0,
    put: (setup, count) => {
      const hand = setup.hands[player];
      return hand
        ? { ...setup, hands: { ...setup.hands, [player]: { ...hand, [ware]: count } } }
        : setup;
    },
  })),
});

export const editable: Editable<TradeSetup> = {
  groupsOf: (setup) => [
    {
      id: 'table',
      label: said(WORDS.table),
      fields: [
        oneOf<TradeSetup, TradeSetup['phase']>(
          'phase',
          said(WORDS.phase),
          ['turn', 'agenda'],
          (phase) => said(WORDS.phases[phase]),
          ({ phase }) => phase,
          (told, phase) => ({ ...told, phase }),
        ),
      ],
    },
    ...setup.board.players.map(handGroup),
    ...within<TradeSetup, TradeSetup['board']>(
      [
        { id: 'turn', label: said(WORDS.active), fields: [activeIn(setup.board)] },
        // What players have to trade with stands in their hands.
        ...boardGroups(setup.board).filter(
          ({ id }) => !setup.board.players.some((player) => player === id),
        ),
      ],
      ({ board }) => board,
      (told, board) => ({ ...told, board }),
    ),
  ],
  misfit: ({ board }) => boardMisfit(board),
};
