import { BLUE_SQUARE } from '../../resources.ts';
import { LEADER_IDS } from '../../leaders.ts';
import type { LeaderId } from '../../leaders.ts';
import { missionOf } from '../../missions.ts';
import type { MissionId } from '../../missions.ts';
import { missionPlaceOf } from '../../mission-places.ts';
import type { MissionPlace } from '../../mission-places.ts';
import { isPopulous, SYSTEM_IDS, systemOf } from '../../systems.ts';
import type { SystemId } from '../../systems.ts';
import type { Side, UnitId } from '../../units.ts';
import { homeOf } from '../base/home.ts';
import {
  captivesAt,
  countOf,
  hasUnits,
  isCaptured,
  isImperial,
  isPopulousNow,
  isRebel,
  missionPile,
} from '../query.ts';
import type { GameRule } from '../../rule.ts';
import type { Place, RebellionState } from '../types.ts';

const has = (state: RebellionState, system: SystemId, ...units: readonly UnitId[]): boolean =>
  units.some((unit) => countOf(state.systems[system].units, unit) > 0);

const hasBlueSquare = (id: SystemId): boolean =>
  systemOf(id).icons.some(
    ({ colour, shape }) => colour === BLUE_SQUARE.colour && shape === BLUE_SQUARE.shape,
  );

type Test = (state: RebellionState, system: SystemId) => boolean;

const imperialUnits: Test = (state, id) => hasUnits(state, 'empire', id);
const named =
  (name: SystemId): Test =>
  (_state, id) =>
    id === name;

const TESTS: Readonly<
  Record<Exclude<MissionPlace, `${string}-leader${string}` | 'base-space' | 'nowhere'>, Test>
> = {
  'any-system': () => true,
  populous: isPopulousNow,
  'remote-without-rebels': (state, id) =>
    !isPopulous(id) && !state.systems[id].destroyed && !hasUnits(state, 'rebel', id),
  'imperial-system': isImperial,
  'rebel-system': isRebel,
  'imperial-loyal': (state, id) => state.systems[id].loyalty === 'empire',
  subjugated: (state, id) => state.systems[id].subjugated,
  'imperial-units': imperialUnits,
  'imperial-ships': (state, id) => hasUnits(state, 'empire', id, 'space'),
  'populous-imperial-units': (state, id) => isPopulousNow(state, id) && imperialUnits(state, id),
  'imperial-units-without-rebels': (state, id) =>
    imperialUnits(state, id) && !hasUnits(state, 'rebel', id),
  'without-imperial-units': (state, id) => !imperialUnits(state, id),
  'without-sabotage': (state, id) => isPopulousNow(state, id) && !state.systems[id].sabotage,
  'star-destroyer': (state, id) => has(state, id, 'star-destroyer', 'super-star-destroyer'),
  'star-destroyer-or-death-star': (state, id) =>
    has(state, id, 'star-destroyer', 'super-star-destroyer', 'death-star'),
  'death-star': (state, id) => has(state, id, 'death-star'),
  'blue-square': (state, id) => isImperial(state, id) && hasBlueSquare(id),
  'captive-there': (state, id) => captivesAt(state, id).length > 0,
  dagobah: named('dagobah'),
  kashyyyk: named('kashyyyk'),
  'mon-calamari': named('mon-calamari'),
};

const isTarget = (state: RebellionState, kind: MissionPlace, leader: LeaderId): boolean => {
  const { side, place } = state.leaders[leader];
  if (side !== 'rebel' || place.at !== 'board') return false;
  const captured = isCaptured(state, leader);
  if (kind === 'captured-leader') return captured;
  if (captured || place.place === 'rebel-base-space') return false;
  return kind === 'rebel-leader' || hasUnits(state, 'empire', place.place);
};

const isAgainst = (kind: MissionPlace): boolean =>
  kind === 'rebel-leader' ||
  kind === 'rebel-leader-by-imperial-units' ||
  kind === 'captured-leader';

export const isAgainstLeader = (card: MissionId): boolean => isAgainst(missionPlaceOf(card));

/** Rebel leaders on the board, with whether the card may be attempted against them. */
export const targetsOf = (
  state: RebellionState,
  card: MissionId,
): readonly { readonly leader: LeaderId; readonly fits: boolean }[] =>
  LEADER_IDS.filter(
    (id) => state.leaders[id].side === 'rebel' && state.leaders[id].place.at === 'board',
  ).map((leader) => ({ leader, fits: isTarget(state, missionPlaceOf(card), leader) }));

const RULES: Readonly<Partial<Record<MissionPlace, GameRule>>> = {
  'imperial-units': 'missions.imperial-units',
  'populous-imperial-units': 'missions.imperial-units',
  'remote-without-rebels': 'death-star.construct-where',
  'death-star': 'death-star.superlaser',
};

/** Why a mission cannot happen in a place; null: it can. */
export const missionPlaceBar = (
  state: RebellionState,
  card: MissionId,
  place: Place,
): GameRule | null => {
  const kind = missionPlaceOf(card);
  const asked = RULES[kind] ?? 'missions.name-system';
  if (kind === 'nowhere' || isAgainst(kind)) return asked;
  if (kind === 'base-space') return place === homeOf(state) ? null : 'missions.base-space';
  if (place === 'rebel-base-space') return 'rebel-base.no-missions';
  const test = TESTS[kind as keyof typeof TESTS];
  return test(state, place) ? null : asked;
};

export const startingInHand = (state: RebellionState, side: Side): readonly MissionId[] =>
  state.piles[missionPile(side)].hand.filter((id) => missionOf(id).kind === 'starting');

/** Whether any place, or any mission to use again, fits the card; else it cannot be revealed. */
export const hasPlace = (state: RebellionState, card: MissionId): boolean => {
  const kind = missionPlaceOf(card);
  if (kind === 'base-space') return true;
  if (kind === 'nowhere') return startingInHand(state, missionOf(card).side).length > 0;
  if (isAgainst(kind)) return targetsOf(state, card).some(({ fits }) => fits);
  return SYSTEM_IDS.some((id) => missionPlaceBar(state, card, id) === null);
};
