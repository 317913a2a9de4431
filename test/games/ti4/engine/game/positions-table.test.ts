import { describe, expect } from 'vitest';
import { sheetOf } from '../../../../../src/games/ti4/engine/action/query.ts';
import { deckOf, seatOf, tokensOf } from '../../../../../src/games/ti4/engine/game/query.ts';
import { by, no } from '../positions.ts';
import { asks, DONE, play, run, table, told, verdict } from './table.ts';
import type { Ran } from './table.ts';

/* Whole games: turns, what a card says within the rules, ends of supplies, hands and points. */

const PASS = { kind: 'pass' } as const;
const TELL = { kind: 'tell' } as const;
const COMPONENT = { kind: 'component' } as const;
const drawer = (name: string) => ({ kind: 'drawer', drawer: name }) as const;
const deed = (name: string, thing: string | null = null) =>
  ({ kind: 'deed', deed: name, thing }) as const;
const at = (place: string) => ({ kind: 'at', place }) as const;

const quiet = {
  red: { cards: [1], secretHand: 0 },
  blue: { passed: true, secretHand: 0 },
  yellow: { passed: true, secretHand: 0 },
};
const alone = (red: object, more: object = {}) =>
  table({ red: { planets: ['jord'], ...red }, seats: quiet, ...more });
const open = (start: ReturnType<typeof table>, name: string): Ran => run(start, TELL, drawer(name));
const tells = (start: ReturnType<typeof table>, name: string, one: ReturnType<typeof deed>): Ran =>
  run(start, TELL, drawer(name), one);

describe('a turn', () => {
  by('strategic-action.exhaust', 'uses a strategy card once', () => {
    const used = table({
      seats: { ...quiet, red: { cards: [1, 3], used: [1], secretHand: 0 } },
    });
    const ran = run(used);
    expect(verdict(ran.state, play(1))).toBe(no('strategic-action.exhaust'));
    expect(verdict(ran.state, play(3))).toBe('allowed');
  });

  by('component-action.perform', 'is a component action as much as any other', () => {
    const two = table({
      seats: { ...quiet, blue: { cards: [2], secretHand: 0 } },
      red: { planets: ['jord'] },
    });
    const ran = run(two, COMPONENT, DONE);
    expect(told(ran, 'round/component-taken')).toEqual([{ player: 'red' }]);
    expect(run(ran.state).events.length).toBeGreaterThanOrEqual(0);
    expect(asks(ran.state)).toMatch(/^(blue: turn|red: turn-end)$/);
  });

  by('action-phase.one-action', 'is not over by a card that is no action', () => {
    const ran = run(alone({}), TELL, DONE);
    expect(asks(ran.state)).toBe('red: turn');
    expect(verdict(ran.state, { kind: 'tactical' })).toBe('allowed');
  });

  by('action-phase.strategic-action-first', 'cannot be passed with the card unused', () => {
    const ran = run(alone({}));
    expect(verdict(ran.state, PASS)).toBe(no('action-phase.strategic-action-first'));
  });

  by('action-phase.after-pass', 'leaves out who has passed, though secondaries still ask', () => {
    const start = table({
      red: { planets: ['jord'] },
      seats: { ...quiet, blue: { cards: [4], passed: true, secretHand: 0 } },
    });
    const token = { kind: 'pool', pool: 'tactic' } as const;
    const ran = run(start, play(1), DONE, token, token, token);
    expect(told(ran, 'round/turn-began').map(({ player }) => player)).not.toContain('blue');
    expect(asks(ran.state)).toMatch(/^(blue|yellow): (secondary|leadership)$/);
  });
});

describe('what a card says', () => {
  by('commodities.maximum', 'fills nobody beyond the value of the faction', () => {
    const start = table({
      seats: { ...quiet, red: { cards: [1], commodities: 4, secretHand: 0 } },
    });
    expect(verdict(open(start, 'goods').state, deed('gain-commodity'))).toBe(
      no('commodities.maximum'),
    );
    expect(verdict(open(start, 'goods').state, deed('gain-good'))).toBe('allowed');
  });

  by('promissory-notes.not-own', 'plays no note of one’s own', () => {
    const state = open(alone({}), 'cards').state;
    expect(verdict(state, deed('play-note', 'red'))).toBe(no('promissory-notes.not-own'));
  });

  by('command-tokens.none-to-gain', 'gains no token that the reinforcements lack', () => {
    const start = alone({ tactic: 6, fleet: 6, strategy: 4 });
    const state = open(start, 'tokens').state;
    expect(verdict(state, deed('gain-token', 'tactic'))).not.toBe('allowed');
    expect(verdict(state, deed('lose-token', 'tactic'))).toBe('allowed');
  });

  by('component-limitations.units', 'places no third war sun, but any number of infantry', () => {
    const start = alone(
      {},
      {
        units: { jord: { red: { infantry: 12, 'space-dock': 1 } }, '1': { red: { 'war-sun': 2 } } },
      },
    );
    const { state } = open(start, 'units');
    expect(verdict(state, deed('add-unit', 'war-sun'))).not.toBe('allowed');
    expect(verdict(state, deed('add-unit', 'infantry'))).toBe('allowed');
  });

  by('structures.limit-per-player', 'places a second dock nowhere on one planet', () => {
    const ran = run(
      alone({ planets: ['jord', 'lodor'] }),
      TELL,
      drawer('units'),
      deed('add-unit', 'space-dock'),
    );
    expect(verdict(ran.state, at('jord'))).not.toBe('allowed');
    expect(verdict(ran.state, at('lodor'))).toBe('allowed');
  });

  by('command-tokens.second-token', 'lays no second token in a system', () => {
    const start = alone({}, { board: { tokens: { '26': ['red'] } } });
    expect(tokensOf(start, 'red')).toEqual(['26']);
    const { state } = open(start, 'tokens');
    expect(verdict(state, deed('lay-token', '26'))).not.toBe('allowed');
    expect(verdict(state, deed('lay-token', '18'))).toBe('allowed');
    expect(verdict(state, deed('lift-token', '26'))).toBe('allowed');
  });

  by('custodians-token.no-landing', 'gives nobody Mecatol Rex under its custodians', () => {
    expect(verdict(open(alone({}), 'planets').state, deed('gain-planet', 'mecatol-rex'))).not.toBe(
      'allowed',
    );
  });

  by(
    'control.take-card',
    'gives a free planet exhausted, and one with strange units to nobody',
    () => {
      const ran = tells(alone({}), 'planets', deed('gain-planet', 'lodor'));
      expect(ran.state.board.holdings['lodor']).toMatchObject({ owner: 'red', exhausted: true });
      expect(verdict(open(alone({}), 'planets').state, deed('gain-planet', 'darien'))).not.toBe(
        'allowed',
      );
    },
  );

  by(
    'victory-points.end-at-ten',
    'ends the game with the tenth point, in the middle of a turn',
    () => {
      const ran = tells(alone({ points: 9 }), 'points', deed('gain-point'));
      expect(asks(ran.state)).toBe('over');
      expect(ran.state.winner).toBe('red');
      expect(ran.state.agenda).toEqual([]);
    },
  );

  by('victory-points.track-limit', 'takes no point from who has none', () => {
    expect(verdict(open(alone({ points: 0 }), 'points').state, deed('lose-point'))).toBe(
      'not offered',
    );
    const ran = tells(alone({ points: 1 }), 'points', deed('lose-point'));
    expect(sheetOf(ran.state.board, 'red').points).toBe(0);
  });

  by('fleet-pool.surplus', 'takes a token from the fleet, and a ship goes when all is told', () => {
    const start = alone(
      { fleet: 2 },
      { units: { jord: { red: { infantry: 1 } }, '1': { red: { cruiser: 1, destroyer: 1 } } } },
    );
    const ran = run(start, TELL, drawer('tokens'), deed('lose-token', 'fleet'), DONE);
    expect(asks(ran.state)).toBe('red: limits');
    const gone = run(ran, { kind: 'remove', unit: 'red-cruiser-1' });
    expect(gone.state.board.units.filter(({ owner }) => owner === 'red')).toHaveLength(2);
    expect(asks(gone.state)).toBe('red: turn');
  });

  by(
    'action-cards.hand-limit',
    'draws an eighth card, and one is discarded when all is told',
    () => {
      const start = table({
        red: { planets: ['jord'] },
        seats: { ...quiet, red: { cards: [1], actionCards: 7, secretHand: 0 } },
      });
      const before = deckOf(start, 'actions');
      const ran = run(start, TELL, drawer('cards'), deed('draw-action-card'), DONE);
      const seat = seatOf(ran.state, 'red');
      expect(seat.actionCards).toBe(7);
      expect(ran.state.discards.actions).toBe(1);
      expect(deckOf(ran.state, 'actions')).toBe(before - 1);
    },
  );

  by(
    'agenda-cards.law-discarded',
    'puts a repealed law on its discard pile, not back into the deck',
    () => {
      const start = alone({}, { laws: [{ elects: 'for-against', outcome: 'for' }] });
      const before = deckOf(start, 'agendas');
      expect(before).toBe(49);
      const ran = tells(start, 'council', deed('repeal-law', '0'));
      expect(deckOf(ran.state, 'agendas')).toBe(before);
      expect(ran.state.discards.agendas).toBe(1);
    },
  );

  by('exhausted-card.planets', 'exhausts what is ready and readies what is exhausted', () => {
    const { state } = open(alone({ planets: ['jord', 'lodor'], exhausted: ['lodor'] }), 'planets');
    expect(verdict(state, deed('exhaust-planet', 'jord'))).toBe('allowed');
    expect(verdict(state, deed('exhaust-planet', 'lodor'))).toBe('not offered');
    expect(verdict(state, deed('ready-planet', 'lodor'))).toBe('allowed');
    expect(verdict(state, deed('ready-planet', 'jord'))).toBe('not offered');
  });

  by('technology-cards.own', 'gives no technology twice, and no other faction’s', () => {
    const { state } = open(alone({ technologies: ['gravity-drive'] }), 'technologies');
    expect(verdict(state, deed('gain-technology', 'gravity-drive'))).toBe('not offered');
    expect(verdict(state, deed('gain-technology', 'plasma-scoring'))).toBe('allowed');
    expect(verdict(state, deed('gain-technology', 'magmus-reactor'))).toBe('not offered');
  });
});

describe('Diplomacy', () => {
  by(
    'diplomacy-strategy-card.primary',
    'finds no system but that of Mecatol Rex, and readies planets all the same',
    () => {
      const start = table({
        red: { planets: ['mecatol-rex'], exhausted: ['mecatol-rex'] },
        seats: { ...quiet, red: { cards: [2], secretHand: 0 } },
        units: { jord: { red: {} }, 'mecatol-rex': { red: { infantry: 1 } } },
        board: { custodians: false },
      });
      const ran = run(start, play(2), { kind: 'ready', planet: 'mecatol-rex' });
      expect(ran.state.board.holdings['mecatol-rex']?.exhausted).toBe(false);
      expect(told(ran, 'system-guarded')).toEqual([]);
    },
  );

  by(
    'diplomacy-strategy-card.primary',
    'needs no question where one system is all there is',
    () => {
      const start = table({
        red: { planets: ['jord'] },
        seats: { ...quiet, red: { cards: [2], secretHand: 0 } },
      });
      const ran = run(start, play(2));
      expect(told(ran, 'system-guarded')).toEqual([{ player: 'red', system: '1' }]);
      expect(tokensOf(ran.state, 'blue')).toEqual(['1']);
      expect(tokensOf(ran.state, 'yellow')).toEqual(['1']);
      expect(tokensOf(ran.state, 'red')).toEqual([]);
    },
  );

  by(
    'diplomacy-strategy-card.secondary',
    'is nothing for who has no token in the strategy pool',
    () => {
      const start = table({
        red: { planets: ['jord'] },
        blue: { strategy: 0, planets: ['darien'], exhausted: ['darien'] },
        seats: { ...quiet, red: { cards: [2], secretHand: 0 } },
      });
      const ran = run(start, play(2));
      expect(told(ran, 'cannot-use').map(({ player }) => player)).toContain('blue');
      expect(ran.state.board.holdings['darien']?.exhausted).toBe(true);
    },
  );
});
