import { deedsOf } from '../../../../../engine/deeds.ts';
import type { Deed as DeedOf } from '../../../../../engine/deeds.ts';
import { ACTION_IDS, actionOf } from '../../actions.ts';
import type { LeaderId } from '../../leaders.ts';
import { MISSION_IDS } from '../../missions.ts';
import { SYSTEM_IDS } from '../../systems.ts';
import type { SystemId } from '../../systems.ts';
import { TIME_TRACK } from '../../time-track.ts';
import { SIDES, UNIT_IDS, unitOf } from '../../units.ts';
import type { Side, UnitId } from '../../units.ts';
import { capture } from '../captives/rings.ts';
import { rescue } from '../captives/rescue.ts';
import { deckSize, without } from '../deck.ts';
import { change, changeLeader, changePile, emit, offer, pileOf, push, replace } from '../draft.ts';
import type { Draft, Rebellion } from '../draft.ts';
import type { Frame } from '../frames.ts';
import { gainLoyalty, loseLoyalty, loyaltyBar, placeSabotage, removeSabotage } from '../loyalty.ts';
import {
  BASE_SPACE,
  hasUnits,
  isPopulousNow,
  kindsIn,
  missionPile,
  ownerOf,
  plus,
  seatFor,
  supplyOf,
} from '../query.ts';
import { discardBar, discardMission } from '../refresh/steps.ts';
import { gainReputation, loseReputation } from '../track.ts';
import type { PileId, Place, Queue, RebellionState } from '../types.ts';
import { addUnits, removeUnits } from '../units.ts';
import { DEEDS } from './kinds.ts';
import type { Deed, RebellionDeeds } from './kinds.ts';
import {
  each,
  figureIn,
  figuresOf,
  leaderIn,
  leadersWhere,
  placeIn,
  placesFor,
  systemIn,
  unitIn,
  when,
} from './things.ts';

type Of = DeedOf<Rebellion, Side>;

const settling = (place: Place): readonly Frame[] =>
  place === BASE_SPACE ? [] : [{ at: 'settle-system', system: place }];

/** What units that come bring about: the base is asked for, then fought for. */
const arrive = (draft: Draft, active: Side, place: Place, unit: UnitId): void => {
  addUnits(draft, place, { [unit]: 1 });
  if (place === BASE_SPACE) return;
  const landed = active === 'empire' && unitOf(unit).theatre === 'ground';
  push(
    draft,
    ...(landed ? [{ at: 'base-check', system: place } as const] : []),
    { at: 'combat-check', system: place, active, origins: [] },
    { at: 'settle-system', system: place },
  );
};

const leave = (draft: Draft, place: Place, unit: UnitId): void => {
  removeUnits(draft, place, { [unit]: 1 });
  push(draft, ...settling(place));
};

const onSystem =
  (act: (draft: Draft, system: SystemId, of: Side) => void): Of['act'] =>
  (draft, of, thing) => {
    const system = systemIn(thing);
    if (!system) return;
    push(draft, { at: 'settle-system', system });
    act(draft, system, of);
  };

const onLeader =
  (act: (draft: Draft, leader: LeaderId, to: string) => void): Of['act'] =>
  (draft, _of, thing, to) => {
    const leader = leaderIn(thing);
    if (!leader) return;
    const { place } = draft.state.leaders[leader];
    if (place.at === 'board') push(draft, ...settling(place.place));
    act(draft, leader, to);
  };

/** Leaders whom a card of the deck can recruit. */
const recruits = ({ leaders }: RebellionState, of: Side): readonly LeaderId[] => {
  const named = ACTION_IDS.filter((id) => actionOf(id).side === of).flatMap(
    (id): readonly LeaderId[] => actionOf(id).leaders,
  );
  return [...new Set(named)].filter((id) => leaders[id].place.at === 'box');
};

const SPACES = ['1', '2', '3'] as const;

const queued = (queue: Queue, space: number, unit: UnitId, more: 1 | -1): Queue => {
  const [first, second, third] = queue;
  const at = (index: number, units: Queue[number]) =>
    index === space ? plus(units, unit, more) : units;
  return [at(0, first), at(1, second), at(2, third)];
};

const changeQueue = (draft: Draft, of: Side, space: number, unit: UnitId, more: 1 | -1): void => {
  const { queue } = draft.state;
  change(draft, { queue: { ...queue, [of]: queued(queue[of], space, unit, more) } });
};

/** Action cards come by recruiting alone. */
const PILES: readonly PileId[] = [
  'empire-missions',
  'rebel-missions',
  'projects',
  'objectives',
  'probes',
];

const kindsLeft: Of['things'] = (state, of) =>
  each(
    UNIT_IDS.filter((id) => unitOf(id).side === of),
    (unit) => (supplyOf(state, unit) > 0 ? null : 'component-limits.units'),
  );

const OWN: Readonly<Record<Deed, Of>> = {
  'add-unit': {
    things: kindsLeft,
    to: placesFor,
    act(draft, of, thing, to) {
      const [unit, place] = [unitIn(thing), placeIn(to)];
      if (unit && place) arrive(draft, of, place, unit);
    },
    touches: 'deployment.gain-units',
  },
  'move-unit': {
    things: figuresOf,
    to: (state, of, thing) =>
      placesFor(state, of).filter((place) => place.thing !== figureIn(thing)?.place),
    act(draft, of, thing, to) {
      const [figure, place] = [figureIn(thing), placeIn(to)];
      if (!figure || !place) return;
      removeUnits(draft, figure.place, { [figure.unit]: 1 });
      arrive(draft, of, place, figure.unit);
      push(draft, ...settling(figure.place));
    },
  },
  'remove-unit': {
    things: figuresOf,
    act(draft, _of, thing) {
      const figure = figureIn(thing);
      if (figure) leave(draft, figure.place, figure.unit);
    },
  },

  'queue-unit': {
    things: kindsLeft,
    to: () => each(SPACES),
    act(draft, of, thing, to) {
      const unit = unitIn(thing);
      if (unit) changeQueue(draft, of, Number(to) - 1, unit, 1);
    },
  },
  'unqueue-unit': {
    things: ({ queue }, of) =>
      each(queue[of].flatMap((units, at) => kindsIn(units).map((unit) => `${at + 1}/${unit}`))),
    act(draft, of, thing) {
      const [space = '', kind = ''] = thing.split('/');
      const unit = unitIn(kind);
      if (unit) changeQueue(draft, of, Number(space) - 1, unit, -1);
    },
  },

  'recruit-leader': {
    things: (state, of) => each(recruits(state, of)),
    act: onLeader((draft, leader) => changeLeader(draft, leader, { place: { at: 'pool' } })),
  },
  'move-leader': {
    things: (state, of) => each(leadersWhere(state, of, false, 'pool', 'board')),
    to: placesFor,
    act: onLeader((draft, leader, to) => {
      const place = placeIn(to);
      if (place) changeLeader(draft, leader, { place: { at: 'board', place } });
    }),
  },
  'return-leader': {
    things: (state, of) => each(leadersWhere(state, of, false, 'board')),
    act: onLeader((draft, leader) => changeLeader(draft, leader, { place: { at: 'pool' } })),
  },
  'capture-leader': {
    things: (state, of) =>
      of === 'empire'
        ? []
        : each(
            leadersWhere(state, of, false, 'board').filter((id) => {
              const { place } = state.leaders[id];
              return place.at === 'board' && hasUnits(state, 'empire', place.place);
            }),
          ),
    act: onLeader((draft, leader) => capture(draft, leader, 'captured-ring')),
    touches: 'captured-leaders.capture',
  },
  'rescue-leader': {
    things: (state, of) => each(leadersWhere(state, of, true, 'board')),
    act: onLeader((draft, leader) => rescue(draft, leader, 'golden-rules.card-first')),
    touches: 'captured-leaders.rescue',
  },
  'eliminate-leader': {
    things: (state, of) => each(leadersWhere(state, of, false, 'pool', 'board')),
    act: onLeader((draft, leader) =>
      changeLeader(draft, leader, { place: { at: 'eliminated' }, ring: null }),
    ),
    touches: 'leaders.eliminated',
  },

  'gain-loyalty': {
    things: (state) => each(SYSTEM_IDS, (system) => loyaltyBar(state, system)),
    act: onSystem((draft, system, of) => gainLoyalty(draft, of, system, 1)),
    touches: 'loyalty.gain-neutral',
  },
  'lose-loyalty': {
    things: (state, of) =>
      each(
        SYSTEM_IDS.filter((id) => state.systems[id].loyalty === of),
        (system) => loyaltyBar(state, system),
      ),
    act: onSystem((draft, system, of) => loseLoyalty(draft, of, system)),
    touches: 'loyalty.lose',
  },
  'place-sabotage': {
    things: (state, of) =>
      each(
        SYSTEM_IDS.filter((id) => of === 'rebel' && isPopulousNow(state, id)),
        (system) => (state.systems[system].sabotage ? 'sabotage.one-marker' : null),
      ),
    act: onSystem(placeSabotage),
    touches: 'sabotage.what',
  },
  'remove-sabotage': {
    things: (state) => each(SYSTEM_IDS.filter((id) => state.systems[id].sabotage)),
    act: onSystem(removeSabotage),
    touches: 'sabotage.removal',
  },

  draw: {
    things: (state, of) =>
      each(
        PILES.filter((id) => {
          const { deck, discard } = state.piles[id];
          return ownerOf(id) === of && deckSize(deck) + discard.length > 0;
        }),
      ),
    act(draft, of, thing) {
      const pile = PILES.find((id) => id === thing);
      const seat = seatFor(draft.state, of, 'general');
      const because = 'golden-rules.card-first';
      if (pile) push(draft, { at: 'draw-card', pile, seat, to: 'hand', left: 1, because });
    },
  },
  'discard-mission': {
    things: ({ piles }, of) => when(piles[missionPile(of)].hand.length > 0),
    to: ({ piles }, of) => each([...new Set(piles[missionPile(of)].hand)], discardBar),
    secret: true,
    act(draft, of, _thing, to) {
      const card = MISSION_IDS.find((id) => id === to);
      if (!card) return;
      const pile = missionPile(of);
      changePile(draft, pile, { hand: without(pileOf(draft.state, pile).hand, card) });
      discardMission(draft, of, card);
    },
  },
  'take-back-mission': {
    things: ({ piles }, of) => each([...new Set(piles[missionPile(of)].discard)]),
    act(draft, of, thing) {
      const card = MISSION_IDS.find((id) => id === thing);
      if (!card) return;
      const pile = missionPile(of);
      const { hand, discard } = pileOf(draft.state, pile);
      changePile(draft, pile, { discard: without(discard, card), hand: [...hand, card] });
    },
  },

  'gain-reputation': {
    things: (_state, of) => when(of === 'rebel'),
    act: (draft) => gainReputation(draft, 1),
    touches: 'reputation.gain-one',
  },
  'lose-reputation': {
    things: ({ reputation }, of) => when(of === 'rebel' && reputation < TIME_TRACK.spaces),
    act: (draft) => loseReputation(draft, 1),
    touches: 'reputation.lose',
  },
};

export const deedHandlers = deedsOf<Rebellion, RebellionDeeds>(
  { offer, replace, emit },
  {
    rules: ['golden-rules.card-first'],
    all: SIDES,
    seatOf: (state, of) => seatFor(state, of, 'general'),
    drawers: DEEDS,
    deeds: OWN,
  },
);
