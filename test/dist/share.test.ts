import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PICTURE } from '../../src/pictures/size.ts';
import { readIds } from '../../src/rules/read/ids.ts';
import { LANGUAGES, type Language } from '../../src/rules/languages.ts';
import type { Rule } from '../../src/rules/model.ts';
import { ProblemList } from '../../src/rules/problems.ts';
import { splitRuleId, type RuleId } from '../../src/rules/link/references.ts';
import { contentFiles, publishedModel } from '../rules/support/content.ts';
import { attribute, select, selectAll, textOf } from './support/elements.ts';
import { answers, files, page, pageAt, readBytes, type Page } from './support/site.ts';

const model = await publishedModel();
const rules = [...model.rules.values()];
const shares = LANGUAGES.flatMap((language) =>
  rules.flatMap((rule) => (rule.statements[language] === undefined ? [] : { language, rule })),
);
type Share = (typeof shares)[number];

/** Written out here, not asked of the program: these addresses are promised. */
const shareOf = (language: Language, id: RuleId): string => {
  const { game, topic, anchor } = splitRuleId(id);
  return `/${language}/${game}/${topic}/${anchor}/`;
};
const placeOf = (language: Language, id: RuleId): string => {
  const { game, topic, anchor } = splitRuleId(id);
  return topic === 'glossary' ? shareOf(language, id) : `/${language}/${game}/${topic}/#${anchor}`;
};
const property = ({ tree }: Page, name: string): string =>
  attribute(select(`meta[property="${name}"]`, tree), 'content') ?? '';
const ids = (offenders: readonly Share[]): string[] =>
  offenders.map(({ language, rule }) => `${language} ${rule.id}`);
const wordsOf = (rule: Rule, language: Language): string => rule.statements[language]?.text ?? '';
const startsAlike = (shown: string, words: string): boolean => {
  const beginning = shown.replace(/…$/, '').trim();
  return beginning.length >= Math.min(words.length, 120) && words.startsWith(beginning);
};

describe('the link of a rule', () => {
  it('has a page of its own in each language that tells it', () => {
    expect(shares.length).toBeGreaterThan(400);
    expect(
      ids(shares.filter(({ language, rule }) => !pageAt.has(shareOf(language, rule.id)))),
    ).toEqual([]);
  });

  it('once published, answers for ever: the page and the place in the topic', () => {
    const problems = new ProblemList();
    const published = readIds(contentFiles.read('content/ids.txt') ?? '', problems);
    expect(problems.all).toEqual([]);
    const shown = new Set(model.games.map(({ id }) => id));
    const ofShownGames = [...published.ids.keys()].filter((id) => shown.has(splitRuleId(id).game));
    expect(ofShownGames.length).toBeGreaterThan(1000);
    const dead = ofShownGames.flatMap((id) => {
      const { game, topic } = splitRuleId(id);
      const told = model.games.find((shown) => shown.id === game)?.languages ?? [];
      // A topic stands in both languages, if with the words of one.
      const placed = topic === 'glossary' ? told : LANGUAGES;
      return [
        ...told.map((language) => shareOf(language, id)),
        ...placed.map((language) => placeOf(language, id)),
      ].filter((address) => !answers(address));
    });
    expect(dead).toEqual([]);
  });

  it('describes a rule by its own words where it is pasted', () => {
    const wrong = shares.filter(({ language, rule }) => {
      if (rule.kind === 'section') return false;
      const description = property(page(shareOf(language, rule.id)), 'og:description');
      return !startsAlike(description, wordsOf(rule, language));
    });
    expect(ids(wrong)).toEqual([]);
  });

  it('describes a heading by the rules below it', () => {
    const wrong = shares.filter(({ language, rule }) => {
      const below = rules.filter(
        (other) => other.topic === rule.topic && other.section === rule.anchor,
      );
      const description = property(page(shareOf(language, rule.id)), 'og:description');
      return (
        rule.kind === 'section' &&
        // A heading over a table alone has no rule below it to speak for it.
        below.length > 0 &&
        !below.some((other) => description.startsWith(wordsOf(other, language).slice(0, 80)))
      );
    });
    expect(ids(wrong)).toEqual([]);
  });

  it('is titled by the rule’s words, or by its name where it has one', () => {
    const wrong = shares.filter(({ language, rule }) => {
      const title = property(page(shareOf(language, rule.id)), 'og:title');
      const game = model.games.find(({ id }) => id === rule.game)?.name[language] ?? '';
      const shown = title.replace(` — ${game}`, '');
      const name = rule.statements[language]?.title;
      return name === undefined ? !startsAlike(shown, wordsOf(rule, language)) : shown !== name;
    });
    expect(ids(wrong)).toEqual([]);
  });

  it('shows the rule’s words on its page, in full', () => {
    const wrong = shares.filter(({ language, rule }) => {
      if (rule.kind === 'section') return false;
      const shown = select('.statement', page(shareOf(language, rule.id)).tree);
      return flat(textOf(shown)) !== flat(wordsOf(rule, language));
    });
    expect(ids(wrong)).toEqual([]);
  });

  it('stands beside the rule on the topic’s page', () => {
    const wrong = shares.filter(({ language, rule }) => {
      const topic = page(`/${language}/${rule.game}/${rule.topic}/`);
      const place = topic.elements.find(({ element }) => attribute(element, 'id') === rule.anchor);
      const links = place === undefined ? [] : selectAll('a.permalink', place.element);
      return links.every((link) => attribute(link, 'href') !== shareOf(language, rule.id));
    });
    expect(ids(wrong)).toEqual([]);
  });
});

describe('the picture of a link', () => {
  const pictures = [...pageAt.values()].flatMap((shown) => {
    const address = property(shown, 'og:image');
    const file = address === '' ? '' : new URL(address).pathname;
    // Other pages borrow one of these or have one of another kind.
    return file === `/og${shown.url.slice(0, -1)}.png` ? [{ shown, file }] : [];
  });

  it('is given for every rule and every term, once in each language that tells it', () => {
    const told = [
      ...rules.map(({ statements }) => statements),
      ...[...model.terms.values()].map(({ words }) => words),
    ];
    const expected = told.flatMap((texts) => Object.keys(texts)).length;
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(expected);
    // Where an old link was pasted, its picture is shown for ever, though no page names it any more.
    const former = [...model.aliases.values()].flatMap((id) =>
      Object.keys(model.rules.get(id)?.statements ?? model.terms.get(id)?.words ?? {}),
    );
    const ofRules = /^\/og\/(?!boards\/)[a-z]+\/(?!pages\/)/;
    expect([...files].filter((file) => ofRules.test(file))).toHaveLength(expected + former.length);
    expect(pictures).toHaveLength(expected);
    expect(pictures.filter(({ file }) => !files.has(file)).map(({ file }) => file)).toEqual([]);
  });

  it('says in words what it shows', () => {
    const silent = pictures.filter(({ shown }) => property(shown, 'og:image:alt').trim() === '');
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  describe('read as a picture', () => {
    let made: { file: string; size: string; digest: string }[] = [];

    beforeAll(async () => {
      made = await Promise.all(
        pictures.map(async ({ file }) => {
          const bytes = readBytes(file);
          const { width, height, format } = await sharp(bytes).metadata();
          const digest = createHash('sha256').update(bytes).digest('hex');
          return { file, size: `${format} ${width}x${height}`, digest };
        }),
      );
    });

    it('is a PNG as large as its page says', () => {
      const said = new Set(
        pictures.map(({ shown }) =>
          ['width', 'height'].map((side) => property(shown, `og:image:${side}`)).join('x'),
        ),
      );
      expect([...said]).toEqual([`${PICTURE.width}x${PICTURE.height}`]);
      expect(made.filter(({ size }) => size !== `png ${[...said].join('')}`)).toEqual([]);
    });

    it('weighs little: 7 KB a picture, and 13 KB at most', () => {
      const weights = pictures.map(({ file }) => readBytes(file).length);
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      expect(all / weights.length).toBeLessThan(7000);
      expect(Math.max(...weights)).toBeLessThan(13_000);
    });

    it('ends with the line that names the game and the site', async () => {
      const ofEach = new Map(
        pictures.map(({ file }) => [file.split('/').slice(2, 4).join(), file]),
      );
      expect(ofEach.size).toBeGreaterThan(2);
      for (const file of ofEach.values()) {
        const line = { left: 60, top: PICTURE.height - 60, width: 680, height: 40 };
        const { channels } = await sharp(
          await sharp(readBytes(file)).extract(line).greyscale().toBuffer(),
        ).stats();
        expect(channels[0]?.min, file).toBeLessThan(128);
      }
    });

    it('is the rule’s own: no other picture is the same', () => {
      const same = [...Map.groupBy(made, ({ digest }) => digest).values()].filter(
        ({ length }) => length > 1,
      );
      expect(same.map((group) => group.map(({ file }) => file))).toEqual([]);
    });
  });
});

function flat(text: string): string {
  return text.replace(/\s+/g, '');
}
