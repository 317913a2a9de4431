import type { Element, ElementContent, Nodes, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { withoutBase } from '../base.ts';
import { sectionPlace } from '../rules/ask/booklet.ts';
import { ruleId, type RuleId } from '../rules/link/references.ts';

/** Where the text of a topic is to stand. */
export interface PaperContext {
  readonly game: string;
  readonly topic: string;
  readonly codes: ReadonlyMap<RuleId, string>;
  /** The numbers of the sections by topic. */
  readonly sections: ReadonlyMap<string, string>;
}

/** Headings of a topic stand two levels deeper below its chapter and its own title. */
const DEEPER = 2;
const RULE_ADDRESS = /^\/[a-z]{2}\/([a-z0-9-]+)\/([a-z0-9-]+)\/(?:#([a-z0-9-]+))?$/;

/**
 * The text of a topic's page for a booklet of the whole game: marks to press give way to codes to
 * read, names of rules to names that are alone of their kind, and links to numbers of sections.
 */
export function forPaper(html: string, context: PaperContext): string {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', (element, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (/^h[2-4]$/.test(element.tagName)) {
      element.tagName = `h${Number(element.tagName[1]) + DEEPER}`;
    }
    name(element, context);
    const replace = replaceIn(parent, index);
    if (isMerelyOfScreen(element)) return replace();
    // Nothing is folded on paper.
    if (element.tagName === 'details') return replace(...element.children);
    return element.tagName === 'a' ? onPaper(element, replace, context) : undefined;
  });
  return toHtml(tree);
}

/** A rule gets its code, once as an address and once to be read; names of former rules go. */
function name(element: Element, { game, topic, codes }: PaperContext): void {
  const { id } = element.properties;
  if (typeof id !== 'string') return;
  const code = codes.get(ruleId(game, topic, id));
  delete element.properties.id;
  if (code === undefined) return;
  element.properties.id = codePlace(code);
  placeFor(element).children.unshift({
    type: 'element',
    tagName: 'span',
    properties: { className: ['code'] },
    children: [{ type: 'text', value: code }],
  });
}

/** No block may stand in a row, and in a list item the code belongs to the first line. */
function placeFor(element: Element): Element {
  const inner = element.children.find(
    (child): child is Element =>
      child.type === 'element' &&
      (element.tagName === 'tr' || (['li', 'aside'].includes(element.tagName) && isP(child))),
  );
  return inner ?? element;
}

const isP = ({ tagName }: Element): boolean => tagName === 'p';

type Replace = (...nodes: ElementContent[]) => [typeof SKIP, number];

const replaceIn =
  (parent: Parents, index: number): Replace =>
  (...nodes) => {
    (parent.children as Nodes[]).splice(index, 1, ...nodes);
    return [SKIP, index];
  };

/** What is there to be pressed, and what is said in full besides. */
function isMerelyOfScreen({ tagName, properties: { className } }: Element): boolean {
  const classes = Array.isArray(className) ? className : [];
  return tagName === 'summary' || ['permalink', 'teaser'].some((name) => classes.includes(name));
}

function onPaper(
  link: Element,
  replace: Replace,
  context: PaperContext,
): [typeof SKIP, number] | undefined {
  if (link.properties['interestfor'] !== undefined) return replace(...link.children);
  const to = targetOf(String(link.properties.href), context);
  if (to === undefined) return undefined;
  link.properties = { href: `#${to.place}` };
  if (to.section === undefined) return undefined;
  const mark: ElementContent = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['section-mark'] },
    children: [{ type: 'text', value: `\u00A0§\u00A0${to.section}` }],
  };
  link.children.push(mark);
  return undefined;
}

/** Where a link to a rule or a topic of the same game leads in the booklet. */
function targetOf(
  href: string,
  { game, topic, codes, sections }: PaperContext,
): { place: string; section: string | undefined } | undefined {
  const [, of, to = '', anchor] = href.startsWith('#')
    ? ['', game, topic, href.slice(1)]
    : (RULE_ADDRESS.exec(withoutBase(href)) ?? []);
  if (of !== game || !sections.has(to)) return undefined;
  const code = anchor === undefined ? undefined : codes.get(ruleId(game, to, anchor));
  const number = sections.get(to);
  const section = to === topic || number === '' ? undefined : number;
  return { place: code === undefined ? sectionPlace(to) : codePlace(code), section };
}

/** «7.1•3» would have to be escaped in an address. */
export const codePlace = (code: string): string => `c-${code.replace(/[•-]/g, '.')}`;
