import { afterAll, describe, expect, it } from 'vitest';
import { ANSWER_LIMIT } from '../../src/bot/answer.ts';
import { createHandler } from '../../src/bot/handler.ts';
import { siteLibrary } from './support/library.ts';
import {
  botApi,
  bring,
  inlineQuery,
  message,
  NAME,
  press,
  SECRET,
  TOKEN,
  updateRequest,
  type ApiAnswer,
  type Saying,
} from './support/telegram.ts';

const library = await siteLibrary();
const api = await botApi();
afterAll(() => api.close());

const started = (apiRoot = api.root) =>
  createHandler(library, { telegram: { token: TOKEN, secret: SECRET, name: NAME, apiRoot } });

async function say(words: string, saying: Saying = {}) {
  const { done } = await bring(started(), message(words, saying));
  if (done !== undefined && done.method !== 'sendMessage') throw new Error(done.method);
  return done;
}

describe('a message to the bot', () => {
  it('is answered with ruling, rule and the page that chats show a picture of', async () => {
    const done = await say('чи можна відступити без лідера?');
    const url = `${library.address}/uk/rebellion/combat/retreat-needs-leader/`;
    expect(done?.text).toMatch(/^Зоряні війни\. Повстання: .*\nНі\. .*\n«Гравець, .*»\n/);
    expect(done?.text.endsWith(`\n${url}`)).toBe(true);
    expect(done?.link_preview_options).toEqual({ url });
    expect(done?.reply_parameters?.message_id).toBeGreaterThan(0);
  });

  it.each([
    ['uk', 'відступ', undefined],
    ['ru', 'отступление', undefined],
    ['ru', 'сколько карт на руке', 'uk'],
    ['uk', 'скільки карт на руці', 'ru'],
    ['ru', 'карта', 'ru-RU'],
    ['uk', 'карта', 'de'],
  ])('is answered in «%s» when it is «%s»', async (language, words, locale) => {
    const done = await say(words, locale === undefined ? {} : { locale });
    expect(done?.text).toContain(`${library.address}/${language}/`);
  });

  it.each([
    ['/rule відступ', {}],
    [`/rule@${NAME} відступ`, { isGroup: true }],
    ['/правило відступ', { isGroup: true }],
    ['/питання відступ', { isGroup: true }],
    ['/ask', { isGroup: true, replyTo: 'відступ' }],
    ['Тоді спрацює [[відступ]], хіба ні?', { isGroup: true }],
  ])('asks by «%s»', async (words, saying) => {
    expect((await say(words, saying))?.text).toContain('/uk/rebellion/glossary/retreat/');
  });

  it.each([
    ['просто розмова про відступ', { isGroup: true }],
    ['/rule@another_bot відступ', { isGroup: true }],
    ['/unknown', {}],
    ['[[]]', { isGroup: true }],
    ['Зоряні війни: відступ [[відступ]]', { isGroup: true, via: { id: 1, is_bot: true } }],
  ])('is none in «%s»', async (words, saying) => {
    expect(await say(words, saying)).toBeUndefined();
  });

  it('names up to three rules, which share the room of one answer', async () => {
    const done = await say('[[відступ]] [[саботаж]] [[блокада]] [[лідер]]', { isGroup: true });
    expect(done?.text.match(/https:/g)).toHaveLength(3);
    expect(done?.text.length).toBeLessThanOrEqual(ANSWER_LIMIT);
  });

  it.each(['/start', '/help', '/start ask', '/rule'])('gets help by «%s»', async (words) => {
    expect((await say(words, { locale: 'ru' }))?.text).toContain('[[отступление]]');
  });

  it('opens the rule that a start link names, by its code on paper', async () => {
    const code = library.codeOf('uk', 'rebellion.combat.dice-limit') ?? '';
    expect(code).toMatch(/^uk0\d{4}$/);
    const done = await say(`/start ${code}`);
    expect(done?.text).toContain('/uk/rebellion/combat/dice-limit/');
  });

  it('keeps the link of odds or of a position that was asked about, in its language', async () => {
    const odds = '/rebellion/odds/combat/#odds=1.a~fighter_3';
    const done = await say(`Какие кубики бросают? ${library.address}/uk${odds}`);
    expect(done?.text).toContain(`Ваши шансы: ${library.address}/ru${odds}\n`);
    expect(done?.text).toContain('/ru/rebellion/');
    const step = '/rebellion/walkthroughs/space-battle/#step-3';
    const only = await say(`${library.address}/ru${step}`, { locale: 'uk' });
    expect(only?.text).toBe(`Ваша позиція: ${library.address}/uk${step}`);
  });

  it.each([
    'https://other.example/uk/rebellion/odds/combat/#odds=1',
    // As long as the site’s own.
    'https://kodekz.example/uk/rebellion/odds/combat/#odds=1',
    'https://kodeks.example/uk/rebellion/odds/combat/#odds=<script>',
    'https://kodeks.example/uk/rebellion/odds/../../../#odds=1',
    'https://kodeks.example.evil.example/uk/rebellion/odds/combat/',
  ])('leads nowhere by «%s»', async (url) => {
    expect((await say(`відступ ${url}`))?.text).not.toContain('odds');
  });

  it('asks about the game that is named', async () => {
    expect((await say('ti4 відступ'))?.text).toContain('/uk/ti4/');
    expect((await say('rebellion відступ'))?.text).toContain('/uk/rebellion/');
  });

  it('without an answer offers the nearest and people to ask, by codes that fit a button', async () => {
    const done = await say('/питання що робить клінок');
    const rows = done?.reply_markup?.inline_keyboard ?? [];
    const buttons = rows.flat();
    const codes = buttons.flatMap((one) => ('callback_data' in one ? one.callback_data : []));
    expect(codes).toHaveLength(3);
    for (const code of codes) expect(library.coded(code)?.language).toBe('uk');
    const [ask] = buttons.flatMap((one) => ('url' in one ? one.url : []));
    expect(decodeURIComponent(ask ?? '')).toContain('що робить клінок');
  });
});

describe('a press on a button', () => {
  it.each(['chat', 'inline'] as const)(
    'shows what it names, in a message of a %s',
    async (where) => {
      const before = api.calls.length;
      const code = library.codeOf('ru', 'rebellion.faq.retreat-without-leader') ?? '';
      const { done } = await bring(started(), press(code, where));
      expect(done).toMatchObject({
        method: 'editMessageText',
        text: expect.stringContaining('/ru/rebellion/combat/retreat-needs-leader/') as string,
      });
      expect(api.calls.slice(before).map(({ method }) => method)).toEqual(['answerCallbackQuery']);
    },
  );

  const failures: readonly (readonly [string, ApiAnswer])[] = [
    [
      'too old',
      { status: 400, body: { ok: false, error_code: 400, description: 'query is too old' } },
    ],
    [
      'one of too many',
      { status: 429, body: { ok: false, error_code: 429, parameters: { retry_after: 5 } } },
    ],
    ['lost in a failure', { status: 502, body: { ok: false, error_code: 502 } }],
    ['cut off', 'silence'],
  ];
  it.each(failures)('is answered all the same when Telegram finds it %s', async (_, answer) => {
    const failing = await botApi([answer]);
    const { done, tries } = await bring(started(failing.root), press('uk00912'));
    await failing.close();
    expect(done?.method).toBe('editMessageText');
    expect(tries).toBe(1);
  });

  it.each(['', 'uk', 'uk99999', 'de00912', 'uk00912 ', '../../etc', 'uk00912\n'])(
    'of something else, «%s», changes nothing',
    async (data) => {
      const { done, status } = await bring(started(), press(data));
      expect(status).toBe(200);
      expect(done).toBeUndefined();
    },
  );
});

describe('words typed behind the name of the bot', () => {
  it('list rules to choose from, kept for all who type the same', async () => {
    const { done } = await bring(started(), inlineQuery('відступ'));
    if (done?.method !== 'answerInlineQuery') throw new Error('not answered');
    expect(done.results.length).toBeGreaterThan(3);
    expect(done.results[0]?.input_message_content.message_text).toContain('/uk/');
    expect(done.is_personal).toBe(false);
  });

  it('are kept for one person only where the language is guessed by theirs', async () => {
    const { done } = await bring(started(), inlineQuery('карта', 'ru'));
    expect(done).toMatchObject({ is_personal: true });
  });

  it('lead to the chat with the bot when nothing is found', async () => {
    const { done } = await bring(started(), inlineQuery(''));
    expect(done).toMatchObject({ results: [], button: { start_parameter: 'ask' } });
  });
});

describe('limits', () => {
  it('let twenty messages of a chat be answered in a minute, and others all the same', async () => {
    const handler = started();
    const answered = [];
    for (let count = 0; count < 25; count += 1) {
      const { done, status } = await bring(handler, message('/help', { chat: 500 }));
      expect(status).toBe(200);
      answered.push(done !== undefined);
    }
    expect(answered.filter(Boolean)).toHaveLength(20);
    expect((await bring(handler, message('/help', { chat: 501 }))).done).toBeDefined();
  });
});

describe('a request that Telegram did not send', () => {
  it.each(['', 'wrong', SECRET.slice(1), `${SECRET}x`])(
    'with the secret «%s» is refused',
    async (secret) => {
      const { status, done } = await bring(started(), message('відступ'), secret);
      expect([status, done]).toEqual([401, undefined]);
    },
  );

  it('is refused when it is larger than any update', async () => {
    const body = JSON.stringify(message('я'.repeat(200_000)));
    expect((await started()(updateRequest(body))).status).toBe(413);
  });

  it('is taken and dropped when it is no update', async () => {
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '5',
      '{"message":5}',
      '{"update_id":1,"message":{}}',
    ]) {
      const response = await started()(updateRequest(body));
      expect([body, response.status, await response.text()]).toEqual([body, 200, '']);
    }
  });
});
