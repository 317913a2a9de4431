import type { MissionId } from '../engine/missions.ts';
import { UNPRINTED_MISSIONS } from '../words/missions.ts';
import { term, type Value } from '../../../tables/table.ts';

/** Cards that the booklets name are terms of the glossary. */
export const missionName = (id: MissionId): Value => UNPRINTED_MISSIONS[id] ?? term(id);
