import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHandler } from '../../src/bot/handler.ts';
import type { ReportSettings } from '../../src/bot/reports.ts';
import { formatWaiting, parseWaiting, send } from '../../src/client/report/waiting.ts';
import { siteLibrary } from './support/library.ts';

const library = await siteLibrary();
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

interface Issue {
  readonly title: string;
  readonly body: string;
}

/** A list of issues on this machine; the first of them are taken as it is told to. */
async function issueList(
  turns: readonly ('taken' | 'refused' | 'taken, and the answer lost')[] = [],
) {
  const issues: Issue[] = [];
  let calls = 0;
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.method === 'GET') {
      answer(200, issues);
      return;
    }
    void json(request).then((body) => {
      const turn = turns[calls] ?? 'taken';
      calls += 1;
      if (turn !== 'refused') issues.push(body as Issue);
      if (turn === 'taken, and the answer lost') request.socket.destroy();
      else answer(turn === 'taken' ? 201 : 500, {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/issues`;
  return { issues, settings: { to: 'issues', url, token: 'secret' } satisfies ReportSettings };
}

const ID = '3f0e8f1c-7a52-4c39-9d6c-2f1f4f0a9b11';
const report = (changes: object = {}) => ({
  id: ID,
  about: 'rebellion.combat.dice-limit',
  language: 'uk',
  edition: 'друге видання',
  text: 'У книжці п’ять кубиків,\nа тут шість. @everyone <b>',
  reply: 'olya@example.com',
  website: '',
  ...changes,
});

const started = (reports: ReportSettings) => createHandler(library, { reports });

function post(
  handler: (request: Request) => Promise<Response>,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  return handler(
    new Request('https://bot.test/reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: library.address, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

describe('a report of a mistake', () => {
  it('is filed with all that it says, and nothing of it is more than words', async () => {
    const { issues, settings } = await issueList();
    const response = await post(started(settings), report());
    expect([response.status, await response.json()]).toEqual([200, { taken: 'filed' }]);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(issues).toHaveLength(1);
    expect(issues[0]?.title).toBe('rebellion.combat.dice-limit: У книжці п’ять кубиків,');
    for (const part of ['`uk`', '`друге видання`', '    а тут шість. @everyone <b>', ID]) {
      expect(issues[0]?.body).toContain(part);
    }
  });

  it('arrives once when it is sent twice, one after the other or at the same time', async () => {
    const { issues, settings } = await issueList();
    const handler = started(settings);
    await Promise.all([post(handler, report()), post(handler, report())]);
    const again = await post(handler, report());
    expect(await again.json()).toEqual({ taken: 'known' });
    expect(issues).toHaveLength(1);
  });

  it('arrives once when it is sent again because the first time failed', async () => {
    const { issues, settings } = await issueList(['refused']);
    const handler = started(settings);
    expect((await post(handler, report())).status).toBe(502);
    expect((await post(handler, report())).status).toBe(200);
    expect(issues).toHaveLength(1);
  });

  it('arrives once when it was filed and nobody heard of it', async () => {
    const { issues, settings } = await issueList(['taken, and the answer lost']);
    const handler = started(settings);
    expect((await post(handler, report())).status).toBe(502);
    expect((await post(handler, report())).status).toBe(200);
    expect(issues).toHaveLength(1);
  });

  it('of a machine is thanked for and thrown away', async () => {
    const { issues, settings } = await issueList();
    const response = await post(started(settings), report({ website: 'https://spam.example' }));
    expect(response.status).toBe(200);
    expect(issues).toEqual([]);
  });

  it('is taken five times in ten minutes from one place', async () => {
    const { issues, settings } = await issueList();
    const handler = started(settings);
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      const id = `3f0e8f1c-7a52-4c39-9d6c-2f1f4f0a9b2${count}`;
      statuses.push(
        (await post(handler, report({ id }), { 'X-Forwarded-For': '10.0.0.1' })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(issues).toHaveLength(5);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no report', '[]'],
    ['no words', report({ text: ' … ' })],
    ['too many words', report({ text: 'я'.repeat(3001) })],
    ['no name of its own', report({ id: 'mine' })],
    ['another language', report({ language: 'de' })],
    ['a number for words', report({ text: 5 })],
  ])('with %s in it is refused, clearly', async (_, body) => {
    const { issues, settings } = await issueList();
    const response = await post(started(settings), body);
    expect([response.status, await response.json()]).toEqual([400, { taken: 'unreadable' }]);
    expect(issues).toEqual([]);
  });

  it('from a page of another site is refused', async () => {
    const { issues, settings } = await issueList();
    const response = await post(started(settings), report(), { Origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(issues).toEqual([]);
  });

  it('as a form without script leads back to the page that thanks for it', async () => {
    const { issues, settings } = await issueList();
    const fields = new URLSearchParams({ ...report(), id: '' }).toString();
    const response = await post(started(settings), fields, {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${library.address}/uk/report/#sent`);
    expect(issues).toHaveLength(1);
  });

  it('may be asked for by the page before it is sent', async () => {
    const { settings } = await issueList();
    const response = await started(settings)(
      new Request('https://bot.test/reports', {
        method: 'OPTIONS',
        headers: { Origin: library.address, 'Access-Control-Request-Method': 'POST' },
      }),
    );
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(library.address);
  });
});

describe('a report that waits on the device', () => {
  it('is sent later when there is no network, and arrives once', async () => {
    const { issues, settings } = await issueList();
    const handler = started(settings);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await send('https://bot.test/reports', report())).toBe('later');
    vi.unstubAllGlobals();
    const kept = parseWaiting(formatWaiting([report()]));
    expect(kept).toEqual([report()]);
    for (const waiting of [...kept, ...kept]) await post(handler, waiting);
    expect(issues).toHaveLength(1);
  });

  it.each([
    [200, 'arrived'],
    [400, 'refused'],
    [403, 'refused'],
    [429, 'later'],
    [502, 'later'],
  ])('is told by the answer %i: %s', async (status, told) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));
    expect(await send('https://bot.test/reports', report())).toBe(told);
  });

  it.each([null, '', '{', '5', '{}', '[5,null,[]]', '[{"id":1}]', `["${'x'.repeat(40_000)}"]`])(
    'as somebody else may have left it, «%s», is nothing',
    (text) => {
      expect(parseWaiting(text)).toEqual([]);
    },
  );

  it('is among the newest five', () => {
    const many = Array.from({ length: 8 }, (_, at) => report({ id: String(at) }));
    expect(parseWaiting(formatWaiting(many)).map(({ id }) => id)).toEqual([
      ...['3', '4', '5', '6', '7'],
    ]);
  });
});
