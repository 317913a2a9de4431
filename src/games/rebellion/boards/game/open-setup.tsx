import { setupGame } from '../../engine/game/opening-setup.ts';
import { openWith } from './open-with.tsx';

/** The setup alone: nothing of the game that follows, and no fight. */
export const open = openWith({
  procedures: [setupGame],

  // Named here again, since the build looks into the script that opens for what it fetches.
  loadWords: async (language) =>
    language === 'uk'
      ? (await import('../../words/uk/game.ts')).uk
      : (await import('../../words/ru/game.ts')).ru,
});
