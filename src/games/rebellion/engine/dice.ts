import type { Draw, Face } from '../../../engine/procedure.ts';

export type DieColour = 'red' | 'black';
export type DieFace = 'hit' | 'direct-hit' | 'special' | 'blank';

export const DIE_COLOURS = ['red', 'black'] as const satisfies readonly DieColour[];

/** Dice of one colour that may be rolled in one attack or mission. */
export const DICE_LIMIT = 5;
/** What each ion cannon takes from an attack on its system. */
export const RED_LOST_PER_CANNON = 2;

/** The same for both colours. */
export const DIE_FACES = [
  { result: 'hit', weight: 2 },
  { result: 'direct-hit', weight: 1 },
  { result: 'special', weight: 1 },
  { result: 'blank', weight: 2 },
] as const satisfies readonly (Face & { result: DieFace })[];

export const dieDraw = (colour: DieColour): Draw => ({ of: `${colour}-die`, faces: DIE_FACES });

export const isDieFace = (value: string): value is DieFace =>
  DIE_FACES.some((face) => face.result === value);
