import { withBase } from '../base.ts';
import { isLanguage, LANGUAGES, spokenTo, type Language } from '../rules/languages.ts';
import type { Search } from '../search/query.ts';
import { READ_ONLY, refused, said, textOf, type Tool } from './tool.ts';

const RESULTS = 5;
const RULE = /^([a-z0-9-]{1,40})\.([a-z0-9-]{1,60})\.([a-z0-9-]{1,80})$/;

/** Rules to be found and read. */
export function ruleTools(
  pageLanguage: string,
  search: (language: Language) => Promise<Search>,
): readonly Tool[] {
  const languageOf = (input: unknown): Language => {
    const asked = textOf(input, 'language');
    return isLanguage(asked) ? asked : spokenTo(pageLanguage);
  };
  const language = { type: 'string', enum: LANGUAGES };
  return [
    {
      name: 'search_rules',
      description:
        'Searches the rules of the board games of this site, by words, a question or a printed number, in Ukrainian or Russian. Answers with ids, texts and addresses to cite.',
      inputSchema: {
        type: 'object',
        properties: { query: { type: 'string' }, language, game: { type: 'string' } },
        required: ['query'],
      },
      annotations: READ_ONLY,
      execute: async (input) => {
        const query = textOf(input, 'query');
        if (query === '') return refused('query is empty');
        const game = textOf(input, 'game');
        const ask = await search(languageOf(input));
        const { results } = await ask(query, { limit: RESULTS, ...(game !== '' && { game }) });
        return said(
          results.map(({ id, title, excerpt, url, rule }) => ({
            id,
            title,
            excerpt,
            ...(rule !== undefined && { rule }),
            url: new URL(url, location.origin).href,
          })),
        );
      },
    },
    {
      name: 'read_rule',
      description:
        'Reads one rule or term whole by its id (game.topic.name), with its source in the printed booklets and its address.',
      inputSchema: {
        type: 'object',
        properties: { id: { type: 'string', pattern: RULE.source }, language },
        required: ['id'],
      },
      annotations: READ_ONLY,
      execute: async (input) => {
        const id = textOf(input, 'id');
        const [, game, topic] = RULE.exec(id) ?? [];
        if (game === undefined || topic === undefined) return refused('id is no rule');
        const response = await fetch(withBase(`/api/v1/${game}/topics/${topic}.json`));
        if (!response.ok) return refused('no such topic');
        // The schemas of the published files promise it.
        const { rules } = (await response.json()) as {
          readonly rules: readonly {
            readonly id: string;
            readonly texts: Readonly<Partial<Record<Language, object>>>;
          }[];
        };
        const found = rules.find((rule) => rule.id === id)?.texts[languageOf(input)];
        return found === undefined ? refused('no such rule') : said({ id, ...found });
      },
    },
  ];
}
