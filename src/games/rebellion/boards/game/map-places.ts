import type { SystemId } from '../../engine/systems.ts';

export interface MapPlace {
  readonly x: number;
  readonly y: number;
  /** Where its name runs into nothing. */
  readonly named: 'under' | 'above' | 'left' | 'right';
}

/** Our own scheme of the galaxy: what is adjacent is joined, distances mean nothing. */
export const MAP_SIZE = [400, 300] as const;

export const MAP_PLACES: Readonly<Record<SystemId, MapPlace>> = {
  alderaan: { x: 209, y: 111, named: 'left' },
  bespin: { x: 73, y: 118, named: 'above' },
  bothawui: { x: 217, y: 271, named: 'right' },
  'cato-neimoidia': { x: 182, y: 161, named: 'right' },
  corellia: { x: 151, y: 133, named: 'right' },
  coruscant: { x: 186, y: 76, named: 'right' },
  dagobah: { x: 99, y: 173, named: 'right' },
  dantooine: { x: 77, y: 27, named: 'above' },
  dathomir: { x: 172, y: 27, named: 'above' },
  endor: { x: 22, y: 102, named: 'under' },
  felucia: { x: 308, y: 20, named: 'right' },
  geonosis: { x: 66, y: 222, named: 'above' },
  hoth: { x: 22, y: 185, named: 'right' },
  ilum: { x: 60, y: 67, named: 'left' },
  kashyyyk: { x: 250, y: 115, named: 'right' },
  kessel: { x: 322, y: 135, named: 'right' },
  malastare: { x: 205, y: 198, named: 'above' },
  mandalore: { x: 213, y: 43, named: 'right' },
  'mon-calamari': { x: 375, y: 41, named: 'under' },
  mustafar: { x: 22, y: 240, named: 'right' },
  mygeeto: { x: 118, y: 45, named: 'left' },
  naboo: { x: 169, y: 219, named: 'above' },
  'nal-hutta': { x: 294, y: 214, named: 'right' },
  'ord-mantell': { x: 145, y: 77, named: 'under' },
  rodia: { x: 177, y: 259, named: 'above' },
  ryloth: { x: 128, y: 259, named: 'left' },
  saleucami: { x: 297, y: 89, named: 'right' },
  sullust: { x: 109, y: 136, named: 'left' },
  tatooine: { x: 100, y: 286, named: 'left' },
  toydaria: { x: 265, y: 184, named: 'right' },
  utapau: { x: 122, y: 206, named: 'under' },
  yavin: { x: 259, y: 14, named: 'left' },
};
