import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { MARK } from '../src/i18n/qq/marked.ts';
import { attribute } from '../../dist/support/elements.ts';

/** What is written without the mark of the language; a letter alone heads a list of words. */
const wordsIn = (text: string): readonly string[] =>
  Array.from(text.normalize('NFC').matchAll(/[\p{L}\p{M}]+/gu), ([word]) =>
    word.toLowerCase(),
  ).filter((word) => word.length > 1 && /\p{Script=Cyrillic}/u.test(word) && !word.includes(MARK));

/** What the game says itself, which no language of the interface translates. */
export function gameWords(site: string): ReadonlySet<string> {
  const project = path.join(site, '..');
  const files = [...filesBelow(project, 'content'), ...filesBelow(project, 'src/games')];
  return new Set(files.flatMap((file) => wordsIn(readFileSync(path.join(project, file), 'utf8'))));
}

/** Words on a page that neither its interface nor the game has said; what says its language is of it. */
export function strangersIn(
  text: string,
  language: string,
  known: ReadonlySet<string>,
): readonly string[] {
  return textsOf(fromHtml(text), language)
    .flatMap(wordsIn)
    .filter((word) => !known.has(word));
}

function textsOf(node: Nodes, language: string): readonly string[] {
  if (node.type === 'text') return [node.value];
  if (node.type === 'element' && isOfOthers(node, language)) return [];
  const said =
    node.type === 'element'
      ? Object.keys(node.properties).map((name) => attribute(node, name) ?? '')
      : [];
  return 'children' in node
    ? [...said, ...node.children.flatMap((child) => textsOf(child, language))]
    : said;
}

/** Code is the same in all languages. */
const isOfOthers = (element: Element, language: string): boolean =>
  (attribute(element, 'lang') ?? language) !== language || attribute(element, 'translate') === 'no';
