import { agenda, oneVote } from '../../agenda/agenda.ts';
import type { AgendaCard, AgendaSetup, AgendaState, Voter } from '../../agenda/types.ts';
import { holdingOf, planetInfo, planetsOf, sheetOf } from '../../action/query.ts';
import type { Holding, PlayerId } from '../../action/types.ts';
import { change, changeBoard, push, replace } from '../draft.ts';
import type { Draft } from '../draft.ts';
import type { GameState, VoteEffect } from '../types.ts';
import { hosting, tell } from './hosting.ts';

export type VoteEffects = Readonly<Partial<Record<PlayerId, VoteEffect>>>;

export const NO_EFFECT: VoteEffect = { extra: 0, barred: false, predicts: false };

const voterOf = ({ board }: GameState, player: PlayerId, effects: VoteEffects): Voter => ({
  ...NO_EFFECT,
  ...effects[player],
  goods: sheetOf(board, player).goods,
  planets: planetsOf(board, player).map((id) => ({
    id,
    influence: planetInfo(board, id).influence,
    exhausted: holdingOf(board, id)?.exhausted === true,
  })),
});

const setupOf = (state: GameState, card: AgendaCard, effects: VoteEffects): AgendaSetup => {
  const { board, speaker } = state;
  return {
    players: board.players,
    speaker,
    custodians: false,
    cards: [card, card],
    voters: Object.fromEntries(board.players.map((id) => [id, voterOf(state, id, effects)])),
    free: Object.keys(board.galaxy.planets).filter((id) => !holdingOf(board, id)),
  };
};

const keep = (draft: Draft, { voters }: AgendaState): void => {
  const holdings: Record<string, Holding> = { ...draft.state.board.holdings };
  for (const { id, exhausted } of Object.values(voters).flatMap(({ planets }) => planets)) {
    const holding = holdings[id];
    if (holding) holdings[id] = { ...holding, exhausted };
  }
  changeBoard(draft, { holdings });
};

export const playVote = (
  draft: Draft,
  vote: 0 | 1,
  card: AgendaCard,
  effects: VoteEffects,
): void => {
  const setup = setupOf(draft.state, card, effects);
  const { state: part, events } = oneVote.begin({ setup, vote });
  tell(draft, 'agenda', events);
  push(draft, { at: 'agenda', part, card });
};

/** A law stays, and everything else is discarded; where there was nothing to elect, too. */
const settleCard = (draft: Draft, { results }: AgendaState, card: AgendaCard): void => {
  const { laws, discards } = draft.state;
  const outcome = results.at(-1);
  const stays = card.type === 'law' && outcome !== undefined && outcome !== 'against';
  change(draft, {
    laws: stays ? [...laws, { ...card, outcome }] : laws,
    discards: stays ? discards : { ...discards, agendas: discards.agendas + 1 },
  });
};

export const agendaPart = hosting('agenda', {
  procedure: () => agenda,
  stateOf: (_state, { part }) => part,
  keep(draft, frame, after) {
    replace(draft, { ...frame, part: after });
    keep(draft, after);
  },
  after(draft, { part, card }) {
    settleCard(draft, part, card);
  },
});
