import { beforeAll, describe, expect, it } from 'vitest';
import { cardsIn } from '../../src/embeds/card.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import type { Model } from '../../src/rules/model.ts';
import { departedFrom, formerAnchors, movedIn, vanishedTopics } from '../../src/rules/ask/moved.ts';
import { ruleId, type RuleId } from '../../src/rules/link/references.ts';
import { isTold, numberedIn } from '../../src/rules/ask/select.ts';
import {
  embedUrl,
  numberUrl,
  pictureUrl,
  ruleUrl,
  shareUrl,
  topicUrl,
} from '../../src/rules/ask/urls.ts';
import { context, page } from '../markdown/support/page.ts';
import { baseGame } from './support/base-game.ts';
import { load } from './support/spoil.ts';

type Files = Record<string, string>;

/** The little game as it was published: one of its rules has a printed number. */
const before: Files = edited({ ...baseGame }, /\[#hit\]/, '[#hit 7.1]');

/** Every file of it after a change of the same words. */
function edited(files: Files, from: RegExp, to: string): Files {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      name.endsWith('.mdx') ? text.replace(from, to) : text,
    ]),
  );
}

/** A rule takes another name, and so does a term. */
function renamed(): Files {
  const files = Object.entries(before).map(([name, text]): [string, string] => [
    name,
    text
      .replaceAll('[#hit 7.1]', '[#strike 7.1]')
      .replaceAll(/rule:(fight\.)?hit\b/g, 'rule:fight.strike')
      .replaceAll('about="hit"', 'about="strike"')
      .replaceAll('fight.hit\n', 'fight.strike\n')
      .replaceAll('- id: captain', '- id: chief')
      .replaceAll('words: [captain]', 'words: [chief]')
      .replaceAll('term:captain', 'term:chief'),
  ]);
  const ids =
    before['content/ids.txt']
      ?.replace(
        'duel.fight.first-blow -> duel.fight.hit',
        'duel.fight.first-blow -> duel.fight.strike',
      )
      .replace('duel.fight.hit\n', 'duel.fight.hit -> duel.fight.strike\nduel.fight.strike\n')
      .replace(
        'duel.glossary.captain\n',
        'duel.glossary.captain -> duel.glossary.chief\nduel.glossary.chief\n',
      ) ?? '';
  return { ...Object.fromEntries(files), 'content/ids.txt': ids };
}

/** A whole topic takes another name, and with it the ids of all its rules. */
function topicRenamed(): Files {
  const files = Object.entries(before).map(([name, text]): [string, string] => [
    name.replace('/move.mdx', '/walk.mdx'),
    text
      .replaceAll('topic:move', 'topic:walk')
      .replaceAll('id: move\n', 'id: walk\n')
      .replaceAll('see: [move]', 'see: [walk]')
      .replaceAll('rule: move.', 'rule: walk.')
      .replaceAll('rule:move.', 'rule:walk.'),
  ]);
  const ids = before['content/ids.txt']?.replaceAll(
    /duel\.move\.(\S+)\n/g,
    'duel.move.$1 -> duel.walk.$1\nduel.walk.$1\n',
  );
  return { ...Object.fromEntries(files), 'content/ids.txt': ids ?? '' };
}

async function modelOf(files: Files): Promise<Model> {
  const { model, problems } = await load(files);
  expect(problems).toEqual([]);
  return model;
}

/** Every address of rules and terms, as the pages make them; what is at an old one is a signpost. */
function addresses(model: Model): ReadonlySet<string> {
  const all = new Set<string>();
  for (const language of LANGUAGES) {
    for (const id of [...model.rules.keys(), ...model.terms.keys()]) {
      all.add(ruleUrl(language, id)).add(shareUrl(language, id));
    }
    for (const id of cardsIn(model, language).keys()) {
      all.add(embedUrl(language, id)).add(pictureUrl(language, id));
    }
    for (const game of model.games) {
      for (const { number } of numberedIn(game)) all.add(numberUrl(language, game.id, number));
      for (const { id: topic } of game.topics) {
        const here = topicUrl(language, game.id, topic);
        for (const old of [...formerAnchors(model, game.id, topic).values()].flat()) {
          all.add(`${here}#${old}`);
        }
        for (const { anchor } of departedFrom(model, game.id, topic)) all.add(`${here}#${anchor}`);
      }
    }
    for (const { game, topic, anchor, to } of movedIn(model)) {
      if (isTold(model, to, language)) all.add(shareUrl(language, ruleId(game, topic, anchor)));
    }
    for (const { game, topic, moved } of vanishedTopics(model)) {
      for (const { anchor } of moved) all.add(`${topicUrl(language, game, topic)}#${anchor}`);
    }
  }
  return all;
}

let published: Model;

beforeAll(async () => {
  published = await modelOf(before);
});

describe('every address of the last release', () => {
  it.each([
    ['a rule and a term take other names', renamed],
    ['a whole topic takes another name', topicRenamed],
  ])('answers after %s', async (_, change) => {
    const now = addresses(await modelOf(change()));
    const old = [...addresses(published)];
    expect(old).toEqual(
      expect.arrayContaining([
        '/uk/duel/fight/#hit',
        '/ru/duel/fight/hit/',
        '/embed/uk/#duel.fight.hit',
        '/og/uk/duel/glossary/captain.png',
        '/uk/duel/n/7.1/',
        '/ru/duel/move/#two-steps',
      ]),
    );
    expect(old.filter((address) => !now.has(address))).toEqual([]);
  });

  it('stops the build where a name is gone and nobody says what took its place', async () => {
    const { 'content/ids.txt': ids = '', ...files } = renamed();
    const silent = ids.replace('duel.fight.hit -> duel.fight.strike', 'duel.fight.hit');
    const { problems } = await load({ ...files, 'content/ids.txt': silent });
    expect(problems.map(({ message }) => message)).toEqual([
      'The published id «duel.fight.hit» no longer exists, so its links would break.',
    ]);
  });
});

describe('an old address', () => {
  const to = async (id: RuleId): Promise<RuleId | undefined> =>
    movedIn(await modelOf(renamed())).find(
      ({ game, topic, anchor }) => ruleId(game, topic, anchor) === id,
    )?.to;

  it('leads to what took the place of its rule, however often that was renamed', async () => {
    expect(await to('duel.fight.hit')).toBe('duel.fight.strike');
    expect(await to('duel.fight.first-blow')).toBe('duel.fight.strike');
    expect(await to('duel.glossary.captain')).toBe('duel.glossary.chief');
  });

  it('is a fragment of the topic still, in the rule itself', async () => {
    const anchors = formerAnchors(await modelOf(renamed()), 'duel', 'fight');
    const { html } = await page('- Удар. [#strike 7.1]', undefined, {
      ...context,
      formerAnchors: anchors,
    });
    expect(html).toMatch(/<li id="strike">.*<span id="first-blow"><\/span><span id="hit"><\/span>/);
  });

  it('shows the card of the rule in frames that others have set up', async () => {
    const cards = cardsIn(await modelOf(renamed()), 'uk');
    expect(cards.get('duel.fight.hit')?.id).toBe('duel.fight.strike');
  });

  it('by a printed number leads to the rule that has it now', async () => {
    const [duel] = (await modelOf(renamed())).games;
    expect(duel && numberedIn(duel)).toContainEqual({ number: '7.1', id: 'duel.fight.strike' });
  });
});
