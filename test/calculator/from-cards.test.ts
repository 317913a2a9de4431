import { describe, expect, it } from 'vitest';
import { edgeBattleOdds } from '../../src/games/swlcg/odds/edge-battle.ts';
import { drawOdds } from '../../src/games/swdbg/odds/draw.ts';
import { view as drawView } from '../../src/games/swdbg/calculators/draw.ts';
import { oddsOfTurn } from '../../src/games/swdbg/calculators/from-turn.ts';
import { view as edgeView } from '../../src/games/swlcg/calculators/edge-battle.ts';
import { oddsOfEdgeBattle } from '../../src/games/swlcg/calculators/from-edge-battle.ts';
import { bases, END, run as runTurn, tableOf } from '../games/swdbg/engine/helpers.ts';
import { PASS, place, run } from '../games/swlcg/engine/helpers.ts';

const TABLE = {
  active: 'light',
  light: { play: ['luke-skywalker', 'mon-mothma'], hand: ['yoda', 'return-of-the-jedi'] },
  dark: {
    play: ['imperial-command', 'darth-vader'],
    hand: ['heat-of-battle-dark', 'sith-library'],
    deck: { command: ['tallon-roll', 'rancor'] },
  },
  engaged: {
    objective: 'imperial-command-1',
    attackers: ['luke-skywalker-1', 'mon-mothma-1'],
    defenders: ['darth-vader-1'],
  },
};

describe('the odds of an edge battle that is being played', () => {
  it('are asked by whoever places next, with the other hand among the unseen cards', () => {
    const { state } = run('edge-battle', TABLE, place('yoda-1'), place('heat-of-battle-dark-1'));
    const found = oddsOfEdgeBattle(state);
    expect(found?.calculator).toBe('swlcg/edge-battle');
    expect(found?.values).toMatchObject({
      role: 'attacker',
      'stack.icons-5': 1,
      'kept.icons-3': 1,
      // Heat of Battle lies face down; Sith Library has no Force icon, the other two have one each.
      'deck.heat-of-battle': 1,
      'deck.icons-0': 1,
      'deck.icons-1': 2,
      hand: 2,
      cards: 1,
      // Mon Mothma has «Edge (1)».
      'mine.edge': 1,
    });
    const parsed = edgeBattleOdds.parse(edgeView.question(found?.values ?? {}));
    expect(parsed.ok && edgeBattleOdds.answer(parsed.setup).win).toBe(1);
  });

  it('change sides with the turn to place', () => {
    const { state } = run('edge-battle', TABLE, place('yoda-1'));
    expect(oddsOfEdgeBattle(state)?.values).toMatchObject({
      role: 'defender',
      'kept.heat-of-battle': 1,
      'other.edge': 1,
      hand: 2,
    });
  });

  it('are nothing once the battle is over', () => {
    const { state } = run('edge-battle', TABLE, PASS, PASS);
    expect(oddsOfEdgeBattle(state)).toBeNull();
  });
});

describe('the odds of the next hand in a turn that is being played', () => {
  const table = tableOf({
    force: 3,
    players: bases(
      {},
      {
        deck: ['alliance-shuttle', 'rebel-trooper', 'twilek-smuggler'],
        discard: ['outer-rim-pilot'],
        hand: ['alliance-shuttle', 'temple-guardian'],
        play: [{ card: 'hammerhead-corvette' }, { card: 'rebel-trooper' }],
      },
    ),
  });

  it('put hand and units to the discard pile, and count ships and the Force as sure', () => {
    const found = oddsOfTurn(table);
    expect(found).toMatchObject({
      calculator: 'swdbg/draw',
      values: {
        measure: 'resources',
        // X-wing and the neutral C-ROC cost 3; nothing in the row that Rebels may buy costs more.
        need: 3,
        // Two of the corvette, one of the last space.
        sure: 3,
        'deck.0': 1,
        'deck.1': 1,
        'deck.3': 1,
        'discard.0': 2,
        'discard.1': 1,
        'discard.2': 1,
      },
    });
    const parsed = drawOdds.parse(drawView.question(found?.values ?? {}));
    expect(parsed.ok && drawOdds.answer(parsed.setup).chance).toBe(1);
  });

  it('are nothing while no turn is being played', () => {
    expect(oddsOfTurn(runTurn(table, END).state)).toBeNull();
  });
});
