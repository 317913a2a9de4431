import type { Side } from './sides.ts';

/** `reveal`: when the base is revealed; `discard`: when the opponent discards from hand. */
export type BaseTime = 'any' | 'while' | 'reveal' | 'discard';

export interface Base {
  readonly side: Side;
  readonly hitPoints: number;
  /** One of the five bases of a standard game. */
  readonly standard?: true;
  readonly ability?: BaseTime;
}

export const BASES = {
  lothal: { side: 'empire', hitPoints: 8, standard: true },
  corellia: { side: 'empire', hitPoints: 10, standard: true, ability: 'reveal' },
  coruscant: { side: 'empire', hitPoints: 16, standard: true, ability: 'any' },
  'death-star': { side: 'empire', hitPoints: 16, standard: true, ability: 'any' },
  endor: { side: 'empire', hitPoints: 16, standard: true, ability: 'while' },
  kessel: { side: 'empire', hitPoints: 12, ability: 'reveal' },
  kafrene: { side: 'empire', hitPoints: 14, ability: 'while' },
  mustafar: { side: 'empire', hitPoints: 14, ability: 'reveal' },
  'ord-mantell': { side: 'empire', hitPoints: 14, ability: 'while' },
  rodia: { side: 'empire', hitPoints: 16, ability: 'reveal' },
  dantooine: { side: 'rebel', hitPoints: 8, standard: true },
  'mon-cala': { side: 'rebel', hitPoints: 10, standard: true, ability: 'reveal' },
  hoth: { side: 'rebel', hitPoints: 14, standard: true, ability: 'while' },
  sullust: { side: 'rebel', hitPoints: 16, standard: true, ability: 'while' },
  'yavin-4': { side: 'rebel', hitPoints: 16, standard: true, ability: 'discard' },
  dagobah: { side: 'rebel', hitPoints: 12, ability: 'reveal' },
  alderaan: { side: 'rebel', hitPoints: 14, ability: 'reveal' },
  bespin: { side: 'rebel', hitPoints: 14, ability: 'while' },
  jedha: { side: 'rebel', hitPoints: 14, ability: 'while' },
  tatooine: { side: 'rebel', hitPoints: 16, ability: 'reveal' },
} as const satisfies Readonly<Record<string, Base>>;

export type BaseId = keyof typeof BASES;

export const BASE_IDS = Object.keys(BASES) as readonly BaseId[];

export const baseOf = (id: BaseId): Base => BASES[id];

export const isBase = (id: string): id is BaseId => Object.hasOwn(BASES, id);

export const basesOf = (side: Side, set: 'standard' | 'all' = 'all'): readonly BaseId[] =>
  BASE_IDS.filter(
    (id) => baseOf(id).side === side && (set === 'all' || baseOf(id).standard === true),
  );

export const startingBase = (side: Side): BaseId => (side === 'empire' ? 'lothal' : 'dantooine');
