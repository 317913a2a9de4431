import type { OddsView } from '../../../calculator/view.ts';
import { percent } from '../../../i18n/odds/percent.ts';
import { blowOdds, MOST } from '../odds/blow.ts';
import type { BlowQuestion } from '../odds/blow.ts';
import { WORDS } from '../words/words.ts';

const [start, bonus] = blowOdds.cited;

export const view: OddsView<BlowQuestion, number> = {
  calculator: blowOdds,
  form: {
    groups: [
      {
        key: 'blow',
        fields: [
          { kind: 'count', key: 'wanted', least: 1, most: MOST, first: 4 },
          { kind: 'flag', key: 'captain', rules: [bonus ?? ''] },
        ],
      },
    ],
    pairs: [],
    presets: [{ key: 'plain', values: { wanted: 4 } }],
    changes: [{ key: 'captain', apply: (values) => ({ ...values, captain: true }) }],
  },
  question: ({ wanted = 4, captain = false }) => ({ wanted, captain }),
  words: (language) => {
    const { title, summary, fields, refused } = WORDS[language];
    const name = (key: string): string => fields[key] ?? key;
    return { title, summary, field: name, preset: name, change: name, problem: () => refused };
  },
  tell: (chance, _question, language) => {
    const { chance: said, outcomes } = WORDS[language];
    return {
      headline: said(percent(language, chance)),
      verdict: [
        { label: outcomes.struck, chance, tone: 'first' },
        { label: outcomes.missed, chance: 1 - chance, tone: 'second' },
      ],
      charts: [],
      tables: [],
      contributions: [],
      remarks: [{ text: WORDS[language].summary, rules: [start ?? ''] }],
    };
  },
};
