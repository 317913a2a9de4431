import { LANGUAGES, type Language, type PerLanguage } from '../rules/languages.ts';
import { withInterface } from '../rules/ask/urls.ts';
import type { GameNames } from './bundle.ts';
import { RESULT_LIMIT, type Search, type SearchAnswer, type SearchOptions } from './query.ts';

/** Where else to look: in which games, and by which search of the language that tells them. */
interface Elsewhere {
  readonly language: Language;
  readonly games: readonly string[];
}

/**
 * One search over all games for a reader of one language. Games told in another one only are
 * looked through when they are chosen or being read, or when nothing else answers in full: their
 * index is not small.
 */
export function searchAcross(
  language: Language,
  own: Search,
  elsewhere: PerLanguage<GameNames>,
  open: (language: Language) => Promise<Search>,
): Search {
  const others: readonly Elsewhere[] = LANGUAGES.flatMap((other) => {
    const games = Object.keys(elsewhere[other] ?? {});
    return games.length === 0 ? [] : [{ language: other, games }];
  });

  async function ask(other: Elsewhere, query: string, options: SearchOptions) {
    const search = await open(other.language);
    const chosen = options.games?.length ? options.games : other.games;
    const games = other.games.filter((game) => chosen.includes(game));
    const answer = await search(query, { ...options, games });
    const reachable = <T extends { readonly url: string }>(result: T): T => ({
      ...result,
      url: withInterface(result.url, language),
    });
    // What its index knows of the other games has been counted in the reader's language.
    const counted = Object.entries(answer.counts.games).filter(([game]) =>
      other.games.includes(game),
    );
    return {
      ...answer,
      counts: { ...answer.counts, games: Object.fromEntries(counted) },
      results: answer.results.map(reachable),
      suggestions: answer.suggestions.filter(({ game }) => games.includes(game)).map(reachable),
    };
  }

  return async (query, options = {}) => {
    const patient = { ...options, soon: undefined };
    const { games = [], limit = RESULT_LIMIT, game: home = '' } = options;
    const foreign = new Set(others.flatMap((other) => other.games));
    const isOwnAsked = games.length === 0 || games.some((game) => !foreign.has(game));
    // The game being read goes first; else what answers in full, which none can say for the others.
    const isSettled = others.length === 0 || (home !== '' && !foreign.has(home));
    const answers = isOwnAsked ? [await own(query, isSettled ? options : patient)] : [];
    for (const other of others) {
      const isChosen = other.games.some((game) => games.includes(game));
      const isHome = games.length === 0 && other.games.includes(home);
      const isLastHope = games.length === 0 && answers.every(({ isWhole }) => !isWhole);
      if (isHome) answers.unshift(await ask(other, query, patient));
      else if (isChosen) answers.push(await ask(other, query, patient));
      // Without a network its index may be missing; what the own one found stands all the same.
      else if (isLastHope) answers.push(...(await ask(other, query, patient).then(only, nothing)));
    }
    return joined(isSettled ? answers : wholeFirst(answers), limit);
  };
}

const only = (answer: SearchAnswer): readonly SearchAnswer[] => [answer];
const nothing = (): readonly SearchAnswer[] => [];

/** What answers in full goes before what does in part, else in the order of the answers. */
const wholeFirst = (answers: readonly SearchAnswer[]): readonly SearchAnswer[] =>
  answers.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole));

function joined(answers: readonly SearchAnswer[], limit: number): SearchAnswer {
  const found = answers.filter(({ results }) => results.length > 0);
  const corrected = found[0]?.corrected;
  return {
    results: found.flatMap(({ results }) => results).slice(0, limit),
    total: found.reduce((sum, { total }) => sum + total, 0),
    counts: {
      kinds: added(answers.map(({ counts }) => counts.kinds)),
      games: added(answers.map(({ counts }) => counts.games)),
    },
    ...(corrected !== undefined && { corrected }),
    isWhole: found[0]?.isWhole ?? false,
    suggestions: found.length > 0 ? [] : (answers[0]?.suggestions ?? []),
  };
}

function added<K extends string>(
  counts: readonly Readonly<Partial<Record<K, number>>>[],
): Partial<Record<K, number>> {
  const sum: Partial<Record<K, number>> = {};
  for (const count of counts) {
    for (const key of Object.keys(count) as K[]) sum[key] = (sum[key] ?? 0) + (count[key] ?? 0);
  }
  return sum;
}
