import { Bot, InlineKeyboard, webhookCallback, type Context } from 'grammy/web';
import type { InlineQueryResultArticle, Message, UserFromGetMe } from 'grammy/types';
import { botWords } from '../i18n/bot.ts';
import { shorten } from '../rules/ask/shorten.ts';
import { answer, answerAll, answers, isForAll, preferredBy, told, type Answer } from './answer.ts';
import { bracketedIn, commandIn } from './asked-in.ts';
import type { Library } from './library.ts';
import { limiter } from './limits.ts';

export interface TelegramSettings {
  readonly token: string;
  /** What Telegram sends with each update, as `setWebhook` was told. */
  readonly secret: string;
  /** The name behind «@». */
  readonly name: string;
  /** Where the Bot API answers; Telegram’s own without it. */
  readonly apiRoot?: string | undefined;
}

const INLINE_RESULTS = 8;
const BUTTON_LIMIT = 60;
const SECONDS_KEPT = 300;
const CHAT_LIMIT = { count: 20, milliseconds: 60_000 };
/** Letters typed one by one are questions, too. */
const INLINE_LIMIT = { count: 120, milliseconds: 60_000 };

/** Takes an update and gives what the answer to its request is to say, if anything. */
export type TakeUpdate = (update: unknown) => Promise<string | undefined>;

export function telegramBot(
  library: Library,
  { token, name, apiRoot }: Omit<TelegramSettings, 'secret'>,
  now?: () => number,
): TakeUpdate {
  const bot = new Bot(token, {
    botInfo: botInfo(token, name),
    client: {
      ...(apiRoot !== undefined && { apiRoot }),
      // Whatever is said goes back as the answer to the request, which needs no call of our own.
      canUseWebhookReply: (method) => method !== 'answerCallbackQuery',
    },
  });
  const mayAnswer = limiter(CHAT_LIMIT, now);
  const mayList = limiter(INLINE_LIMIT, now);

  bot.on('inline_query', async (ctx) => {
    const { query, from } = ctx.inlineQuery;
    const found = mayList(String(from.id))
      ? await answers(library, { text: query, locale: from.language_code }, INLINE_RESULTS)
      : [];
    const { ask } = botWords(preferredBy(from.language_code));
    await ctx.answerInlineQuery(
      found.flatMap((one, at) => articleOf(library, one, at)),
      {
        cache_time: SECONDS_KEPT,
        is_personal: !isForAll(query),
        ...(found.length === 0 && { button: { text: ask, start_parameter: 'ask' } }),
      },
    );
  });

  bot.on('callback_query:data', async (ctx) => {
    const { data, from } = ctx.callbackQuery;
    const entry = mayAnswer(String(ctx.chat?.id ?? from.id)) ? library.coded(data) : undefined;
    // Telegram may find it too old to be answered; the wheel on the button then stops by itself.
    await ctx.answerCallbackQuery().catch(() => undefined);
    if (entry !== undefined) await ctx.editMessageText(told(library, entry).text);
  });

  bot.on('message:text', async (ctx) => {
    const asked = questionsIn(ctx.message, name);
    if (asked === undefined || !mayAnswer(String(ctx.chat.id))) return;
    await reply(ctx, await answerTo(asked, ctx.message.from.language_code));
  });

  const answerTo = async (
    asked: readonly string[],
    locale: string | undefined,
  ): Promise<Answer> => {
    if (asked.length > 1) return answerAll(library, asked, locale);
    const [text = ''] = asked;
    if (text !== '') return answer(library, { text, locale });
    const language = preferredBy(locale);
    return { language, text: botWords(language).help, nearest: [] };
  };

  const reply = async (ctx: Context, { text, language, nearest, askUrl, entry }: Answer) => {
    const keyboard = new InlineKeyboard();
    for (const { id, title } of nearest) {
      const code = library.codeOf(language, id);
      if (code !== undefined) keyboard.text(shorten(title, BUTTON_LIMIT), code).row();
    }
    if (askUrl !== undefined) keyboard.url(botWords(language).ask, askUrl);
    await ctx.reply(text, {
      ...(nearest.length > 0 || askUrl !== undefined ? { reply_markup: keyboard } : {}),
      ...(ctx.msgId !== undefined && {
        reply_parameters: { message_id: ctx.msgId, allow_sending_without_reply: true },
      }),
      ...(entry !== undefined && { link_preview_options: { url: entry.url } }),
    });
  };

  const take = webhookCallback(bot, 'callback');
  return async (update) => {
    let said: string | undefined;
    // What cannot be read is taken all the same: else Telegram would bring it again and again.
    await take(
      update as Parameters<typeof take>[0],
      (json: string) => void (said = json),
      '',
    ).catch(() => undefined);
    return said;
  };
}

/** What a message asks: nothing where it does not concern the bot, an empty text where it asks for help. */
function questionsIn(
  message: Message.TextMessage & Message,
  name: string,
): readonly string[] | undefined {
  const { text, chat, reply_to_message: repliedTo, via_bot: via } = message;
  // Its own answers, which somebody chose from its list.
  if (via !== undefined) return undefined;
  const command = commandIn(text, name);
  if (command?.command === 'help') return [command.words === 'ask' ? '' : command.words];
  if (command !== undefined) return [command.words || (repliedTo?.text ?? '')];
  const bracketed = bracketedIn(text);
  if (bracketed.length > 0) return bracketed;
  return chat.type === 'private' && !text.startsWith('/') ? [text] : undefined;
}

function articleOf(
  library: Library,
  { language, text, entry }: Answer,
  at: number,
): readonly InlineQueryResultArticle[] {
  if (entry === undefined) return [];
  return [
    {
      type: 'article',
      id: library.codeOf(language, entry.id) ?? String(at),
      title: shorten(entry.title, BUTTON_LIMIT),
      description: shorten(`${entry.gameName}. ${entry.text}`, 2 * BUTTON_LIMIT),
      input_message_content: { message_text: text, link_preview_options: { url: entry.url } },
    },
  ];
}

/** Known without asking, so that a bot that has just been started answers at once. */
function botInfo(token: string, username: string): UserFromGetMe {
  return {
    id: Number(token.split(':')[0]),
    is_bot: true,
    first_name: username,
    username,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: true,
    can_connect_to_business: false,
    has_main_web_app: false,
  } as UserFromGetMe;
}
