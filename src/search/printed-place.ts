import { placeOfCode } from '../rules/read/codes.ts';
import { wordKeys } from '../lexicon/term-forms.ts';
import type { OpenIndex } from './open-index.ts';

const NUMBER =
  /^(?:правило|правила|пункт|стаття|статья|rule|п|ст|§|№)?[.\s]*(\d+(?:[.,•·-]\d+)*)[.\s]*$/iu;
const PAGE =
  /(?:^|\s)(?:с|ст|стор|стр|сторінка|сторінці|страница|странице|p|page)\.?\s*(\d+)(?=\s|$)/iu;

/** The number that a query consists of. */
export function printedNumber(query: string): string | undefined {
  return NUMBER.exec(query.trim())?.[1];
}

/** The records a query means by their printed number, «43.5», or by their page, «довідник с. 5». */
export function printedPlace(
  query: string,
  index: OpenIndex,
  game: number | undefined,
): readonly number[] {
  const page = PAGE.exec(query);
  if (page?.[1] !== undefined) {
    const rest = wordKeys(query.replace(page[0], ' '));
    const found = onPage(page[1], rest, index, game);
    if (found.length > 0) return found;
  }
  const number = printedNumber(query);
  if (number === undefined) return [];
  const place = placeOfCode(number);
  const coded = place === undefined ? undefined : index.coded(place);
  if (coded !== undefined) return [coded];
  return homeFirst(index.numbered(number), index, game);
}

/** Books are named by any beginning of their words: «довід», «правила». */
function onPage(
  page: string,
  book: readonly string[],
  index: OpenIndex,
  game: number | undefined,
): readonly number[] {
  const books = index.games.flatMap(({ books: all }) => all);
  const found = books
    .filter(({ names }) =>
      book.every((word) =>
        names.some((name) => wordKeys(name).some((key) => key.startsWith(word))),
      ),
    )
    .flatMap(({ pages }) => pages[page] ?? []);
  return homeFirst([...new Set(found)], index, game);
}

function homeFirst(
  records: readonly number[],
  index: OpenIndex,
  game: number | undefined,
): readonly number[] {
  const isAway = (record: number): number => Number(index.gameOf(record) !== game);
  return records.toSorted((a, b) => isAway(a) - isAway(b));
}
