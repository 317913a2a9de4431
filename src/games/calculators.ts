import type { Desk } from '../calculator/desk.ts';

export interface GameCalculator {
  /** The last part of its address. */
  readonly name: string;
  /** Topics from which a link leads to it. */
  readonly topics: readonly string[];
  /** An import of its own: a page loads the code of one calculator. */
  readonly load: () => Promise<Desk>;
}

const MODULES: Readonly<Record<string, { readonly calculators: readonly GameCalculator[] }>> =
  import.meta.glob('./*/calculators.ts', { eager: true });

/** By the game's id, which is the name of its folder. */
export const CALCULATORS_OF: ReadonlyMap<string, readonly GameCalculator[]> = new Map(
  Object.entries(MODULES).map(([path, { calculators }]) => [path.split('/')[1] ?? '', calculators]),
);
