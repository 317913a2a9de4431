import { withBase } from '../base.ts';
import { isLanguage, LANGUAGES, spokenTo, type Language } from '../rules/languages.ts';
import type { Search } from './query.ts';

/** A tool as browsers take them that let agents ask a page (WebMCP). */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: true };
  readonly execute: (input: unknown) => Promise<ToolAnswer>;
}

export interface ToolAnswer {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly isError?: true;
}

const RESULTS = 5;
const RULE = /^([a-z0-9-]{1,40})\.([a-z0-9-]{1,60})\.([a-z0-9-]{1,80})$/;

const said = (value: unknown): ToolAnswer => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
});
const refused = (problem: string): ToolAnswer => ({ ...said({ problem }), isError: true });

function field(input: unknown, name: string): string {
  const value: unknown = (input as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

/** What a page tells whoever asks it for its reader: rules to be found and read, nothing to change. */
export function siteTools(
  pageLanguage: string,
  search: (language: Language) => Promise<Search>,
): readonly Tool[] {
  const languageOf = (input: unknown): Language => {
    const asked = field(input, 'language');
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
      annotations: { readOnlyHint: true },
      execute: async (input) => {
        const query = field(input, 'query');
        if (query === '') return refused('query is empty');
        const game = field(input, 'game');
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
      annotations: { readOnlyHint: true },
      execute: async (input) => {
        const id = field(input, 'id');
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
