import { lateHandlers } from './late.ts';
import type { RebellionProcedure } from './machine.ts';
import * as openings from './openings.ts';

const complete = () => lateHandlers;

/** A page takes them from `openings.ts`, and fetches the combat when a fight comes up. */
export const setupGame = openings.setupGame(complete);
export const assignment = openings.assignment(complete);
export const commandPhase = openings.commandPhase(complete);
export const refresh = openings.refresh(complete);
export const recruiting = openings.recruiting(complete);
export const building = openings.building(complete);
export const round = openings.round(complete);
export const systemState = openings.systemState(complete);
export const victory = openings.victory(complete);
export const combatInGame = openings.combatInGame(complete);
export const activation = openings.activation(complete);
export const mission = openings.mission(complete);
export const revealBase = openings.revealBase(complete);
export const mobilization = openings.mobilization(complete);
export const wholeGame = openings.wholeGame(complete);

export const GAME_PROCEDURES: readonly RebellionProcedure[] = [
  setupGame,
  assignment,
  commandPhase,
  refresh,
  recruiting,
  building,
  round,
  systemState,
  victory,
  combatInGame,
  activation,
  mission,
  revealBase,
  mobilization,
  wholeGame,
];
