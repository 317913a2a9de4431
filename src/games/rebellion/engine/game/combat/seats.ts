import { combat } from '../../combat/combat.ts';
import type { Chance, Decision, Rules } from '../../../../../engine/procedure.ts';
import type { CombatChoice, CombatPrompt, CombatTask } from '../../combat/types.ts';
import { hasTacticValues } from '../../leaders.ts';
import type { LeaderId } from '../../leaders.ts';
import type { GameRule } from '../../rule.ts';
import type { Side, Theatre } from '../../units.ts';
import { rule } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { seatFor, seatOfLeader, seatsOf, sideOf } from '../query.ts';
import type { RebellionState, Seat } from '../types.ts';

type CombatAt = FrameOf<'combat'>;

/** The leader whom a choice sends into the combat or away from it: his player decides. */
const leaderIn = (choice: CombatChoice): LeaderId | null =>
  choice.kind === 'add-leader' || choice.kind === 'retreat' ? choice.leader : null;

/** Partners who have a leader to add or to retreat with and have not been asked, in turn order. */
export const seatsAsked = (
  state: RebellionState,
  { combat: at, declined }: CombatAt,
): readonly Seat[] => {
  const prompt = combat.prompt(at);
  if (prompt.kind !== 'decision') return [];
  const able = prompt.options.flatMap(({ choice, allowed }) => {
    const leader = leaderIn(choice);
    return allowed && leader !== null ? [seatOfLeader(state, leader)] : [];
  });
  return state.order.filter((seat) => able.includes(seat) && !declined.includes(seat));
};

const sideIn = (by: string): Side => (by === 'empire' ? 'empire' : 'rebel');

/** In a team the admiral decides in space, the general on the ground and about objectives. */
const seatIn = (state: RebellionState, frame: CombatAt, side: Side): Seat => {
  const { agenda } = frame.combat;
  const stage = agenda.at(-1);
  const [asked] = seatsAsked(state, frame);
  if (asked !== undefined) return asked;
  if (stage?.at === 'load') return seatOfLeader(state, stage.leader);
  if (stage?.at === 'plans') return seatFor(state, side, 'general');
  return seatFor(state, side, theatreOf(frame) === 'ground' ? 'general' : 'admiral');
};

const theatreOf = ({ combat: { agenda, battle } }: CombatAt): Theatre => {
  const stage = agenda.at(-1);
  return battle ?? (stage && 'theatre' in stage ? stage.theatre : 'space');
};

/** Why this partner is asked, and who has passed may add a leader all the same. */
const seatRules = (
  state: RebellionState,
  frame: CombatAt,
  by: Seat,
  task: CombatTask,
): readonly GameRule[] => {
  const adding = task === 'add-leader';
  const passed: readonly GameRule[] =
    adding && state.passed.includes(by) ? ['combat.leader-after-pass'] : [];
  if (seatsOf(state, sideOf(by)).length < 2) return passed;
  if (adding) return [...passed, 'combat.team-order'];
  if (task === 'retreat' || task === 'load') return ['combat.team-retreat'];
  if (task === 'plans') return ['objective-cards.team-general'];
  if (task === 'draw-tactic') return ['combat.team-draw', 'combat.team-highest'];
  return [theatreOf(frame) === 'ground' ? 'combat.team-ground' : 'combat.team-space'];
};

/** A partner who is there or was added leaves no room for a leader of the other. */
const addedBar = (state: RebellionState, { combat: at }: CombatAt, by: Seat): GameRule => {
  const stage = at.agenda.at(-1);
  if (stage?.at !== 'add-leader') return 'combat.leader-from-pool';
  if (stage.added) return 'combat.team-one-leader';
  const own = at.leaders[stage.side].filter(
    (id) => hasTacticValues(id) && seatOfLeader(state, id) === by,
  );
  return own.length > 0 ? 'combat.leader-from-pool' : 'combat.team-leader';
};

/** The question of the combat, to the seat that has to answer it. */
export const askSeat = (
  state: RebellionState,
  frame: CombatAt,
  prompt: Exclude<CombatPrompt, { kind: 'over' }>,
): Decision<CombatChoice> | Chance => {
  const by = seatIn(state, frame, sideIn(prompt.by));
  const [, ...partners] = seatsAsked(state, frame);
  const [first, ...more] = prompt.rules;
  const why = seatRules(state, frame, by, prompt.task).map((name) => rule(name));
  const rules: Rules = [first, ...more, ...why];
  if (prompt.kind === 'chance' || seatsOf(state, sideIn(prompt.by)).length < 2) {
    return { ...prompt, by, rules };
  }
  const options = prompt.options.map((option): Decision<CombatChoice>['options'][number] => {
    const { choice, allowed } = option;
    const leader = leaderIn(choice);
    if (!allowed && option.because === rule('combat.leader-from-pool')) {
      return { ...option, because: rule(addedBar(state, frame, by)) };
    }
    if (allowed && leader !== null && seatOfLeader(state, leader) !== by) {
      return { choice, allowed: false, because: rule('team-game.own-leaders') };
    }
    // Ships that have to go may still go with the leader of a partner.
    return choice.kind === 'stay' && partners.length > 0 ? { choice, allowed: true } : option;
  });
  return { ...prompt, by, rules, options };
};
