import type { ComponentChild } from 'preact';
import { deckCheck, parseDeckSetup } from '../engine/deck/deck.ts';
import type { DeckChoice } from '../engine/deck/deck.ts';
import { gameProcedure } from '../engine/game/procedures.ts';
import { parseSetup } from '../engine/game/parse-setup.ts';
import type { Choice } from '../engine/game/types.ts';
import { tracker } from '../engine/tracker/tracker.ts';
import type { TrackerChoice } from '../engine/tracker/tracker.ts';
import type { Drawn } from '../../../engine/procedure.ts';
import type { GameMessages } from '../words/game.ts';
import type { ToolMessages } from '../words/tools.ts';
import type { Language } from '../../../rules/languages.ts';
import type { PlayerData } from '../../../player/player-data.ts';
import { oddsOfEdgeBattle } from '../calculators/from-edge-battle.ts';
import { Player } from '../../../player/player.tsx';
import { GameBoard } from './game-board.tsx';
import { gameNames, gameNarrator } from './game-narrator.ts';
import { DeckBoard, TrackerBoard } from './tool-boards.tsx';
import { deckNarrator, setNames, trackerNarrator } from './tool-narrators.ts';

type NewSeed = () => number;

/** A page speaks one language; the words of the other stay where they are. */
const gameWords = async (language: Language): Promise<GameMessages> =>
  language === 'uk'
    ? (await import('../words/uk/game.ts')).uk
    : (await import('../words/ru/game.ts')).ru;

const toolWords = async (language: Language): Promise<ToolMessages> =>
  language === 'uk'
    ? (await import('../words/uk/tools.ts')).uk
    : (await import('../words/ru/tools.ts')).ru;

/** Cards are told by their names alone. */
const Face = () => null;

const failed = (path: string, problem: string): Error => new Error(`setup.${path}: ${problem}`);

const openGame = async (data: PlayerData, newSeed: NewSeed): Promise<ComponentChild> => {
  const parsed = parseSetup(data.setup);
  if (!parsed.ok) throw failed(parsed.path, parsed.problem);
  const messages = await gameWords(data.language);
  const adapter = {
    ...gameNarrator(gameProcedure(data.procedure), parsed.setup, data.language, messages),
    Board: ({ state }: { readonly state: Parameters<typeof GameBoard>[0]['state'] }) => (
      <GameBoard state={state} messages={messages} names={gameNames(data.language, state.pieces)} />
    ),
    Face,
    odds: oddsOfEdgeBattle,
  };
  const book = data.choices as readonly (Choice | Drawn)[];
  return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
};

const openDeck = async (data: PlayerData, newSeed: NewSeed): Promise<ComponentChild> => {
  const parsed = parseDeckSetup(data.setup);
  if (!parsed.ok) throw failed(parsed.path, parsed.problem);
  const { deck } = await toolWords(data.language);
  const { factions } = await gameWords(data.language);
  const adapter = {
    ...deckNarrator(parsed.setup, data.language, deck),
    Board: ({ state }: { readonly state: Parameters<typeof DeckBoard>[0]['state'] }) => (
      <DeckBoard
        state={state}
        messages={deck}
        factions={factions}
        name={setNames(data.language)}
        notes={data.rules}
      />
    ),
    Face,
  };
  const book = data.choices as readonly DeckChoice[];
  return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
};

const openTracker = async (data: PlayerData, newSeed: NewSeed): Promise<ComponentChild> => {
  const messages = (await toolWords(data.language)).tracker;
  const adapter = {
    ...trackerNarrator(messages),
    Board: ({ state }: { readonly state: Parameters<typeof TrackerBoard>[0]['state'] }) => (
      <TrackerBoard state={state} messages={messages} />
    ),
    Face,
  };
  const book = data.choices as readonly TrackerChoice[];
  return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
};

export const open = (data: PlayerData, newSeed: NewSeed): Promise<ComponentChild> => {
  if (data.procedure === deckCheck.id) return openDeck(data, newSeed);
  return data.procedure === tracker.id ? openTracker(data, newSeed) : openGame(data, newSeed);
};
