import type { LeaderId } from '../../leaders.ts';
import type { UnitCounts } from '../../setup.ts';
import type { SystemId } from '../../systems.ts';
import { otherSide, unitOf } from '../../units.ts';
import type { UnitId } from '../../units.ts';
import { changeLeader, emit, offer, replace } from '../draft.ts';
import type { Asking, Draft, Offer } from '../draft.ts';
import type { Frame } from '../frames.ts';
import {
  BASE_SPACE,
  captivesAt,
  hasUnits,
  kindsIn,
  ofSide,
  PLACES,
  plus,
  plusAll,
  sideOf,
  totalOf,
  unitsAt,
} from '../query.ts';
import type { GameRule } from '../../rule.ts';
import type { Place, RebellionState } from '../types.ts';
import { moveUnits } from '../units.ts';
import type { MoveUnitsFrame } from './frames.ts';
import { loadOf, placeBar, TERMS, unitBar } from './reach.ts';
import type { Bar } from './reach.ts';

const unitOffers = (state: RebellionState, orders: MoveUnitsFrame): readonly Offer[] => {
  const side = sideOf(orders.seat);
  const { theatre, from: reach } = TERMS[orders.why];
  return PLACES.filter((place) => place !== orders.to).flatMap((from) => {
    const wholly = placeBar(state, side, from, orders);
    // A card that names the place is not asked about others.
    if (reach === 'home' && wholly?.because === 'golden-rules.card-first') return [];
    return kindsIn(ofSide(unitsAt(state, from), side, theatre ?? undefined)).map((unit) => {
      const bar = wholly ?? unitBar(unit, from, orders);
      return offer({ kind: 'move-unit', unit, from }, bar?.because ?? null, bar?.cause);
    });
  });
};

/** Captives move like ground units: a ship has to go, though they take no room in it. */
const captiveBar = (state: RebellionState, orders: MoveUnitsFrame, from: Place): Bar | null => {
  if (sideOf(orders.seat) === 'rebel') return { because: 'captured-leaders.no-rebel-move' };
  const bar = placeBar(state, 'empire', from, orders);
  if (bar) return bar;
  const { room } = loadOf(orders.sent[from] ?? {});
  return room > 0 ? null : { because: 'movement.need-transport' };
};

const captiveOffers = (state: RebellionState, orders: MoveUnitsFrame): readonly Offer[] => {
  if (orders.why !== 'activation') return [];
  return PLACES.filter((place) => place !== orders.to).flatMap((from) =>
    captivesAt(state, from).map((leader) => {
      const bar = captiveBar(state, orders, from);
      return offer({ kind: 'move-captive', leader }, bar?.because ?? null, bar?.cause);
    }),
  );
};

const came = ({ sent }: MoveUnitsFrame): UnitCounts =>
  Object.values(sent).reduce<UnitCounts>(plusAll, {});

const isGround = (unit: UnitId): boolean => unitOf(unit).theatre === 'ground';

/** Systems left are looked at first, then the base, combat and what has become of the system. */
const afterwards = (orders: MoveUnitsFrame): readonly Frame[] => {
  const { to, seat, sent } = orders;
  const active = sideOf(seat);
  const origins = (Object.keys(sent) as readonly Place[]).filter(
    (place): place is SystemId => place !== BASE_SPACE,
  );
  const left: readonly Frame[] = origins.map((system) => ({ at: 'settle-system', system }));
  if (to === BASE_SPACE) return left;
  const landed = active === 'empire' && kindsIn(came(orders)).some(isGround);
  const asked: readonly Frame[] = landed ? [{ at: 'base-check', system: to }] : [];
  return [
    ...left,
    ...asked,
    { at: 'combat-check', system: to, active, origins },
    { at: 'settle-system', system: to },
  ];
};

/** What the end of the movement brings about, as far as everybody can see it. */
const endRules = (
  state: RebellionState,
  { to, seat, sent, why }: MoveUnitsFrame,
  units: UnitCounts,
): readonly GameRule[] => {
  const side = sideOf(seat);
  const landed = kindsIn(units).some(isGround);
  const cited: GameRule[] = [];
  if (totalOf(units) === 0 && why === 'activation') cited.push('activation.no-units');
  if (Object.keys(sent).length > 1) cited.push('movement.several-systems');
  if (to === BASE_SPACE) return cited;
  if (hasUnits(state, otherSide(side), to)) {
    cited.push('movement.combat-after', 'activation.combat-begins');
  }
  if (landed && state.systems[to].destroyed) cited.push('destroyed-systems.ground-units');
  if (side === 'empire' && landed) cited.push('activation.subjugation-marker');
  if (side === 'empire' && !landed && totalOf(units) > 0 && !state.base.revealed) {
    cited.push('rebel-base.ships-only');
  }
  return cited;
};

const endMovement = (draft: Draft, orders: MoveUnitsFrame): void => {
  const units = came(orders);
  const how: GameRule = orders.why === 'activation' ? 'activation.move' : 'movement.effect-rules';
  emit(
    draft,
    'movement-ended',
    { side: sideOf(orders.seat), to: orders.to, units },
    how,
    ...endRules(draft.state, orders, units),
  );
  replace(draft, ...afterwards(orders));
};

const spaceRules = (orders: MoveUnitsFrame, from: Place): readonly GameRule[] => {
  const { to, why } = orders;
  if (from !== BASE_SPACE && to !== BASE_SPACE) return [];
  if (why !== 'activation') return ['rebel-base.mission-moves'];
  return [from === BASE_SPACE ? 'rebel-base.move-out' : 'rebel-base.move-in', 'rebel-base.clue'];
};

const movedBy = (unit: UnitId, { why }: MoveUnitsFrame): readonly [GameRule, ...GameRule[]] => {
  if (!unitOf(unit).restricted) return ['movement.ships'];
  return TERMS[why].freeTransport
    ? ['movement.ignore-restriction']
    : ['movement.restriction', 'movement.carry', 'movement.one-place'];
};

const moveUnit = (draft: Draft, orders: MoveUnitsFrame, unit: UnitId, from: Place): void => {
  const { to, seat, sent } = orders;
  moveUnits(draft, from, to, { [unit]: 1 });
  const [first, ...others] = movedBy(unit, orders);
  emit(
    draft,
    'unit-moved',
    { side: sideOf(seat), unit, from, to },
    first,
    ...others,
    ...spaceRules(orders, from),
    captivesAt(draft.state, from).length > 0 && 'captured-leaders.no-pin',
  );
  replace(draft, { ...orders, sent: { ...sent, [from]: plus(sent[from] ?? {}, unit) } });
};

const moveCaptive = (draft: Draft, { to }: MoveUnitsFrame, leader: LeaderId): void => {
  const { place } = draft.state.leaders[leader];
  if (place.at !== 'board') return;
  changeLeader(draft, leader, { place: { at: 'board', place: to } });
  emit(
    draft,
    'captive-moved',
    { leader, from: place.place, to },
    'captured-leaders.empire-moves',
    'captured-leaders.no-capacity',
  );
};

export const moveUnitsHere: Asking<MoveUnitsFrame> = {
  ask(state, orders) {
    const { why, seat } = orders;
    const effect = why !== 'activation' && 'movement.effect-rules';
    return {
      by: seat,
      rules: [
        'activation.move',
        'movement.how',
        'movement.ships',
        'movement.adjacent',
        'activation.own-leader',
        'movement.need-transport',
        'movement.capacity',
        effect,
      ],
      options: [
        ...unitOffers(state, orders),
        ...captiveOffers(state, orders),
        offer({ kind: 'end-movement' }),
      ],
    };
  },

  choose: {
    'move-unit'(draft, orders, { unit, from }) {
      moveUnit(draft, orders, unit, from);
    },

    'move-captive'(draft, orders, { leader }) {
      moveCaptive(draft, orders, leader);
    },

    'end-movement'(draft, orders) {
      endMovement(draft, orders);
    },
  },
};
