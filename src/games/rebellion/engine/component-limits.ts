import type { Side } from './units.ts';

/**
 * What happens when the supply runs out: figures and leaders end with the box, markers are
 * replaced by anything, a deck is made anew from its discard pile, dice end at five of a colour.
 */
export type Limit = 'box' | 'none' | 'reshuffle' | 'roll';

export interface Component {
  readonly count: number;
  readonly parts?: Readonly<Partial<Record<ComponentPart, number>>>;
  /** null: nothing that could run out. */
  readonly limit: Limit | null;
}

export type ComponentPart = Side | 'space' | 'ground' | 'red' | 'black' | 'single' | 'double';

export const COMPONENTS = {
  figure: { count: 153, parts: { empire: 89, rebel: 64 }, limit: 'box' },
  leader: { count: 25, parts: { empire: 12, rebel: 13 }, limit: 'box' },
  ring: { count: 7, limit: 'box' },
  die: { count: 10, parts: { red: 5, black: 5 }, limit: 'roll' },
  'mission-card': { count: 68, parts: { empire: 39, rebel: 29 }, limit: 'reshuffle' },
  'action-card': { count: 34, parts: { empire: 16, rebel: 18 }, limit: 'reshuffle' },
  'probe-card': { count: 31, limit: 'reshuffle' },
  'tactic-card': { count: 30, parts: { space: 15, ground: 15 }, limit: 'reshuffle' },
  'objective-card': { count: 15, limit: 'reshuffle' },
  'damage-marker': { count: 32, parts: { single: 24, double: 8 }, limit: 'none' },
  'imperial-marker': { count: 27, limit: 'none' },
  'rebel-marker': { count: 12, limit: 'none' },
  'sabotage-marker': { count: 10, limit: 'none' },
  'destroyed-marker': { count: 3, limit: 'none' },
  'time-marker': { count: 1, limit: null },
  'reputation-marker': { count: 1, limit: null },
  'faction-sheet': { count: 2, parts: { empire: 1, rebel: 1 }, limit: null },
  board: { count: 1, limit: null },
} as const satisfies Record<string, Component>;

export type ComponentId = keyof typeof COMPONENTS;

export const COMPONENT_IDS = Object.keys(COMPONENTS) as readonly ComponentId[];

export const componentOf = (id: ComponentId): Component => COMPONENTS[id];
