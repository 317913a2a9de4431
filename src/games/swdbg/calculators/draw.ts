import { waysTo } from '../odds/copies.ts';
import type { Ways } from '../odds/copies.ts';
import { drawOdds } from '../odds/draw.ts';
import type { Contribution as Part, DrawAnswer } from '../odds/draw.ts';
import { isKind, isShipKind, KINDS } from '../odds/kinds.ts';
import type { DrawQuestion } from '../odds/question.ts';
import { rule } from '../odds/rules.ts';
import type { SwdbgRule } from '../engine/rule.ts';
import { decimal } from '../../../i18n/odds/decimal.ts';
import { called } from '../../../i18n/odds/called.ts';
import { percent } from '../../../i18n/odds/percent.ts';
import { drawOddsWords } from '../words/odds.ts';
import type { DrawChange, DrawOddsWords, DrawPreset } from '../words/odds.ts';
import type { Language } from '../../../rules/languages.ts';
import type {
  Chart,
  Contribution,
  Goal,
  OddsView,
  OddsWords,
  Remark,
  Share,
  Table,
  Told,
} from '../../../calculator/view.ts';
import { form, questionOf, valuesOf } from './draw-form.ts';

const fieldName = ({ fields, groups, kind }: DrawOddsWords, key: string): string => {
  const [place = '', name = ''] = key.split('.');
  if (place === 'group') return groups[name as keyof typeof groups];
  return isKind(name) ? kind(name) : fields[key as keyof typeof fields];
};

const wordsOf = (language: Language): OddsWords => {
  const words = drawOddsWords(language);
  return {
    title: words.title,
    summary: words.summary,
    field: (key) => fieldName(words, key),
    preset: (key) => words.presets[key as DrawPreset],
    change: (key) => words.changes[key as DrawChange],
    problem: (_, problem) => called(words.problems, words.problems.other)(problem),
  };
};

const chartsOf = (
  { hands }: DrawAnswer,
  { need, measure }: DrawQuestion,
  words: DrawOddsWords,
  language: Language,
): readonly Chart[] =>
  hands.map(({ sums, mean }, at) => ({
    key: `hand-${at + 1}`,
    title: words.chart(at + 1, measure),
    note: words.chartNote(decimal(language, mean, 2)),
    rows: sums.flatMap((chance, sum): readonly Share[] =>
      chance > 0 ? [{ label: String(sum), chance, tone: sum >= need ? 'first' : 'second' }] : [],
    ),
  }));

const handsTable = ({ hands }: DrawAnswer, words: DrawOddsWords, language: Language): Table => ({
  key: 'hands',
  title: words.table.title,
  note: words.table.note,
  columns: words.table.columns,
  rows: hands.map(({ chance, soFar, mean, reshuffle }, at) => [
    words.hand(at + 1),
    percent(language, chance),
    percent(language, soFar),
    decimal(language, mean, 2),
    percent(language, reshuffle),
  ]),
});

const partTold = (
  part: Part,
  { measure }: DrawQuestion,
  { parts }: DrawOddsWords,
  language: Language,
): Contribution => {
  const { rules } = part;
  switch (part.what) {
    case 'cards':
      return {
        label: parts.cards(part.kind, measure, part.deck, part.discard),
        value: parts.value(decimal(language, part.mean, 2), percent(language, part.seen)),
        rules,
      };
    case 'sure':
      return { label: parts.sure, value: `+${part.mean}`, rules };
    case 'reshuffle':
      return { label: parts.reshuffle, value: parts.reshuffled(part.taken, part.drawn), rules };
  }
};

const remarksOf = (
  question: DrawQuestion,
  { hands }: DrawAnswer,
  { remarks }: DrawOddsWords,
): readonly Remark[] => {
  const { measure, span, deck, discard } = question;
  const ships = KINDS.some(
    (kind) => isShipKind(kind) && (deck[kind] ?? 0) + (discard[kind] ?? 0) > 0,
  );
  const many = question.hands > 1;
  const all: readonly (readonly [boolean, keyof typeof remarks, readonly SwdbgRule[]])[] = [
    [true, 'discard', ['turn.discard-units', 'turn.discard-hand', 'buying.to-discard']],
    [true, 'reshuffle', ['reshuffling.own', 'reshuffling.not-at-once', 'buying.when-playable']],
    [
      measure !== 'cards',
      'worth',
      ['playing-cards.resources', 'playing-cards.force', 'cards.attack'],
    ],
    [many, 'later', ['turn.discard-units', 'turn.discard-hand']],
    [ships && many, 'ships', ['capital-ships.not-discarded', 'capital-ships.income']],
    [
      measure === 'attack' && (ships || question.sure > 0),
      'ship-attack',
      ['capital-ships.attack-base', 'capital-ships.not-row'],
    ],
    [measure === 'resources' && span === 'together' && many, 'returned', ['turn.return-resources']],
    [measure === 'force', 'force', ['force.full']],
    [hands.some(({ short }) => short > 0), 'short', ['reshuffling.own']],
  ];
  return all.flatMap(([fits, key, rules]) =>
    fits ? [{ text: remarks[key], rules: rules.map(rule) }] : [],
  );
};

const tell = (answer: DrawAnswer, question: DrawQuestion, language: Language): Told => {
  const words = drawOddsWords(language);
  const { chance } = answer;
  return {
    headline: words.headline(question, percent(language, chance)),
    verdict: [
      { label: words.verdict.enough, chance, tone: 'first' },
      { label: words.verdict.lacking, chance: 1 - chance, tone: 'second' },
    ],
    charts: chartsOf(answer, question, words, language),
    tables: [handsTable(answer, words, language)],
    contributions: answer.contributions.map((part) => partTold(part, question, words, language)),
    remarks: remarksOf(question, answer, words),
  };
};

interface Sought extends Ways {
  readonly wanted: number;
}

const goal: Goal<DrawQuestion> = {
  seek: (question, wanted): Sought => ({ ...waysTo(question, wanted), wanted }),
  tell: (found, question, language) => {
    // What was found comes back from the worker as it was sent.
    const { now, ways, best, wanted } = found as Sought;
    const words = drawOddsWords(language).goal;
    if (now >= wanted - 1e-12) return { text: words.reached(percent(language, now)), steps: [] };
    const steps = (best === null ? ways : [best]).map((way) => ({
      text: words.way(
        way.what,
        way.kind,
        question.measure,
        way.cards,
        percent(language, way.chance),
      ),
      values: valuesOf(way.question),
    }));
    if (ways.length > 0) return { text: words.ways(percent(language, wanted)), steps };
    return { text: best === null ? words.never : words.nearest, steps };
  },
  words: (language) => {
    const { title, lead } = drawOddsWords(language).goal;
    return { title, lead };
  },
};

export const view: OddsView<DrawQuestion, DrawAnswer> = {
  calculator: drawOdds,
  form,
  question: questionOf,
  words: wordsOf,
  tell,
  goal,
};
