import { render } from 'preact';
import { newGame, play as move, position } from '../engine/play.ts';
import { loadPlay } from '../games/player.ts';
import { withParts } from './play.tsx';
import { Player } from './player.tsx';
import type { PlayerData, SharedNotes } from './player-data.ts';

export type TryData = Pick<PlayerData, 'language' | 'words'> & {
  /** Where rules and terms of the game are told. */
  readonly shared: string;
};

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

const notesOf = async (url: string): Promise<SharedNotes> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as SharedNotes;
};

/** A position as the build has read it, and what its addresses call it. */
interface Tried {
  readonly id: string;
  readonly procedure: string;
  readonly play: string;
  readonly setup: unknown;
  readonly choices: readonly object[];
}

/** Puts the player of a position into the page, which begins where its choices have led. */
export const tryOut = async (
  place: HTMLElement,
  { id, procedure, play: file, setup, choices }: Tried,
  data: TryData,
): Promise<void> => {
  const [play, notes] = await Promise.all([loadPlay(file), notesOf(data.shared)]);
  const whole: PlayerData = {
    ...notes,
    language: data.language,
    words: data.words,
    scenario: id,
    procedure,
    play: file,
    setup,
    choices: [],
    tool: true,
  };
  const adapter = await play.ready(whole, newSeed);
  // The build has played the way that leads here; the engine refuses what is not a choice.
  const way = choices as readonly never[];
  const here = await withParts(
    () => way.reduce((game, choice) => move(game, choice), newGame(adapter.procedure, null)),
    adapter.fetchMore,
  );
  const { state } = position(here);
  const begun = { ...adapter.procedure, begin: () => ({ state, events: [] }) };
  render(
    <Player adapter={{ ...adapter, procedure: begun }} data={whole} book={[]} newSeed={newSeed} />,
    place,
  );
};
