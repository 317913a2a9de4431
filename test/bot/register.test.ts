import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { registerBot } from '../../src/bot/register.ts';
import { SECRET, TOKEN } from './support/telegram.ts';

interface Call {
  readonly path: string;
  readonly method: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Both services on this machine; the first calls are answered so, the others well. */
async function services(answers: readonly { status: number; retryAfter?: string }[] = []) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { status, retryAfter } = answers[calls.length] ?? { status: 200 };
      calls.push({
        path: request.url ?? '',
        method: request.method ?? '',
        authorization: request.headers.authorization,
        body,
      });
      response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

const telegramIn = (root: string) => ({
  KODEKS_TELEGRAM_TOKEN: TOKEN,
  KODEKS_TELEGRAM_SECRET: SECRET,
  KODEKS_TELEGRAM_NAME: 'kodeks_bot',
  KODEKS_TELEGRAM_API: root,
  KODEKS_BOT_ADDRESS: 'https://bot.example',
});
const discordIn = (root: string) => ({
  KODEKS_DISCORD_KEY: 'ab'.repeat(32),
  KODEKS_DISCORD_APPLICATION: '1234567890',
  KODEKS_DISCORD_TOKEN: 'discord-token',
  KODEKS_DISCORD_API: root,
});

const nothing = (): void => undefined;

describe('to register the bot', () => {
  it('tells Telegram its address, its secret, and its commands in each language', async () => {
    const { root, calls } = await services();
    await registerBot(telegramIn(root), nothing);
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual([
      'setWebhook',
      'setMyCommands',
      'setMyCommands',
    ]);
    expect(calls[0]?.body).toMatchObject({
      url: 'https://bot.example/telegram',
      secret_token: SECRET,
    });
    for (const { body } of calls.slice(1)) {
      expect(body).toMatchObject({
        commands: [{ command: expect.stringMatching(/^[a-z0-9_]{1,32}$/) as string }, {}],
      });
    }
  });

  it('tells Discord its commands by names that it takes', async () => {
    const { root, calls } = await services();
    await registerBot(discordIn(root), nothing);
    const [call] = calls;
    expect(call).toMatchObject({
      path: '/applications/1234567890/commands',
      method: 'PUT',
      authorization: 'Bot discord-token',
    });
    const names = [...JSON.stringify(call?.body).matchAll(/"name":"([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toHaveLength(5);
    // Of commands and their options; the name of what a message is asked may be of several words.
    for (const name of names.slice(0, -1)) expect(name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
  });

  it('waits as long as a busy service says, and asks a broken one again', async () => {
    const { root, calls } = await services([
      { status: 429, retryAfter: '7' },
      { status: 502 },
      { status: 200 },
    ]);
    const waits: number[] = [];
    await registerBot(discordIn(root), nothing, (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    });
    expect(calls).toHaveLength(3);
    expect(waits[0]).toBe(7000);
  });

  it('gives up, and tells no token, when a service refuses or stays broken', async () => {
    const noWait = (): Promise<void> => Promise.resolve();
    for (const [status, tries] of [
      [401, 1],
      [500, 4],
    ] as const) {
      const { root, calls } = await services(Array.from({ length: 9 }, () => ({ status })));
      const said = await registerBot(telegramIn(root), nothing, noWait).catch(String);
      expect(said).toContain(`answers ${status}`);
      expect(said).not.toContain(TOKEN);
      expect(calls).toHaveLength(tries);
    }
  });

  it('says what it has to be told', async () => {
    const without = { ...telegramIn('http://127.0.0.1:9'), KODEKS_BOT_ADDRESS: undefined };
    await expect(registerBot(without, nothing)).rejects.toThrow('KODEKS_BOT_ADDRESS');
  });
});
