import { describe, expect, it } from 'vitest';
import {
  asks,
  bases,
  drawn,
  END,
  offered,
  offerOf,
  refusal,
  run,
  tableOf,
  told,
} from './helpers.ts';

const start = (table: object) => tableOf({ from: 'start', ...table });

describe('the start of a turn', () => {
  it('gives the Rebels 1 resource while the marker stands where the game began', () => {
    const state = start({ active: 'rebel', force: 3, players: bases() });
    expect(state.players.rebel.resources).toBe(1);
  });

  it('gives the Empire nothing at the very beginning', () => {
    const state = start({ active: 'empire', force: 3, players: bases() });
    expect(state.players.empire.resources).toBe(0);
    expect(asks(state)).toBe('act');
  });

  it('gives nothing one space before the last', () => {
    expect(start({ force: 2, players: bases() }).players.rebel.resources).toBe(0);
  });

  it('gives the resources of every own capital ship again', () => {
    const play = [{ card: 'imperial-carrier' }, { card: 'gozanti-cruiser' }];
    const state = start({ active: 'empire', force: -3, players: bases({ play }) });
    // One for the last space, 3 and 2 for the ships.
    expect(state.players.empire.resources).toBe(6);
  });

  it('lets a player without a base choose one before anything else', () => {
    const rebel = { base: null, bases: ['hoth', 'sullust'] };
    const state = start({ force: 3, players: bases({}, rebel) });
    expect(asks(state)).toBe('new-base');
    expect(state.players.rebel.resources).toBe(0);
    const { state: after } = run(state, { kind: 'choose-base', base: 'hoth' });
    expect(after.players.rebel).toMatchObject({
      base: { base: 'hoth', damage: 0 },
      bases: ['sullust'],
      resources: 1,
    });
  });

  it('offers the ability of a base right after it is revealed', () => {
    const rebel = { base: null, bases: ['mon-cala', 'hoth'] };
    const state = start({ players: bases({}, rebel) });
    expect(asks(run(state, { kind: 'choose-base', base: 'mon-cala' }).state)).toBe('when');
    expect(asks(run(state, { kind: 'choose-base', base: 'hoth' }).state)).toBe('act');
  });
});

describe('playing a card', () => {
  it('moves the marker two spaces to the Empire for Tarkin, and no farther than the end', () => {
    for (const [force, to] of [
      [3, 1],
      [0, -2],
      [-2, -3],
    ] as const) {
      const hand = ['grand-moff-tarkin'];
      const state = tableOf({ active: 'empire', force, players: bases({ hand }) });
      const after = run(state, { kind: 'play', card: 'grand-moff-tarkin' }).state;
      expect(after.force).toBe(to);
      expect(after.players.empire.play.map(({ card }) => card)).toEqual(['grand-moff-tarkin']);
    }
  });

  it('stops the marker at the last space when more Force is gained than there is room for', () => {
    const state = tableOf({ force: 2, players: bases({}, { hand: ['princess-leia'] }) });
    const ran = run(state, { kind: 'play', card: 'princess-leia' });
    expect(ran.state.force).toBe(3);
    expect(told(ran, 'force-moved')).toMatchObject([{ from: 2, to: 3 }]);
  });

  it('gives the resources of a capital ship at once', () => {
    const state = tableOf({ active: 'empire', players: bases({ hand: ['gozanti-cruiser'] }) });
    const { players } = run(state, { kind: 'play', card: 'gozanti-cruiser' }).state;
    expect(players.empire.resources).toBe(2);
  });

  it('is offered only for cards in hand', () => {
    const state = tableOf({ players: bases({}, { hand: ['x-wing'] }) });
    expect(offerOf(state, { kind: 'play', card: 'x-wing' })).toBe('allowed');
    expect(refusal(state, { kind: 'play', card: 'luke-skywalker' })).toBe('turn.any-order');
  });
});

describe('buying', () => {
  const rich = (resources: number, more: object = {}) =>
    tableOf({ players: bases({}, { resources }), ...more });

  it('costs what the card says and puts it on top of the own discard pile', () => {
    const state = rich(4);
    const after = run(state, { kind: 'buy', from: 'row-4', card: 'x-wing' }, drawn('y-wing')).state;
    expect(after.players.rebel).toMatchObject({ resources: 1, discard: ['x-wing'] });
    expect(after.galaxy.row['row-4']).toBe('y-wing');
  });

  it('is refused for cards of the other faction and for those that cost too much', () => {
    const state = rich(2);
    expect(offerOf(state, { kind: 'buy', from: 'row-2', card: 'scout-trooper' })).toBe(
      'buying.empire-cards',
    );
    expect(offerOf(state, { kind: 'buy', from: 'row-4', card: 'x-wing' })).toBe('buying.pay');
    expect(offerOf(state, { kind: 'buy', from: 'row-5', card: 'rodian-gunslinger' })).toBe(
      'allowed',
    );
  });

  it('takes pilots from their own deck, and leaves the row as it is', () => {
    const choice = { kind: 'buy', from: 'pilots', card: 'outer-rim-pilot' } as const;
    const after = run(rich(2), choice).state;
    expect(after.galaxy.pilots).toBe(9);
    expect(after.players.rebel.discard).toEqual(['outer-rim-pilot']);
    expect(Object.values(after.galaxy.row)).toEqual(Object.values(rich(2).galaxy.row));
    expect(offerOf(rich(2, { pilots: 0 }), choice)).toBeUndefined();
  });

  it('reshuffles the galaxy discard pile when the deck cannot refill the row', () => {
    const state = rich(4, { galaxyDeck: [], galaxyDiscard: ['luke-skywalker'] });
    const ran = run(state, { kind: 'buy', from: 'row-4', card: 'x-wing' });
    expect(told(ran, 'galaxy-reshuffled')).toEqual([{ cards: 1 }]);
    expect(ran.state.galaxy.row['row-4']).toBe('luke-skywalker');
    expect(ran.state.galaxy.discard).toEqual([]);
  });

  it('leaves a gap in the row when there is no galaxy card left at all', () => {
    const state = rich(4, { galaxyDeck: [] });
    const after = run(state, { kind: 'buy', from: 'row-4', card: 'x-wing' }).state;
    expect(after.galaxy.row['row-4']).toBeNull();
    expect(asks(after)).toBe('act');
  });

  it('may discard a neutral card for its cost only when the players agreed so', () => {
    const choice = { kind: 'discard-neutral', from: 'row-6', card: 'c-roc-cruiser' } as const;
    expect(offerOf(rich(3), choice)).toBeUndefined();
    const state = rich(3, { neutralRule: true });
    const after = run(state, choice, drawn('bossk')).state;
    expect(after.players.rebel).toMatchObject({ resources: 0, discard: [] });
    expect(after.galaxy.discard).toEqual(['c-roc-cruiser']);
    expect(after.galaxy.row['row-6']).toBe('bossk');
  });

  it('never discards a card of a faction that way', () => {
    const state = rich(9, { neutralRule: true });
    const kinds = [...offered(state).keys()].filter((key) => key.includes('discard-neutral'));
    expect(kinds).toHaveLength(2);
  });
});

describe('the end of a turn', () => {
  const full = () =>
    tableOf({
      active: 'empire',
      players: bases({
        base: { base: 'death-star', used: true },
        resources: 4,
        hand: ['imperial-shuttle', 'imperial-shuttle'],
        play: [
          { card: 'stormtrooper', attacked: true },
          { card: 'stormtrooper' },
          { card: 'inquisitor', used: true },
          { card: 'imperial-carrier', attacked: true, used: true, damage: 2 },
        ],
        deck: Array.from({ length: 5 }, () => 'imperial-shuttle'),
      }),
    });

  it('discards units and hand, keeps ships, returns resources and draws five', () => {
    const { empire } = run(full(), END).state.players;
    expect(empire.discard.toSorted()).toEqual([
      'imperial-shuttle',
      'imperial-shuttle',
      'inquisitor',
      'stormtrooper',
      'stormtrooper',
    ]);
    expect(empire.play).toMatchObject([{ card: 'imperial-carrier', damage: 2 }]);
    expect(empire.resources).toBe(0);
    expect(empire.hand).toHaveLength(5);
  });

  it('straightens the base and the ships', () => {
    const { empire } = run(full(), END).state.players;
    expect(empire.play[0]).toMatchObject({ attacked: false, used: false });
    expect(empire.base?.used).toBe(false);
  });

  it('draws the last five without reshuffling', () => {
    const ran = run(full(), END);
    expect(told(ran, 'deck-reshuffled')).toEqual([]);
    expect(ran.state.players.empire.deck).toEqual([]);
  });

  it('draws three, reshuffles and draws two more', () => {
    const rebel = {
      deck: ['x-wing', 'rebel-trooper', 'rebel-trooper'],
      discard: ['alliance-shuttle', 'alliance-shuttle', 'temple-guardian'],
    };
    const state = tableOf({ players: bases({}, rebel) });
    const ran = run(state, END, drawn('temple-guardian', 'alliance-shuttle'));
    expect(told(ran, 'cards-drawn').map(({ cards }) => cards.length)).toEqual([3, 2]);
    const { hand, deck, discard } = ran.state.players.rebel;
    expect(hand).toHaveLength(5);
    expect(discard).toEqual([]);
    expect(deck).toEqual(['alliance-shuttle']);
  });

  it('draws what there is when deck and discard pile are both too short', () => {
    const state = tableOf({ players: bases({}, { deck: ['x-wing'] }) });
    const ran = run(state, END);
    expect(ran.state.players.rebel.hand).toEqual(['x-wing']);
    expect(told(ran, 'nothing-to-draw')).toEqual([{ side: 'rebel', missing: 4 }]);
  });

  it('hands the turn to the other player, who plays on while turns are left', () => {
    const state = tableOf({ turns: 2, force: 0, players: bases() });
    const ran = run(state, END);
    expect(ran.state.active).toBe('empire');
    expect(asks(ran.state)).toBe('act');
    expect(asks(run(ran.state, END).state)).toBe('over');
  });
});
