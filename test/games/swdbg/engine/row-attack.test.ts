import { describe, expect, it } from 'vitest';
import type { SwdbgAnswer } from '../../../../src/games/swdbg/engine/game/index.ts';
import { ROW, asks, bases, drawn, offerOf, run, tableOf, told } from './helpers.ts';

const aim = (slot: 1 | 2 | 3 | 4 | 5 | 6) => ({ kind: 'aim', target: `row-${slot}` }) as const;
const attack = (slot: 1 | 2) => ({ kind: 'attack', target: `row-${slot}` }) as const;
const commit = (...cards: readonly string[]): readonly SwdbgAnswer[] =>
  cards.map((card) => ({ kind: 'commit', card }));

const hunters = (rebel: object = {}, more: object = {}) =>
  tableOf({
    force: 0,
    ...more,
    players: bases(
      {},
      { play: [{ card: 'rebel-commando' }, { card: 'x-wing' }], resources: 1, ...rebel },
    ),
  });

const KRENNIC = [aim(1), ...commit('rebel-commando-1', 'x-wing-1'), attack(1)] as const;

describe('the sabotage of Director Krennic', () => {
  const ran = run(hunters(), ...KRENNIC, drawn('y-wing'), { kind: 'take-reward' });

  it('succeeds with 6 against 5, and 1 is lost', () => {
    expect(told(ran, 'row-attacked')).toMatchObject([{ attack: 6, target: 5 }]);
    expect(told(ran, 'row-destroyed')).toMatchObject([{ excess: 1 }]);
  });

  it('puts him on top of the galaxy discard pile and a new card into the row', () => {
    expect(ran.state.galaxy.discard).toEqual(['director-krennic']);
    expect(ran.state.galaxy.row['row-1']).toBe('y-wing');
  });

  it('gives 3 resources and 2 Force to be used this turn', () => {
    expect(ran.state.players.rebel.resources).toBe(4);
    expect(ran.state.force).toBe(2);
    expect(asks(ran.state)).toBe('act');
  });

  it('refills the row before the reward is decided on', () => {
    const before = run(hunters(), ...KRENNIC, drawn('y-wing'));
    expect(asks(before.state)).toBe('reward');
    expect(before.state.galaxy.row['row-1']).toBe('y-wing');
  });

  it('gives nothing to who declines', () => {
    const declined = run(hunters(), ...KRENNIC, drawn('y-wing'), { kind: 'no-reward' });
    expect(declined.state.players.rebel.resources).toBe(1);
    expect(declined.state.force).toBe(0);
  });

  it('uses both attackers for the turn', () => {
    expect(ran.state.players.rebel.play.every(({ attacked }) => attacked)).toBe(true);
  });
});

describe('an attack that is too weak', () => {
  const ran = run(hunters(), aim(1), ...commit('x-wing-1'), { kind: 'end-commit' }, attack(1));

  it('changes nothing but that its cards have attacked', () => {
    expect(ran.state.galaxy).toEqual(hunters().galaxy);
    expect(told(ran, 'row-attack-failed')).toHaveLength(1);
    expect(ran.state.players.rebel.play.map(({ attacked }) => attacked)).toEqual([false, true]);
  });
});

describe('what may be hunted', () => {
  it('is an enemy unit, not an enemy ship, a neutral card or one of the own faction', () => {
    const state = hunters();
    expect(ROW.map((_, index) => offerOf(state, aim((index + 1) as 1)))).toEqual([
      'allowed',
      'allowed',
      'sabotage.ship-target',
      'sabotage.choose',
      'sabotage.no-neutral',
      'sabotage.no-neutral',
    ]);
  });

  it('is nothing for a capital ship', () => {
    const play = [{ card: 'x-wing' }, { card: 'mon-calamari-cruiser' }];
    const state = run(hunters({ play }), aim(2)).state;
    expect(offerOf(state, { kind: 'commit', card: 'mon-calamari-cruiser-1' })).toBe(
      'sabotage.units-only',
    );
    const alone = hunters({ play: [{ card: 'mon-calamari-cruiser' }] });
    expect(offerOf(alone, aim(2))).toBe('sabotage.units-only');
  });
});

describe('two kinds of attack in one turn', () => {
  it('are prepared apart and made one after the other', () => {
    const play = [{ card: 'x-wing' }, { card: 'x-wing' }, { card: 'rebel-commando' }];
    const ran = run(
      hunters({ play }),
      { kind: 'aim', target: 'base' },
      ...commit('x-wing-1', 'x-wing-2'),
      { kind: 'end-commit' },
      aim(2),
      ...commit('rebel-commando-1'),
      { kind: 'attack', target: 'base' },
      attack(2),
      drawn('y-wing'),
      { kind: 'no-reward' },
    );
    expect(ran.state.players.empire.base?.damage).toBe(6);
    expect(ran.state.galaxy.discard).toEqual(['scout-trooper']);
  });
});

describe('abilities with «when» after a hunt', () => {
  const table = () =>
    hunters({ play: [{ card: 'cassian-andor' }, { card: 'x-wing' }], hand: ['rebel-trooper'] });
  const hunt = [
    aim(1),
    ...commit('cassian-andor-1', 'x-wing-1'),
    attack(1),
    drawn('y-wing'),
  ] as const;

  it('come after the reward', () => {
    expect(asks(run(table(), ...hunt).state)).toBe('reward');
    expect(asks(run(table(), ...hunt, { kind: 'take-reward' }).state)).toBe('when');
  });

  it('may be left', () => {
    const ran = run(table(), ...hunt, { kind: 'no-reward' }, { kind: 'no-when' });
    expect(asks(ran.state)).toBe('act');
  });

  it('do not use up the card', () => {
    const ran = run(
      table(),
      ...hunt,
      { kind: 'no-reward' },
      { kind: 'use-when', source: 'cassian-andor-1' },
      { kind: 'end-effects' },
    );
    expect(ran.state.players.rebel.play[0]?.used).toBe(false);
    expect(asks(ran.state)).toBe('act');
  });

  it('cannot be used out of their time', () => {
    expect(offerOf(table(), { kind: 'use', source: 'cassian-andor-1' })).toBe(
      'abilities.when-timing',
    );
  });
});

describe('rewards of cards', () => {
  it('let the attacker exile from hand, discard pile or both', () => {
    const row = ['at-st', ...ROW.slice(1)];
    const rebel = {
      play: [{ card: 'rebel-commando' }, { card: 'x-wing' }],
      hand: ['alliance-shuttle'],
      discard: ['alliance-shuttle', 'rebel-trooper'],
    };
    const ran = run(
      hunters(rebel, { row }),
      ...KRENNIC,
      drawn('y-wing'),
      { kind: 'take-reward' },
      { kind: 'exile', from: 'hand', card: 'alliance-shuttle' },
      { kind: 'exile', from: 'discard', card: 'alliance-shuttle' },
    );
    expect(ran.state.box).toEqual(['alliance-shuttle', 'alliance-shuttle']);
    expect(ran.state.players.rebel).toMatchObject({ hand: [], discard: ['rebel-trooper'] });
    expect(asks(ran.state)).toBe('act');
  });

  it('let the attacker take a card of the own faction for nothing', () => {
    const row = ['at-at', ...ROW.slice(1)];
    const play = [{ card: 'rebel-commando' }, { card: 'x-wing' }];
    const ran = run(
      hunters({ play }, { row }),
      ...KRENNIC,
      drawn('y-wing'),
      { kind: 'take-reward' },
      { kind: 'take-free', from: 'row-4', card: 'x-wing' },
      drawn('luke-skywalker'),
    );
    expect(ran.state.players.rebel).toMatchObject({ resources: 1, discard: ['x-wing'] });
    expect(ran.state.galaxy.row['row-4']).toBe('luke-skywalker');
  });
});
