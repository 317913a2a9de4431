import { isTroop, planetsOf, profile } from '../action/query.ts';
import type { ActionState, PlayerId } from '../action/types.ts';
import type { Ti4Rule } from '../rule.ts';

/** Conditions of elimination that do not hold for a player; none left: the player is out. */
export const lifelines = (state: ActionState, player: PlayerId): readonly Ti4Rule[] => {
  const units = state.units.filter(({ owner }) => owner === player);
  return [
    ...(units.some(isTroop) ? (['elimination.no-ground-forces'] as const) : []),
    ...(units.some((unit) => profile(state, unit).production !== null)
      ? (['elimination.no-production'] as const)
      : []),
    ...(planetsOf(state, player).length > 0 ? (['elimination.no-planets'] as const) : []),
  ];
};

/** Who holds the speaker token after a player is out. */
export const speakerAfter = (
  players: readonly PlayerId[],
  speaker: PlayerId,
  gone: PlayerId,
): PlayerId => {
  if (speaker !== gone) return speaker;
  const at = players.indexOf(gone);
  return players[(at + 1) % players.length] ?? speaker;
};
