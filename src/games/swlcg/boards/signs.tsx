import type { JSX } from 'preact';
import { ICON_SHAPES, ICON_TYPES } from './card-tile.tsx';

/** What stands before a name in tables: the glossary calls an icon by its type. */
export const Sign = ({ of }: { readonly of: string }): JSX.Element | null => {
  const type = ICON_TYPES.find((icon) => `${icon}-icon` === of);
  return type === undefined ? null : (
    <svg class="sign sign-line" viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICON_SHAPES[type]} />
    </svg>
  );
};
