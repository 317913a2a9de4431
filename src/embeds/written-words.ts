import type { ElementContent, RootContent } from 'hast';
import type { Nodes } from 'mdast';
import { statementTree } from '../markdown/render.ts';
import type { Language } from '../rules/languages.ts';

/** Words as they are set: a text, or one of a few elements that holds more of them. */
export type Written = string | WrittenElement;

export interface WrittenElement {
  is: WrittenKind;
  /** Where a link leads, from the root of the host. */
  to?: string | undefined;
  has: Written[];
}

/** Names of HTML elements: all that a rule or a box may be written with. */
// prettier-ignore
export const WRITTEN_KINDS = [
  'p', 'a', 'strong', 'em', 'br', 'code', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td',
] as const;
type WrittenKind = (typeof WRITTEN_KINDS)[number];

/**
 * A statement away from every page of the site: with the links that are written, and none that would
 * need a pop-up. Undefined where a single paragraph says it all without any, as most do.
 */
export function writtenWords(
  content: readonly Nodes[],
  language: Language,
  game: string,
  topic: string,
): Written[] | undefined {
  const { tree } = statementTree(content, {
    language,
    game,
    topic,
    onTopicPage: false,
    inFrame: true,
    findTerms: () => [],
    formerAnchors: new Map(),
  });
  const written = tree.children.flatMap(wordsOf);
  const [first, second] = written;
  const isPlain =
    second === undefined &&
    (first === undefined || typeof first === 'string' || first.has.every(isText));
  return isPlain ? undefined : written;
}

const isText = (words: Written): boolean => typeof words === 'string';

function wordsOf(node: RootContent | ElementContent): Written[] {
  // Between blocks stands a line break, which means nothing.
  if (node.type === 'text') return node.value === '\n' ? [] : [node.value];
  if (node.type !== 'element') return [];
  const kind = WRITTEN_KINDS.find((name) => name === node.tagName);
  if (kind === undefined) throw new Error(`A card knows no <${node.tagName}>.`);
  const { href } = node.properties;
  const has = node.children.flatMap(wordsOf);
  return [{ is: kind, ...(typeof href === 'string' && { to: href }), has }];
}
