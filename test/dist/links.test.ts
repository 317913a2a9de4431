import { describe, expect, it } from 'vitest';
import { ODDS_PREFIX } from '../../src/calculator/address.ts';
import { restoreOdds } from '../../src/calculator/link.ts';
import type { OddsData } from '../../src/calculator/page-data.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, selectAll, textOf } from './support/elements.ts';
import {
  answers,
  languageOf,
  languagePages,
  pageAt,
  pages,
  signposts,
  type Page,
} from './support/site.ts';

interface Link {
  readonly from: string;
  /** The address without origin: the page’s own path is put before a bare fragment. */
  readonly to: string;
  readonly language: string;
  /** The link in the header that changes the language. */
  readonly isSwitch: boolean;
}

const { games } = await publishedModel();

const isInternal = (address: string): boolean => /^[/#](?!\/)/.test(address);

const linksOf = ({ url, elements }: Page): Link[] =>
  elements.flatMap(({ element, language }) =>
    ['href', 'src'].flatMap((name) => {
      const address = attribute(element, name);
      if (address === undefined || !isInternal(address)) return [];
      return {
        from: url,
        to: address.startsWith('#') ? url + address : address,
        language,
        isSwitch: attribute(element, 'dataLanguage') !== undefined,
      };
    }),
  );

const links = pages.flatMap(linksOf);
const show = ({ from, to }: Link): string => `${from} -> ${to}`;
const pageOf = (address: string): string => address.split('#', 1)[0] ?? '';

const isQuestion = ({ to }: Link): boolean => to.includes(ODDS_PREFIX);

/** What a page is told behind «#» by the page before: what to report, to play, to ask about. */
const isTold = ({ to }: Link): boolean =>
  /\/report\/#|\/#play=1\.|\/ask\/#(?:ask|from|game)=/.test(to);
const leads = (link: Link): boolean => answers(isTold(link) ? pageOf(link.to) : link.to);

/** What the form of a calculator makes of the question in an address. */
function questionIn(address: string): ReturnType<typeof restoreOdds> {
  const path = pageOf(address);
  const [block] = selectAll('[data-odds] script', pageAt.get(path)?.tree);
  if (block === undefined) return { kind: 'none' };
  const { form } = JSON.parse(textOf(block)) as OddsData;
  return restoreOdds(form, address.slice(path.length));
}

/** The page of a worked example, or a lesson that opens with it. */
const shows = (from: string, scenario: string): boolean =>
  from.endsWith(`/${scenario}/`) ||
  games.some(({ id, course }) =>
    course?.lessons.some(
      (lesson) => lesson.scenario === scenario && from.endsWith(`/${id}/learn/${lesson.id}/`),
    ),
  );

describe('the links between the pages', () => {
  it('exist', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(links.filter(({ to }) => to.includes('#')).length).toBeGreaterThan(1000);
  });

  it('all lead to a page or a file, and every fragment to a place on it', () => {
    const others = links.filter((link) => !isQuestion(link));
    expect(others.filter((link) => !leads(link)).map(show)).toEqual([]);
  });

  it('ask calculators what their forms understand, and how to come back', () => {
    const questions = links.filter(isQuestion);
    expect(questions.length).toBeGreaterThan(0);
    const misunderstood = questions.filter(({ from, to }) => {
      const asked = questionIn(to);
      const understood = asked.kind === 'restored' && asked.skipped === 0;
      return !understood || !shows(from, asked.origin?.scenario ?? '');
    });
    expect(misunderstood.map(show)).toEqual([]);
  });

  it('are written with the final slash, so that no host has to redirect', () => {
    expect(links.filter(({ to }) => /^[^#.]*[^/#.](#|$)/.test(to)).map(show)).toEqual([]);
  });

  it('leave the language of the page only where it says so', () => {
    const strayed = crossing.filter(({ to, language }) => languageOf(to) !== language);
    expect(strayed.map(show)).toEqual([]);
  });

  it('leave it only by the switch while the language has the page they lead to', () => {
    const needless = crossing.filter(
      ({ to, isSwitch }) => !isSwitch && pageAt.has(mirror(pageOf(to))),
    );
    expect(needless.map(show)).toEqual([]);
  });

  it('change the language to the same page, or to the place of what only one language tells', () => {
    const switches = links.filter(
      ({ from, isSwitch }) => isSwitch && languageOf(from) !== undefined,
    );
    const expected = languagePages.map(({ url }) => {
      const same = mirror(url);
      return `${url} -> ${pageAt.has(same) ? same : placeOf(same)}`;
    });
    expect(switches.map(show).sort()).toEqual(expected.sort());
  });

  it('reach every page from the first one', () => {
    const reached = new Set(['/']);
    for (const url of reached) {
      for (const { to } of linksFrom.get(url) ?? []) {
        if (pageAt.has(pageOf(to))) reached.add(pageOf(to));
      }
    }
    const lost = pages.filter(({ url }) => !reached.has(url)).map(({ url }) => url);
    expect(lost).toEqual(['/404.html']);
  });
});

const linksFrom = Map.groupBy(links, ({ from }) => from);

const crossing = links.filter(({ from, to }) => {
  const [own, other] = [languageOf(from), languageOf(to)];
  return own !== undefined && other !== undefined && own !== other;
});

/** A rule stands in its topic, a term in the list of terms; a booklet is the game on paper. */
function placeOf(url: string): string {
  const [, language, game, topic, name] = url.split('/');
  if (topic === 'booklet') return `/${String(language)}/${String(game)}/`;
  const anchor = topic === 'glossary' ? `t-${String(name)}` : String(name);
  return `/${String(language)}/${String(game)}/${String(topic)}/#${anchor}`;
}

function mirror(url: string): string {
  return url.startsWith('/uk/') ? url.replace('/uk/', '/ru/') : url.replace('/ru/', '/uk/');
}

describe('the references within a page', () => {
  it.each([
    ['a pop-up', 'interestfor'],
    ['what a button opens', 'popoverTarget'],
    ['a name given elsewhere', 'ariaLabelledBy'],
    ['a description given elsewhere', 'ariaDescribedBy'],
    ['what is controlled', 'ariaControls'],
    ['the field of a label', 'htmlFor'],
  ])('to %s lead to something on it', (_, name) => {
    const lost = pages.flatMap(({ url, elements, ids }) =>
      elements.flatMap(({ element }) =>
        (attribute(element, name) ?? '')
          .split(' ')
          .filter((id) => id !== '' && !ids.includes(id))
          .map((id) => `${url} ${element.tagName} ${name}=${id}`),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('are not ambiguous: no id stands twice on a page', () => {
    const twice = pages.flatMap(({ url, ids }) =>
      ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${url}#${id}`),
    );
    expect(twice).toEqual([]);
  });
});

it('every page exists in both languages, but rules and the booklet of a game told in one', () => {
  const alone = languagePages.filter(({ url }) => {
    const [, language, of, part, name] = url.split('/');
    const told = games.find(({ id }) => id === of)?.languages ?? [];
    const isOneRule = name !== undefined && name !== '';
    const isOfTheTold = isOneRule || part === 'booklet';
    return !pageAt.has(mirror(url)) && !(isOfTheTold && told.join() === language);
  });
  expect(alone.map(({ url }) => url)).toEqual([]);
});

it('every old address leads on', () => {
  const lost = signposts.flatMap(linksOf).filter((link) => !leads(link));
  expect(lost.map(show)).toEqual([]);
});
