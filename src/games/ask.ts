import type { Editable } from '../ask/field.ts';
import type { Take } from '../ask/taken.ts';

/** What changes positions of one kind, by the file that plays them: each is fetched when it is wanted. */
const EDITABLES = import.meta.glob<{ readonly editable: Editable<never> }>('./*/ask/*.ts');

const pathOf = (play: string): string => `./${play.replace('/', '/ask/')}.ts`;

/** Whether positions of this play can be changed by hand. */
export const isEditable = (play: string): boolean => Object.hasOwn(EDITABLES, pathOf(play));

export const loadEditable = async (play: string): Promise<Editable<never>> => {
  const load = EDITABLES[pathOf(play)];
  if (!load) throw new Error(`Nothing changes positions of «${play}».`);
  return (await load()).editable;
};

/** What takes a position out of a whole game, by the file that plays it. */
const TAKES = import.meta.glob<{ readonly take: Take<never> }>('./*/ask/taken/*.ts');

const takePathOf = (play: string): string => `./${play.replace('/', '/ask/taken/')}.ts`;

/** Whether one can ask about a moment of a whole game. */
export const isTakeable = (play: string): boolean => Object.hasOwn(TAKES, takePathOf(play));

export const loadTake = async (play: string): Promise<Take<never>> => {
  const load = TAKES[takePathOf(play)];
  if (!load) throw new Error(`Nothing takes a position out of «${play}».`);
  return (await load()).take;
};
