import { partsOf } from '../games/index.ts';
import type { Subject } from './preset.ts';

const ALL = await partsOf((game) => game.ask?.());

/** Empty: nothing of the game can be laid out and asked about. */
export const subjectsOf = (game: string): readonly Subject[] => ALL.get(game) ?? [];
