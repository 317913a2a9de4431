import type { SystemId } from '../../engine/systems.ts';

/** Our own scheme of the galaxy: what is adjacent is joined, distances mean nothing. */
export const MAP_SIZE = [400, 264] as const;

export const MAP_PLACES: Readonly<Record<SystemId, readonly [x: number, y: number]>> = {
  alderaan: [139, 81],
  bespin: [74, 206],
  bothawui: [330, 160],
  'cato-neimoidia': [158, 128],
  corellia: [92, 134],
  coruscant: [54, 92],
  dagobah: [158, 240],
  dantooine: [54, 38],
  dathomir: [178, 26],
  endor: [24, 196],
  felucia: [314, 22],
  geonosis: [338, 222],
  hoth: [24, 246],
  ilum: [20, 14],
  kashyyyk: [229, 86],
  kessel: [378, 84],
  malastare: [240, 137],
  mandalore: [212, 46],
  'mon-calamari': [376, 14],
  mustafar: [92, 246],
  mygeeto: [122, 50],
  naboo: [228, 200],
  'nal-hutta': [378, 134],
  'ord-mantell': [104, 14],
  rodia: [286, 194],
  ryloth: [380, 246],
  saleucami: [310, 58],
  sullust: [152, 188],
  tatooine: [294, 248],
  toydaria: [313, 108],
  utapau: [228, 248],
  yavin: [258, 12],
};

/** Where a name under the disc would run into another one. */
export const NAMED_BESIDE: Readonly<Record<'left' | 'right', readonly SystemId[]>> = {
  left: ['rodia'],
  right: ['cato-neimoidia', 'sullust', 'alderaan', 'mandalore', 'naboo', 'malastare', 'mygeeto'],
};
