/** Rules named in a sentence: «Тоді спрацює [[відступ]]». More of them nobody reads. */
const BRACKETED = /\[\[([^[\]\n]{1,200})\]\]/g;
const MOST = 3;

export const bracketedIn = (text: string): readonly string[] =>
  [...new Set(Array.from(text.matchAll(BRACKETED), ([, words = '']) => words.trim()))]
    .filter((words) => words !== '')
    .slice(0, MOST);

export type Command = 'help' | 'rule';

export interface AskedCommand {
  readonly command: Command;
  readonly words: string;
}

/** Chats know commands of Latin letters only; what is typed in others is understood as well. */
const COMMANDS: Readonly<Record<string, Command>> = {
  start: 'help',
  help: 'help',
  rule: 'rule',
  правило: 'rule',
  pravylo: 'rule',
  pravilo: 'rule',
  ask: 'rule',
  питання: 'rule',
  вопрос: 'rule',
  pytannia: 'rule',
  vopros: 'rule',
};

const COMMAND = /^\/([\p{L}_]{1,32})(?:@(\w{1,32}))?(?:\s+([^]*))?$/u;

/** A command to this bot. To another one of the chat it is none. */
export function commandIn(text: string, botName: string): AskedCommand | undefined {
  const [, name = '', to, words = ''] = COMMAND.exec(text.trim()) ?? [];
  if (to !== undefined && to.toLowerCase() !== botName.toLowerCase()) return undefined;
  const key = name.toLowerCase();
  const command = Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : undefined;
  return command && { command, words: words.trim() };
}
