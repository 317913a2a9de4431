import type { Handlers, TaskIn } from '../../../../engine/kernel.ts';
import { buildingSite, structure } from './cards/construction.ts';
import { guarded, guardFrom } from './cards/diplomacy.ts';
import { exhaustCard, secondary } from './cards/secondary.ts';
import { docksBack, homeDock, recall, recallTo } from './cards/warfare.ts';
import { agendaCard, agendaDeals, agendaEnd, agendaPhase, voteEffects } from './council.ts';
import { deed, deedPlace, deeds } from './deeds/drawer.ts';
import type { Ti4 } from './draft.ts';
import { fleets } from './fleets.ts';
import { unasked } from './unasked.ts';
import { note } from './notes.ts';
import { imperial, score } from './objectives.ts';
import { action } from './parts/action.ts';
import { agendaPart } from './parts/agenda.ts';
import { galaxy } from './parts/galaxy.ts';
import { atTableNext, round } from './parts/round.ts';
import { bargain, trade } from './parts/trade.ts';
import {
  chooseFaction,
  deploy,
  factions,
  forces,
  layGalaxy,
  objectives,
  speakerLot,
  startingTechnology,
} from './setup/steps.ts';
import { refresh, status } from './status.ts';
import { actionPhase, nextTurn, strategy, turn, turnEnd } from './turn.ts';

export const handlers = {
  galaxy,
  action,
  round,
  agenda: agendaPart,
  trade,
  'speaker-lot': speakerLot,
  factions,
  'choose-faction': unasked(chooseFaction),
  'lay-galaxy': layGalaxy,
  forces,
  'starting-technology': unasked(startingTechnology),
  deploy: unasked(deploy),
  objectives,
  strategy,
  'action-phase': actionPhase,
  'next-turn': nextTurn,
  turn: unasked(turn),
  'turn-end': unasked(turnEnd),
  secondary: unasked(secondary),
  'exhaust-card': exhaustCard,
  structure: unasked(structure),
  'building-site': unasked(buildingSite),
  guarded: unasked(guarded),
  'guard-from': unasked(guardFrom),
  recall: unasked(recall),
  'recall-to': unasked(recallTo),
  fleets,
  'home-dock': unasked(homeDock),
  'docks-back': docksBack,
  imperial: unasked(imperial),
  'at-table': atTableNext,
  bargain,
  note: unasked(note),
  status,
  score: unasked(score),
  refresh,
  'agenda-phase': agendaPhase,
  'agenda-card': unasked(agendaCard),
  'agenda-deals': unasked(agendaDeals),
  'vote-effects': unasked(voteEffects),
  'agenda-end': agendaEnd,
  deeds: unasked(deeds),
  deed: unasked(deed),
  'deed-place': unasked(deedPlace),
} satisfies Handlers<Ti4>;

/** Questions of the game itself; its parts ask their own. */
export type GameTask = TaskIn<typeof handlers>;
