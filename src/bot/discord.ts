import {
  ButtonStyleTypes,
  InteractionResponseFlags,
  InteractionResponseType,
  InteractionType,
  MessageComponentTypes,
  verifyKey,
} from 'discord-interactions';
import { z } from 'astro/zod';
import { botWords } from '../i18n/bot.ts';
import { shorten } from '../rules/ask/shorten.ts';
import { answerAll, answers, preferredBy, told, type Answer } from './answer.ts';
import { bracketedIn } from './asked-in.ts';
import type { Library } from './library.ts';
import { limiter } from './limits.ts';

export interface DiscordSettings {
  /** The key of the application, in hexadecimal digits. */
  readonly publicKey: string;
}

const CHOICES = 10;
const CHOICE_LIMIT = 100;
const LABEL_LIMIT = 80;
const CHAT_LIMIT = { count: 20, milliseconds: 60_000 };
/** Letters typed one by one are questions, too. */
const TYPING_LIMIT = { count: 120, milliseconds: 60_000 };
const QUESTION_LIMIT = 400;

const option = z.object({ value: z.string().max(6000), focused: z.boolean().optional() });
const interaction = z.object({
  type: z.enum(InteractionType),
  locale: z.string().optional(),
  channel_id: z.string().optional(),
  user: z.object({ id: z.string() }).optional(),
  member: z.object({ user: z.object({ id: z.string() }) }).optional(),
  data: z
    .object({
      custom_id: z.string().optional(),
      options: z.array(option).optional(),
      target_id: z.string().optional(),
      resolved: z
        .object({ messages: z.record(z.string(), z.object({ content: z.string() })) })
        .optional(),
    })
    .optional(),
});
type Interaction = z.infer<typeof interaction>;

/** Markdown of a chat turns rules into headings and lists, and swallows signs. */
const plain = (text: string): string =>
  text.replace(/https?:\/\/\S+|[\\*_~`|>#[\]-]/g, (found) =>
    found.length === 1 ? `\\${found}` : found,
  );

export type TakeInteraction = (
  body: string,
  headers: { readonly signature: string; readonly timestamp: string },
) => Promise<{ readonly status: 200 | 400 | 401; readonly json: object }>;

export function discordBot(
  library: Library,
  { publicKey }: DiscordSettings,
  now?: () => number,
): TakeInteraction {
  const mayAnswer = limiter(CHAT_LIMIT, now);
  const mayList = limiter(TYPING_LIMIT, now);

  const replyTo = async (asked: Interaction): Promise<object | undefined> => {
    const { type, data, locale, channel_id: channel, user, member } = asked;
    const who = member?.user.id ?? user?.id ?? '';
    switch (type) {
      case InteractionType.PING:
        return { type: InteractionResponseType.PONG };
      case InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE: {
        const text = data?.options?.find(({ focused }) => focused)?.value ?? '';
        const found = mayList(who) ? await answers(library, { text, locale }, CHOICES) : [];
        return {
          type: InteractionResponseType.APPLICATION_COMMAND_AUTOCOMPLETE_RESULT,
          data: { choices: choicesOf(library, found) },
        };
      }
      case InteractionType.APPLICATION_COMMAND: {
        if (!mayAnswer(channel ?? who)) return onlyToThem(botWords(preferredBy(locale)).tooOften);
        const texts = questionsIn(asked);
        if (texts.length === 0) return onlyToThem(botWords(preferredBy(locale)).empty);
        return said(library, await answerAll(library, texts, locale));
      }
      case InteractionType.MESSAGE_COMPONENT: {
        if (!mayAnswer(channel ?? who)) return onlyToThem(botWords(preferredBy(locale)).tooOften);
        const entry = library.coded(data?.custom_id ?? '');
        if (entry === undefined) return onlyToThem(botWords(preferredBy(locale)).nothing);
        return said(library, told(library, entry));
      }
      default:
        return undefined;
    }
  };

  return async (body, { signature, timestamp }) => {
    const isTheirs = await verifyKey(body, signature, timestamp, publicKey).catch(() => false);
    if (!isTheirs) return { status: 401, json: { error: 'bad signature' } };
    const parsed = interaction.safeParse(parseJson(body));
    const reply = parsed.success ? await replyTo(parsed.data) : undefined;
    if (reply === undefined) return { status: 400, json: { error: 'unknown interaction' } };
    return { status: 200, json: reply };
  };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The words of a command, or those of the message that it was asked of. */
function questionsIn({ data }: Interaction): readonly string[] {
  const message = data?.resolved?.messages[data.target_id ?? '']?.content;
  const text = message ?? data?.options?.[0]?.value ?? '';
  const bracketed = bracketedIn(text);
  if (bracketed.length > 0) return bracketed;
  return text.trim() === '' ? [] : [text.slice(0, QUESTION_LIMIT)];
}

function choicesOf(library: Library, found: readonly Answer[]) {
  return found.flatMap(({ language, entry }) => {
    const value = entry && library.codeOf(language, entry.id);
    if (value === undefined) return [];
    return {
      name: shorten(`${entry?.gameName ?? ''}: ${entry?.title ?? ''}`, CHOICE_LIMIT),
      value,
    };
  });
}

function said(library: Library, { text, language, nearest, askUrl }: Answer): object {
  const button = { type: MessageComponentTypes.BUTTON };
  const buttons = [
    ...nearest.flatMap(({ id, title }) => {
      const code = library.codeOf(language, id);
      if (code === undefined) return [];
      const label = shorten(title, LABEL_LIMIT);
      return { ...button, style: ButtonStyleTypes.SECONDARY, label, custom_id: code };
    }),
    ...(askUrl === undefined
      ? []
      : [{ ...button, style: ButtonStyleTypes.LINK, label: botWords(language).ask, url: askUrl }]),
  ];
  return {
    type: InteractionResponseType.CHANNEL_MESSAGE_WITH_SOURCE,
    data: {
      content: plain(text),
      allowed_mentions: { parse: [] },
      components:
        buttons.length === 0
          ? []
          : [{ type: MessageComponentTypes.ACTION_ROW, components: buttons }],
    },
  };
}

const onlyToThem = (content: string): object => ({
  type: InteractionResponseType.CHANNEL_MESSAGE_WITH_SOURCE,
  data: { content, flags: InteractionResponseFlags.EPHEMERAL, allowed_mentions: { parse: [] } },
});
