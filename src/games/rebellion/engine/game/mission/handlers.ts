import type { Handlers } from '../draft.ts';
import { loseCargo } from './destroy-system.ts';
import { missionEffect } from './effects.ts';
import { endMission } from './end.ts';
import type { MissionFrame } from './frames.ts';
import { hasten } from './hasten.ts';
import { judgeMission, oppose, rollMission } from './oppose.ts';
import { orderObjectives } from './order-objectives.ts';
import { keepProject, research } from './research.ts';
import { missionPlace, revealMission } from './reveal.ts';
import { retrievePlans } from './retrieve-plans.ts';
import { reuseMission } from './reuse.ts';
import { ringFor } from './ring-for.ts';

export const missionHandlers = {
  mission: revealMission,
  'mission-place': missionPlace,
  oppose,
  'judge-mission': judgeMission,
  'roll-mission': rollMission,
  'mission-effect': { settle: (draft, { attempt }) => missionEffect(draft, attempt) },
  'mission-end': { settle: (draft, { attempt }) => endMission(draft, attempt) },
  'order-objectives': orderObjectives,
  'retrieve-plans': retrievePlans,
  research,
  'keep-project': keepProject,
  'reuse-mission': reuseMission,
  'ring-for': ringFor,
  hasten,
  'lose-cargo': loseCargo,
} satisfies Handlers<MissionFrame>;
