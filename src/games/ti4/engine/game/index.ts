export type * from './choices.ts';
export type * from './events.ts';
export type * from './frames.ts';
export type * from './types.ts';
export * from './machine.ts';
export * from './setup/opening.ts';
export * from './summary.ts';
export * from './view.ts';
