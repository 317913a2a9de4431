import type { Contribution as Part, EdgeAnswer } from '../odds/edge-battle.ts';
import { edgeBattleOdds } from '../odds/edge-battle.ts';
import { enough } from '../odds/enough.ts';
import type { Enough } from '../odds/enough.ts';
import { KINDS } from '../odds/kinds.ts';
import type { EdgeQuestion } from '../odds/question.ts';
import { rule } from '../odds/rules.ts';
import { called } from '../../../i18n/odds/called.ts';
import { percent, points } from '../../../i18n/odds/percent.ts';
import { edgeOddsWords } from '../words/odds.ts';
import type { EdgeChange, EdgeOddsWords } from '../words/odds.ts';
import type { StarterDeck } from '../engine/objective-sets.ts';
import type { Language } from '../../../rules/languages.ts';
import type {
  Chart,
  Contribution,
  OddsView,
  OddsWords,
  Remark,
  Share,
  Table,
  Told,
} from '../../../calculator/view.ts';
import { form, questionOf, valuesOf } from './edge-form.ts';

const fieldName = ({ fields, groups, kind }: EdgeOddsWords, key: string): string => {
  const [place = '', name = ''] = key.split('.');
  if (place === 'group') return groups[name as keyof typeof groups];
  const of = KINDS.find((one) => one === name);
  if (of) return kind(of);
  const plain = place === 'mine' || place === 'other' ? name : key;
  return fields[plain as keyof typeof fields];
};

const wordsOf = (language: Language): OddsWords => {
  const words = edgeOddsWords(language);
  return {
    title: words.title,
    summary: words.summary,
    field: (key) => fieldName(words, key),
    preset: (key) => words.preset(key as StarterDeck),
    change: (key) => words.changes[key as EdgeChange],
    problem: (_, problem) => called(words.problems, words.problems.other)(problem),
  };
};

/** Whose equal icons are, the note of the chart tells. */
const toneOf = (lead: number): Share['tone'] => {
  if (lead === 0) return 'even';
  return lead > 0 ? 'first' : 'second';
};

const leadsChart = (
  { leads }: EdgeAnswer,
  { role }: EdgeQuestion,
  words: EdgeOddsWords,
): Chart => ({
  key: 'leads',
  title: words.leads.title,
  note: words.leads.note(role === 'defender'),
  rows: [...leads].reverse().map(({ lead, chance }) => ({
    label: words.leads.lead(lead),
    chance,
    tone: toneOf(lead),
  })),
});

const iconsChart = ({ icons, again, own }: EdgeAnswer, words: EdgeOddsWords): Chart => ({
  key: 'icons',
  title: words.icons.title,
  note: words.icons.note(own),
  rows: [
    ...icons.flatMap((chance, count): readonly Share[] =>
      chance > 0 ? [{ label: String(count), chance, tone: toneOf(own - count) }] : [],
    ),
    ...(again > 0 ? [{ label: words.icons.again, chance: again, tone: 'even' as const }] : []),
  ],
});

const plansTable = ({ plans }: EdgeAnswer, words: EdgeOddsWords, language: Language): Table => ({
  key: 'plans',
  title: words.plans.title,
  note: words.plans.note,
  columns: [
    words.plans.cards,
    words.plans.icons,
    ...(plans[0]?.chances ?? []).map((_, cards) => words.plans.against(cards)),
  ],
  rows: plans.map(({ cards, icons, chances }) => [
    String(cards),
    String(icons),
    ...chances.map((chance) => percent(language, chance)),
  ]),
});

const partTold = (part: Part, words: EdgeOddsWords, language: Language): Contribution => {
  const { parts } = words;
  const { rules } = part;
  switch (part.what) {
    case 'card':
      return {
        label: parts.card(part.kind, part.cards),
        value: points(language, part.adds),
        rules,
      };
    case 'edge':
      return { label: parts.edge(part.icons), value: points(language, part.adds), rules };
    case 'other-edge':
      return { label: parts.otherEdge(part.icons), value: points(language, part.adds), rules };
    case 'tie':
      return { label: parts.tie(part.adds > 0), value: points(language, part.adds), rules };
    case 'again':
      return { label: parts.again, value: percent(language, part.chance), rules };
  }
};

const remarksOf = (
  { mine, other }: EdgeQuestion,
  again: number,
  { remarks }: EdgeOddsWords,
): readonly Remark[] => {
  const has = (kind: (typeof KINDS)[number]): boolean => mine.stack[kind] + other.deck[kind] > 0;
  const heats = has('heat-of-battle') && mine.frail + other.frail > 0;
  return [
    { text: remarks[other.policy], rules: [rule('edge-battle.fate-only')] },
    { text: remarks.number, rules: [rule('edge-battle.two-passes')] },
    {
      text: remarks['any-card'],
      rules: [rule('edge-battle.any-card'), rule('edge-battle.what-counts')],
    },
    ...(again > 0
      ? [
          {
            text: remarks.twist,
            rules: [rule('golden-rule.card-wins'), rule('edge-battle.discard')],
          },
        ]
      : []),
    ...(has('heat-of-battle') || has('target-of-opportunity')
      ? [
          {
            text: remarks.fates,
            rules: [rule('edge-battle.fate-complete'), rule('edge-battle.count')],
          },
        ]
      : []),
    ...(heats
      ? [
          {
            text: remarks.heat,
            rules: [rule('edge-battle.fate-order'), rule('keywords.edge-icons')],
          },
        ]
      : []),
  ];
};

const tell = (answer: EdgeAnswer, question: EdgeQuestion, language: Language): Told => {
  const words = edgeOddsWords(language);
  const { win } = answer;
  const verdict: readonly Share[] = [
    { label: words.verdict.win, chance: win, tone: 'first' },
    { label: words.verdict.lose, chance: 1 - win, tone: 'second' },
  ];
  if (answer.automatic) {
    return {
      headline: words.headlineAlone(win === 1),
      verdict,
      charts: [],
      tables: [],
      contributions: [],
      remarks: [
        {
          text: words.remarks.automatic,
          rules: [rule('edge-battle.automatic-win'), rule('edge-battle.may-still-place')],
        },
      ],
    };
  }
  return {
    headline: words.headline(percent(language, win), answer.own),
    verdict,
    charts: [leadsChart(answer, question, words), iconsChart(answer, words)],
    tables: [plansTable(answer, words, language)],
    contributions: answer.contributions.map((part) => partTold(part, words, language)),
    remarks: remarksOf(question, answer.again, words),
  };
};

const tellEnough = (
  found: Enough,
  question: EdgeQuestion,
  language: Language,
): {
  readonly text: string;
  readonly steps: readonly { text: string; values: ReturnType<typeof valuesOf> }[];
} => {
  const { goal } = edgeOddsWords(language);
  const { stack, best } = found;
  const win = percent(language, best.win);
  if (stack?.cards === 0) return { text: goal.nothing(win), steps: [] };
  const text = stack ? goal.enough(stack.cards, stack.icons, win) : goal.never(win);
  const values = valuesOf({
    ...question,
    mine: { ...question.mine, stack: best.stack, kept: best.kept },
  });
  return { text, steps: [{ text: goal.best(best.cards, best.icons, win), values }] };
};

export const view: OddsView<EdgeQuestion, EdgeAnswer> = {
  calculator: edgeBattleOdds,
  form,
  question: questionOf,
  words: wordsOf,
  tell,
  goal: {
    seek: enough,
    // What was found comes back from the worker as it was sent.
    tell: (found, question, language) => tellEnough(found as Enough, question, language),
    words: (language) => {
      const { title, lead } = edgeOddsWords(language).goal;
      return { title, lead };
    },
  },
};
