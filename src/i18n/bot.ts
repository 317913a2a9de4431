import type { InterfaceLanguage } from './languages.ts';

/** What the bot of chats says beside the rules themselves. */
export interface BotWords {
  /** What stands before the link of a moment of play, and of a question about odds. */
  readonly links: Readonly<Record<'position' | 'odds', string>>;
  /** @param words what was taken for what was asked */
  readonly taken: (words: string) => string;
  readonly nothing: string;
  readonly nearest: string;
  readonly ask: string;
  readonly open: string;
  readonly empty: string;
  readonly tooOften: string;
  readonly help: string;
  /** Commands as the menus of chats list them. */
  readonly commands: Readonly<
    Record<'rule' | 'ask', { readonly name: string; readonly about: string }>
  >;
  readonly words: { readonly name: string; readonly about: string };
  /** In the menu of a message. */
  readonly ofMessage: string;
}

const FOUND = import.meta.glob('./*/bot.ts', { eager: true, import: 'bot' });

export const botWords = (language: InterfaceLanguage): BotWords =>
  FOUND[`./${language}/bot.ts`] as BotWords;
