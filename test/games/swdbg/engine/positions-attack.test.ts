import { describe, expect } from 'vitest';
import { choiceKey } from '../../../../src/engine/check.ts';
import { asks, drawn, offerOf, offered, refusal, run } from './helpers.ts';
import { ENOUGH, aim, attack, by, inPlay, lay, turnOf } from './positions.ts';

const ROW = ['scout-trooper', 'tie-bomber', 'lobot', 'bossk', 'dengar', 'ig-88'];
const rebels = (own: object, enemy: object = {}, more: object = {}) =>
  turnOf('rebel', own, enemy, { row: ROW, ...more });

describe('a card laid before a target', () => {
  const two = { play: inPlay('x-wing', 'rebel-commando') };

  by('attack.not-yet', 'and not yet attacking can be laid before another', () => {
    const ran = run(
      rebels(two),
      aim('base'),
      ...lay('x-wing-1', 'rebel-commando-1'),
      aim('row-1'),
      ...lay('x-wing-1'),
      attack('row-1'),
      drawn('y-wing'),
      { kind: 'no-reward' },
      attack('base'),
    );
    expect(ran.state.galaxy.discard).toEqual(['scout-trooper']);
    expect(ran.state.players.empire.base?.damage).toBe(3);
  });

  by('attack.not-yet', 'is no longer before the first one', () => {
    const ran = run(rebels(two), aim('base'), ...lay('x-wing-1'), ENOUGH, aim('row-1'));
    const moved = run(ran.state, ...lay('x-wing-1'), ENOUGH);
    expect(offered(moved.state).has(choiceKey(attack('base')))).toBe(false);
    expect(refusal(moved.state, attack('base'))).toBe('turn.any-order');
  });

  by('attack.not-yet', 'can be laid elsewhere when it is the only one', () => {
    const alone = { play: inPlay('x-wing') };
    const ran = run(rebels(alone), aim('base'), ...lay('x-wing-1'));
    expect(asks(ran.state)).toBe('act');
    const moved = run(ran.state, aim('row-1'), ...lay('x-wing-1'));
    expect(moved.state.players.rebel.play).toMatchObject([{ aim: 'row-1' }]);
  });

  by('attack.once', 'cannot be laid anywhere once it has attacked', () => {
    const ran = run(rebels(two), aim('base'), ...lay('x-wing-1'), ENOUGH, attack('base'));
    const asked = run(ran.state, aim('row-1'));
    expect(offerOf(asked.state, { kind: 'commit', card: 'x-wing-1' })).toBe('attack.once');
  });

  by('attack.once', 'is what refuses the row when every unit has attacked', () => {
    const own = { play: inPlay('x-wing', 'mon-calamari-cruiser') };
    const ran = run(rebels(own), aim('base'), ...lay('x-wing-1'), ENOUGH, attack('base'));
    expect(offerOf(ran.state, { kind: 'aim', target: 'row-1' })).toBe('attack.once');
    expect(offerOf(ran.state, { kind: 'aim', target: 'base' })).toBe('allowed');
  });

  by('sabotage.units-only', 'cannot be moved to the row when it is a ship', () => {
    const own = { play: inPlay('x-wing', 'mon-calamari-cruiser') };
    const ran = run(rebels(own), aim('base'), ...lay('mon-calamari-cruiser-1'), ENOUGH);
    const asked = run(ran.state, aim('row-1'));
    expect(offerOf(asked.state, { kind: 'commit', card: 'mon-calamari-cruiser-1' })).toBe(
      'sabotage.units-only',
    );
  });
});

describe('a game that is won', () => {
  by('victory.at-once', 'has not been begun anew: three trophies are a victory already', () => {
    const own = { play: inPlay('x-wing'), trophies: ['endor', 'corellia', 'coruscant'] };
    const state = rebels(own);
    expect(state.winner).toBe('rebel');
    expect(asks(state)).toBe('over');
    expect(refusal(state, { kind: 'end-turn' })).toBe('victory.nothing-after');
  });
});
