import type { Root as HtmlRoot } from 'hast';
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
  const { tree, terms } = statementTree(content, context);
  return { html: toHtml(tree), terms };
}

/** The same before it is written. */
export function statementTree(
  content: readonly Nodes[],
  context: TextContext,
): { tree: HtmlRoot; terms: ReadonlySet<string> } {
  const tree = asRoot(content);
  const written = resolveLinks(tree, context);
  const found = linkTerms(tree, context);
  return { tree: toHast.runSync(tree), terms: new Set([...written, ...found]) };
}

/** A rule in running text is phrasing only; standing alone, it becomes a paragraph. */
function asRoot(content: readonly Nodes[]): Root {
  const nodes = (structuredClone(content) as Nodes[]).flatMap(withoutCell);
  const [first] = nodes;
  const children =
    first !== undefined && phrasing(first)
      ? [{ type: 'paragraph' as const, children: nodes as PhrasingContent[] }]
      : (nodes as RootContent[]);
  return { type: 'root', children };
}

/** The cells of a row, away from their table, read on as one line. */
function withoutCell(node: Nodes, index: number): Nodes[] {
  if (node.type !== 'tableCell') return [node];
  return index === 0 ? node.children : [{ type: 'text', value: ' · ' }, ...node.children];
}
