import { MissingPart } from '../../../../engine/procedure.ts';
import type { Drawn } from '../../../../engine/procedure.ts';
import type { RebellionChoice } from '../../engine/game/choices.ts';
import type { Incomplete, RebellionProcedure } from '../../engine/game/machine.ts';
import type { RebellionSetup } from '../../engine/game/setup-types.ts';
import type { GameMessages } from '../../words/game.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { Open } from '../../../../player/open.ts';
import { Player } from '../../../../player/player.tsx';
import { gameAdapter } from './adapter.tsx';
import type { Fight } from './fight.ts';

interface Parts {
  readonly procedures: readonly Incomplete[];
  /** A page speaks one language; the words of the other stay where they are. */
  readonly loadWords: (language: Language) => Promise<GameMessages>;
  /** Where no fight can come up there is nothing to load. */
  readonly loadFight?: (language: Language) => Promise<Fight>;
}

const beginsWithFight = (procedure: RebellionProcedure, setup: RebellionSetup): boolean => {
  try {
    procedure.begin(setup);
    return false;
  } catch (error) {
    if (error instanceof MissingPart) return true;
    throw error;
  }
};

/** Opens the player with the procedures that its script has brought. */
export const openWith =
  ({ procedures, loadWords, loadFight }: Parts): Open =>
  async (data, newSeed) => {
    const { language, terms, rules } = data;
    const words = await loadWords(language);
    let fight: Fight | null = null;
    const fetchFight = async (): Promise<void> => {
      fight ??= (await loadFight?.(language)) ?? null;
    };
    const procedure = procedures
      .map((make) => make(() => fight?.handlers ?? null))
      .find(({ id }) => id === data.procedure);
    if (!procedure) throw new Error(`The game has no procedure «${data.procedure}».`);
    // The build has read the position and stopped at every mistake; the page carries what it read.
    const setup = data.setup as RebellionSetup;
    if (beginsWithFight(procedure, setup)) await fetchFight();
    const adapter = gameAdapter({
      procedure,
      setup,
      language,
      words,
      terms,
      notes: rules,
      fight: () => fight,
      fetchFight,
    });
    const book = data.choices as readonly (RebellionChoice | Drawn)[];
    return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
  };
