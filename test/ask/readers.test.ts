import { describe, expect, it } from 'vitest';
import type { RebellionSetup } from '../../src/games/rebellion/engine/game/setup-types.ts';
import { parsePosition as readRebellion } from '../../src/games/rebellion/positions/game.ts';
import type { Position } from '../../src/games/swdbg/engine/game/position.ts';
import { parsePosition as readDeckbuilding } from '../../src/games/swdbg/positions/table.ts';
import type { Side } from '../../src/games/swdbg/engine/sides.ts';
import { times } from '../support/effort.ts';
import { opened, QUESTIONS, shaken } from './support.ts';

const SHAKES = 6;

/** As a worked example would write it. */
const rebellionFile = ({ missions, ...setup }: RebellionSetup): unknown => ({
  ...setup,
  missions: missions.map(({ card, leaders }) => ({ card, leaders })),
});

const deckbuildingFile = ({ players, row, ...position }: Position): unknown => {
  const seat = (side: Side) => ({
    ...players[side],
    play: players[side].play.map(({ card, damage, attacked, used }) => ({
      card,
      damage,
      attacked,
      used,
    })),
  });
  return {
    ...position,
    row: Object.values(row).filter((card) => card !== null),
    players: { empire: seat('empire'), rebel: seat('rebel') },
  };
};

const READERS: Readonly<Record<string, (setup: unknown) => boolean>> = {
  // The fields change what the readers have read: its type is theirs.
  rebellion: (setup) => readRebellion(rebellionFile(setup as RebellionSetup)).ok,
  swdbg: (setup) => readDeckbuilding(deckbuildingFile(setup as Position)).ok,
};

describe('fields and the reader of positions agree', () => {
  it.each(QUESTIONS.filter(({ game }) => READERS[game]))('about $name', async (question) => {
    const { editable, setup } = await opened(question);
    const reads = READERS[question.game];
    for (let seed = 1; seed <= times(SHAKES); seed += 1) {
      const wanted = shaken(editable, setup, seed * 17, 1 + (seed % 9));
      expect(reads?.(wanted), JSON.stringify(wanted)).toBe(editable.misfit(wanted) === null);
    }
  });
});
