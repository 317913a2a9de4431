import { SYSTEM_IDS } from '../systems.ts';
import { BASE_SPACE, captivesAt, leadersAt, poolOf, unitsAt } from './query.ts';
import type { Place, RebellionState } from './types.ts';

/** One place as an example may promise it; what is not there is not told. */
const placeSummary = (state: RebellionState, place: Place): Readonly<Record<string, unknown>> => {
  const units = unitsAt(state, place);
  const leaders = leadersAt(state, place);
  const captives = captivesAt(state, place);
  const told: Record<string, unknown> = {};
  if (place !== BASE_SPACE) {
    const { loyalty, subjugated, sabotage, destroyed } = state.systems[place];
    if (loyalty !== null) told['loyalty'] = loyalty;
    if (subjugated) told['subjugated'] = true;
    if (sabotage) told['sabotage'] = true;
    if (destroyed) told['destroyed'] = true;
  }
  if (Object.keys(units).length > 0) told['units'] = units;
  if (leaders.length > 0) told['leaders'] = leaders;
  if (captives.length > 0) told['captives'] = captives;
  return told;
};

/** Where a game stands, in the words that worked examples promise their end with. */
export const gameSummary = (state: RebellionState): Readonly<Record<string, unknown>> => ({
  task: state.agenda.at(-1)?.at ?? 'over',
  phase: state.phase,
  round: state.round,
  time: state.time,
  reputation: state.reputation,
  winner: state.winner,
  base: { system: state.base.card, revealed: state.base.revealed },
  queue: state.queue,
  pool: { empire: poolOf(state, 'empire'), rebel: poolOf(state, 'rebel') },
  missions: state.missions.map(({ card, revealed }) => ({ card, revealed })),
  hands: Object.fromEntries(Object.entries(state.piles).map(([id, { hand }]) => [id, hand])),
  ...Object.fromEntries(
    [BASE_SPACE, ...SYSTEM_IDS].map((place) => [place, placeSummary(state, place as Place)]),
  ),
});
