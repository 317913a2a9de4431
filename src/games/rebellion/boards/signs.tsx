import type { JSX } from 'preact';
import { UNIT_IDS, unitOf } from '../engine/units.ts';
import { figureShape } from './shapes.tsx';

/** What stands before a name in tables: the Empire is filled, rebels are outlined, as on the boards. */
export const Sign = ({ of }: { readonly of: string }): JSX.Element | null => {
  const unit = UNIT_IDS.find((id) => id === of);
  return unit === undefined ? null : (
    <svg class={`sign sign-${unitOf(unit).side}`} viewBox="-2 -2 52 52" aria-hidden="true">
      {figureShape(unit)}
    </svg>
  );
};
