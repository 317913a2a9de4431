import type { UnitId } from './units.ts';

/** Blue icons build ships, orange ones ground units. */
export type ResourceColour = 'blue' | 'orange';
export type ResourceShape = 'triangle' | 'circle' | 'square';

export interface ResourceIcon {
  readonly colour: ResourceColour;
  readonly shape: ResourceShape;
}

const icon = <C extends ResourceColour, S extends ResourceShape>(colour: C, shape: S) => ({
  colour,
  shape,
});

export const BLUE_TRIANGLE = icon('blue', 'triangle');
export const BLUE_CIRCLE = icon('blue', 'circle');
export const BLUE_SQUARE = icon('blue', 'square');
export const ORANGE_TRIANGLE = icon('orange', 'triangle');
export const ORANGE_CIRCLE = icon('orange', 'circle');
export const ORANGE_SQUARE = icon('orange', 'square');

/** The icon that builds a unit; null where only a card does. */
export const UNIT_ICONS = {
  'tie-fighter': BLUE_TRIANGLE,
  'assault-carrier': BLUE_CIRCLE,
  'star-destroyer': BLUE_SQUARE,
  'super-star-destroyer': null,
  'death-star': null,
  'death-star-under-construction': null,
  stormtrooper: ORANGE_TRIANGLE,
  'at-st': ORANGE_CIRCLE,
  'at-at': ORANGE_SQUARE,
  'x-wing': BLUE_TRIANGLE,
  'y-wing': BLUE_TRIANGLE,
  'rebel-transport': BLUE_TRIANGLE,
  'corellian-corvette': BLUE_CIRCLE,
  'mon-calamari-cruiser': BLUE_SQUARE,
  'rebel-trooper': ORANGE_TRIANGLE,
  airspeeder: ORANGE_CIRCLE,
  'shield-generator': ORANGE_SQUARE,
  'ion-cannon': ORANGE_SQUARE,
} as const satisfies Record<UnitId, ResourceIcon | null>;
