import type { Element, Nodes, Root } from 'hast';

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
