/** What the box holds, as the booklet lists it. */
export const COMPONENTS = {
  'empire-starters': 10,
  'rebel-starters': 10,
  'galaxy-cards': 90,
  pilots: 10,
  bases: 20,
  'reference-cards': 2,
  'force-track': 1,
  'force-marker': 1,
  'damage-tokens': 50,
  'resource-tokens': 20,
} as const satisfies Readonly<Record<string, number>>;

export type ComponentId = keyof typeof COMPONENTS;

export const COMPONENT_IDS = Object.keys(COMPONENTS) as readonly ComponentId[];

export const ROW_SIZE = 6;
export const HAND_SIZE = 5;
