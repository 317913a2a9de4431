import type { Thing } from '../../../../../engine/deeds.ts';
import { LEADER_IDS } from '../../leaders.ts';
import type { LeaderId } from '../../leaders.ts';
import type { GameRule } from '../../rule.ts';
import type { SystemId } from '../../systems.ts';
import { SYSTEM_IDS } from '../../systems.ts';
import { UNIT_IDS } from '../../units.ts';
import type { Side, UnitId } from '../../units.ts';
import { BASE_SPACE, isCaptured, kindsIn, ofSide, PLACES, unitsAt } from '../query.ts';
import type { LeaderState, Place, RebellionState } from '../types.ts';

type Things = readonly Thing<GameRule>[];

export const when = (possible: boolean): Things => (possible ? [{ thing: null }] : []);

export const each = <Name extends string>(
  names: readonly Name[],
  bar: (name: Name) => GameRule | null = () => null,
): Things => names.map((thing) => ({ thing, bar: bar(thing) }));

export const systemIn = (text: string): SystemId | undefined =>
  SYSTEM_IDS.find((id) => id === text);
export const placeIn = (text: string): Place | undefined => PLACES.find((id) => id === text);
export const unitIn = (text: string): UnitId | undefined => UNIT_IDS.find((id) => id === text);
export const leaderIn = (text: string): LeaderId | undefined =>
  LEADER_IDS.find((id) => id === text);

/** Figures of one kind at one place, as one word. */
const figureAt = (place: Place, unit: UnitId): string => `${place}/${unit}`;

export const figureIn = (
  text: string,
): { readonly place: Place; readonly unit: UnitId } | undefined => {
  const [where = '', kind = ''] = text.split('/');
  const [place, unit] = [placeIn(where), unitIn(kind)];
  return place && unit && { place, unit };
};

export const figuresOf = (state: RebellionState, of: Side): Things =>
  each(
    PLACES.flatMap((place) =>
      kindsIn(ofSide(unitsAt(state, place), of)).map((unit) => figureAt(place, unit)),
    ),
  );

/** Where units or leaders of a side may stand, whatever brings them there. */
export const placesFor = ({ base }: RebellionState, of: Side): Things =>
  each(
    PLACES.filter((place) => of === 'rebel' || place !== BASE_SPACE),
    (place) => (place === BASE_SPACE && base.revealed ? 'deployment.base-revealed' : null),
  );

export const leadersWhere = (
  state: RebellionState,
  of: Side,
  captured: boolean,
  ...places: readonly LeaderState['place']['at'][]
): readonly LeaderId[] =>
  LEADER_IDS.filter((id) => {
    const { side, place } = state.leaders[id];
    return side === of && places.includes(place.at) && isCaptured(state, id) === captured;
  });
