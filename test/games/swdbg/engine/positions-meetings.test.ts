import { describe, expect } from 'vitest';
import type { SwdbgAnswer } from '../../../../src/games/swdbg/engine/game/index.ts';
import { END, asks, drawn, offerOf, refusal, run, told } from './helpers.ts';
import {
  ENOUGH,
  STOP,
  aim,
  amount,
  at,
  attack,
  buy,
  by,
  choose,
  effect,
  exile,
  homeless,
  inPlay,
  lay,
  on,
  play,
  put,
  strike,
  times,
  use,
} from './positions.ts';

/* Where two or three rules meet, ends of decks and supplies, whole turns of both sides. */

const TAKE: SwdbgAnswer = { kind: 'take-reward' };
const LEAVE: SwdbgAnswer = { kind: 'no-reward' };
const some = (target: string, ...cards: readonly string[]): readonly SwdbgAnswer[] => [
  aim(target),
  ...lay(...cards),
  ENOUGH,
  attack(target),
];
const TURNS = { turns: 3 };
const FIVE = times(5, 'alliance-shuttle');
const SHUTTLES = times(5, 'imperial-shuttle');

describe('the start of a turn', () => {
  by('turn.start-order', 'brings base, Force and ships in their order, each once', () => {
    const own = { ...homeless('hoth'), play: inPlay('hammerhead-corvette', 'rebel-transport') };
    const { state, events } = run(
      at('rebel', own, {}, { from: 'start', force: 3 }),
      choose('hoth'),
    );
    expect(state.players.rebel.resources).toBe(3);
    expect(state.players.rebel.base).toMatchObject({ base: 'hoth', damage: 0 });
    expect(events.length).toBeGreaterThan(1);
  });

  by('force.bonus', 'gives the bonus by whose end it is, whoever moved the marker there', () => {
    // The Empire gives Force away at the Spy’s asking, and the Rebels begin on their last space.
    const own = { play: inPlay('imperial-shuttle'), deck: SHUTTLES };
    const ran = run(at('empire', own, { deck: FIVE }, { force: 3, ...TURNS }), END);
    expect(ran.state.players.rebel.resources).toBe(1);
    const other = run(at('empire', own, { deck: FIVE }, { force: -3, ...TURNS }), END);
    expect(other.state.players.rebel.resources).toBe(0);
  });

  by('turn.return-resources', 'begins with nothing left of the turn before', () => {
    const own = { resources: 5, play: inPlay('gozanti-cruiser'), deck: [...SHUTTLES] };
    const ran = run(
      at('empire', own, { deck: [...FIVE], hand: times(2, 'alliance-shuttle') }, TURNS),
      END,
      END,
    );
    // Two of the cruiser, five spent on nothing.
    expect(ran.state.players.empire.resources).toBe(2);
  });

  by(
    'base-attack.ship-to-discard',
    'brings no income of a ship that the other has destroyed',
    () => {
      const own = { play: inPlay('b-wing'), deck: [...FIVE] };
      const enemy = { play: inPlay('imperial-carrier', 'gozanti-cruiser'), deck: [...SHUTTLES] };
      const ran = run(
        at('rebel', own, enemy, TURNS),
        ...strike('base', 'b-wing-1'),
        put('imperial-carrier-1', 5),
        END,
      );
      expect(ran.state.players.empire.resources).toBe(2);
      expect(ran.state.players.empire.discard).toEqual(['imperial-carrier']);
    },
  );
});

describe('a ship', () => {
  by('capital-ships.stays', 'that comes back from the discard pile bears no tokens', () => {
    const own = { play: [{ card: 'gozanti-cruiser', damage: 2 }], deck: [] };
    const enemy = { play: inPlay('y-wing'), deck: [...FIVE] };
    const ran = run(
      at('rebel', enemy, { ...own, deck: [] }, TURNS),
      ...strike('base', 'y-wing-1'),
      END,
    );
    expect(ran.state.players.empire.play).toEqual([]);
    // One token was enough; the other goes on to the base.
    expect(ran.state.players.empire.base?.damage).toBe(1);
  });

  by('capital-ships.attack-base', 'attacks in every turn of its owner', () => {
    const own = { play: inPlay('star-destroyer'), deck: times(5, 'imperial-shuttle') };
    const foe = { deck: [...FIVE] };
    const ran = run(
      at('empire', own, foe, TURNS),
      ...strike('base', 'star-destroyer-1'),
      END,
      END,
      ...strike('base', 'star-destroyer-1'),
    );
    expect(ran.state.players.rebel.base).toBeNull();
    expect(ran.state.players.empire.trophies).toEqual(['dantooine']);
  });

  by(
    'capital-ships.income',
    'played now gives its resources now, and again when the next turn begins',
    () => {
      const own = { hand: ['gozanti-cruiser'], deck: times(5, 'imperial-shuttle') };
      const now = run(at('empire', own, { deck: [...FIVE] }, TURNS), play('gozanti-cruiser'));
      expect(now.state.players.empire.resources).toBe(2);
      expect(run(now.state, END, END).state.players.empire.resources).toBe(2);
    },
  );

  by('base-attack.split', 'that is destroyed exactly lets nothing through', () => {
    const own = { play: inPlay('chewbacca') };
    const enemy = { base: { base: 'lothal', damage: 7 }, play: inPlay('imperial-carrier') };
    const ran = run(at('rebel', own, enemy), ...strike('base', 'chewbacca-1'));
    expect(ran.state.players.empire.play).toEqual([]);
    expect(ran.state.players.empire.base).toMatchObject({ base: 'lothal', damage: 7 });
  });

  by('base-attack.ships-first', 'and another before a base that one token would destroy', () => {
    const own = { play: inPlay('chewbacca', 'b-wing') };
    const enemy = {
      base: { base: 'lothal', damage: 7 },
      bases: ['corellia'],
      play: inPlay('gozanti-cruiser', 'imperial-carrier'),
    };
    const ran = run(at('rebel', own, enemy), ...strike('base', 'chewbacca-1', 'b-wing-1'));
    expect(ran.state.players.empire).toMatchObject({ play: [], base: null });
    expect(ran.state.players.rebel.trophies).toEqual(['lothal']);
  });

  by(
    'capital-ships.not-row',
    'cannot help a unit against the row, nor be the only attacker',
    () => {
      const state = at('empire', { play: inPlay('star-destroyer') }, {}, { row: ['y-wing'] });
      expect(refusal(state, aim('row-1'))).not.toBe('accepted');
    },
  );

  by('sabotage.ship-target', 'in the row is bought and not attacked', () => {
    const own = { play: inPlay('b-wing'), resources: 4 };
    const state = at('rebel', own, {}, { row: ['blockade-runner'] });
    expect(refusal(state, aim('row-1'))).not.toBe('accepted');
    expect(offerOf(state, buy('row-1', 'blockade-runner') as never)).toBe('allowed');
  });
});

describe('a base', () => {
  const doomed = { base: { base: 'lothal', damage: 6 }, bases: ['endor', 'corellia'] };

  by('base-attack.rest-lost', 'leaves nothing of the attack for the one that follows', () => {
    const own = { play: inPlay('chewbacca'), deck: [...FIVE] };
    const ran = run(
      at('rebel', own, { ...doomed, deck: times(5, 'imperial-shuttle') }, TURNS),
      ...strike('base', 'chewbacca-1'),
      END,
      choose('endor'),
    );
    expect(ran.state.players.empire.base).toMatchObject({ base: 'endor', damage: 0 });
    expect(ran.state.players.empire.bases).toEqual(['corellia']);
  });

  by(
    'base-attack.without-base',
    'that is gone lets a second attack do nothing without ships',
    () => {
      const own = { play: inPlay('chewbacca', 'b-wing') };
      const ran = run(
        at('rebel', own, doomed),
        ...some('base', 'chewbacca-1'),
        ...strike('base', 'b-wing-1'),
      );
      expect(ran.state.players.empire.base).toBeNull();
      expect(ran.state.players.rebel.trophies).toEqual(['lothal']);
    },
  );

  by('base-attack.tokens-stay', 'keeps its tokens through both turns', () => {
    const own = { play: inPlay('y-wing'), deck: [...FIVE] };
    const enemy = { deck: times(5, 'imperial-shuttle') };
    const ran = run(at('rebel', own, enemy, TURNS), ...strike('base', 'y-wing-1'), END, END);
    expect(ran.state.players.empire.base?.damage).toBe(2);
  });

  by('bases.when-destroyed', 'is no longer the player’s, so nothing of it can be used', () => {
    const enemy = { base: { base: 'coruscant', damage: 15 }, bases: ['endor'], deck: SHUTTLES };
    const ran = run(
      at('rebel', { play: inPlay('y-wing'), deck: [...FIVE] }, enemy, TURNS),
      ...strike('base', 'y-wing-1'),
      END,
    );
    expect(asks(ran.state)).toBe('new-base');
    expect(refusal(ran.state, use('base'))).not.toBe('accepted');
  });

  by('victory.three-bases', 'destroyed twice in turns of one’s own is two of three', () => {
    const own = { play: inPlay('y-wing'), trophies: ['coruscant'], deck: [...FIVE] };
    const ran = run(at('rebel', own, doomed), ...strike('base', 'y-wing-1'));
    expect(ran.state.players.rebel.trophies).toEqual(['coruscant', 'lothal']);
    expect(asks(ran.state)).toBe('act');
  });

  by('victory.at-once', 'as the third ends the game before the reward of anything', () => {
    const own = { play: inPlay('y-wing', 'x-wing'), trophies: ['corellia', 'coruscant'] };
    const ran = run(at('rebel', own, { ...doomed, bases: ['endor'] }), ...some('base', 'y-wing-1'));
    expect(asks(ran.state)).toBe('over');
  });
});

describe('the galaxy row', () => {
  by('sabotage.refill', 'is filled before the reward, by the very card that was destroyed', () => {
    const own = { play: inPlay('x-wing') };
    const ran = run(
      at('rebel', own, {}, { row: ['tie-interceptor'], galaxyDeck: [] }),
      ...strike('row-1', 'x-wing-1'),
      TAKE,
    );
    expect(ran.state.galaxy).toMatchObject({ row: { 'row-1': 'tie-interceptor' }, discard: [] });
    expect(ran.state.players.rebel.resources).toBe(3);
  });

  by('sabotage.reward-now', 'gives a reward that buys what has come in its place', () => {
    const own = { play: inPlay('x-wing') };
    const ran = run(
      at('rebel', own, {}, { row: ['tie-interceptor'] }),
      ...strike('row-1', 'x-wing-1'),
      drawn('rebel-commando'),
      TAKE,
      buy('row-1', 'rebel-commando'),
      drawn('lobot'),
    );
    expect(ran.state.players.rebel).toMatchObject({ resources: 0, discard: ['rebel-commando'] });
  });

  by('sabotage.decide', 'gives Force that stops at the last space', () => {
    const own = { play: inPlay('chewbacca') };
    const ran = run(
      at('rebel', own, {}, { row: ['general-veers'], force: 2 }),
      ...strike('row-1', 'chewbacca-1'),
      drawn('lobot'),
      TAKE,
    );
    expect(ran.state.force).toBe(3);
    expect(ran.state.players.rebel.resources).toBe(0);
  });

  by('sabotage.sum', 'needs the target value, and units together reach it', () => {
    const own = { play: inPlay('x-wing', 'y-wing') };
    const ran = run(
      at('rebel', own, {}, { row: ['boba-fett'] }),
      ...strike('row-1', 'x-wing-1', 'y-wing-1'),
      drawn('lobot'),
      LEAVE,
    );
    expect(ran.state.galaxy.discard).toEqual(['boba-fett']);
    expect(ran.state.force).toBe(0);
  });

  by('buying.refill-now', 'stays short when neither deck nor discard pile has a card', () => {
    const state = at('rebel', { resources: 4 }, {}, { row: ['lobot', 'y-wing'], galaxyDeck: [] });
    const ran = run(state, buy('row-1', 'lobot'), buy('row-2', 'y-wing'));
    expect(ran.state.galaxy.row).toMatchObject({ 'row-1': null, 'row-2': null });
    expect(refusal(ran.state, aim('row-1'))).not.toBe('accepted');
  });

  by('buying.to-discard', 'sells two cards of one name, each onto the top', () => {
    const ran = run(
      at('rebel', { resources: 4 }, {}, { row: ['y-wing', 'y-wing', 'rebel-transport'] }),
      buy('row-1', 'y-wing'),
      drawn('lobot'),
      buy('row-3', 'rebel-transport'),
      drawn('bossk'),
      buy('row-2', 'y-wing'),
      drawn('dengar'),
    );
    expect(ran.state.players.rebel).toMatchObject({
      resources: 0,
      discard: ['y-wing', 'rebel-transport', 'y-wing'],
    });
  });
});

describe('the end of a turn', () => {
  by('turn.draw-five', 'draws what there is when fewer than five cards are left', () => {
    const own = { hand: ['alliance-shuttle'], discard: ['rebel-trooper'], deck: [] };
    const ran = run(at('rebel', own, { deck: times(5, 'imperial-shuttle') }, TURNS), END);
    expect(ran.state.players.rebel.hand.toSorted()).toEqual(['alliance-shuttle', 'rebel-trooper']);
    expect(ran.state.players.rebel).toMatchObject({ deck: [], discard: [] });
  });

  by('turn.end-order', 'shuffles units and hand in, for both go before the five are drawn', () => {
    const own = {
      play: inPlay('x-wing'),
      hand: ['y-wing'],
      deck: times(3, 'alliance-shuttle'),
    };
    const ran = run(
      at('rebel', own, { deck: times(5, 'imperial-shuttle') }, TURNS),
      play('y-wing'),
      END,
    );
    expect(ran.state.players.rebel.hand.toSorted()).toEqual([
      'alliance-shuttle',
      'alliance-shuttle',
      'alliance-shuttle',
      'x-wing',
      'y-wing',
    ]);
  });

  by(
    'reshuffling.not-at-once',
    'leaves the discard pile where exactly five were in the deck',
    () => {
      const own = { play: inPlay('x-wing'), deck: [...FIVE] };
      const ran = run(at('rebel', own, { deck: times(5, 'imperial-shuttle') }, TURNS), END);
      expect(ran.state.players.rebel).toMatchObject({ deck: [], discard: ['x-wing'] });
    },
  );

  by('reshuffling.galaxy-deck', 'lets nobody shuffle what lies in the row’s discard pile', () => {
    const own = { deck: [...FIVE] };
    const more = { galaxyDiscard: ['at-st', 'lobot'], galaxyDeck: [], ...TURNS };
    const ran = run(at('rebel', own, { deck: times(5, 'imperial-shuttle') }, more), END);
    expect(ran.state.galaxy.discard).toEqual(['at-st', 'lobot']);
  });

  by('capital-ships.not-discarded', 'takes units and leaves ships, with their tokens', () => {
    const own = {
      play: [{ card: 'hammerhead-corvette', damage: 3 }, { card: 'x-wing' }],
      deck: [...FIVE],
    };
    const ran = run(at('rebel', own, { deck: times(5, 'imperial-shuttle') }, TURNS), END);
    expect(ran.state.players.rebel.play).toMatchObject([
      { card: 'hammerhead-corvette', damage: 3 },
    ]);
    expect(ran.state.players.rebel.discard).toEqual(['x-wing']);
  });

  by('abilities.once', 'makes the ability of base and ship ready for the next turn', () => {
    const own = {
      base: { base: 'coruscant', used: true },
      play: [{ card: 'gozanti-cruiser', used: true }],
      deck: times(5, 'imperial-shuttle'),
      hand: ['imperial-shuttle'],
    };
    const first = at('empire', own, { deck: [...FIVE] }, TURNS);
    expect(refusal(first, use('gozanti-cruiser-1'))).toBe('abilities.once');
    const later = run(first, END, END).state;
    expect(refusal(later, use('gozanti-cruiser-1'))).not.toBe('abilities.once');
  });
});

describe('Force and abilities', () => {
  by('playing-cards.force', 'may carry the marker over the middle', () => {
    const own = { hand: ['luke-skywalker'] };
    expect(run(at('rebel', own, {}, { force: -1 }), play('luke-skywalker')).state.force).toBe(1);
  });

  by('force.with-you', 'let a card use its ability that its own Force has made possible', () => {
    const own = { hand: ['chirrut-imwe'], deck: [...FIVE] };
    const ran = run(at('rebel', own, {}, { force: 0 }), play('chirrut-imwe'));
    expect(ran.state.force).toBe(2);
    expect(refusal(ran.state, use('chirrut-imwe-1'))).toBe('accepted');
    const held = run(at('rebel', own, {}, { force: -2 }), play('chirrut-imwe'));
    expect(refusal(held.state, use('chirrut-imwe-1'))).not.toBe('accepted');
  });

  by('effects.ships-no-help', 'deal damage past ships that then still stand', () => {
    const enemy = { base: { base: 'lothal' }, play: inPlay('star-destroyer') };
    const ran = run(
      at('rebel', { play: inPlay('y-wing') }, enemy),
      use('y-wing-1'),
      effect('damage'),
      amount(2),
      on('base'),
      STOP,
    );
    expect(ran.state.players.empire.base?.damage).toBe(2);
    expect(ran.state.players.empire.play).toHaveLength(1);
  });

  by('effects.ships-no-help', 'deal none to who has lost the base a moment ago', () => {
    const enemy = { base: { base: 'lothal', damage: 6 }, bases: ['endor'] };
    const ran = run(
      at('rebel', { play: inPlay('y-wing', 'x-wing') }, enemy),
      ...some('base', 'x-wing-1'),
      use('y-wing-1'),
    );
    expect(offerOf(ran.state, effect('damage') as never)).toBe('abilities.as-much');
  });

  by('effects.exile-present', 'exile the last card, and the deck is shuffled from nothing', () => {
    const own = { play: inPlay('outer-rim-pilot'), discard: ['imperial-shuttle'], deck: [] };
    const ran = run(
      at('empire', own, { deck: [...FIVE] }, TURNS),
      use('outer-rim-pilot-1'),
      effect('exile'),
    );
    const out = run(ran.state, amount(1), exile('discard', 'imperial-shuttle'), STOP, END);
    expect(out.state.box).toEqual(['imperial-shuttle']);
    expect(out.state.players.empire.hand).toEqual(['outer-rim-pilot']);
  });

  by('effects.row-ship', 'destroy a ship in the row, whose place is filled at once', () => {
    const own = { base: { base: 'death-star' }, resources: 4 };
    const ran = run(
      at('empire', own, {}, { row: ['hammerhead-corvette'] }),
      use('base'),
      effect('destroy-ship'),
      on('row-1'),
      drawn('lobot'),
    );
    expect(ran.state.galaxy.row['row-1']).toBe('lobot');
    expect(told(ran, 'reward-taken' as never)).toEqual([]);
  });

  by('attack.once', 'let a unit use its ability after an attack that failed', () => {
    const own = { play: inPlay('b-wing', 'y-wing'), deck: [...FIVE] };
    const ran = run(at('rebel', own, {}, { row: ['boba-fett'] }), ...some('row-1', 'y-wing-1'));
    expect(ran.state.galaxy.row['row-1']).toBe('boba-fett');
    expect(refusal(ran.state, use('y-wing-1'))).toBe('accepted');
    expect(refusal(ran.state, aim('row-1'))).toBe('accepted');
  });

  by('abilities.own-turn', 'of a ship in play are for its owner’s turns', () => {
    const own = { play: inPlay('x-wing') };
    const enemy = { play: inPlay('gozanti-cruiser') };
    expect(refusal(at('rebel', own, enemy), use('gozanti-cruiser-1'))).not.toBe('accepted');
  });

  by('playing-cards.use-in-play', 'of cards in hand cannot be used before they are played', () => {
    const state = at('empire', { hand: ['gozanti-cruiser'], deck: [...SHUTTLES] });
    expect(refusal(state, use('gozanti-cruiser-1'))).not.toBe('accepted');
    expect(refusal(run(state, play('gozanti-cruiser')).state, use('gozanti-cruiser-1'))).toBe(
      'accepted',
    );
  });
});
