import type { Nodes } from 'mdast';
import type { Kind } from './schemas.ts';

type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' }>;

interface Box {
  /** A record is named as a whole; an explanation may be; a wrapper only says for whom the rules inside hold. */
  readonly role: 'record' | 'explanation' | 'wrapper';
  readonly allowed: readonly ('id' | 'about')[];
}

/** The boxes «:::name» of a topic and what may stand in their braces. */
export const BOXES = {
  example: { role: 'explanation', allowed: ['id', 'about'] },
  note: { role: 'explanation', allowed: ['id', 'about'] },
  faq: { role: 'record', allowed: ['id', 'about'] },
  team: { role: 'wrapper', allowed: [] },
  edition: { role: 'record', allowed: ['id', 'about'] },
  variant: { role: 'wrapper', allowed: [] },
} as const satisfies Partial<Record<Kind, Box>>;

/** A lesson explains: what has an authority of its own stands in the topics. */
export const LESSON_BOXES = ['example', 'note'] as const satisfies readonly (keyof typeof BOXES)[];

export type BoxName = keyof typeof BOXES;

export function isBox(name: string): name is BoxName {
  return Object.hasOwn(BOXES, name);
}

/** The worked example that `<Walkthrough scenario="…" />` embeds; undefined for anything else. */
export const scenarioOf = (component: Component): string | undefined =>
  embedded(component, 'Walkthrough', 'scenario');

/** The exercise that `<Exercise id="…" />` embeds in a lesson; undefined for anything else. */
export const exerciseOf = (component: Component): string | undefined =>
  embedded(component, 'Exercise', 'id');

function embedded(
  { name, attributes }: Component,
  component: string,
  key: string,
): string | undefined {
  const [attribute, ...others] = attributes;
  if (name !== component || attribute === undefined || others.length > 0) return undefined;
  if (!('name' in attribute) || attribute.name !== key) return undefined;
  return typeof attribute.value === 'string' ? attribute.value : undefined;
}
