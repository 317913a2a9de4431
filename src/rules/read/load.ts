import { checkingCharacters } from '../check/characters.ts';
import { checkCourse, checkLessonParity } from '../check/course.ts';
import { checkIds, IDS_FILE, readIds } from './ids.ts';
import { checkParity } from '../check/parity.ts';
import type { ContentFiles } from './content-files.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { checkSpelling } from '../check/spelling.ts';
import { checkNumbers } from '../check/numbers.ts';
import { checkPrintedNumbers } from '../check/printed-numbers.ts';
import { checkForeignWords } from '../check/foreign-words.ts';
import { checkRepetition } from '../check/repetition.ts';
import { checkSlips } from '../check/slips.ts';
import { checkStyle } from '../check/style.ts';
import { checkTerms } from '../check/terms.ts';
import { applyExcuses, namesOf } from './excuses.ts';
import { linkGame } from '../link/game.ts';
import type { KnownNames } from './name-lookup.ts';
import { loadGame, type GameSource } from './load-game.ts';
import type { Model, Rule, Term } from '../model.ts';
import { filesToMendFirst, ProblemList, type Place, type Problem } from '../problems.ts';
import { GLOSSARY_TOPIC, ruleId, type RuleId } from '../link/references.ts';
import { checkReleases, readReleases, RELEASES_FILE } from './releases.ts';
import { readReworded, REWORDED_FILE } from './reworded.ts';
import { deferNumbers, editionsOf } from '../translations.ts';
import { prepareVocabulary, type PrepareVocabulary } from '../link/vocabulary.ts';

const CONTENT = 'content';

/**
 * Reads the whole content folder; the problems say all that is wrong with it.
 * `deferred`: what is wrong with translations only because their originals were corrected since.
 */
export async function loadModel(
  content: ContentFiles,
  prepare: PrepareVocabulary = prepareVocabulary,
): Promise<{ model: Model; problems: readonly Problem[]; deferred: readonly Problem[] }> {
  const problems = new ProblemList();
  const files = checkingCharacters(content, problems);
  const sources: GameSource[] = [];
  const unread = new Set<string>();
  for (const name of files.list(CONTENT)) {
    const folder = `${CONTENT}/${name}`;
    if (files.read(`${folder}/game.yaml`) === undefined && name.includes('.')) continue;
    const source = loadGame(folder, files, problems);
    if (source === undefined) unread.add(name);
    else sources.push(source);
  }
  for (const source of sources) {
    checkLanguages(source, problems);
    if (source.course !== undefined) checkCourse(source.course, problems);
  }

  const known = knownNames(sources);
  const published = readIds(files.read(IDS_FILE) ?? '', problems);
  checkIds(published, new Map([...known.rules, ...known.terms]), unread, problems);
  const record = files.read(RELEASES_FILE) ?? '';
  const releases = readReleases(record, problems);
  checkReleases(record, releases, published, problems);
  const reworded = readReworded(files.read(REWORDED_FILE) ?? '', releases, problems);

  const vocabulary = await prepare(sources, files, problems);
  for (const source of sources) {
    checkSpelling(source, vocabulary, problems);
    checkForeignWords(source, vocabulary, problems);
    checkSlips(source, problems);
    checkRepetition(source, problems);
    checkNumbers(source, problems);
    checkTerms(source, vocabulary, problems);
  }
  checkStyle(content, sources, problems);
  const games = sources.map((source) => linkGame(source, known, vocabulary, problems));
  for (const { course } of sources) {
    if (course !== undefined) checkLessonParity(course, problems);
  }
  const rules = new Map<RuleId, Rule>();
  const terms = new Map<RuleId, Term>();
  for (const game of games) {
    for (const rule of game.topics.flatMap((topic) => topic.rules)) rules.set(rule.id, rule);
    for (const term of game.terms) terms.set(ruleId(game.id, GLOSSARY_TOPIC, term.id), term);
  }
  const { aliases } = published;
  checkPrintedNumbers({ games, rules, aliases, releases }, (id) => known.rules.get(id), problems);
  const told = { games, rules, terms, published: [...published.ids.keys()] };
  const editions = editionsOf(told, files, problems);
  const deferred = deferNumbers(editions, namesOf(sources), problems);
  applyExcuses(files, sources, problems);
  return {
    deferred,
    model: {
      ...told,
      aliases,
      releases,
      reworded,
      editions,
      vocabulary,
    },
    problems: problems.sorted,
  };
}

function checkLanguages(source: GameSource, problems: ProblemList): void {
  const broken = filesToMendFirst(problems);
  const topics = new Set([...source.texts.values()].flatMap((texts) => [...texts.keys()]));
  for (const topic of topics) {
    const told = LANGUAGES.flatMap((language) => {
      const text = source.texts.get(language)?.get(topic);
      return text === undefined ? [] : [[language, text] as const];
    });
    if (told.some(([, { file }]) => broken.has(file))) continue;
    checkParity(new Map(told), problems);
  }
}

function knownNames(sources: readonly GameSource[]): KnownNames {
  const rules = new Map<RuleId, Place>();
  const terms = new Map<RuleId, Place>();
  const topics = new Set<string>();
  const languages: readonly Language[] = LANGUAGES;
  for (const { game, glossary, texts, topics: listed } of sources) {
    const gameId = game.data.id;
    for (const topic of listed.data.groups.flatMap((group) => group.topics)) {
      topics.add(`${gameId}.${topic.id}`);
      for (const language of languages) {
        const text = texts.get(language)?.get(topic.id);
        for (const { anchor, line, column } of text?.statements ?? []) {
          const id = ruleId(gameId, topic.id, anchor);
          if (!rules.has(id)) rules.set(id, { file: text?.file ?? '', line, column });
        }
      }
    }
    for (const [index, term] of glossary.data.terms.entries()) {
      const id = ruleId(gameId, GLOSSARY_TOPIC, term.id);
      terms.set(id, glossary.place(['terms', index, 'id']));
    }
  }
  return { rules, terms, topics };
}
