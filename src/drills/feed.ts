import { atomOf } from '../api/news.ts';
import type { News } from '../api/news.ts';
import { dayFeedUrl } from '../rules/ask/urls.ts';
import { practiceWords } from '../i18n/practice.ts';
import type { Language } from '../rules/languages.ts';
import { site } from '../site.ts';
import { daysBefore, ofDay } from './day.ts';
import type { Pool } from './pool-data.ts';

/** Days that a feed tells. */
const TOLD = 14;
const DATE = '2026-11-18'.length;

/**
 * The last day that a feed tells: that of the build, which publishes a feed anew. Whoever needs the
 * same bytes at another time says so as reproducible builds do.
 */
const lastDay = (): string => {
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  const now = seconds === undefined ? new Date() : new Date(Number(seconds) * 1000);
  return now.toISOString().slice(0, DATE);
};

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

interface Named extends Pool {
  readonly name: string;
}

/** The days that have been: each with its question and what there is to choose from. */
export const daysNews = (
  pools: readonly Named[],
  language: Language,
  {
    title,
    about,
    home: page,
  }: { readonly title: string; readonly about: string; readonly home: string },
): News => {
  const { openRule, forbidden } = practiceWords(language);
  const home = new URL(page, site.origin).href;
  const items = daysBefore(lastDay(), TOLD).flatMap((day) => {
    const pool = ofDay(pools, day);
    const question = pool && ofDay(pool.questions, day);
    if (!pool || !question) return [];
    const answers = question.answers.map((answer) => {
      const rule = Object.entries(pool.rules).find(([id]) => id === answer)?.[1];
      return `<li>${escaped(rule ? `${forbidden} ${rule.text}` : answer)}</li>`;
    });
    const decides = pool.rules[question.rule];
    const url = `${home}#${day}`;
    return {
      id: url,
      url,
      title: pools.length > 1 ? `${title}: ${pool.name}` : title,
      date: day,
      html: [
        ...(question.situation === undefined ? [] : [`<p>${escaped(question.situation)}</p>`]),
        `<p>${escaped(question.text)}</p><ol>${answers.join('')}</ol>`,
        ...(decides
          ? [`<p><a href="${escaped(new URL(decides.url, site.origin).href)}">${openRule}</a></p>`]
          : []),
      ].join(''),
    };
  });
  return { title, about, language, home, items };
};

export const daysFeed = (...[pools, language, page]: Parameters<typeof daysNews>): Response =>
  new Response(
    atomOf(daysNews(pools, language, page), new URL(dayFeedUrl(page.home), site.origin).href),
    { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
  );
