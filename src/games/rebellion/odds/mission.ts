import type { Calculator } from '../../../engine/calculator.ts';
import {
  below,
  binomial,
  certain,
  convolve,
  convolveAll,
  mixture,
  sumOf,
} from '../../../engine/distribution.ts';
import type { Distribution } from '../../../engine/distribution.ts';
import { BadSetup, fields, flag, parseWith, whole } from '../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../engine/playable.ts';
import type { RuleId } from '../../../engine/procedure.ts';
import { MISSION_DICE_LIMIT } from '../engine/game/mission/odds.ts';
import { LEADER_IDS, leaderOf } from '../engine/leaders.ts';
import { SKILLS, sheetOf } from '../engine/skills.ts';
import { SIDES } from '../engine/units.ts';
import type { MissionAnswer, MissionQuestion, MissionSide } from './mission-types.ts';
import { chanceOf } from './rolls.ts';

export const PORTRAIT_BONUS = 2;

/** All icons of all leaders of a side together: more cannot be in a system. */
export const ICON_LIMIT = Math.max(
  ...SIDES.map((side) =>
    LEADER_IDS.filter((leader) => leaderOf(leader).side === side)
      .flatMap((leader) => SKILLS.map((skill) => sheetOf(leader)[skill]))
      .reduce((sum, icons) => sum + icons, 0),
  ),
);

/** One die: no success, one, two. */
const DIE: Distribution = [
  chanceOf('blank'),
  chanceOf('hit') + chanceOf('direct-hit'),
  chanceOf('special'),
];

const [BLANK = 0] = DIE;
/** A die that is known not to be blank. */
const FULL: Distribution = DIE.map((chance, count) => (count === 0 ? 0 : chance / (1 - BLANK)));

const many = (dice: number, each: Distribution): Distribution =>
  convolveAll(Array.from({ length: dice }, () => each));

/** Blanks are rolled again, as many as may be; nothing else is worth it on average. */
const successesOf = (dice: number, rerolls: number): Distribution =>
  mixture(
    binomial(dice, BLANK).map((weight, blanks) => ({
      weight,
      of: convolve(many(dice - blanks, FULL), many(Math.min(blanks, rerolls), DIE)),
    })),
  );

const diceOf = ({ icons }: MissionSide): number => Math.min(icons, MISSION_DICE_LIMIT);

const bonusOf = ({ portrait }: MissionQuestion): Distribution =>
  certain(portrait ? PORTRAIT_BONUS : 0);

const rolled = (question: MissionQuestion) => ({
  own: convolve(successesOf(diceOf(question.own), question.own.rerolls), bonusOf(question)),
  enemy: successesOf(diceOf(question.enemy), question.enemy.rerolls),
});

const successIn = (question: MissionQuestion): number => {
  if (!question.opposed) return 1;
  const { own, enemy } = rolled(question);
  return sumOf(own.map((chance, count) => chance * below(enemy, count)));
};

const more = (side: MissionSide, extra: Partial<MissionSide>): MissionSide => ({
  icons: side.icons + (extra.icons ?? 0),
  rerolls: side.rerolls + (extra.rerolls ?? 0),
});

const aheadOf = (own: Distribution, enemy: Distribution): MissionAnswer['ahead'] => {
  const differences = convolve(own, [...enemy].reverse());
  const least = 1 - enemy.length;
  return differences
    .map((chance, index) => ({ by: index + least, chance }))
    .filter(({ chance }) => chance > 0);
};

const answer = (question: MissionQuestion): MissionAnswer => {
  const { own, enemy, opposed } = question;
  const { own: mine, enemy: theirs } = opposed
    ? rolled(question)
    : { own: certain(0), enemy: certain(0) };
  const withOwn = (extra: Partial<MissionSide>): number =>
    successIn({ ...question, own: more(own, extra) });
  const withEnemy = (extra: Partial<MissionSide>): number =>
    successIn({ ...question, enemy: more(enemy, extra) });
  return {
    success: successIn(question),
    tie: opposed ? sumOf(mine.map((chance, count) => chance * (theirs[count] ?? 0))) : 0,
    dice: opposed ? { own: diceOf(own), enemy: diceOf(enemy) } : { own: 0, enemy: 0 },
    successes: { own: mine, enemy: theirs },
    ahead: opposed ? aheadOf(mine, theirs) : [],
    otherwise: {
      ownIcon: withOwn({ icons: 1 }),
      enemyIcon: withEnemy({ icons: 1 }),
      portrait: successIn({ ...question, portrait: !question.portrait }),
      ownReroll: withOwn({ rerolls: 1 }),
      enemyReroll: withEnemy({ rerolls: 1 }),
    },
  };
};

const sideOf = (value: unknown, path: string): MissionSide => {
  const entry = fields(value, path, ['icons', 'rerolls']);
  return {
    icons: whole(entry['icons'], `${path}.icons`, 0, ICON_LIMIT, 0),
    rerolls: whole(entry['rerolls'], `${path}.rerolls`, 0, MISSION_DICE_LIMIT, 0),
  };
};

const read = (value: unknown): MissionQuestion => {
  if (value === undefined) throw new BadSetup('', 'not-an-object');
  const entry = fields(value, '', ['own', 'enemy', 'opposed', 'portrait']);
  return {
    own: sideOf(entry['own'], 'own'),
    enemy: sideOf(entry['enemy'], 'enemy'),
    opposed: flag(entry['opposed'], 'opposed'),
    portrait: flag(entry['portrait'], 'portrait'),
  };
};

/** Takes anything, from a link or a file; never throws. */
const parseMission = (value: unknown): ParsedSetup<MissionQuestion> => parseWith(() => read(value));

export const MISSION_RULE = {
  dice: ['rebellion.missions.dice-count', 'rebellion.skills.more-icons'],
  limit: ['rebellion.missions.dice-limit', 'rebellion.missions.dice-colour'],
  faces: ['rebellion.missions.count-successes', 'rebellion.dice.faces'],
  success: ['rebellion.missions.success', 'rebellion.missions.failure'],
  portrait: ['rebellion.missions.portrait-bonus'],
  opposed: ['rebellion.missions.opposed', 'rebellion.missions.send-leader'],
  unopposed: ['rebellion.missions.unopposed'],
  noIcons: ['rebellion.missions.no-icons'],
  rerolls: ['rebellion.dice.rerolls'],
  reveal: ['rebellion.missions.too-few-icons', 'rebellion.skills.required-icons'],
  resolve: ['rebellion.missions.resolve'],
  all: ['rebellion.missions.all-icons', 'rebellion.missions.all-leaders'],
  captured: ['rebellion.missions.captured-icons'],
} as const;

const missionOddsRules: readonly RuleId[] = [
  ...new Set<RuleId>(Object.values(MISSION_RULE).flat()),
];

export const missionOdds = {
  id: 'rebellion/mission',
  parse: parseMission,
  answer,
  cited: missionOddsRules,
} as const satisfies Calculator<MissionQuestion, MissionAnswer>;
