declare module 'virtual:kodeks-library' {
  import type { PackedLibrary } from '~/bot/library.ts';

  /** What `packLibrary` made, put into the bundle as it is made. */
  export const packed: PackedLibrary;
}

declare module 'virtual:kodeks-beginnings' {
  import type { Beginning } from '~/bot/positions.ts';

  /** The worked examples of all games. */
  export const beginnings: readonly Beginning[];
}
