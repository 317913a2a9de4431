import { ACTION_IDS } from '../actions.ts';
import { LEADER_IDS, leaderOf } from '../leaders.ts';
import { MISSION_IDS, missionOf } from '../missions.ts';
import { OBJECTIVE_IDS, objectiveOf } from '../objectives.ts';
import { hasProbeCard, isPopulous, SYSTEM_IDS } from '../systems.ts';
import { TIME_TRACK } from '../time-track.ts';
import { UNIT_IDS } from '../units.ts';
import { cardsIn } from './deck.ts';
import { leadersOn, supplyOf } from './query.ts';
import type { PileId, RebellionState } from './types.ts';

/** What is wrong with a state; an empty list for every state that can be reached. */
export type Violation =
  | 'units'
  | 'cards'
  | 'leaders'
  | 'rings'
  | 'markers'
  | 'loyalty'
  | 'mission-leaders'
  | 'track'
  | 'base';

const inPile = (state: RebellionState, id: PileId): readonly string[] => {
  const { deck, hand, aside, discard, box } = state.piles[id];
  return [...cardsIn<string>(deck), ...hand, ...aside, ...discard, ...box];
};

const allCards = (state: RebellionState): readonly string[] => [
  ...(Object.keys(state.piles) as readonly PileId[]).flatMap((id) => inPile(state, id)),
  ...state.missions.map(({ card }) => card),
  ...SYSTEM_IDS.flatMap((id) => state.systems[id].attachments),
  ...(state.base.card ? [state.base.card] : []),
];

/** Objectives and action cards share a title with a mission nowhere, so one count does for all. */
const PRINTED: ReadonlyMap<string, number> = new Map<string, number>([
  ...MISSION_IDS.map((id) => [id, missionOf(id).copies] as const),
  ...ACTION_IDS.map((id) => [id, 1] as const),
  ...OBJECTIVE_IDS.map((id) => [id, objectiveOf(id).stages.length] as const),
  ...SYSTEM_IDS.filter(hasProbeCard).map((id) => [id, 1] as const),
]);

const cardsComplete = (state: RebellionState): boolean => {
  const counts = new Map<string, number>();
  for (const card of allCards(state)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return (
    counts.size === PRINTED.size &&
    [...PRINTED].every(([card, copies]) => counts.get(card) === copies)
  );
};

const markersSound = (state: RebellionState): boolean =>
  SYSTEM_IDS.every((id) => {
    const { loyalty, subjugated, destroyed } = state.systems[id];
    const barred = destroyed || !isPopulous(id);
    return !(barred && (loyalty !== null || subjugated)) && !(loyalty === 'empire' && subjugated);
  });

const ringsSound = (state: RebellionState): boolean => {
  const rings = LEADER_IDS.map((id) => state.leaders[id].ring).filter((ring) => ring !== null);
  return new Set(rings).size === rings.length;
};

const leadersSound = (state: RebellionState): boolean =>
  LEADER_IDS.every((id) => {
    const { side, place, ring } = state.leaders[id];
    const turned = side !== leaderOf(id).side;
    const slots = state.missions.map(({ slot }) => slot);
    return (
      (!turned || ring === 'lure-of-the-dark-side') &&
      (place.at !== 'mission' || slots.includes(place.slot))
    );
  });

const missionsSound = (state: RebellionState): boolean =>
  state.missions.every(({ slot, side }) => {
    const leaders = leadersOn(state, slot);
    return leaders.length <= 2 && leaders.every((id) => state.leaders[id].side === side);
  });

const baseSound = ({ base, phase }: RebellionState): boolean =>
  (base.card !== null || phase === 'setup' || !base.revealed) &&
  (!base.revealed || Object.values(base.space).every((count) => count === 0));

const trackSound = ({ time, reputation, winner }: RebellionState): boolean =>
  time >= 1 &&
  reputation <= TIME_TRACK.spaces &&
  (time < reputation || (time === reputation && winner?.because === 'reputation'));

export const violationsOf = (state: RebellionState): readonly Violation[] => {
  const checks: readonly (readonly [Violation, boolean])[] = [
    ['units', UNIT_IDS.every((unit) => supplyOf(state, unit) >= 0)],
    ['cards', cardsComplete(state)],
    ['leaders', leadersSound(state)],
    ['rings', ringsSound(state)],
    ['markers', markersSound(state)],
    ['loyalty', state.systems.coruscant.destroyed || state.systems.coruscant.loyalty === 'empire'],
    ['mission-leaders', missionsSound(state)],
    ['track', trackSound(state)],
    ['base', baseSound(state)],
  ];
  return checks.filter(([, sound]) => !sound).map(([violation]) => violation);
};
