import { botWords } from '../i18n/bot.ts';
import { LANGUAGES } from '../rules/languages.ts';
import { settingsOf, SettingError, type Environment } from './settings.ts';

/** How often a service that is busy or broken is asked again. */
const TRIES = 4;
const WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const TIMEOUT_MS = 10_000;

const TELEGRAM = 'https://api.telegram.org';
const DISCORD = 'https://discord.com/api/v10';
const [CHAT_INPUT, OF_MESSAGE, TEXT] = [1, 3, 3];

interface Call {
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
}

/** Tells the services where the bot is and by which commands it is asked; done again it changes nothing. */
export async function registerBot(
  env: Environment,
  tell: (line: string) => void,
  wait = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds)),
): Promise<void> {
  const { telegram, discord } = settingsOf(env);
  const address = env['KODEKS_BOT_ADDRESS'] ?? '';
  if (telegram !== undefined) {
    if (!/^https:\/\/\S+[^/]$/.test(address)) throw new SettingError('KODEKS_BOT_ADDRESS');
    const api = `${env['KODEKS_TELEGRAM_API'] ?? TELEGRAM}/bot${telegram.token}`;
    await call(wait, {
      url: `${api}/setWebhook`,
      method: 'POST',
      body: {
        url: `${address}/telegram`,
        secret_token: telegram.secret,
        allowed_updates: ['message', 'inline_query', 'callback_query'],
      },
    });
    for (const language of LANGUAGES) {
      const { rule, ask } = botWords(language).commands;
      const commands = [
        { command: 'rule', description: rule.about },
        { command: 'ask', description: ask.about },
      ];
      await call(wait, {
        url: `${api}/setMyCommands`,
        method: 'POST',
        body: { commands, language_code: language },
      });
    }
    tell('Telegram knows the bot.');
  }
  if (discord !== undefined) {
    const application = env['KODEKS_DISCORD_APPLICATION'] ?? '';
    if (!/^\d{5,25}$/.test(application)) throw new SettingError('KODEKS_DISCORD_APPLICATION');
    const token = env['KODEKS_DISCORD_TOKEN'] ?? '';
    if (token === '') throw new SettingError('KODEKS_DISCORD_TOKEN');
    await call(wait, {
      url: `${env['KODEKS_DISCORD_API'] ?? DISCORD}/applications/${application}/commands`,
      method: 'PUT',
      headers: { Authorization: `Bot ${token}` },
      body: discordCommands(),
    });
    tell('Discord knows the bot. Its address for interactions is set in the portal of developers.');
  }
  if (telegram === undefined && discord === undefined)
    tell('No service is set; see CONTRIBUTING.md.');
}

/** Named in the first language, with the names of the others beside it. */
export function discordCommands(): readonly object[] {
  const [first] = LANGUAGES;
  const own = botWords(first);
  const inOthers = (of: (words: typeof own) => string) =>
    Object.fromEntries(
      LANGUAGES.filter((language) => language !== first).map((language) => [
        language,
        of(botWords(language)),
      ]),
    );
  const asked = (['rule', 'ask'] as const).map((key) => ({
    type: CHAT_INPUT,
    name: own.commands[key].name,
    name_localizations: inOthers(({ commands }) => commands[key].name),
    description: own.commands[key].about,
    description_localizations: inOthers(({ commands }) => commands[key].about),
    options: [
      {
        type: TEXT,
        name: own.words.name,
        name_localizations: inOthers(({ words }) => words.name),
        description: own.words.about,
        description_localizations: inOthers(({ words }) => words.about),
        required: true,
        autocomplete: true,
        max_length: 400,
      },
    ],
  }));
  return [
    ...asked,
    {
      type: OF_MESSAGE,
      name: own.ofMessage,
      name_localizations: inOthers(({ ofMessage }) => ofMessage),
    },
  ];
}

/** Again after as long as the service says, when it is busy; never again when it refuses. */
async function call(
  wait: (milliseconds: number) => Promise<void>,
  { url, method, headers = {}, body }: Call,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (response?.ok === true) return;
    const status = response?.status ?? 0;
    const isPassing = status === 0 || status === 429 || status >= 500;
    if (!isPassing || tries === TRIES) {
      // The address holds the token.
      throw new Error(`${new URL(url).host} answers ${status || 'nothing'}.`);
    }
    await wait(waitOf(response, tries));
  }
}

function waitOf(response: Response | undefined, tries: number): number {
  const seconds = Number(response?.headers.get('Retry-After') ?? '');
  return Math.min(LONGEST_WAIT_MS, seconds > 0 ? seconds * 1000 : WAIT_MS * 2 ** tries);
}
