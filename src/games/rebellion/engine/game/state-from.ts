import { ACTION_IDS, actionOf } from '../actions.ts';
import { LEADER_IDS, leaderOf } from '../leaders.ts';
import type { LeaderId } from '../leaders.ts';
import { MISSION_IDS, missionOf } from '../missions.ts';
import type { MissionId, MissionKind } from '../missions.ts';
import { OBJECTIVE_IDS, objectiveOf } from '../objectives.ts';
import type { ObjectiveStage } from '../objectives.ts';
import { hasProbeCard, SYSTEM_IDS } from '../systems.ts';
import type { SystemId } from '../systems.ts';
import type { Side } from '../units.ts';
import { onTop, shuffled, withoutAll } from './deck.ts';
import { seatFor } from './query.ts';
import type { RebellionSetup } from './setup-types.ts';
import type {
  CardOf,
  LeaderPlace,
  LeaderState,
  Pile,
  PileId,
  Piles,
  RebellionState,
  SystemState,
} from './types.ts';

/** Every copy of the mission cards of one side and kind. */
const missionCards = (side: Side, kind: MissionKind): readonly MissionId[] =>
  MISSION_IDS.filter((id) => missionOf(id).side === side && missionOf(id).kind === kind).flatMap(
    (id) => Array.from({ length: missionOf(id).copies }, () => id),
  );

export const actionCards = (side: Side, starting: boolean) =>
  ACTION_IDS.filter((id) => actionOf(id).side === side && actionOf(id).starting === starting);

const objectiveCards = (stage: ObjectiveStage) =>
  OBJECTIVE_IDS.filter((id) => objectiveOf(id).stages.includes(stage));

/** What a deck holds before anything is drawn, and what lies in the box beside it. */
const CONTENTS: {
  readonly [Id in PileId]: { deck: readonly CardOf<Id>[][]; box: readonly CardOf<Id>[] };
} = {
  'empire-missions': {
    deck: [[...missionCards('empire', 'mission')]],
    box: missionCards('empire', 'starting'),
  },
  'rebel-missions': {
    deck: [[...missionCards('rebel', 'mission')]],
    box: missionCards('rebel', 'starting'),
  },
  projects: { deck: [[...missionCards('empire', 'project')]], box: [] },
  'empire-actions': { deck: [[...actionCards('empire', false)]], box: actionCards('empire', true) },
  'rebel-actions': { deck: [[...actionCards('rebel', false)]], box: actionCards('rebel', true) },
  objectives: {
    deck: [[...objectiveCards(1)], [...objectiveCards(2)], [...objectiveCards(3)]],
    box: [],
  },
  probes: { deck: [SYSTEM_IDS.filter(hasProbeCard)], box: [] },
};

/** Cards of a pile that lie somewhere outside it. */
const elsewhere = (setup: RebellionSetup): readonly string[] => [
  ...setup.missions.map(({ card }) => card),
  ...Object.values(setup.systems).flatMap((system) => system.attachments),
  ...(setup.base.system ? [setup.base.system] : []),
  // Projects in hand are told with the other missions.
  ...(setup.piles['empire-missions']?.hand.filter((id) => missionOf(id).kind === 'project') ?? []),
];

/** Takes every card told to be elsewhere out of the layers, each copy once. */
const pileFrom = <Id extends PileId>(setup: RebellionSetup, id: Id): Pile<CardOf<Id>> => {
  type Card = CardOf<Id>;
  const { hand = [], top = [], discard = [], box = [] } = setup.piles[id] ?? {};
  const contents = CONTENTS[id] as unknown as { deck: readonly Card[][]; box: readonly Card[] };
  let gone: readonly Card[] = [
    ...hand,
    ...top,
    ...discard,
    ...box,
    ...(elsewhere(setup) as Card[]),
  ];
  const takeFrom = (cards: readonly Card[]): readonly Card[] => {
    const rest = withoutAll(cards, gone);
    gone = withoutAll(gone, withoutAll(cards, rest));
    return rest;
  };
  const boxed = takeFrom(contents.box);
  const layers = contents.deck.map(takeFrom);
  return {
    deck: onTop(
      layers.flatMap((layer) => shuffled(layer)),
      ...top,
    ),
    hand,
    aside: [],
    discard,
    box: [...boxed, ...box],
  };
};

const pilesFrom = (setup: RebellionSetup): Piles => ({
  'empire-missions': pileFrom(setup, 'empire-missions'),
  'rebel-missions': pileFrom(setup, 'rebel-missions'),
  projects: pileFrom(setup, 'projects'),
  'empire-actions': pileFrom(setup, 'empire-actions'),
  'rebel-actions': pileFrom(setup, 'rebel-actions'),
  objectives: pileFrom(setup, 'objectives'),
  probes: pileFrom(setup, 'probes'),
});

const systemFrom = ({ systems }: RebellionSetup, id: SystemId): SystemState => {
  const told = systems[id];
  return {
    units: told?.units ?? {},
    loyalty: id === 'coruscant' && !told?.destroyed ? 'empire' : (told?.loyalty ?? null),
    subjugated: told?.subjugated ?? false,
    sabotage: told?.sabotage ?? false,
    destroyed: told?.destroyed ?? false,
    attachments: told?.attachments ?? [],
  };
};

const placeFrom = (setup: RebellionSetup, id: LeaderId): LeaderPlace => {
  if (setup.eliminated.includes(id)) return { at: 'eliminated' };
  if (setup.pool.empire.includes(id) || setup.pool.rebel.includes(id)) return { at: 'pool' };
  if (setup.space.leaders.includes(id)) return { at: 'board', place: 'rebel-base-space' };
  const slot = setup.missions.findIndex(({ leaders }) => leaders.includes(id));
  if (slot >= 0) return { at: 'mission', slot };
  const place = SYSTEM_IDS.find((system) => setup.systems[system]?.leaders.includes(id));
  return place ? { at: 'board', place } : { at: 'box' };
};

const leaderFrom = (setup: RebellionSetup, id: LeaderId): LeaderState => {
  const ring = setup.rings[id] ?? null;
  return {
    side: ring === 'lure-of-the-dark-side' ? 'empire' : leaderOf(id).side,
    place: placeFrom(setup, id),
    ring,
  };
};

const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  of: (key: Key) => Value,
): Readonly<Record<Key, Value>> =>
  // Every key of the union is in the list.
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>;

/** A position told after the markers have met is a game that is won. */
export const stateFrom = (setup: RebellionSetup): RebellionState => ({
  variant: setup.variant,
  players: setup.players,
  order: setup.order,
  round: setup.round,
  phase: setup.phase,
  passed: setup.passed,
  time: setup.time,
  reputation: setup.reputation,
  systems: recordOf(SYSTEM_IDS, (id) => systemFrom(setup, id)),
  base: {
    card: setup.base.system,
    revealed: setup.base.revealed,
    space: setup.space.units,
  },
  leaders: recordOf(LEADER_IDS, (id) => leaderFrom(setup, id)),
  missions: setup.missions.map(({ side, card }, slot) => ({ slot, side, card, revealed: false })),
  piles: pilesFrom(setup),
  queue: setup.queue,
  mobilizations: Array.from({ length: setup.mobilizations }, () =>
    seatFor(setup, 'rebel', 'general'),
  ),
  setDice: [],
  winner: setup.time === setup.reputation ? { side: 'rebel', because: 'reputation' } : null,
  agenda: [],
});
