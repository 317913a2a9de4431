import { choiceOf, fields, flag, parseWith, whole } from '../../../src/engine/parsing.ts';
import type { Field, OddsView, OddsWords, Values } from '../../../src/calculator/view.ts';

/** A game of its own: each side throws coins, and more heads win. */
export interface Toss {
  readonly first: number;
  readonly second: number;
  readonly lucky: boolean;
  readonly ties: 'nobody' | 'second';
}

export interface Outcome {
  readonly wins: number;
  readonly ties: number;
}

const MOST = 9;
const RULE = 'ti4.space-combat.start';

/** C(n, k) / 2^n. */
const heads = (coins: number): readonly number[] => {
  let row = [1];
  for (let coin = 0; coin < coins; coin += 1) {
    row = [...row, 0].map((chance, index) => (chance + (row[index - 1] ?? 0)) / 2);
  }
  return row;
};

const answer = ({ first, second, lucky, ties }: Toss): Outcome => {
  const sums = { wins: 0, ties: 0 };
  heads(first).forEach((one, mine) => {
    heads(second).forEach((other, theirs) => {
      const ahead = mine + (lucky ? 1 : 0) - theirs;
      if (ahead > 0) sums.wins += one * other;
      else if (ahead === 0 && ties === 'nobody') sums.ties += one * other;
    });
  });
  return sums;
};

const side = (key: string): readonly Field[] => [
  { kind: 'count', key: `${key}.coins`, most: MOST },
];

const WORDS: OddsWords = {
  title: 'Монети',
  summary: 'У кого більше гербів.',
  field: (key) => `поле ${key}`,
  preset: (key) => `приклад ${key}`,
  change: (key) => `зміна ${key}`,
  problem: (path, problem) => `${path}: ${problem}`,
};

const values = (first: number, second: number): Values => ({
  'a.coins': first,
  'd.coins': second,
});

export const view: OddsView<Toss, Outcome> = {
  calculator: {
    id: 'ti4/coins',
    cited: [RULE],
    parse: (raw) =>
      parseWith(() => {
        const read = fields(raw, '', ['first', 'second', 'lucky', 'ties']);
        const first = whole(read['first'], 'first', 0, MOST, 0);
        const second = whole(read['second'], 'second', first === 0 ? 1 : 0, MOST, 0);
        return {
          first,
          second,
          lucky: flag(read['lucky'], 'lucky'),
          ties: choiceOf(read['ties'], 'ties', ['nobody', 'second']),
        };
      }),
    answer,
  },
  form: {
    groups: [
      { key: 'a', side: 'first', fields: side('a') },
      { key: 'd', side: 'second', fields: side('d') },
      {
        key: 'more',
        folded: true,
        fields: [
          { kind: 'flag', key: 'lucky' },
          { kind: 'pick', key: 'ties', options: ['nobody', 'second'] },
        ],
      },
    ],
    pairs: [['a.coins', 'd.coins']],
    presets: [
      { key: 'even', values: values(2, 2) },
      { key: 'more', values: { ...values(3, 1), lucky: true } },
    ],
    changes: [
      {
        key: 'one-more',
        apply: (now) => ({ ...now, 'a.coins': Number(now['a.coins'] ?? 0) + 1 }),
        fits: (now) => Number(now['a.coins'] ?? 0) < MOST,
      },
      {
        key: 'luck',
        apply: (now) => ({ ...now, lucky: true }),
        fits: (now) => now['lucky'] !== true,
      },
    ],
  },
  question: (filled) => ({
    first: filled['a.coins'] ?? 0,
    second: filled['d.coins'] ?? 0,
    lucky: filled['lucky'] ?? false,
    ties: filled['ties'] ?? 'nobody',
  }),
  words: () => WORDS,
  tell: ({ wins, ties }) => ({
    headline: `Більше гербів: ${wins}`,
    verdict: [
      { label: 'перший', chance: wins, tone: 'first' },
      { label: 'нічия', chance: ties, tone: 'even' },
      { label: 'другий', chance: 1 - wins - ties, tone: 'second' },
    ],
    charts: [],
    tables: [],
    contributions: [{ label: 'монета', value: '½', rules: [RULE] }],
    remarks: [],
  }),
  goal: {
    words: () => ({ title: 'Скільки монет', lead: 'Скільки треба монет.' }),
    seek: (question, wanted) => {
      for (let first = question.first; first <= MOST; first += 1) {
        if (answer({ ...question, first }).wins >= wanted) return first;
      }
      return null;
    },
    tell: (found, question) =>
      typeof found === 'number'
        ? {
            text: `Досить ${found}.`,
            steps: [{ text: 'Додати', values: values(found, question.second) }],
          }
        : { text: 'Не досить і всіх.', steps: [] },
  },
};
