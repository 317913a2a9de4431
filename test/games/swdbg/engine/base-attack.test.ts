import { describe, expect, it } from 'vitest';
import { choiceKey } from '../../../../src/engine/check.ts';
import type { CardId } from '../../../../src/games/swdbg/engine/cards.ts';
import type { SwdbgAnswer } from '../../../../src/games/swdbg/engine/game/index.ts';
import { asks, bases, offerOf, offered, refusal, run, tableOf, told } from './helpers.ts';
import type { Ran } from './helpers.ts';

const AIM = { kind: 'aim', target: 'base' } as const;
const ATTACK = { kind: 'attack', target: 'base' } as const;
const commit = (...cards: readonly string[]): readonly SwdbgAnswer[] =>
  cards.map((card) => ({ kind: 'commit', card }));

interface Table {
  readonly attackers: readonly CardId[];
  readonly ships?: readonly object[];
  readonly base?: object | null;
  readonly more?: object;
  readonly trophies?: readonly string[];
}

/** The Rebels are about to attack; everything they have in play goes against the base. */
const strike = ({ attackers, ships = [], base, more = {}, trophies = [] }: Table): Ran => {
  const empire = { play: ships, ...(base === undefined ? {} : { base }) };
  const rebel = { play: attackers.map((card) => ({ card })), trophies };
  const state = tableOf({ players: bases(empire, rebel), ...more });
  const ids = state.players.rebel.play.map(({ id }) => id);
  return run(state, AIM, ...commit(...ids), ATTACK);
};

/** Blockade Runners take 4, Gozanti Cruisers 3: the numbers of the worked vectors. */
const SHIPS = [{ card: 'blockade-runner' }, { card: 'gozanti-cruiser' }];

describe('an attack on a base behind two ships', () => {
  it('must put all of 5 damage on the ships, in whatever split', () => {
    const ran = strike({ attackers: ['b-wing'], ships: SHIPS });
    expect(asks(ran.state)).toBe('damage');
    expect(offerOf(ran.state, { kind: 'put-damage', on: 'base', amount: 5 })).toBe(
      'base-attack.ships-first',
    );
    expect(offerOf(ran.state, { kind: 'put-damage', on: 'blockade-runner-1', amount: 4 })).toBe(
      'allowed',
    );
    for (const first of [1, 2, 3, 4]) {
      const split = run(ran.state, {
        kind: 'put-damage',
        on: 'blockade-runner-1',
        amount: first,
      });
      const rest =
        asks(split.state) === 'damage'
          ? run(split.state, {
              kind: 'put-damage',
              on: 'gozanti-cruiser-1',
              amount: Math.min(3, 5 - first),
            })
          : split;
      expect(rest.state.players.empire.base?.damage).toBe(0);
    }
  });

  it('refuses damage to the base while they are there, and changes nothing', () => {
    const { state } = strike({ attackers: ['b-wing'], ships: SHIPS });
    const before = JSON.stringify(state);
    expect(refusal(state, { kind: 'put-damage', on: 'base', amount: 5 })).toBe(
      'base-attack.ships-first',
    );
    expect(JSON.stringify(state)).toBe(before);
  });

  it('destroys both with 9 damage and puts 2 on the base', () => {
    const ran = strike({ attackers: ['b-wing', 'jyn-erso'], ships: SHIPS });
    const { empire } = ran.state.players;
    expect(empire.play).toEqual([]);
    expect(empire.discard.toSorted()).toEqual(['blockade-runner', 'gozanti-cruiser']);
    expect(empire.base).toMatchObject({ base: 'lothal', damage: 2 });
  });

  it('keeps the damage of earlier attacks in mind', () => {
    const ships = [{ card: 'blockade-runner', damage: 3 }];
    const ran = strike({ attackers: ['x-wing'], ships });
    expect(ran.state.players.empire.base?.damage).toBe(2);
  });

  it('leaves tokens on a ship that survives', () => {
    const ran = strike({ attackers: ['x-wing'], ships: [{ card: 'blockade-runner' }] });
    expect(ran.state.players.empire.play).toMatchObject([{ damage: 3 }]);
    expect(ran.state.players.empire.base?.damage).toBe(0);
  });
});

describe('an attack on a base alone', () => {
  it('destroys it when damage goes beyond its hit points, and returns the rest', () => {
    const ran = strike({ attackers: ['x-wing', 'x-wing'], base: { base: 'lothal', damage: 5 } });
    expect(told(ran, 'base-destroyed')).toMatchObject([{ base: 'lothal', trophies: 1 }]);
    expect(told(ran, 'damage-returned')).toEqual([{ amount: 3 }]);
    expect(ran.state.players.empire.base).toBeNull();
    expect(ran.state.players.rebel.trophies).toEqual(['lothal']);
  });

  it('destroys it when damage equals its hit points', () => {
    const ran = strike({ attackers: ['x-wing'], base: { base: 'lothal', damage: 5 } });
    expect(told(ran, 'base-destroyed')).toHaveLength(1);
    expect(told(ran, 'damage-returned')).toEqual([]);
  });

  it('leaves it standing with one damage less', () => {
    const ran = strike({ attackers: ['x-wing'], base: { base: 'lothal', damage: 4 } });
    expect(ran.state.players.empire.base).toMatchObject({ damage: 7 });
  });

  it('does not carry the rest over to the next base', () => {
    const empire = {
      base: { base: 'lothal', damage: 7 },
      bases: ['endor', 'corellia'],
      deck: ['imperial-shuttle'],
    };
    const rebel = { play: [{ card: 'b-wing' }] };
    const state = tableOf({ turns: 2, force: 0, players: bases(empire, rebel) });
    const ran = run(state, AIM, ...commit('b-wing-1'), ATTACK, { kind: 'end-turn' });
    const after = run(ran.state, { kind: 'choose-base', base: 'endor' }).state;
    expect(after.players.empire.base).toMatchObject({ base: 'endor', damage: 0 });
  });
});

describe('an attack when the base is already gone', () => {
  it('damages the ships and loses the rest', () => {
    const ran = strike({
      attackers: ['b-wing'],
      ships: [{ card: 'gozanti-cruiser' }],
      base: null,
    });
    expect(ran.state.players.empire.play).toEqual([]);
    expect(told(ran, 'damage-lost')).toEqual([{ amount: 2 }]);
  });

  it('loses everything where there is no ship either', () => {
    const ran = strike({ attackers: ['b-wing'], base: null });
    expect(told(ran, 'damage-lost')).toEqual([{ amount: 5 }]);
    expect(ran.state.players.rebel.trophies).toEqual([]);
  });
});

describe('the end of the game', () => {
  it('comes at once with the third base, and nothing may be done any more', () => {
    const ran = strike({
      attackers: ['x-wing'],
      base: { base: 'lothal', damage: 5 },
      trophies: ['endor', 'corellia'],
    });
    expect(ran.state.winner).toBe('rebel');
    expect(asks(ran.state)).toBe('over');
    expect(refusal(ran.state, { kind: 'end-turn' })).toBe('victory.nothing-after');
  });

  it.each([
    [2, ['endor'], 'over'],
    [4, ['endor', 'corellia'], 'act'],
    [5, ['endor', 'corellia', 'coruscant', 'death-star'], 'over'],
  ] as const)('comes with base %i when that is agreed', (goal, trophies, then) => {
    const ran = strike({
      attackers: ['x-wing'],
      base: { base: 'lothal', damage: 5 },
      trophies,
      more: { goal },
    });
    expect(asks(ran.state)).toBe(then);
  });
});

describe('cards that attack', () => {
  const two = () =>
    tableOf({
      players: bases({}, { play: [{ card: 'x-wing' }, { card: 'mon-calamari-cruiser' }] }),
    });

  it('may be units and capital ships together', () => {
    const ran = run(two(), AIM, ...commit('x-wing-1', 'mon-calamari-cruiser-1'), ATTACK);
    expect(told(ran, 'base-attacked')).toMatchObject([{ attack: 6 }]);
  });

  it('are laid before a target without attacking yet', () => {
    const ran = run(two(), AIM, ...commit('x-wing-1'), { kind: 'end-commit' });
    expect(ran.state.players.empire.base?.damage).toBe(0);
    expect(offerOf(ran.state, ATTACK)).toBe('allowed');
  });

  it('lie before one target at a time', () => {
    const laid = run(two(), AIM, ...commit('x-wing-1'), { kind: 'end-commit' }).state;
    const moved = run(laid, { kind: 'aim', target: 'row-2' }, ...commit('x-wing-1')).state;
    expect(moved.players.rebel.play.map(({ aim }) => aim)).toEqual(['row-2', null]);
    expect(offered(moved).has(choiceKey(ATTACK))).toBe(false);
    expect(offerOf(moved, { kind: 'attack', target: 'row-2' })).toBe('allowed');
  });

  it('attack once a turn', () => {
    const ran = run(two(), AIM, ...commit('x-wing-1', 'mon-calamari-cruiser-1'), ATTACK);
    expect(offerOf(ran.state, AIM)).toBe('attack.once');
    expect(offered(ran.state).has(choiceKey(ATTACK))).toBe(false);
  });
});
