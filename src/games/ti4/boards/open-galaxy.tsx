import { replay } from '../../../engine/play.ts';
import type { Drawn } from '../../../engine/procedure.ts';
import { fairGalaxy } from '../engine/galaxy/fair.ts';
import { parseGalaxy } from '../engine/galaxy/parse-setup.ts';
import type { GalaxyChoice, GalaxyState } from '../engine/galaxy/types.ts';
import type { GalaxyMessages } from '../words/galaxy.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Open } from '../../../player/open.ts';
import { Player } from '../../../player/player.tsx';
import { fragmentOf } from '../../../player/session.ts';
import { galaxyNames, galaxyNarrator } from './galaxy-narrator.ts';
import { GalaxySetupBoard } from './galaxy-setup-board.tsx';

/** As many as a slow phone lays in a second or two. */
const TRIES = 100;

/** A page speaks one language; the words of the other stay where they are. */
const words = async (language: Language): Promise<GalaxyMessages> =>
  language === 'uk'
    ? (await import('../words/uk/galaxy.ts')).uk
    : (await import('../words/ru/galaxy.ts')).ru;

export const open: Open = async (data, newSeed) => {
  const parsed = parseGalaxy(data.setup);
  if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}`);
  const messages = await words(data.language);
  const names = galaxyNames(data.language, messages);
  const narrator = galaxyNarrator(parsed.setup, data.language, messages);
  const random = (): void => {
    const seed = newSeed();
    const game = replay(narrator.procedure, null, fairGalaxy(parsed.setup, seed, TRIES));
    // The player follows the address, as it does when a reader opens somebody's link.
    window.location.hash = fragmentOf({ scenario: data.scenario, seed, book: [], game });
  };
  const adapter = {
    ...narrator,
    Board: ({ state }: { readonly state: GalaxyState }) => (
      <GalaxySetupBoard state={state} messages={messages} names={names} onRandom={random} />
    ),
    Face: () => null,
  };
  const book = data.choices as readonly (GalaxyChoice | Drawn)[];
  return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
};
