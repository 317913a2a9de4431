import { BASE_SPACE_SHEET } from '../base-space.ts';
import type { ResourceIcon } from '../resources.ts';
import { isPopulous, systemOf } from '../systems.ts';
import type { SystemId } from '../systems.ts';
import { otherSide } from '../units.ts';
import type { Side, UnitId } from '../units.ts';
import { BASE_SPACE, countOf, hasUnits, isImperial, isRebel, unitsAt } from './query.ts';
import type { GameRule } from '../rule.ts';
import type { Place, RebellionState } from './types.ts';

export type Kind = 'populous' | 'remote' | 'destroyed';

export interface Production {
  readonly icons: readonly ResourceIcon[];
  /** The space of the queue the units enter; null where nothing is produced. */
  readonly space: number | null;
  /** Why there is less than all icons of the system, if there is. */
  readonly because: GameRule | null;
}

/** What a place counts as, what it produces and who may deploy there. */
export interface PlaceStatus {
  readonly kind: Kind | 'base-space';
  readonly loyalty: Side | null;
  readonly subjugated: boolean;
  readonly imperial: boolean;
  readonly rebel: boolean;
  readonly neutral: boolean;
  readonly rules: readonly GameRule[];
  readonly production: Readonly<Record<Side, Production>>;
  /** null: this side may deploy here. */
  readonly deployment: Readonly<Record<Side, GameRule | null>>;
}

const nothing = (because: GameRule): Production => ({ icons: [], space: null, because });

/** The units of the base could be seen there, or the Empire holds its system. */
const baseTaken = (state: RebellionState): boolean => {
  const { card, revealed } = state.base;
  return (
    revealed &&
    card !== null &&
    (hasUnits(state, 'empire', card) || state.systems[card].loyalty === 'empire')
  );
};

const spaceProduction = (state: RebellionState, side: Side): Production => {
  if (side === 'empire') return nothing('building.each-icon');
  if (baseTaken(state)) return nothing('building.base-space-revealed');
  return { icons: BASE_SPACE_SHEET.icons, space: BASE_SPACE_SHEET.build, because: null };
};

/** Why a system is closed to a side, or null when it may build or deploy there. */
const ownBar = (state: RebellionState, side: Side, id: SystemId): GameRule | null => {
  const { loyalty, subjugated } = state.systems[id];
  if (side === 'empire') return isImperial(state, id) ? null : 'deployment.where';
  if (loyalty !== 'rebel') return 'deployment.where';
  return subjugated ? 'subjugation.rebels-barred' : null;
};

const production = (state: RebellionState, side: Side, id: SystemId): Production => {
  const { destroyed, sabotage, subjugated } = state.systems[id];
  if (destroyed) return nothing('destroyed-systems.no-icons');
  const bar = ownBar(state, side, id);
  if (bar) return nothing(bar === 'deployment.where' ? 'building.each-icon' : bar);
  if (hasUnits(state, otherSide(side), id)) return nothing('building.enemy-units');
  if (sabotage) return nothing('sabotage.no-building');
  const { icons, build: space } = systemOf(id);
  return subjugated
    ? { icons: icons.slice(0, 1), space, because: 'subjugation.leftmost' }
    : { icons, space, because: null };
};

/** What closes a system to everything that is deployed, whatever tells to deploy it there. */
const closedBar = (state: RebellionState, side: Side, id: SystemId): GameRule | null => {
  if (hasUnits(state, otherSide(side), id)) return 'deployment.enemy-units';
  return state.systems[id].sabotage ? 'sabotage.no-deploying' : null;
};

const deployment = (state: RebellionState, side: Side, id: SystemId): GameRule | null => {
  if (state.systems[id].destroyed) return 'destroyed-systems.no-loyalty';
  if (!isPopulous(id)) return 'systems.remote-no-deploy';
  return ownBar(state, side, id) ?? closedBar(state, side, id);
};

/** Its card says where it goes: to its unfinished station, whoever that system is loyal to. */
const stationBar = (state: RebellionState, place: Place): GameRule | null => {
  const waits = countOf(unitsAt(state, place), 'death-star-under-construction') > 0;
  if (!waits || place === BASE_SPACE) return 'death-star.deploy-place';
  return closedBar(state, 'empire', place);
};

const kindOf = (state: RebellionState, id: SystemId): Kind => {
  if (state.systems[id].destroyed) return 'destroyed';
  return isPopulous(id) ? 'populous' : 'remote';
};

const KIND_RULE: Readonly<Record<Kind, GameRule>> = {
  populous: 'systems.populous',
  remote: 'systems.remote',
  destroyed: 'destroyed-systems.not-populous',
};

/** Rules that say whose a system is. */
const whose = (state: RebellionState, id: SystemId): readonly GameRule[] => {
  const { loyalty, subjugated } = state.systems[id];
  if (id === 'coruscant') return ['loyalty.coruscant', 'systems.imperial'];
  if (subjugated) {
    return loyalty === 'rebel'
      ? ['systems.imperial', 'subjugation.keeps-loyalty', 'subjugation.over-rebel']
      : ['systems.imperial', 'systems.neutral-and-subjugated'];
  }
  if (loyalty === null) return ['systems.neutral', 'loyalty.no-marker'];
  return loyalty === 'rebel' ? ['systems.rebel'] : ['systems.imperial'];
};

const spaceStatus = (state: RebellionState): PlaceStatus => ({
  kind: 'base-space',
  loyalty: null,
  subjugated: false,
  imperial: false,
  rebel: false,
  neutral: false,
  rules: ['rebel-base.not-a-system', 'loyalty.base-space'],
  production: {
    empire: spaceProduction(state, 'empire'),
    rebel: spaceProduction(state, 'rebel'),
  },
  deployment: {
    empire: 'deployment.where',
    rebel: state.base.revealed ? 'deployment.base-revealed' : null,
  },
});

export const statusOf = (state: RebellionState, place: Place): PlaceStatus => {
  if (place === BASE_SPACE) return spaceStatus(state);
  const { loyalty, subjugated } = state.systems[place];
  const kind = kindOf(state, place);
  return {
    kind,
    loyalty,
    subjugated,
    imperial: isImperial(state, place),
    rebel: isRebel(state, place),
    neutral: loyalty === null,
    rules: [KIND_RULE[kind], ...whose(state, place)],
    production: {
      empire: production(state, 'empire', place),
      rebel: production(state, 'rebel', place),
    },
    deployment: {
      empire: deployment(state, 'empire', place),
      rebel: deployment(state, 'rebel', place),
    },
  };
};

export const productionAt = (state: RebellionState, side: Side, place: Place): Production =>
  place === BASE_SPACE ? spaceProduction(state, side) : production(state, side, place);

/** Why a side cannot deploy this unit here; null: it can, as far as the place is concerned. */
export const deploymentBar = (
  state: RebellionState,
  side: Side,
  place: Place,
  unit?: UnitId,
): GameRule | null => {
  if (unit === 'death-star') return stationBar(state, place);
  return place === BASE_SPACE
    ? spaceStatus(state).deployment[side]
    : deployment(state, side, place);
};

/** The same for a card that names the system itself, whoever it is loyal to. */
export const effectDeploymentBar = (
  state: RebellionState,
  side: Side,
  system: SystemId,
  unit: UnitId,
): GameRule | null => {
  const bar = unit === 'death-star' ? stationBar(state, system) : closedBar(state, side, system);
  return bar === 'sabotage.no-deploying' ? 'sabotage.build-deploy-effects' : bar;
};
