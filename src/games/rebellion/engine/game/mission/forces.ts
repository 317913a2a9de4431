import type { LeaderId } from '../../leaders.ts';
import { missionOf } from '../../missions.ts';
import type { MissionId } from '../../missions.ts';
import { ALL_ICONS } from '../../mission-places.ts';
import { SKILLS } from '../../skills.ts';
import { otherSide } from '../../units.ts';
import type { Side } from '../../units.ts';
import { hasUnits, isCaptured, leadersAt, sideOf } from '../query.ts';
import type { RebellionState } from '../types.ts';
import type { Attempt } from './attempt.ts';
import { missionOdds, MISSION_DICE_LIMIT } from './odds.ts';
import type { MissionOdds } from './odds.ts';
import { iconsOf } from './requirement.ts';

export interface MissionForces {
  readonly attackers: readonly LeaderId[];
  readonly opposers: readonly LeaderId[];
  readonly dice: Readonly<Record<Side, number>>;
  /** Successes for the pictured leader. */
  readonly bonus: number;
}

const PORTRAIT = 2;
/** Build Alliance adds dice where its owner has units. */
const UNITS_HELP = 2;

/** The Jedi is Luke for every card. */
const isPictured = (card: MissionId, leader: LeaderId): boolean => {
  const { leader: pictured } = missionOf(card);
  return (
    pictured !== null &&
    (pictured === leader || (pictured === 'luke-skywalker' && leader === 'luke-skywalker-jedi'))
  );
};

const hasPictured = (card: MissionId, assigned: readonly LeaderId[]): boolean =>
  assigned.some((leader) => isPictured(card, leader));

/** Icons that give dice: of one skill, or of all where the card says so. */
const iconsFor = (card: MissionId, leaders: readonly LeaderId[]): number => {
  const { skill } = missionOf(card);
  const counts = SKILLS.map((one) => iconsOf(leaders, one));
  if (ALL_ICONS.includes(card)) return counts.reduce((sum, count) => sum + count, 0);
  return skill ? iconsOf(leaders, skill) : Math.max(...counts);
};

/** Captives are not there, except against a mission that is attempted against them. */
const opposersOf = (state: RebellionState, { place, seat, target }: Attempt) => {
  const free = leadersAt(state, place, otherSide(sideOf(seat)));
  return target !== null && isCaptured(state, target) ? [...free, target] : free;
};

export const forcesOf = (state: RebellionState, attempt: Attempt): MissionForces => {
  const { card, place, seat, assigned } = attempt;
  const side = sideOf(seat);
  const attackers = leadersAt(state, place, side);
  const opposers = opposersOf(state, attempt);
  const help = card === 'build-alliance' && hasUnits(state, side, place) ? UNITS_HELP : 0;
  const own = Math.min(iconsFor(card, attackers) + help, MISSION_DICE_LIMIT);
  const other = Math.min(iconsFor(card, opposers), MISSION_DICE_LIMIT);
  const dice = side === 'empire' ? { empire: own, rebel: other } : { empire: other, rebel: own };
  return { attackers, opposers, dice, bonus: hasPictured(card, assigned) ? PORTRAIT : 0 };
};

export const oddsFor = (state: RebellionState, attempt: Attempt): MissionOdds => {
  const { opposers, dice, bonus } = forcesOf(state, attempt);
  const side = sideOf(attempt.seat);
  return missionOdds({
    own: dice[side],
    bonus,
    other: opposers.length === 0 ? null : dice[otherSide(side)],
  });
};

/** The same as if this leader had been sent to oppose. */
export const oddsAgainst = (
  state: RebellionState,
  attempt: Attempt,
  leader: LeaderId,
): MissionOdds => {
  const sent = {
    ...state.leaders[leader],
    place: { at: 'board', place: attempt.place },
  } as const;
  return oddsFor({ ...state, leaders: { ...state.leaders, [leader]: sent } }, attempt);
};
