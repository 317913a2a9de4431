import type { Chance } from '../../../drills/chance.ts';
import type { Kinds } from '../../../drills/question.ts';
import { ACTION_IDS, actionOf } from '../engine/actions.ts';
import { LEADER_IDS, leaderOf } from '../engine/leaders.ts';
import type { LeaderId } from '../engine/leaders.ts';
import { missionOf } from '../engine/missions.ts';
import { SKILLS, sheetOf } from '../engine/skills.ts';
import type { Skill } from '../engine/skills.ts';
import type { RebellionFacts } from './facts.ts';
import { rule, rules } from './rule.ts';

const FACES = ['blank', 'hit', 'direct-hit', 'special'] as const;

const rebels = LEADER_IDS.filter(
  (id) => leaderOf(id).side === 'rebel' && id !== 'luke-skywalker-jedi',
);
const imperials = LEADER_IDS.filter((id) => leaderOf(id).side === 'empire');

/** An attempt that any system with Imperial units will do for. */
const MISSION = 'infiltration';
const { skill: NEEDED } = missionOf(MISSION);

const attempt = (leaders: readonly LeaderId[], opposer: LeaderId) => ({
  round: 2,
  phase: 'command',
  start: { seat: 'rebel', slot: 0 },
  pool: { empire: [opposer] },
  missions: [{ card: MISSION, leaders }],
  systems: { coruscant: { loyalty: 'empire', units: { stormtrooper: 2 } } },
  piles: { objectives: { top: ['defend-the-people', 'regional-support'] } },
});

const opening = (opposer: LeaderId) => [
  { kind: 'name-place', place: 'coruscant' },
  { kind: 'oppose', leader: opposer },
];

const iconsOf = (leaders: readonly LeaderId[], skill: Skill): number =>
  leaders.reduce((sum, id) => sum + sheetOf(id)[skill], 0);

const pair = (chance: Chance, skill: Skill, from: readonly LeaderId[]): readonly LeaderId[] =>
  chance.some(
    from.filter((id) => sheetOf(id)[skill] > 0 && id !== missionOf(MISSION).leader),
    chance.number(1, 2),
  );

const successes = (faces: readonly string[]): number =>
  faces.reduce((sum, face) => sum + (face === 'blank' ? 0 : face === 'special' ? 2 : 1), 0);

const faced = (faces: readonly string[]): number => faces.filter((face) => face !== 'blank').length;

export const missions: Kinds<
  Pick<RebellionFacts, 'mission-dice' | 'mission-result' | 'recruit' | 'leader-skill'>
> = {
  'mission-dice': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const skill = NEEDED;
      if (skill === null) return null;
      const leaders = pair(chance, skill, rebels);
      const opposer = chance.one(imperials);
      const own = iconsOf(leaders, skill);
      const all = leaders.reduce(
        (sum, id) => sum + SKILLS.reduce((icons, one) => icons + sheetOf(id)[one], 0),
        0,
      );
      return {
        facts: { leaders, opposer, skill },
        position: {
          procedure: 'rebellion/mission',
          setup: attempt(leaders, opposer),
          choices: opening(opposer),
        },
        ask: { by: 'draws' },
        rule: rule('missions.dice-count'),
        wrong: [all, own + iconsOf([opposer], skill), leaders.length],
      };
    },
  },
  'mission-result': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      if (NEEDED === null) return null;
      const leaders = pair(chance, NEEDED, rebels);
      const opposer = chance.one(imperials.filter((id) => sheetOf(id).intel > 0));
      // In one order, so that the same dice are not told as others.
      const roll = (many: number) =>
        Array.from({ length: many }, () => chance.one(FACES)).toSorted();
      const own = roll(iconsOf(leaders, NEEDED));
      const other = roll(iconsOf([opposer], NEEDED));
      if (Math.abs(successes(own) - successes(other)) > 1) return null;
      const won = successes(own) > successes(other);
      // Where a special result counted as one would end it otherwise, its worth decides.
      const isByWorth = won !== faced(own) > faced(other);
      return {
        facts: { own, other },
        position: {
          procedure: 'rebellion/mission',
          setup: attempt(leaders, opposer),
          choices: [
            ...opening(opposer),
            { kind: 'drawn', results: own },
            { kind: 'drawn', results: other },
          ],
        },
        ask: { by: 'events', kind: 'mission-succeeded' },
        rule: rule(
          isByWorth ? 'missions.count-successes' : won ? 'missions.success' : 'missions.failure',
        ),
        wrong: [0, 1],
        within: [0, 1],
      };
    },
  },
  recruit: {
    knowledge: 2,
    complexity: 1,
    draw: (chance) => {
      // A card with two leaders may be taken for the other one, whatever became of the first.
      const card = chance.one(
        ACTION_IDS.filter(
          (id) =>
            !actionOf(id).starting &&
            actionOf(id).side === 'rebel' &&
            actionOf(id).leaders.length === 1,
        ),
      );
      const other = chance.one(
        ACTION_IDS.filter(
          (id) =>
            id !== card &&
            !actionOf(id).starting &&
            actionOf(id).side === 'rebel' &&
            !actionOf(id).leaders.some((leader) => actionOf(card).leaders.includes(leader)),
        ),
      );
      const leader = chance.one(actionOf(card).leaders);
      const where = chance.one(['pool', 'supply', 'eliminated'] as const);
      return {
        facts: { card, leader, where },
        position: {
          procedure: 'rebellion/recruiting',
          setup: {
            round: 2,
            phase: 'refresh',
            time: 2,
            ...(where === 'pool' && { pool: { rebel: [leader] } }),
            ...(where === 'eliminated' && { eliminated: [leader] }),
            piles: {
              'rebel-actions': { top: [card, other] },
              'empire-actions': { top: ['boba-fett-where', 'good-intel'] },
            },
          },
          choices: [],
        },
        ask: { by: 'choice', choice: { kind: 'recruit', card, leader } },
        rule: rule('recruiting.choose'),
        wrong: rules(
          'recruiting.not-again',
          'recruiting.draw-more',
          'recruiting.other-card',
          'recruiting.announce-order',
        ),
        meant: ['allowed', ...rules('recruiting.not-again')],
      };
    },
  },
  'leader-skill': {
    knowledge: 2,
    complexity: 1,
    draw: (chance) => {
      const leader = chance.one(LEADER_IDS);
      const skill = chance.one(SKILLS);
      return {
        facts: { leader, skill },
        ask: { by: 'figure', of: leader, field: skill },
        rule: rule('leaders.skill-icons'),
        wrong: [0, 1, 2, 3],
        within: [0, 3],
      };
    },
  },
};
