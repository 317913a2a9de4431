import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../public/api/v1/bot.mjs';
import { apiSchemas, type ApiData, type ApiFile } from '../../src/api/schemas.ts';
import { LANGUAGES, type Language } from '../../src/rules/languages.ts';
import { splitRuleId, type RuleId } from '../../src/rules/link/references.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, select, selectAll, textOf } from './support/elements.ts';
import {
  answers,
  files,
  languageOf,
  languagePages,
  page,
  readJson,
  readText,
} from './support/site.ts';

const API = '/api/v1';
const model = await publishedModel();
const games = model.games.map(({ id }) => id);
/** Words are published once: in the languages that tell them. */
const gameLanguages = model.games.flatMap(({ id: game, languages }) =>
  languages.map((language) => ({ game, language })),
);
const firstLanguage = (game: string): Language =>
  gameLanguages.find((told) => told.game === game)?.language ?? 'uk';

const ids = [...model.rules.keys(), ...model.terms.keys(), ...model.aliases.keys()];
/** What ids name after the game; the glossary and topics that are gone are among them. */
const topicsOf = (game: string): readonly string[] => [
  ...new Set(ids.map(splitRuleId).flatMap((id) => (id.game === game ? id.topic : []))),
];
const topicData = (game: string, topic: string): string => `${API}/${game}/topics/${topic}.json`;

/** Those of which anything was ruled. */
const withRulings = new Set(
  model.games.flatMap(({ id, rulings }) => (rulings.length > 0 ? [id] : [])),
);

interface Published {
  readonly file: string;
  readonly schema: ApiFile;
}

const published: readonly Published[] = [
  { file: `${API}/games.json`, schema: 'games' },
  { file: `${API}/changes.json`, schema: 'changes' },
  ...games.flatMap((game): Published[] => [
    { file: `${API}/${game}/concordance.json`, schema: 'concordance' },
    ...(withRulings.has(game)
      ? [{ file: `${API}/${game}/rulings.json`, schema: 'rulings' } as const]
      : []),
    ...topicsOf(game).map((topic): Published => ({
      file: topicData(game, topic),
      schema: 'topic',
    })),
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
    const promised = published.map(({ file }) => file);
    expect(present.sort()).toEqual([...promised, ...schemas, `${API}/bot.mjs`].sort());
  });

  it.each(published)(
    '$file holds what its schema says, and something at all',
    ({ file, schema }) => {
      const ajv = new Ajv2020({ allErrors: true, strict: true });
      const validate = ajv.compile(readJson(`${API}/schema/${schema}.json`) as object);
      validate(readJson(file));
      expect(validate.errors ?? []).toEqual([]);
      expect(readJson(file)).not.toEqual([]);
    },
  );

  it.each(Object.keys(apiSchemas))('the schema of %s lets fields be added later', (name) => {
    const text = JSON.stringify(readJson(`${API}/schema/${name}.json`));
    expect(text).not.toContain('"additionalProperties":false');
  });

  it.each(published)(
    '$file holds no field that its schema does not describe',
    ({ file, schema }) => {
      expect(apiSchemas[schema].safeParse(readJson(file)).data).toEqual(readJson(file));
    },
  );
});

describe('the file of a topic', () => {
  /** As a program finds it that knows nothing but the id. */
  const dataOf = (id: RuleId) => {
    const { game, topic } = splitRuleId(id);
    return read<'topic'>(topicData(game, topic));
  };
  const ruleOf = (id: RuleId) => dataOf(id).rules.find((rule) => rule.id === id);

  it('answers for every id: with the rule or the term, or with what it is called today', () => {
    expect(ids.length).toBeGreaterThan(3000);
    const lost = ids.filter((id) => {
      const now = model.aliases.get(id);
      return now === undefined
        ? ruleOf(id) === undefined
        : dataOf(id).moved[id] !== now || ruleOf(now) === undefined;
    });
    expect(lost).toEqual([]);
  });

  it('says of a rule or a term what the files of its game say, in every language', () => {
    const told = gameLanguages.flatMap(({ game, language }) => [
      ...rulesOf(game, language).map(({ id, title, text, share }) => ({
        id,
        language,
        title,
        text,
        share,
      })),
      ...glossaryOf(game, language).map(({ id, name, definition, url }) => ({
        id,
        language,
        title: name,
        text: definition,
        share: url,
      })),
    ]);
    const wrong = told.filter(({ id, language, title, text, share }) => {
      const said = ruleOf(id as RuleId)?.texts[language];
      return said?.title !== title || said.text !== text || said.share !== share;
    });
    expect(wrong.map(({ id, language }) => `${language} ${id}`)).toEqual([]);
  });

  it('has addresses that answer', () => {
    const dead = games.flatMap((game) =>
      topicsOf(game).flatMap((topic) =>
        read<'topic'>(topicData(game, topic)).rules.flatMap(({ texts }) =>
          LANGUAGES.flatMap((language) => {
            const told = texts[language];
            return [told?.url, told?.share, told?.picture].filter(
              (address) => address !== undefined && !answers(address),
            );
          }),
        ),
      ),
    );
    expect(dead).toEqual([]);
  });
});

describe('the file of changes', () => {
  const releases = read<'changes'>(`${API}/changes.json`);

  it('names every release, the newest first, and only the oldest as the first', () => {
    const versions = releases.flatMap(({ version }) => version ?? []);
    expect(versions).toEqual(model.releases.map(({ version }) => version).reverse());
    expect(releases.map(({ first }) => first).lastIndexOf(true)).toBe(releases.length - 1);
    expect(releases.filter(({ first }) => first)).toHaveLength(1);
  });

  it('leads to pages that answer', () => {
    const addresses = releases.flatMap(({ changes }) =>
      changes.flatMap(({ url }) => LANGUAGES.flatMap((language) => url[language] ?? [])),
    );
    expect(addresses.filter((address) => !answers(address))).toEqual([]);
  });

  it('says what the page of each game says', () => {
    for (const game of games) {
      const { tree } = page(`/${firstLanguage(game)}/${game}/changes/`);
      const headings = selectAll('main h2', tree).map(textOf);
      expect(headings, game).toHaveLength(releases.length);
      for (const [at, { version }] of releases.entries()) {
        if (version !== undefined) expect(headings[at], game).toContain(version);
      }
    }
  });
});

describe('the sample bot', () => {
  const site = 'https://rules.test';
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['uk', '/rule відступ', `${site}/uk/rebellion/glossary/retreat/`],
    ['ru', '/rule отступление', `${site}/ru/rebellion/glossary/retreat/`],
    ['uk', '/rule rebellion.combat.dice-limit', `${site}/uk/rebellion/combat/dice-limit/`],
  ] as const)('in «%s» answers «%s» with %s', async (language, message, address) => {
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(Response.json(readJson(url.slice(site.length)))),
    );
    const reply = await answer(message, { origin: site, language });
    expect(reply.split('\n').at(-1)).toBe(address);
    expect(answers(address.slice(site.length))).toBe(true);
  });

  it('is shown whole on the page that explains the data', () => {
    for (const language of LANGUAGES) {
      const blocks = selectAll('main pre', page(`/${language}/api/`).tree).map(textOf);
      expect(blocks).toContain(readText(`${API}/bot.mjs`));
    }
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
        !textOf(select('h1', tree)).includes(name) ||
        !textOf(select('main', tree)).includes(definition)
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
    const shown = books.flatMap((book) =>
      page(`/uk/${game}/concordance/${book}/`).ids.filter((id) => id.startsWith(`${book}-`)),
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
