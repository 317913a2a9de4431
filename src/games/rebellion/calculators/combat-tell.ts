import { ENDINGS } from '../odds/combat-types.ts';
import type {
  CombatAnswer,
  CombatQuestion,
  EndingId,
  Survivors,
  TheatreAnswer,
} from '../odds/combat-types.ts';
import type { UnitCounts } from '../engine/setup.ts';
import { SIDES, UNIT_IDS, unitOf } from '../engine/units.ts';
import type { UnitId } from '../engine/units.ts';
import { combatOddsWords } from '../words/odds-combat.ts';
import type { CombatOddsWords } from '../words/odds-combat.ts';
import { percent } from '../../../i18n/odds/percent.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Chart, Share, Table, Told, Tone } from '../../../calculator/view.ts';
import { contributionsOf } from './combat-contributions.ts';
import { remarksOf } from './combat-remarks.ts';

const TONE = {
  empire: 'first',
  nobody: 'even',
  unfinished: 'even',
  rebel: 'second',
} as const satisfies Record<EndingId, Tone>;

const IN_ORDER = ['empire', 'nobody', 'unfinished', 'rebel'] as const satisfies readonly EndingId[];

/** So many compositions are told; the rest are summed up. */
const TOLD = 12;

const sharesOf = ({ endings }: TheatreAnswer, words: CombatOddsWords): readonly Share[] =>
  IN_ORDER.filter((ending) => ending !== 'unfinished' || endings.unfinished > 0).map((ending) => ({
    label: words.ending[ending],
    chance: endings[ending],
    tone: TONE[ending],
  }));

const togetherShares = (
  together: NonNullable<CombatAnswer['together']>,
  words: CombatOddsWords,
): readonly Share[] => {
  const known = {
    empire: together.empire.empire,
    empireSpace: together.empire.rebel,
    rebelSpace: together.rebel.empire,
    rebel: together.rebel.rebel,
  };
  const other = ENDINGS.flatMap((one) => ENDINGS.map((two) => ({ one, two })))
    .filter(({ one, two }) => TONE[one] === 'even' || TONE[two] === 'even')
    .reduce((sum, { one, two }) => sum + together[one][two], 0);
  const share = (key: keyof CombatOddsWords['together'], chance: number, tone: Tone): Share => ({
    label: words.together[key],
    chance,
    tone,
  });
  return [
    share('empire', known.empire, 'first'),
    share('empireSpace', known.empireSpace, 'even'),
    share('rebelSpace', known.rebelSpace, 'even'),
    share('other', other, 'even'),
    share('rebel', known.rebel, 'second'),
  ];
};

const named = (units: UnitCounts, words: CombatOddsWords): string =>
  UNIT_IDS.filter((unit) => (units[unit] ?? 0) > 0)
    .map((unit) => {
      const count = units[unit] ?? 0;
      return count > 1 ? `${count} × ${words.unit[unit]}` : words.unit[unit];
    })
    .join(', ');

const composition = ({ left }: Survivors, words: CombatOddsWords): string =>
  SIDES.map((side) => ({ side, text: named(left[side], words) }))
    .filter(({ text }) => text !== '')
    .map(({ side, text }) => `${words.side[side]}: ${text}`)
    .join('; ') || words.nobodyLeft;

const survivorChart = (answer: TheatreAnswer, words: CombatOddsWords): Chart => {
  const { theatre, survivors } = answer;
  const rest = survivors.slice(TOLD).reduce((sum, { chance }) => sum + chance, 0);
  const rows = survivors.slice(0, TOLD).map((entry): Share => ({
    label: composition(entry, words),
    chance: entry.chance,
    tone: TONE[entry.ending],
  }));
  return {
    key: `survivors-${theatre}`,
    title: words.survivors(theatre),
    note: words.survivorsNote,
    rows: rest > 0 ? [...rows, { label: words.rest, chance: rest, tone: 'even' }] : rows,
  };
};

const outcomeChart = (answer: TheatreAnswer, words: CombatOddsWords): Chart => ({
  key: `outcome-${answer.theatre}`,
  title: words.outcomes(answer.theatre),
  rows: sharesOf(answer, words),
});

const decimals = (language: Language) => {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (value: number): string => format.format(value);
};

const roundTable = (answer: TheatreAnswer, words: CombatOddsWords, language: Language): Table => {
  const decimal = decimals(language);
  return {
    key: `rounds-${answer.theatre}`,
    title: words.rounds(answer.theatre),
    columns: words.roundColumns,
    rows: answer.rounds.map(({ round, fighting, left }) => [
      String(round),
      percent(language, fighting),
      decimal(left.empire),
      decimal(left.rebel),
    ]),
  };
};

const lossTable = (
  { theatres }: CombatAnswer,
  { armies }: CombatQuestion,
  words: CombatOddsWords,
  language: Language,
): Table => {
  const decimal = decimals(language);
  const rows = SIDES.flatMap((side) =>
    (Object.entries(armies[side].units) as [UnitId, number][])
      .filter(([, count]) => count > 0)
      .flatMap(([unit, count]) => {
        const found = theatres.find(({ theatre }) => theatre === unitOf(unit).theatre);
        if (!found) return [];
        const left = found.left[side][unit] ?? 0;
        return [[words.unit[unit], String(count), decimal(left), decimal(count - left)]];
      }),
  );
  return { key: 'losses', title: words.losses, columns: words.lossColumns, rows };
};

export const tellCombat = (
  answer: CombatAnswer,
  question: CombatQuestion,
  language: Language,
): Told => {
  const words = combatOddsWords(language);
  const { theatres, together } = answer;
  const [only] = theatres;
  return {
    headline: theatres
      .map(({ theatre, endings }) =>
        words.headline(
          theatre,
          percent(language, endings.empire),
          percent(language, endings.rebel),
        ),
      )
      .join(' '),
    verdict: together ? togetherShares(together, words) : only ? sharesOf(only, words) : [],
    charts: [
      ...(together ? theatres.map((theatre) => outcomeChart(theatre, words)) : []),
      ...theatres.map((theatre) => survivorChart(theatre, words)),
    ],
    tables: [
      ...theatres.map((theatre) => roundTable(theatre, words, language)),
      lossTable(answer, question, words, language),
    ],
    contributions: contributionsOf(answer, question, words, language),
    remarks: remarksOf(answer, question, words, language),
  };
};
