import { isFiller } from '../lexicon/fillers.ts';
import { wordKeys } from '../lexicon/term-forms.ts';
import { LANGUAGES, type Language, type Localized } from '../rules/languages.ts';
import type { RuleId } from '../rules/link/references.ts';
import { shareUrl, topicUrl } from '../rules/ask/urls.ts';
import { codeOfPlace, placeOfCode } from '../rules/read/codes.ts';
import { searchAcross } from '../search/across.ts';
import {
  SHARD,
  type SearchList,
  type SearchPlaces,
  type SearchWords,
  type ShownText,
} from '../search/bundle.ts';
import { unpackForms } from '../search/forms.ts';
import { readAbouts } from '../search/open-index.ts';
import { unpackPlaces } from '../search/packed-numbers.ts';
import { createSearch, type Search } from '../search/query.ts';
import { placesIn, textOrder } from '../search/text-order.ts';
import type { GameData } from '../search/write-index.ts';
import type { Called } from './named-game.ts';
import { unpackRows } from './one-byte.ts';

export interface PackedLibrary {
  /** Where the site is read, without a final slash. */
  readonly address: string;
  /** Every published id; its place in the list is its code on paper. */
  readonly published: readonly RuleId[];
  /** What has none: topics, and questions beside the rules. */
  readonly others: readonly string[];
  /** Former ids and what each is called today. */
  readonly aliases: readonly (readonly [RuleId, RuleId])[];
  readonly editions: Localized<PackedEdition>;
  /** What people call each game. */
  readonly called: Called;
  /** Where people are asked; the subject follows. */
  readonly askUrl: Localized<string>;
}

export interface PackedEdition {
  readonly list: SearchList;
  readonly words: SearchWords;
  readonly games: Readonly<Record<string, GameData>>;
  readonly places: SearchPlaces;
  /** For each record the place of its id among those published and the others. */
  readonly records: string;
  /** Shards of texts as `packRows` makes them, without their ids. */
  readonly texts: readonly string[];
}

/** What can be answered with: a rule, a term, a topic or an asked question, in one language. */
export interface Entry {
  readonly language: Language;
  readonly id: string;
  readonly game: string;
  /** The game as readers of the language know it. */
  readonly gameName: string;
  readonly title: string;
  readonly text: string;
  readonly number?: string | undefined;
  /** Of a question or a term: the rules that decide or define. */
  readonly about: readonly string[];
  /** The page that a chat shows a picture of. */
  readonly url: string;
}

export interface Library {
  readonly address: string;
  readonly called: Called;
  /** All that was ever published, and what has no published id. */
  readonly ids: readonly string[];
  readonly search: (language: Language) => Search;
  /** How many words of a text the language knows. */
  readonly known: (language: Language, text: string) => number;
  readonly entry: (language: Language, id: string) => Entry | undefined;
  /**
   * A name without dots, for buttons and links that open a chat: the code on paper behind its
   * language, «uk00912»; of a question that of the rule that decides it, «uk00912-2» for its second.
   */
  readonly codeOf: (language: Language, id: string) => string | undefined;
  readonly coded: (code: string) => Entry | undefined;
  /** A form for people, with what is asked already in it. */
  readonly askUrl: (language: Language, subject: string) => string;
}

/** Buttons of Discord take links of 512 signs. */
const SUBJECT_BYTES = 360;
const CODE = /^([a-z]{2})(0\d{4,6})(?:-(\d{1,3}))?$/;

export function openLibrary(packed: PackedLibrary): Library {
  const { address, published, aliases, editions, askUrl } = packed;
  const places = new Map(published.map((id, place) => [id as string, place]));
  const successors = new Map<string, string>(aliases);
  const { origin } = new URL(address);
  const opened = new Map(LANGUAGES.map((language) => [language, openEdition(language, packed)]));
  const searches = new Map<Language, Search>(
    LANGUAGES.map((language) => [
      language,
      searchAcross(
        language,
        editionIn(language).search,
        editions[language].list.elsewhere,
        (other) => Promise.resolve(editionIn(other).search),
      ),
    ]),
  );

  function editionIn(language: Language) {
    const edition = opened.get(language);
    if (edition === undefined) throw new Error(`The library has nothing in «${language}».`);
    return edition;
  }

  function questionsOn(language: Language, id: string): readonly string[] {
    const { recordOf, decidedBy } = editionIn(language);
    return decidedBy.get(recordOf(id) ?? -1) ?? [];
  }

  const entry: Library['entry'] = (language, asked) => {
    const id = successors.get(asked) ?? asked;
    const { recordOf, rowOf, gameNames, aboutOf } = editionIn(language);
    const record = recordOf(id);
    const row = record === undefined ? undefined : rowOf(record);
    if (record === undefined || row === undefined) return undefined;
    const [, title, text, number] = row;
    const [game = '', topic = ''] = id.split('.');
    const about = aboutOf(record);
    // A question has no page of its own; the rule that decides it has one.
    const page = topic === 'faq' ? about[0] : id;
    return {
      language,
      id,
      game,
      gameName: gameNames.get(game) ?? game,
      title,
      text,
      number,
      about,
      url: origin + pageOf(language, page ?? id),
    };
  };

  return {
    address,
    ids: [...published, ...packed.others],
    called: packed.called,
    known: (language, text) => wordKeys(text).filter(editionIn(language).isKnown).length,
    search: (language) => searches.get(language) ?? editionIn(language).search,
    entry,
    codeOf: (language, id) => {
      const known = entry(language, id);
      const [rule] = known?.about ?? [];
      const at = rule === undefined ? -1 : questionsOn(language, rule).indexOf(id);
      const place = places.get(at < 0 || rule === undefined ? id : rule);
      if (place === undefined) return undefined;
      return `${language}${codeOfPlace(place)}${at < 0 ? '' : `-${at + 1}`}`;
    },
    coded: (text) => {
      const [, wanted, code = '', ordinal] = CODE.exec(text) ?? [];
      const language = LANGUAGES.find((known) => known === wanted);
      const rule = published[placeOfCode(code) ?? -1];
      if (language === undefined || rule === undefined) return undefined;
      const question = ordinal && questionsOn(language, rule)[Number(ordinal) - 1];
      return entry(language, question ?? rule);
    },
    askUrl: (language, subject) => askUrl[language] + encoded(subject, SUBJECT_BYTES),
  };
}

/** As much of a text as fits into a link of so many signs; halves of signs cannot be written there. */
function encoded(text: string, limit: number): string {
  const whole = text.toWellFormed();
  let [shown, written] = ['', ''];
  for (const word of whole.split(' ')) {
    shown = shown === '' ? word : `${shown} ${word}`;
    const next = encodeURIComponent(shown);
    if (next.length > limit) break;
    written = next;
  }
  return written;
}

function pageOf(language: Language, id: string): string {
  const [game = '', topic = '', anchor] = id.split('.');
  return anchor === undefined
    ? topicUrl(language, game, topic)
    : shareUrl(language, `${game}.${topic}.${anchor}`);
}

function openEdition(language: Language, { published, others, editions }: PackedLibrary) {
  const { list, words, games, places, records, texts } = editions[language];
  const names = [...published, ...others];
  const ids = unpackPlaces(records).map((place = -1) => names[place] ?? '');
  const recordsOf = new Map(ids.map((id, record) => [id, record]));
  const kept = new Map<number, readonly ShownText[]>();
  const shardOf = (shard: number): readonly ShownText[] => {
    const known = kept.get(shard);
    if (known !== undefined) return known;
    const read = unpackRows(texts[shard] ?? '').map(
      ([title = '', text = '', number], at): ShownText => {
        const id = ids[order[shard * SHARD + at] ?? -1] ?? '';
        return number === undefined ? [id, title, text] : [id, title, text, number];
      },
    );
    kept.set(shard, read);
    return read;
  };
  const gameOf = (id: string): GameData => {
    const game = games[id];
    if (game === undefined) throw new Error(`The library has no game «${id}».`);
    return game;
  };
  // Records of a game are counted within it, those of the library through all games.
  const abouts = new Map<number, readonly number[]>(
    list.games.flatMap(({ id, start }) =>
      [...readAbouts(gameOf(id).index.about)].map(
        ([record, rules]) => [start + record, rules.map((rule) => start + rule)] as const,
      ),
    ),
  );
  const order = list.games.flatMap(({ id, start, count }) =>
    textOrder(count, readAbouts(gameOf(id).index.about)).map((record) => start + record),
  );
  const textPlaces = placesIn(order);
  const decidedBy = new Map<number, string[]>();
  for (const id of others) {
    const [rule] = abouts.get(recordsOf.get(id) ?? -1) ?? [];
    if (rule !== undefined) decidedBy.set(rule, [...(decidedBy.get(rule) ?? []), id]);
  }
  const forms = unpackForms(words.forms, ...list.games.map(({ id }) => gameOf(id).words.forms));
  return {
    /** Whether texts of this language have the word; names of terms are known in others, too. */
    isKnown: (word: string): boolean => isFiller(language, word) || forms.lemmasOf(word).length > 0,
    search: createSearch(language, {
      list,
      words,
      game: (id) => Promise.resolve(gameOf(id)),
      foreign: (id) => Promise.resolve(gameOf(id).foreign),
      places: () => Promise.resolve(places),
      // The list of words that are no slips would weigh more than a rare wrong guess is worth.
      realWords: () => Promise.resolve(() => false),
      texts: (shard) => Promise.resolve(shardOf(shard)),
      // Without an index of phrases every text is looked through: all of them are here.
      near: () => Promise.resolve(Array.from(ids, (_, record) => record)),
    }),
    recordOf: (id: string): number | undefined => recordsOf.get(id),
    rowOf: (record: number) => {
      const place = textPlaces[record] ?? -1;
      return shardOf(Math.floor(place / SHARD))[place % SHARD];
    },
    gameNames: new Map(list.games.map(({ id, name }) => [id, name])),
    aboutOf: (record: number): readonly string[] =>
      (abouts.get(record) ?? []).flatMap((rule) => ids[rule] ?? []),
    /** The asked questions that a rule decides. */
    decidedBy,
  };
}
