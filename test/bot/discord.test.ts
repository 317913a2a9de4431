import { describe, expect, it } from 'vitest';
import { createHandler } from '../../src/bot/handler.ts';
import {
  command,
  interact,
  interactionRequest,
  ofMessage,
  PING,
  pressed,
  PUBLIC_KEY,
  typing,
} from './support/discord.ts';
import { siteLibrary } from './support/library.ts';

const library = await siteLibrary();

const started = () => createHandler(library, { discord: { publicKey: PUBLIC_KEY } });

async function contentOf(interaction: object): Promise<string> {
  const reply = await interact(started(), interaction);
  if (reply.type !== 4) throw new Error(`Answered by ${reply.type}.`);
  return reply.data.content;
}

describe('Discord', () => {
  it('is told that the bot is there', async () => {
    expect(await interact(started(), PING)).toEqual({ type: 1 });
  });

  it('gets an answer to a command, with the page that it shows a picture of', async () => {
    const content = await contentOf(command('чи можна відступити без лідера?'));
    expect(content).toContain('Ні.');
    expect(content).toMatch(/\/uk\/rebellion\/combat\/retreat-needs-leader\/$/);
  });

  it('gets it in the language that is asked, not in that of the menus', async () => {
    expect(await contentOf(command('сколько карт на руке', 'uk'))).toContain('/ru/');
  });

  it('gets what a message names in brackets or asks', async () => {
    expect(await contentOf(ofMessage('Тоді [[відступ]] і [[саботаж]]'))).toMatch(
      /\/retreat\/[^]*\/sabotage/,
    );
    expect(await contentOf(ofMessage('чи можна відступити без лідера?'))).toContain(
      'retreat-needs-leader',
    );
  });

  it('gets rules to choose from while somebody types, and the chosen one by its code', async () => {
    const reply = await interact(started(), typing('відст'));
    if (reply.type !== 8) throw new Error('no choices');
    expect(reply.data.choices.length).toBeGreaterThan(3);
    const code = library.codeOf('uk', 'rebellion.glossary.retreat') ?? '';
    expect(reply.data.choices.map(({ value }) => value)).toContain(code);
    expect(await contentOf(command(code))).toContain('/uk/rebellion/glossary/retreat/');
  });

  it('shows what a button names', async () => {
    const code = library.codeOf('ru', 'rebellion.combat.dice-limit') ?? '';
    expect(await contentOf(pressed(code))).toContain('/ru/rebellion/combat/dice-limit/');
  });

  it('gets words only the asker sees when there is nothing to answer', async () => {
    for (const nothing of [command(undefined), command('  '), pressed('uk99999')]) {
      expect(await interact(started(), nothing)).toMatchObject({ data: { flags: 64 } });
    }
  });

  it('shows signs of its markup as they are, and mentions nobody', async () => {
    const content = await contentOf(command('что-то *@everyone* <@1> __x__ непонятное кракозябра'));
    expect(content.replaceAll(/https:\S+/g, '')).not.toMatch(/(?<!\\)[*_~`|>#]/);
  });

  it('answers twenty times a minute in a channel', async () => {
    const handler = started();
    const shown = [];
    for (let count = 0; count < 22; count += 1) {
      const reply = await interact(handler, command('відступ', 'uk', 'busy'));
      shown.push(reply.type === 4 && reply.data.flags === undefined);
    }
    expect(shown.filter(Boolean)).toHaveLength(20);
  });
});

describe('a request that Discord did not sign', () => {
  const body = JSON.stringify(command('відступ'));
  it.each([
    ['without a signature', { signature: '' }],
    ['with a signature of something else', { body: body.replace('відступ', 'саботаж') }],
    ['with half a signature', { signature: 'ab'.repeat(32) }],
    ['with a signature of no digits', { signature: 'zz'.repeat(64) }],
  ])('%s is refused', async (_, signing) => {
    expect((await started()(interactionRequest(body, signing))).status).toBe(401);
  });

  it('is refused with the time of another one', async () => {
    const request = interactionRequest(body);
    request.headers.set('X-Signature-Timestamp', '1700000001');
    expect((await started()(request)).status).toBe(401);
  });

  it.each(['', '{', 'null', '[]', '{"type":99}', '{"type":2,"data":{"options":[{"value":5}]}}'])(
    'is none of ours when it says «%s», though signed',
    async (strange) => {
      expect((await started()(interactionRequest(strange))).status).toBe(400);
    },
  );
});
