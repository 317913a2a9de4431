import { isValidElement } from 'preact';
import type { ComponentChildren, VNode } from 'preact';

/** An element of a board: components are called, nothing is awaited, nothing is remembered. */
export interface Flat {
  readonly name: string;
  readonly look: Readonly<Record<string, unknown>>;
  readonly inner: readonly Flat[];
}

const childrenOf = ({ props }: VNode): ComponentChildren => {
  const { children } = props as { readonly children?: ComponentChildren };
  return children;
};

/** The elements of a board without its words. */
export function flatten(node: ComponentChildren): readonly Flat[] {
  if (Array.isArray(node)) return node.flatMap((one: ComponentChildren) => flatten(one));
  if (!isValidElement(node)) return [];
  const { type, props } = node;
  if (typeof type === 'string') {
    return [{ name: type, look: props, inner: flatten(childrenOf(node)) }];
  }
  const component = type as unknown as (props: unknown) => ComponentChildren;
  return flatten(component(props));
}
