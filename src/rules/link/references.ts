import { distance } from 'fastest-levenshtein';

/** `game.topic.name`, the permanent name of a rule in every language. */
export type RuleId = `${string}.${string}.${string}`;

/** Glossary terms share the id space of rules under a topic of this name. */
export const GLOSSARY_TOPIC = 'glossary';

/** Asked questions have their place on the page of this name. */
export const FAQ_PAGE = 'faq';

/** What is often played wrong stands below this segment, each with a page. */
export const MISTAKES_FOLDER = 'mistakes';

/** The lessons of a game stand below this segment, in its addresses and in its folders. */
export const COURSE_FOLDER = 'learn';

/** First path segments under a game that belong to the site; no topic may take them. */
export const RESERVED_TOPICS: ReadonlySet<string> = new Set([
  GLOSSARY_TOPIC,
  COURSE_FOLDER,
  FAQ_PAGE,
  MISTAKES_FOLDER,
  'teach',
  'concordance',
  'walkthroughs',
  'data',
  'quick',
  'checklist',
  'index',
  'helper',
  'odds',
  'changes',
  'booklet',
  'n',
]);

/** Fragments of a topic's page that belong to its frame, its filter and its pop-ups. */
export const RESERVED_ANCHORS = /^(main|contents|show-.*|d-.*)$/;

export function ruleId(game: string, topic: string, anchor: string): RuleId {
  return `${game}.${topic}.${anchor}`;
}

export function splitRuleId(id: RuleId): { game: string; topic: string; anchor: string } {
  const [game = '', topic = '', anchor = ''] = id.split('.');
  return { game, topic, anchor };
}

/** `retreat` in its topic, `combat.retreat` in its game, `duel.movement.retreat` anywhere. */
export function absoluteRuleId(
  reference: string,
  from: { readonly game: string; readonly topic: string },
): RuleId | undefined {
  const parts = reference.split('.');
  if (parts.some((part) => part === '')) return undefined;
  const [first, second, third] = parts;
  if (first === undefined || parts.length > 3) return undefined;
  if (second === undefined) return ruleId(from.game, from.topic, first);
  if (third === undefined) return ruleId(from.game, first, second);
  return ruleId(first, second, third);
}

/** The known name an author most likely meant. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const steps = distance(name, candidate);
    if (steps < bestDistance) {
      best = candidate;
      bestDistance = steps;
    }
  }
  return best;
}

export function suggestion(name: string, known: Iterable<string>): string {
  const best = nearest(name, known);
  return best === undefined ? 'Nothing of this kind exists yet.' : `The nearest is «${best}».`;
}
