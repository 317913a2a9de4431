import { actionOf } from '../../actions.ts';
import type { ActionId } from '../../actions.ts';
import { objectiveOf } from '../../objectives.ts';
import type { ObjectiveId } from '../../objectives.ts';
import type { SystemId } from '../../systems.ts';
import { unitOf } from '../../units.ts';
import type { UnitId } from '../../units.ts';
import { done, offer, pileOf, replace } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import type { Asking, Offer } from '../draft.ts';
import {
  actionPile,
  captivesAt,
  countOf,
  kindsIn,
  leadersAt,
  ofSide,
  seatFor,
  seatOfLeader,
  sideOf,
  unitsAt,
} from '../query.ts';
import { playObjective } from '../refresh/objective.ts';
import type { GameRule } from '../../rule.ts';
import { inTeams } from '../setup/prepare.ts';
import type { RebellionState, Seat } from '../types.ts';
import { loseUnits } from '../units.ts';
import { ACTION_MOMENTS, momentOf } from '../moments.ts';
import { playAction } from './play-action.ts';

type StartCards = FrameOf<'start-cards'>;

const barOf = (
  state: RebellionState,
  seat: Seat,
  system: SystemId,
  card: ActionId,
): GameRule | null => {
  const { timing, leaders } = actionOf(card);
  if (timing !== 'start-of-combat') return ACTION_MOMENTS[timing];
  const present = leadersAt(state, system, sideOf(seat)).filter((id) => leaders.includes(id));
  if (present.some((id) => seatOfLeader(state, id) === seat)) return null;
  if (present.length > 0) return 'team-game.own-leaders';
  const captives = captivesAt(state, system);
  return leaders.some((id) => captives.includes(id))
    ? 'captured-leaders.action-cards'
    : 'action-cards.needs-leader';
};

const offers = (state: RebellionState, { seat, system }: StartCards): readonly Offer[] =>
  pileOf(state, actionPile(sideOf(seat))).hand.map((card) =>
    offer({ kind: 'play-action', card }, barOf(state, seat, system, card)),
  );

export const startCards: Asking<StartCards> = {
  settle(draft, frame) {
    if (!offers(draft.state, frame).some(({ allowed }) => allowed)) done(draft);
  },

  ask: (state, frame) => ({
    by: frame.seat,
    rules: [
      'combat.start-cards',
      'action-cards.start-of-combat',
      'action-cards.same-time',
      'action-cards.optional',
    ],
    options: [...offers(state, frame), { choice: { kind: 'no-action' }, allowed: true }],
  }),

  choose: {
    'play-action'(draft, frame, { card }) {
      const { seat, system } = frame;
      playAction(
        draft,
        sideOf(seat),
        card,
        'action-cards.start-of-combat',
        'action-cards.this-combat',
        'action-cards.procedure',
        'action-cards.once',
      );
      if (card !== 'target-the-generator') return;
      replace(draft, { at: 'destroy-structure', seat, system }, frame);
    },

    'no-action': done,
  },
};

const structuresAt = (state: RebellionState, system: SystemId): readonly UnitId[] =>
  kindsIn(unitsAt(state, system)).filter((unit) => unitOf(unit).class === 'structure');

type DestroyStructure = FrameOf<'destroy-structure'>;

export const destroyStructure: Asking<DestroyStructure> = {
  settle(draft, { system }) {
    const [first, ...others] = structuresAt(draft.state, system);
    if (others.length > 0) return;
    done(draft);
    if (first) loseUnits(draft, 'rebel', system, { [first]: 1 }, 'action-cards.start-of-combat');
  },

  ask: (state, { seat, system }) => ({
    by: seat,
    rules: ['action-cards.start-of-combat', 'structures.what'],
    options: structuresAt(state, system).map((unit) => offer({ kind: 'destroy-structure', unit })),
  }),

  choose: {
    'destroy-structure'(draft, { system }, { unit }) {
      done(draft);
      loseUnits(draft, 'rebel', system, { [unit]: 1 }, 'action-cards.start-of-combat');
    },
  },
};

/** Death Star Plans have a moment of their own, inside the space battle. */
const isPlayable = (card: ObjectiveId): boolean =>
  objectiveOf(card).timing === 'combat' && card !== 'death-star-plans';

const CRIPPLING_HEALTH = 3;

/** Printed health of the Imperial ground units that this combat has cost so far. */
const groundLost = (state: RebellionState): number => {
  const frame = state.agenda.findLast((entry) => entry.at === 'combat');
  if (frame?.at !== 'combat') return 0;
  const { figures, system } = frame.combat;
  const fought = figures.filter(({ side, zone }) => side === 'empire' && zone !== 'retreated');
  const left = ofSide(unitsAt(state, system as SystemId), 'empire', 'ground');
  const kinds = new Set(fought.map(({ unit }) => unit));
  return [...kinds]
    .filter((unit) => unitOf(unit).theatre === 'ground')
    .reduce((sum, unit) => {
      const lost = fought.filter((figure) => figure.unit === unit).length - countOf(left, unit);
      return sum + lost * (unitOf(unit).health?.value ?? 0);
    }, 0);
};

const startedByRebels = ({ agenda }: RebellionState): boolean =>
  agenda.some((frame) => frame.at === 'combat' && frame.combat.active === 'rebel');

/** What the booklets tell of a requirement is checked; what only a card tells its player says. */
const objectiveBar = (state: RebellionState, card: ObjectiveId): GameRule | null => {
  if (!isPlayable(card)) return momentOf(card);
  if (card !== 'crippling-blow') return null;
  const met = startedByRebels(state) && groundLost(state) >= CRIPPLING_HEALTH;
  return met ? null : 'objective-cards.crippling-blow';
};

export const combatObjective: Asking<FrameOf<'combat-objective'>> = {
  settle(draft) {
    const { hand } = pileOf(draft.state, 'objectives');
    if (hand.every((card) => objectiveBar(draft.state, card))) done(draft);
  },

  ask: (state) => ({
    by: seatFor(state, 'rebel', 'general'),
    rules: [
      'objective-cards.combat',
      'objective-cards.outside-combat',
      'objective-cards.once-a-combat',
      'objective-cards.requirement',
      'objective-cards.optional',
      ...inTeams(state, 'objective-cards.team-general'),
    ],
    options: [
      ...[...new Set(pileOf(state, 'objectives').hand)].map((card) =>
        offer({ kind: 'play-objective', card }, objectiveBar(state, card)),
      ),
      { choice: { kind: 'no-objective' }, allowed: true },
    ],
  }),

  choose: {
    'play-objective'(draft, _frame, { card }) {
      done(draft);
      playObjective(draft, card, 'objective-cards.combat');
    },

    'no-objective': done,
  },
};
