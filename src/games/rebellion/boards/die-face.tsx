import type { JSX } from 'preact';
import { isDieFace } from '../engine/dice.ts';
import { DieShape } from './shapes.tsx';

const COLOURS = { 'red-die': 'red', 'black-die': 'black' } as const;

/** Cards are told by their names alone; dice have faces to draw. */
export const DieFaceOf = ({
  of,
  result,
}: {
  readonly of: string;
  readonly result: string;
}): JSX.Element | null => {
  if (!isDieFace(result)) return null;
  const colour = of in COLOURS ? COLOURS[of as keyof typeof COLOURS] : null;
  return <DieShape colour={colour} face={result} />;
};
