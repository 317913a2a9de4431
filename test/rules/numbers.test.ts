import { describe, expect, it } from 'vitest';
import { numberedIn } from '../../src/rules/ask/select.ts';
import { numberUrl } from '../../src/rules/ask/urls.ts';
import { baseGame } from './support/base-game.ts';
import { contentModel } from './support/content.ts';
import { itReports } from './support/mistakes.ts';
import { change, load } from './support/spoil.ts';

const topics = 'content/duel/topics.yaml';
const texts = ['content/duel/uk/fight.mdx', 'content/duel/ru/fight.mdx'] as const;

/** The little game as if its booklet numbered the rules. */
async function numberedGame() {
  const files: Record<string, string> = { ...baseGame };
  files[topics] = (files[topics] ?? '').replace(
    '- id: fight\n',
    "- id: fight\n        number: '7'\n        english: { name: Fight, number: '3' }\n",
  );
  for (const file of texts) {
    files[file] = (files[file] ?? '')
      .replace('[#hit]', '[#hit 7.1 7.2•1]')
      .replace('[#bonus]', '[#bonus 7.2•1-3]');
  }
  const { model, problems } = await load(files);
  expect(problems).toEqual([]);
  const [game] = model.games;
  if (game === undefined) throw new Error('The little game was not loaded.');
  return { model, game };
}

describe('the numbers a booklet prints', () => {
  it('stand with the rule and with the topic', async () => {
    const { model, game } = await numberedGame();
    expect(model.rules.get('duel.fight.hit')?.numbers).toEqual(['7.1', '7.2•1']);
    expect(model.rules.get('duel.fight.start')?.numbers).toEqual([]);
    expect(game.topics.find(({ id }) => id === 'fight')?.number).toBe('7');
  });

  it('stand beside the name and number of the same entry in the English reference', async () => {
    const { game } = await numberedGame();
    expect(game.topics.find(({ id }) => id === 'fight')?.english).toEqual({
      name: 'Fight',
      number: '3',
    });
  });

  it('lead to the first rule that has them, and the number of a topic to its first rule', async () => {
    const { game } = await numberedGame();
    expect(numberedIn(game)).toEqual([
      { number: '7', id: 'duel.fight.start' },
      { number: '7.1', id: 'duel.fight.hit' },
      { number: '7.2•1', id: 'duel.fight.hit' },
      { number: '7.2•1-3', id: 'duel.fight.bonus' },
    ]);
  });

  it.each([
    ['7', '/uk/duel/n/7/'],
    ['7.1', '/uk/duel/n/7.1/'],
    ['7.2•1', '/uk/duel/n/7.2.1/'],
    ['7.2•1-3', '/uk/duel/n/7.2.1.3/'],
  ])('%s has the address %s', (number, address) => {
    expect(numberUrl('uk', 'duel', number)).toBe(address);
  });

  itReports([
    {
      mistake: 'one that no booklet would print',
      changes: [
        change(
          texts[0],
          '- Гравець кидає кубик, див. [рух](topic:move). [#hit]',
          '¦- Гравець кидає кубик, див. [рух](topic:move). [#hit 7,1]',
        ),
      ],
      says: '«7,1» is not a printed number.',
      advises: 'Write it as the booklet prints it: 43, 43.5, 7.1•3 or 43.5•2-1.',
    },
  ]);
});

describe('the entries of the English reference of Twilight Imperium', () => {
  it('are eighty-nine, as many as those of the Ukrainian one, each named with one topic', async () => {
    const topics = (await contentModel()).games.find(({ id }) => id === 'ti4')?.topics ?? [];
    const entries = topics.flatMap(({ english }) => english ?? []);
    const numbers = Array.from({ length: 89 }, (_, index) => String(index + 1));
    expect(new Set(entries.map(({ name }) => name)).size).toBe(89);
    expect(entries.map(({ number }) => number).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      numbers,
    );
    expect(
      topics.filter(({ number, english }) => (number === undefined) !== (english === undefined)),
    ).toEqual([]);
  });
});
