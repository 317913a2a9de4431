import { partsOf } from '../games/index.ts';
import type { Beginning } from './beginning.ts';

const ALL = await partsOf((game) => game.party?.());

/** Empty: the game is played in parts only, and has no page for a whole one. */
export const beginningsOf = (game: string): readonly Beginning[] => ALL.get(game) ?? [];
