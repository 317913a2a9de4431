import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { timingSafeEqual } from 'hono/utils/buffer';
import { discordBot, parseJson, type DiscordSettings } from './discord.ts';
import type { Library } from './library.ts';
import { telegramBot, type TelegramSettings } from './telegram.ts';

export interface BotSettings {
  readonly telegram?: TelegramSettings | undefined;
  readonly discord?: DiscordSettings | undefined;
}

/** Far more than either service sends. */
const BODY_LIMIT = 128 * 1024;

/** Whatever comes over the web, as a server of Node or as a worker: a request in, a response out. */
export function createHandler(
  library: Library,
  { telegram, discord }: BotSettings,
): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (c) => c.json({ error: 'too large' }, 413),
    }),
  );

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

  app.notFound((c) => c.json({ error: 'nothing here' }, 404));
  // Nothing is written down of what came in: it is what people say.
  app.onError((_, c) => c.json({ error: 'failed' }, 500));
  return async (request) => app.fetch(request);
}
