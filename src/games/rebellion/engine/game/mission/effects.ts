import type { MissionId } from '../../missions.ts';
import type { SystemId } from '../../systems.ts';
import { capture } from '../captives/rings.ts';
import { rescuersAt } from '../captives/rescue-mission.ts';
import { homeOf } from '../base/home.ts';
import { change, done, emit, push } from '../draft.ts';
import type { Draft } from '../draft.ts';
import type { Frame } from '../frames.ts';
import { gainLoyalty, placeSabotage } from '../loyalty.ts';
import type { MoveReason } from '../movement/frames.ts';
import { BASE_SPACE, ofSide, seatFor, seatOfLeader, sideOf, totalOf, unitsAt } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import { loseReputation } from '../track.ts';
import type { PileId, RebellionState, Seat } from '../types.ts';
import type { Attempt } from './attempt.ts';
import { buildStation } from './death-star.ts';
import { destroySystem } from './destroy-system.ts';
import { gainUnits } from './gain-units.ts';
import { queueByIcons } from './queue-by-icons.ts';
import { showObjectives } from './retrieve-plans.ts';
import { turn } from './turn.ts';

/** An effect on the system of the mission. */
type Effect = (draft: Draft, attempt: Attempt, system: SystemId) => void;

const draw = (
  pile: PileId,
  seat: Seat,
  left: number,
  because: GameRule,
  to: 'hand' | 'aside' = 'hand',
): Frame => ({ at: 'draw-card', pile, seat, to, left, because });

const settled = (draft: Draft, system: SystemId): void =>
  push(draft, { at: 'settle-system', system });

const loyalty =
  (amount: number): Effect =>
  (draft, { seat }, system) =>
    gainLoyalty(draft, sideOf(seat), system, amount);

const against =
  (effect: (draft: Draft, target: NonNullable<Attempt['target']>) => void): Effect =>
  (draft, { target }, system) => {
    if (target !== null) effect(draft, target);
    settled(draft, system);
  };

/** One card for every four units of the base, one at least. */
const intelCards = (state: RebellionState): number =>
  Math.max(1, Math.floor(totalOf(ofSide(unitsAt(state, homeOf(state)), 'rebel')) / 4));

const probes = (draft: Draft, left: number): void =>
  push(draft, draw('probes', seatFor(draft.state, 'empire', 'general'), left, 'missions.apply'));

const gatherIntel: Effect = (draft) => {
  const because: GameRule =
    homeOf(draft.state) === BASE_SPACE
      ? 'rebel-base.gather-intel'
      : 'rebel-base.gather-intel-revealed';
  const seat = seatFor(draft.state, 'empire', 'general');
  push(draft, draw('probes', seat, intelCards(draft.state), because));
};

const longRangeProbe: Effect = (draft, _attempt, system) =>
  emit(
    draft,
    'probe-answered',
    { system, here: draft.state.base.card === system },
    'rebel-base.long-range-probe',
  );

const moving =
  (why: MoveReason): Effect =>
  (draft, { seat }, to) =>
    push(draft, { at: 'move-units', seat, to, why, sent: {} });

const inciteRebellion: Effect = (draft, _attempt, system) => {
  gainUnits(draft, 'rebel', system, { 'rebel-trooper': 3 });
  push(
    draft,
    { at: 'combat-check', system, active: 'rebel', origins: [] },
    { at: 'settle-system', system },
  );
};

const infiltrate: Effect = (draft, { seat }) =>
  push(draft, draw('objectives', seat, 2, 'objective-cards.look-at-deck', 'aside'), {
    at: 'order-objectives',
    seat,
  });

const planMobilization = (draft: Draft, { seat }: Attempt): void => {
  const mobilizations = [...draft.state.mobilizations, seat];
  change(draft, { mobilizations });
  emit(
    draft,
    'mobilization-planned',
    { times: mobilizations.length },
    'rebel-base.mobilization-timing',
    mobilizations.length > 1 && 'starting-missions.contingency-plan',
  );
};

const freeze: Effect = (draft, attempt, system) => {
  loseReputation(draft, 1);
  against((step, target) => capture(step, target, 'carbonite-ring'))(draft, attempt, system);
};

const rescueWith =
  (goHome: boolean): Effect =>
  (draft, { seat, assigned }, system) => {
    const rescuers = goHome ? rescuersAt(draft.state, system, assigned) : [];
    push(draft, { at: 'rescue', seat, system, rescuers });
  };

/** Effects that the books explain; all others are for the card to tell. */
const EFFECTS: Readonly<Partial<Record<MissionId, Effect>>> = {
  'build-alliance': loyalty(1),
  'rule-by-fear': loyalty(1),
  'trade-negotiations': loyalty(1),
  'display-of-power': loyalty(2),
  sabotage: (draft, _attempt, system) => placeSabotage(draft, system),
  'gather-intel': gatherIntel,
  'probe-droid-initiative': (draft, { assigned }) =>
    probes(draft, assigned.includes('admiral-ozzel') ? 4 : 2),
  'long-range-probe': longRangeProbe,
  'capture-rebel-operative': against((draft, target) => capture(draft, target, 'captured-ring')),
  'carbon-freezing': freeze,
  'lure-of-the-dark-side': against(turn),
  'homing-beacon': (draft, { target }) => {
    if (target === null) return;
    push(draft, {
      at: 'place-rescued',
      seat: seatOfLeader(draft.state, target),
      leader: target,
    });
  },
  'daring-rescue': rescueWith(true),
  'for-the-greater-good': (draft, attempt, system) => {
    const seat = seatFor(draft.state, 'rebel', 'general');
    push(draft, draw('objectives', seat, 1, 'missions.apply'));
    rescueWith(false)(draft, attempt, system);
  },
  infiltration: infiltrate,
  'research-and-development': (draft, { seat }, system) =>
    push(draft, { at: 'research', seat, system }),
  'secret-weapons-research': (draft) =>
    push(draft, draw('projects', seatFor(draft.state, 'empire', 'general'), 2, 'projects.deck')),
  'construct-death-star': (draft, _attempt, system) => buildStation(draft, system),
  'address-delays': (draft, _attempt, system) => queueByIcons(draft, 'empire', system),
  'retrieve-the-plans': (draft, { seat }) => push(draft, ...showObjectives(draft, seat)),
  'superlaser-online': (draft, _attempt, system) => destroySystem(draft, system),
  'oversee-project': (draft, attempt, system) => push(draft, { at: 'hasten', attempt, system }),
  'hidden-fleet': moving('hidden-fleet'),
  'lead-the-strike-team': moving('lead-the-strike-team'),
  'plan-the-assault': moving('plan-the-assault'),
  'incite-rebellion': inciteRebellion,
  'seek-yoda': (draft, attempt) => push(draft, { at: 'ring-for', attempt }),
};

/** Effects of missions that have no system. */
const PLACELESS: Readonly<Partial<Record<MissionId, (draft: Draft, attempt: Attempt) => void>>> = {
  'rapid-mobilization': planMobilization,
  'contingency-plan': (draft, attempt) => push(draft, { at: 'reuse-mission', attempt }),
};

/** Missions whose effect is played out here rather than left to the card. */
export const PLAYED_MISSIONS = [
  ...Object.keys(EFFECTS),
  ...Object.keys(PLACELESS),
] as readonly MissionId[];

export const missionEffect = (draft: Draft, attempt: Attempt): void => {
  const { card, place, seat } = attempt;
  const [placeless, effect] = [PLACELESS[card], EFFECTS[card]];
  done(draft);
  if (placeless) placeless(draft, attempt);
  else if (effect && place !== BASE_SPACE) effect(draft, attempt, place);
  else {
    const side = sideOf(seat);
    emit(draft, 'card-takes-effect', { side, card }, 'missions.apply', 'missions.choices');
  }
};
