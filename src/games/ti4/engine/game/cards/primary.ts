import { sheetOf } from '../../action/query.ts';
import type { PlayerId } from '../../action/types.ts';
import { ABILITIES, replenish } from '../../round/cards.ts';
import type { Card } from '../../data/strategy-cards.ts';
import { CARD_NAMES } from '../../data/strategy-cards.ts';
import { change, changeSheet, emit, push } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { playAction } from '../parts/action.ts';
import { atTable, playRound } from '../parts/round.ts';
import { othersAfter } from '../query.ts';

const TRADE_GOODS = 3;
const LEADERSHIP_TOKENS = 3;

const trade = (draft: Draft, by: PlayerId): void => {
  const { goods } = sheetOf(draft.state.board, by);
  changeSheet(draft, by, { goods: goods + TRADE_GOODS });
  emit(
    draft,
    'round/goods-gained',
    { player: by, goods: TRADE_GOODS },
    'trade-strategy-card.gain-goods',
  );
  atTable(draft, (round) => replenish(round, by, 'trade-strategy-card.replenish'));
  playRound(draft, [{ at: 'favours', by, chosen: [] }]);
};

/** What each card does for the one who holds it, from top to bottom. */
const act = (draft: Draft, by: PlayerId, card: Card): void => {
  switch (CARD_NAMES[card]) {
    case 'leadership':
      playRound(draft, [{ at: 'leadership', by, base: LEADERSHIP_TOKENS, paid: 0 }]);
      break;
    case 'diplomacy':
      push(draft, { at: 'guarded', by });
      break;
    case 'politics':
      playRound(draft, [{ at: 'new-speaker', by }]);
      break;
    case 'construction':
      push(
        draft,
        { at: 'structure', by, kinds: ['pds', 'space-dock'], system: null, must: false },
        { at: 'structure', by, kinds: ['pds'], system: null, must: false },
      );
      break;
    case 'trade':
      trade(draft, by);
      break;
    case 'warfare':
      push(
        draft,
        { at: 'recall', by },
        { at: 'at-table', frames: [{ at: 'redistribute', by, moves: 0, why: 'warfare' }] },
        { at: 'fleets', by },
      );
      break;
    case 'technology':
      playAction(draft, { by, frames: [{ at: 'research', used: [] }, { at: 'research-again' }] });
      break;
    case 'imperial':
      push(draft, { at: 'imperial', by }, { at: 'at-table', frames: [{ at: 'mecatol', by }] });
      break;
  }
};

/** The strategic action: the holder first, then whoever follows, then the card is exhausted. */
export const primary = (draft: Draft, by: PlayerId, card: Card): void => {
  emit(
    draft,
    'round/primary-used',
    { player: by, card, onBoard: false },
    ABILITIES[card][0],
    'strategic-action.what',
    'strategic-action.top-to-bottom',
    'strategy-cards.primary-own',
  );
  change(draft, { favoured: [] });
  push(
    draft,
    ...othersAfter(draft.state, by).map((other) => ({ at: 'secondary' as const, by: other, card })),
    { at: 'exhaust-card', by, card },
  );
  act(draft, by, card);
};
