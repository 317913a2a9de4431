import type { Drawn } from '../../engine/procedure.ts';
import * as cited from './engine/cited-rules.ts';
import { parseAction } from './engine/action/parse-setup.ts';
import { ACTION_IDS } from './engine/action/procedures.ts';
import type { ActionChoice } from './engine/action/types.ts';
import { agenda } from './engine/agenda/agenda.ts';
import { parseAgenda } from './engine/agenda/parse-setup.ts';
import type { AgendaChoice } from './engine/agenda/types.ts';
import { galaxy } from './engine/galaxy/galaxy.ts';
import { parseGalaxy } from './engine/galaxy/parse-setup.ts';
import type { GalaxyChoice } from './engine/galaxy/types.ts';
import { parseRound } from './engine/round/parse-setup.ts';
import { ROUND_IDS } from './engine/round/procedures.ts';
import type { RoundChoice } from './engine/round/types.ts';
import { parseTrade } from './engine/table/parse-setup.ts';
import { trade } from './engine/table/trade.ts';
import type { TradeChoice } from './engine/table/trade-types.ts';
import { actionMessages } from './words/action.ts';
import { agendaMessages } from './words/agenda.ts';
import { galaxyMessages } from './words/galaxy.ts';
import { roundMessages } from './words/round.ts';
import { tradeMessages } from './words/trade.ts';
import type { PlayableProcedure } from '../../player/playable-procedure.ts';
import { transcript } from '../../player/transcript.ts';
import { ACTION_TERMS, actionNarrator } from './boards/action-narrator.ts';
import { agendaNarrator } from './boards/agenda-narrator.ts';
import { galaxyNarrator } from './boards/galaxy-narrator.ts';
import { roundNarrator } from './boards/round-narrator.ts';
import { tradeNarrator } from './boards/trade-narrator.ts';

const actions: readonly PlayableProcedure[] = ACTION_IDS.map((id) => ({
  id,
  cited: cited.action,
  terms: ACTION_TERMS,
  tell: ({ setup, choices }, language, terms) => {
    const parsed = parseAction(setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
    const narrator = actionNarrator(id, parsed.setup, language, actionMessages(language), terms);
    // The engine refuses what is not a choice; nothing is taken on trust here.
    return transcript(narrator, choices as readonly (ActionChoice | Drawn)[]);
  },
}));

const laying: PlayableProcedure = {
  id: galaxy.id,
  cited: cited.galaxy,
  terms: [],
  tell: ({ setup, choices }, language) => {
    const parsed = parseGalaxy(setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
    const narrator = galaxyNarrator(parsed.setup, language, galaxyMessages(language));
    return transcript(narrator, choices as readonly (GalaxyChoice | Drawn)[]);
  },
};

const voting: PlayableProcedure = {
  id: agenda.id,
  cited: cited.agenda,
  terms: [],
  tell: ({ setup, choices }, language) => {
    const parsed = parseAgenda(setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
    const narrator = agendaNarrator(parsed.setup, language, agendaMessages(language));
    return transcript(narrator, choices as readonly (AgendaChoice | Drawn)[]);
  },
};

const phases: readonly PlayableProcedure[] = ROUND_IDS.map((id) => ({
  id,
  cited: cited.round,
  terms: [],
  tell: ({ setup, choices }, language) => {
    const parsed = parseRound(setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
    const narrator = roundNarrator(id, parsed.setup, language, roundMessages(language));
    return transcript(narrator, choices as readonly (RoundChoice | Drawn)[]);
  },
}));

const trading: PlayableProcedure = {
  id: trade.id,
  cited: cited.table,
  terms: [],
  tell: ({ setup, choices }, language) => {
    const parsed = parseTrade(setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
    const narrator = tradeNarrator(parsed.setup, tradeMessages(language));
    return transcript(narrator, choices as readonly (TradeChoice | Drawn)[]);
  },
};

export const ti4Procedures: readonly PlayableProcedure[] = [
  ...actions,
  laying,
  voting,
  ...phases,
  trading,
];
