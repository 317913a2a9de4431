import { placeOfCode } from '../rules/read/codes.ts';
import { wordKeys } from '../lexicon/term-forms.ts';
import type { ListedGame } from './bundle.ts';
import type { OpenPlaces } from './open-places.ts';

const NUMBER =
  /^(?:правило|правила|пункт|стаття|статья|rule|п|ст|§|№)?[.\s]*(\d+(?:[.,•·-]\d+)*)[.\s]*$/iu;
const PAGE =
  /(?:^|\s)(?:с|ст|стор|стр|сторінка|сторінці|страница|странице|p|page)\.?\s*(\d+)(?=\s|$)/iu;

/** The number that a query consists of. */
function printedNumber(query: string): string | undefined {
  return NUMBER.exec(query.trim())?.[1];
}

/** Whether a query may mean a place by its number or its page. */
export const meansPlace = (query: string): boolean =>
  printedNumber(query) !== undefined || PAGE.test(query);

/** The records a query means by their printed number, «43.5», or by their page, «довідник с. 5». */
export function printedPlace(
  query: string,
  places: OpenPlaces,
  home: ListedGame | undefined,
): readonly number[] {
  const page = PAGE.exec(query);
  if (page?.[1] !== undefined) {
    const rest = wordKeys(query.replace(page[0], ' '));
    const found = onPage(page[1], rest, places);
    if (found.length > 0) return homeFirst(found, home);
  }
  const number = printedNumber(query);
  if (number === undefined) return [];
  const place = placeOfCode(number);
  const coded = place === undefined ? undefined : places.coded(place);
  return coded === undefined ? homeFirst(places.numbered(number), home) : [coded];
}

/** Books are named by any beginning of their words: «довід», «правила». */
function onPage(page: string, book: readonly string[], places: OpenPlaces): readonly number[] {
  const found = places.games.flatMap(({ start, books }) =>
    books
      .filter(({ names }) =>
        book.every((word) =>
          names.some((name) => wordKeys(name).some((key) => key.startsWith(word))),
        ),
      )
      .flatMap(({ pages }) => (pages[page] ?? []).map((record) => start + record)),
  );
  return [...new Set(found)];
}

function homeFirst(records: readonly number[], home: ListedGame | undefined): readonly number[] {
  const isAway = (record: number): number =>
    Number(home === undefined || record < home.start || record >= home.start + home.count);
  return records.toSorted((a, b) => isAway(a) - isAway(b));
}
