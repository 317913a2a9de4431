import { generateKeyPairSync, sign } from 'node:crypto';
import { z } from 'astro/zod';

/** Discord as its documents say: it signs what it sends, and shows only answers of the right form. */

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
/** The raw key is the end of its usual wrapping. */
export const PUBLIC_KEY = publicKey
  .export({ type: 'spki', format: 'der' })
  .subarray(-32)
  .toString('hex');

const label = z.string().min(1).max(80);
const row = z.strictObject({
  type: z.literal(1),
  components: z
    .array(
      z.union([
        z.strictObject({
          type: z.literal(2),
          style: z.literal(2),
          label,
          custom_id: z.string().min(1).max(100),
        }),
        z.strictObject({ type: z.literal(2), style: z.literal(5), label, url: z.url().max(512) }),
      ]),
    )
    .min(1)
    .max(5)
    .refine((buttons) => {
      const ids = buttons.flatMap((one) => ('custom_id' in one ? one.custom_id : []));
      return new Set(ids).size === ids.length;
    }),
});

const reply = z.union([
  z.strictObject({ type: z.literal(1) }),
  z.strictObject({
    type: z.literal(4),
    data: z.strictObject({
      content: z.string().min(1).max(2000),
      flags: z.literal(64).optional(),
      allowed_mentions: z.strictObject({ parse: z.tuple([]) }),
      components: z.array(row).max(5).optional(),
    }),
  }),
  z.strictObject({
    type: z.literal(8),
    data: z.strictObject({
      choices: z
        .array(
          z.strictObject({ name: z.string().min(1).max(100), value: z.string().min(1).max(100) }),
        )
        .max(25),
    }),
  }),
]);
export type Reply = z.infer<typeof reply>;

type Handler = (request: Request) => Promise<Response>;

export interface Signing {
  readonly signature?: string;
  readonly timestamp?: string;
  /** What arrives instead of what was signed. */
  readonly body?: string;
}

export function interactionRequest(
  body: string,
  { signature, timestamp = '1700000000', body: sent = body }: Signing = {},
): Request {
  const signed = sign(null, Buffer.from(timestamp + body), privateKey).toString('hex');
  return new Request('https://bot.test/discord', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Signature-Ed25519': signature ?? signed,
      'X-Signature-Timestamp': timestamp,
    },
    body: sent,
  });
}

export async function interact(handler: Handler, interaction: object): Promise<Reply> {
  const response = await handler(interactionRequest(JSON.stringify(interaction)));
  if (response.status !== 200) throw new Error(`Discord was answered ${response.status}.`);
  return reply.parse(await response.json());
}

const from = (locale: string, channel: string) => ({
  id: '1',
  application_id: '2',
  token: 'interaction-token',
  version: 1,
  locale,
  channel_id: channel,
  member: { user: { id: '3', username: 'olya' } },
});

export const PING = { ...from('uk', '4'), type: 1 };

export const command = (words: string | undefined, locale = 'uk', channel = '4') => ({
  ...from(locale, channel),
  type: 2,
  data: {
    id: '5',
    name: 'rule',
    type: 1,
    options: words === undefined ? [] : [{ name: 'words', type: 3, value: words }],
  },
});

export const ofMessage = (content: string, locale = 'uk') => ({
  ...from(locale, '4'),
  type: 2,
  data: {
    id: '6',
    name: 'Знайти правило',
    type: 3,
    target_id: '7',
    resolved: { messages: { '7': { id: '7', content } } },
  },
});

export const typing = (words: string, locale = 'uk') => ({
  ...from(locale, '4'),
  type: 4,
  data: {
    id: '5',
    name: 'rule',
    type: 1,
    options: [{ name: 'words', type: 3, value: words, focused: true }],
  },
});

export const pressed = (customId: string) => ({
  ...from('uk', '4'),
  type: 3,
  data: { custom_id: customId, component_type: 2 },
});
