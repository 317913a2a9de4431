import { describe, expect, it } from 'vitest';
import { filesInMemory } from '../../src/rules/read/content-files.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import type { Model } from '../../src/rules/model.ts';
import { formatProblem, ProblemList } from '../../src/rules/problems.ts';
import {
  ledgerFile,
  ledgersOf,
  originalOf,
  stateOf,
  type TranslatedId,
} from '../../src/rules/translations.ts';
import { baseGame } from './support/base-game.ts';
import { contentFiles, contentModel } from './support/content.ts';
import { baseModel, change, load, remove, write, type Change } from './support/spoil.ts';

const LEDGER = ledgerFile('duel', 'ru');
const fightUk = 'content/duel/uk/fight.mdx';
const fightRu = 'content/duel/ru/fight.mdx';

type Files = Readonly<Record<string, string>>;

const ledgerOf = (model: Model, files: Files): string =>
  ledgersOf(model, filesInMemory(files), new ProblemList()).get(LEDGER) ?? '';

const ledger = ledgerOf(await baseModel(), baseGame);

/** The little game, translated from Ukrainian and recorded, with these changes made since. */
async function after(...changes: readonly Change[]) {
  const changed = changes.map(({ file, text }) => [file, text] as const);
  const files = Object.fromEntries(
    Object.entries({ ...baseGame, [LEDGER]: ledger, ...Object.fromEntries(changed) }).flatMap(
      ([file, text]) => (text === undefined ? [] : [[file, text]]),
    ),
  );
  const { model, problems, deferred } = await load(files);
  const [edition] = model.editions;
  return {
    files,
    model,
    messages: problems.map(formatProblem),
    deferred: deferred.map(({ message }) => message),
    behind: [...(edition?.states ?? [])].filter(([, state]) => state !== 'current'),
  };
}

const correction = change(fightUk, 'Бій починає активний гравець.', 'Бій починають 5 гравців.');

describe('a translation whose original says what it said', () => {
  it('is current, and so is every other one of the edition', async () => {
    const { model, messages, behind } = await after();
    expect(messages).toEqual([]);
    expect(behind).toEqual([]);
    expect(model.editions.map(({ game, language }) => [game, language])).toEqual([['duel', 'ru']]);
    expect([...(model.editions[0]?.states.keys() ?? [])].sort()).toEqual(
      [...model.rules.keys(), ...model.terms.keys(), 'duel.fight', 'duel.move'].sort(),
    );
  });

  it('stays current when its own words are mended', async () => {
    const { behind } = await after(change(fightRu, 'Бой начинает', 'Бой всегда начинает'));
    expect(behind).toEqual([]);
  });
});

describe('a translation whose original was corrected', () => {
  it.each<[string, Change, TranslatedId]>([
    ['a rule', correction, 'duel.fight.start'],
    ['a heading', change(fightUk, '## Удар', '## Удари'), 'duel.fight.blow'],
    ['a question', change(fightUk, 'Чи можна не бити?', 'Чи слід бити?'), 'duel.fight.must-hit'],
    ['a summary', change(fightUk, 'Як б’ються', 'Де б’ються'), 'duel.fight'],
    ['a note without a name', change(fightUk, 'Кубик має', 'Кубик мав'), 'duel.fight'],
    [
      'a term',
      change('content/duel/glossary.yaml', 'Боєць на дошці.', 'Боєць на полі.'),
      'duel.glossary.figure',
    ],
  ])('is stale, and no other: %s', async (_, corrected, id) => {
    const { model, messages, behind } = await after(corrected);
    expect(messages).toEqual([]);
    expect(behind).toEqual([[id, 'stale']]);
    expect(stateOf(model, id, 'ru')).toBe('stale');
  });

  it('may lack the numbers of the correction, which is said and stops nobody', async () => {
    const { messages, deferred } = await after(correction);
    expect(messages).toEqual([]);
    expect(deferred).toEqual(['«5» is a number that the other language does not tell.']);
  });

  it.each([
    ['a note', change(fightUk, 'має шість граней', 'має сім граней')],
    ['a term', change('content/duel/glossary.yaml', 'Боєць на дошці.', 'Боєць на 8 полях.')],
  ])('may lack those of %s', async (_, corrected) => {
    const { messages, deferred } = await after(corrected);
    expect(messages).toEqual([]);
    expect(deferred).not.toEqual([]);
  });

  it('excuses no other text with wrong numbers', async () => {
    const { messages } = await after(
      correction,
      change('content/duel/ru/move.mdx', 'на две клетки', 'на 7 клеток'),
    );
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('content/duel/ru/move.mdx:8');
  });

  it('must have the same numbers as soon as it is recorded as made anew', async () => {
    const { files, model } = await after(correction);
    const anew = ledgersOf(
      model,
      filesInMemory(files),
      new ProblemList(),
      (id) => id === 'duel.fight.start',
    );
    const { behind, messages } = await after(correction, write(LEDGER, anew.get(LEDGER) ?? ''));
    expect(behind).toEqual([]);
    expect(messages).toHaveLength(1);
  });

  it('stays stale when new translations are recorded', async () => {
    const { files, model } = await after(correction);
    expect(ledgerOf(model, files)).toBe(ledger);
  });
});

describe('a rule that the translation lacks', () => {
  const shorter = change(fightRu, 'Бой начинает активный игрок. [#start]\n\n', '');

  it('is missing, which is a mistake as it was', async () => {
    const { behind, messages } = await after(shorter);
    expect(behind).toEqual([['duel.fight.start', 'missing']]);
    expect(messages.filter((message) => message.includes('has no counterpart'))).toHaveLength(1);
  });

  it('of a whole topic is missing with all that stands in it', async () => {
    const { behind } = await after(remove('content/duel/ru/move.mdx'));
    expect(behind.map(([id]) => id)).toContain('duel.move.two-steps');
    expect(new Set(behind.map(([, state]) => state))).toEqual(new Set(['missing']));
  });
});

describe('a ledger', () => {
  it('that lacks a translation says what to do, and gets it without another change', async () => {
    const short = ledger.replace(/^duel\.fight\.hit .*\n/m, '');
    const { files, model, messages } = await after(write(LEDGER, short));
    expect(messages).toEqual([
      `${LEDGER}:1:1 The translation of «duel.fight.hit» is not recorded.\n    Run «npm run ids»: it records what is new.`,
    ]);
    expect(ledgerOf(model, files)).toBe(ledger);
  });

  it('that names what is gone says so, and loses it', async () => {
    const long = `${ledger}duel.move.zigzag 01234567\n`;
    const { files, model, messages } = await after(write(LEDGER, long));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('«duel.move.zigzag» is not translated, or not told any more.');
    expect(ledgerOf(model, files)).toBe(ledger);
  });

  it.each(['duel.fight.hit', 'duel.fight.hit 0123', 'Duel 01234567', 'duel.fight.hit 01234567'])(
    'with the line «%s» more is malformed',
    async (line) => {
      const { messages } = await after(write(LEDGER, `${ledger}${line}\n`));
      expect(messages).toHaveLength(1);
      expect(messages[0]).toContain(`«${line}» is no line of a ledger of translations.`);
    },
  );

  it('is not kept of a game whose booklets are in both languages', async () => {
    const books = 'content/duel/books.yaml';
    const second = `  - id: ru-rules
    language: ru
    title: { uk: Правила, ru: Правила }
    short: { uk: Правила, ru: Правила }
    sections: []
`;
    const both = write(books, `${baseGame[books] ?? ''}${second}`);
    const { model, files } = await after(both, remove(LEDGER));
    expect(model.editions).toEqual([]);
    expect([...ledgersOf(model, filesInMemory(files), new ProblemList())]).toEqual([]);
  });

  it('is kept of every translation of the content, and of no original', async () => {
    const { games } = await contentModel();
    const wrong = games.flatMap((game) => {
      const original = originalOf(game);
      return LANGUAGES.flatMap((language) => {
        const file = ledgerFile(game.id, language);
        const isKept = contentFiles.read(file) !== undefined;
        const isOriginal = original === undefined || original === language;
        const isWrong = isKept ? isOriginal : !isOriginal && game.languages.includes(language);
        return isWrong ? `${file} ${isKept ? 'is kept' : 'is missing: run «npm run ids»'}` : [];
      });
    });
    expect(wrong).toEqual([]);
  });
});
