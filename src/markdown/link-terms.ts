import type { Link, Nodes, Parents, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { termUrl } from '../rules/ask/urls.ts';
import type { TextContext } from './context.ts';
import { definitionId, termOfDefinition } from './resolve-links.ts';

/** Where a term may not turn into a link: inside links, and in titles, which stay quiet. */
const CLOSED: ReadonlySet<string> = new Set(['link', 'heading', 'mdxJsxFlowElement']);

/**
 * Links the first mention of each term in every section to its definition.
 * @returns the terms linked
 */
export function linkTerms(tree: Root, context: TextContext): ReadonlySet<string> {
  const linked = new Set<string>();
  let inSection = new Set<string>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') inSection = new Set();
    if (node.type === 'link') addWritten(node, inSection);
    if (CLOSED.has(node.type) || isLabel(node)) return SKIP;
    if (node.type !== 'text' || parent === undefined || index === undefined) return undefined;
    const pieces = split(node, context, inSection);
    if (pieces.every(({ type }) => type === 'text')) return undefined;
    parent.children.splice(index, 1, ...(pieces as Parents['children'] as never[]));
    for (const term of inSection) linked.add(term);
    return [SKIP, index + pieces.length];
  });
  return linked;
}

function split(node: Text, context: TextContext, inSection: Set<string>): (Text | Link)[] {
  const pieces: (Text | Link)[] = [];
  let from = 0;
  for (const { start, end, termId } of context.findTerms(node.value)) {
    if (inSection.has(termId)) continue;
    inSection.add(termId);
    if (start > from) pieces.push({ type: 'text', value: node.value.slice(from, start) });
    pieces.push({
      type: 'link',
      url: termUrl(context.language, context.game, termId),
      data: { hProperties: { interestfor: definitionId(termId) } },
      children: [{ type: 'text', value: node.value.slice(start, end) }],
    });
    from = end;
  }
  if (from < node.value.length || pieces.length === 0) {
    pieces.push({ type: 'text', value: node.value.slice(from) });
  }
  return pieces;
}

/** A term linked by hand is a mention like any other. */
function addWritten(link: Link, inSection: Set<string>): void {
  const definition = link.data?.hProperties?.['interestfor'];
  if (typeof definition === 'string') inSection.add(termOfDefinition(definition));
}

function isLabel(node: Nodes): boolean {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}
