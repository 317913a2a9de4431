import { describe, expect } from 'vitest';
import type { CardId } from '../../../../src/games/swdbg/engine/cards.ts';
import type { SwdbgAnswer } from '../../../../src/games/swdbg/engine/game/index.ts';
import { END, asks, drawn, offerOf, offered, refusal, run, told } from './helpers.ts';
import {
  ENOUGH,
  STOP,
  aim,
  amount,
  at,
  attack,
  buy,
  by,
  effect,
  exile,
  inPlay,
  lay,
  on,
  play,
  put,
  strike,
  times,
  turnOf,
  use,
  useWhen,
} from './positions.ts';

const TAKE: SwdbgAnswer = { kind: 'take-reward' };
const LEAVE: SwdbgAnswer = { kind: 'no-reward' };
/** Some of those that could are laid, and they attack. */
const some = (target: string, ...cards: readonly string[]): readonly SwdbgAnswer[] => [
  aim(target),
  ...lay(...cards),
  ENOUGH,
  attack(target),
];
const constant = (source: string, more: number, ...titles: readonly CardId[]) => [
  use(source),
  ...titles.flatMap((title) => [effect('attack'), amount(more), on(title)]),
  STOP,
];

describe('buying', () => {
  by('buying.rebel-cards', 'sells no card of the enemy at any price', () => {
    const state = at('empire', { resources: 8 }, {}, { row: ['hammerhead-corvette'] });
    expect(refusal(state, buy('row-1', 'hammerhead-corvette'))).toBe('buying.rebel-cards');
  });

  by('buying.pay', 'gives no credit', () => {
    const own = { resources: 6, play: inPlay('imperial-shuttle', 'imperial-shuttle') };
    const state = at('empire', own, {}, { row: ['star-destroyer'] });
    expect(refusal(state, buy('row-1', 'star-destroyer'))).toBe('buying.pay');
  });

  by('buying.to-discard', 'brings a ship onto the discard pile, not into play', () => {
    const ran = run(
      at('rebel', { base: { base: 'hoth' }, resources: 6 }, {}, { row: ['mon-calamari-cruiser'] }),
      buy('row-1', 'mon-calamari-cruiser'),
      drawn('lobot'),
    );
    expect(ran.state.players.rebel).toMatchObject({ play: [], discard: ['mon-calamari-cruiser'] });
    expect(refusal(ran.state, play('mon-calamari-cruiser'))).toBe('turn.any-order');
  });

  by('buying.refill-now', 'may go on in the place that has just been filled', () => {
    const ran = run(
      at('rebel', { resources: 6 }, {}, { row: ['y-wing'] }),
      buy('row-1', 'y-wing'),
      drawn('snowspeeder'),
      buy('row-1', 'snowspeeder'),
      drawn('duros-spy'),
      buy('row-1', 'duros-spy'),
      drawn('lobot'),
    );
    expect(ran.state.players.rebel.resources).toBe(1);
    expect(ran.state.galaxy.row['row-1']).toBe('lobot');
  });

  by('buying.where', 'takes pilots without touching row or galaxy deck', () => {
    const state = at('empire', { resources: 4 }, {}, { row: ['lobot'] });
    const pilot = buy('pilots', 'outer-rim-pilot');
    const ran = run(state, pilot, pilot);
    expect(ran.state.galaxy).toMatchObject({
      pilots: 8,
      row: state.galaxy.row,
      deck: state.galaxy.deck,
    });
    expect(ran.state.players.empire.discard).toEqual(times(2, 'outer-rim-pilot'));
  });

  by('buying.where', 'of an eleventh pilot is impossible, and the game goes on', () => {
    const state = at('rebel', { resources: 4 }, {}, { pilots: 1, row: ['y-wing'] });
    const ran = run(state, buy('pilots', 'outer-rim-pilot'));
    expect(refusal(ran.state, buy('pilots', 'outer-rim-pilot'))).toBe('turn.any-order');
    expect(offerOf(ran.state, { kind: 'buy', from: 'row-1', card: 'y-wing' })).toBe('allowed');
  });

  const remove = (card: CardId) => ({ kind: 'discard-neutral', from: 'row-1', card }) as const;

  by('variants.pay-neutral', 'is no discarding where nobody has agreed on it', () => {
    const state = at('empire', { resources: 3 }, {}, { row: ['c-roc-cruiser'] });
    expect(refusal(state, remove('c-roc-cruiser'))).toBe('turn.any-order');
    expect(offerOf(state, { kind: 'buy', from: 'row-1', card: 'c-roc-cruiser' })).toBe('allowed');
  });

  by('variants.pay-neutral', 'discards neutral cards only', () => {
    const more = { neutralRule: true, row: ['cassian-andor'] };
    expect(refusal(at('empire', { resources: 5 }, {}, more), remove('cassian-andor'))).toBe(
      'turn.any-order',
    );
  });

  by('reshuffling.galaxy', 'may bring back the very card that was paid away', () => {
    const more = { neutralRule: true, row: ['bossk'], galaxyDeck: [] };
    const ran = run(at('rebel', { resources: 3 }, {}, more), remove('bossk'));
    expect(ran.state.galaxy).toMatchObject({ row: { 'row-1': 'bossk' }, deck: [], discard: [] });
    expect(ran.state.players.rebel.resources).toBe(0);
  });
});

describe('attacking the row', () => {
  by('sabotage.no-neutral', 'spares neutral cards, and nobody is used up by asking', () => {
    const state = at('empire', { play: inPlay('death-trooper') }, {}, { row: ['z-95-headhunter'] });
    expect(refusal(state, aim('row-1'))).toBe('sabotage.no-neutral');
    expect(offerOf(state, { kind: 'aim', target: 'base' })).toBe('allowed');
  });

  by('sabotage.choose', 'spares the own faction', () => {
    const state = at('rebel', { play: inPlay('b-wing') }, {}, { row: ['u-wing'] });
    expect(refusal(state, aim('row-1'))).toBe('sabotage.choose');
  });

  by('sabotage.ship-target', 'cannot reach a ship, which has no target value', () => {
    const own = { play: inPlay('luke-skywalker', 'x-wing') };
    const state = at('rebel', own, {}, { row: ['star-destroyer'] });
    expect(refusal(state, aim('row-1'))).toBe('sabotage.ship-target');
  });

  by('sabotage.units-only', 'is nothing for ships, so a lone trooper is too weak', () => {
    const own = { play: inPlay('star-destroyer', 'stormtrooper') };
    const ran = run(at('empire', own, {}, { row: ['b-wing'] }), aim('row-1'));
    expect(refusal(ran.state, { kind: 'commit', card: 'star-destroyer-1' })).toBe(
      'sabotage.units-only',
    );
    const weak = run(ran.state, ...lay('stormtrooper-1'), attack('row-1'));
    expect(weak.state.galaxy.row['row-1']).toBe('b-wing');
  });

  by('sabotage.too-weak', 'uses up those who failed', () => {
    const own = { play: inPlay('rebel-trooper', 'x-wing') };
    const enemy = { base: { base: 'lothal', damage: 4 } };
    const ran = run(
      at('rebel', own, enemy, { row: ['grand-moff-tarkin'] }),
      ...strike('row-1', 'rebel-trooper-1', 'x-wing-1'),
    );
    expect(told(ran, 'row-attack-failed')).toHaveLength(1);
    expect(refusal(ran.state, aim('base'))).toBe('attack.once');
  });

  by('sabotage.no-tokens', 'does not add up two attacks that failed', () => {
    const own = { play: inPlay('x-wing', 'rebel-commando') };
    const ran = run(
      at('rebel', own, {}, { row: ['boba-fett'] }),
      ...some('row-1', 'x-wing-1'),
      ...strike('row-1', 'rebel-commando-1'),
    );
    expect(told(ran, 'row-attack-failed')).toHaveLength(2);
    expect(ran.state.galaxy).toMatchObject({ row: { 'row-1': 'boba-fett' }, discard: [] });
  });

  by('sabotage.excess', 'gives nothing of its excess to anybody', () => {
    const state = at(
      'empire',
      { play: inPlay('darth-vader') },
      {},
      { force: -1, row: ['y-wing', 'luke-skywalker'] },
    );
    const ran = run(
      state,
      use('darth-vader-1'),
      effect('attack'),
      amount(4),
      on('darth-vader-1'),
      STOP,
      ...strike('row-1', 'darth-vader-1'),
      drawn('lobot'),
    );
    expect(told(ran, 'row-destroyed')).toMatchObject([{ excess: 9 }]);
    expect(ran.state.galaxy.row['row-2']).toBe('luke-skywalker');
    expect(ran.state.players.rebel.base?.damage).toBe(0);
  });

  by('capital-ships.defend', 'does not mind the ships of the opponent', () => {
    const enemy = { play: inPlay('star-destroyer', 'star-destroyer') };
    const ran = run(
      at('rebel', { play: inPlay('rebel-trooper'), hand: ['alliance-shuttle'] }, enemy, {
        row: ['tie-bomber'],
      }),
      ...strike('row-1', 'rebel-trooper-1'),
      drawn('lobot'),
      TAKE,
    );
    expect(asks(ran.state)).toBe('exile');
    expect(ran.state.galaxy.discard).toEqual(['tie-bomber']);
  });

  const walker = (...answers: readonly SwdbgAnswer[]) =>
    run(
      at('rebel', { play: inPlay('b-wing', 'y-wing') }, {}, { row: ['at-at', 'x-wing'] }),
      ...strike('row-1', 'b-wing-1', 'y-wing-1'),
      ...answers,
    );

  by('sabotage.decide', 'offers the card that has just come into the row', () => {
    const ran = walker(
      drawn('luke-skywalker'),
      TAKE,
      { kind: 'take-free', from: 'row-1', card: 'luke-skywalker' },
      drawn('lobot'),
    );
    expect(ran.state.players.rebel.discard).toEqual(['luke-skywalker']);
    expect(ran.state.galaxy.row['row-1']).toBe('lobot');
  });

  by('cards.reward', 'gives a card of the own faction and no neutral one', () => {
    const ran = walker(drawn('jabba-the-hutt'), TAKE);
    expect([...offered(ran.state).keys()].filter((key) => key.includes('take-free'))).toEqual([
      '[["card","x-wing"],["from","row-2"],["kind","take-free"]]',
    ]);
  });

  by('reshuffling.galaxy', 'may meet the same card twice', () => {
    const own = {
      play: inPlay('stormtrooper', 'stormtrooper'),
      hand: times(2, 'imperial-shuttle'),
    };
    const hunt = (card: string) => [TAKE, exile('hand', card)];
    const ran = run(
      at('empire', own, {}, { row: ['duros-spy'], galaxyDeck: [] }),
      ...some('row-1', 'stormtrooper-1'),
      ...hunt('imperial-shuttle'),
      ...strike('row-1', 'stormtrooper-2'),
      ...hunt('imperial-shuttle'),
    );
    expect(ran.state.box).toEqual(times(2, 'imperial-shuttle'));
    expect(ran.state.galaxy).toMatchObject({ row: { 'row-1': 'duros-spy' }, discard: [] });
  });

  by('sabotage.decide', 'gives nothing to who declines, and the hunters have attacked', () => {
    const own = { play: inPlay('stormtrooper'), hand: ['darth-vader'] };
    const ran = run(
      at('empire', own, {}, { row: ['snowspeeder'] }),
      ...strike('row-1', 'stormtrooper-1'),
      drawn('lobot'),
      LEAVE,
    );
    expect(ran.state).toMatchObject({ box: [], galaxy: { discard: ['snowspeeder'] } });
    expect(refusal(ran.state, aim('base'))).toBe('attack.once');
  });

  by('effects.exile-present', 'exiles from hand and own discard pile and nowhere else', () => {
    const own = {
      play: inPlay('x-wing', 'y-wing', 'alliance-shuttle'),
      hand: ['alliance-shuttle'],
      discard: ['alliance-shuttle'],
    };
    const ran = run(
      at('rebel', own, {}, { row: ['at-st'] }),
      ...strike('row-1', 'x-wing-1', 'y-wing-1'),
      drawn('lobot'),
      TAKE,
    );
    expect(refusal(ran.state, exile('discard', 'at-st'))).toBe('effects.exile-may');
    const after = run(
      ran.state,
      exile('hand', 'alliance-shuttle'),
      exile('discard', 'alliance-shuttle'),
    );
    expect(after.state.box).toEqual(times(2, 'alliance-shuttle'));
    expect(after.state.players.rebel.play).toHaveLength(3);
  });

  by('abilities.reward-first', 'leaves nothing to exile to who has not drawn yet', () => {
    const own = { play: inPlay('boba-fett'), deck: times(2, 'stormtrooper') };
    const ran = run(
      at('empire', own, {}, { row: ['snowspeeder'] }),
      ...strike('row-1', 'boba-fett-1'),
      drawn('lobot'),
      TAKE,
    );
    expect(asks(ran.state)).toBe('when');
    const after = run(
      ran.state,
      useWhen('boba-fett-1'),
      effect('draw'),
      amount(1),
      drawn('stormtrooper'),
      STOP,
    );
    expect(after.state).toMatchObject({ box: [], players: { empire: { hand: ['stormtrooper'] } } });
  });

  by('abilities.when-repeats', 'lets both hunters use what they say about it', () => {
    const ran = run(
      at('empire', { play: inPlay('dengar', 'bossk') }, {}, { row: ['baze-malbus'] }),
      ...strike('row-1', 'dengar-1', 'bossk-1'),
      drawn('lobot'),
      TAKE,
      useWhen('dengar-1'),
      effect('resources'),
      amount(2),
      STOP,
      useWhen('bossk-1'),
      effect('force'),
      amount(1),
      STOP,
    );
    expect(told(ran, 'row-destroyed')).toMatchObject([{ excess: 5 }]);
    expect(ran.state).toMatchObject({ force: -2, players: { empire: { resources: 2 } } });
    expect(asks(ran.state)).toBe('act');
  });

  by('effects.no-reward', 'is not what an ability does that discards from the row', () => {
    const own = { play: inPlay('boba-fett', 'tie-bomber') };
    const ran = run(
      at('empire', own, {}, { row: ['luke-skywalker'] }),
      use('tie-bomber-1'),
      effect('discard-row'),
      on('row-1'),
      drawn('lobot'),
      STOP,
    );
    expect(asks(ran.state)).toBe('act');
    expect(ran.state.players.empire.resources).toBe(0);
    expect(offerOf(ran.state, { kind: 'aim', target: 'base' })).toBe('allowed');
  });

  by('effects.extra-terms', 'may be helped by what a card adds against the row', () => {
    const own = { play: inPlay('rodian-gunslinger', 'stormtrooper') };
    const ran = run(
      at('empire', own, {}, { row: ['princess-leia'] }),
      use('rodian-gunslinger-1'),
      effect('attack'),
      amount(2),
      on('rodian-gunslinger-1'),
      STOP,
      ...strike('row-1', 'rodian-gunslinger-1', 'stormtrooper-1'),
      drawn('lobot'),
    );
    expect(ran.state.galaxy.discard).toEqual(['princess-leia']);
  });

  by('sabotage.reward-now', 'may make an ability of the attacker possible', () => {
    const own = { play: inPlay('x-wing'), deck: ['y-wing'] };
    const ran = run(
      at('rebel', own, {}, { row: ['death-trooper'] }),
      ...strike('row-1', 'x-wing-1'),
      drawn('lobot'),
      TAKE,
      use('x-wing-1'),
      effect('draw'),
      amount(1),
    );
    expect(ran.state).toMatchObject({ force: 2, players: { rebel: { hand: ['y-wing'] } } });
  });

  by('turn.return-resources', 'gives resources for this turn only', () => {
    const own = { play: inPlay('chewbacca'), deck: times(5, 'alliance-shuttle') };
    const ran = run(
      at('rebel', own, {}, { row: ['landing-craft'] }),
      ...strike('row-1', 'chewbacca-1'),
      drawn('lobot'),
      TAKE,
      END,
    );
    expect(told(ran, 'resources-returned')).toMatchObject([{ amount: 4 }]);
    expect(ran.state.players.rebel.resources).toBe(0);
  });

  by('attack.once', 'is not for whoever has attacked the base', () => {
    const own = { play: inPlay('luke-skywalker') };
    const ran = run(
      at('rebel', own, {}, { row: ['tie-fighter'] }),
      ...strike('base', 'luke-skywalker-1'),
    );
    expect(ran.state.players.empire.base?.damage).toBe(6);
    expect(offered(ran.state).get('[["kind","aim"],["target","row-1"]]')).toBeUndefined();
    expect(refusal(ran.state, aim('base'))).toBe('attack.once');
  });
});

describe('attacking the base', () => {
  by('base-attack.ships-first', 'destroys the ship and goes on with what is left', () => {
    const enemy = { base: { base: 'lothal', damage: 2 }, play: inPlay('star-destroyer') };
    const ran = run(
      at('rebel', { play: inPlay('luke-skywalker', 'x-wing') }, enemy),
      ...strike('base', 'luke-skywalker-1', 'x-wing-1'),
    );
    expect(ran.state.players.empire).toMatchObject({
      base: { damage: 4 },
      discard: ['star-destroyer'],
    });
  });

  by('base-attack.ships-first', 'needs the last ship, and then equality is enough', () => {
    const enemy = {
      base: { base: 'dantooine', damage: 7 },
      bases: ['hoth'],
      play: [{ card: 'hammerhead-corvette' }, { card: 'rebel-transport', damage: 1 }],
    };
    const ran = run(at('empire', { play: inPlay('at-at') }, enemy), ...strike('base', 'at-at-1'));
    expect(ran.state.players.empire.trophies).toEqual(['dantooine']);
    expect(ran.state.players.rebel.discard).toHaveLength(2);
  });

  const fleet = { play: inPlay('imperial-carrier', 'gozanti-cruiser') };

  by('base-attack.split', 'is split as the attacker likes, and stays so', () => {
    const own = {
      play: inPlay('b-wing'),
      hand: ['chewbacca'],
      deck: ['jyn-erso', ...times(4, 'alliance-shuttle')],
    };
    const ran = run(
      at('rebel', own, fleet, { turns: 3 }),
      ...strike('base', 'b-wing-1'),
      put('imperial-carrier-1', 3),
    );
    const split = asks(ran.state) === 'damage' ? run(ran.state, put('gozanti-cruiser-1', 2)) : ran;
    expect(split.state.players.empire.play).toMatchObject([{ damage: 3 }, { damage: 2 }]);
    const later = run(split.state, END, END, play('jyn-erso'), ...strike('base', 'jyn-erso-1'));
    expect(later.state.players.empire).toMatchObject({ play: [], base: { damage: 1 } });
  });

  by('base-attack.split', 'is split by the attacker, not by the owner', () => {
    const ran = run(
      at('rebel', { play: inPlay('jyn-erso') }, fleet),
      ...strike('base', 'jyn-erso-1'),
    );
    expect(asks(ran.state)).toBe('damage');
    expect(offerOf(ran.state, { kind: 'put-damage', on: 'imperial-carrier-1', amount: 4 })).toBe(
      'allowed',
    );
    expect(refusal(ran.state, put('base', 4))).toBe('base-attack.ships-first');
  });

  by('base-attack.ship-to-discard', 'sends a neutral ship to the pile of its owner', () => {
    const enemy = { play: inPlay('blockade-runner') };
    const ran = run(
      at('rebel', { play: inPlay('jyn-erso') }, enemy),
      ...strike('base', 'jyn-erso-1'),
    );
    expect(ran.state.players.empire).toMatchObject({
      discard: ['blockade-runner'],
      base: { damage: 0 },
    });
    expect(ran.state.galaxy.discard).toEqual([]);
  });

  by('turn.any-order', 'may be done twice in a turn by different cards', () => {
    const own = { play: inPlay('at-at'), hand: ['director-krennic'], deck: ['stormtrooper'] };
    const ran = run(
      at('empire', own, { bases: ['hoth'] }),
      ...strike('base', 'at-at-1'),
      play('director-krennic'),
      use('director-krennic-1'),
      play('stormtrooper'),
      ...some('base', 'stormtrooper-1'),
    );
    expect(ran.state.players.empire.trophies).toEqual(['dantooine']);
  });

  by('base-attack.rest-lost', 'finds no second base in the same turn', () => {
    const enemy = { base: { base: 'dantooine', damage: 7 }, bases: ['hoth'] };
    const ran = run(
      at('empire', { play: inPlay('darth-vader', 'star-destroyer') }, enemy),
      ...some('base', 'darth-vader-1'),
      ...strike('base', 'star-destroyer-1'),
    );
    expect(told(ran, 'damage-returned')).toMatchObject([{ amount: 5 }]);
    expect(told(ran, 'damage-lost')).toMatchObject([{ amount: 4 }]);
    expect(ran.state.players.rebel).toMatchObject({ base: null, bases: ['hoth'] });
  });

  by('base-attack.without-base', 'still meets the ships of who has no base', () => {
    const enemy = { base: null, bases: ['endor'], play: inPlay('gozanti-cruiser') };
    const own = { play: inPlay('x-wing', 'rebel-trooper'), trophies: ['lothal'] };
    const ran = run(at('rebel', own, enemy), ...strike('base', 'x-wing-1', 'rebel-trooper-1'));
    expect(ran.state.players.empire.play).toEqual([]);
    expect(told(ran, 'damage-lost')).toMatchObject([{ amount: 2 }]);
    expect(ran.state.players.rebel.trophies).toEqual(['lothal']);
  });

  by('bases.when-destroyed', 'needs no more than exactly enough', () => {
    const enemy = { base: { base: 'mon-cala', damage: 6 }, bases: ['hoth'] };
    const ran = run(
      at('empire', { play: inPlay('star-destroyer') }, enemy),
      ...strike('base', 'star-destroyer-1'),
    );
    expect(ran.state.players.empire.trophies).toEqual(['mon-cala']);
  });

  by('base-attack.tokens-stay', 'leaves tokens that nothing heals by itself', () => {
    const enemy = {
      base: { base: 'endor', damage: 10 },
      bases: ['lothal'],
      deck: times(5, 'imperial-shuttle'),
    };
    const own = {
      play: inPlay('b-wing'),
      deck: ['rebel-trooper', ...times(4, 'alliance-shuttle')],
    };
    const ran = run(at('rebel', own, enemy, { turns: 3 }), ...strike('base', 'b-wing-1'), END, END);
    expect(ran.state.players.empire.base?.damage).toBe(15);
    const after = run(ran.state, play('rebel-trooper'), ...strike('base', 'rebel-trooper-1'));
    expect(after.state.players.empire.base).toBeNull();
  });

  by('base-attack.sum', 'counts the cards chosen for it and no others', () => {
    const own = { play: inPlay('darth-vader', 'stormtrooper', 'star-destroyer') };
    const enemy = { base: { base: 'dantooine', damage: 5 }, bases: ['hoth'] };
    const ran = run(
      at('empire', own, enemy, { row: ['x-wing'] }),
      ...some('base', 'star-destroyer-1'),
      ...some('row-1', 'darth-vader-1'),
      drawn('lobot'),
      TAKE,
    );
    expect(ran.state.players.empire).toMatchObject({ trophies: ['dantooine'], resources: 3 });
    expect(offerOf(ran.state, { kind: 'aim', target: 'base' })).toBe('allowed');
  });
});

describe('constant abilities in a fight', () => {
  by('abilities.while-constant', 'of two Carriers make every fighter stronger by two', () => {
    const own = {
      play: inPlay(
        'imperial-carrier',
        'imperial-carrier',
        'tie-fighter',
        'z-95-headhunter',
        'stormtrooper',
      ),
    };
    const enemy = { base: { base: 'hoth' } };
    const ran = run(
      at('empire', own, enemy),
      ...constant('imperial-carrier-1', 1, 'tie-fighter', 'z-95-headhunter'),
      ...constant('imperial-carrier-2', 1, 'tie-fighter', 'z-95-headhunter'),
      ...strike('base', 'tie-fighter-1', 'z-95-headhunter-1', 'stormtrooper-1'),
    );
    expect(told(ran, 'base-attacked')).toMatchObject([{ attack: 10 }]);
  });

  by('abilities.while-constant', 'work from the moment their card is in play', () => {
    const own = { play: inPlay('tie-interceptor'), hand: ['imperial-carrier'] };
    const ran = run(
      at('empire', own),
      play('imperial-carrier'),
      ...constant('imperial-carrier-1', 1, 'tie-interceptor'),
      ...strike('base', 'tie-interceptor-1'),
    );
    expect(told(ran, 'base-attacked')).toMatchObject([{ attack: 4 }]);
  });

  by('abilities.while-constant', 'of Endor give an attack to a unit that has none', () => {
    const own = { base: { base: 'endor' }, play: inPlay('scout-trooper', 'stormtrooper') };
    const ran = run(
      at('empire', own, {}, { row: ['chewbacca'] }),
      ...constant('base', 1, 'scout-trooper', 'stormtrooper'),
      ...strike('row-1', 'scout-trooper-1', 'stormtrooper-1'),
      drawn('lobot'),
      TAKE,
    );
    expect(ran.state).toMatchObject({ galaxy: { discard: ['chewbacca'] }, force: -3 });
  });

  by('capital-ships.not-row', 'of Piett send no ship into the row', () => {
    const own = { play: inPlay('admiral-piett', 'gozanti-cruiser', 'star-destroyer') };
    const enemy = { base: { base: 'dantooine', damage: 2 }, bases: ['hoth'] };
    const ran = run(
      at('empire', own, enemy, { row: ['y-wing'] }),
      ...constant('admiral-piett-1', 1, 'gozanti-cruiser', 'star-destroyer'),
    );
    expect(refusal(ran.state, aim('row-1'))).toBe('sabotage.units-only');
    const after = run(ran.state, ...strike('base', 'gozanti-cruiser-1', 'star-destroyer-1'));
    expect(after.state.players.empire.trophies).toEqual(['dantooine']);
  });

  by('effects.extra-terms', 'of Baze count what the card counts', () => {
    const own = { base: { base: 'mon-cala' }, play: inPlay('baze-malbus'), trophies: ['lothal'] };
    const enemy = { base: { base: 'corellia' }, trophies: ['dantooine', 'hoth'] };
    const ran = run(
      turnOf('rebel', own, enemy, { row: [] }),
      ...constant('baze-malbus-1', 2, 'baze-malbus'),
      ...strike('base', 'baze-malbus-1'),
    );
    expect(ran.state.players.empire.base?.damage).toBe(4);
  });
});
