import type { Language } from '../languages.ts';
import type { Game, Topic } from '../model.ts';

/** A game on paper: topics are sections, known by their numbers; chapters begin on new pages. */
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

/** The contents: sections by the groups of the game. */
export function contentsOf(game: Game, language: Language): readonly Chapter[] {
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

/**
 * The sections as they follow one another: by their numbers, since paper is leafed through by
 * numbers. Entries of a printed reference keep theirs, and stand in tens; its contents remain by groups.
 */
export function chaptersOf(game: Game, language: Language): readonly Chapter[] {
  const contents = contentsOf(game, language);
  if (!isNumbered(game)) return contents;
  const sections = contents.flatMap((chapter) => chapter.sections);
  const [before, entries] = [
    sections.filter(({ number }) => number === ''),
    sections
      .filter(({ number }) => number !== '')
      .sort((one, other) => Number(one.number) - Number(other.number)),
  ];
  const tens = Map.groupBy(entries, ({ number }) => Math.floor(Number(number) / 10));
  return [
    { id: 'before', title: contents[0]?.title ?? '', sections: before },
    ...Array.from(tens, ([ten, list]) => ({
      id: `tens-${ten}`,
      title: `§ ${list[0]?.number ?? ''}–${list.at(-1)?.number ?? ''}`,
      sections: list,
    })),
  ].filter((chapter) => chapter.sections.length > 0);
}

/** The numbers of the sections by topic; what stands before numbered entries has none. */
export function sectionNumbers(game: Game): ReadonlyMap<string, string> {
  const topics = game.groups.flatMap((group) => group.topics);
  const keeps = isNumbered(game);
  return new Map(topics.map(({ id, number = '' }, at) => [id, keeps ? number : String(at + 1)]));
}

const isNumbered = ({ topics }: Game): boolean => topics.some(({ number }) => number !== undefined);

/** Where a section stands in the booklet; ids of rules are their codes there. */
export const sectionPlace = (topic: string): string => `s-${topic}`;
