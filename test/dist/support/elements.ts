import type { Element, Nodes, Root } from 'hast';
import { matches, selectAll as selectAllBelow } from 'hast-util-select';

export interface PlacedElement {
  readonly element: Element;
  /** The language that the nearest `lang` names, on the element or above it. */
  readonly language: string;
  readonly inFooter: boolean;
}

export function elementsIn(tree: Root): PlacedElement[] {
  const found: PlacedElement[] = [];
  const walk = (node: Nodes, language: string, inFooter: boolean): void => {
    if (node.type === 'element') {
      const own = attribute(node, 'lang') ?? language;
      const footer = inFooter || node.tagName === 'footer';
      found.push({ element: node, language: own, inFooter: footer });
      for (const child of node.children) walk(child, own, footer);
    } else if (node.type === 'root') {
      for (const child of node.children) walk(child, language, inFooter);
    }
  };
  walk(tree, '', false);
  return found;
}

/** An attribute as it is written; hast splits some into lists and makes others true. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export function textOf(node: Nodes | undefined): string {
  if (node === undefined) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** A selector that looks at nothing above or beside the element, by its tag or first class. */
const OF_ONE = /^(?:([a-z][a-z0-9]*)|\.([\w-]+))(?:\[[^\]]*\]|:not\(\[[^\]]*\]\)|\.[\w-]+)*$/;

/** Elements by tag (`a`) and by class (`.statement`), in the order of the page. */
const indexes = new WeakMap<Nodes, Map<string, Element[]>>();

function indexOf(tree: Nodes): ReadonlyMap<string, readonly Element[]> {
  const known = indexes.get(tree);
  if (known !== undefined) return known;
  const index = new Map<string, Element[]>();
  const put = (key: string, element: Element): void => {
    const list = index.get(key);
    if (list === undefined) index.set(key, [element]);
    else list.push(element);
  };
  const walk = (node: Nodes): void => {
    if (node.type === 'element') {
      put(node.tagName, node);
      for (const name of new Set(attribute(node, 'className')?.split(' '))) put(`.${name}`, node);
    }
    if ('children' in node) node.children.forEach(walk);
  };
  walk(tree);
  indexes.set(tree, index);
  return index;
}

/** As hast-util-select does it, which walks the whole page for a title; thousands of pages are asked. */
export function selectAll(selector: string, tree: Nodes | undefined): readonly Element[] {
  if (tree === undefined) return [];
  const simple = OF_ONE.exec(selector);
  if (simple === null) return selectAllBelow(selector, tree);
  const [, tag, name = ''] = simple;
  const found = indexOf(tree).get(tag ?? `.${name}`) ?? [];
  return selector === tag ? found : found.filter((element) => matches(selector, element));
}

export const select = (selector: string, tree: Nodes | undefined): Element | undefined =>
  selectAll(selector, tree)[0];
