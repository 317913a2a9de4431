import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { patternOf, STYLE_FILE } from '../../src/rules/check/style.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { styleFile } from '../../src/rules/read/schemas.ts';
import { contentFiles } from './support/content.ts';
import { itReports } from './support/mistakes.ts';
import { change, messagesAfter, write } from './support/spoil.ts';

const fight = 'content/duel/uk/fight.mdx';
const ruFight = 'content/duel/ru/fight.mdx';
const glossary = 'content/duel/glossary.yaml';

const style = write(
  STYLE_FILE,
  `uk:
  - { not: 'книг(а|и) каж*', write: у книзі сказано, because: a book does not speak }
  - { not: 'вої?н*', write: боєць, because: one word for one thing, games: [duel] }
  - { not: 'лицар*', write: боєць, because: one word for one thing, games: [ti4] }
ru:
  - { not: 'книг(а|и) говор*', write: в книге сказано, because: a book does not speak }
`,
);

const aBookSpeaks = 'a book does not speak.';
const bookWrites = 'Write «у книзі сказано».';

describe('a phrase that content/style.yaml forbids', () => {
  itReports([
    {
      mistake: 'one in a rule',
      changes: [style, change(fight, 'Бій починає', 'Як ¦книга каже, бій починає')],
      says: `«книга каже»: ${aBookSpeaks}`,
      advises: bookWrites,
    },
    {
      mistake: 'one in Russian',
      changes: [style, change(ruFight, 'Бой начинает', 'Как ¦книги говорят, бой начинает')],
      says: `«книги говорят»: ${aBookSpeaks}`,
      advises: 'Write «в книге сказано».',
    },
    {
      mistake: 'one with a capital letter, across a line',
      changes: [style, change(fight, 'Кубик має шість', '¦Книга\nкаже: кубик має шість')],
      says: `«Книга каже»: ${aBookSpeaks}`,
      advises: bookWrites,
    },
    {
      mistake: 'one in a definition, in the game where it is wrong',
      changes: [style, change(glossary, 'Боєць на дошці', '¦Воїн на дошці')],
      says: '«Воїн»: one word for one thing.',
      advises: 'Write «боєць».',
    },
    {
      mistake: 'one on a button, by the language of its file',
      changes: [style, write('src/i18n/odds/page.uk.ts', `export const title = '¦Книга каже';\n`)],
      says: `«Книга каже»: ${aBookSpeaks}`,
      advises: bookWrites,
    },
    {
      mistake: 'one among words of both languages, by its letters',
      changes: [
        style,
        write('src/i18n/page.ts', `both('Книга мовчить', 'Вы тут: ¦книга говорит');\n`),
      ],
      says: `«книга говорит»: ${aBookSpeaks}`,
      advises: 'Write «в книге сказано».',
    },
    {
      mistake: 'one in the words of a procedure of the game where it is wrong',
      changes: [style, write('src/games/duel/words/uk/game.ts', `export const who = '¦воїн';\n`)],
      says: '«воїн»: one word for one thing.',
      advises: 'Write «боєць».',
    },
  ]);

  it.each([
    ['in another game', change(glossary, 'Боєць на дошці', 'Лицар на дошці')],
    ['in the words of no game', write('src/i18n/page.uk.ts', `export const who = 'воїн';\n`)],
    ['in the other language', write('src/i18n/page.ru.ts', `export const who = 'книга каже';\n`)],
    ['in a quotation', change(fight, 'Бій починає', 'Після «Книга каже» бій починає')],
    ['as a part of a word', change(fight, 'Бій починає', 'Двокнига каже: бій починає')],
    ['as another name of a term', change(glossary, '[ватажок]', '[ватажок, воїн]')],
  ])('is let be %s', async (_, spoilt) => {
    expect(await messagesAfter(style, spoilt)).toEqual([]);
  });

  it('is found once for each place', async () => {
    const twice = change(fight, 'Бій починає', 'Книга каже, що книга каже: бій починає');
    expect(await messagesAfter(style, twice)).toHaveLength(2);
  });

  itReports([
    {
      mistake: 'one that has no reason',
      changes: [write(STYLE_FILE, `uk:\n  - ¦{ not: книга, write: том }\nru: []\n`)],
      place: `${STYLE_FILE}:2:5`,
      says: '«uk.0.because» does not fit: Invalid input: expected string, received undefined.',
      advises: 'Compare with the description of this file in CONTRIBUTING.md.',
    },
  ]);
});

describe('a sentence', () => {
  const words = (count: number): string =>
    Array.from({ length: count - 2 }, () => 'раз').join(', ');

  itReports([
    {
      mistake: 'one of more than 25 words',
      changes: [change(fight, 'Бій починає', `Бій є. ¦Бий ${words(26)} кубик. Бій починає`)],
      says: 'The sentence has 26 words: more than 25 are read twice.',
      advises: 'Make two of it, or a list.',
    },
    {
      mistake: 'a long one in a definition',
      changes: [change(glossary, 'Той, хто веде за собою', `¦Той ${words(27)} тут`)],
      says: 'The sentence has 27 words: more than 25 are read twice.',
      advises: 'Make two of it, or a list.',
    },
  ]);

  it('may have 25 words; a dash is none', async () => {
    const long = change(fight, 'Бій починає', `Бий — ${words(25)} кубик. Бій починає`);
    expect(await messagesAfter(long)).toEqual([]);
  });

  it('may be longer where its rule is excused', async () => {
    const long = change(fight, 'Бій починає', `Бий ${words(30)} кубик. Бій починає`);
    const excuse = write('content/excuses.txt', 'long-sentence duel.fight.start: a list\n');
    expect(await messagesAfter(long, excuse)).toEqual([]);
  });
});

describe('sentences in a row', () => {
  const start = 'Бій починає активний гравець. [#start]';

  itReports([
    {
      mistake: 'three that begin alike',
      changes: [change(fight, start, `Бій починає він. Бій починає вона. ¦${start}`)],
      says: 'The 3rd sentence in a row begins with «бій починає».',
      advises: 'Let the heading carry what they share, or begin one of them otherwise.',
    },
  ]);

  it.each([
    ['two begin alike', 'Бій починає вона.'],
    ['another stands between', 'Бій починає він. Ні. Бій починає вона.'],
  ])('may begin alike where %s', async (_, before) => {
    expect(await messagesAfter(change(fight, start, `${before} ${start}`))).toEqual([]);
  });

  it('may begin alike under different headings', async () => {
    const heading = '\n\n## Удар [#blow]\n\n- ';
    const parted = change(
      fight,
      `${start}${heading}Гравець`,
      `Бій починає він. ${start}${heading}Бій починає гравець. Гравець`,
    );
    expect(await messagesAfter(parted)).toEqual([]);
  });
});

describe('a definition', () => {
  itReports([
    {
      mistake: 'one that begins with nobody',
      changes: [change(glossary, 'Той, хто веде за собою', '¦Він веде за собою')],
      says: 'The definition begins with «Він», and nobody knows who that is.',
      advises: 'Name the thing: a definition is read alone.',
    },
    {
      mistake: 'one in Russian',
      changes: [change(glossary, 'Тот, кто ведёт за собой', '¦Она ведёт за собой')],
      says: 'The definition begins with «Она», and nobody knows who that is.',
      advises: 'Name the thing: a definition is read alone.',
    },
  ]);

  it.each([
    ['Боєць на дошці', 'Цейхгауз на дошці'],
    ['Боец на доске', 'Онагр на доске'],
  ])('may begin with a word that only begins so: %s', async (from, to) => {
    expect(await messagesAfter(change(glossary, from, to))).toEqual([]);
  });
});

describe('the forbidden phrases of the content', () => {
  const { data } = styleFile.safeParse(parse(contentFiles.read(STYLE_FILE) ?? ''));

  it.each(LANGUAGES)('are not what another of them says to write: %s', (language) => {
    const phrases = data?.[language] ?? [];
    expect(phrases.length).toBeGreaterThan(20);
    const patterns = phrases.map(({ not }) => patternOf(not));
    for (const { write: remedy } of phrases) {
      expect(patterns.filter((pattern) => remedy.search(pattern) >= 0)).toEqual([]);
    }
  });
});
