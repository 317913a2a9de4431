import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { timingSafeEqual } from 'hono/utils/buffer';
import { LANGUAGES } from '../rules/languages.ts';
import { discordBot, parseJson, type DiscordSettings } from './discord.ts';
import type { Library } from './library.ts';
import { programsApi } from './api.ts';
import type { GameTools } from './positions.ts';
import { reportDesk, type ReportSettings, type Taken } from './reports.ts';
import { telegramBot, type TelegramSettings } from './telegram.ts';

export interface BotSettings {
  readonly telegram?: TelegramSettings | undefined;
  readonly discord?: DiscordSettings | undefined;
  readonly reports?: ReportSettings | undefined;
}

const STATUS = {
  filed: 200,
  known: 200,
  unreadable: 400,
  'too-often': 429,
  'not-filed': 502,
} as const satisfies Readonly<Record<Taken, number>>;

/** A form that no script has sent has no id yet. */
const sentForm = (text: string): Readonly<Record<string, string>> => {
  const { id = '', ...fields } = Object.fromEntries(new URLSearchParams(text));
  return { ...fields, id: id === '' ? crypto.randomUUID() : id };
};

/** Far more than either service sends. */
const BODY_LIMIT = 128 * 1024;

/** Whatever comes over the web, as a server of Node or as a worker: a request in, a response out. */
export function createHandler(
  library: Library,
  { telegram, discord, reports }: BotSettings,
  games?: GameTools,
): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (c) => c.json({ error: 'too large' }, 413),
    }),
  );

  app.route('/api', programsApi(library, games));

  if (telegram !== undefined) {
    const take = telegramBot(library, telegram);
    app.post('/telegram', async (c) => {
      const secret = c.req.header('X-Telegram-Bot-Api-Secret-Token') ?? '';
      if (!(await timingSafeEqual(secret, telegram.secret))) {
        return c.json({ error: 'wrong secret' }, 401);
      }
      const update = parseJson(await c.req.text());
      const said = update === undefined ? undefined : await take(update);
      return said === undefined
        ? c.body(null, 200)
        : c.body(said, 200, { 'Content-Type': 'application/json' });
    });
  }

  if (discord !== undefined) {
    const take = discordBot(library, discord);
    app.post('/discord', async (c) => {
      const { status, json } = await take(await c.req.text(), {
        signature: c.req.header('X-Signature-Ed25519') ?? '',
        timestamp: c.req.header('X-Signature-Timestamp') ?? '',
      });
      return c.json(json, status);
    });
  }

  if (reports !== undefined) {
    const desk = reportDesk(reports);
    const { origin } = new URL(library.address);
    // Only pages of the site may send reports, and they send no cookies.
    app.use('/reports', cors({ origin, allowMethods: ['POST'], maxAge: 86_400 }));
    app.post('/reports', async (c) => {
      if ((c.req.header('Origin') ?? origin) !== origin) return c.json({ error: 'elsewhere' }, 403);
      const from = c.req.header('CF-Connecting-IP') ?? c.req.header('X-Forwarded-For') ?? '';
      const isForm = (c.req.header('Content-Type') ?? '').startsWith(
        'application/x-www-form-urlencoded',
      );
      const text = await c.req.text();
      const raw = isForm ? sentForm(text) : parseJson(text);
      const taken = await desk(raw, from.split(',')[0] ?? '');
      if (!isForm) return c.json({ taken }, STATUS[taken]);
      if (STATUS[taken] !== 200) return c.text(taken, STATUS[taken]);
      const told = LANGUAGES.find((language) => language === sentForm(text)['language']);
      return c.redirect(`${library.address}/${told ?? LANGUAGES[0]}/report/#sent`, 303);
    });
  }

  app.notFound((c) => c.json({ error: 'nothing here' }, 404));
  // Nothing is written down of what came in: it is what people say.
  app.onError((_, c) => c.json({ error: 'failed' }, 500));
  return async (request) => app.fetch(request);
}
