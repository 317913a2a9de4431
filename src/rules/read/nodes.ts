import type { Properties } from 'hast';
import type { Nodes, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { plainText } from '../ask/plain-text.ts';

/** The `[label]` of a directive is its first paragraph, marked as such. */
export function splitLabel(
  box: ContainerDirective,
): [label: string | undefined, body: RootContent[]] {
  const [first, ...rest] = box.children;
  if (first?.type === 'paragraph' && first.data?.directiveLabel === true) {
    return [plainText(first.children), rest];
  }
  return [undefined, box.children];
}

export function setProperties(node: Nodes, properties: Properties): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}

export function placeOf(node: Nodes): { line: number; column: number } {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}
