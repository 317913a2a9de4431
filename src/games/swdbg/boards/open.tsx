import type { ParsedSetup } from '../../../engine/playable.ts';
import { parseNewGame, parsePosition } from '../engine/game/parse-setup.ts';
import { playGame, playTurns, setUp } from '../engine/game/procedures.ts';
import type { SwdbgAnswer } from '../engine/game/choices.ts';
import type { SwdbgProcedure } from '../engine/game/machine.ts';
import type { SwdbgMessages } from '../words/game.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Open } from '../../../player/open.ts';
import { oddsOfTurn } from '../calculators/from-turn.ts';
import { Player } from '../../../player/player.tsx';
import { Board } from './board.tsx';
import { swdbgNames } from './names.ts';
import { swdbgNarrator } from './narrator.ts';

/** A page speaks one language; the words of the other stay where they are. */
const wordsIn = async (language: Language): Promise<SwdbgMessages> =>
  language === 'uk'
    ? (await import('../words/uk/game.ts')).uk
    : (await import('../words/ru/game.ts')).ru;

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
