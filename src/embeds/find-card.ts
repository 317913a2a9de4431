import type { Written } from './written-words.ts';

/** What a card takes from the data of a topic; the schemas of the published files promise it. */
interface TopicData {
  readonly game: string;
  readonly rules: readonly RuleData[];
  readonly moved: Readonly<Record<string, string>>;
}

interface RuleData {
  readonly id: string;
  readonly kind: string;
  readonly numbers: readonly string[];
  readonly below: readonly string[];
  readonly texts: Readonly<Record<string, ToldData>>;
}

interface ToldData {
  readonly name?: string;
  readonly text: string;
  readonly written?: readonly Written[];
  readonly path: string;
  readonly label?: string;
  readonly source: string;
  readonly url: string;
  readonly share: string;
}

export interface FoundCard {
  readonly game: string;
  readonly numbers: readonly string[];
  readonly told: ToldData;
  /** Each is a list of paragraphs. */
  readonly statements: readonly (readonly Written[])[];
}

export interface CardId {
  readonly id: string;
  readonly game: string;
  readonly topic: string;
  readonly anchor: string;
}

/** No id is nearly as long; whatever is longer was not copied from this site. */
const LONGEST = 200;

/** An id as anybody may have written it; undefined where it can be none. */
export function splitCardId(text: string): CardId | undefined {
  const [, game, topic, anchor] = /^([a-z0-9-]+)\.([a-z0-9-]+)\.([a-z0-9-]+)$/.exec(text) ?? [];
  return text.length > LONGEST || game === undefined || topic === undefined || anchor === undefined
    ? undefined
    : { id: text, game, topic, anchor };
}

/** The rule or term of an id, which may be one that it had before. */
export async function findCard(
  api: string,
  asked: CardId,
  language: string,
  isFormer = false,
): Promise<FoundCard | undefined> {
  const response = await fetch(`${api}${asked.game}/topics/${asked.topic}.json`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The data of ${asked.id} answers ${response.status}.`);
  // Only the build of this site makes these files.
  const { game, rules, moved } = (await response.json()) as TopicData;
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const now = splitCardId(Object.hasOwn(moved, asked.id) ? (moved[asked.id] ?? '') : '');
  if (now !== undefined && !isFormer) return findCard(api, now, language, true);
  const rule = known.get(asked.id);
  const told = rule?.texts[language];
  if (rule === undefined || told === undefined) return undefined;
  const speakers = rule.kind === 'section' ? rule.below : [rule.id];
  const statements = speakers.flatMap((id) => {
    const said = known.get(id)?.texts[language];
    return said === undefined ? [] : [said.written ?? [{ is: 'p' as const, has: [said.text] }]];
  });
  return { game, numbers: rule.numbers, told, statements };
}
