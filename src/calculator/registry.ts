import { CALCULATORS_OF, type GameCalculator } from '../games/calculators.ts';
import type { Desk } from './desk.ts';

export interface ListedCalculator extends GameCalculator {
  /** `duel/blow` is the page `blow` of the game `duel`. */
  readonly id: string;
  readonly game: string;
}

export const calculators: readonly ListedCalculator[] = [...CALCULATORS_OF].flatMap(([game, all]) =>
  all.map((listed) => ({ ...listed, id: `${game}/${listed.name}`, game })),
);

export const calculatorsOf = (game: string): readonly ListedCalculator[] =>
  calculators.filter((listed) => listed.game === game);

export const loadCalculator = (id: string): Promise<Desk> => {
  const found = calculators.find((listed) => listed.id === id);
  if (!found) {
    const known = calculators.map((listed) => listed.id).join(', ');
    throw new Error(`No calculator is called «${id}», only: ${known}.`);
  }
  return found.load();
};
