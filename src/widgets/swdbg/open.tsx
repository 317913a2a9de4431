import type { ParsedSetup } from '../../engine/core/playable.ts';
import { parseNewGame, parsePosition } from '../../engine/swdbg/game/parse-setup.ts';
import { playGame, playTurns, setUp } from '../../engine/swdbg/game/procedures.ts';
import type { SwdbgAnswer } from '../../engine/swdbg/game/choices.ts';
import type { SwdbgProcedure } from '../../engine/swdbg/game/machine.ts';
import type { SwdbgMessages } from '../../i18n/engine/swdbg.ts';
import type { Language } from '../../rules/languages.ts';
import type { Open } from '../open.ts';
import { oddsOfTurn } from '../odds/swdbg/from-turn.ts';
import { Player } from '../player.tsx';
import { Board } from './board.tsx';
import { swdbgNames } from './names.ts';
import { swdbgNarrator } from './narrator.ts';

/** A page speaks one language; the words of the other stay where they are. */
const wordsIn = async (language: Language): Promise<SwdbgMessages> =>
  language === 'uk'
    ? (await import('../../i18n/engine/swdbg.uk.ts')).uk
    : (await import('../../i18n/engine/swdbg.ru.ts')).ru;

/** Cards are told by their names alone. */
const Face = (): null => null;

const openWith =
  <Setup,>(procedure: SwdbgProcedure<Setup>, parse: (value: unknown) => ParsedSetup<Setup>): Open =>
  async (data, newSeed) => {
    const parsed = parse(data.setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}`);
    const words = await wordsIn(data.language);
    const names = swdbgNames(data.terms);
    const adapter = {
      ...swdbgNarrator(procedure, parsed.setup, words, data.terms),
      Board: ({ state }: { readonly state: Parameters<typeof Board>[0]['state'] }) => (
        <Board state={state} words={words} names={names} />
      ),
      Face,
      odds: oddsOfTurn,
    };
    const book = data.choices as readonly SwdbgAnswer[];
    return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
  };

export const openSetup = openWith(setUp, parseNewGame);
export const openTurns = openWith(playTurns, parsePosition);
export const openGame = openWith(playGame, parseNewGame);
