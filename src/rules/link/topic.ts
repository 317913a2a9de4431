import { LANGUAGES, type Language, type PerLanguage } from '../languages.ts';
import { linksIn, readTypedLink } from './links.ts';
import type { GameSource } from '../read/load-game.ts';
import type { Rule, RuleStatement, Topic } from '../model.ts';
import type { Statement } from '../read/name-rules.ts';
import type { NameLookup } from '../read/name-lookup.ts';
import type { TopicText } from '../read/parse-topic.ts';
import { plainText } from '../ask/plain-text.ts';
import { ruleId, type RuleId } from './references.ts';
import type { TopicsFile } from '../read/schemas.ts';
import type { Path } from '../read/yaml-file.ts';

type TopicEntry = TopicsFile['groups'][number]['topics'][number];
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type GrowingRule = Rule & { readonly statements: Mutable<PerLanguage<RuleStatement>> };

/** A topic with all that its two texts and its entry in topics.yaml say, path leading to the entry. */
export function linkTopic(
  entry: TopicEntry,
  group: string,
  path: Path,
  source: GameSource,
  lookup: NameLookup,
): Topic {
  checkEntry(entry, path, source, lookup);
  const texts: Mutable<Topic['texts']> = {};
  const rules = new Map<string, GrowingRule>();
  const scenarios = new Set<string>();
  for (const language of LANGUAGES) {
    const text = source.texts.get(language)?.get(entry.id);
    if (text === undefined) continue;
    const { file, frontMatter, links, unnamed } = text;
    texts[language] = {
      ...frontMatter.data,
      file,
      unnamed: unnamed.map(({ children }) => plainText(children)),
    };
    for (const link of links) lookup.link(link, entry.id, file);
    for (const { scenario, line, column } of text.scenarios) {
      if (lookup.scenario(scenario, { file, line, column })) scenarios.add(scenario);
    }
    for (const statement of text.statements) {
      const { anchor } = statement;
      const rule = rules.get(anchor) ?? newRule(statement, entry, text, lookup);
      rule.statements[language] = linkStatement(statement, language, entry.id, lookup);
      rules.set(anchor, rule);
    }
  }
  return {
    game: lookup.game,
    id: entry.id,
    group,
    number: entry.number,
    english: entry.english,
    sources: [...new Set([...entry.sources, ...Object.values(entry.sections ?? {}).flat()])],
    see: entry.see ?? [],
    texts,
    rules: [...rules.values()],
    scenarios: [...scenarios],
  };
}

function checkEntry(
  { id, sources, sections, see }: TopicEntry,
  path: Path,
  { topics }: GameSource,
  lookup: NameLookup,
): void {
  for (const [index, section] of sources.entries()) {
    lookup.section(section, topics.place([...path, 'sources', index]));
  }
  for (const [anchor, listed] of Object.entries(sections ?? {})) {
    lookup.anchor(id, anchor, topics.place([...path, 'sections', anchor]));
    for (const [index, section] of listed.entries()) {
      lookup.section(section, topics.place([...path, 'sections', anchor, index]));
    }
  }
  for (const [index, other] of (see ?? []).entries()) {
    lookup.topic(other, topics.place([...path, 'see', index]));
  }
}

function newRule(
  statement: Statement,
  entry: TopicEntry,
  text: TopicText,
  lookup: NameLookup,
): GrowingRule {
  const { file } = text;
  const { anchor, kind, section, parent, about, line, column } = statement;
  return {
    id: ruleId(lookup.game, entry.id, anchor),
    game: lookup.game,
    topic: entry.id,
    anchor,
    numbers: statement.numbers ?? [],
    kind,
    section,
    parent,
    about: about.flatMap(
      (reference) => lookup.rule(reference, entry.id, { file, line, column }) ?? [],
    ),
    sources: sourcesOf(entry, statement, text),
    statements: {},
  };
}

/** Those of the rule itself, else of the nearest heading above that lists some, else of the topic. */
function sourcesOf(
  entry: TopicEntry,
  { anchor, section }: Statement,
  { statements }: TopicText,
): readonly string[] {
  const listed = entry.sections ?? {};
  let place: string | undefined = anchor;
  let above = section;
  while (place !== undefined) {
    const sources = listed[place];
    if (sources !== undefined) return sources;
    place = above;
    above = statements.find((heading) => heading.anchor === place)?.section;
  }
  return entry.sources;
}

function linkStatement(
  { title, text, content }: Statement,
  language: Language,
  topic: string,
  lookup: NameLookup,
): RuleStatement {
  const refs = linksIn(content).flatMap(({ url }): RuleId[] => {
    const target = readTypedLink(url, { game: lookup.game, topic });
    return target?.to === 'rule' ? [target.id] : [];
  });
  return {
    title,
    text,
    content,
    refs: [...new Set(refs)],
    terms: lookup.termsIn(language, `${title ?? ''}\n${text}`),
  };
}
