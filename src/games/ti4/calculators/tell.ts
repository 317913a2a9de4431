import { FIGURES, FLEET, KINDS, recordOf, UNIT_IDS } from '../engine/data/units.ts';
import type { UnitId } from '../engine/data/units.ts';
import { ROLL_RULES, isPrinted, rulesOfEffect } from '../odds/cited.ts';
import { unitsFor } from '../odds/parse.ts';
import { rules } from '../odds/rules.ts';
import { SIDES } from '../odds/types.ts';
import type { Answer, InvasionQuestion, Side, SideName, SpaceQuestion } from '../odds/types.ts';
import { decimal } from '../../../i18n/odds/decimal.ts';
import { percent, points } from '../../../i18n/odds/percent.ts';
import { ti4OddsWords } from '../words/odds.ts';
import type { LeftOut, Ti4OddsWords } from '../words/odds.ts';
import type { Language } from '../../../rules/languages.ts';
import type {
  Chart,
  Contribution,
  Names,
  Remark,
  Share,
  Table,
  Told,
  Tone,
} from '../../../calculator/view.ts';
import { DAMAGEABLE } from './fields.ts';
import type { Theatre } from './fields.ts';
import { effectName, kindOf } from './words.ts';

/** Whatever both calculators ask about. */
export type Question = Pick<InvasionQuestion, SideName | 'rounds'> &
  Partial<Pick<SpaceQuestion, 'nebula'>>;

interface Telling {
  readonly answer: Answer;
  readonly question: Question;
  readonly theatre: Theatre;
  readonly language: Language;
  readonly words: Ti4OddsWords;
  readonly names: Names;
}

const TONES: Readonly<Record<SideName, Tone>> = { attacker: 'first', defender: 'second' };
/** Bars that a phone shows without scrolling for long. */
const MOST_BARS = 12;
const MOST_LINES = 12;

const number = (language: Language, value: number, digits = 2): string =>
  decimal(language, value, digits);

const verdictOf = ({ answer: { outcomes }, theatre, words }: Telling): readonly Share[] => {
  const names = words.verdict[kindOf(theatre)];
  const between: readonly Share[] = (
    [
      [words.verdict.attackerRetreats, outcomes.attackerRetreats],
      [words.verdict.defenderRetreats, outcomes.defenderRetreats],
      [words.verdict.undecided, outcomes.undecided],
    ] as const
  )
    .filter(([, chance]) => chance > 0)
    .map(([label, chance]) => ({ label, chance, tone: 'even' }));
  return [
    { label: names.attacker, chance: outcomes.attacker, tone: 'first' },
    { label: names.draw, chance: outcomes.draw, tone: 'even' },
    ...between,
    { label: names.defender, chance: outcomes.defender, tone: 'second' },
  ];
};

const headlineOf = (telling: Telling): string => {
  const { answer, theatre, language, words } = telling;
  const { attacker, draw, defender } = answer.outcomes;
  const shown = (chance: number): string => percent(language, chance);
  const more = verdictOf(telling).slice(2, -1);
  return [
    words.headline[kindOf(theatre)](shown(attacker), shown(defender), shown(draw)),
    ...more.map(({ label, chance }) => words.headline.also(label, shown(chance))),
  ].join('');
};

const chartOf = ({ answer, words }: Telling, side: SideName): Chart => {
  const { left } = answer[side];
  const most = left.length - 1;
  const width = Math.max(1, Math.ceil(most / (MOST_BARS - 1)));
  const rows: Share[] = [{ label: words.charts.nobody, chance: left[0] ?? 0, tone: 'even' }];
  for (let from = 1; from <= most; from += width) {
    const to = Math.min(most, from + width - 1);
    const chance = left.slice(from, to + 1).reduce((sum, share) => sum + share, 0);
    rows.push({ label: words.charts.units(from, to), chance, tone: TONES[side] });
  }
  return { key: `left.${side}`, title: words.charts.left(words.sides[side]), rows };
};

const roundsTable = ({ answer, language, words }: Telling): Table => ({
  key: 'rounds',
  title: words.tables.rounds,
  note: words.tables.roundsNote(number(language, answer.meanRounds, 1)),
  columns: words.tables.roundColumns,
  rows: answer.rounds.map(({ round, goesOn, attackerUnits, defenderUnits }) => [
    round === 0 ? words.tables.before : String(round),
    percent(language, goesOn),
    number(language, attackerUnits),
    number(language, defenderUnits),
  ]),
});

const survivorsTable = ({ answer, language, words, names }: Telling, side: SideName): Table => {
  const { survivors, rest } = answer[side];
  const listed = survivors.slice(0, MOST_LINES);
  const unlisted = survivors.slice(MOST_LINES).reduce((sum, { chance }) => sum + chance, rest);
  const rows = listed.map(({ units, damaged, chance }) => {
    const parts = FLEET.filter((type) => (units[type] ?? 0) > 0).map((type) =>
      words.tables.counted(names[type] ?? type, units[type] ?? 0, damaged[type] ?? 0),
    );
    return [parts.join(', ') || words.tables.nothing, percent(language, chance)];
  });
  return {
    key: `survivors.${side}`,
    title: words.tables.left(words.sides[side]),
    columns: words.tables.leftColumns,
    rows: unlisted > 0 ? [...rows, [words.tables.rest, percent(language, unlisted)]] : rows,
  };
};

const lossesTable = ({ answer, language, words, names }: Telling): Table => {
  const types = FLEET.filter((type) => SIDES.some((side) => answer[side].lost[type] !== undefined));
  const cell = (side: SideName, type: UnitId): string => {
    const lost = answer[side].lost[type];
    return lost === undefined ? '–' : number(language, lost);
  };
  return {
    key: 'losses',
    title: words.tables.losses,
    note: words.tables.lossNote,
    columns: [words.tables.lossColumn, words.sides.attacker, words.sides.defender],
    rows: [
      ...types.map((type) => [names[type] ?? type, cell('attacker', type), cell('defender', type)]),
      [
        words.tables.lossCost,
        number(language, answer.attacker.lostCost),
        number(language, answer.defender.lostCost),
      ],
    ],
  };
};

const contributionsOf = ({
  answer,
  question,
  theatre,
  language,
  words,
  names,
}: Telling): readonly Contribution[] => [
  ...answer.dice.map(({ side, roll, unit, dice, hit, expected }) => ({
    label: words.dice(words.sides[side], words.rolls[roll], names[unit] ?? unit, dice, hit),
    value: words.diceValue(number(language, expected)),
    rules: rules(...ROLL_RULES[roll][theatre]),
  })),
  ...answer.modifiers.map(({ side, effect, change }) => ({
    label: words.modifier(
      words.sides[side],
      effectName(language, names, effect, question[side].faction),
      isPrinted(effect),
    ),
    value: words.modifierValue(points(language, change)),
    rules: rules(...rulesOfEffect(effect)),
  })),
];

const sustains = ({ units }: Side): boolean => DAMAGEABLE.some((type) => (units[type] ?? 0) > 0);

const leftOut = ({ faction, units, upgrades }: Side): readonly LeftOut[] => [
  ...(faction === 'yin-brotherhood' ? (['devotion'] as const) : []),
  ...(faction === 'emirates-of-hacan' && units.flagship ? (['kenara'] as const) : []),
  ...(faction === 'sardakk-norr' && upgrades.includes('dreadnought') && units.dreadnought
    ? (['exotrireme'] as const)
    : []),
];

const spaceRemarks = ({ answer, question, words }: Telling): readonly Remark[] => {
  const rolled = (roll: string): number =>
    SIDES.filter((side) => answer.dice.some((group) => group.side === side && group.roll === roll))
      .length;
  const retreats = answer.outcomes.attackerRetreats + answer.outcomes.defenderRetreats > 0;
  const fighters = SIDES.some((side) => (question[side].units.fighter ?? 0) > 0);
  const { remarks } = words;
  return [
    ...SIDES.map((side) => {
      const { sustain, lose } = question[side];
      return {
        text: remarks.policy(words.sides[side], sustains(question[side]) ? sustain : null, lose),
        rules: rules('space-combat.assign-hits', 'space-combat.sustain-first'),
      };
    }),
    ...(rolled('cannon') === SIDES.length
      ? [
          {
            text: remarks.cannonOrder,
            rules: rules('space-cannon.offense-order', 'space-cannon.who-first'),
          },
        ]
      : []),
    ...(rolled('barrage') > 0
      ? [
          {
            text: remarks.barrage,
            rules: rules('space-combat.barrage', 'anti-fighter-barrage.combat-roll-effects'),
          },
        ]
      : []),
    ...(fighters
      ? [
          { text: remarks.capacityFree, rules: rules('capacity.combat-exception') },
          { text: remarks.surplus, rules: rules('space-combat.surplus') },
        ]
      : []),
    ...(retreats ? [{ text: remarks.retreat, rules: rules('space-combat.retreat-move') }] : []),
    ...SIDES.flatMap((side) =>
      leftOut(question[side]).map((id) => ({
        text: remarks.leftOut[id],
        rules: rules('abilities.factions'),
      })),
    ),
  ];
};

const groundRemarks = ({ answer, question, words: { remarks } }: Telling): readonly Remark[] => {
  const guns = question.defender.units.pds ?? 0;
  const bombers = unitsFor('ground', 'attacker').some(
    (type) =>
      KINDS[type] === 'ship' && type !== 'fighter' && (question.attacker.units[type] ?? 0) > 0,
  );
  const stopped = !answer.dice.some(({ roll }) => roll === 'bombardment');
  return [
    { text: remarks.allLand, rules: rules('invasion.establish-control') },
    ...(answer.outcomes.draw > 0
      ? [
          {
            text: remarks.bothDestroyed,
            rules: rules('ground-combat.draw', 'invasion.both-destroyed'),
          },
        ]
      : []),
    ...(guns > 0 && bombers && stopped
      ? [{ text: remarks.shield, rules: rules('bombardment.planetary-shield') }]
      : []),
    ...(guns > 0 && question.defender.effects.includes('magen-defense-grid')
      ? [{ text: remarks.grid, rules: rules('planetary-shield.magen-grid') }]
      : []),
  ];
};

const remarksOf = (telling: Telling): readonly Remark[] => {
  const { answer, question, theatre, language, words, names } = telling;
  const { remarks } = words;
  const unprinted = [
    ...new Set(
      answer.modifiers
        .filter(({ effect }) => !isPrinted(effect))
        .map(({ side, effect }) => effectName(language, names, effect, question[side].faction)),
    ),
  ];
  const tokens = SIDES.some((side) =>
    FLEET.some(
      (type) => recordOf(type).tokens && (question[side].units[type] ?? 0) > FIGURES[type],
    ),
  );
  const again = SIDES.some((side) => question[side].reroll !== 'none');
  return [
    { text: remarks.exact },
    ...(theatre === 'space' ? spaceRemarks(telling) : groundRemarks(telling)),
    ...(again
      ? [{ text: remarks.reroll, rules: rules('rerolls.same-ability', 'rerolls.new-result') }]
      : []),
    ...(tokens
      ? [{ text: remarks.tokens, rules: rules('component-limitations.produce-tokens') }]
      : []),
    { text: remarks.used },
    ...(unprinted.length > 0 ? [{ text: remarks.unprinted(unprinted.join(', ')) }] : []),
    { text: remarks.values, rules: rules('unit-upgrades.new-attributes') },
  ];
};

export const tellIn =
  (theatre: Theatre) =>
  (answer: Answer, question: Question, language: Language, names: Names): Told => {
    const telling = { answer, question, theatre, language, words: ti4OddsWords(language), names };
    return {
      headline: headlineOf(telling),
      verdict: verdictOf(telling),
      charts: SIDES.map((side) => chartOf(telling, side)),
      tables: [
        roundsTable(telling),
        ...SIDES.map((side) => survivorsTable(telling, side)),
        lossesTable(telling),
      ],
      contributions: contributionsOf(telling),
      remarks: remarksOf(telling),
    };
  };

export const unitsText = (
  language: Language,
  names: Names,
  units: Readonly<Partial<Record<UnitId, number>>>,
): string =>
  UNIT_IDS.filter((type) => (units[type] ?? 0) > 0)
    .map((type) => ti4OddsWords(language).tables.counted(names[type] ?? type, units[type] ?? 0, 0))
    .join(', ');
