import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { rowAnchor, rulesIn } from '../../src/tables/table.ts';
import { tablesOf } from '../../src/tables/tables.ts';
import { dataWords } from '../../src/i18n/data.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { ruleId } from '../../src/rules/link/references.ts';
import { ruleUrl, tableUrl } from '../../src/rules/ask/urls.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, select, selectAll, textOf } from './support/elements.ts';
import { page } from './support/site.ts';

const { games } = await publishedModel();
const shown = LANGUAGES.flatMap((language) =>
  games.flatMap(({ id: game }) =>
    tablesOf(game).map((table) => ({
      game,
      language,
      table,
      url: tableUrl(language, game, table.id),
    })),
  ),
);

/** Text, and the names of pictures. */
const wordsOf = (cell: Element): string =>
  [textOf(cell), ...selectAll('[aria-label]', cell).map((named) => attribute(named, 'ariaLabel'))]
    .join(' ')
    .trim();

describe('the page of a table', () => {
  it('is there for every game that has figures', () => {
    expect(new Set(shown.map(({ game }) => game)).size).toBe(games.length);
  });

  it.each(shown)('$url has every row and column, named for those who only hear them', (entry) => {
    const { tree } = page(entry.url);
    const body = selectAll('tbody tr', tree);
    expect(body.map((row) => attribute(row, 'id'))).toEqual(
      entry.table.rows.map(({ id }) => rowAnchor(id)),
    );
    expect(selectAll('thead th[scope=col]', tree)).toHaveLength(entry.table.columns.length);
    expect(selectAll('tbody th[scope=row]', tree)).toHaveLength(body.length);
    const label = attribute(select('[role=region]', tree) ?? undefined, 'ariaLabelledBy');
    expect(textOf(select(`#${String(label)}`, tree) ?? undefined)).toBe(
      entry.table.words.title[entry.language],
    );
  });

  it.each(shown)('$url leaves no cell without words', ({ url, language }) => {
    const cells = selectAll('tbody :is(th, td)', page(url).tree).map(wordsOf);
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter((text) => !/[\p{L}\d]/u.test(text))).toEqual([]);
    // A dash is heard as the word for «none».
    const dashes = cells.filter((text) => text.startsWith('—'));
    expect(dashes.filter((text) => !text.includes(dataWords(language).none))).toEqual([]);
  });

  it('leads to the rules its cells name', () => {
    const missing = shown.flatMap(({ game, language, table, url }) => {
      const links = new Set(selectAll('tbody a', page(url).tree).map((a) => attribute(a, 'href')));
      return rulesIn(table)
        .map((reference) => {
          const [topic = '', name = ''] = reference.split('.');
          return ruleUrl(language, ruleId(game, topic, name));
        })
        .filter((address) => !links.has(address));
    });
    expect(shown.flatMap(({ table }) => rulesIn(table)).length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it('says that names are English where they stay so', () => {
    const { elements } = page(tableUrl('uk', 'ti4', 'planets'));
    const jord = elements.filter(({ element }) => textOf(element).trim() === 'Jord');
    expect(jord.at(-1)?.language).toBe('en');
  });
});
