import { describe, expect, it } from 'vitest';
import { MAP_PLACES, MAP_SIZE } from '../../../../src/games/rebellion/boards/game/map-places.ts';
import { labelOf } from '../../../../src/games/rebellion/boards/game/map.tsx';
import { SYSTEM_IDS, adjacentTo } from '../../../../src/games/rebellion/engine/systems.ts';
import type { SystemId } from '../../../../src/games/rebellion/engine/systems.ts';
import { systemName } from '../../../../src/games/rebellion/words/systems.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A letter of the interface's font at 13 px, on the average; none of the names is of wide ones. */
const LETTER = 7.4;
const [WIDTH, HEIGHT] = MAP_SIZE;

const nameBox = (id: SystemId, language: 'uk' | 'ru'): Box => {
  const { x, y, anchor } = labelOf(MAP_PLACES[id]);
  const length = LETTER * (systemName(language, id) ?? '').length;
  const left = x - { start: 0, middle: length / 2, end: length }[anchor];
  return { left, right: left + length, top: y - 9.5, bottom: y + 2 };
};

/** The disc, and the squares of units on its left. */
const discBox = (id: SystemId): Box => {
  const { x, y } = MAP_PLACES[id];
  return { left: x - 17, right: x + 10, top: y - 10, bottom: y + 10 };
};

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

describe('the scheme of the galaxy', () => {
  it.each(['uk', 'ru'] as const)(
    'shows all systems at once, and no name of them (%s) runs into another or into a disc',
    (language) => {
      const clashes = SYSTEM_IDS.flatMap((id) =>
        SYSTEM_IDS.filter((other) => other !== id).flatMap((other) => {
          const name = nameBox(id, language);
          return meet(name, nameBox(other, language)) || meet(name, discBox(other))
            ? [`${id} / ${other}`]
            : [];
        }),
      );
      expect(clashes).toEqual([]);
      const outside = SYSTEM_IDS.filter((id) => {
        const { left, right, top, bottom } = nameBox(id, language);
        return left < 0 || right > WIDTH || top < 0 || bottom > HEIGHT;
      });
      expect(outside).toEqual([]);
    },
  );

  it('leads no line through a disc that it does not join', () => {
    const through = SYSTEM_IDS.flatMap((from) =>
      adjacentTo(from).flatMap((to) =>
        SYSTEM_IDS.filter((id) => id !== from && id !== to && isNear(id, from, to)).map(
          (id) => `${from}–${to}: ${id}`,
        ),
      ),
    );
    expect(through).toEqual([]);
  });
});

function isNear(id: SystemId, from: SystemId, to: SystemId): boolean {
  const [point, start, end] = [MAP_PLACES[id], MAP_PLACES[from], MAP_PLACES[to]];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - start.x - part * dx, point.y - start.y - part * dy) < 10;
}
