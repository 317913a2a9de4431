import type { Language } from '../rules/languages.ts';
import { splitRuleId } from '../rules/references.ts';
import { ruleUrl } from '../rules/urls.ts';
import { isFunctionWord } from '../words/function-words.ts';
import { wordKeys } from '../words/term-forms.ts';
import { ask, isOneOf, type AskedWord } from './asked-word.ts';
import type { SearchWords } from './bundle.ts';
import { excerptOf, type Excerpt } from './excerpt.ts';
import { findPhrases } from './find.ts';
import { unpackForms } from './forms.ts';
import type { Filters, StoredRecord, TextIndex } from './pagefind.ts';
import { askedNumber } from './printed-number.ts';
import { holdsPhrase, ranked } from './rank.ts';
import type { SearchKind } from './records.ts';
import { namedTerms, nearestTerms, type NamedTerm, type TermEntry } from './terms.ts';

export interface SearchResult extends Excerpt {
  /** The language of its words. */
  readonly language: Language;
  readonly id: string;
  readonly kind: SearchKind;
  readonly game: string;
  readonly title: string;
  readonly numbers: readonly string[];
  readonly url: string;
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** How many there are in all. */
  readonly total: number;
  /** The query as it was understood, where a word of it was misspelt. */
  readonly corrected?: string;
  /** Whether something found holds every word, as it was spelt. */
  readonly isWhole: boolean;
  /** The nearest terms, when nothing matches. */
  readonly suggestions: readonly SearchResult[];
}

export interface SearchOptions extends Filters {
  readonly limit?: number;
}

export type Search = (query: string, options?: SearchOptions) => Promise<SearchAnswer>;

export const QUERY_LENGTH = 200;
export const RESULT_LIMIT = 20;

const SUGGESTIONS = 5;
const NAMED_TERMS = 3;
const WORDS = 12;
/** So many of the index's best are read and put in order by their texts. */
const CANDIDATES = 30;

export function createSearch(
  language: Language,
  words: SearchWords,
  index: () => Promise<TextIndex>,
): Search {
  const forms = unpackForms(words.forms);

  return async (query, { limit = RESULT_LIMIT, ...filters } = {}) => {
    const typed = wordKeys(query.slice(0, QUERY_LENGTH)).slice(0, WORDS);
    if (typed.length === 0) return { results: [], total: 0, isWhole: false, suggestions: [] };
    const number = askedNumber(query);
    const numbered = number === undefined ? [] : await findNumber(number, filters);
    // A whole number may be a word of the text just as well: «10 карт».
    if (number?.includes('.')) return answerOf(numbered, limit, typed);
    const asked = typed.map((word) => ask(word, forms));
    const meant = asked.map((word) => word.corrected ?? word.typed);
    const isCorrected = asked.some((word) => word.corrected !== undefined);

    const named = namedTerms(meant, words.terms, forms, language).filter(inGames(filters));
    const phrases = [asked, ...named.flatMap(synonyms(meant))]
      .map((phrase) => contentWords(phrase, language))
      .filter((phrase) => phrase.length > 0);
    const isAsked = (key: string) => phrases.flat().some((word) => isOneOf(key, word, forms));
    const terms = mayShowTerms(filters) ? named.slice(0, NAMED_TERMS) : [];
    const hits = await findPhrases(await index(), phrases, filters);

    const best = hits.slice(0, Math.max(limit + terms.length, CANDIDATES));
    const records = await Promise.all(best.map((hit) => hit.load()));
    const others = withoutRepeats(
      ranked(records, phrases, forms),
      new Set([...numbered, ...terms].map(({ id }) => id)),
    );
    const results = [
      ...numbered,
      ...terms.map((term) => termResult(term, isAsked)),
      ...others.map(({ text, ...record }) => ({
        language,
        ...record,
        ...excerptOf(text, isAsked),
      })),
    ].slice(0, limit);
    return {
      results,
      total: numbered.length + terms.length + hits.length - (records.length - others.length),
      ...(isCorrected && results.length > 0 && { corrected: meant.join(' ') }),
      isWhole:
        !isCorrected &&
        asked.every(({ keys }) => keys.length > 0) &&
        (named.length > 0 || records.some((record) => holdsPhrase(record, phrases, forms))),
      suggestions: results.length > 0 ? [] : nearest(typed),
    };
  };

  function answerOf(
    numbered: readonly SearchResult[],
    limit: number,
    typed: readonly string[],
  ): SearchAnswer {
    return {
      results: numbered.slice(0, limit),
      total: numbered.length,
      isWhole: numbered.length > 0,
      suggestions: numbered.length > 0 ? [] : nearest(typed),
    };
  }

  function nearest(typed: readonly string[]): readonly SearchResult[] {
    return nearestTerms(typed, words.terms, SUGGESTIONS).map((term) =>
      termResult(term, () => false),
    );
  }

  /** What a booklet prints under the number that the query is. */
  async function findNumber(number: string, filters: Filters): Promise<readonly SearchResult[]> {
    const hits = await (await index()).find([], { ...filters, numbers: [number] });
    const records = await Promise.all(hits.slice(0, CANDIDATES).map((hit) => hit.load()));
    return records.map(({ text, ...record }) => ({
      language,
      ...record,
      ...excerptOf(text, () => false),
    }));
  }

  /** Rules speak of a term by its name only, so another name for it stands for that. */
  function synonyms(meant: readonly string[]) {
    return ({ name, isWhole }: NamedTerm): readonly (readonly AskedWord[])[] => {
      const keys = wordKeys(name);
      return isWhole && keys.join() !== meant.join() ? [keys.map((key) => ask(key, forms))] : [];
    };
  }

  function termResult(term: TermEntry, isAsked: (key: string) => boolean): SearchResult {
    return {
      language,
      id: term.id,
      kind: 'term',
      game: splitRuleId(term.id).game,
      title: term.name,
      numbers: [],
      url: ruleUrl(language, term.id),
      ...excerptOf(term.definition, isAsked),
    };
  }
}

function mayShowTerms({ kinds = [] }: Filters): boolean {
  return kinds.length === 0 || kinds.includes('term');
}

function inGames({ games = [] }: Filters): (term: TermEntry) => boolean {
  return ({ id }) => games.length === 0 || games.includes(splitRuleId(id).game);
}

/** A heading is shown with the first rule under it, which need not follow once more. */
function withoutRepeats(
  records: readonly StoredRecord[],
  shown: ReadonlySet<string>,
): readonly StoredRecord[] {
  const seen = new Set<string>();
  return records.filter(({ id, game, title, text }) => {
    const look = [game, title, text].join('\n');
    if (shown.has(id) || seen.has(look)) return false;
    seen.add(look);
    return true;
  });
}

/** Words that only bind a question together would leave out records that answer it. */
function contentWords(asked: readonly AskedWord[], language: Language): readonly AskedWord[] {
  const known = asked.filter(({ keys }) => keys.length > 0);
  const content = known.filter(({ typed }) => !isFunctionWord(language, typed));
  return content.length > 0 ? content : known;
}
