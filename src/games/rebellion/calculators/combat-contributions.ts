import { RULE } from '../odds/combat-rules.ts';
import type { CombatAnswer, CombatQuestion, TheatreAnswer } from '../odds/combat-types.ts';
import { chanceOf, PLANS_CHANCE } from '../odds/rolls.ts';
import { diceOfUnit, unitsIn } from '../odds/targets.ts';
import { SIDES, unitOf } from '../engine/units.ts';
import type { Side, UnitId } from '../engine/units.ts';
import { percent } from '../../../i18n/odds/percent.ts';
import type { CombatOddsWords } from '../words/odds-combat.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Contribution } from '../../../calculator/view.ts';

const HURTS = chanceOf('hit') + chanceOf('direct-hit');

interface Telling {
  readonly question: CombatQuestion;
  readonly words: CombatOddsWords;
  readonly decimal: (value: number) => string;
}

const ofUnit = (unit: UnitId, count: number, { words, decimal }: Telling): Contribution => {
  const { red, black } = unitOf(unit).dice;
  const dice = words.dice({ red: red * count, black: black * count });
  const name = words.unit[unit];
  return {
    label: count > 1 ? `${name} × ${count}` : name,
    value:
      red + black > 0
        ? words.unitDice(dice, decimal(diceOfUnit(unit) * count * HURTS))
        : words.noDice,
    rules: RULE.attack,
  };
};

const ofAttack = (
  { theatre, attacks }: TheatreAnswer,
  side: Side,
  { question, words, decimal }: Telling,
): readonly Contribution[] => {
  const attack = attacks[side];
  const { sum, reduced, count } = attack;
  const played = question.cards === 'played';
  const over = { red: sum.red - reduced - count.red, black: sum.black - count.black };
  const tactics = question.armies[side].tactics[theatre];
  const maybe = (wanted: boolean, entry: Contribution): readonly Contribution[] =>
    wanted ? [entry] : [];
  return [
    ...maybe(reduced > 0, {
      label: words.cannon,
      value: words.lostDice(words.dice({ red: reduced, black: 0 })),
      rules: RULE.cannon,
    }),
    ...maybe(over.red + over.black > 0, {
      label: words.limit(side, theatre),
      value: words.lostDice(words.dice(over)),
      rules: RULE.limit,
    }),
    ...maybe(count.red + count.black > 0, {
      label: words.firstAttack(side, theatre),
      value: words.firstAttackValue(decimal(attack.damage), decimal(attack.wasted), attack),
      rules: [...RULE.hits, ...RULE.direct],
    }),
    ...maybe(attack.specials > 0, {
      label: words.specials(side, theatre),
      value: words.specialsValue(decimal(attack.specials), played),
      rules: RULE.special,
    }),
    ...maybe(played && tactics > 0, {
      label: words.tactics(side, theatre),
      value: words.tacticsValue(tactics),
      rules: RULE.tactics,
    }),
  ];
};

const ofTheatre = (answer: TheatreAnswer, telling: Telling): readonly Contribution[] => {
  const { question, words } = telling;
  const { armies } = question;
  const generators = armies.rebel.units['shield-generator'] ?? 0;
  return [
    ...SIDES.flatMap((side) => {
      const { units } = armies[side];
      return [
        ...unitsIn(units, side, answer.theatre).map((unit) =>
          ofUnit(unit, units[unit] ?? 0, telling),
        ),
        ...ofAttack(answer, side, telling),
      ];
    }),
    ...(answer.theatre === 'ground' && generators > 0
      ? [
          {
            label: words.generator,
            value: words.generatorValue(generators, question.cards === 'played'),
            rules: RULE.generator,
          },
        ]
      : []),
  ];
};

export const contributionsOf = (
  { theatres, stationLost, retreated }: CombatAnswer,
  question: CombatQuestion,
  words: CombatOddsWords,
  language: Language,
): readonly Contribution[] => {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const decimal = (value: number): string => format.format(value);
  const plans: readonly Contribution[] =
    stationLost > 0
      ? [
          {
            label: words.plans,
            value: words.plansValue(
              percent(language, PLANS_CHANCE),
              percent(language, stationLost),
            ),
            rules: RULE.plans,
          },
        ]
      : [];
  const leaving = SIDES.filter((side) => question.armies[side].retreat !== 'never').map((side) => ({
    label: words.retreats(side),
    value: percent(language, retreated[side]),
    rules: RULE.retreat,
  }));
  const telling = { question, words, decimal };
  return [...theatres.flatMap((theatre) => ofTheatre(theatre, telling)), ...plans, ...leaving];
};
