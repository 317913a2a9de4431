import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'astro/zod';
import { isLanguage, LANGUAGES, type Language } from '../rules/languages.ts';
import { parseJson } from './discord.ts';
import type { Entry, Library } from './library.ts';
import { limiter } from './limits.ts';
import type { GameTools } from './positions.ts';

const FROM_ONE = { count: 120, milliseconds: 60_000 };
const RESULTS = 5;
const MOST_RESULTS = 20;
const MOST_CHOICES = 500;

const position = z.object({
  scenario: z.string().max(120).optional(),
  play: z.string().optional(),
  procedure: z.string().max(120).optional(),
  setup: z.unknown().optional(),
  made: z.array(z.unknown()).max(MOST_CHOICES).optional(),
});

/** What programs may ask: to read and to reckon, never to change anything. */
export function programsApi(library: Library, games: GameTools | undefined): Hono {
  const api = new Hono();
  const may = limiter(FROM_ONE);
  api.use(cors({ origin: '*', allowMethods: ['GET', 'POST'] }));
  api.use(async (c, next) => {
    const from = c.req.header('CF-Connecting-IP') ?? c.req.header('X-Forwarded-For') ?? '';
    if (!may(from)) return c.json({ error: 'too often' }, 429);
    await next();
    return undefined;
  });

  api.get('/search', async (c) => {
    const { q = '', lang, game, limit = String(RESULTS) } = c.req.query();
    const language = languageOf(lang);
    if (q.trim() === '' || language === undefined) return c.json({ error: 'q, lang' }, 400);
    const most = Math.min(MOST_RESULTS, Math.max(1, Math.trunc(Number(limit)) || RESULTS));
    const found = await library.search(language)(q, { limit: most, game });
    return c.json({
      language,
      total: found.total,
      isWhole: found.isWhole,
      ...(found.corrected !== undefined && { corrected: found.corrected }),
      results: found.results.flatMap(({ id }) => shown(library, library.entry(language, id))),
    });
  });

  api.get('/rule/:id', (c) => {
    const language = languageOf(c.req.query('lang'));
    const entry = language && library.entry(language, c.req.param('id'));
    const [rule] = shown(library, entry);
    return rule === undefined ? c.json({ error: 'no such rule' }, 404) : c.json(rule);
  });

  if (games !== undefined) {
    api.post('/odds/:game/:calculator', async (c) => {
      const { game, calculator } = c.req.param();
      const asked = games.odds(`${game}/${calculator}`, parseJson(await c.req.text()));
      return c.json(asked, 'ok' in asked && asked.ok === true ? 200 : 400);
    });
    api.post('/choices', async (c) => {
      const asked = position.safeParse(parseJson(await c.req.text()));
      if (!asked.success) return c.json({ ok: false, path: '', problem: 'no-position' }, 400);
      const choices = games.choices(asked.data);
      return c.json(choices, 'ok' in choices && choices.ok === true ? 200 : 400);
    });
  }
  return api;
}

const languageOf = (lang: string = LANGUAGES[0]): Language | undefined =>
  isLanguage(lang) ? lang : undefined;

function shown(library: Library, entry: Entry | undefined) {
  if (entry === undefined) return [];
  const { id, language, game, gameName, title, text, number, about, url } = entry;
  return [
    {
      id,
      language,
      game,
      gameName,
      title,
      text,
      ...(number !== undefined && { number }),
      rules: about,
      url,
      code: library.codeOf(language, id)?.slice(language.length),
    },
  ];
}
