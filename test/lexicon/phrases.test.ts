import { beforeAll, describe, expect, it } from 'vitest';

import type { Language } from '../../src/rules/languages.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { loadLexicon } from '../../src/lexicon/load-lexicon.ts';
import { PhraseFinder, type Phrase } from '../../src/lexicon/phrases.ts';
import { temporaryCache } from './support/cache.ts';

const cacheDirectory = temporaryCache();

const TERMS = {
  uk: [
    { termId: 'combat', name: 'бій' },
    { termId: 'card', name: 'карта' },
    { termId: 'tactic-card', name: 'карта тактики', aliases: ['тактична карта'] },
    { termId: 'hit', name: 'влучання' },
    { termId: 'direct-hit', name: 'пряме влучання' },
    { termId: 'death-star', name: 'Зірка смерті' },
    { termId: 'construction', name: 'Зірка смерті в розбудові' },
    { termId: 'fighter', name: 'винищувач' },
    { termId: 'tie-fighter', name: 'ЗІД-винищувач' },
    { termId: 'x-wing', name: 'Х-вінґ', forms: ['Х-вінґа', 'Х-вінґи', 'Х-вінґів'] },
    { termId: 'leia', name: 'Лея Орґана', forms: ['Леї Орґани', 'Лею Орґану'] },
    { termId: 'base', name: 'база повстанців' },
    { termId: 'base-space', name: 'комірка «База повстанців»' },
    { termId: 'mission-card', name: 'карта місії', forms: ['карти місій'] },
    { termId: 'track', name: 'слід' },
    { termId: 'waters', name: 'пода' },
  ],
  ru: [
    { termId: 'combat', name: 'бой' },
    { termId: 'row', name: 'ряд' },
    { termId: 'subject', name: 'тема' },
    { termId: 'tactic-card', name: 'карта тактики' },
    { termId: 'death-star', name: 'Звезда Смерти', forms: ['Звёзды Смерти', 'Звёзд Смерти'] },
    { termId: 'ground', name: 'наземный отряд' },
    { termId: 'unit', name: 'отряд' },
    { termId: 'attack', name: 'сражение в космосе' },
  ],
} as const satisfies Record<Language, readonly Phrase[]>;

const SENTENCES: Record<Language, readonly (readonly [string, string])[]> = {
  uk: [
    ['Перед боєм візьміть тактичних карт.', 'combat:боєм tactic-card:тактичних карт'],
    ['Картами тактики граєте, інші карти лежать.', 'tactic-card:Картами тактики card:карти'],
    ['Прямих влучань два, влучань чотири.', 'direct-hit:Прямих влучань hit:влучань'],
    [
      'Біля Зірки Смерті стоять ЗІД-винищувачі.',
      'death-star:Зірки Смерті tie-fighter:ЗІД-винищувачі',
    ],
    ['Немає Зірок смерті у розбудові!', 'construction:Зірок смерті у розбудові'],
    ['Два винищувачі: пара X‑вінґів.', 'fighter:винищувачі x-wing:X‑вінґів'],
    ['Лею Орґану взято в полон.', 'leia:Лею Орґану'],
    ['Слід кинути кубики під столом.', ''],
    ['Систему бази повстанці ховають.', ''],
    ['Картами місій на базі повстанців грають.', 'mission-card:Картами місій base:базі повстанців'],
    ['У комірці «База повстанців» тихо.', 'base-space:комірці «База повстанців»'],
    ['У комірці «База повстанців і військ».', 'base:База повстанців'],
    ['Карту місіями не побити.', 'card:Карту'],
    ['Карта. Тактики нема.', 'card:Карта'],
    ['Карта, тактики, бої', 'card:Карта combat:бої'],
    ['Карта\n\nтактики', 'card:Карта'],
    ['Бойовий дух суперкарти', ''],
    [
      'карту\u00A0тактики, картою\nтактики',
      'tactic-card:карту\u00A0тактики tactic-card:картою\nтактики',
    ],
  ],
  ru: [
    ['Перед боем и в бою.', 'combat:боем combat:бою'],
    ['Более или менее', ''],
    ['Рядом с тем отрядом — ряды бойцов.', 'unit:отрядом row:ряды'],
    ['Наземных отрядов и отрядов', 'ground:Наземных отрядов unit:отрядов'],
    ['У Звезды смерти нет звёзд.', 'death-star:Звезды смерти'],
    ['Из двух Звёзд Смерти одна недостроена.', 'death-star:Звёзд Смерти'],
    ['Сражения во космосе', 'attack:Сражения во космосе'],
  ],
};

describe.each(['uk', 'ru'] as const)('terms in sentences in %s', (language) => {
  let finder: PhraseFinder;

  beforeAll(async () => {
    const lexicon = await loadLexicon(language, {
      texts: SENTENCES[language].map(([sentence]) => sentence),
      terms: TERMS[language],
      cacheDirectory,
    });
    finder = new PhraseFinder(TERMS[language], lexicon);
  });

  it.each([...SENTENCES[language]])('in «%s» are «%s»', (sentence, expected) => {
    const found = finder
      .find(sentence)
      .map(({ termId, start, end }) => `${termId}:${sentence.slice(start, end)}`);
    expect(found.join(' ')).toBe(expected);
  });
});

describe('a phrase finder', () => {
  const lexicon = createLexicon('uk', {
    paradigms: { поле: ['поле', 'поля'], полоти: ['полоти', 'поле'], бій: ['бій', 'бою'] },
  });

  it('takes the longer of two phrases that overlap, wherever it begins', () => {
    const finder = new PhraseFinder(
      [
        { termId: 'short', name: 'поле бій' },
        { termId: 'long', name: 'бій флот хід' },
      ],
      lexicon,
    );
    expect(finder.find('поле бою флот хід')).toEqual([{ start: 5, end: 17, termId: 'long' }]);
  });

  it('takes a name of one word for the dictionary form it is', () => {
    const finder = new PhraseFinder([{ termId: 'field', name: 'поле' }], lexicon);
    expect(finder.find('поля')).toHaveLength(1);
    expect(finder.find('полоти')).toEqual([]);
  });

  it('lets a name go before the alias of another term, and tells of the clash', () => {
    const finder = new PhraseFinder(
      [
        { termId: 'alias', name: 'сутичка', aliases: ['бій'] },
        { termId: 'name', name: 'бій' },
      ],
      lexicon,
    );
    expect(finder.find('бою')).toEqual([{ start: 0, end: 3, termId: 'name' }]);
    expect(finder.clashes).toEqual([{ phrase: 'бій', termIds: ['name', 'alias'] }]);
  });
});
