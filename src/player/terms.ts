/** Terms as the glossary has them. */
export interface TermNote {
  readonly name: string;
  readonly definition: string;
}

export type Terms = Readonly<Record<string, TermNote>>;

export const termOf = (terms: Terms, id: string): TermNote => {
  const found = terms[id];
  if (!found) throw new Error(`The term «${id}» has no name. Add it to the game's glossary.`);
  return found;
};
