import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { toHtml } from 'hast-util-to-html';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { TextContext } from './context.ts';
import { linkTerms } from './link-terms.ts';
import { resolveLinks } from './resolve-links.ts';

const toHast = unified().use(remarkRehype);

/** The words of one rule as HTML, for the pages that show it away from its topic. */
export function renderStatement(
  content: readonly Nodes[],
  context: TextContext,
): { html: string; terms: ReadonlySet<string> } {
  const tree = asRoot(content);
  const written = resolveLinks(tree, context);
  const found = linkTerms(tree, context);
  return { html: toHtml(toHast.runSync(tree)), terms: new Set([...written, ...found]) };
}

/** A rule in running text is phrasing only; standing alone, it becomes a paragraph. */
function asRoot(content: readonly Nodes[]): Root {
  const nodes = structuredClone(content) as (RootContent & PhrasingContent)[];
  const [first] = nodes;
  const isPhrasing = first !== undefined && phrasing(first);
  return { type: 'root', children: isPhrasing ? [{ type: 'paragraph', children: nodes }] : nodes };
}
