import type { ContentFiles } from '../read/content-files.ts';
import { inEachLanguage, LANGUAGES, type Language } from '../languages.ts';
import type { GameSource } from '../read/load-game.ts';
import { placeAt } from '../ask/places.ts';
import { filesToMendFirst, type Place, type ProblemList } from '../problems.ts';
import { styleFile, type ForbiddenPhrase } from '../read/schemas.ts';
import { writtenTexts, type WrittenText } from '../read/written-texts.ts';
import { readYaml } from '../read/yaml-file.ts';

export const STYLE_FILE = 'content/style.yaml';
const INTERFACE = 'src/i18n';
const GAMES = 'src/games';

/** Longer sentences are read twice. */
const MOST_WORDS = 25;
/** So many sentences in a row may not begin alike. */
const ALIKE = 3;

const SENTENCE = /\S.*?(?:[.!?…][»”)]*(?=\s+[\p{Lu}\p{N}«(])|$)/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}’.-]*/gu;
const QUOTED = /«[^«»]*»/g;
const LETTERS_OF: Readonly<Record<Language, RegExp>> = { uk: /[іїєґ]/iu, ru: /[ыэёъ]/iu };
const NOBODY: Readonly<Record<Language, RegExp>> = {
  uk: /^(?:він|вона|воно|вони|його|її|їх|обидва|обидві|обоє|св(?:ій|оя|оє|ої)|цей|ця|ці)(?!\p{L})/iu,
  ru: /^(?:он[аои]?|его|её|их|об[ае]|сво[йяеёи]|этот|эта|эти)(?!\p{L})/iu,
};

type Phrases = readonly (ForbiddenPhrase & { readonly pattern: RegExp })[];

/** Reports what content/STYLE.md asks for and a machine can see. */
export function checkStyle(
  files: ContentFiles,
  sources: readonly GameSource[],
  problems: ProblemList,
): void {
  const broken = filesToMendFirst(problems);
  const phrases = readPhrases(files, problems);
  for (const source of sources) {
    for (const language of LANGUAGES) {
      const texts = writtenTexts(source, language).filter(
        ({ placeOf }) => !broken.has(placeOf(0, 1).file),
      );
      const forbidden = ofGame(phrases[language], source.game.data.id);
      for (const text of texts) {
        // An alias is a word of the reader, who need not know ours.
        if (!text.slot.includes('.aliases.'))
          checkPhrases(text.text, text.placeOf, forbidden, problems);
        checkLength(text, problems);
        checkSubject(text, language, problems);
      }
      checkOpenings(texts, problems);
    }
  }
  for (const file of filesUnder(INTERFACE, files)) {
    checkInterface(file, files.read(file) ?? '', undefined, phrases, problems);
  }
  for (const { game } of sources) {
    const { id } = game.data;
    for (const file of filesUnder(`${GAMES}/${id}`, files)) {
      checkInterface(file, files.read(file) ?? '', id, phrases, problems);
    }
  }
}

function readPhrases(files: ContentFiles, problems: ProblemList): Record<Language, Phrases> {
  const text = files.read(STYLE_FILE);
  const style = text === undefined ? undefined : readYaml(STYLE_FILE, text, styleFile, problems);
  const of = (language: Language): Phrases =>
    (style?.data[language] ?? []).map((phrase) => ({ ...phrase, pattern: patternOf(phrase.not) }));
  return inEachLanguage(of);
}

/** `*` stands for the rest of a word; the rest is a regular expression for whole words. */
export const patternOf = (not: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}’-])(?:${not.replaceAll('*', '[\\p{L}’]*').replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}’-])`,
    'giu',
  );

const ofGame = (phrases: Phrases, game: string | undefined): Phrases =>
  phrases.filter(
    ({ games }) => games === undefined || (game !== undefined && games.includes(game)),
  );

function checkPhrases(
  text: string,
  placeOf: WrittenText['placeOf'],
  phrases: Phrases,
  problems: ProblemList,
): void {
  const quoted = [...text.matchAll(QUOTED)].map(({ 0: { length }, index }) => [
    index,
    index + length,
  ]);
  for (const { pattern, write, because } of phrases) {
    for (const { 0: found, index: start } of text.matchAll(pattern)) {
      const end = start + found.length;
      if (quoted.some(([from = 0, to = 0]) => from <= start && end <= to)) continue;
      problems.add('wording', placeOf(start, end), `«${found}»: ${because}.`, `Write «${write}».`);
    }
  }
}

function checkLength({ text, placeOf }: WrittenText, problems: ProblemList): void {
  for (const { words, start, end } of sentencesIn(text)) {
    if (words.length <= MOST_WORDS) continue;
    problems.add(
      'long-sentence',
      placeOf(start, end),
      `The sentence has ${words.length} words: more than ${MOST_WORDS} are read twice.`,
      'Make two of it, or a list.',
    );
  }
}

function checkSubject(
  { text, slot, placeOf }: WrittenText,
  language: Language,
  problems: ProblemList,
): void {
  const [pronoun] = slot.endsWith('.definition') ? (NOBODY[language].exec(text) ?? []) : [];
  if (pronoun === undefined) return;
  problems.add(
    'lost-subject',
    placeOf(0, pronoun.length),
    `The definition begins with «${pronoun}», and nobody knows who that is.`,
    'Name the thing: a definition is read alone.',
  );
}

/** Under one heading; a table may well repeat itself. */
function checkOpenings(texts: readonly WrittenText[], problems: ProblemList): void {
  let file = '';
  let opening = '';
  let times = 0;
  for (const { text, role, slot, placeOf } of texts) {
    const [here = ''] = slot.split(' ');
    if (role === 'words' || !here.endsWith('.mdx')) continue;
    if (role !== 'sentence' || here !== file) times = 0;
    file = here;
    if (role !== 'sentence') continue;
    for (const { words, start, end } of sentencesIn(text)) {
      const begins = words.slice(0, 2).join(' ').toLowerCase();
      times = begins === opening ? times + 1 : 1;
      opening = begins;
      if (times !== ALIKE) continue;
      problems.add(
        'repeated-opening',
        placeOf(start, end),
        `The ${ALIKE}rd sentence in a row begins with «${begins}».`,
        'Let the heading carry what they share, or begin one of them otherwise.',
      );
    }
  }
}

interface Sentence {
  readonly words: readonly string[];
  /** Where its first word stands. */
  readonly start: number;
  readonly end: number;
}

function sentencesIn(text: string): readonly Sentence[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const words = [...sentence.matchAll(WORD)];
    const [first] = words;
    if (first === undefined) return [];
    const start = index + first.index;
    return { words: words.map(([word]) => word), start, end: start + first[0].length };
  });
}

/** The words of buttons and procedures: a line of code tells of what language its strings are. */
function checkInterface(
  file: string,
  source: string,
  game: string | undefined,
  phrases: Record<Language, Phrases>,
  problems: ProblemList,
): void {
  const language = LANGUAGES.find((code) => new RegExp(`[./]${code}[./]`).test(file));
  for (const { 0: string, index } of source.matchAll(/[^'`"\n]*\p{Script=Cyrillic}[^'`"\n]*/gu)) {
    const told = language ?? LANGUAGES.find((code) => LETTERS_OF[code].test(string));
    const placeOf = (start: number): Place => placeAt(file, source, index + start);
    const forbidden =
      told === undefined ? LANGUAGES.flatMap((code) => phrases[code]) : phrases[told];
    checkPhrases(string, placeOf, ofGame(forbidden, game), problems);
  }
}

function filesUnder(folder: string, files: ContentFiles): readonly string[] {
  return files.list(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (/\.tsx?$/.test(name)) return path;
    return name.includes('.') ? [] : filesUnder(path, files);
  });
}
