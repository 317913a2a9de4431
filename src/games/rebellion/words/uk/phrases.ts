import { DIE_FACES } from '../../engine/dice.ts';
import type { DieFace } from '../../engine/dice.ts';
import type { Side } from '../../engine/units.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';

export const { count, form } = grammarOf('uk');

export const SIDE: Readonly<Record<Side, string>> = { empire: 'Імперія', rebel: 'повстанці' };
export const OF_SIDE = { empire: 'Імперії', rebel: 'повстанців' } as const satisfies Record<
  Side,
  string
>;
export const FACE = {
  hit: 'влучання',
  'direct-hit': 'пряме влучання',
  special: 'особлива дія',
  blank: 'порожня грань',
} as const satisfies Record<DieFace, string>;
/** «Імперія атакує», «Повстанці атакують». */
export const does = (side: Side, one: string, many: string): string =>
  `${sentence(SIDE[side])} ${side === 'empire' ? one : many}`;

/** «2 × …, …»: what fell, whatever the order. */
export const faceList = (faces: readonly DieFace[]): string =>
  DIE_FACES.map(({ result }) => ({
    result,
    times: faces.filter((face) => face === result).length,
  }))
    .filter(({ times }) => times > 0)
    .map(({ result, times }) => `${times > 1 ? `${times} × ` : ''}${FACE[result]}`)
    .join(', ');
