import { DIE_FACES } from '../../engine/dice.ts';
import type { DieFace } from '../../engine/dice.ts';
import type { Side } from '../../engine/units.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';

export const { count, form } = grammarOf('ru');

export const SIDE: Readonly<Record<Side, string>> = { empire: 'Империя', rebel: 'повстанцы' };
export const OF_SIDE = { empire: 'Империи', rebel: 'повстанцев' } as const satisfies Record<
  Side,
  string
>;
export const FACE = {
  hit: 'попадание',
  'direct-hit': 'прямое попадание',
  special: 'спецсвойство',
  blank: 'пустая грань',
} as const satisfies Record<DieFace, string>;
/** «Империя атакует», «Повстанцы атакуют». */
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
