import { inEachLanguage } from '../rules/languages.ts';
import type { Model } from '../rules/model.ts';
import { packPlaces } from '../search/packed-numbers.ts';
import { searchDataOf, type SearchData } from '../search/write-index.ts';
import { reportPageUrl } from '../rules/ask/urls.ts';
import { site, siteAddress } from '../site.ts';
import { packRows, TAKEN } from './one-byte.ts';
import type { Beginning } from './positions.ts';
import type { PackedEdition, PackedLibrary } from './library.ts';

const absolute = (path: string): string => new URL(path, site.origin).href;

/** All that a bot needs of the site, small enough to travel with its code. */
export function packLibrary(model: Model): PackedLibrary {
  const published = new Set<string>(model.published);
  const data = inEachLanguage((language) => searchDataOf(model, language));
  const found = Object.values(data).flatMap(({ records }) => records.map(({ id }) => id));
  const others = [...new Set(found)].filter((id) => !published.has(id));
  const places = new Map([...published, ...others].map((id, place) => [id, place]));
  return {
    address: siteAddress,
    published: model.published,
    others,
    aliases: [...model.aliases],
    called: Object.fromEntries(model.games.map(({ id, called = [] }) => [id, called])),
    askUrl: inEachLanguage((language) => absolute(reportPageUrl(language, ''))),
    editions: inEachLanguage((language) => packEdition(data[language], places)),
  };
}

function packEdition(
  { records, list, words, games, places: numbered, texts }: SearchData,
  places: ReadonlyMap<string, number>,
): PackedEdition {
  return {
    list,
    words,
    games,
    places: numbered,
    records: packPlaces(records.map(({ id }) => places.get(id))),
    texts: texts.map((shard) =>
      packRows(
        shard.map(([, ...fields]) => fields.map((text = '') => text.replaceAll(TAKEN, '’'))),
      ),
    ),
  };
}

/** The worked examples of all games, each named as its address is. */
export const beginningsOf = ({ games }: Model): readonly Beginning[] =>
  games.flatMap(({ id: game, scenarios }) =>
    scenarios.map(({ id, procedure, setup }) => ({ id: `${game}/${id}`, procedure, setup })),
  );
