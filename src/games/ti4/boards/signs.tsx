import type { JSX } from 'preact';
import { isUnit, unitShape } from './shapes.tsx';

/** What stands before a name in tables. */
export const Sign = ({ of }: { readonly of: string }): JSX.Element | null =>
  isUnit(of) ? (
    <svg class="sign" viewBox="-2 -2 52 52" aria-hidden="true">
      {unitShape(of)}
    </svg>
  ) : null;
