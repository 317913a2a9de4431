import { partsOf } from '../games/index.ts';
import type { HelperParts } from './helper-data.ts';

const ALL = await partsOf((game) => game.helper?.());

/** undefined: the game has no helper, and no page for one. */
export const helperOf = (game: string): HelperParts | undefined => ALL.get(game);
