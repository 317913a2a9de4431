import type { Nodes } from 'mdast';

/** The `[#id]` that ends a named piece of text. */
export const MARKER = /\s*\[#([^\]]*)\]\s*$/;

/** The words of a text as one line: what a chat, a search hit or a heading shows. */
export function plainText(nodes: readonly Nodes[]): string {
  // The cells of a row would run into one another: «Штурмовик · Імперія · 2».
  const isRow = nodes[0]?.type === 'tableCell';
  return blocksOf(nodes)
    .join(isRow ? ' · ' : ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Items, cells and paragraphs stay apart; the pieces of one sentence stay together. */
function blocksOf(nodes: readonly Nodes[]): string[] {
  return nodes.some(isPhrasing)
    ? [nodes.map(phrase).join('').replace(MARKER, '')]
    : nodes.flatMap((node) => ('children' in node ? blocksOf(node.children) : []));
}

function phrase(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(phrase).join('') : '';
}

function isPhrasing({ type }: Nodes): boolean {
  return type === 'text' || type === 'link' || type === 'emphasis' || type === 'strong';
}
