import type { ComponentChild } from 'preact';
import type { AnyAdapter } from './adapter.ts';
import { withParts } from './play.tsx';
import type { AnyPlay } from './play.tsx';
import { Player } from './player.tsx';
import type { PlayerData } from './player-data.ts';

/** The player of a walkthrough; whoever plays otherwise goes without it. */
export const openPlayer = async (
  play: AnyPlay,
  data: PlayerData,
  newSeed: () => number,
): Promise<ComponentChild> => {
  // Which game it is, nobody needs to know here.
  const adapter = (await play.ready(data, newSeed)) as unknown as AnyAdapter;
  const { fetchMore, procedure } = adapter;
  if (fetchMore) await withParts(() => procedure.begin(null), fetchMore);
  // The build has replayed the book's line; the engine refuses what is not a choice.
  const book = data.choices as readonly object[];
  return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
};
