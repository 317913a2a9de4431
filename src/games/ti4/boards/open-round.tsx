import type { Drawn } from '../../../engine/procedure.ts';
import { parseRound } from '../engine/round/parse-setup.ts';
import type { RoundId } from '../engine/round/procedures.ts';
import type { RoundChoice, RoundState } from '../engine/round/types.ts';
import type { RoundMessages } from '../words/round.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Open } from '../../../player/open.ts';
import { Player } from '../../../player/player.tsx';
import { RoundBoard } from './round-board.tsx';
import { roundNames, roundNarrator } from './round-narrator.ts';

/** A page speaks one language; the words of the other stay where they are. */
const words = async (language: Language): Promise<RoundMessages> =>
  language === 'uk'
    ? (await import('../words/uk/round.ts')).uk
    : (await import('../words/ru/round.ts')).ru;

export const open: Open = async (data, newSeed) => {
  const parsed = parseRound(data.setup);
  if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}`);
  const id = data.procedure as RoundId;
  const messages = await words(data.language);
  const names = roundNames(data.language);
  const adapter = {
    ...roundNarrator(id, parsed.setup, data.language, messages),
    Board: ({ state }: { readonly state: RoundState }) => (
      <RoundBoard state={state} messages={messages} names={names} />
    ),
    Face: () => null,
  };
  const book = data.choices as readonly (RoundChoice | Drawn)[];
  return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
};
