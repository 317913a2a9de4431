import type { Drawn } from '../../../engine/core/procedure.ts';
import { GAME_PROCEDURES } from '../../../engine/rebellion/game/procedures.ts';
import { parsePosition } from '../../../engine/rebellion/game/parse-setup.ts';
import type { RebellionChoice } from '../../../engine/rebellion/game/choices.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Open } from '../../open.ts';
import { Player } from '../../player.tsx';
import { gameAdapter } from './adapter.tsx';
import type { GameWords } from './narrator.ts';

/** A page speaks one language; the words of the other stay where they are. */
const gameWords = async (language: Language): Promise<GameWords> => {
  if (language === 'uk') {
    const [game, combat] = await Promise.all([
      import('../../../i18n/engine/rebellion-game.uk.ts'),
      import('../../../i18n/engine/rebellion-combat.uk.ts'),
    ]);
    return { game: game.uk, combat: combat.uk };
  }
  const [game, combat] = await Promise.all([
    import('../../../i18n/engine/rebellion-game.ru.ts'),
    import('../../../i18n/engine/rebellion-combat.ru.ts'),
  ]);
  return { game: game.ru, combat: combat.ru };
};

export const open: Open = async (data, newSeed) => {
  const procedure = GAME_PROCEDURES.find(({ id }) => id === data.procedure);
  if (!procedure) throw new Error(`The game has no procedure «${data.procedure}».`);
  const parsed = parsePosition(data.setup);
  if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}`);
  const words = await gameWords(data.language);
  const { language, terms, rules } = data;
  const adapter = gameAdapter(procedure, parsed.setup, language, words, terms, rules);
  const book = data.choices as readonly (RebellionChoice | Drawn)[];
  return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
};
