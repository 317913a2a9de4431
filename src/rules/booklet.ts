import type { Language } from './languages.ts';
import type { Game, Group, Topic } from './model.ts';

/** A game on paper: its groups are chapters, its topics are sections, numbered as they follow. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly topic: Topic;
}

export function chaptersOf(game: Game, language: Language): readonly Chapter[] {
  const numbers = sectionNumbers(game);
  return game.groups.map(({ id, name, topics }) => ({
    id,
    title: name[language],
    sections: topics.map((topic) => ({
      number: numbers.get(topic.id) ?? '',
      title: topic.texts[language]?.title ?? '',
      topic,
    })),
  }));
}

/** The entries of a booklet that numbers them keep their numbers. */
export function sectionNumbers({
  groups,
}: {
  readonly groups: readonly Group[];
}): ReadonlyMap<string, string> {
  const topics = groups.flatMap((group) => group.topics);
  const isNumbered = topics.some(({ number }) => number !== undefined);
  return new Map(
    topics.map(({ id, number = '' }, at) => [id, isNumbered ? number : String(at + 1)]),
  );
}

/** Where a section stands in the booklet; ids of rules are their codes there. */
export const sectionPlace = (topic: string): string => `s-${topic}`;
