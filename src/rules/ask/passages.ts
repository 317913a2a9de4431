import type { Heading, Nodes, Paragraph, Root, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import { MARKER } from './plain-text.ts';

/** How a text is read: a title has no full stop, a sentence has one; of mere words nothing is asked. */
/** `asked`: as players type it, each language in its own way. */
export type Role = 'title' | 'question' | 'asked' | 'sentence' | 'words';

/** A heading, a paragraph or a cell: what is read in one breath. */
export interface Passage {
  readonly text: string;
  /** Where each letter of it stands in the file. */
  readonly offsets: readonly number[];
  readonly role: Role;
}

const LINE_BREAK = /\s*\n\s*/y;

export function passagesIn(tree: Root, source: string): Passage[] {
  const passages: Passage[] = [];
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node, _, parent) => {
    passages.push({ ...lettersOf(node, source), role: roleOf(node, parent) });
  });
  return passages;
}

/** The words of a topic that belong to no named rule, after the rules have got their names. */
export function unnamedIn(node: Nodes): (Heading | Paragraph | TableCell)[] {
  if (node.data?.hProperties?.id !== undefined) return [];
  if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
    return [node];
  }
  return 'children' in node ? node.children.flatMap(unnamedIn) : [];
}

/** Letters as the author typed them, without mark-up: what the parser mends would hide a slip. */
function lettersOf(node: Nodes, source: string): Omit<Passage, 'role'> {
  let text = '';
  const offsets: number[] = [];
  visit(node, ['text', 'break'], ({ position }) => {
    const end = position?.end.offset ?? 0;
    for (let at = position?.start.offset ?? end; at < end;) {
      LINE_BREAK.lastIndex = at;
      const [lineBreak] = LINE_BREAK.exec(source) ?? [];
      text += lineBreak === undefined ? source.charAt(at) : ' ';
      offsets.push(at);
      at += lineBreak?.length ?? 1;
    }
  });
  return { text: text.replace(MARKER, ''), offsets };
}

function roleOf(node: Nodes, parent: Nodes | undefined): Role {
  if (node.type === 'tableCell') return 'words';
  if (node.type === 'heading') return 'title';
  if (node.type !== 'paragraph' || node.data?.directiveLabel !== true) return 'sentence';
  return parent?.type === 'containerDirective' && parent.name === 'faq' ? 'question' : 'title';
}
