import { describe, expect, it } from 'vitest';
import type { SwdbgAnswer } from '../../../../src/games/swdbg/engine/game/index.ts';
import { asks, bases, drawn, offerOf, refusal, run, tableOf, told } from './helpers.ts';

const use = (source: string): SwdbgAnswer => ({ kind: 'use', source });
const effect = (kind: string): SwdbgAnswer => ({ kind: 'effect', effect: kind }) as SwdbgAnswer;
const amount = (many: number): SwdbgAnswer => ({ kind: 'amount', amount: many });
const on = (target: string): SwdbgAnswer => ({ kind: 'effect-on', target });
const STOP: SwdbgAnswer = { kind: 'end-effects' };

const rebels = (rebel: object, empire: object = {}, more: object = {}) =>
  tableOf({ force: 0, ...more, players: bases(empire, rebel) });

describe('an ability', () => {
  it('is used once a turn and may be used the turn its card is played', () => {
    const state = rebels({ hand: ['u-wing'] }, {}, { force: 1 });
    const played = run(state, { kind: 'play', card: 'u-wing' }).state;
    expect(offerOf(played, { kind: 'use', source: 'u-wing-1' })).toBe('allowed');
    const after = run(played, use('u-wing-1'), STOP).state;
    expect(offerOf(after, { kind: 'use', source: 'u-wing-1' })).toBe('abilities.once');
  });

  it.each([
    [3, 'allowed'],
    [1, 'allowed'],
    [0, 'force.with-you'],
    [-1, 'force.with-you'],
    [-3, 'force.with-you'],
  ])('with «if the Force is with you» at space %i is %s', (force, result) => {
    const state = rebels({ play: [{ card: 'x-wing' }] }, {}, { force });
    expect(offerOf(state, { kind: 'use', source: 'x-wing-1' })).toBe(result);
  });

  it('draws a card for Krennic, two while the Death Star is the base', () => {
    for (const [base, cards] of [
      ['lothal', 1],
      ['death-star', 2],
    ] as const) {
      const empire = {
        base: { base },
        play: [{ card: 'director-krennic' }],
        deck: ['stormtrooper', 'stormtrooper'],
      };
      const row = ['scout-trooper', 'x-wing', 'y-wing', 'bossk', 'dengar', 'lobot'];
      const state = tableOf({ active: 'empire', row, players: bases(empire) });
      const ran = run(state, use('director-krennic-1'));
      const hand = asks(ran.state) === 'draw' ? run(ran.state, drawn('stormtrooper')) : ran;
      expect(hand.state.players.empire.hand).toHaveLength(cards);
    }
  });

  it('gives up what is impossible: of 3 repaired only 2 are there', () => {
    const rebel = { base: { base: 'dantooine', damage: 2 }, play: [{ card: 'u-wing' }] };
    const ran = run(
      rebels(rebel, {}, { force: 1 }),
      use('u-wing-1'),
      effect('repair'),
      amount(3),
      on('base'),
    );
    expect(told(ran, 'repaired')).toMatchObject([{ amount: 3, removed: 2 }]);
    expect(ran.state.players.rebel.base?.damage).toBe(0);
  });

  it('repairs nothing that is whole', () => {
    const rebel = {
      base: { base: 'dantooine', damage: 1 },
      play: [{ card: 'nebulon-b-frigate' }],
    };
    const { state } = run(rebels(rebel), use('nebulon-b-frigate-1'), effect('repair'), amount(3));
    expect(offerOf(state, { kind: 'effect-on', target: 'nebulon-b-frigate-1' })).toBe(
      'effects.repair-ships',
    );
  });

  it('damages a base past the ships before it', () => {
    const empire = { play: [{ card: 'imperial-carrier' }] };
    const row = ['scout-trooper', 'x-wing', 'bossk', 'dengar', 'lobot', 'director-krennic'];
    const state = rebels({ play: [{ card: 'y-wing' }] }, empire, { row });
    const ran = run(state, use('y-wing-1'), effect('damage'), amount(2), on('base'));
    expect(ran.state.players.empire.base?.damage).toBe(2);
    expect(ran.state.players.empire.play).toMatchObject([{ damage: 0 }]);
  });

  it('wins the game when it damages the last base enough', () => {
    const empire = { base: { base: 'lothal', damage: 7 } };
    const rebel = { play: [{ card: 'y-wing' }], trophies: ['endor', 'corellia'] };
    const ran = run(
      rebels(rebel, empire),
      use('y-wing-1'),
      effect('damage'),
      amount(2),
      on('base'),
    );
    expect(ran.state.winner).toBe('rebel');
    expect(asks(ran.state)).toBe('over');
  });

  it('destroys a ship into the discard pile of its owner', () => {
    const empire = { play: [{ card: 'gozanti-cruiser', damage: 1 }] };
    const state = rebels({ play: [{ card: 'luke-skywalker' }] }, empire, { force: 1 });
    const ran = run(
      state,
      use('luke-skywalker-1'),
      effect('destroy-ship'),
      on('gozanti-cruiser-1'),
    );
    expect(ran.state.players.empire).toMatchObject({ play: [], discard: ['gozanti-cruiser'] });
  });

  it('takes a card out of the row without any reward and refills the row', () => {
    const state = rebels({ play: [{ card: 'jabba-the-hutt' }] });
    const ran = run(
      state,
      use('jabba-the-hutt-1'),
      effect('discard-row'),
      on('row-2'),
      drawn('y-wing'),
    );
    expect(ran.state.galaxy.discard).toEqual(['scout-trooper']);
    expect(ran.state.galaxy.row['row-2']).toBe('y-wing');
    expect(told(ran, 'reward-taken')).toEqual([]);
    expect(asks(ran.state)).toBe('effects');
  });

  it('exiles a card from hand into the box, after the Force of the card is used', () => {
    const empire = { hand: ['kel-dor-mystic', 'imperial-shuttle'] };
    const state = tableOf({ active: 'empire', force: 0, players: bases(empire) });
    const ran = run(
      state,
      { kind: 'play', card: 'kel-dor-mystic' },
      use('kel-dor-mystic-1'),
      effect('exile'),
      amount(1),
      { kind: 'exile', from: 'hand', card: 'imperial-shuttle' },
      STOP,
    );
    expect(ran.state.force).toBe(-2);
    expect(ran.state.box).toEqual(['imperial-shuttle']);
    expect(refusal(ran.state, { kind: 'play', card: 'imperial-shuttle' })).toBe('turn.any-order');
  });

  it('reveals the top card of the galaxy deck and leaves it there', () => {
    const empire = { play: [{ card: 'scout-trooper' }], resources: 2 };
    const row = ['director-krennic', 'x-wing', 'y-wing', 'bossk', 'dengar', 'lobot'];
    const state = tableOf({ active: 'empire', row, players: bases(empire) });
    const ran = run(state, use('scout-trooper-1'), effect('reveal'), drawn('c-roc-cruiser'), STOP);
    expect(ran.state.galaxy.deck).toHaveLength(state.galaxy.deck.length);
    expect(ran.state.galaxy.discard).toEqual([]);
    // The card seen is the next one in the row, and nobody has to draw for it.
    const rich = tableOf({
      active: 'empire',
      row,
      players: bases({ ...empire, resources: 3 }),
    });
    const bought = run(
      rich,
      use('scout-trooper-1'),
      effect('reveal'),
      drawn('c-roc-cruiser'),
      STOP,
      {
        kind: 'buy',
        from: 'row-6',
        card: 'lobot',
      },
    );
    expect(bought.state.galaxy.row['row-6']).toBe('c-roc-cruiser');
  });

  it('raises attack until the end of the turn', () => {
    const state = rebels({ play: [{ card: 'rodian-gunslinger' }] });
    const ran = run(
      state,
      use('rodian-gunslinger-1'),
      effect('attack'),
      amount(2),
      on('rodian-gunslinger-1'),
      STOP,
      { kind: 'aim', target: 'base' },
      { kind: 'commit', card: 'rodian-gunslinger-1' },
      { kind: 'attack', target: 'base' },
    );
    expect(ran.state.players.empire.base?.damage).toBe(4);
    expect(run(ran.state, { kind: 'end-turn' }).state.bonuses).toEqual([]);
  });

  it('with «while» ends when its card leaves play', () => {
    const empire = { play: [{ card: 'tie-fighter' }, { card: 'imperial-carrier' }] };
    const row = ['director-krennic', 'x-wing', 'y-wing', 'bossk', 'dengar', 'lobot'];
    const state = tableOf({ active: 'empire', row, players: bases(empire) });
    const ran = run(
      state,
      use('imperial-carrier-1'),
      effect('attack'),
      amount(1),
      on('tie-fighter'),
      effect('exile-self'),
      STOP,
    );
    expect(ran.state.constants).toEqual([]);
    expect(told(ran, 'constant-ended')).toMatchObject([{ card: 'tie-fighter', amount: 1 }]);
  });
});

describe('a choice between two effects', () => {
  const spied = (force: number, hand: readonly string[]) =>
    run(rebels({ play: [{ card: 'duros-spy' }] }, { hand }, { force }), use('duros-spy-1')).state;

  it('cannot be one that is impossible: Force at the last space', () => {
    const state = spied(3, ['stormtrooper']);
    expect(asks(state)).toBe('spy');
    expect(refusal(state, { kind: 'give-force' })).toBe('abilities.choose-possible');
    const after = run(state, { kind: 'discard', card: 'stormtrooper' }).state;
    expect(after.players.empire).toMatchObject({ hand: [], discard: ['stormtrooper'] });
  });

  it('is free while both are possible', () => {
    expect(run(spied(2, ['stormtrooper']), { kind: 'give-force' }).state.force).toBe(3);
  });

  it('passes when neither is', () => {
    expect(asks(spied(3, []))).toBe('act');
  });
});

describe('an ability with «when»', () => {
  it('of Yavin 4 is offered each time the opponent discards', () => {
    const rebel = {
      base: { base: 'yavin-4' },
      play: [{ card: 'duros-spy' }, { card: 'duros-spy' }],
    };
    const state = rebels(rebel, { hand: ['stormtrooper', 'stormtrooper'] });
    const answer: readonly SwdbgAnswer[] = [
      { kind: 'discard', card: 'stormtrooper' },
      { kind: 'use-when', source: 'base' },
      effect('damage'),
      amount(2),
      on('base'),
      STOP,
    ];
    const ran = run(state, use('duros-spy-1'), ...answer, use('duros-spy-2'), ...answer);
    expect(ran.state.players.empire.base?.damage).toBe(4);
  });
});
