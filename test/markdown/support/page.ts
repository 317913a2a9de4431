import { toHtml } from 'hast-util-to-html';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { TextContext } from '../../../src/markdown/context.ts';
import { words } from '../../../src/i18n/words.ts';
import { remarkTopic } from '../../../src/markdown/remark-topic.ts';

/** The captain is the one term that links itself, in these two forms. */
const findTerms: TextContext['findTerms'] = (text) =>
  Array.from(text.matchAll(/капітана?/giu), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    termId: 'captain',
  }));

export const context: TextContext = {
  language: 'uk',
  game: 'duel',
  topic: 'fight',
  onTopicPage: true,
  findTerms,
  formerAnchors: new Map([['hit', ['first-blow']]]),
};

export const FILE = '/anywhere/content/duel/uk/fight.mdx';

/** A topic's text as its page shows it, with the terms whose definitions the page needs. */
export async function page(
  text: string,
  file = FILE,
  around = context,
): Promise<{ html: string; terms: unknown }> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkTopic((place) => Promise.resolve({ ...around, ...place }), words))
    .use(remarkRehype);
  const vfile = new VFile({ path: file, value: text });
  const tree = await processor.run(processor.parse(vfile), vfile);
  const { frontmatter } = (vfile.data.astro ?? {}) as { frontmatter?: { terms: unknown } };
  return { html: toHtml(tree), terms: frontmatter?.terms };
}
