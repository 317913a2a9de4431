import type { Draw } from '../../../../../engine/procedure.ts';
import { DIE_FACES, isDieFace } from '../../dice.ts';
import type { DieFace } from '../../dice.ts';
import { ALL_ICONS } from '../../mission-places.ts';
import { otherSide } from '../../units.ts';
import type { Side } from '../../units.ts';
import { change, changeLeader, done, emit, offer, replace } from '../draft.ts';
import type { Asking, Draft, Passing } from '../draft.ts';
import { fortunateSeat, stillRolled, withSet } from '../fortune.ts';
import type { FrameOf } from '../frames.ts';
import { isCaptured, leadersAt, poolOf, seatFor, seatOfLeader, sideOf } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import { inTeams } from '../setup/prepare.ts';
import type { RebellionState, Seat } from '../types.ts';
import type { Attempt } from './attempt.ts';
import { forcesOf, oddsFor } from './forces.ts';
import type { MissionForces } from './forces.ts';
import { successesOf } from './odds.ts';

type Roll = FrameOf<'roll-mission'>;

const opponentOf = ({ seat }: Attempt): Side => otherSide(sideOf(seat));

/** Everybody of the other side who could send a leader of his own, in the order of turns. */
const sendersOf = (
  state: RebellionState,
  { attempt, declined }: FrameOf<'oppose'>,
): readonly Seat[] => {
  const own = poolOf(state, opponentOf(attempt)).map((id) => seatOfLeader(state, id));
  return state.order.filter((seat) => own.includes(seat) && !declined.includes(seat));
};

export const oppose: Asking<FrameOf<'oppose'>> = {
  settle(draft, frame) {
    if (sendersOf(draft.state, frame).length === 0) done(draft);
  },

  ask(state, frame) {
    const side = opponentOf(frame.attempt);
    const [by = side] = sendersOf(state, frame);
    return {
      by,
      rules: [
        'missions.send-leader',
        'missions.send-anyway',
        'missions.attempt',
        'command-phase.pass-exception',
        ...inTeams(state, 'missions.team-one-sends'),
      ],
      options: [
        ...poolOf(state, side).map((leader) =>
          offer(
            { kind: 'oppose', leader },
            seatOfLeader(state, leader) === by ? null : 'team-game.own-leaders',
          ),
        ),
        offer({ kind: 'send-nobody' }),
      ],
    };
  },

  choose: {
    'send-nobody'(draft, frame) {
      const { place } = frame.attempt;
      const side = opponentOf(frame.attempt);
      const [by, ...partners] = sendersOf(draft.state, frame);
      if (by !== undefined && partners.length > 0) {
        replace(draft, { ...frame, declined: [...frame.declined, by] });
        return;
      }
      done(draft);
      emit(draft, 'nobody-sent', { side, place }, 'missions.send-leader');
    },

    oppose(draft, { attempt }, { leader }) {
      const { place, target } = attempt;
      const side = opponentOf(attempt);
      done(draft);
      const there = leadersAt(draft.state, place, side).length > 0 && 'missions.send-anyway';
      const against = target !== null && 'missions.same-target';
      const captive =
        target !== null && isCaptured(draft.state, target) && 'captured-leaders.second-opposer';
      changeLeader(draft, leader, { place: { at: 'board', place } });
      emit(
        draft,
        'mission-opposed-by',
        { side, leader, place },
        'missions.send-leader',
        there,
        against,
        captive,
      );
    },
  },
};

const succeed = (draft: Draft, attempt: Attempt): void =>
  replace(draft, { at: 'mission-effect', attempt }, { at: 'mission-end', attempt });

const captiveRules = (state: RebellionState, { place, target }: Attempt): readonly GameRule[] => {
  if (target !== null && isCaptured(state, target)) {
    return ['captured-leaders.opposes-own', 'missions.captured-icons'];
  }
  const ignored = Object.values(state.leaders).some(
    (leader) =>
      leader.place.at === 'board' &&
      leader.place.place === place &&
      (leader.ring === 'captured-ring' || leader.ring === 'carbonite-ring'),
  );
  return ignored ? ['missions.captured-absent', 'captured-leaders.no-oppose'] : [];
};

const facing = (
  draft: Draft,
  attempt: Attempt,
  { attackers, opposers, dice, bonus }: MissionForces,
): void => {
  const { card } = attempt;
  const other = dice[opponentOf(attempt)];
  emit(
    draft,
    'mission-opposed',
    { card, attackers, opposers, dice, bonus, odds: oddsFor(draft.state, attempt) },
    'missions.opposed',
    'missions.all-leaders',
    'missions.dice-count',
    'missions.dice-limit',
    ALL_ICONS.includes(card) && 'missions.all-icons',
    other === 0 && 'missions.no-icons',
    ...captiveRules(draft.state, attempt),
    ...inTeams(draft.state, 'missions.team-one-rolls'),
  );
};

export const judgeMission: Passing<FrameOf<'judge-mission'>> = {
  settle(draft, { attempt }) {
    const forces = forcesOf(draft.state, attempt);
    const side = sideOf(attempt.seat);
    if (forces.opposers.length === 0) {
      emit(
        draft,
        'mission-succeeded',
        { side, card: attempt.card, how: 'unopposed' },
        'missions.unopposed',
        ...captiveRules(draft.state, attempt),
      );
      succeed(draft, attempt);
      return;
    }
    facing(draft, attempt, forces);
    replace(draft, {
      at: 'roll-mission',
      attempt,
      left: [side, otherSide(side)],
      successes: { empire: 0, rebel: 0 },
    });
  },
};

const compare = (draft: Draft, { attempt, successes }: Roll): void => {
  const side = sideOf(attempt.seat);
  const { card } = attempt;
  const [own, other] = [successes[side], successes[otherSide(side)]];
  if (own > other) {
    emit(draft, 'mission-succeeded', { side, card, how: 'rolled' }, 'missions.success');
    succeed(draft, attempt);
    return;
  }
  emit(draft, 'mission-failed', { side, card, own, other }, 'missions.failure');
  replace(draft, { at: 'mission-end', attempt });
};

const countFor = (draft: Draft, frame: Roll, side: Side, faces: readonly DieFace[]): void => {
  const { attempt, left, successes } = frame;
  const active = sideOf(attempt.seat) === side;
  const bonus = active ? forcesOf(draft.state, attempt).bonus : 0;
  const sum = successesOf(faces) + bonus;
  emit(
    draft,
    'mission-rolled',
    { side, faces, bonus, successes: sum },
    'missions.count-successes',
    'missions.roll-order',
    bonus > 0 && 'missions.portrait-bonus',
  );
  replace(draft, { ...frame, left: left.slice(1), successes: { ...successes, [side]: sum } });
};

/** One partner rolls for the whole team: the general, unless all its leaders there are the other's. */
const rollerOf = (state: RebellionState, attempt: Attempt, side: Side): Seat => {
  const seats = forcesOf(state, attempt).opposers.map((id) => seatOfLeader(state, id));
  const general = seatFor(state, side, 'general');
  return seats.includes(general) ? general : (seats[0] ?? general);
};

const drawsOf = (state: RebellionState, { attempt }: Roll, side: Side): readonly Draw[] =>
  Array.from({ length: forcesOf(state, attempt).dice[side] }, () => ({
    of: 'die',
    faces: DIE_FACES,
  }));

const rolled = (draft: Draft, frame: Roll, side: Side, results: readonly string[]): void => {
  const { setDice } = draft.state;
  const faces = withSet(drawsOf(draft.state, frame, side), setDice, results);
  if (setDice.length > 0) change(draft, { setDice: [] });
  countFor(draft, frame, side, faces.filter(isDieFace));
};

export const rollMission: Asking<Roll> = {
  settle(draft, frame) {
    const { state } = draft;
    const [side] = frame.left;
    if (side === undefined) {
      compare(draft, frame);
      return;
    }
    const draws = drawsOf(state, frame, side);
    const seat = side === 'rebel' && !frame.offered && fortunateSeat(state, frame.attempt.place);
    if (seat && draws.length > 0) {
      const dice = draws.map(({ of }) => of);
      replace(draft, { at: 'fortune', seat, dice }, { ...frame, offered: true });
    } else if (stillRolled(draws, state.setDice).length === 0) {
      rolled(draft, frame, side, []);
    }
  },

  ask(state, frame) {
    const { attempt, left } = frame;
    const [side = 'rebel'] = left;
    const active = sideOf(attempt.seat) === side;
    return {
      by: active ? attempt.seat : rollerOf(state, attempt, side),
      rules: ['missions.dice-count', 'missions.dice-colour', 'missions.dice-limit'],
      draws: stillRolled(drawsOf(state, frame, side), state.setDice),
    };
  },

  drawn(draft, frame, results) {
    const [side = 'rebel'] = frame.left;
    rolled(draft, frame, side, results);
  },
};
