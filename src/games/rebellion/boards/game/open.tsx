import * as openings from '../../engine/game/openings.ts';
import { openWith } from './open-with.tsx';

export const open = openWith({
  procedures: Object.values(openings),

  loadWords: async (language) =>
    language === 'uk'
      ? (await import('../../words/uk/game.ts')).uk
      : (await import('../../words/ru/game.ts')).ru,

  async loadFight(language) {
    const [{ fightIn }, words] = await Promise.all([
      import('./fight.ts'),
      language === 'uk'
        ? import('../../words/uk/combat.ts').then(({ uk }) => uk)
        : import('../../words/ru/combat.ts').then(({ ru }) => ru),
    ]);
    return fightIn(words);
  },
});
