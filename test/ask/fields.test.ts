import { describe, expect, it } from 'vitest';
import { edited } from '../../src/ask/edits.ts';
import { refusalsIn } from '../../src/ask/answer.ts';
import { promptOf } from '../../src/engine/play.ts';
import type { RebellionSetup } from '../../src/games/rebellion/engine/game/setup-types.ts';
import type { GameSetup } from '../../src/games/swlcg/engine/game/types.ts';
import type { Position } from '../../src/games/swdbg/engine/game/position.ts';
import type { ActionState } from '../../src/games/ti4/engine/action/types.ts';
import { opened, QUESTIONS } from './support.ts';

const open = async (name: string) => {
  const question = QUESTIONS.find((one) => one.name === name);
  if (!question) throw new Error(`Nobody asks «${name}».`);
  return opened(question);
};

/** The setup after edits, of the type that its game has. */
const after = async <Setup>(
  name: string,
  ...edits: readonly (readonly [string, number])[]
): Promise<Setup> => {
  const { editable, setup } = await open(name);
  return edited(editable, setup, edits) as Setup;
};

describe('a field of a position', () => {
  it('takes a leader from one place to another, never to two', async () => {
    const { systems, pool } = await after<RebellionSetup>('rebellion: leader-holds', [
      'admiral-piett',
      1,
    ]);
    expect(pool.empire).toContain('admiral-piett');
    expect(Object.values(systems).flatMap(({ leaders }) => leaders)).not.toContain('admiral-piett');
  });

  it('reveals a base, and those who hid there stand in its system', async () => {
    const { base, space, systems } = await after<RebellionSetup>('rebellion: reveal-base', [
      'revealed',
      1,
    ]);
    expect(base).toEqual({ system: 'yavin', revealed: true });
    expect(space).toEqual({ units: {}, leaders: [] });
    expect(systems.yavin?.units).toEqual({ 'rebel-trooper': 2 });
  });

  it('leaves nothing but its figures to a system that was destroyed', async () => {
    const { systems } = await after<RebellionSetup>('rebellion: where-deploy', [
      'naboo-destroyed',
      1,
    ]);
    expect(systems.naboo).toMatchObject({ destroyed: true, loyalty: null, sabotage: false });
  });

  it('changes the tile of the active system, and ships and tokens stay', async () => {
    const state = await after<ActionState>('ti4: retreat-where', ['tile-2', 39]);
    expect(state.system).toBe('40');
    expect(state.tokens['40']).toEqual(['red']);
    expect(state.galaxy.systems['26']).toBeUndefined();
    expect(state.holdings['lodor']).toBeUndefined();
    expect(state.units.filter(({ system }) => system === '40')).toHaveLength(3);
  });

  it('pays for a token on the board out of the reinforcements', async () => {
    const before = await after<ActionState>('ti4: own-token');
    const laid = await after<ActionState>('ti4: own-token', ['26-token-red', 1]);
    const more = await after<ActionState>('ti4: own-token', ['red-fleet', 5]);
    const reserve = (state: ActionState): number => state.sheets['red']?.reserve ?? 0;
    expect(reserve(laid)).toBe(reserve(before) - 1);
    expect(reserve(more)).toBe(reserve(before) - 2);
  });

  it('takes a unit out of the engagement with its card, and what lies on it', async () => {
    const gone = await after<GameSetup>('swlcg: edge-cards', ['dark-play-darth-vader', 0]);
    expect(gone.engagement?.defenders).toEqual([]);
    expect(gone.pieces.map(({ card }) => card)).not.toContain('darth-vader');
  });

  it('puts the base that lay there back under the new one', async () => {
    const { players } = await after<Position>('swdbg: empty', ['empire-base', 2]);
    expect(players.empire.base?.base).toBe('corellia');
    expect(players.empire.bases).toContain('lothal');
    expect(players.empire.bases).not.toContain('corellia');
  });
});

describe('what one rule forbids', () => {
  it('is told apart by what makes it apply', async () => {
    const { asked } = await open('rebellion: no-room');
    const prompt = promptOf(await asked());
    if (prompt.kind !== 'decision') throw new Error('Nobody is asked.');
    const causes = refusalsIn(prompt.options).map(({ cause }) => cause);
    expect(causes).toEqual(['tie-fighter', 'stormtrooper']);
  });
});
