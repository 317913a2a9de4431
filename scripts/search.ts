import path from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES, type Language } from '../src/rules/languages.ts';
import { NoIndexError, openSearchIn } from '../src/search/node.ts';
import { RESULT_LIMIT, type SearchAnswer, type SearchOptions } from '../src/search/query.ts';
import { SEARCH_KINDS, type SearchKind } from '../src/search/kinds.ts';
import { root } from './lib/root.mjs';
import { UserError, runScript } from './lib/user-error.mjs';

const USAGE =
  'Write: npm run -s search -- --lang uk "відступ"\n' +
  '  --lang uk|ru     whose texts to search; uk without it\n' +
  '  --game ID        only this game; may be repeated\n' +
  `  --kind KIND      only this kind; may be repeated: ${SEARCH_KINDS.join(', ')}\n` +
  `  --limit N        how many results at most; ${RESULT_LIMIT} without it\n` +
  '  --json           a JSON array of {id, kind, game, title, url, excerpt}, the best first\n' +
  '  --site FOLDER    the built site; dist without it';

interface Request {
  readonly query: string;
  readonly language: Language;
  readonly json: boolean;
  readonly site: string;
  readonly options: SearchOptions;
}

/** Searches the built site from the command line, by the same code as its pages. */
await runScript(async () => {
  const { query, language, json, site, options } = readRequest(process.argv.slice(2));
  const search = await openSearchIn(site, language).catch((error: unknown) => {
    if (!(error instanceof NoIndexError)) throw error;
    throw new UserError(error.message, 'Build the site, the index comes with it: npm run build');
  });
  const answer = await search(query, options);
  if (json) console.log(JSON.stringify(contractOf(answer), null, 2));
  else print(answer);
});

function readRequest(args: readonly string[]): Request {
  const { values, positionals } = parse(args);
  const query = positionals.join(' ').trim();
  if (query === '') throw new UserError('There is nothing to search for.', USAGE);
  const { lang = LANGUAGES[0], limit = String(RESULT_LIMIT), kind = [], game = [] } = values;
  if (!isLanguage(lang)) {
    throw new UserError(
      `There is no language «${lang}».`,
      `Choose one of: ${LANGUAGES.join(', ')}.`,
    );
  }
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1) {
    throw new UserError(
      `--limit is not a number of results: ${limit}`,
      'Give a whole number from 1.',
    );
  }
  return {
    query,
    language: lang,
    json: values.json ?? false,
    site: path.resolve(root, values.site ?? 'dist'),
    options: { limit: count, kinds: kind.map(readKind), games: game },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        lang: { type: 'string' },
        game: { type: 'string', multiple: true },
        kind: { type: 'string', multiple: true },
        limit: { type: 'string' },
        json: { type: 'boolean' },
        site: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

function readKind(text: string): SearchKind {
  const kind = SEARCH_KINDS.find((candidate) => candidate === text);
  if (kind !== undefined) return kind;
  throw new UserError(`There is no kind «${text}».`, `Choose one of: ${SEARCH_KINDS.join(', ')}.`);
}

/** What programs may rely on. */
function contractOf({ results }: SearchAnswer) {
  return results.map(({ id, kind, game, title, url, excerpt }) => ({
    id,
    kind,
    game,
    title,
    url,
    excerpt,
  }));
}

function print({ results, total, corrected, suggestions }: SearchAnswer): void {
  if (corrected !== undefined) console.log(`Taken for: ${corrected}\n`);
  for (const { kind, title, url, excerpt } of results) {
    console.log(`${title}  [${kind}]\n  ${excerpt}\n  ${url}\n`);
  }
  if (results.length > 0) {
    console.log(`${results.length} of ${total}`);
    return;
  }
  console.log('Nothing matches. The nearest terms:');
  for (const { title, url } of suggestions) console.log(`  ${title}  ${url}`);
}
