import type { ContentFiles } from './read/content-files.ts';
import { LANGUAGES, type Language, type PerLanguage } from './languages.ts';
import type { Game, Model } from './model.ts';
import type { Problem, ProblemList } from './problems.ts';
import type { RuleId } from './link/references.ts';
import { fingerprint, snapshotOf } from './ask/snapshot.ts';

/**
 * A topic without a name of a rule stands for all that has no name in it: title, summary, notes.
 */
export type TranslatedId = RuleId | `${string}.${string}`;

/** `stale`: the original says something else than it did when the translation was made. */
export type TranslationState = 'current' | 'stale' | 'missing';

/** A game in a language that none of its booklets is in. */
export interface Edition {
  readonly game: string;
  readonly original: Language;
  readonly language: Language;
  readonly states: ReadonlyMap<TranslatedId, TranslationState>;
}

type Told = Pick<Model, 'games' | 'rules' | 'terms' | 'published'>;
type Prints = ReadonlyMap<TranslatedId, PerLanguage<string>>;

export const ledgerFile = (game: string, language: Language): string =>
  `content/${game}/translations.${language}.txt`;

/** The language of all booklets of a game; of booklets in several languages none is a translation. */
export function originalOf({ books }: Pick<Game, 'books'>): Language | undefined {
  const [original, ...others] = new Set(books.map(({ language }) => language));
  return others.length === 0 ? original : undefined;
}

/** What became of every translation since it was made; a game without a ledger has nothing to compare. */
export function editionsOf(
  told: Told,
  files: ContentFiles,
  problems: ProblemList,
): readonly Edition[] {
  const prints = printsOf(told);
  return translationsIn(told).flatMap(({ game, original, language }) => {
    const file = ledgerFile(game, language);
    const text = files.read(file);
    if (text === undefined) return [];
    const made = readLedger(file, text, problems);
    const states = new Map<TranslatedId, TranslationState>();
    for (const [id, { [original]: now, [language]: translation }] of printsFor(prints, game)) {
      if (now === undefined) continue;
      if (translation === undefined) {
        states.set(id, 'missing');
        continue;
      }
      states.set(id, made.get(id)?.print === now ? 'current' : 'stale');
      if (!made.has(id)) {
        problems.add(
          'unrecorded-translation',
          { file, line: 1, column: 1 },
          `The translation of «${id}» is not recorded.`,
          'Run «npm run ids»: it records what is new.',
        );
      }
    }
    for (const [id, { line }] of made) {
      if (states.has(id) && states.get(id) !== 'missing') continue;
      problems.add(
        'unrecorded-translation',
        { file, line, column: 1 },
        `«${id}» is not translated, or not told any more.`,
        'Run «npm run ids»: it takes out what is gone.',
      );
    }
    return [{ game, original, language, states }];
  });
}

/**
 * The ledgers with what is new in them and without what is gone. What `made` names was translated
 * from the original as it is today; of all else the ledger keeps what it has.
 */
export function ledgersOf(
  told: Told,
  files: ContentFiles,
  problems: ProblemList,
  made: (id: TranslatedId, language: Language) => boolean = () => false,
): ReadonlyMap<string, string> {
  const prints = printsOf(told);
  return new Map(
    translationsIn(told).map(({ game, original, language }) => {
      const file = ledgerFile(game, language);
      const before = readLedger(file, files.read(file) ?? '', problems);
      const lines = [...printsFor(prints, game)].flatMap(
        ([id, { [original]: now, [language]: translation }]) => {
          if (now === undefined || translation === undefined) return [];
          const print = made(id, language) ? now : (before.get(id)?.print ?? now);
          return `${id} ${print}\n`;
        },
      );
      return [file, lines.sort().join('')];
    }),
  );
}

export function stateOf(
  { editions }: Pick<Model, 'editions'>,
  id: TranslatedId,
  language: string,
): TranslationState | undefined {
  const [game] = id.split('.');
  return editions
    .find((edition) => edition.game === game && edition.language === language)
    ?.states.get(id);
}

/** A number that the translation lacks because the original was corrected must not stop the correction. */
export function deferNumbers(
  editions: readonly Edition[],
  nameOf: (problem: Problem) => string,
  problems: ProblemList,
): readonly Problem[] {
  const stale = new Set<string>(
    editions.flatMap(({ states }) =>
      [...states].flatMap(([id, state]) => (state === 'stale' ? id : [])),
    ),
  );
  const isWaiting = (problem: Problem): boolean => {
    if (problem.kind !== 'different-numbers') return false;
    const name = nameOf(problem);
    return stale.has(name) || stale.has(name.split('.').slice(0, 2).join('.'));
  };
  const waiting = problems.all.filter(isWaiting);
  problems.excuse(isWaiting);
  return waiting;
}

const PRINT = /^[0-9a-f]{8}$/;

export const isTranslatedId = (text: string): text is TranslatedId =>
  /^[a-z0-9-]+(?:\.[a-z0-9-]+){1,2}$/.test(text);

interface Made {
  readonly print: string;
  readonly line: number;
}

function readLedger(
  file: string,
  text: string,
  problems: ProblemList,
): ReadonlyMap<TranslatedId, Made> {
  const made = new Map<TranslatedId, Made>();
  for (const [index, row] of text.split('\n').entries()) {
    if (row === '') continue;
    const [id = '', print = '', ...rest] = row.split(' ');
    if (!isTranslatedId(id) || !PRINT.test(print) || rest.length > 0 || made.has(id)) {
      problems.add(
        'malformed-data',
        { file, line: index + 1, column: 1 },
        `«${row}» is no line of a ledger of translations.`,
        'Take back the change of this line; the file is written by «npm run ids» and «npm run translations».',
      );
      continue;
    }
    made.set(id, { print, line: index + 1 });
  }
  return made;
}

function translationsIn({ games }: Told): readonly Omit<Edition, 'states'>[] {
  return games.flatMap((game) => {
    const original = originalOf(game);
    if (original === undefined) return [];
    return LANGUAGES.filter(
      (language) =>
        language !== original && game.topics.some(({ texts }) => texts[language] !== undefined),
    ).map((language) => ({ game: game.id, original, language }));
  });
}

/** What is told today: rules and terms as a release keeps them, and the rest of every topic. */
function printsOf(told: Told): Prints {
  const named = [...snapshotOf(told)].map(
    ([id, { prints }]): [TranslatedId, PerLanguage<string>] => [id, prints],
  );
  const rest = told.games.flatMap((game) =>
    game.topics.map(({ id, texts }): [TranslatedId, PerLanguage<string>] => [
      `${game.id}.${id}`,
      Object.fromEntries(
        LANGUAGES.flatMap((language) => {
          const text = texts[language];
          if (text === undefined) return [];
          return [[language, fingerprint([text.title, text.summary, ...text.unnamed].join('\n'))]];
        }),
      ),
    ]),
  );
  return new Map([...named, ...rest]);
}

const printsFor = (prints: Prints, game: string): Prints =>
  new Map([...prints].filter(([id]) => id.startsWith(`${game}.`)));
