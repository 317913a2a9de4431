import {
  BLUE_CIRCLE,
  BLUE_SQUARE,
  BLUE_TRIANGLE,
  ORANGE_CIRCLE,
  ORANGE_SQUARE,
  ORANGE_TRIANGLE,
  type ResourceIcon,
} from './resources.ts';
import type { Side } from './units.ts';

export interface System {
  /** Regions have borders on the board but no names: the numbers are ours. */
  readonly region: number;
  /** The space of the build queue that new units enter; null in a remote system. */
  readonly build: number | null;
  /** From left to right: a subjugated system uses the first one only. */
  readonly icons: readonly ResourceIcon[];
  /** Whose symbol its probe card shows; Coruscant has no card and is always Imperial. */
  readonly loyalty: Side | null;
}

export const SYSTEMS = {
  alderaan: { region: 7, build: 1, icons: [ORANGE_TRIANGLE], loyalty: null },
  bespin: { region: 4, build: 1, icons: [ORANGE_CIRCLE], loyalty: null },
  bothawui: { region: 2, build: 1, icons: [ORANGE_CIRCLE], loyalty: 'rebel' },
  'cato-neimoidia': { region: 7, build: 2, icons: [BLUE_TRIANGLE, ORANGE_CIRCLE], loyalty: null },
  corellia: { region: 7, build: 3, icons: [BLUE_TRIANGLE, BLUE_SQUARE], loyalty: 'empire' },
  coruscant: { region: 7, build: 1, icons: [ORANGE_TRIANGLE], loyalty: 'empire' },
  dagobah: { region: 8, build: null, icons: [], loyalty: null },
  dantooine: { region: 5, build: null, icons: [], loyalty: null },
  dathomir: { region: 6, build: null, icons: [], loyalty: null },
  endor: { region: 4, build: null, icons: [], loyalty: null },
  felucia: { region: 1, build: 1, icons: [ORANGE_TRIANGLE], loyalty: null },
  geonosis: { region: 3, build: 2, icons: [BLUE_TRIANGLE, ORANGE_SQUARE], loyalty: null },
  hoth: { region: 4, build: null, icons: [], loyalty: null },
  ilum: { region: 5, build: null, icons: [], loyalty: null },
  kashyyyk: { region: 6, build: 1, icons: [ORANGE_TRIANGLE, ORANGE_TRIANGLE], loyalty: 'rebel' },
  kessel: { region: 2, build: 1, icons: [ORANGE_TRIANGLE], loyalty: null },
  malastare: { region: 6, build: 1, icons: [ORANGE_TRIANGLE], loyalty: null },
  mandalore: { region: 6, build: 1, icons: [ORANGE_TRIANGLE, BLUE_TRIANGLE], loyalty: 'empire' },
  'mon-calamari': { region: 1, build: 3, icons: [BLUE_TRIANGLE, BLUE_SQUARE], loyalty: 'rebel' },
  mustafar: { region: 4, build: 2, icons: [BLUE_TRIANGLE, BLUE_CIRCLE], loyalty: 'empire' },
  mygeeto: { region: 5, build: 2, icons: [BLUE_TRIANGLE, ORANGE_SQUARE], loyalty: 'empire' },
  naboo: { region: 8, build: 1, icons: [ORANGE_TRIANGLE, BLUE_TRIANGLE], loyalty: 'rebel' },
  'nal-hutta': { region: 2, build: 1, icons: [ORANGE_TRIANGLE, BLUE_TRIANGLE], loyalty: null },
  'ord-mantell': { region: 5, build: 2, icons: [BLUE_CIRCLE, ORANGE_CIRCLE], loyalty: null },
  rodia: { region: 3, build: 1, icons: [ORANGE_TRIANGLE], loyalty: 'empire' },
  ryloth: { region: 3, build: 1, icons: [ORANGE_TRIANGLE], loyalty: 'rebel' },
  saleucami: { region: 1, build: 1, icons: [ORANGE_CIRCLE], loyalty: 'empire' },
  sullust: { region: 8, build: 2, icons: [ORANGE_TRIANGLE, ORANGE_SQUARE], loyalty: 'empire' },
  tatooine: { region: 3, build: null, icons: [], loyalty: null },
  toydaria: { region: 2, build: 2, icons: [BLUE_CIRCLE], loyalty: null },
  utapau: { region: 8, build: 3, icons: [BLUE_CIRCLE, BLUE_SQUARE], loyalty: null },
  yavin: { region: 1, build: null, icons: [], loyalty: null },
} as const satisfies Record<string, System>;

export type SystemId = keyof typeof SYSTEMS;

export const SYSTEM_IDS = Object.keys(SYSTEMS) as readonly SystemId[];

export const systemOf = (id: SystemId): System => SYSTEMS[id];

/** A remote system has neither icons nor a place for a loyalty marker. */
export const isPopulous = (id: SystemId): boolean => systemOf(id).icons.length > 0;

export const hasProbeCard = (id: SystemId): boolean => id !== 'coruscant';

/** Each connection once, under the system that comes first in the alphabet. */
const CONNECTIONS: Readonly<Partial<Record<SystemId, readonly SystemId[]>>> = {
  alderaan: ['cato-neimoidia', 'corellia', 'coruscant', 'kashyyyk', 'mandalore', 'ord-mantell'],
  bespin: ['endor', 'hoth', 'mustafar', 'sullust'],
  bothawui: ['malastare', 'nal-hutta', 'rodia', 'tatooine', 'toydaria'],
  'cato-neimoidia': ['corellia', 'kashyyyk', 'malastare', 'sullust'],
  corellia: ['coruscant', 'sullust'],
  coruscant: ['ord-mantell'],
  dagobah: ['mustafar', 'naboo', 'sullust', 'utapau'],
  dantooine: ['dathomir', 'mygeeto'],
  dathomir: ['mandalore', 'mygeeto', 'yavin'],
  endor: ['hoth'],
  felucia: ['mandalore', 'mon-calamari', 'saleucami', 'yavin'],
  geonosis: ['naboo', 'rodia', 'ryloth', 'tatooine', 'utapau'],
  hoth: ['mustafar'],
  ilum: ['mygeeto', 'ord-mantell'],
  kashyyyk: ['malastare', 'mandalore', 'saleucami', 'toydaria'],
  kessel: ['nal-hutta', 'saleucami', 'toydaria'],
  malastare: ['naboo', 'rodia', 'sullust', 'toydaria'],
  mandalore: ['mygeeto', 'ord-mantell', 'saleucami', 'yavin'],
  'mon-calamari': ['saleucami'],
  mustafar: ['sullust'],
  mygeeto: ['ord-mantell'],
  naboo: ['rodia', 'sullust', 'utapau'],
  'nal-hutta': ['toydaria'],
  rodia: ['tatooine'],
  ryloth: ['tatooine'],
  saleucami: ['toydaria'],
};

/** One of the descriptions of the board joins them, another does not. */
export const DISPUTED_CONNECTION = ['dathomir', 'felucia'] as const satisfies readonly SystemId[];

export const adjacentTo = (id: SystemId): readonly SystemId[] =>
  SYSTEM_IDS.filter(
    (other) =>
      CONNECTIONS[id]?.includes(other) === true || CONNECTIONS[other]?.includes(id) === true,
  );
