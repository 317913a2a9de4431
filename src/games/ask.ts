import type { Editable } from '../ask/field.ts';

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
