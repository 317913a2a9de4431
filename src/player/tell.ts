import { loadPlay } from '../games/player.ts';
import { withParts } from './play.tsx';
import type { PlayerData } from './player-data.ts';
import { transcript } from './transcript.ts';
import type { TranscriptStep } from './transcript.ts';

/** A whole worked example as text. Throws IllegalChoice when one of its choices is refused. */
export const tell = async (data: PlayerData): Promise<readonly TranscriptStep[]> => {
  const play = await loadPlay(data.play);
  const adapter = await play.ready(data, () => 1);
  // The engine refuses what is not a choice; nothing is taken on trust here.
  const book = data.choices as readonly never[];
  return withParts(() => transcript(adapter, book), adapter.fetchMore);
};
