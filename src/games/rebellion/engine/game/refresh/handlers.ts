import type { Handlers } from '../draft.ts';
import { build, buildUnit, freeUnit } from './build.ts';
import { deploy, moveQueue } from './deploy.ts';
import type { RefreshFrame } from './frames.ts';
import { refreshObjective } from './objective.ts';
import { announce, recruit, recruitCards } from './recruit.ts';
import {
  advanceTime,
  beginRefresh,
  drawMissions,
  drawObjective,
  handLimit,
  launchProbes,
  refreshEnd,
  retrieveLeaders,
} from './steps.ts';

export const refreshHandlers = {
  refresh: { settle: beginRefresh },
  'refresh-objective': refreshObjective,
  'retrieve-leaders': { settle: retrieveLeaders },
  'draw-missions': { settle: drawMissions },
  'hand-limit': handLimit,
  'launch-probes': { settle: launchProbes },
  'draw-objective': { settle: drawObjective },
  'advance-time': { settle: advanceTime },
  'recruit-cards': { settle: (draft, { side }) => recruitCards(draft, side) },
  recruit,
  'announce-recruits': { settle: (draft, { chosen }) => announce(draft, chosen) },
  build: { settle: (draft, { side }) => build(draft, side) },
  'build-unit': buildUnit,
  'free-unit': freeUnit,
  'deploy-queue': { settle: (draft, { side }) => moveQueue(draft, side) },
  deploy,
  'refresh-end': { settle: refreshEnd },
} satisfies Handlers<RefreshFrame>;
