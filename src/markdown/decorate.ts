import type {
  BlockContent,
  DefinitionContent,
  Link,
  Nodes,
  Paragraph,
  Parents,
  Root,
  Text,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { InterfaceWords } from '../i18n/words.ts';
import { setProperties, splitLabel } from '../rules/read/nodes.ts';
import { ruleId } from '../rules/link/references.ts';
import { KINDS, type Kind } from '../rules/read/schemas.ts';
import { shareUrl } from '../rules/ask/urls.ts';
import type { TextContext } from './context.ts';

/** What the interface says within a text, in the language of the text. */
export type WordsInText = Pick<InterfaceWords, 'kinds' | 'permalink' | 'reasons' | 'stale'>;

/** Gives every named rule its permalink and every box its shape; says which translations lag behind. */
export function decorate(tree: Root, context: TextContext, words: WordsInText): void {
  const named: (readonly [node: Nodes, anchor: string, parent: Parents | undefined])[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type === 'containerDirective') shapeBox(node, words);
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
      target.children.push(space() as never, permalink(anchor, '#', context, words) as never);
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

/** The printed number, which then stands before the rule as its permalink. */
function takeNumber(node: Nodes): string | undefined {
  const number = node.data?.hProperties?.['dataNumber'];
  if (typeof number !== 'string') return undefined;
  delete node.data?.hProperties?.['dataNumber'];
  return number;
}

function shapeBox(box: ContainerDirective, words: WordsInText): void {
  const kind = KINDS.find((known) => known === box.name);
  if (kind === undefined) return;
  const [title, body] = splitLabel(box);
  box.data = { ...box.data, hName: 'aside' };
  setProperties(box, { className: ['box', kind] });
  const told = body as (BlockContent | DefinitionContent)[];
  box.children = [
    boxTitle(kind, title, words),
    ...(kind === 'edition' ? foldedAfterRuling(told, words) : told),
  ];
}

/** What holds stays in sight; how the booklets differ is there for whoever wants to know. */
function foldedAfterRuling(
  told: readonly (BlockContent | DefinitionContent)[],
  { reasons }: WordsInText,
): (BlockContent | DefinitionContent)[] {
  const [ruling, ...why] = told;
  if (ruling === undefined || why.length === 0) return [...told];
  const summary: Paragraph = {
    type: 'paragraph',
    data: { hName: 'summary' },
    children: [{ type: 'text', value: reasons }],
  };
  return [ruling, { type: 'blockquote', data: { hName: 'details' }, children: [summary, ...why] }];
}

/** The label says in words what the shape says at a glance; an FAQ's title is its question. */
function boxTitle(kind: Kind, title: string | undefined, { kinds }: WordsInText): Paragraph {
  const label: Text = { type: 'text', value: kinds[kind] };
  const children: Paragraph['children'] = [
    {
      type: 'emphasis',
      data: { hName: 'span', hProperties: { className: ['label'] } },
      children: [label],
    },
  ];
  if (title !== undefined)
    children.push(space(), { type: 'strong', children: [{ type: 'text', value: title }] });
  return { type: 'paragraph', data: { hProperties: { className: ['box-title'] } }, children };
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
