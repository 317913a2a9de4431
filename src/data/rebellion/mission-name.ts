import type { MissionId } from '../../engine/rebellion/missions.ts';
import { UNPRINTED_MISSIONS } from '../../i18n/data/rebellion-missions.ts';
import { term, type Value } from '../table.ts';

/** Cards that the booklets name are terms of the glossary. */
export const missionName = (id: MissionId): Value => UNPRINTED_MISSIONS[id] ?? term(id);
