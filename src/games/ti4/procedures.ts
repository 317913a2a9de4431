import { describe } from '../../player/described.ts';
import type { Described } from '../../player/described.ts';
import * as cited from './engine/cited-rules.ts';
import { parseAction } from './positions/action.ts';
import { ACTIONS } from './engine/action/procedures.ts';
import { summaryOf as actionSummary } from './engine/action/summary.ts';
import { agenda } from './engine/agenda/agenda.ts';
import { parseAgenda } from './positions/agenda.ts';
import { galaxy } from './engine/galaxy/galaxy.ts';
import { parseGalaxy } from './positions/galaxy.ts';
import { parseGame } from './positions/game.ts';
import { summaryOf as gameSummary, wholeGame } from './engine/game/index.ts';
import { textOf } from './engine/galaxy/spaces.ts';
import { parseRound } from './positions/round.ts';
import { ROUNDS } from './engine/round/procedures.ts';
import { summaryOf as roundSummary } from './engine/round/summary.ts';
import { parseTrade } from './positions/trade.ts';
import { FACTION_IDS } from './engine/data/factions.ts';
import { UNIT_IDS } from './engine/data/units.ts';
import { PLANET_TERMS } from './words/planets.ts';
import { CARD_TERMS } from './words/round.ts';
import { TECHNOLOGY_TERMS } from './words/technologies.ts';
import { technologyNotes } from './words/technology-names.ts';
import { trade } from './engine/table/trade.ts';
import type { Hand } from './engine/table/trade-types.ts';

const action = {
  read: parseAction,
  summary: actionSummary,
  play: 'action',
  cited: cited.action,
  terms: [...UNIT_IDS, ...TECHNOLOGY_TERMS, ...PLANET_TERMS],
  unprinted: technologyNotes,
};
const round = {
  read: parseRound,
  summary: roundSummary,
  play: 'round',
  cited: cited.round,
  terms: [...CARD_TERMS, ...PLANET_TERMS],
};

const stageOf = (state: { readonly agenda: readonly { readonly at: string }[] }): string =>
  state.agenda.at(-1)?.at ?? 'over';

const each = (hands: Readonly<Record<string, Hand>>, of: (hand: Hand) => number): object =>
  Object.fromEntries(Object.entries(hands).map(([player, hand]) => [player, of(hand)]));

export const ti4Procedures: readonly Described[] = [
  describe(wholeGame, {
    read: parseGame,
    summary: gameSummary,
    play: 'game',
    // Parts go on inside the game and cite what they cite by themselves.
    cited: [...new Set(Object.values(cited).flat())],
    terms: [...UNIT_IDS, ...TECHNOLOGY_TERMS, ...CARD_TERMS, ...FACTION_IDS, ...PLANET_TERMS],
    unprinted: technologyNotes,
    shared: true,
  }),
  ...Object.values(ACTIONS).map((procedure) => describe(procedure, action)),
  ...Object.values(ROUNDS).map((procedure) => describe(procedure, round)),
  describe(trade, {
    read: parseTrade,
    summary: (state) => ({
      stage: stageOf(state),
      traded: state.traded,
      goods: each(state.hands, ({ goods }) => goods),
      commodities: each(state.hands, ({ commodities }) => commodities),
      notes: each(state.hands, ({ notes }) => notes),
    }),
    play: 'trade',
    cited: cited.table,
    terms: PLANET_TERMS,
  }),
  describe(agenda, {
    read: parseAgenda,
    summary: (state) => ({ stage: stageOf(state), votes: state.votes, results: state.results }),
    play: 'agenda',
    cited: cited.agenda,
    terms: PLANET_TERMS,
  }),
  describe(galaxy, {
    read: parseGalaxy,
    summary: (state) => ({ stage: stageOf(state), text: textOf(state), goods: state.goods }),
    play: 'galaxy',
    tool: true,
    cited: cited.galaxy,
    terms: PLANET_TERMS,
  }),
];
