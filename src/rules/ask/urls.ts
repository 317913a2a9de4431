import { BASE, withBase, withoutBase } from '../../base.ts';
import {
  COURSE_FOLDER,
  GLOSSARY_TOPIC,
  MISTAKES_FOLDER,
  splitRuleId,
  type RuleId,
} from '../link/references.ts';

/** Every address of the site, in one place; all end in a slash, as static hosts serve folders. */

export const homeUrl = (language: string): string => withBase(`/${language}/`);

export const gameUrl = (language: string, game: string): string =>
  withBase(`/${language}/${game}/`);

export const topicUrl = (language: string, game: string, topic: string): string =>
  `${gameUrl(language, game)}${topic}/`;

export const glossaryUrl = (language: string, game: string): string =>
  topicUrl(language, game, GLOSSARY_TOPIC);

export const termUrl = (language: string, game: string, term: string): string =>
  `${glossaryUrl(language, game)}${term}/`;

export const faqUrl = (language: string, game: string): string => `${gameUrl(language, game)}faq/`;

/** What is often played wrong; each has a page of its own below, like a rule. */
export const mistakesUrl = (language: string, game: string): string =>
  topicUrl(language, game, MISTAKES_FOLDER);

/** How to tell the game to others. */
export const teachUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}teach/`;

export const concordanceUrl = (language: string, game: string, book: string): string =>
  `${gameUrl(language, game)}concordance/${book}/`;

export const walkthroughUrl = (language: string, game: string, scenario: string): string =>
  `${gameUrl(language, game)}walkthroughs/${scenario}/`;

/** The walkthrough at a step: without script the same address leads to the step's text. */
export const momentUrl = (language: string, game: string, scenario: string, step: number): string =>
  `${walkthroughUrl(language, game, scenario)}#step-${step}`;

export const walkthroughsUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}walkthroughs/`;

export const walkthroughNotesUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}walkthroughs/notes.json`;

export const dataUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}data/`;

export const tableUrl = (language: string, game: string, table: string): string =>
  `${dataUrl(language, game)}${table}/`;

export const checklistUrl = (language: string, game: string, checklist: string): string =>
  `${gameUrl(language, game)}checklist/${checklist}/`;

export const checklistsUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}checklist/`;

export const quickUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}quick/`;

export const sheetUrl = (language: string, game: string, sheet: string): string =>
  `${quickUrl(language, game)}${sheet}/`;

export const helperUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}helper/`;

export const partyUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}play/`;

export const askUrl = (language: string, game: string): string => `${gameUrl(language, game)}ask/`;

/** Rules and terms of everything that can be asked about a position. */
export const askNotesUrl = (language: string, game: string): string =>
  `${askUrl(language, game)}notes.json`;

/** Where walkthroughs and whole games begin. */
export const askScenesUrl = (language: string, game: string): string =>
  `${askUrl(language, game)}scenes.json`;

export const practiceUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}practice/`;

/** All that practice asks of a game, as one file. */
export const poolUrl = (language: string, game: string): string =>
  `${practiceUrl(language, game)}pool.json`;

export const dayUrl = (language: string, game: string): string => `${gameUrl(language, game)}day/`;

/** The position of the day of all games in turn. */
export const allDaysUrl = (language: string): string => `${homeUrl(language)}day/`;

/** The days that have been, for readers of feeds. */
export const dayFeedUrl = (days: string): string => `${days}atom.xml`;

export const oddsUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}odds/`;

export const calculatorUrl = (language: string, game: string, calculator: string): string =>
  `${oddsUrl(language, game)}${calculator}/`;

export const indexUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}index/`;

export const courseUrl = (language: string, game: string): string =>
  topicUrl(language, game, COURSE_FOLDER);

export const lessonUrl = (language: string, game: string, lesson: string): string =>
  `${courseUrl(language, game)}${lesson}/`;

/** The rule in its place among the others; a term's own page. */
export function ruleUrl(language: string, id: RuleId): string {
  const { game, topic, anchor } = splitRuleId(id);
  return topic === GLOSSARY_TOPIC
    ? termUrl(language, game, anchor)
    : `${topicUrl(language, game, topic)}#${anchor}`;
}

/** The small page that shows the rule itself when its link is pasted into a chat. */
export function shareUrl(language: string, id: RuleId): string {
  const { game, topic, anchor } = splitRuleId(id);
  return `${topicUrl(language, game, topic)}${anchor}/`;
}

export function pictureUrl(language: string, id: RuleId): string {
  const { game, topic, anchor } = splitRuleId(id);
  return withBase(`/og/${language}/${game}/${topic}/${anchor}.png`);
}

/** What pages other than rules show of themselves in a chat: `home`, `duel`, `duel-odds-blow`. */
export const pagePictureUrl = (language: string, page: string): string =>
  withBase(`/og/${language}/pages/${page}.png`);

/** A mistake and how it is, for chats. */
export function mistakePictureUrl(language: string, id: RuleId): string {
  const { game, anchor } = splitRuleId(id);
  return pagePictureUrl(language, `${game}-mistake-${anchor}`);
}

/** Without words, and so the same in all languages. */
export const boardPictureUrl = (game: string, scenario: string): string =>
  withBase(`/og/boards/${game}/${scenario}.png`);

/** A card of a rule or a term to stand in a frame on other sites. */
export const embedUrl = (language: string, id: RuleId): string =>
  withBase(`/embed/${language}/#${id}`);

/** Where the glossary lists a term. */
export const termPlace = (term: string): string => `t-${term}`;

/**
 * The same text with the menus of another language. Homes, games, topics and the other lists of a
 * game have every interface; what lies deeper stands only in the languages that tell it.
 */
export function withInterface(url: string, language: string): string {
  if (!url.startsWith(`${BASE}/`)) return url;
  const path = withoutBase(url);
  return withBase(path.replace(/^\/[a-z]{2}(?=\/(?:[a-z0-9-]+\/){0,2}(?:#|$))/, `/${language}`));
}

/** The address of a printed number: «7.1•3» is found at `n/7.1.3/`. */
export const numberUrl = (language: string, game: string, number: string): string =>
  `${gameUrl(language, game)}n/${number.replace(/[•-]/g, '.')}/`;

/** What changed in a game, release by release. */
export const changesUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}changes/`;

/** The whole game set for paper. */
export const bookletUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}booklet/`;

/** The whole game as one plain text. */
export const plainTextUrl = (language: string, game: string): string =>
  `${gameUrl(language, game)}rules.txt`;

/** What is kept on the device, and how. */
export const offlineUrl = (language: string): string => withBase(`/${language}/offline/`);

/** How other programs read the rules. */
export const apiUrl = (language: string): string => withBase(`/${language}/api/`);

/** The form for telling of a mistake, with the rule or the page already named. */
export const reportPageUrl = (language: string, subject: string): string =>
  withBase(`/${language}/report/#${subject}`);
