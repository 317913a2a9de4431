declare module 'virtual:kodeks-library' {
  import type { PackedLibrary } from '~/bot/library.ts';

  /** What `packLibrary` made, put into the bundle as it is made. */
  export const packed: PackedLibrary;
}
