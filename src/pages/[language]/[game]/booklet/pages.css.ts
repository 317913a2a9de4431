import type { APIRoute } from 'astro';
import { bookletWords } from '../../../../i18n/booklet.ts';
import { words } from '../../../../i18n/words.ts';
import { chaptersOf, type Chapter } from '../../../../rules/ask/booklet.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { Game } from '../../../../rules/model.ts';
import { toldGamePaths } from '../../../../layouts/paths.ts';

export const getStaticPaths = toldGamePaths;

/** Running heads: each chapter is a kind of page of its own, since no browser repeats headings. */
export const GET: APIRoute<{ game: Game; language: Language }> = ({
  props: { game, language },
}) => {
  const heads = [
    ['flows', bookletWords(language).course],
    ...chaptersOf(game, language).map((chapter) => [chapter.id, headOf(chapter)] as const),
    ['glossary', words(language).glossary],
  ] as const;
  const rules = heads.map(
    ([id, title]) =>
      `@page chapter-${id} { @top-left { content: ${quoted(game.name[language])} } ` +
      `@top-right { content: ${quoted(title)} } }\n.chapter-${id} { page: chapter-${id} }\n`,
  );
  return new Response(`@media print {\n${rules.join('')}}\n`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });
};

/** «Бій · § 28–34»: by its numbers a section of the contents is found as by pages. */
function headOf({ title, sections }: Chapter): string {
  const numbers = sections.map(({ number }) => number);
  const [first = '', last = ''] = [numbers[0], numbers.at(-1)];
  return first === '' || title.startsWith('§') ? title : `${title} · § ${first}–${last}`;
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
