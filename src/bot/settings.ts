import type { BotSettings } from './handler.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What Telegram lets a secret be. */
const SECRET = /^[\w-]{16,256}$/;
const TOKEN = /^\d{3,20}:[\w-]{20,}$/;
const NAME = /^\w{5,32}$/;
const URL = /^https?:\/\/[^\s?#]+$/;
const WORD = /^\S+$/;
const KEY = /^[0-9a-f]{64}$/i;

/** Reads them, and says which of them is missing or cannot be right; never what it is. */
export function settingsOf(env: Environment): BotSettings {
  const read = (name: string, shape: RegExp): string => {
    const value = env[name] ?? '';
    if (!shape.test(value)) throw new SettingError(name);
    return value;
  };
  const has = (name: string): boolean => (env[name] ?? '') !== '';
  return {
    telegram: has('KODEKS_TELEGRAM_TOKEN')
      ? {
          token: read('KODEKS_TELEGRAM_TOKEN', TOKEN),
          secret: read('KODEKS_TELEGRAM_SECRET', SECRET),
          name: read('KODEKS_TELEGRAM_NAME', NAME),
        }
      : undefined,
    reports: has('KODEKS_ISSUES')
      ? { to: 'issues', url: read('KODEKS_ISSUES', URL), token: read('KODEKS_ISSUES_TOKEN', WORD) }
      : has('KODEKS_REPORTS_TO')
        ? { to: 'program', url: read('KODEKS_REPORTS_TO', URL) }
        : undefined,
    discord: has('KODEKS_DISCORD_KEY') ? { publicKey: read('KODEKS_DISCORD_KEY', KEY) } : undefined,
  };
}

export class SettingError extends Error {
  readonly setting: string;

  constructor(setting: string) {
    super(`${setting} is missing or cannot be right.`);
    this.name = 'SettingError';
    this.setting = setting;
  }
}
