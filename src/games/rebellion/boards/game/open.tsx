import { MissingPart } from '../../../../engine/procedure.ts';
import type { Drawn } from '../../../../engine/procedure.ts';
import type { RebellionChoice } from '../../engine/game/choices.ts';
import * as openings from '../../engine/game/openings.ts';
import type { RebellionProcedure } from '../../engine/game/machine.ts';
import type { RebellionSetup } from '../../engine/game/setup-types.ts';
import type { GameMessages } from '../../words/game.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { Open } from '../../../../player/open.ts';
import { Player } from '../../../../player/player.tsx';
import { gameAdapter } from './adapter.tsx';
import type { Fight } from './fight.ts';

/** A page speaks one language; the words of the other stay where they are. */
const gameWords = async (language: Language): Promise<GameMessages> =>
  language === 'uk'
    ? (await import('../../words/uk/game.ts')).uk
    : (await import('../../words/ru/game.ts')).ru;

const loadFight = async (language: Language): Promise<Fight> => {
  const [{ fightIn }, words] = await Promise.all([
    import('./fight.ts'),
    language === 'uk'
      ? import('../../words/uk/combat.ts').then(({ uk }) => uk)
      : import('../../words/ru/combat.ts').then(({ ru }) => ru),
  ]);
  return fightIn(words);
};

const beginsWithFight = (procedure: RebellionProcedure, setup: RebellionSetup): boolean => {
  try {
    procedure.begin(setup);
    return false;
  } catch (error) {
    if (error instanceof MissingPart) return true;
    throw error;
  }
};

export const open: Open = async (data, newSeed) => {
  const { language, terms, rules } = data;
  const words = await gameWords(language);
  let fight: Fight | null = null;
  const fetchFight = async (): Promise<void> => {
    fight ??= await loadFight(language);
  };
  const procedure = Object.values(openings)
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
