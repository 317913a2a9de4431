import { partsOf } from '../games/index.ts';
import type { Beginning, Party } from './beginning.ts';

const ALL = await partsOf((game) => game.party?.());

/** Empty: the game is played in parts only, and has no page for a whole one. */
export const beginningsOf = (game: string): readonly Beginning[] => ALL.get(game)?.beginnings ?? [];

export const asksCards = (game: string): boolean => ALL.get(game)?.asksCards ?? false;

export const phasesOf = (game: string): Party['phases'] => ALL.get(game)?.phases ?? {};
