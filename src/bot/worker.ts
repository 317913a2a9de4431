import { packed } from 'virtual:kodeks-library';
import { createHandler } from './handler.ts';
import { openLibrary } from './library.ts';
import { LANGUAGES } from '../rules/languages.ts';
import type { GameTools } from './positions.ts';
import { settingsOf, type Environment } from './settings.ts';

/** A word misspelt, which takes the search the longest ways. */
const WARMING = { uk: 'чи можна відтсупити', ru: 'можно ли отсутпить' };

/** Opened and asked once in each language as the worker starts: the first one to ask waits no longer. */
const library = openLibrary(packed);
for (const language of LANGUAGES) await library.search(language)(WARMING[language]);

let handler: ((request: Request) => Promise<Response>) | undefined;

/** Hosts give the environment with each request; it is the same each time. */
export function fetchIn(request: Request, env: Environment, games?: GameTools): Promise<Response> {
  handler ??= createHandler(library, settingsOf(env), games);
  return handler(request);
}
