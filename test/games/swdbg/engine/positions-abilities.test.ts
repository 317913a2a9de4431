import { describe, expect } from 'vitest';
import { attackOf } from '../../../../src/games/swdbg/engine/game/query.ts';
import type { SwdbgState } from '../../../../src/games/swdbg/engine/game/index.ts';
import { END, asks, drawn, offerOf, offered, run, told } from './helpers.ts';
import {
  STOP,
  aim,
  amount,
  attack,
  buy,
  by,
  cites,
  discard,
  effect,
  inPlay,
  lay,
  on,
  play,
  turnOf,
  use,
  useWhen,
} from './positions.ts';

/** The attack of every card in play, in the order they lie there. */
const attacks = (state: SwdbgState, side: 'empire' | 'rebel' = 'empire'): readonly number[] =>
  state.players[side].play.map((entry) => attackOf(state, entry));

/** The Carrier is told to add 1 to every TIE Fighter. */
const CARRIER = [
  use('imperial-carrier-1'),
  effect('attack'),
  amount(1),
  on('tie-fighter'),
  STOP,
] as const;

describe('a constant ability', () => {
  const fleet = inPlay('imperial-carrier', 'tie-fighter', 'tie-fighter', 'stormtrooper');

  by('abilities.while-constant', 'strengthens every unit of the kind, not only one', () => {
    const ran = run(turnOf('empire', { play: fleet }), ...CARRIER);
    expect(attacks(ran.state)).toEqual([0, 3, 3, 2]);
  });

  by('abilities.while-constant', 'strengthens a unit that is played later', () => {
    const own = { play: inPlay('imperial-carrier'), hand: ['tie-fighter'] };
    const ran = run(turnOf('empire', own), ...CARRIER, play('tie-fighter'));
    expect(attacks(ran.state)).toEqual([0, 3]);
  });

  by('abilities.while-constant', 'lasts as long as its ship, turn after turn', () => {
    const own = {
      play: inPlay('imperial-carrier'),
      hand: ['tie-fighter'],
      deck: ['tie-fighter'],
    };
    const state = turnOf('empire', own, {}, { turns: 3 });
    const ran = run(state, ...CARRIER, END, END, play('tie-fighter'));
    expect(ran.state.active).toBe('empire');
    expect(attacks(ran.state)).toEqual([0, 3]);
  });

  by('abilities.while-constant', 'is told again without being added twice', () => {
    const ran = run(turnOf('empire', { play: fleet }), ...CARRIER, ...CARRIER);
    expect(attacks(ran.state)).toEqual([0, 3, 3, 2]);
  });

  by('abilities.while-constant', 'of each of two ships is added', () => {
    const own = { play: inPlay('imperial-carrier', 'imperial-carrier', 'tie-fighter') };
    const second = [use('imperial-carrier-2'), ...CARRIER.slice(1)] as const;
    const ran = run(turnOf('empire', own), ...CARRIER, ...second);
    expect(attacks(ran.state)).toEqual([0, 0, 4]);
  });

  by('abilities.while-constant', 'does nothing for the same kind of the opponent', () => {
    const own = { play: inPlay('imperial-carrier', 'blockade-runner') };
    const enemy = { play: inPlay('blockade-runner') };
    const ran = run(
      turnOf('empire', own, enemy),
      use('imperial-carrier-1'),
      effect('attack'),
      amount(1),
      on('blockade-runner'),
    );
    expect(attacks(ran.state)).toEqual([0, 2]);
    expect(attacks(ran.state, 'rebel')).toEqual([1]);
  });

  by('abilities.while-ends', 'ends with its ship, destroyed on the turn of the other', () => {
    const own = { play: inPlay('imperial-carrier'), deck: ['tie-fighter'], hand: ['tie-fighter'] };
    const enemy = { hand: ['b-wing'] };
    const ran = run(
      turnOf('empire', own, enemy, { turns: 3 }),
      ...CARRIER,
      END,
      play('b-wing'),
      aim('base'),
      ...lay('b-wing-1'),
      attack('base'),
      END,
      play('tie-fighter'),
    );
    expect(attacks(ran.state)).toEqual([2]);
    cites(ran, 'abilities.while-ends');
  });

  by('abilities.while-ends', 'of a unit ends when units are discarded', () => {
    const own = { play: inPlay('admiral-piett', 'star-destroyer') };
    const ran = run(
      turnOf('empire', own),
      use('admiral-piett-1'),
      effect('attack'),
      amount(1),
      on('star-destroyer'),
      STOP,
    );
    expect(attacks(ran.state)).toEqual([0, 5]);
    expect(attacks(run(ran.state, END).state)).toEqual([4]);
  });

  by('abilities.while-ends', 'of a base ends with the base', () => {
    const own = { base: { base: 'endor', damage: 14 }, play: inPlay('star-destroyer') };
    const ran = run(
      turnOf('empire', own, { hand: ['y-wing'] }, { turns: 2 }),
      use('base'),
      effect('attack'),
      amount(1),
      on('star-destroyer'),
      STOP,
      END,
      play('y-wing'),
      use('y-wing-1'),
      effect('damage'),
      amount(2),
      on('base'),
    );
    expect(ran.state.players.empire.base).toBeNull();
    expect(attacks(ran.state)).toEqual([4]);
  });

  by('abilities.while-constant', 'is not used up: it is neither tilted nor refused', () => {
    const ran = run(turnOf('empire', { play: fleet }), ...CARRIER);
    expect(ran.state.players.empire.play[0]?.used).toBe(false);
    expect(offerOf(ran.state, { kind: 'use', source: 'imperial-carrier-1' })).toBe('allowed');
  });
});

describe('the top card of the galaxy deck', () => {
  const scout = (galaxyDeck: readonly string[]) =>
    turnOf('empire', { play: inPlay('scout-trooper') }, {}, { galaxyDeck });

  by('effects.look-back', 'is looked at and stays where it was', () => {
    const ran = run(
      scout(['x-wing', 'y-wing']),
      use('scout-trooper-1'),
      effect('look'),
      drawn('y-wing'),
    );
    expect(ran.state.galaxy).toMatchObject({ deck: ['x-wing', 'y-wing'], discard: [] });
    cites(ran, 'effects.look-secret');
  });

  by('effects.reveal-back', 'is discarded where the card says so, and gives no reward', () => {
    const ran = run(
      scout(['x-wing', 'y-wing']),
      use('scout-trooper-1'),
      effect('reveal'),
      drawn('x-wing'),
      effect('discard-top'),
      STOP,
    );
    expect(ran.state.galaxy).toMatchObject({ deck: ['y-wing'], top: null, discard: ['x-wing'] });
    expect(told(ran, 'reward-taken')).toEqual([]);
    expect(asks(ran.state)).toBe('act');
  });

  by('abilities.as-much', 'cannot be discarded before anybody has seen it', () => {
    const { state } = run(scout(['x-wing', 'y-wing']), use('scout-trooper-1'));
    expect(offerOf(state, { kind: 'effect', effect: 'discard-top' })).toBe('abilities.as-much');
  });

  by('abilities.as-much', 'is neither looked at nor revealed where there is none', () => {
    const { state } = run(scout([]), use('scout-trooper-1'));
    expect(offerOf(state, { kind: 'effect', effect: 'look' })).toBe('abilities.as-much');
    expect(offerOf(state, { kind: 'effect', effect: 'reveal' })).toBe('abilities.as-much');
  });

  by('effects.look-back', 'comes into the row next when it was only looked at', () => {
    const state = turnOf(
      'empire',
      { play: inPlay('scout-trooper'), resources: 3 },
      {},
      { galaxyDeck: ['x-wing', 'y-wing'] },
    );
    const ran = run(
      state,
      use('scout-trooper-1'),
      effect('look'),
      drawn('y-wing'),
      STOP,
      buy('row-5', 'lobot'),
    );
    expect(ran.state.galaxy.row['row-5']).toBe('y-wing');
  });
});

describe('discards', () => {
  by('effects.at-random', 'at random are chosen by nobody', () => {
    const state = turnOf(
      'rebel',
      { play: inPlay('rebel-commando') },
      { hand: ['stormtrooper', 'imperial-shuttle'] },
    );
    const ran = run(state, use('rebel-commando-1'), effect('opponent-random'));
    expect(offered(ran.state).size).toBe(0);
    const after = run(ran.state, drawn('imperial-shuttle'));
    expect(after.state.players.empire).toMatchObject({
      hand: ['stormtrooper'],
      discard: ['imperial-shuttle'],
    });
    cites(after, 'effects.at-random');
  });

  by('effects.at-random', 'from the own hand go to the own discard pile', () => {
    const state = turnOf('empire', {
      play: inPlay('gozanti-cruiser'),
      hand: ['stormtrooper', 'imperial-shuttle'],
    });
    const ran = run(
      state,
      use('gozanti-cruiser-1'),
      effect('discard-random'),
      drawn('stormtrooper'),
    );
    expect(ran.state.players.empire).toMatchObject({
      hand: ['imperial-shuttle'],
      discard: ['stormtrooper'],
    });
  });

  by('effects.own-choice', 'of several cards are told one after another', () => {
    const state = turnOf(
      'rebel',
      { play: inPlay('snowspeeder') },
      { hand: ['stormtrooper', 'imperial-shuttle', 'inquisitor'] },
    );
    const ran = run(
      state,
      use('snowspeeder-1'),
      effect('opponent-discards'),
      discard('stormtrooper'),
      effect('opponent-discards'),
      discard('inquisitor'),
      STOP,
    );
    expect(ran.state.players.empire).toMatchObject({
      hand: ['imperial-shuttle'],
      discard: ['stormtrooper', 'inquisitor'],
    });
  });

  by('abilities.when-repeats', 'of two cards meet the condition of Yavin 4 twice', () => {
    const state = turnOf(
      'rebel',
      { base: { base: 'yavin-4' }, play: inPlay('snowspeeder') },
      { hand: ['stormtrooper', 'inquisitor'] },
    );
    const answer = [useWhen('base'), effect('damage'), amount(2), on('base'), STOP] as const;
    const ran = run(
      state,
      use('snowspeeder-1'),
      effect('opponent-random'),
      drawn('stormtrooper'),
      ...answer,
      effect('opponent-discards'),
      discard('inquisitor'),
      ...answer,
    );
    expect(ran.state.players.empire.base?.damage).toBe(4);
    expect(asks(ran.state)).toBe('effects');
  });
});

describe('an effect on two targets', () => {
  by('abilities.text-says', 'is told of one after the other', () => {
    const enemy = { play: inPlay('imperial-carrier', 'star-destroyer') };
    const ran = run(
      turnOf('rebel', { play: inPlay('y-wing') }, enemy),
      use('y-wing-1'),
      effect('damage'),
      amount(2),
      on('imperial-carrier-1'),
      effect('damage'),
      amount(2),
      on('star-destroyer-1'),
      STOP,
    );
    expect(ran.state.players.empire.play).toMatchObject([{ damage: 2 }, { damage: 2 }]);
  });

  by('effects.each-value-once', 'is never twice on the same one', () => {
    const enemy = { play: inPlay('imperial-carrier') };
    const { state } = run(
      turnOf('rebel', { play: inPlay('y-wing') }, enemy),
      use('y-wing-1'),
      effect('damage'),
      amount(2),
      on('imperial-carrier-1'),
      effect('damage'),
      amount(2),
    );
    expect([...offered(state).keys()].filter((key) => key.includes('carrier'))).toEqual([]);
  });

  by('abilities.text-says', 'takes two cards out of the row', () => {
    const ran = run(
      turnOf(
        'rebel',
        { play: inPlay('jabba-the-hutt') },
        {},
        {
          row: ['at-at', 'at-st', 'lobot', 'bossk', 'dengar', 'ig-88'],
        },
      ),
      use('jabba-the-hutt-1'),
      effect('discard-row'),
      on('row-1'),
      drawn('x-wing'),
      effect('discard-row'),
      on('row-2'),
      drawn('y-wing'),
    );
    expect(ran.state.galaxy.discard).toEqual(['at-at', 'at-st']);
  });
});

describe('a change of price', () => {
  const cheap = (less: number, resources: number) =>
    run(
      turnOf('rebel', { play: inPlay('princess-leia'), resources, discard: ['rebel-trooper'] }),
      use('princess-leia-1'),
      effect('cheaper'),
      amount(less),
      STOP,
    ).state;

  by('buying.pay', 'lets a card be bought for less', () => {
    const ran = run(cheap(3, 1), buy('row-5', 'lobot'), drawn('x-wing'));
    expect(ran.state.players.rebel).toMatchObject({
      resources: 1,
      discard: ['rebel-trooper', 'lobot'],
    });
    expect(told(ran, 'card-bought')).toMatchObject([{ cost: 0, left: 1 }]);
  });

  by('buying.pay', 'is for the next card only', () => {
    const { state } = run(cheap(3, 1), buy('row-5', 'lobot'), drawn('x-wing'));
    expect(offerOf(state, { kind: 'buy', from: 'pilots', card: 'outer-rim-pilot' })).toBe(
      'buying.pay',
    );
  });

  by('buying.pay', 'gives nothing back: a card costs no less than nothing', () => {
    const ran = run(cheap(8, 1), buy('pilots', 'outer-rim-pilot'));
    expect(ran.state.players.rebel.resources).toBe(1);
  });

  by('buying.empire-cards', 'does not sell the cards of the opponent', () => {
    expect(offerOf(cheap(8, 9), { kind: 'buy', from: 'row-1', card: 'at-at' })).toBe(
      'buying.empire-cards',
    );
  });

  by('variants.pay-neutral', 'is for buying, not for the rule «discard neutral cards»', () => {
    const state = turnOf(
      'rebel',
      { play: inPlay('princess-leia'), resources: 2 },
      {},
      { neutralRule: true },
    );
    const ran = run(state, use('princess-leia-1'), effect('cheaper'), amount(3), STOP);
    expect(offerOf(ran.state, { kind: 'discard-neutral', from: 'row-5', card: 'lobot' })).toBe(
      'variants.pay-neutral',
    );
  });

  by('turn.return-resources', 'ends with the turn', () => {
    const own = { play: inPlay('princess-leia') };
    const state = turnOf('rebel', own, { resources: 0 }, { turns: 3 });
    const ran = run(state, use('princess-leia-1'), effect('cheaper'), amount(8), STOP, END, END);
    expect(offerOf(ran.state, { kind: 'buy', from: 'pilots', card: 'outer-rim-pilot' })).toBe(
      'buying.pay',
    );
  });
});
