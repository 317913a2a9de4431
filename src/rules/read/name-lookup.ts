import type { Language } from '../languages.ts';
import { readTypedLink, type WrittenLink } from '../link/links.ts';
import type { GameSource } from './load-game.ts';
import type { Place, ProblemList } from '../problems.ts';
import { absoluteRuleId, ruleId, suggestion, type RuleId } from '../link/references.ts';
import type { Vocabulary } from '../link/vocabulary.ts';

/** Names that references may point to, across all games. */
export interface KnownNames {
  readonly rules: ReadonlyMap<RuleId, Place>;
  readonly terms: ReadonlyMap<RuleId, Place>;
  /** `game.topic` */
  readonly topics: ReadonlySet<string>;
}

/** Finds what a game's files refer to, and reports at its place what does not exist. */
export interface NameLookup {
  readonly game: string;
  rule(reference: string, topic: string, place: Place): RuleId | undefined;
  anchor(topic: string, anchor: string, place: Place): void;
  topic(id: string, place: Place): void;
  section(id: string, place: Place): void;
  scenario(id: string, place: Place): boolean;
  link(link: WrittenLink, topic: string, file: string): void;
  termsIn(language: Language, text: string): readonly string[];
}

export function nameLookup(
  source: GameSource,
  known: KnownNames,
  vocabulary: Vocabulary,
  problems: ProblemList,
): NameLookup {
  const game = source.game.data.id;
  const sections = new Set(
    source.books.data.books.flatMap((book) => book.sections.map(({ id }) => id)),
  );
  const unknownRule = (reference: string, meant: string, place: Place): void => {
    problems.add(
      'unknown-rule',
      place,
      `There is no rule «${reference}».`,
      suggestion(meant, known.rules.keys()),
    );
  };
  const unknownTopic = (name: string, place: Place): void => {
    if (known.topics.has(name)) return;
    problems.add(
      'unknown-topic',
      place,
      `There is no topic «${name}».`,
      suggestion(name, known.topics),
    );
  };
  return {
    game,
    rule(reference, topic, place) {
      const id = absoluteRuleId(reference, { game, topic });
      if (id !== undefined && known.rules.has(id)) return id;
      unknownRule(reference, id ?? reference, place);
      return undefined;
    },
    anchor(topic, anchor, place) {
      const id = ruleId(game, topic, anchor);
      if (known.rules.has(id)) return;
      problems.add(
        'unknown-rule',
        place,
        `The topic «${topic}» has no rule or heading «${anchor}».`,
        suggestion(id, known.rules.keys()),
      );
    },
    topic: (id, place) => unknownTopic(`${game}.${id}`, place),
    section(id, place) {
      if (sections.has(id)) return;
      problems.add(
        'unknown-section',
        place,
        `No booklet in books.yaml has a section «${id}».`,
        suggestion(id, sections),
      );
    },
    scenario(id, place) {
      if (source.scenarios.has(id)) return true;
      problems.add(
        'unknown-scenario',
        place,
        `There is no scenario «${id}».`,
        suggestion(id, source.scenarios.keys()),
      );
      return false;
    },
    link({ url, line, column }, topic, file) {
      const target = readTypedLink(url, { game, topic });
      const place = { file, line, column };
      if (target === undefined) return;
      if (target === null) {
        problems.add(
          'malformed-markup',
          place,
          `The link «${url}» has too many or empty parts.`,
          'Write «rule:game.topic.name», «topic:game.topic» or «term:game.name»; what is of the same game or topic may be left out.',
        );
      } else if (target.to === 'topic') {
        unknownTopic(`${target.game}.${target.topic}`, place);
      } else if (target.to === 'rule') {
        if (!known.rules.has(target.id)) unknownRule(url.slice('rule:'.length), target.id, place);
      } else if (!known.terms.has(target.id)) {
        problems.add(
          'unknown-term',
          place,
          `The glossary has no term «${target.term}».`,
          suggestion(target.id, known.terms.keys()),
        );
      }
    },
    termsIn: (language, text) => [
      ...new Set(vocabulary.terms(game, language, text).map(({ termId }) => termId)),
    ],
  };
}
