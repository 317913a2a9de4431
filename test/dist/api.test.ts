import { Ajv2020 } from 'ajv/dist/2020.js';
import { select } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { apiSchemas, type ApiData, type ApiFile } from '../../src/api/schemas.ts';
import { LANGUAGES, type Language } from '../../src/rules/languages.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, textOf } from './support/elements.ts';
import { answers, files, languageOf, languagePages, page, readJson } from './support/site.ts';

const API = '/api/v1';
const model = await publishedModel();
const games = model.games.map(({ id }) => id);
/** Words are published once: in the languages that tell them. */
const gameLanguages = model.games.flatMap(({ id: game, languages }) =>
  languages.map((language) => ({ game, language })),
);
const firstLanguage = (game: string): Language =>
  gameLanguages.find((told) => told.game === game)?.language ?? 'uk';

interface Published {
  readonly file: string;
  readonly schema: ApiFile;
}

const published: readonly Published[] = [
  { file: `${API}/games.json`, schema: 'games' },
  ...games.flatMap((game): Published[] => [
    { file: `${API}/${game}/concordance.json`, schema: 'concordance' },
  ]),
  ...gameLanguages.flatMap(({ game, language }): Published[] => [
    { file: `${API}/${game}/${language}/rules.json`, schema: 'rules' },
    { file: `${API}/${game}/${language}/glossary.json`, schema: 'glossary' },
  ]),
];

/** Only what has passed its schema may be taken for that type; the first test below sees to it. */
const read = <F extends ApiFile>(file: string): ApiData<F> => readJson(file) as ApiData<F>;
const rulesOf = (game: string, language: Language) =>
  read<'rules'>(`${API}/${game}/${language}/rules.json`);
const glossaryOf = (game: string, language: Language) =>
  read<'glossary'>(`${API}/${game}/${language}/glossary.json`);

describe('the published files', () => {
  it('are those that are promised, each with its schema', () => {
    const schemas = Object.keys(apiSchemas).map((name) => `${API}/schema/${name}.json`);
    const present = [...files].filter((file) => file.startsWith('/api/'));
    expect(present.sort()).toEqual([...published.map(({ file }) => file), ...schemas].sort());
  });

  it.each(published)('$file holds what its schema says, and something at all', ({ file, schema }) => {
    const ajv = new Ajv2020({ allErrors: true, strict: true });
    const validate = ajv.compile(readJson(`${API}/schema/${schema}.json`) as object);
    validate(readJson(file));
    expect(validate.errors ?? []).toEqual([]);
    expect(read(file).length).toBeGreaterThan(0);
  });

  it.each(Object.keys(apiSchemas))('the schema of %s lets fields be added later', (name) => {
    const text = JSON.stringify(readJson(`${API}/schema/${name}.json`));
    expect(text).not.toContain('"additionalProperties":false');
  });

  it.each(published)('$file holds no field that its schema does not describe', ({ file, schema }) => {
    expect(apiSchemas[schema].safeParse(readJson(file)).data).toEqual(readJson(file));
  });
});

describe.each(gameLanguages)('the rules of $game in $language', ({ game, language }) => {
  const rules = rulesOf(game, language);

  it('are the rules of the topics’ pages, in their order', () => {
    const links = model.games
      .filter(({ id }) => id === game)
      .flatMap(({ topics }) => topics)
      .flatMap((topic) =>
        page(`/${language}/${game}/${topic.id}/`).elements.flatMap(({ element }) =>
          attribute(element, 'className')?.split(' ').includes('permalink') === true
            ? [attribute(element, 'href')]
            : [],
        ),
      );
    expect(rules.map(({ share }) => share)).toEqual(links);
  });

  it('have addresses of this language that answer', () => {
    const dead = rules.flatMap(({ url, share }) =>
      [url, share].filter((address) => !answers(address) || languageOf(address) !== language),
    );
    expect(dead).toEqual([]);
  });

  it('have the words that their own pages show', () => {
    const wrong = rules.filter(({ kind, share, text }) => {
      const shown = textOf(select(kind === 'section' ? 'h1' : '.statement', page(share).tree));
      return flat(shown) !== flat(text);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('name only rules, terms and printed sections that the other files hold', () => {
    const ids = new Set<string>(rules.map(({ id }) => id));
    const terms = new Set(glossaryOf(game, language).map(({ term }) => term));
    const sections = new Set(
      read<'concordance'>(`${API}/${game}/concordance.json`).map(({ section }) => section),
    );
    const lost = rules.flatMap((rule) => [
      ...rule.refs.filter((ref) => !ids.has(ref)),
      ...rule.terms.filter((term) => !terms.has(term)),
      ...rule.sources.flatMap(({ section }) => (sections.has(section) ? [] : [section])),
    ]);
    expect(lost).toEqual([]);
  });
});

describe.each(gameLanguages)('the glossary of $game in $language', ({ game, language }) => {
  const glossary = glossaryOf(game, language);

  it('has a page for each term, with its name and definition', () => {
    const wrong = glossary.filter(({ url, name, definition }) => {
      if (!answers(url)) return true;
      const { tree } = page(url);
      return (
        !textOf(select('h1', tree)).includes(name) || !textOf(select('main', tree)).includes(definition)
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('has a term for each page', () => {
    const prefix = `/${language}/${game}/glossary/`;
    const shown = languagePages
      .map(({ url }) => url)
      .filter((url) => url.startsWith(prefix) && url !== prefix);
    expect(glossary.map(({ url }) => url).sort()).toEqual(shown.sort());
  });

  it('names only rules that exist', () => {
    const ids = new Set<string>(rulesOf(game, language).map(({ id }) => id));
    expect(glossary.flatMap(({ rules }) => rules.filter((rule) => !ids.has(rule)))).toEqual([]);
  });
});

describe.each(games)('the concordance of %s', (game) => {
  const concordance = read<'concordance'>(`${API}/${game}/concordance.json`);

  it('leads to topics and rules that answer', () => {
    const addresses = concordance.flatMap(({ topics }) =>
      topics.flatMap(({ topic, rule }) =>
        LANGUAGES.map((language) => {
          const page = `/${language}/${game}/${topic}/`;
          return rule === undefined ? page : `${page}#${rule.split('.')[2] ?? ''}`;
        }),
      ),
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !answers(address))).toEqual([]);
  });

  it('lists the sections that the pages of the booklets list, in their order', () => {
    const books = [...new Set(concordance.map(({ book }) => book))];
    const shown = books.flatMap(
      (book) => page(`/uk/${game}/concordance/${book}/`).ids.filter((id) => id.startsWith(`${book}-`)),
    );
    expect(concordance.map(({ section }) => section)).toEqual(shown);
  });
});

it('the list of games counts what the other files hold', () => {
  const listed = read<'games'>(`${API}/games.json`);
  expect(listed.map(({ id, topics, rules, terms }) => ({ id, topics, rules, terms }))).toEqual(
    games.map((id) => {
      const rules = rulesOf(id, firstLanguage(id));
      return {
        id,
        topics: new Set(rules.map(({ topic }) => topic)).size,
        rules: rules.length,
        terms: glossaryOf(id, firstLanguage(id)).length,
      };
    }),
  );
});

function flat(text: string): string {
  return text.replace(/[\s·]+/g, '');
}
