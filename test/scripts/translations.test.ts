import { describe, expect, it } from 'vitest';
import { exportEdition, importPo, recorded } from '../../scripts/lib/translations/exchange.ts';
import { readPo, writePo, type PoEntry } from '../../scripts/lib/translations/po.ts';
import { writtenUnder } from '../../scripts/lib/translations/written.ts';
import { filesInMemory, type ContentFiles } from '../../src/rules/read/content-files.ts';
import { loadGame } from '../../src/rules/read/load-game.ts';
import { ProblemList } from '../../src/rules/problems.ts';
import { ledgerFile, type TranslatedId } from '../../src/rules/translations.ts';
import { snapshotOf } from '../../src/rules/ask/snapshot.ts';
import { baseGame } from '../rules/support/base-game.ts';
import { change, withoutDictionary } from '../rules/support/spoil.ts';
import { loadModel } from '../../src/rules/read/load.ts';

const LEDGER = ledgerFile('duel', 'ru');
const load = (files: ContentFiles) => loadModel(files, withoutDictionary);
const ledgers = await recorded(filesInMemory(baseGame), load, []);
const recordedGame = { ...baseGame, [LEDGER]: ledgers.get(LEDGER) ?? '' };

const uk = 'content/duel/uk/fight.mdx';
const ru = 'content/duel/ru/fight.mdx';
const glossary = 'content/duel/glossary.yaml';

/** The game after its original was corrected. */
const corrected = {
  ...recordedGame,
  [uk]: [
    ['починає активний', 'починає пасивний'],
    ['Чи можна не бити?', 'Чи слід бити?'],
    ['має шість граней', 'має 8 граней'],
  ].reduce((text, [from = '', to = '']) => text.replace(from, to), baseGame[uk] ?? ''),
  [glossary]: change(glossary, 'Боєць на дошці.', 'Боєць на «полі».').text ?? '',
};

async function exported(files: Readonly<Record<string, string>>) {
  const content = filesInMemory(files);
  const [edition] = (await load(content)).model.editions;
  if (edition === undefined) throw new Error('The game has no edition.');
  return exportEdition(edition, content);
}

/** What a translator sends back: the same file with some texts finished. */
async function translated(finish: (entry: PoEntry) => Partial<PoEntry>): Promise<string> {
  const { entries } = readPo((await exported(corrected)).stale);
  return writePo(
    'ru',
    entries.map((entry) => ({ ...entry, ...finish(entry) })),
  );
}

const finished =
  (id: string, translation: string) =>
  (entry: PoEntry): Partial<PoEntry> =>
    entry.id === id ? { translation, isWaiting: false } : {};

describe('a PO file', () => {
  it('is read as it was written, whatever its texts hold', () => {
    const entries: PoEntry[] = [
      { id: 'a.b.c', original: 'Раз\n\n- «два» "три"\\n', translation: '', isWaiting: true },
      { id: 'a.b', original: 'довге '.repeat(60), translation: 'длинное', isWaiting: false },
      { id: 'a.b.d', original: 'довге '.repeat(60), translation: 'ё', isWaiting: false },
    ];
    expect(readPo(writePo('ru', entries))).toEqual({ language: 'ru', entries });
  });
});

describe('what is exported', () => {
  it('is every stale text under its id, with the former translation, still to be looked at', async () => {
    const { entries } = readPo((await exported(corrected)).stale);
    expect(Object.fromEntries(entries.map(({ id, ...entry }) => [id, entry]))).toEqual({
      'duel.fight.start': {
        original: 'Бій починає пасивний гравець.',
        translation: 'Бой начинает активный игрок.',
        isWaiting: true,
      },
      'duel.fight.must-hit': {
        original: 'Чи слід бити?\n\nНі:\n\n- капітан б’є завжди;\n- фігура б’є за ним.',
        translation: 'Можно ли не бить?\n\nНет:\n\n- капитан бьёт всегда;\n- фигура бьёт за ним.',
        isWaiting: true,
      },
      'duel.fight': {
        original:
          'Бій\n\nЯк б’ються дві фігури.\n\nКубик має 8 граней, див. [початок](rule:fight.start).',
        translation:
          'Бой\n\nКак дерутся две фигуры.\n\nУ кубика шесть граней, см. [начало](rule:fight.start).',
        isWaiting: true,
      },
      'duel.glossary.figure': {
        original: 'фігура\n\nБоєць на «полі».',
        translation: 'фигура\n\nБоец на доске.',
        isWaiting: true,
      },
    });
  });

  it('has the glossary beside it: each term in both languages', async () => {
    const { entries } = readPo((await exported(corrected)).glossary);
    expect(entries.map(({ original, translation }) => [original, translation])).toEqual([
      ['капітан', 'капитан'],
      ['фігура', 'фигура'],
    ]);
  });
});

describe('what is imported', () => {
  it('stands in the files in its place, and nothing else changes there', async () => {
    const question = 'Следует ли бить?\n\nНет, если:\n\n- капитан устал.';
    const po = await translated((entry) => ({
      ...finished('duel.fight.must-hit', question)(entry),
      ...finished('duel.glossary.figure', 'фигура\n\nБоец: на «поле», на доске.')(entry),
    }));
    const { files, ids, refused } = await importPo(po, filesInMemory(corrected), load);
    expect(refused).toEqual([]);
    expect(ids.toSorted()).toEqual(['duel.fight.must-hit', 'duel.glossary.figure']);
    expect(files.get(ru)).toBe(
      (baseGame[ru] ?? '')
        .replace('Можно ли не бить?', 'Следует ли бить?')
        .replace(
          'Нет:\n\n- капитан бьёт всегда;\n- фигура бьёт за ним.',
          'Нет, если:\n\n- капитан устал.',
        ),
    );
    expect(files.get(glossary)).toBe(
      corrected[glossary].replace('Боец на доске.', "'Боец: на «поле», на доске.'"),
    );
  });

  it('is current from then on; what still waits stays stale', async () => {
    const po = await translated(finished('duel.fight.start', 'Бой начинает пассивный игрок.'));
    const { files } = await importPo(po, filesInMemory(corrected), load);
    const after = filesInMemory({ ...corrected, ...Object.fromEntries(files) });
    const { model, problems } = await load(after);
    expect(problems).toEqual([]);
    const states = new Map(model.editions[0]?.states);
    expect(states.get('duel.fight.start')).toBe('current');
    expect(states.get('duel.fight.must-hit')).toBe('stale');
  });

  it('may be what was there before, if a translator says that it still fits', async () => {
    const po = await translated(finished('duel.fight.start', 'Бой начинает активный игрок.'));
    const { files, ids } = await importPo(po, filesInMemory(corrected), load);
    expect(ids).toEqual(['duel.fight.start']);
    expect(files.get(ru)).toBeUndefined();
  });

  it('is nothing that is empty', async () => {
    const po = await translated(finished('duel.fight.start', ''));
    expect((await importPo(po, filesInMemory(corrected), load)).ids).toEqual([]);
  });

  it.each<[string, Partial<PoEntry>, string]>([
    [
      'of another original',
      { original: 'Бій починає хтось.' },
      'duel.fight.start: the original has changed since the export',
    ],
    [
      'under a name that does not exist',
      { id: 'duel.fight.nothing' },
      'duel.fight.nothing: there is no such text in this edition',
    ],
    [
      'of more paragraphs than the place has',
      { translation: 'Раз.\n\nДва.\n\nТри.\n\nЧетыре.', id: 'duel.fight' },
      'duel.fight: title and paragraphs are not as many as in the file',
    ],
    [
      'of fewer',
      { translation: 'Раз.', id: 'duel.fight' },
      'duel.fight: title and paragraphs are not as many as in the file',
    ],
  ])('is refused with a reason: a text %s', async (_, wrong, reason) => {
    const po = await translated((entry) =>
      entry.id === (wrong.id === 'duel.fight' ? 'duel.fight' : 'duel.fight.start')
        ? { translation: 'Бой.', isWaiting: false, ...wrong }
        : {},
    );
    const { ids, refused } = await importPo(po, filesInMemory(corrected), load);
    expect([ids, refused]).toEqual([[], [reason]]);
  });

  it('is nothing at all where the content would have mistakes', async () => {
    const po = await translated(finished('duel.fight.start', 'Бой начинают [все](rule:no-such).'));
    await expect(importPo(po, filesInMemory(corrected), load)).rejects.toThrow(
      /so nothing is written:\n- .*no-such/,
    );
  });

  it('has to say its language', async () => {
    const po = (await exported(corrected)).stale.replace('Language: ru', 'Language: en');
    await expect(importPo(po, filesInMemory(corrected), load)).rejects.toThrow('«en»');
  });
});

describe('every text of an edition', () => {
  it('can be written anew from what a translator sees, to the last letter', async () => {
    const content = filesInMemory(recordedGame);
    const source = loadGame('content/duel', content, new ProblemList());
    const [edition] = (await load(content)).model.editions;
    if (source === undefined || edition === undefined) throw new Error('The game is not read.');
    const under = (id: TranslatedId, language: 'uk' | 'ru') =>
      writtenUnder(id, language, source, content);
    const borrowed = [...edition.states.keys()].flatMap((id) => {
      const edits = under(id, 'ru')?.rewrite(under(id, 'uk')?.text ?? '');
      if (edits === undefined) throw new Error(`«${id}» cannot be written anew.`);
      return edits;
    });
    const files: Record<string, string> = { ...recordedGame };
    for (const { file, start, end, text } of borrowed.toSorted((a, b) => b.start - a.start)) {
      files[file] = `${files[file]?.slice(0, start) ?? ''}${text}${files[file]?.slice(end) ?? ''}`;
    }
    const { model } = await load(filesInMemory(files));
    for (const { prints } of snapshotOf(model).values()) expect(prints.ru).toBe(prints.uk);
    for (const topic of ['fight', 'move']) {
      const [ours, original] = (['ru', 'uk'] as const).map((language) =>
        files[`content/duel/${language}/${topic}.mdx`]?.split('---\n').at(-1),
      );
      expect(ours).toBe(original);
    }
  });
});
