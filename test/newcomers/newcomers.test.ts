import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { headersFor, parseHeaders } from '../../scripts/lib/headers.ts';
import { root } from '../../scripts/lib/root.mjs';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { openSearchIn } from '../../src/search/node.ts';
import { attribute, select, selectAll, textOf } from '../dist/support/elements.ts';
import { GAME, LANGUAGE, newcomersSite } from './support/site.ts';
import { gameWords, strangersIn } from './support/strangers.ts';

let site = '';
let files: readonly string[] = [];
const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');

beforeAll(async () => {
  site = await newcomersSite();
  files = filesBelow(site, '.');
}, 300_000);

const sortKey = (kind: string): string =>
  Array.from(kind.split('/'), (segment) => Number(segment.startsWith('['))).join('');

/** The files that make pages of a language, what is written out before what stands for anything. */
const kinds = filesBelow(root, 'src/pages/[language]')
  .filter((file) => file.endsWith('.astro'))
  .map((file) =>
    file.replace(/^src\/pages\/\[language\]\//, '').replace(/\/?(?:index)?\.astro$/, ''),
  )
  .sort((one, other) => sortKey(one).localeCompare(sortKey(other)))
  .map((kind) => ({
    kind,
    pattern: new RegExp(
      `^${['[language]', kind, 'index.html']
        .filter(Boolean)
        .join('/')
        .replace(/\[\w+\]/g, '[^/]+')}$`,
    ),
  }));

const kindsIn = (language: string): readonly string[] => {
  const pages = files.filter((file) => file.startsWith(`${language}/`));
  const found = pages.map((file) => kinds.find(({ pattern }) => pattern.test(file))?.kind);
  return [...new Set(found.filter((kind) => kind !== undefined))].sort();
};

/** They stand only where their text is told: they are shared, printed or lead on for its words. */
const TOLD_ONLY = ['[game]/[topic]/[rule]', '[game]/booklet', '[game]/glossary/[term]'];
/** The booklet of this game numbers nothing. */
const UNNUMBERED = '[game]/n/[number]';
/** A game may have no positions to ask about and nothing to practise; this one has neither. */
const UNASKED = ['[game]/ask', '[game]/day', '[game]/practice'];

describe('a new language of the interface', () => {
  it('has every kind of page but those that are about the words of a game', () => {
    const all = kinds
      .map(({ kind }) => kind)
      .filter((kind) => kind !== UNNUMBERED && !UNASKED.includes(kind));
    expect(kindsIn(LANGUAGES[0])).toEqual(all.toSorted());
    expect(kindsIn(LANGUAGE)).toEqual(all.filter((kind) => !TOLD_ONLY.includes(kind)).sort());
  });

  it('says no word of the interface in another language', () => {
    const known = gameWords(site);
    const own = files.filter(
      (file) => file.startsWith(`${LANGUAGE}/`) && /\.(?:html|json|xml|webmanifest)$/.test(file),
    );
    expect(own.length).toBeGreaterThan(25);
    const strange = own.flatMap((file) =>
      strangersIn(read(file), LANGUAGE, known).map((word) => `${file}: ${word}`),
    );
    expect(strange).toEqual([]);
  });

  it('leads nowhere that is not there, nor does another language lead there from its pages', () => {
    const known = new Set(files.map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`));
    const broken = files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) =>
        selectAll('a[href^="/"]', fromHtml(read(file)))
          .map((link) => (attribute(link, 'href') ?? '').replace(/[?#].*/, ''))
          .filter((address) => !known.has(address))
          .map((address) => `${file} leads to ${address}`),
      );
    expect(broken).toEqual([]);
  });

  it('stands under the policy of pages', () => {
    const sent = headersFor(parseHeaders(read('_headers')), `/${LANGUAGE}/`);
    expect(sent.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is offered beside the others, each by its own name', () => {
    const names = (file: string): readonly string[] =>
      selectAll('[data-language]', fromHtml(read(file))).map(textOf);
    expect(names(`uk/${GAME}/index.html`)).toHaveLength(2);
    expect(names(`${LANGUAGE}/${GAME}/index.html`)).toEqual(['УкраїнськоюUK', 'По-русскиRU']);
  });
});

describe.each(LANGUAGES)('a new game, told in «%s»', (language) => {
  const page = (address: string) => fromHtml(read(`${language}/${GAME}/${address}index.html`));
  const words = (address: string): string => textOf(select('main', page(address)));

  it('has a page of each of its topics', () => {
    expect(selectAll('.prose [id]', page('fight/')).length).toBeGreaterThan(3);
    expect(selectAll('.prose [id]', page('move/')).length).toBeGreaterThan(3);
  });

  it('is found by any form of its words', async () => {
    const search = await openSearchIn(site, language);
    const { results } = await search({ uk: 'капітанові', ru: 'капитану' }[language]);
    expect(results[0]?.url).toBe(`/${language}/${GAME}/glossary/captain/`);
  });

  it('is played through step by step', () => {
    // The beginning, the decision and the roll.
    expect(words('walkthroughs/opening/')).toContain({ uk: 'Удар: 6.', ru: 'Удар: 6.' }[language]);
    expect(selectAll('[id^="step-"]', page('walkthroughs/opening/'))).toHaveLength(3);
  });

  it('reckons a chance', () => {
    // Four, five and six of six faces.
    expect(words('odds/blow/')).toContain('50\u00A0%');
  });

  it('shows its table', () => {
    expect(selectAll('tbody tr', page('data/figures/'))).toHaveLength(2);
  });

  it('is kept on a device with what plays and reckons it', () => {
    const { files: kept } = JSON.parse(read(`offline/${language}/${GAME}.json`)) as {
      readonly files: readonly { readonly path: string }[];
    };
    const paths = kept.map((file) => file.path);
    for (const address of ['', 'fight/', 'move/', 'walkthroughs/opening/', 'odds/blow/']) {
      expect(paths).toContain(`${language}/${GAME}/${address}`);
    }
    const scripts = JSON.parse(read('offline/scripts.json')) as Record<
      string,
      { readonly later: readonly { readonly file: string; readonly of: string }[] }
    >;
    const own = Object.values(scripts)
      .flatMap(({ later }) => later)
      .filter(({ of }) => of.startsWith(`src/games/${GAME}/`))
      .map(({ file }) => file);
    expect(own.length).toBeGreaterThan(1);
    expect(paths).toEqual(expect.arrayContaining(own));
  });
});
