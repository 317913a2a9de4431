import { changesWords } from '../i18n/changes.ts';
import { rulingWords } from '../i18n/rulings.ts';
import { changesIn, CHANGES, type Change } from '../rules/ask/changes.ts';
import { isTold } from '../rules/ask/select.ts';
import { changesUrl, faqUrl, gameUrl, ruleUrl, shareUrl } from '../rules/ask/urls.ts';
import type { Language } from '../rules/languages.ts';
import { GLOSSARY_TOPIC, splitRuleId, type RuleId } from '../rules/link/references.ts';
import type { Game, Model } from '../rules/model.ts';
import { site } from '../site.ts';

/** What readers of a game are told by a feed, the newest first. */
export interface News {
  readonly title: string;
  readonly about: string;
  readonly language: Language;
  /** The page that tells the same. */
  readonly home: string;
  readonly items: readonly NewsItem[];
}

export interface NewsItem {
  /** For ever the same, and nobody else’s. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** A day: 2026-11-18. */
  readonly date: string;
  readonly html: string;
}

export const FEEDS = ['atom.xml', 'feed.json'] as const;
export type Feed = (typeof FEEDS)[number];

const absolute = (path: string): string => new URL(path, site.origin).href;

export const feedUrl = (language: string, game: string, feed: Feed): string =>
  `${changesUrl(language, game)}${feed}`;

/** Releases, and what was ruled: what is on the site and in no release is told with the next one. */
export function newsOf(model: Model, game: Game, language: Language): News {
  const t = changesWords(language);
  const home = absolute(changesUrl(language, game.id));
  const released = changesIn(model).flatMap(({ version, date, meaning, first, ids, changes }) => {
    if (version === undefined || date === undefined) return [];
    const ours = ids.filter((id) => splitRuleId(id).game === game.id);
    const told = changes.filter(
      ({ id, languages }) => splitRuleId(id).game === game.id && languages.includes(language),
    );
    const terms = ours.filter((id) => splitRuleId(id).topic === GLOSSARY_TOPIC).length;
    const nothing = told.length === 0 ? paragraph(t.nothing) : listsOf(model, told, language);
    return {
      id: `${home}#v-${version}`,
      url: `${home}#v-${version}`,
      title: t.release(version),
      date,
      html: first
        ? paragraph(t.first(ours.length - terms, terms))
        : (meaning === undefined ? '' : paragraph(t.meanings[meaning])) + nothing,
    };
  });
  return {
    title: `${t.title} — ${game.name[language]}`,
    about: t.lead,
    language,
    home,
    items: [...released, ...ruled(game, language)].toSorted((a, b) => b.date.localeCompare(a.date)),
  };
}

/** One item a source: its rulings, on the day that it is of. */
function ruled(game: Game, language: Language): readonly NewsItem[] {
  const t = rulingWords(language);
  const page = absolute(faqUrl(language, game.id));
  return [...Map.groupBy(game.rulings, ({ source }) => source)].flatMap(([source, rulings]) => {
    const { date } = source;
    if (date === undefined) return [];
    return {
      id: `${absolute(gameUrl(language, game.id))}#rulings-of-${source.id}`,
      url: `${page}#rulings-${source.level}`,
      title: `${t.title}: ${source.title[language]}`,
      // Of a month or a year its first day.
      date: `${date}-01-01`.slice(0, '2026-11-18'.length),
      html: list(
        rulings.map(({ id, box, question, ruling }) =>
          [
            link(absolute(ruleUrl(language, box ?? id)), question[language] ?? ''),
            escaped(ruling[language] ?? ''),
          ].join(' '),
        ),
      ),
    };
  });
}

/** What was added, reworded, moved and removed, each kind with its rules as they read today. */
function listsOf(model: Model, changes: readonly Change[], language: Language): string {
  const t = changesWords(language);
  return CHANGES.map((kind) => {
    const lines = changes
      .filter(({ change }) => change === kind)
      .map(({ id, from, before }) => {
        const moved = from === undefined ? '' : ` (${t.before}: ${escaped(from)})`;
        const words = before?.[language];
        const was = words === undefined ? '' : ` ${t.was}: <del>${escaped(words)}</del>`;
        return told(model, model.aliases.get(id) ?? id, language) + moved + was;
      });
    return lines.length === 0 ? '' : `<h3>${escaped(t.kinds[kind])}</h3>${list(lines)}`;
  }).join('');
}

function told(model: Model, id: RuleId, language: Language): string {
  if (!isTold(model, id, language)) return escaped(id);
  const words =
    model.rules.get(id)?.statements[language]?.text ??
    model.terms.get(id)?.words[language]?.definition ??
    '';
  return `${link(absolute(shareUrl(language, id)), id)} ${escaped(words)}`;
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
const link = (url: string, text: string): string =>
  `<a href="${escaped(url)}">${escaped(text)}</a>`;
const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** RFC 4287. Days have no hour, so each begins at its first. */
export function atomOf(news: News, self: string): string {
  const at = (date: string): string => `${date}T00:00:00Z`;
  const updated = news.items[0]?.date ?? '1970-01-01';
  const entries = news.items.map(
    ({ id, url, title, date, html }) => `<entry>
<id>${escaped(id)}</id>
<title>${escaped(title)}</title>
<updated>${at(date)}</updated>
<link href="${escaped(url)}"/>
<content type="html">${escaped(html)}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${news.language}">
<id>${escaped(news.home)}</id>
<title>${escaped(news.title)}</title>
<subtitle>${escaped(news.about)}</subtitle>
<updated>${at(updated)}</updated>
<author><name>Кодекс</name></author>
<link rel="alternate" href="${escaped(news.home)}"/>
<link rel="self" href="${escaped(self)}"/>
${entries.join('\n')}
</feed>
`;
}

/** JSON Feed 1.1. */
export const jsonFeedOf = (news: News, self: string) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: news.title,
  description: news.about,
  home_page_url: news.home,
  feed_url: self,
  language: news.language,
  authors: [{ name: 'Кодекс' }],
  items: news.items.map(({ id, url, title, date, html }) => ({
    id,
    url,
    title,
    date_published: `${date}T00:00:00Z`,
    content_html: html,
  })),
});
