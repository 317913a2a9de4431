import { BLUE_TRIANGLE, ORANGE_TRIANGLE } from './resources.ts';

/** The Rebel Base space builds like a system; it has no region and no loyalty. */
export const BASE_SPACE_SHEET = {
  build: 1,
  icons: [ORANGE_TRIANGLE, BLUE_TRIANGLE],
} as const;
