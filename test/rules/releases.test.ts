import { describe, expect, it } from 'vitest';
import { changesIn, historyOf, meaningOf } from '../../src/rules/ask/changes.ts';
import { ProblemList, formatProblem } from '../../src/rules/problems.ts';
import { readReleases, writeRelease } from '../../src/rules/read/releases.ts';
import { fingerprint, snapshotOf, wordsOf } from '../../src/rules/ask/snapshot.ts';
import { rewordedLine } from '../../src/rules/read/reworded.ts';
import { baseGame } from './support/base-game.ts';
import {
  baseModel,
  change,
  load,
  messagesAfter,
  remove,
  write,
  type Change,
} from './support/spoil.ts';

const record = 'content/releases.txt';
const model = await baseModel();
const now = snapshotOf(model);
const head = { version: '0.1.0', date: '2026-01-31' };
const first = writeRelease(head, new Map(), now, new Map());

/** What changed since the little game was released, after these changes of its files. */
async function changesAfter(...changes: readonly Change[]) {
  const files = new Map(Object.entries({ ...baseGame, [record]: first }));
  for (const { file, text } of changes) {
    if (text === undefined) files.delete(file);
    else files.set(file, text);
  }
  const loaded = await load(Object.fromEntries(files));
  return { problems: loaded.problems.map(formatProblem), releases: changesIn(loaded.model) };
}

const lineOf = (id: string): string =>
  first.split('\n').find((line) => line.startsWith(`${id} `)) ?? '';

describe('what a release keeps', () => {
  it('is one line for each rule and each term, in order, below its version and date', () => {
    const [top, ...lines] = first.trimEnd().split('\n');
    expect(top).toBe('release 0.1.0 2026-01-31');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([...now.keys()].sort());
    // 10 rules and headings, 2 terms.
    expect(lines).toHaveLength(12);
  });

  it('is no word of the rules, only a fingerprint of eight signs for each language', () => {
    expect(lineOf('duel.fight.hit')).toMatch(
      /^duel\.fight\.hit 00003 uk:[0-9a-f]{8} ru:[0-9a-f]{8}$/,
    );
  });

  it('reads back as it was', () => {
    const problems = new ProblemList();
    const [release] = readReleases(first, problems);
    expect(problems.all).toEqual([]);
    expect(release).toEqual({ ...head, snapshot: now, moves: new Map() });
  });

  it('holds the printed numbers of a rule, which are addresses too', () => {
    const [release] = readReleases(
      'release 1.0.0 2026-01-01\nduel.fight.hit 00003 uk:00000001 №7.1•3 №43\n',
      new ProblemList(),
    );
    expect(release?.snapshot.get('duel.fight.hit')?.numbers).toEqual(['7.1•3', '43']);
  });

  it('is the whole state, though a later release lists only what differs', () => {
    const text = `release 0.1.0 2026-01-01
a.b.kept 00001 uk:00000001
a.b.left 00002 uk:00000002
a.b.lost 00003 uk:00000003
release 0.2.0 2026-02-01
a.b.left -> a.b.new
a.b.lost gone
a.b.new 00004 uk:00000004
`;
    const releases = readReleases(text, new ProblemList());
    expect(releases.map(({ snapshot }) => [...snapshot.keys()])).toEqual([
      ['a.b.kept', 'a.b.left', 'a.b.lost'],
      ['a.b.kept', 'a.b.new'],
    ]);
    const [before, after] = releases.map(({ snapshot }) => snapshot);
    const again = writeRelease(
      { version: '0.2.0', date: '2026-02-01' },
      before ?? new Map(),
      after ?? new Map(),
      new Map([['a.b.left', 'a.b.new']]),
    );
    expect(again).toBe(text.slice(text.indexOf('release 0.2.0')));
  });

  it('does not change when the words are the same and only lines or spaces differ', async () => {
    const rewrapped = change('content/duel/uk/fight.mdx', 'починає активний', 'починає\nактивний');
    const joined = change('content/duel/glossary.yaml', 'Боец на доске.', 'Боец на\u00A0доске.');
    const { releases } = await changesAfter(rewrapped, joined);
    expect(releases.map(({ version, changes }) => [version, changes])).toEqual([['0.1.0', []]]);
  });
});

describe('what changed since a release', () => {
  it('is nothing for the first release, which has none before it', async () => {
    const { problems, releases } = await changesAfter();
    expect(problems).toEqual([]);
    expect(releases).toEqual([{ ...head, first: true, ids: [...now.keys()].sort(), changes: [] }]);
  });

  it('is nothing at all while nothing was released', () => {
    expect(changesIn(model)).toEqual([]);
  });

  it('tells a rule added, in the languages that tell it', async () => {
    const { releases } = await changesAfter(
      write(record, first.replace(`${lineOf('duel.fight.bonus')}\n`, '')),
    );
    expect(releases[0]).toMatchObject({
      first: false,
      changes: [{ change: 'added', id: 'duel.fight.bonus', languages: ['uk', 'ru'] }],
    });
  });

  it('tells a rule reworded, in the language whose words are others now', async () => {
    const { releases } = await changesAfter(
      change('content/duel/ru/move.mdx', 'на две клетки', 'на две соседние клетки'),
    );
    expect(releases[0]?.changes).toEqual([
      { change: 'reworded', id: 'duel.move.two-steps', languages: ['ru'] },
    ]);
  });

  it('tells a heading and a term reworded, too', async () => {
    const { releases } = await changesAfter(
      change('content/duel/uk/fight.mdx', '## Удар', '## Удари'),
      change('content/duel/glossary.yaml', 'Боец на доске.', 'Боец.'),
    );
    expect(releases[0]?.changes.map(({ id }) => id)).toEqual([
      'duel.fight.blow',
      'duel.glossary.figure',
    ]);
  });

  it('tells a rule moved, with both ids, and not as one removed and one added', async () => {
    const { releases } = await changesAfter(
      write(record, first.replace('duel.fight.hit ', 'duel.fight.first-blow ')),
    );
    expect(releases[0]?.changes).toEqual([
      {
        change: 'moved',
        id: 'duel.fight.hit',
        from: 'duel.fight.first-blow',
        languages: ['uk', 'ru'],
      },
    ]);
  });

  it('tells a rule removed, where nothing took its place', async () => {
    const { problems, releases } = await changesAfter(
      write(record, `${first}duel.fight.duel 00014 uk:00000000\n`),
      change('content/ids.txt', 'duel.move.step\n', 'duel.move.step\nduel.fight.duel\n'),
    );
    expect(releases[0]?.changes).toEqual([
      { change: 'removed', id: 'duel.fight.duel', languages: ['uk'] },
    ]);
    expect(problems.join()).toContain('The published id «duel.fight.duel» no longer exists');
  });

  it('is kept with the release that brought it, and not told of the next one', async () => {
    const earlier = first
      .replace('0.1.0 2026-01-31', '0.0.1 2025-12-31')
      .replace(`${lineOf('duel.fight.bonus')}\n`, '')
      .replace('duel.fight.hit ', 'duel.fight.first-blow ');
    const [before] = readReleases(earlier, new ProblemList());
    const second = writeRelease(head, before?.snapshot ?? new Map(), now, model.aliases);
    const { releases } = await changesAfter(write(record, earlier + second));
    expect(
      releases.map(({ version, changes }) => [version, changes.map(({ change }) => change)]),
    ).toEqual([
      ['0.1.0', ['added', 'moved']],
      ['0.0.1', []],
    ]);
  });
});

describe('the words that a release replaced', () => {
  const file = 'content/reworded.txt';
  const id = 'duel.fight.hit';
  const earlier = first
    .replace('0.1.0 2026-01-31', '0.0.1 2025-12-31')
    .replace(lineOf(id), `${id} 00003 uk:00000000 ru:00000000`);
  const [before] = readReleases(earlier, new ProblemList());
  const second = writeRelease(
    { ...head, meaning: 'style' },
    before?.snapshot ?? new Map(),
    now,
    model.aliases,
  );
  const kept = rewordedLine('0.1.0', 'uk', id, 'Слова\n  давні.');

  it('are a line each, told with the change and on the page of the rule', async () => {
    const { problems, model: whole } = await load({
      ...baseGame,
      [record]: earlier + second,
      [file]: kept,
    });
    expect(problems).toEqual([]);
    const [latest] = changesIn(whole);
    expect(latest).toMatchObject({ version: '0.1.0', meaning: 'style' });
    expect(latest?.changes).toEqual([
      { change: 'reworded', id, languages: ['uk', 'ru'], before: { uk: 'Слова давні.' } },
    ]);
    expect(historyOf(whole, id)).toMatchObject([
      { version: '0.1.0', date: '2026-01-31', before: { uk: 'Слова давні.' } },
    ]);
    expect(historyOf(whole, 'duel.fight.bonus')).toEqual([]);
  });

  it('are known again by the fingerprint of the release that told them', () => {
    const told = wordsOf(model, id);
    expect(Object.keys(told)).toEqual(['uk', 'ru']);
    for (const language of ['uk', 'ru'] as const) {
      expect(fingerprint(told[language] ?? '')).toBe(now.get(id)?.prints[language]);
    }
  });

  it.each([
    ['a version that was never released', '9.9.9 uk duel.fight.hit Слова.\n'],
    ['a language that the site has not', '0.1.0 en duel.fight.hit Words.\n'],
    ['an id that is none', '0.1.0 uk hit Слова.\n'],
    ['an id without words', '0.1.0 uk duel.fight.hit\n'],
  ])('%s is reported with its line', async (_, text) => {
    const messages = await messagesAfter(write(record, first), write(file, text));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`${file}:1:1 «`);
  });
});

describe('what a release means', () => {
  const without = new Map([...now].filter(([id]) => id !== 'duel.fight.hit'));
  const numbered = new Map(now).set('duel.fight.hit', {
    code: '00003',
    prints: {},
    numbers: ['9.9'],
  });

  it('is a renumbering where an id is gone or a printed number differs', () => {
    expect(meaningOf(now, without, true)).toBe('renumbering');
    expect(meaningOf(now, numbered, true)).toBe('renumbering');
  });

  it('is a rewording where rules are added, or where nobody says that it is style alone', () => {
    expect(meaningOf(without, now, true)).toBe('rewording');
    expect(meaningOf(now, now, false)).toBe('rewording');
  });

  it('is style where only words differ and the author says so', () => {
    expect(meaningOf(now, now, true)).toBe('style');
  });
});

describe('a mistake in the record of releases', () => {
  it.each([
    ['a line before any release', 'duel.fight.hit 00003 uk:00000000\n', 1],
    ['a fingerprint cut short', `${first}duel.fight.hit 00003 uk:0000\n`, 14],
    ['a language that the site has not', `${first}duel.fight.hit 00003 en:00000000\n`, 14],
    ['a code that is none', `${first}duel.fight.hit 3 uk:00000000\n`, 14],
    ['a code without words', `${first}duel.fight.hit 00003\n`, 14],
    ['an id that is none', `${first}duel.hit 00003 uk:00000000\n`, 14],
    ['an id that leads nowhere', `${first}duel.fight.hit ->\n`, 14],
    ['an id alone', `${first}duel.fight.hit\n`, 14],
    ['a date that is none', 'release 0.1.0 today\n', 1],
    ['a meaning that is none', 'release 0.1.0 2026-01-31 better\n', 1],
  ])('%s is reported with its line', async (_, text, line) => {
    const [message, ...others] = await messagesAfter(write(record, text));
    expect(message).toContain(`${record}:${line}:1 «`);
    expect(message).toContain('the file is written by «npm run release» alone.');
    expect(others).toEqual([]);
  });

  it('does not let an id be taken off the list of published ids', async () => {
    const messages = await messagesAfter(
      write(record, first),
      change('content/ids.txt', 'duel.fight.bonus\n', ''),
    );
    expect(messages).toContain(
      `${record}:3:1 The id «duel.fight.bonus» was released and is missing from content/ids.txt, ` +
        'so its links would break.\n' +
        '    Put «duel.fight.bonus» back into content/ids.txt, with «-> its-successor» if it has moved.',
    );
  });

  it('is not that a whole game is gone: the list of ids tells that', async () => {
    const whole = Object.keys(baseGame).filter((file) => file.startsWith('content/duel/'));
    const messages = await messagesAfter(write(record, first), ...whole.map(remove));
    expect(messages.filter((message) => message.includes(record))).toEqual([]);
  });
});
