import { machineOf } from '../../../../../engine/kernel.ts';
import type { Handlers } from '../../../../../engine/kernel.ts';
import { holdingOf, planetInfo, planetsOf, sheetOf } from '../../action/query.ts';
import type { Holding, PlayerId } from '../../action/types.ts';
import { favours, leadership, mecatol, newSpeaker, seeAgendas } from '../../round/cards.ts';
import { readyPlanets } from '../../round/diplomacy.ts';
import type { Draft as RoundDraft, Round } from '../../round/draft.ts';
import { seatOf as roundSeatOf } from '../../round/draft.ts';
import { discard, drawCard, ready, returnTokens, reveal } from '../../round/status.ts';
import { chooseCard, layGoods } from '../../round/strategy.ts';
import { gainTokens, redistribute } from '../../round/tokens.ts';
import type {
  RoundEvent,
  RoundFrame,
  RoundOutcome,
  RoundState,
  Seat as RoundSeat,
} from '../../round/types.ts';
import { change, changeBoard, done, emit, push, replace } from '../draft.ts';
import type { Draft, Passing } from '../draft.ts';
import { commodityLimit, controlsHome, countOf, deckOf, seatOf, tokensOf } from '../query.ts';
import type { GameState, Objective } from '../types.ts';
import { hosting, tell } from './hosting.ts';

const seatFrom = (state: GameState, player: PlayerId): RoundSeat => {
  const { board } = state;
  const { tactic, fleet, strategy, reserve, goods, points } = sheetOf(board, player);
  const { commodities, cards, exhausted, passed, actionCards, secretHand, secretScored } = seatOf(
    state,
    player,
  );
  return {
    commodities,
    cards,
    exhausted,
    passed,
    actionCards,
    secretHand,
    secretScored,
    tactic,
    fleet,
    strategy,
    reserve,
    goods,
    points,
    laid: tokensOf(state, player).length,
    commodityLimit: commodityLimit(state, player),
    planets: planetsOf(board, player).map((id) => ({
      id,
      influence: planetInfo(board, id).influence,
      exhausted: holdingOf(board, id)?.exhausted === true,
    })),
    damaged: board.units.filter(({ owner, damaged }) => owner === player && damaged).length,
    // The reader tells of component actions, and which objectives are fulfilled.
    components: 0,
    publics: [],
    secrets: 0,
    controlsHome: controlsHome(state, player),
    naalu: state.zero === player,
  };
};

/** The table as the phases know it: the same game, without its map. */
export const roundOf = (state: GameState, frames: readonly RoundFrame[] = []): RoundState => {
  const { board, started, speaker, onCards, favoured } = state;
  return {
    players: board.players,
    started,
    speaker,
    goal: board.goal,
    custodians: board.custodians,
    seats: Object.fromEntries(board.players.map((id) => [id, seatFrom(state, id)])),
    onCards,
    hidden: { stage1: countOf(state, 1), stage2: countOf(state, 2) },
    scored: {},
    favoured,
    winner: state.winner,
    agenda: frames.toReversed(),
  };
};

/** The first hidden ones of each stage have been turned over. */
const revealedTo = (
  objectives: readonly Objective[],
  { stage1, stage2 }: RoundState['hidden'],
): readonly Objective[] => {
  const left = { 1: stage1, 2: stage2 };
  return objectives
    .toReversed()
    .map((objective) => {
      if (objective.revealed) return objective;
      left[objective.stage] -= 1;
      return { ...objective, revealed: left[objective.stage] < 0 };
    })
    .toReversed();
};

const holdingsWith = (state: GameState, { seats }: RoundState): Record<string, Holding> => {
  const holdings = { ...state.board.holdings };
  for (const { planets } of Object.values(seats)) {
    for (const { id, exhausted } of planets) {
      const holding = holdings[id];
      if (holding && holding.exhausted !== exhausted) holdings[id] = { ...holding, exhausted };
    }
  }
  return holdings;
};

const keepBoard = (draft: Draft, after: RoundState, before: RoundState): void => {
  const { state } = draft;
  const { board } = state;
  const back = after.players.filter(
    (id) => roundSeatOf(before, id).laid > 0 && roundSeatOf(after, id).laid === 0,
  );
  const mended = after.players.some(
    (id) => roundSeatOf(before, id).damaged > roundSeatOf(after, id).damaged,
  );
  changeBoard(draft, {
    sheets: Object.fromEntries(
      Object.entries(board.sheets).map(([id, sheet]) => {
        const seat = after.seats[id];
        if (!seat) return [id, sheet];
        const { tactic, fleet, strategy, reserve, goods, points } = seat;
        return [id, { ...sheet, tactic, fleet, strategy, reserve, goods, points }];
      }),
    ),
    holdings: holdingsWith(state, after),
    ...(back.length > 0 && {
      tokens: Object.fromEntries(
        Object.entries(board.tokens).map(([system, owners]) => [
          system,
          owners.filter((owner) => !back.includes(owner)),
        ]),
      ),
    }),
    ...(mended && { units: board.units.map((unit) => ({ ...unit, damaged: false })) }),
  });
};

const drawnIn = (event: RoundEvent): number => {
  if (event.kind === 'cards-drawn') return event.data.cards;
  return event.kind === 'card-drawn' ? 1 : 0;
};

/** Where the deck has run out, the discard pile has become the new one. */
const reshuffle = (draft: Draft): void => {
  if (deckOf(draft.state, 'actions') >= 0) return;
  change(draft, { discards: { ...draft.state.discards, actions: 0 } });
  emit(draft, 'reshuffled', { deck: 'actions' }, 'component-limitations.decks');
};

/** The game takes over what a phase has changed. */
const keep = (
  draft: Draft,
  after: RoundState,
  before: RoundState,
  events: readonly RoundEvent[],
): void => {
  keepBoard(draft, after, before);
  const { state } = draft;
  const thrown = events.filter(({ kind }) => kind === 'card-discarded').length;
  change(draft, {
    speaker: after.speaker,
    onCards: after.onCards,
    favoured: after.favoured,
    objectives: revealedTo(state.objectives, after.hidden),
    discards: { ...state.discards, actions: state.discards.actions + thrown },
    winner: after.winner,
    seats: Object.fromEntries(
      Object.entries(state.seats).map(([id, seat]) => {
        const told = after.seats[id];
        if (!told) return [id, seat];
        const { commodities, cards, exhausted, passed, actionCards, secretHand, secretScored } =
          told;
        const own = { commodities, cards, exhausted, passed, actionCards };
        return [id, { ...seat, ...own, secretHand, secretScored }];
      }),
    ),
  });
  if (events.some((event) => drawnIn(event) > 0)) reshuffle(draft);
};

/** Something that happens at the table at once. */
export const atTable = (draft: Draft, work: (round: RoundDraft) => void): void => {
  const before = roundOf(draft.state);
  const round: RoundDraft = { state: before, events: [] };
  work(round);
  tell(draft, 'round', round.events);
  keep(draft, round.state, before, round.events);
};

/** Fleets are looked at between the last token and the cards that are readied. */
const pause = {
  settle(draft: RoundDraft) {
    draft.state = { ...draft.state, agenda: [] };
  },
};

const handlers = {
  'choose-card': chooseCard,
  'lay-goods': layGoods,
  leadership,
  'gain-tokens': gainTokens,
  redistribute,
  favours,
  'new-speaker': newSpeaker,
  'see-agendas': seeAgendas,
  discard,
  'ready-planets': readyPlanets,
  mecatol,
  reveal,
  'draw-card': drawCard,
  'return-tokens': returnTokens,
  ready: pause,
} satisfies Partial<Handlers<Round>>;

const procedure = machineOf<Round, RoundOutcome, string>(
  {
    game: 'ti4',
    over: 'status-phase.return-strategy-cards',
    outcome: ({ winner }) => ({ winner, next: 'strategy' }),
  },
  handlers,
)('ti4/whole-game-round', (state: RoundState) => state);

/** Plays frames of the phases before what is next; `work` may have begun the first of them. */
export const playRound = (
  draft: Draft,
  frames: readonly RoundFrame[],
  work?: (round: RoundDraft) => void,
): void => {
  const before = roundOf(draft.state, frames);
  const begun: RoundDraft = { state: before, events: [] };
  work?.(begun);
  const step = procedure.begin(begun.state);
  const events = [...begun.events, ...step.events];
  tell(draft, 'round', events);
  keep(draft, step.state, before, events);
  if (step.state.agenda.length > 0) push(draft, { at: 'round', part: step.state });
};

export const atTableNext: Passing<'at-table'> = {
  settle(draft, { frames }) {
    done(draft);
    playRound(draft, frames);
  },
};

/** Cards are readied, units repaired and strategy cards returned. */
export const readyAll = (draft: Draft): void =>
  atTable(draft, (round) => ready.settle(round, { at: 'ready' }));

export const round = hosting('round', {
  procedure: () => procedure,
  stateOf: (_state, { part }) => part,
  keep(draft, _frame, after, before, events) {
    replace(draft, { at: 'round', part: after });
    keep(draft, after, before, events);
  },
});
