import { advise, adviser, best, ofKind } from '../../../engine/advice.ts';
import type { Advice } from '../../../engine/advice.ts';
import {
  BASE_SPACE,
  isImperial,
  leadersAt,
  ofSide,
  poolOf,
  sideOf,
  totalOf,
  unitsAt,
} from '../engine/game/query.ts';
import type { CombatState } from '../engine/combat/types.ts';
import type { Frame } from '../engine/game/frames.ts';
import type { RebellionChoice } from '../engine/game/choices.ts';
import type { Place, RebellionState } from '../engine/game/types.ts';
import { hasTacticValues, leaderOf } from '../engine/leaders.ts';
import { missionOf } from '../engine/missions.ts';
import type { MissionId } from '../engine/missions.ts';
import { sheetOf } from '../engine/skills.ts';
import type { LeaderId } from '../engine/leaders.ts';
import { adjacentTo, isPopulous, SYSTEM_IDS } from '../engine/systems.ts';
import type { SystemId } from '../engine/systems.ts';
import { otherSide, unitOf } from '../engine/units.ts';
import type { Side, UnitId } from '../engine/units.ts';
import { act, assignDie, blockDamage, dealDamage } from './fight.ts';

type Named<At extends Frame['at']> = Extract<Frame, { readonly at: At }>;

const frameOf = <At extends Frame['at']>(
  { agenda }: RebellionState,
  at: At,
): Named<At> | undefined => agenda.findLast((frame): frame is Named<At> => frame.at === at);

const isSystem = (place: Place): place is SystemId => place !== BASE_SPACE;

/** Missions whose whole effect the engine plays, and which need no other card. */
const PLAIN: readonly MissionId[] = [
  'rule-by-fear',
  'research-and-development',
  'gather-intel',
  'build-alliance',
  'sabotage',
];
/** Those who are not sent on missions move units and stand in the way of others. */
const SENT = 2;
/** As many figures as one round of clicks is good for. */
const MOVED = 6;

const skillFor = (leader: LeaderId, card: MissionId): number => {
  const { skill } = missionOf(card);
  return skill === null ? 0 : sheetOf(leader)[skill];
};

const sideAt = ({ order }: RebellionState, by: string): Side =>
  sideOf(order.find((seat) => seat === by) ?? 'rebel');

const strengthAt = (state: RebellionState, place: Place, side: Side): number =>
  totalOf(ofSide(unitsAt(state, place), side));

/** Own units next to a place that no own leader holds back, where they stand thickest. */
const originFor = (state: RebellionState, to: SystemId, side: Side): SystemId | undefined => {
  const free = adjacentTo(to).filter(
    (from) => leadersAt(state, from, side).length === 0 && strengthAt(state, from, side) > 1,
  );
  return best(free, (from) => strengthAt(state, from, side));
};

/** What a place is worth: above all a fight with the odds, then a step towards one, then resources. */
const FIGHT = 100;
const STEP = 20;

const worthOf = (state: RebellionState, to: Place, side: Side): number => {
  if (!isSystem(to) || leadersAt(state, to, side).length > 0) return 0;
  const from = originFor(state, to, side);
  if (from === undefined) return 0;
  const enemy = otherSide(side);
  const force = Math.min(strengthAt(state, from, side), MOVED);
  const there = strengthAt(state, to, enemy);
  if (there > 0) return force >= there ? FIGHT + force - there : 0;
  const nearEnemy = adjacentTo(to).some((next) => strengthAt(state, next, enemy) > 0);
  return nearEnemy ? STEP + force : isPopulous(to) && !isImperial(state, to) ? 5 : 0;
};

/** A fight is advised by itself: it knows nothing of the galaxy around. */
const inFight =
  (
    hint: (fight: CombatState, open: readonly RebellionChoice[]) => Advice<RebellionChoice> | null,
  ) =>
  (state: RebellionState, open: readonly RebellionChoice[]): Advice<RebellionChoice> | null => {
    const fight = frameOf(state, 'combat')?.combat;
    return fight === undefined ? null : hint(fight, open);
  };

const carries = (unit: UnitId): number => unitOf(unit).capacity;

export const advice = adviser<RebellionState, RebellionChoice>({
  'hide-base': (state, open) =>
    advise(
      best(
        ofKind(open, 'hide-base'),
        ({ system }) =>
          -adjacentTo(system).filter((near) => strengthAt(state, near, 'empire') > 0).length,
      ),
    ),

  'assign-mission'(state, open, by) {
    const side = sideAt(state, by);
    const sent = state.missions.filter((mission) => mission.side === side && !mission.revealed);
    const pool = poolOf(state, side);
    const fit = ofKind(open, 'assign-mission').filter(
      ({ card }) =>
        PLAIN.includes(card) &&
        pool.some((leader) => skillFor(leader, card) >= missionOf(card).icons),
    );
    const [next] = sent.length < SENT ? fit : [];
    return (
      advise(next, 'plain-mission') ?? advise(ofKind(open, 'end-assignment')[0], 'keep-leaders')
    );
  },

  'assign-leader'(state, open) {
    const card = state.missions.find(
      ({ slot }) => slot === frameOf(state, 'assign-leader')?.slot,
    )?.card;
    return advise(
      best(ofKind(open, 'assign-leader'), ({ leader }) =>
        card === undefined
          ? 0
          : skillFor(leader, card) * 10 - leaderOf(leader).space - leaderOf(leader).ground,
      ),
      'skilled-leader',
    );
  },

  'command-turn'(state, open, by) {
    const side = sideAt(state, by);
    const [mission] = ofKind(open, 'reveal-mission');
    const canFight = SYSTEM_IDS.some((place) => worthOf(state, place, side) > 0);
    const [activate] =
      poolOf(state, side).some(hasTacticValues) && canFight ? ofKind(open, 'activate') : [];
    return advise(mission, 'reveal') ?? advise(activate, 'move') ?? advise(ofKind(open, 'pass')[0]);
  },

  activation: (_, open) =>
    advise(
      best(
        ofKind(open, 'activate-with'),
        ({ leader }) => leaderOf(leader).space + leaderOf(leader).ground,
      ),
      'commander',
    ),
  'activation-place'(state, open, by) {
    const side = sideAt(state, by);
    const worth = ({ place }: { readonly place: Place }): number => worthOf(state, place, side);
    const place = best(ofKind(open, 'activate-place'), worth);
    const value = place ? worth(place) : 0;
    if (value === 0) return null;
    return advise(place, value >= FIGHT ? 'fight-here' : value >= STEP ? 'nearer' : undefined);
  },
  'move-units'(state, open, by) {
    const frame = frameOf(state, 'move-units');
    const side = sideAt(state, by);
    const end = advise(ofKind(open, 'end-movement')[0], 'enough-units');
    if (!frame || !isSystem(frame.to)) return end;
    const moved = Object.values(frame.sent).reduce((sum, units) => sum + totalOf(units), 0);
    const stays = (place: Place): number => totalOf(ofSide(unitsAt(state, place), side, 'ground'));
    const from = originFor(state, frame.to, side);
    const units = ofKind(open, 'move-unit').filter(
      (choice) =>
        choice.from === from && (unitOf(choice.unit).theatre !== 'ground' || stays(from) > 1),
    );
    const next = best(units, ({ unit }) =>
      carries(unit) > 0 ? 3 : unitOf(unit).theatre === 'ground' ? 2 : 1,
    );
    return moved < MOVED && next ? advise(next, 'load-up') : end;
  },

  'mission-place': (state, open) =>
    advise(
      best(ofKind(open, 'name-place'), ({ place }) => -leadersAt(state, place).length),
      'nobody-there',
    ),
  oppose: (_, open) => advise(ofKind(open, 'send-nobody')[0], 'save-leaders'),

  'add-leader': (_, open) =>
    advise(ofKind(open, 'add-leader')[0], 'leader-cards') ?? advise(ofKind(open, 'no-leader')[0]),
  act: inFight(act),
  'deal-damage': inFight(dealDamage),
  'assign-die': inFight(assignDie),
  block: (_, open) =>
    advise(ofKind(open, 'block')[0], 'block') ?? advise(ofKind(open, 'end-block')[0]),
  'block-damage': inFight(blockDamage),
  retreat: (_, open) => advise(ofKind(open, 'stay')[0], 'stay'),

  'refresh-objective': (_, open) => advise(ofKind(open, 'no-objective')[0]),
  'combat-objective': (_, open) => advise(ofKind(open, 'no-objective')[0]),
  recruit: (_, open) =>
    advise(
      best(ofKind(open, 'recruit'), ({ leader }) =>
        leader === null ? -1 : leaderOf(leader).space + leaderOf(leader).ground,
      ),
      'recruit-commander',
    ),
  'build-unit': (_, open) => advise(best(ofKind(open, 'build-unit'), ({ unit }) => carries(unit))),
  deploy: (_, open) => advise(ofKind(open, 'deploy')[0], 'deploy-all'),
  'free-unit': (_, open) => advise(open[0]),
  'hand-limit': (_, open) => advise(open[0]),
});
