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

/** A destroyed system is loyal to nobody, and neither populous nor remote. */
const BY_LOYALTY: readonly MissionPlace[] = [
  'imperial-system',
  'rebel-system',
  'imperial-loyal',
  'subjugated',
  'blue-square',
];
const BY_PEOPLE: readonly MissionPlace[] = [
  'populous',
  'populous-imperial-units',
  'remote-without-rebels',
  'without-sabotage',
];

/** What forbids a place that does not fit, where more is printed than that it must fit. */
const misfit = (state: RebellionState, kind: MissionPlace, id: SystemId): GameRule => {
  if (state.systems[id].destroyed) {
    if (BY_LOYALTY.includes(kind)) return 'destroyed-systems.no-loyalty';
    if (BY_PEOPLE.includes(kind)) return 'destroyed-systems.not-populous';
  }
  const lacksUnits = !imperialUnits(state, id);
  switch (kind) {
    case 'imperial-units':
    case 'populous-imperial-units':
      return lacksUnits ? 'missions.imperial-units' : 'missions.name-system';
    case 'remote-without-rebels':
      return 'death-star.construct-where';
    case 'death-star':
    case 'star-destroyer-or-death-star':
      return has(state, id, 'death-star-under-construction')
        ? 'death-star.cards-and-construction'
        : 'missions.name-system';
    default:
      return 'missions.name-system';
  }
};

/** Why a mission cannot happen in a place; null: it can. */
export const missionPlaceBar = (
  state: RebellionState,
  card: MissionId,
  place: Place,
): GameRule | null => {
  const kind = missionPlaceOf(card);
  if (kind === 'nowhere' || isAgainst(kind)) return 'missions.name-system';
  if (kind === 'base-space') {
    if (place === homeOf(state)) return null;
    return state.base.revealed ? 'rebel-base.cards' : 'missions.base-space';
  }
  if (place === 'rebel-base-space') return 'rebel-base.no-missions';
  const test = TESTS[kind as keyof typeof TESTS];
  return test(state, place) ? null : misfit(state, kind, place);
};

export const startingInHand = (state: RebellionState, side: Side): readonly MissionId[] =>
  state.piles[missionPile(side)].hand.filter((id) => missionOf(id).kind === 'starting');

/** What forbids a card for which there is no place, no leader, no mission to use again. */
export const nowhereBar = (state: RebellionState, card: MissionId): GameRule | null => {
  const kind = missionPlaceOf(card);
  if (kind === 'base-space') return null;
  if (kind === 'nowhere') {
    const some = startingInHand(state, missionOf(card).side).length > 0;
    return some ? null : 'starting-missions.contingency-plan';
  }
  if (isAgainst(kind)) {
    return targetsOf(state, card).some(({ fits }) => fits) ? null : 'missions.against-leader';
  }
  const some = SYSTEM_IDS.some((id) => missionPlaceBar(state, card, id) === null);
  return some ? null : 'missions.name-system';
};
