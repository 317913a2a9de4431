import { describe, expect, it } from 'vitest';
import { refusalsIn } from '../../../src/ask/answer.ts';
import { promptOf } from '../../../src/engine/play.ts';
import type { Position } from '../../../src/games/swdbg/engine/game/position.ts';
import type { Side } from '../../../src/games/swdbg/engine/sides.ts';
import { parsePosition } from '../../../src/games/swdbg/positions/table.ts';
import { answered } from '../../ask/answered.ts';
import { afterEdits, opened, questionOf, QUESTIONS, shaken } from '../../ask/support.ts';
import { times } from '../../support/effort.ts';

answered('swdbg', [
  ['ships-first', { kind: 'put-damage', on: 'base', amount: 5 }, 'base-attack.ships-first'],
  ['whom-in-row', { kind: 'aim', target: 'row-1' }, 'sabotage.choose'],
  ['whom-in-row', { kind: 'aim', target: 'row-4' }, 'sabotage.no-neutral'],
  ['ship-against-row', { kind: 'commit', card: 'stormtrooper-1' }, null],
  ['attack-twice', { kind: 'commit', card: 'x-wing-1' }, 'attack.once'],
  ['reward-optional', { kind: 'no-reward' }, null],
  ['excess-damage', { kind: 'attack', target: 'base' }, null],
  ['what-to-buy', { kind: 'buy', from: 'row-2', card: 'x-wing' }, 'buying.rebel-cards'],
  ['what-to-buy', { kind: 'buy', from: 'row-1', card: 'grand-moff-tarkin' }, 'buying.pay'],
  ['buy-later', { kind: 'buy', from: 'row-4', card: 'rodian-gunslinger' }, null],
  ['ability-again', { kind: 'use', source: 'director-krennic-1' }, 'abilities.once'],
  ['force-not-with-me', { kind: 'use', source: 'chirrut-imwe-1' }, 'force.with-you'],
]);

describe('a field of a position', () => {
  it('puts the base that lay there back under the new one', async () => {
    const { players } = await afterEdits<Position>('swdbg', 'empty', ['empire-base', 2]);
    expect(players.empire.base?.base).toBe('corellia');
    expect(players.empire.bases).toContain('lothal');
    expect(players.empire.bases).not.toContain('corellia');
  });
});

/** As a worked example would write it. */
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

describe('fields and the reader of positions agree', () => {
  it.each(QUESTIONS.filter((one) => one.game === 'swdbg'))('about $id', async (question) => {
    const { editable, setup } = await opened(question);
    for (let seed = 1; seed <= times(6); seed += 1) {
      const wanted = shaken(editable, setup, seed * 17, 1 + (seed % 9));
      // The fields change what the reader has read: its type is the reader's.
      expect(parsePosition(deckbuildingFile(wanted as Position)).ok, JSON.stringify(wanted)).toBe(
        editable.misfit(wanted) === null,
      );
    }
  });
});

describe('what cannot be done', () => {
  it('stands under its rule once, with nothing left out', async () => {
    const { asked } = await opened(questionOf('swdbg', 'whom-in-row'));
    const prompt = promptOf(await asked());
    if (prompt.kind !== 'decision') throw new Error('Nobody is asked.');
    const groups = refusalsIn(prompt.options);
    const rules = groups.map(({ because, cause }) => `${because} ${cause ?? ''}`);
    expect(new Set(rules).size).toBe(rules.length);
    expect(groups.flatMap(({ options }) => options)).toHaveLength(
      prompt.options.filter(({ allowed }) => !allowed).length,
    );
  });
});
