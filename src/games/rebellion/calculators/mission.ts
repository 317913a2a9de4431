import { meanOf } from '../../../engine/distribution.ts';
import { ICON_LIMIT, MISSION_RULE, PORTRAIT_BONUS, missionOdds } from '../odds/mission.ts';
import type { MissionAnswer, MissionQuestion } from '../odds/mission-types.ts';
import { MISSION_DICE_LIMIT } from '../engine/game/mission/odds.ts';
import { percent, points } from '../../../i18n/odds/percent.ts';
import { called } from '../../../i18n/odds/called.ts';
import { missionOddsWords } from '../words/odds-mission.ts';
import type { MissionOddsWords } from '../words/odds-mission.ts';
import type { Language } from '../../../rules/languages.ts';
import type {
  Contribution,
  Form,
  OddsView,
  Remark,
  Share,
  Told,
  Values,
} from '../../../calculator/view.ts';

const countAt = (values: Values, key: string): number => Number(values[key] ?? 0);

const add = (key: string, field: string, most: number): Form['changes'][number] => ({
  key,
  apply: (values) => ({ ...values, [field]: countAt(values, field) + 1 }),
  fits: (values) => isOpposed(values) && countAt(values, field) < most,
});

const isOpposed = (values: Values): boolean => values['enemy.opposed'] !== false;

const opposed = (own: number, enemy: number, portrait = false): Values => ({
  'own.icons': own,
  'enemy.icons': enemy,
  'enemy.opposed': true,
  ...(portrait ? { 'own.portrait': true } : {}),
});

const form: Form = {
  groups: [
    {
      key: 'own',
      side: 'first',
      fields: [
        { kind: 'count', key: 'own.icons', most: ICON_LIMIT, rules: MISSION_RULE.dice },
        { kind: 'flag', key: 'own.portrait', rules: MISSION_RULE.portrait },
        {
          kind: 'count',
          key: 'own.rerolls',
          most: MISSION_DICE_LIMIT,
          rules: MISSION_RULE.rerolls,
        },
      ],
    },
    {
      key: 'enemy',
      side: 'second',
      fields: [
        { kind: 'count', key: 'enemy.icons', most: ICON_LIMIT, rules: MISSION_RULE.dice },
        { kind: 'flag', key: 'enemy.opposed', first: true, rules: MISSION_RULE.opposed },
        {
          kind: 'count',
          key: 'enemy.rerolls',
          most: MISSION_DICE_LIMIT,
          rules: MISSION_RULE.rerolls,
        },
      ],
    },
  ],
  pairs: [
    ['own.icons', 'enemy.icons'],
    ['own.rerolls', 'enemy.rerolls'],
  ],
  presets: [
    { key: 'infiltration', values: opposed(2, 2) },
    { key: 'vader', values: opposed(3, 3) },
    { key: 'portrait', values: opposed(2, 2, true) },
    { key: 'alone', values: opposed(2, 0) },
  ],
  changes: [
    add('own-icon', 'own.icons', ICON_LIMIT),
    add('enemy-icon', 'enemy.icons', ICON_LIMIT),
    {
      key: 'portrait',
      apply: (values) => ({ ...values, 'own.portrait': true }),
      fits: (values) => isOpposed(values) && values['own.portrait'] !== true,
    },
    {
      key: 'no-opposition',
      apply: (values) => ({ ...values, 'enemy.opposed': false }),
      fits: isOpposed,
    },
    add('own-reroll', 'own.rerolls', MISSION_DICE_LIMIT),
    add('enemy-reroll', 'enemy.rerolls', MISSION_DICE_LIMIT),
  ],
};

const sharesOf = ({ success, tie }: MissionAnswer, words: MissionOddsWords): readonly Share[] => [
  { label: words.success, chance: success, tone: 'first' },
  { label: words.tie, chance: tie, tone: 'even' },
  { label: words.behind, chance: Math.max(0, 1 - success - tie), tone: 'second' },
];

const contributionsOf = (
  answer: MissionAnswer,
  question: MissionQuestion,
  words: MissionOddsWords,
  language: Language,
): readonly Contribution[] => {
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const { dice, successes, success, otherwise } = answer;
  const bonus = question.portrait ? PORTRAIT_BONUS : 0;
  const ofDice = (whose: 'own' | 'enemy'): readonly Contribution[] => {
    const lost = question[whose].icons - dice[whose];
    const mean = meanOf(successes[whose]) - (whose === 'own' ? bonus : 0);
    return [
      {
        label: words.dice(whose, dice[whose]),
        value: words.diceValue(decimal.format(mean)),
        rules: MISSION_RULE.dice,
      },
      ...(lost > 0
        ? [{ label: words.limit(whose, lost), value: words.limitValue, rules: MISSION_RULE.limit }]
        : []),
    ];
  };
  const ifOnly = (label: string, chance: number, rules: readonly string[]): Contribution => ({
    label,
    value: words.difference(percent(language, chance), points(language, chance - success)),
    rules,
  });
  return [
    ...ofDice('own'),
    ...ofDice('enemy'),
    question.portrait
      ? { label: words.portrait, value: words.portraitValue, rules: MISSION_RULE.portrait }
      : ifOnly(words.portraitMissing, otherwise.portrait, MISSION_RULE.portrait),
    ifOnly(words.icon.own, otherwise.ownIcon, MISSION_RULE.dice),
    ifOnly(words.icon.enemy, otherwise.enemyIcon, MISSION_RULE.dice),
    ifOnly(words.reroll.own, otherwise.ownReroll, MISSION_RULE.rerolls),
    ifOnly(words.reroll.enemy, otherwise.enemyReroll, MISSION_RULE.rerolls),
  ];
};

const remarksOf = (question: MissionQuestion, words: MissionOddsWords): readonly Remark[] => {
  const rerolls = question.own.rerolls + question.enemy.rerolls > 0;
  return [
    { text: words.exact },
    { text: words.needed, rules: MISSION_RULE.success },
    { text: words.faces, rules: MISSION_RULE.faces },
    ...(question.enemy.icons === 0 ? [{ text: words.noIcons, rules: MISSION_RULE.noIcons }] : []),
    ...(rerolls ? [{ text: words.rerolls, rules: MISSION_RULE.rerolls }] : []),
    ...(question.portrait
      ? [
          {
            text: words.portraitAlone,
            rules: [...MISSION_RULE.portrait, ...MISSION_RULE.noIcons],
          },
        ]
      : []),
    { text: words.all, rules: [...MISSION_RULE.dice, ...MISSION_RULE.all] },
    { text: words.captured, rules: MISSION_RULE.captured },
    { text: words.send, rules: MISSION_RULE.opposed },
    { text: words.reveal, rules: MISSION_RULE.reveal },
  ];
};

const tellUnopposed = (words: MissionOddsWords): Told => ({
  headline: words.automatic,
  verdict: [
    { label: words.success, chance: 1, tone: 'first' },
    { label: words.behind, chance: 0, tone: 'second' },
  ],
  charts: [],
  tables: [],
  contributions: [],
  remarks: [
    { text: words.unopposed, rules: MISSION_RULE.unopposed },
    { text: words.send, rules: MISSION_RULE.opposed },
    { text: words.reveal, rules: MISSION_RULE.reveal },
  ],
});

const tell = (answer: MissionAnswer, question: MissionQuestion, language: Language): Told => {
  const words = missionOddsWords(language);
  if (!question.opposed) return tellUnopposed(words);
  const { success, successes, ahead } = answer;
  const most = Math.max(successes.own.length, successes.enemy.length);
  return {
    headline: words.headline(percent(language, success)),
    verdict: sharesOf(answer, words),
    charts: [
      {
        key: 'ahead',
        title: words.ahead,
        note: words.aheadNote,
        rows: [...ahead].reverse().map(({ by, chance }) => ({
          label: words.aheadBy(by),
          chance,
          tone: by > 0 ? 'first' : by === 0 ? 'even' : 'second',
        })),
      },
    ],
    tables: [
      {
        key: 'successes',
        title: words.successes,
        columns: words.successColumns,
        rows: Array.from({ length: most }, (_, count) => [
          String(count),
          percent(language, successes.own[count] ?? 0),
          percent(language, successes.enemy[count] ?? 0),
        ]),
      },
    ],
    contributions: contributionsOf(answer, question, words, language),
    remarks: remarksOf(question, words),
  };
};

export const view: OddsView<MissionQuestion, MissionAnswer> = {
  calculator: missionOdds,
  form,
  question: (values) => ({
    own: {
      icons: values['own.icons'] ?? 0,
      rerolls: values['own.rerolls'] ?? 0,
    },
    enemy: {
      icons: values['enemy.icons'] ?? 0,
      rerolls: values['enemy.rerolls'] ?? 0,
    },
    opposed: isOpposed(values),
    portrait: values['own.portrait'] ?? false,
  }),
  words: (language) => {
    const { title, summary, fields, presets, changes, problem } = missionOddsWords(language);
    return {
      title,
      summary,
      field: called(fields),
      preset: called(presets),
      change: called(changes),
      problem,
    };
  },
  tell,
};
