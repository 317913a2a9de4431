import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findCard, splitCardId, type FoundCard } from '../../src/embeds/find-card.ts';
import type { Written } from '../../src/embeds/written-words.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, select, selectAll, textOf } from './support/elements.ts';
import { answers, cards, files, pages, readBytes, readText } from './support/site.ts';

const model = await publishedModel();
const told = LANGUAGES.flatMap((language) => [
  ...[...model.rules].flatMap(([id, { statements }]) =>
    statements[language] === undefined ? [] : { language, id },
  ),
  ...[...model.terms].flatMap(([id, { words }]) =>
    words[language] === undefined ? [] : { language, id },
  ),
]);
type Told = (typeof told)[number];
const flat = (text: string): string => text.replace(/\s+/g, '');

/** What the script of the card finds in the published files. */
async function cardOf(language: string, id: string): Promise<FoundCard | undefined> {
  const asked = splitCardId(id);
  return asked && findCard('/api/v1/', asked, language);
}

const plain = (words: Written): string =>
  typeof words === 'string' ? words : words.has.map(plain).join('');
const linksIn = (words: Written): string[] =>
  typeof words === 'string'
    ? []
    : [...(words.to === undefined ? [] : [words.to]), ...words.has.flatMap(linksIn)];

async function thoseWith(test: (told: Told, card: FoundCard | undefined) => boolean) {
  const found = await Promise.all(
    told.map(async (one) => (test(one, await cardOf(one.language, one.id)) ? one : [])),
  );
  return found.flat();
}

describe('the card of a rule', () => {
  beforeAll(() => {
    const texts = new Map<string, string>();
    vi.stubGlobal('fetch', (file: string) => {
      if (!files.has(file)) return Promise.resolve(new Response(null, { status: 404 }));
      const text = texts.get(file) ?? readText(file);
      texts.set(file, text);
      return Promise.resolve({ ok: true, status: 200, json: () => parsed(file, text) });
    });
  });
  afterAll(() => void vi.unstubAllGlobals());

  it('is found for every rule and every term, in each language that tells it', async () => {
    expect(told.length).toBeGreaterThan(1000);
    expect(await thoseWith((_, card) => card === undefined)).toEqual([]);
  });

  it('is found under every id that a rule had before', async () => {
    for (const [former, successor] of model.aliases) {
      for (const language of LANGUAGES) {
        expect(await cardOf(language, former), former).toEqual(await cardOf(language, successor));
      }
    }
  });

  it('is not there for an id that nobody published', async () => {
    expect(await cardOf('uk', 'rebellion.combat.dragon')).toBeUndefined();
    expect(await cardOf('uk', 'rebellion.dragons.combat')).toBeUndefined();
    expect(await cardOf('uk', '../api.v1.games')).toBeUndefined();
  });

  it('says what the rule says, in full', async () => {
    const silent = await thoseWith(({ language, id }, card) => {
      const rule = model.rules.get(id);
      if (rule?.kind === 'section') return false;
      const text =
        rule?.statements[language]?.text ?? model.terms.get(id)?.words[language]?.definition;
      const shown = card?.statements.flatMap((words) => words.map(plain)).join('') ?? '';
      return flat(shown) !== flat(text ?? '');
    });
    expect(silent).toEqual([]);
  });

  it('of a heading says what rules below it say', async () => {
    const silent = await thoseWith(({ language, id }, card) => {
      const rule = model.rules.get(id);
      if (rule?.kind !== 'section') return false;
      const below = [...model.rules.values()].filter(
        ({ topic, game, section }) =>
          topic === rule.topic && game === rule.game && section === rule.anchor,
      );
      const said = new Set(below.map(({ statements }) => flat(statements[language]?.text ?? '')));
      const shown = card?.statements.map((words) => flat(words.map(plain).join(''))) ?? [];
      return shown.length !== Math.min(shown.length, 3) || shown.some((text) => !said.has(text));
    });
    expect(silent).toEqual([]);
  });

  it('leads to something that is there by every link', async () => {
    const dead = await thoseWith((_, card) => {
      const links = card?.statements.flatMap((words) => words.flatMap(linksIn)) ?? [];
      return ![...links, card?.told.url ?? '', card?.told.share ?? ''].every(answers);
    });
    expect(dead).toEqual([]);
  });
});

describe('the page of cards', () => {
  it('is one a language', () => {
    expect(cards.map(({ url }) => url)).toEqual(['/embed/ru/', '/embed/uk/']);
  });

  it.each(cards)('loads its style sheet and one script, and nothing else: $url', ({ tree }) => {
    const loading = 'img, iframe, object, embed, style, [style], link[rel="preload"]';
    expect(select(loading, tree)).toBeUndefined();
    const sheets = selectAll('link[rel="stylesheet"]', tree);
    expect(sheets.map((sheet) => attribute(sheet, 'href'))).toEqual(['/embed/card.css']);
    const [script, ...others] = selectAll('script', tree);
    expect(others).toEqual([]);
    expect(readBytes(attribute(script, 'src') ?? 'none').length).toBeLessThan(4000);
    expect(readBytes('/embed/card.css').length).toBeLessThan(6000);
  });

  it.each(cards)('leads out of its frame by every link: $url', ({ tree }) => {
    const templates = selectAll('template', tree).map(
      ({ content }) => content ?? { type: 'root' as const, children: [] },
    );
    const links = [tree, ...templates].flatMap((part) => selectAll('a', part));
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => attribute(link, 'target') !== '_top')).toEqual([]);
  });

  it.each(cards)('is not indexed beside the page of the rule: $url', ({ tree }) => {
    expect(attribute(select('meta[name="robots"]', tree), 'content')).toBe('noindex');
  });
});

describe('the code for a card', () => {
  it('is on the page of every rule and every term, with a frame for it and a link to it', () => {
    const offered = pages.flatMap(({ url, tree }) => {
      const code = select('.embed-code code', tree);
      return code === undefined ? [] : { url, code: textOf(code) };
    });
    expect(offered).toHaveLength(told.length);
    const wrong = offered.filter(({ url, code }) => {
      const [, frame, id] =
        /^<iframe src="https:\/\/kodeks\.example(\/[^#"]+)#([^"]+)"/.exec(code) ?? [];
      const link = /<a href="https:\/\/kodeks\.example([^"]+)">/.exec(code)?.[1];
      return (
        frame === undefined ||
        !answers(frame) ||
        link !== url ||
        `/${frame.split('/')[2] ?? ''}/${(id ?? '').replaceAll('.', '/')}/` !== url
      );
    });
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });
});

const known = new Map<string, unknown>();

/** Each file is asked for by hundreds of cards. */
function parsed(file: string, text: string): Promise<unknown> {
  if (!known.has(file)) known.set(file, JSON.parse(text));
  return Promise.resolve(known.get(file));
}
