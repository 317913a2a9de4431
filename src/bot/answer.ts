import { botWords } from '../i18n/bot.ts';
import { LANGUAGES, type Language } from '../rules/languages.ts';
import { shorten } from '../rules/ask/shorten.ts';
import type { SearchAnswer } from '../search/query.ts';
import { readAskedLink, type AskedLink } from './asked-links.ts';
import { writtenIn } from './asked-language.ts';
import type { Entry, Library } from './library.ts';
import { namedGame } from './named-game.ts';

/** Longer, and a channel is no longer read. */
export const ANSWER_LIMIT = 800;
const HEAD_LIMIT = 120;
/** A link that leaves no room for the rule is the asker's own: it stands in the question. */
const LINK_ROOM = 300;
/** A shorter piece of a rule tells nothing. */
const LEAST_TEXT = 60;
const NEAREST = 3;

export interface Question {
  readonly text: string;
  /** How long the answer may be, where several share a message. */
  readonly limit?: number;
  /** Of the one who asks, as the chat tells it: «uk», «ru-RU». */
  readonly locale?: string | undefined;
}

export interface Answer {
  readonly language: Language;
  readonly text: string;
  /** What is answered with, and what else may have been meant. */
  readonly entry?: Entry | undefined;
  readonly nearest: readonly Entry[];
  /** Where people can be asked, when this may not be an answer. */
  readonly askUrl?: string | undefined;
}

interface Understood extends Asked {
  readonly language: Language;
  readonly found: SearchAnswer;
}

interface Asked {
  readonly words: string;
  readonly link: AskedLink | undefined;
  /** Named in the question, or that of the link in it. */
  readonly game: string | undefined;
}

/** «duel відступ» asks about one game. */
function readAsked(library: Library, text: string): Asked {
  const { words, link } = readAskedLink(text, library.address);
  const named = namedGame(words.split(' '), library.called);
  return { words: named?.words.join(' ') ?? words, link, game: named?.game ?? link?.game };
}

/** The language that is written, else the one that knows most of the words, else the asker’s own. */
async function understand(
  library: Library,
  asked: Asked,
  locale: string | undefined,
  limit: number,
): Promise<Understood> {
  const preferred = preferredBy(locale);
  const language = writtenIn(asked.words) ?? mostKnown(library, asked.words, preferred);
  const { game } = asked;
  return {
    ...asked,
    language,
    found: await library.search(language)(asked.words, { limit, game }),
  };
}

function mostKnown(library: Library, words: string, preferred: Language): Language {
  let [best, most] = [preferred, library.known(preferred, words)];
  for (const language of LANGUAGES) {
    const known = library.known(language, words);
    if (known > most) [best, most] = [language, known];
  }
  return best;
}

export const preferredBy = (locale = ''): Language =>
  LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? LANGUAGES[0];

/** Whether the answer would be the same for whoever asks, so that chats may keep it for all. */
export const isForAll = (text: string): boolean => writtenIn(text) !== undefined;

export async function answer(
  library: Library,
  { text, locale, limit = ANSWER_LIMIT }: Question,
): Promise<Answer> {
  const asked = readAsked(library, text);
  const code = library.coded(asked.words);
  if (code !== undefined) return told(library, code, limit);
  if (asked.words === '') return onlyLink(library, asked.link, preferredBy(locale));
  const { language, found, link } = await understand(library, asked, locale, NEAREST + 1);
  const t = botWords(language);
  const links = linkLine(library, link, language);
  const entries = (found.results.length > 0 ? found.results : found.suggestions).flatMap(
    ({ id }) => library.entry(language, id) ?? [],
  );
  const askUrl = library.askUrl(language, asked.words);
  const [first] = entries;
  if (found.results.length === 0 || first === undefined) {
    const lines = [t.nothing, ...(entries.length > 0 ? [t.nearest] : []), ...links];
    return { language, text: lines.join('\n'), nearest: entries.slice(0, NEAREST), askUrl };
  }
  const notes = found.corrected === undefined ? [] : [t.taken(shorten(found.corrected, 80))];
  return {
    language,
    text: compose(library, first, { notes, links, limit }),
    entry: first,
    ...(found.isWhole ? { nearest: [] } : { nearest: entries.slice(1, NEAREST + 1), askUrl }),
  };
}

/** Several questions of one message share an answer’s room. */
export async function answerAll(
  library: Library,
  texts: readonly string[],
  locale: string | undefined,
): Promise<Answer> {
  const limit = Math.floor(ANSWER_LIMIT / Math.max(1, texts.length)) - 1;
  const all = await Promise.all(texts.map((text) => answer(library, { text, locale, limit })));
  const [first] = all;
  if (first === undefined || all.length > 1) {
    return {
      language: first?.language ?? preferredBy(locale),
      text: all
        .map(({ text }) => text)
        .join('\n\n')
        .slice(0, ANSWER_LIMIT),
      nearest: [],
    };
  }
  return first;
}

/** One thing that is known by its name. */
export const told = (library: Library, entry: Entry, limit = ANSWER_LIMIT): Answer => ({
  language: entry.language,
  text: compose(library, entry, { limit }),
  entry,
  nearest: [],
});

/** The most likely answers, for a list to choose from. */
export async function answers(
  library: Library,
  { text, locale }: Question,
  limit: number,
): Promise<readonly Answer[]> {
  const asked = readAsked(library, text);
  if (asked.words === '') return [];
  const { language, found, link } = await understand(library, asked, locale, limit);
  const links = linkLine(library, link, language);
  return [...found.results, ...(found.results.length === 0 ? found.suggestions : [])].flatMap(
    ({ id }) => {
      const entry = library.entry(language, id);
      if (entry === undefined) return [];
      return {
        language,
        text: compose(library, entry, { links }),
        entry,
        nearest: [],
      };
    },
  );
}

function onlyLink(library: Library, link: AskedLink | undefined, language: Language): Answer {
  const lines = linkLine(library, link, language);
  const text = lines.length > 0 ? lines.join('\n') : botWords(language).empty;
  return { language, text, nearest: [] };
}

function linkLine(
  { address }: Library,
  link: AskedLink | undefined,
  language: Language,
): readonly string[] {
  const url = link && `${address}/${language}/${link.place}`;
  if (link === undefined || url === undefined || url.length > LINK_ROOM) return [];
  return [`${botWords(language).links[link.kind]}: ${url}`];
}

/** What stands around a rule in a message. */
interface Frame {
  readonly notes?: readonly string[];
  readonly links?: readonly string[];
  readonly limit?: number;
}

/** Ruling, rule, link: what does not fit is left to the link, the rule before the ruling. */
function compose(
  library: Library,
  entry: Entry,
  { notes = [], links = [], limit = ANSWER_LIMIT }: Frame,
): string {
  const { language, gameName, title, number, url, about, id } = entry;
  const head = shorten([`${gameName}: ${title}`, number].filter(Boolean).join(' · '), HEAD_LIMIT);
  const isQuestion = id.split('.')[1] === 'faq';
  const rule = isQuestion ? library.entry(language, about[0] ?? '')?.text : undefined;
  const fixed = [...notes, head, ...links, url];
  let room = limit - fixed.reduce((sum, line) => sum + line.length + 1, 0) - 2;
  const body: string[] = [];
  for (const text of [entry.text, rule === undefined ? '' : `«${rule}»`]) {
    if (text === '' || room < LEAST_TEXT) continue;
    const line = shorten(text, room);
    body.push(line);
    room -= line.length + 1;
  }
  return [...notes, head, ...body, ...links, url].join('\n');
}
