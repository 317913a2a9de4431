import type { Link, Nodes, Parents, Root, Table, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { InterfaceWords } from '../i18n/words.ts';
import { ruleId } from '../rules/link/references.ts';
import { shareUrl } from '../rules/ask/urls.ts';
import type { TextContext } from './context.ts';
import { shapeBox, type WordsOnBoxes } from './shape-box.ts';

/** What the interface says within a text, in the language of the text. */
export type WordsInText = WordsOnBoxes & Pick<InterfaceWords, 'permalink' | 'stale'>;

/** Gives every named rule its permalink and every box its shape; says which translations lag behind. */
export function decorate(tree: Root, context: TextContext, words: WordsInText): void {
  const named: (readonly [node: Nodes, anchor: string, parent: Parents | undefined])[] = [];
  const isOfTeams = !tree.children.some(({ type }) => type === 'paragraph' || type === 'list');
  visit(tree, (node, _, parent) => {
    if (node.type === 'containerDirective') shapeBox(node, words, isOfTeams);
    if (node.type === 'table' && parent !== undefined) scrollAside(node, parent);
    const anchor = anchorOf(node);
    if (anchor !== undefined) named.push([node, anchor, parent]);
  });
  // Only now: what is added here has ids too, and is not itself a rule.
  for (const [node, anchor, parent] of named) {
    const target = permalinkPlace(node);
    for (const former of context.formerAnchors.get(anchor) ?? []) {
      target.children.unshift(emptyAnchor(former) as never);
    }
    const number = takeNumber(node);
    if (number === undefined) {
      target.children.push(glue() as never, permalink(anchor, '#', context, words) as never);
    } else {
      target.children.unshift(permalink(anchor, number, context, words) as never, space() as never);
    }
    if (context.isStale?.(anchor) === true) {
      const line = staleLine(node.type === 'heading' ? 'p' : 'span', words) as never;
      // A heading is no place for a sentence: its words are those of the list of contents.
      if (node.type === 'heading') parent?.children.splice(placeAfter(node, parent), 0, line);
      else target.children.push(line);
    }
  }
}

/** More columns than a phone has room for. */
const MANY_COLUMNS = 5;

function scrollAside(table: Table, parent: Parents): void {
  if ((table.children[0]?.children.length ?? 0) < MANY_COLUMNS || isScroller(parent)) return;
  const at = parent.children.findIndex((child) => child === table);
  const data = {
    hName: 'div',
    hProperties: { className: ['wide'], tabIndex: 0, role: 'group' },
  };
  const scroller: Nodes = { type: 'blockquote', data, children: [table] };
  parent.children.splice(at, 1, scroller as never);
}

const isScroller = ({ data }: Parents): boolean => data?.hName === 'div';

/** The printed number, which then stands before the rule as its permalink. */
function takeNumber(node: Nodes): string | undefined {
  const number = node.data?.hProperties?.['dataNumber'];
  if (typeof number !== 'string') return undefined;
  delete node.data?.hProperties?.['dataNumber'];
  return number;
}

function anchorOf(node: Nodes): string | undefined {
  const id = node.data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/** The end of the rule's own words: a list item's first paragraph, a row's last cell, a box's title. */
function permalinkPlace(node: Nodes): Parents {
  if (node.type === 'listItem' || node.type === 'containerDirective') {
    const [first] = node.children;
    if (first?.type === 'paragraph') return first;
  }
  if (node.type === 'tableRow') {
    const last = node.children.at(-1);
    if (last !== undefined) return last;
  }
  return node as Parents;
}

function permalink(
  anchor: string,
  mark: string,
  { language, game, topic }: TextContext,
  words: WordsInText,
): Link {
  return {
    type: 'link',
    url: shareUrl(language, ruleId(game, topic, anchor)),
    data: {
      hProperties: {
        className: mark === '#' ? ['permalink'] : ['permalink', 'number'],
        ariaLabel: mark === '#' ? words.permalink : `${mark}. ${words.permalink}`,
      },
    },
    children: [{ type: 'text', value: mark }],
  };
}

function staleLine(hName: 'p' | 'span', { stale }: WordsInText): Nodes {
  return {
    type: 'emphasis',
    data: { hName, hProperties: { className: ['stale'] } },
    children: [{ type: 'text', value: stale }],
  };
}

const placeAfter = (node: Nodes, { children }: Parents): number =>
  children.findIndex((child) => child === node) + 1;

function emptyAnchor(id: string): Nodes {
  return { type: 'emphasis', data: { hName: 'span', hProperties: { id } }, children: [] };
}

const space = (): Text => ({ type: 'text', value: ' ' });

/** The mark never stands alone on a line. */
const glue = (): Text => ({ type: 'text', value: '\u00A0' });
