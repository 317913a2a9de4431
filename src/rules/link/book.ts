import type { Book, BookSection, RulePlace } from '../model.ts';
import type { BooksFile, TopicsFile } from '../read/schemas.ts';

/** The concordance: each printed section with the places that list it as their source. */
export function linkBook(book: BooksFile['books'][number], topics: TopicsFile): Book {
  const places = new Map<string, RulePlace[]>();
  const put = (section: string, place: RulePlace): void => {
    places.set(section, [...(places.get(section) ?? []), place]);
  };
  for (const topic of topics.groups.flatMap((group) => group.topics)) {
    for (const section of topic.sources) put(section, { topic: topic.id });
    for (const [anchor, sections] of Object.entries(topic.sections ?? {})) {
      for (const section of sections) put(section, { topic: topic.id, anchor });
    }
  }
  return {
    ...book,
    sections: book.sections.map((section): BookSection => ({
      ...section,
      book: book.id,
      places: places.get(section.id) ?? [],
    })),
  };
}
