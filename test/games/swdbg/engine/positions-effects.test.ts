import { describe, expect } from 'vitest';
import { END, asks, drawn, offerOf, offered, refusal, run, told } from './helpers.ts';
import {
  STOP,
  amount,
  at,
  buy,
  by,
  cites,
  discard,
  effect,
  exile,
  inPlay,
  on,
  play,
  strike,
  times,
  use,
  useWhen,
} from './positions.ts';

const effectOffer = (name: 'force' | 'repair' | 'opponent-discards' | 'discard-top') =>
  ({ kind: 'effect', effect: name }) as const;

describe('abilities', () => {
  by('playing-cards.use-in-play', 'may be used by a card that has attacked', () => {
    const own = {
      play: [{ card: 'tie-fighter', attacked: true }],
      hand: ['gozanti-cruiser'],
      deck: ['stormtrooper'],
    };
    const ran = run(
      at('empire', own),
      play('gozanti-cruiser'),
      use('tie-fighter-1'),
      effect('draw'),
      amount(1),
    );
    expect(ran.state.players.empire.hand).toEqual(['stormtrooper']);
  });

  by('abilities.once', 'are for each copy of a card', () => {
    const row = ['x-wing', 'lobot'];
    const ran = run(
      at('empire', { play: inPlay('at-st', 'at-st') }, {}, { row }),
      use('at-st-1'),
      effect('discard-row'),
      on('row-1'),
      drawn('y-wing'),
      STOP,
    );
    expect(refusal(ran.state, use('at-st-1'))).toBe('abilities.once');
    const second = run(
      ran.state,
      use('at-st-2'),
      effect('discard-row'),
      on('row-1'),
      drawn('bossk'),
    );
    expect(second.state.galaxy.discard).toEqual(['x-wing', 'y-wing']);
  });

  by('reshuffling.own', 'draw the card just discarded when there is no other', () => {
    const own = { play: inPlay('gozanti-cruiser'), hand: ['imperial-shuttle'] };
    const ran = run(
      at('empire', own),
      use('gozanti-cruiser-1'),
      effect('discard-hand'),
      discard('imperial-shuttle'),
      effect('draw'),
      amount(1),
    );
    expect(ran.state.players.empire).toMatchObject({
      hand: ['imperial-shuttle'],
      deck: [],
      discard: [],
    });
  });

  by('abilities.text-says', 'of Krennic look at the base in play, not at the stack', () => {
    const own = {
      base: { base: 'endor' },
      bases: ['death-star'],
      play: inPlay('director-krennic'),
      deck: times(4, 'stormtrooper').slice(0, 2),
    };
    const ran = run(at('empire', own), use('director-krennic-1'), drawn('stormtrooper'));
    expect(ran.state.players.empire.hand).toHaveLength(1);
  });

  by('abilities.as-much', 'draw what is there: cards in play are no discard pile', () => {
    const own = {
      base: { base: 'death-star' },
      play: inPlay('director-krennic', 'stormtrooper'),
      deck: ['imperial-shuttle'],
    };
    const ran = run(at('empire', own), use('director-krennic-1'));
    expect(ran.state.players.empire.hand).toEqual(['imperial-shuttle']);
    expect(told(ran, 'nothing-to-draw')).toMatchObject([{ missing: 1 }]);
  });

  by('reshuffling.own', 'do not shuffle units in play', () => {
    const own = {
      play: inPlay('x-wing', 'x-wing', 'b-wing', 'b-wing', 'u-wing', 'u-wing', 'y-wing'),
      discard: ['y-wing', 'alliance-shuttle'],
    };
    const ran = run(at('rebel', own, {}, { force: 2 }), use('x-wing-1'), effect('draw'), amount(1));
    expect(told(ran, 'deck-reshuffled')).toMatchObject([{ cards: 2 }]);
    const after = run(ran.state, drawn('y-wing'));
    expect(after.state.players.rebel).toMatchObject({
      hand: ['y-wing'],
      deck: ['alliance-shuttle'],
    });
  });

  by('buying.when-playable', 'let a card bought this turn be drawn, played and attack', () => {
    const own = { play: inPlay('x-wing'), resources: 3 };
    const ran = run(
      at('rebel', own, {}, { force: 2, row: ['rebel-commando'] }),
      buy('row-1', 'rebel-commando'),
      drawn('lobot'),
      use('x-wing-1'),
      effect('draw'),
      amount(1),
      STOP,
      play('rebel-commando'),
      ...strike('base', 'rebel-commando-1', 'x-wing-1'),
    );
    expect(ran.state.players.empire.base?.damage).toBe(6);
  });

  by('reshuffling.not-at-once', 'leave the discard pile when the last card is drawn', () => {
    const own = { play: inPlay('x-wing'), deck: ['y-wing'], discard: times(7, 'alliance-shuttle') };
    const ran = run(at('rebel', own, {}, { force: 2 }), use('x-wing-1'), effect('draw'), amount(1));
    expect(ran.state.players.rebel).toMatchObject({
      deck: [],
      discard: times(7, 'alliance-shuttle'),
    });
  });

  by('force.full', 'cannot choose Force at the end of the track', () => {
    const { state } = run(
      at('empire', { play: inPlay('inquisitor') }, {}, { force: -3 }),
      use('inquisitor-1'),
    );
    expect(offerOf(state, effectOffer('force'))).toBe('force.full');
    expect(offerOf(state, { kind: 'effect', effect: 'resources' })).toBe('allowed');
  });

  by('effects.repair-base', 'cannot choose a repair where nothing is damaged', () => {
    const own = { base: { base: 'coruscant' }, play: inPlay('landing-craft') };
    const { state } = run(at('empire', own), use('landing-craft-1'));
    expect(offerOf(state, effectOffer('repair'))).toBe('effects.repair-base');
  });

  by('abilities.once', 'give one of two options, and the card is used', () => {
    const own = {
      base: { base: 'dantooine', damage: 3 },
      play: inPlay('mon-calamari-cruiser', 'rebel-transport'),
    };
    const ran = run(
      at('rebel', own),
      use('rebel-transport-1'),
      effect('resources'),
      amount(1),
      STOP,
    );
    expect(refusal(ran.state, use('rebel-transport-1'))).toBe('abilities.once');
    expect(ran.state.players.rebel.base?.damage).toBe(3);
  });

  by('abilities.any-time', 'wait for a better moment: Han for the Falcon', () => {
    const own = {
      play: inPlay('han-solo'),
      hand: ['millennium-falcon'],
      deck: ['y-wing'],
      discard: times(5, 'alliance-shuttle'),
    };
    const ran = run(
      at('rebel', own),
      play('millennium-falcon'),
      use('han-solo-1'),
      effect('draw'),
      amount(2),
      drawn('alliance-shuttle'),
    );
    expect(ran.state.players.rebel.hand).toEqual(['y-wing', 'alliance-shuttle']);
  });

  by('playing-cards.units-stay', 'of Veers see a trooper that has attacked', () => {
    const own = {
      play: [{ card: 'stormtrooper', attacked: true }],
      hand: ['general-veers', 'stormtrooper'],
      deck: ['tie-fighter'],
    };
    const ran = run(
      at('empire', own),
      play('general-veers'),
      use('general-veers-1'),
      effect('draw'),
      amount(1),
    );
    expect(ran.state.players.empire.hand).toEqual(['stormtrooper', 'tie-fighter']);
  });
});

describe('what an ability costs or brings back', () => {
  const deathStar = (resources: number) =>
    run(
      at(
        'empire',
        { base: { base: 'death-star' }, resources },
        { play: inPlay('mon-calamari-cruiser', 'rebel-transport') },
      ),
      use('base'),
      effect('pay'),
    );

  by('abilities.text-says', 'is paid in full or not at all', () => {
    const { state } = deathStar(3);
    expect(refusal(state, amount(4))).toBe('abilities.text-says');
    expect(state.players.empire.resources).toBe(3);
  });

  by('abilities.once', 'is paid for one use a turn', () => {
    const ran = run(
      deathStar(8).state,
      amount(4),
      effect('destroy-ship'),
      on('rebel-transport-1'),
      STOP,
    );
    expect(ran.state.players.empire.resources).toBe(4);
    expect(ran.state.players.rebel.discard).toEqual(['rebel-transport']);
    expect(refusal(ran.state, use('base'))).toBe('abilities.once');
  });

  by('buying.to-discard', 'may be the card that was bought a moment ago', () => {
    const own = { play: inPlay('at-at'), resources: 3 };
    const more = { row: ['death-trooper'], galaxyDiscard: ['scout-trooper'] };
    const ran = run(
      at('empire', own, {}, more),
      buy('row-1', 'death-trooper'),
      drawn('lobot'),
      use('at-at-1'),
      effect('take-back'),
    );
    expect(refusal(ran.state, on('scout-trooper'))).toBe('abilities.text-says');
    expect(run(ran.state, on('death-trooper')).state.players.empire).toMatchObject({
      hand: ['death-trooper'],
      discard: [],
    });
  });

  by('abilities.when-timing', 'lets a Fang Fighter fight at once', () => {
    const enemy = { base: { base: 'dantooine', damage: 5 }, bases: ['hoth'] };
    const ran = run(
      at('empire', { resources: 3 }, enemy, { force: -1, row: ['fang-fighter'] }),
      buy('row-1', 'fang-fighter'),
      drawn('lobot'),
      useWhen('fang-fighter'),
      effect('take-back'),
      on('fang-fighter'),
      STOP,
      play('fang-fighter'),
      ...strike('base', 'fang-fighter-1'),
    );
    expect(ran.state.players.empire.trophies).toEqual(['dantooine']);
  });
});

describe('exile', () => {
  const mystic = {
    play: inPlay('kel-dor-mystic', 'imperial-shuttle'),
    hand: ['stormtrooper'],
    discard: ['imperial-shuttle'],
    deck: times(4, 'imperial-shuttle'),
  };

  by(
    'effects.exile-itself',
    'leaves the pilot’s resources, and the Force is skipped at the end',
    () => {
      const ran = run(
        at('rebel', { hand: ['outer-rim-pilot'] }, {}, { force: 3, pilots: 9 }),
        play('outer-rim-pilot'),
        use('outer-rim-pilot-1'),
        effect('exile-self'),
      );
      expect(offerOf(ran.state, effectOffer('force'))).toBe('force.full');
      const after = run(ran.state, STOP);
      expect(after.state).toMatchObject({ force: 3, box: ['outer-rim-pilot'] });
      expect(after.state.players.rebel.resources).toBe(2);
    },
  );

  by('effects.to-box', 'brings no pilot back to the deck of pilots', () => {
    const own = { play: inPlay('outer-rim-pilot'), resources: 2 };
    const ran = run(
      at('empire', own, {}, { pilots: 0 }),
      use('outer-rim-pilot-1'),
      effect('exile-self'),
      STOP,
    );
    expect(ran.state.galaxy.pilots).toBe(0);
    expect(refusal(ran.state, buy('pilots', 'outer-rim-pilot'))).toBe('turn.any-order');
  });

  by('effects.exile-present', 'takes from hand or discard pile, not from play or deck', () => {
    const ran = run(
      at('empire', mystic),
      use('kel-dor-mystic-1'),
      effect('exile-self'),
      effect('exile'),
      amount(1),
    );
    expect([...offered(ran.state).keys()].filter((key) => key.includes('"exile"'))).toHaveLength(2);
    const after = run(ran.state, exile('discard', 'imperial-shuttle'), STOP);
    expect(after.state.box).toEqual(['kel-dor-mystic', 'imperial-shuttle']);
    const over = run(after.state, END);
    expect(told(over, 'units-discarded')).toMatchObject([{ cards: ['imperial-shuttle'] }]);
  });

  by('playing-cards.force', 'does not take back the Force of the card', () => {
    const own = { hand: ['kel-dor-mystic', 'alliance-shuttle'] };
    const ran = run(
      at('rebel', own, {}, { force: 0 }),
      play('kel-dor-mystic'),
      use('kel-dor-mystic-1'),
      effect('exile-self'),
      effect('exile'),
      amount(1),
      exile('hand', 'alliance-shuttle'),
      STOP,
    );
    expect(ran.state.force).toBe(2);
  });

  by('effects.exile-itself', 'follows the resources that were spent', () => {
    const own = { base: { base: 'dantooine', damage: 3 }, hand: ['hwk-290'] };
    const ran = run(
      at('rebel', own, {}, { row: ['hammerhead-corvette'] }),
      play('hwk-290'),
      buy('row-1', 'hammerhead-corvette'),
      drawn('lobot'),
      use('hwk-290-1'),
      effect('exile-self'),
      effect('repair'),
      amount(4),
      on('base'),
      STOP,
    );
    expect(ran.state.box).toEqual(['hwk-290']);
    expect(ran.state.players.rebel).toMatchObject({
      base: { damage: 0 },
      discard: ['hammerhead-corvette'],
      resources: 0,
    });
  });

  by('effects.exile-itself', 'may follow the attack of the card', () => {
    const own = { play: inPlay('y-wing') };
    const enemy = { base: { base: 'lothal', damage: 4 }, bases: ['endor'] };
    const bomb = [
      use('y-wing-1'),
      effect('exile-self'),
      effect('damage'),
      amount(2),
      on('base'),
      STOP,
    ] as const;
    const ran = run(at('rebel', own, enemy), ...strike('base', 'y-wing-1'), ...bomb);
    expect(ran.state.players.rebel).toMatchObject({ trophies: ['lothal'], discard: [] });
    expect(ran.state.box).toEqual(['y-wing']);
    const first = run(at('rebel', own, enemy), ...bomb);
    expect(refusal(first.state, { kind: 'aim', target: 'base' })).toBe('turn.any-order');
    expect(first.state.players.empire.base?.damage).toBe(6);
  });
});

describe('destroying ships', () => {
  by('effects.enemy-ship', 'goes by no hit points, and once a turn', () => {
    const own = { base: { base: 'death-star' } };
    const enemy = { play: inPlay('mon-calamari-cruiser', 'rebel-transport') };
    const ran = run(
      at('empire', own, enemy),
      use('base'),
      effect('destroy-ship'),
      on('mon-calamari-cruiser-1'),
      STOP,
    );
    expect(ran.state.players.rebel.discard).toEqual(['mon-calamari-cruiser']);
    expect(refusal(ran.state, use('base'))).toBe('abilities.once');
    cites(ran, 'effects.enemy-ship');
  });

  by('effects.row-ship', 'in the row puts it into the galaxy discard pile', () => {
    const ran = run(
      at('empire', { base: { base: 'death-star' } }, {}, { row: ['nebulon-b-frigate', 'lobot'] }),
      use('base'),
      effect('destroy-ship'),
      on('row-1'),
      drawn('bossk'),
    );
    cites(ran, 'effects.row-ship');
    expect(told(ran, 'row-discarded')).toMatchObject([{ card: 'nebulon-b-frigate', ship: true }]);
    expect(ran.state.galaxy).toMatchObject({
      discard: ['nebulon-b-frigate'],
      row: { 'row-1': 'bossk' },
    });
    expect(told(ran, 'reward-taken')).toEqual([]);
  });

  by('playing-cards.use-in-play', 'clears the way for the attack of the same card', () => {
    const enemy = {
      base: { base: 'lothal', damage: 2 },
      bases: ['endor'],
      play: inPlay('star-destroyer'),
    };
    const ran = run(
      at('rebel', { hand: ['luke-skywalker'] }, enemy, { force: -1 }),
      play('luke-skywalker'),
      use('luke-skywalker-1'),
      effect('destroy-ship'),
      on('star-destroyer-1'),
      STOP,
      ...strike('base', 'luke-skywalker-1'),
    );
    expect(ran.state.force).toBe(1);
    expect(ran.state.players.empire).toMatchObject({ base: null, discard: ['star-destroyer'] });
  });

  by('effects.ships-no-help', 'is not needed for damage dealt directly', () => {
    const enemy = {
      base: { base: 'lothal', damage: 1 },
      play: inPlay('star-destroyer', 'star-destroyer'),
    };
    const ran = run(
      at('rebel', { play: inPlay('y-wing') }, enemy),
      use('y-wing-1'),
      effect('damage'),
      amount(2),
    );
    expect(asks(ran.state)).toBe('effect-target');
    const after = run(ran.state, on('base'));
    expect(after.state.players.empire).toMatchObject({
      base: { damage: 3 },
      play: [{ damage: 0 }, { damage: 0 }],
    });
  });
});

describe('Duros Spy', () => {
  const spied = (force: number, hand: readonly string[], more: object = {}) =>
    run(
      at('rebel', { play: inPlay('duros-spy'), ...more }, { hand }, { force }),
      use('duros-spy-1'),
    );

  by('abilities.choose-possible', 'leaves only the Force to an empty hand', () => {
    const { state } = spied(1, []);
    expect([...offered(state).keys()]).toEqual(['[["kind","give-force"]]']);
    expect(run(state, { kind: 'give-force' }).state.force).toBe(2);
  });

  by('abilities.choose-possible', 'does nothing where neither is possible', () => {
    const { state } = spied(3, []);
    expect([asks(state), state.force]).toEqual(['act', 3]);
  });

  by('effects.own-choice', 'is answered by the opponent, who also chooses the card', () => {
    const { state } = spied(0, ['stormtrooper', 'imperial-shuttle', 'inquisitor']);
    const hand = ['stormtrooper', 'imperial-shuttle', 'inquisitor'] as const;
    expect(hand.map((card) => offerOf(state, { kind: 'discard', card }))).toEqual(
      times(3, 'allowed'),
    );
    const after = run(state, discard('inquisitor'));
    expect(after.state.players.empire.discard).toEqual(['inquisitor']);
  });

  by('abilities.when-repeats', 'with Yavin 4 behind costs more than a card', () => {
    const yavin = { base: { base: 'yavin-4' } };
    const enemy = {
      base: { base: 'lothal', damage: 6 },
      bases: ['endor'],
      hand: times(4, 'imperial-shuttle'),
    };
    const { state } = run(
      at('rebel', { play: inPlay('duros-spy'), ...yavin }, enemy),
      use('duros-spy-1'),
    );
    const force = run(state, { kind: 'give-force' });
    expect([force.state.force, force.state.players.empire.base?.damage]).toEqual([1, 6]);
    const lost = run(
      state,
      discard('imperial-shuttle'),
      useWhen('base'),
      effect('damage'),
      amount(2),
      on('base'),
    );
    expect(lost.state.players.empire.base).toBeNull();
  });
});

describe('discards from a hand', () => {
  by('effects.at-random', 'are chosen by their owner unless the card says at random', () => {
    const enemy = { hand: ['darth-vader', 'imperial-shuttle'] };
    const state = at('rebel', { play: inPlay('rebel-commando') }, enemy, { force: 1 });
    const chosen = run(state, use('rebel-commando-1'), effect('opponent-discards'));
    expect(offerOf(chosen.state, { kind: 'discard', card: 'darth-vader' })).toBe('allowed');
    const random = run(state, use('rebel-commando-1'), effect('opponent-random'));
    expect(refusal(random.state, discard('imperial-shuttle'))).toBe('effects.at-random');
    expect(run(random.state, drawn('darth-vader')).state.players.empire.discard).toEqual([
      'darth-vader',
    ]);
  });

  by('abilities.as-much', 'stop at the last card, and hands are filled at the own end', () => {
    const state = at(
      'rebel',
      { play: inPlay('snowspeeder', 'snowspeeder'), deck: times(5, 'alliance-shuttle') },
      { hand: ['stormtrooper'] },
      { turns: 2 },
    );
    const ran = run(
      state,
      use('snowspeeder-1'),
      effect('opponent-discards'),
      discard('stormtrooper'),
      STOP,
      use('snowspeeder-2'),
    );
    expect(offerOf(ran.state, effectOffer('opponent-discards'))).toBe('abilities.as-much');
    const next = run(ran.state, STOP, END);
    expect(next.state.active).toBe('empire');
    expect(next.state.players.empire.hand).toEqual([]);
  });

  by('effects.ships-no-help', 'meet Yavin 4 each time, and a card that is not there never', () => {
    const enemy = {
      base: { base: 'coruscant' },
      hand: times(2, 'imperial-shuttle'),
      play: inPlay('star-destroyer'),
    };
    const own = {
      base: { base: 'yavin-4' },
      play: inPlay('snowspeeder', 'snowspeeder', 'rebel-commando'),
    };
    const hit = [
      effect('opponent-discards'),
      discard('imperial-shuttle'),
      useWhen('base'),
      effect('damage'),
      amount(2),
      on('base'),
      STOP,
      STOP,
    ] as const;
    const ran = run(
      at('rebel', own, enemy),
      use('snowspeeder-1'),
      ...hit,
      use('snowspeeder-2'),
      ...hit,
      use('rebel-commando-1'),
    );
    expect(ran.state.players.empire.base?.damage).toBe(4);
    expect(offerOf(ran.state, effectOffer('opponent-discards'))).toBe('abilities.as-much');
  });

  by('abilities.own-turn', 'at the end of the other’s turn do not meet it', () => {
    const own = { hand: times(2, 'imperial-shuttle'), deck: times(5, 'imperial-shuttle') };
    const ran = run(at('empire', own, { base: { base: 'yavin-4' } }, { turns: 2 }), END);
    expect(told(ran, 'ability-used')).toEqual([]);
    expect(asks(ran.state)).toBe('act');
    expect(ran.state.players.empire.base?.damage).toBe(0);
  });
});

describe('the galaxy deck', () => {
  const scout = (galaxyDeck: readonly string[], more: object = {}) =>
    run(
      at(
        'empire',
        { play: inPlay('scout-trooper'), resources: 3 },
        {},
        { galaxyDeck, row: ['lobot', 'bossk'], ...more },
      ),
      use('scout-trooper-1'),
    );

  by('effects.reveal-both', 'shows a Rebel card, which goes without reward or refill', () => {
    const ran = run(
      scout(['luke-skywalker', 'x-wing']).state,
      effect('reveal'),
      drawn('luke-skywalker'),
      effect('discard-top'),
      STOP,
    );
    expect(ran.state.galaxy.discard).toEqual(['luke-skywalker']);
    expect(told(ran, 'row-refilled')).toEqual([]);
    expect(ran.state.force).toBe(0);
  });

  by('effects.reveal-back', 'keeps the card on top: it comes into the row next', () => {
    const ran = run(
      scout(['tie-fighter', 'x-wing'], { force: -3 }).state,
      effect('reveal'),
      drawn('tie-fighter'),
    );
    expect(offerOf(ran.state, effectOffer('force'))).toBe('force.full');
    const after = run(ran.state, STOP, buy('row-1', 'lobot'));
    expect(after.state.galaxy.row['row-1']).toBe('tie-fighter');
  });

  by('effects.look-secret', 'is looked at by one player, and the card stays on top', () => {
    const state = at(
      'empire',
      { play: inPlay('moff-jerjerrod') },
      {},
      { galaxyDeck: ['x-wing', 'y-wing'] },
    );
    const ran = run(state, use('moff-jerjerrod-1'), effect('look'), drawn('x-wing'), STOP);
    expect(ran.events.map(({ kind }) => kind)).not.toContain('galaxy-revealed');
    expect(ran.state.galaxy).toMatchObject({ top: 'x-wing', discard: [] });
  });

  by('abilities.as-much', 'with nothing in it shows nothing and is not shuffled for that', () => {
    const { state } = scout([], { galaxyDiscard: ['x-wing', 'y-wing'] });
    expect(offerOf(state, { kind: 'effect', effect: 'reveal' })).toBe('abilities.as-much');
    expect(run(state, STOP).state.galaxy.discard).toEqual(['x-wing', 'y-wing']);
  });

  by('reshuffling.galaxy', 'is shuffled when the row needs a card, not before', () => {
    const galaxyDiscard = [
      'x-wing',
      'x-wing',
      'y-wing',
      'u-wing',
      'b-wing',
      'at-st',
      'at-st',
      'dengar',
      'ig-88',
      'tie-bomber',
      'tie-bomber',
      'duros-spy',
    ];
    const ran = run(
      at(
        'empire',
        { resources: 6 },
        {},
        { galaxyDeck: ['hwk-290'], galaxyDiscard, row: ['lobot', 'bossk'] },
      ),
      buy('row-1', 'lobot'),
    );
    expect(ran.state.galaxy).toMatchObject({ deck: [], discard: galaxyDiscard });
    const second = run(ran.state, buy('row-2', 'bossk'), drawn('dengar'));
    expect(second.state.galaxy.deck).toHaveLength(11);
    expect(second.state.galaxy).toMatchObject({ discard: [], row: { 'row-2': 'dengar' } });
  });

  by('buying.refill-now', 'that is empty like its discard pile leaves the row short', () => {
    const ran = run(
      at('empire', { resources: 3 }, {}, { galaxyDeck: [], row: ['lobot', 'bossk'] }),
      buy('row-1', 'lobot'),
    );
    expect(told(ran, 'row-short')).toHaveLength(1);
    expect(ran.state.galaxy.row['row-1']).toBeNull();
  });
});

describe('repair', () => {
  const uwing = (force: number, damage: number, base: string) =>
    at('rebel', { base: { base, damage }, play: inPlay('u-wing') }, {}, { force });

  by('effects.repair-count', 'keeps nothing for later', () => {
    const ran = run(
      uwing(1, 1, 'yavin-4'),
      use('u-wing-1'),
      effect('repair'),
      amount(3),
      on('base'),
    );
    expect(ran.state.players.rebel.base?.damage).toBe(0);
    expect(told(ran, 'repaired')).toMatchObject([{ removed: 1 }]);
  });

  by('force.with-you', 'waits for the Force where the card does', () => {
    const state = at('rebel', { base: { base: 'dantooine', damage: 7 }, hand: ['u-wing'] });
    const ran = run(state, play('u-wing'));
    expect(refusal(ran.state, use('u-wing-1'))).toBe('force.with-you');
    expect(ran.state.players.rebel.resources).toBe(3);
  });
});

describe('what the book leaves open', () => {
  by(
    'abilities.as-much',
    'is played by the nearer reading: a part of the Force is possible',
    () => {
      const ran = run(
        at('empire', { play: inPlay('lobot') }, {}, { force: -2 }),
        use('lobot-1'),
        effect('force'),
        amount(2),
      );
      expect(ran.state.force).toBe(-3);
    },
  );

  by('abilities.when-timing', 'is left to the player: which of two comes first', () => {
    const own = { play: inPlay('boba-fett', 'ig-88'), deck: ['stormtrooper', 'stormtrooper'] };
    const ran = run(
      at('empire', own, {}, { row: ['x-wing'] }),
      ...strike('row-1', 'boba-fett-1', 'ig-88-1'),
      drawn('lobot'),
      { kind: 'no-reward' },
    );
    const sources = ['boba-fett-1', 'ig-88-1'];
    expect(sources.map((source) => offerOf(ran.state, { kind: 'use-when', source }))).toEqual(
      times(2, 'allowed'),
    );
  });
});
