import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'astro/zod';

/**
 * Telegram as its documents say: it brings updates with the secret, brings them again when they were
 * not taken, and does what the answer says, if that is a method with what the method takes.
 */

export const TOKEN = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw';
export const SECRET = 'a-secret-of-the-stand-in';
export const NAME = 'kodeks_test_bot';

/** How often an update that was not taken is brought again before it is dropped. */
const TRIES = 3;

const bytes = (most: number) =>
  z.string().refine((text) => Buffer.byteLength(text) <= most, `expected at most ${most} bytes`);
const text = z.string().min(1).max(4096);
const button = z.union([
  z.strictObject({ text: z.string().min(1), callback_data: bytes(64).min(1) }),
  z.strictObject({ text: z.string().min(1), url: z.url() }),
]);
const keyboard = z.object({ inline_keyboard: z.array(z.array(button).min(1).max(8)).max(100) });
const preview = z.strictObject({ url: z.url() });

const methods = {
  sendMessage: z.strictObject({
    method: z.literal('sendMessage'),
    chat_id: z.int(),
    text,
    reply_markup: keyboard.optional(),
    reply_parameters: z
      .strictObject({ message_id: z.int(), allow_sending_without_reply: z.literal(true) })
      .optional(),
    link_preview_options: preview.optional(),
  }),
  editMessageText: z
    .strictObject({
      method: z.literal('editMessageText'),
      chat_id: z.int().optional(),
      message_id: z.int().optional(),
      inline_message_id: z.string().optional(),
      text,
    })
    .refine(({ chat_id, message_id, inline_message_id }) =>
      inline_message_id === undefined
        ? chat_id !== undefined && message_id !== undefined
        : chat_id === undefined,
    ),
  answerInlineQuery: z.strictObject({
    method: z.literal('answerInlineQuery'),
    inline_query_id: z.string(),
    cache_time: z.int().min(0),
    is_personal: z.boolean(),
    button: z
      .strictObject({ text: z.string().min(1), start_parameter: z.string().regex(/^[\w-]{1,64}$/) })
      .optional(),
    results: z
      .array(
        z.strictObject({
          type: z.literal('article'),
          id: bytes(64).min(1),
          title: z.string().min(1),
          description: z.string(),
          input_message_content: z.strictObject({
            message_text: text,
            link_preview_options: preview,
          }),
        }),
      )
      .max(50)
      .refine((results) => new Set(results.map(({ id }) => id)).size === results.length),
  }),
};
const method = z.union([methods.sendMessage, methods.editMessageText, methods.answerInlineQuery]);
export type Done = z.infer<typeof method>;

export interface Brought {
  readonly status: number;
  readonly tries: number;
  readonly done?: Done | undefined;
}

type Handler = (request: Request) => Promise<Response>;

export const updateRequest = (body: string, secret = SECRET): Request =>
  new Request('https://bot.test/telegram', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': secret },
    body,
  });

/** Brings one update until it is taken. */
export async function bring(handler: Handler, update: unknown, secret = SECRET): Promise<Brought> {
  for (let tries = 1; ; tries += 1) {
    const response = await handler(updateRequest(JSON.stringify(update), secret));
    const said = await response.text();
    if (!response.ok) {
      if (tries < TRIES) continue;
      return { status: response.status, tries };
    }
    return {
      status: response.status,
      tries,
      done: said === '' ? undefined : method.parse(JSON.parse(said)),
    };
  }
}

let number = 1;
const person = (locale: string | undefined) => ({
  id: 4242,
  is_bot: false,
  first_name: 'Оля',
  ...(locale !== undefined && { language_code: locale }),
});

export interface Saying {
  readonly locale?: string;
  readonly chat?: number;
  readonly isGroup?: boolean;
  /** The message that this one answers. */
  readonly replyTo?: string;
  readonly via?: object;
}

export const message = (
  words: string,
  { locale, chat = 77, isGroup = false, replyTo, via }: Saying = {},
) => ({
  update_id: (number += 1),
  message: {
    message_id: number,
    date: 1_700_000_000,
    from: person(locale),
    chat: isGroup
      ? { id: -chat, type: 'supergroup', title: 'Стіл' }
      : { id: chat, type: 'private', first_name: 'Оля' },
    text: words,
    ...(via !== undefined && { via_bot: via }),
    ...(replyTo !== undefined && {
      reply_to_message: { message_id: 1, date: 1, chat: { id: chat }, text: replyTo },
    }),
  },
});

export const inlineQuery = (query: string, locale?: string) => ({
  update_id: (number += 1),
  inline_query: { id: `q${number}`, from: person(locale), query, offset: '' },
});

export const press = (data: string, where: 'chat' | 'inline' = 'chat') => ({
  update_id: (number += 1),
  callback_query: {
    id: `c${number}`,
    from: person('uk'),
    chat_instance: '1',
    data,
    ...(where === 'chat'
      ? { message: { message_id: 5, date: 1, chat: { id: 77, type: 'private' }, text: '…' } }
      : { inline_message_id: 'inline-1' }),
  },
});

export type ApiAnswer = { readonly status: number; readonly body: object } | 'silence';

/** The Bot API on this machine: it keeps what it was asked, and answers as it is told to. */
export async function botApi(answers: readonly ApiAnswer[] = []) {
  const calls: { readonly method: string; readonly payload: unknown }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((payload) => {
      const answer = answers[calls.length] ?? { status: 200, body: { ok: true, result: true } };
      calls.push({ method: (request.url ?? '').replace(`/bot${TOKEN}/`, ''), payload });
      if (answer === 'silence') return void request.socket.destroy();
      response.writeHead(answer.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    root: `http://127.0.0.1:${port}`,
    calls,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
