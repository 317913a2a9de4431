import { parseAction } from '../engine/action/parse-setup.ts';
import type { ActionId } from '../engine/action/procedures.ts';
import type { ActionChoice } from '../engine/action/types.ts';
import type { Drawn } from '../../../engine/procedure.ts';
import type { ActionMessages } from '../words/action.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Open } from '../../../player/open.ts';
import { Player } from '../../../player/player.tsx';
import { actionAdapter } from './action-adapter.tsx';

/** A page speaks one language; the words of the other stay where they are. */
const words = async (language: Language): Promise<ActionMessages> =>
  language === 'uk'
    ? (await import('../words/uk/action.ts')).uk
    : (await import('../words/ru/action.ts')).ru;

export const open: Open = async (data, newSeed) => {
  const parsed = parseAction(data.setup);
  if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}`);
  const id = data.procedure as ActionId;
  const messages = await words(data.language);
  const adapter = actionAdapter(id, parsed.setup, data.language, messages, data.terms);
  const book = data.choices as readonly (ActionChoice | Drawn)[];
  return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
};
