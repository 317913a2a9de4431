import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANSWER_LIMIT, answer, told } from '../../src/bot/answer.ts';
import { createHandler } from '../../src/bot/handler.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { root } from '../rules/support/content.ts';
import { command, interact, PUBLIC_KEY } from './support/discord.ts';
import { siteLibrary } from './support/library.ts';
import { bring, message, NAME, SECRET, TOKEN } from './support/telegram.ts';

/** Of twenty questions so many get the right rule in the first answer. */
const RIGHT = 17;

const questions = readFileSync(join(root, 'test/bot/conversation.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => {
    const [language = '', question = '', ids = ''] = line.split('\t');
    return { language, question, ids: ids.split(';') };
  });

const library = await siteLibrary();

describe.each(LANGUAGES)('a conversation in «%s»', (language) => {
  const asked = questions.filter((one) => one.language === language);

  it('gets the right rule in the first answer, most of the time', async () => {
    expect(asked).toHaveLength(20);
    const missed: string[] = [];
    for (const { question, ids } of asked) {
      const { entry } = await answer(library, { text: question });
      const shown = entry === undefined ? [] : [entry.id, ...entry.about];
      if (entry?.language !== language || !ids.some((id) => shown.includes(id))) {
        missed.push(`${question} → ${shown.join(', ')}`);
      }
    }
    expect(asked.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(RIGHT);
  });

  it('is short, the same in both chats, and ends with a page that a chat shows', async () => {
    const telegram = createHandler(library, {
      telegram: { token: TOKEN, secret: SECRET, name: NAME },
    });
    const discord = createHandler(library, { discord: { publicKey: PUBLIC_KEY } });
    for (const [chat, { question }] of asked.entries()) {
      const { done } = await bring(telegram, message(question, { chat }));
      const reply = await interact(discord, command(question, language, String(chat)));
      if (done?.method !== 'sendMessage' || reply.type !== 4) throw new Error('no answer');
      expect(done.text.length).toBeLessThanOrEqual(ANSWER_LIMIT);
      expect(done.text).toMatch(new RegExp(`\n${library.address}/${language}/[a-z0-9/-]+/$`));
      expect(reply.data.content.replaceAll('\\', '')).toBe(done.text);
    }
  });
});

describe('every answer', () => {
  it('is judged by rules that are told', () => {
    const unknown = questions.flatMap(({ ids }) =>
      ids.filter((id) => library.entry('uk', id) === undefined),
    );
    expect(unknown).toEqual([]);
  });

  it('of whatever is told is short enough and ends with its link', () => {
    for (const language of LANGUAGES) {
      for (const id of library.ids) {
        const entry = library.entry(language, id);
        if (entry === undefined) continue;
        const { text } = told(library, entry);
        expect([id, text.length <= ANSWER_LIMIT, text.endsWith(`\n${entry.url}`)]).toEqual([
          id,
          true,
          true,
        ]);
        const code = library.codeOf(language, id);
        if (code !== undefined) expect(library.coded(code)?.id).toBe(entry.id);
      }
    }
  });
});
