import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../../../../src/games/ti4/engine/action/query.ts';
import { seatOf, tokensOf } from '../../../../../src/games/ti4/engine/game/query.ts';
import { asks, DONE, play, pool, run, SKIP, table, told, twoDocks, USE, verdict } from './table.ts';

const holding = (card: number, more: object = {}) =>
  table({
    ...more,
    seats: {
      red: { cards: [card] },
      blue: { passed: true, commodities: 0 },
      yellow: { passed: true },
    },
  });

const unitsAt = ({ state }: ReturnType<typeof run>, planet: string): readonly string[] =>
  state.board.units
    .filter((unit) => unit.planet === planet)
    .map(({ type }) => type)
    .toSorted();

describe('Leadership', () => {
  it('gives three tokens and one more for three influence; the others spend influence only', () => {
    const ran = run(
      holding(1, { blue: { planets: ['darien'] } }),
      play(1),
      { kind: 'exhaust', planet: 'jord' },
      { kind: 'exhaust', planet: 'lodor' },
      ...[1, 2, 3, 4].map(() => pool('fleet')),
      USE,
      { kind: 'exhaust', planet: 'darien' },
      pool('tactic'),
    );
    expect(sheetOf(ran.state.board, 'red').fleet).toBe(7);
    const blue = sheetOf(ran.state.board, 'blue');
    expect([blue.tactic, blue.strategy]).toEqual([4, 2]);
    expect(ran.state.board.holdings['darien']?.exhausted).toBe(true);
  });
});

describe('Diplomacy', () => {
  it('closes a system of one’s own to everybody else, never that of Mecatol Rex', () => {
    const start = run(
      holding(2, {
        red: { planets: ['jord', 'lodor', 'mecatol-rex'], exhausted: ['jord'] },
        board: { custodians: false },
      }),
      play(2),
    );
    expect(verdict(start.state, { kind: 'guard', system: '18' })).toBe(
      'diplomacy-strategy-card.primary',
    );
    expect(verdict(start.state, { kind: 'guard', system: '3' })).toBe('not offered');
    const ran = run(start, { kind: 'guard', system: '26' });
    expect(tokensOf(ran.state, 'blue')).toEqual(['26']);
    expect(tokensOf(ran.state, 'yellow')).toEqual(['26']);
    expect(sheetOf(ran.state.board, 'blue').reserve).toBe(7);
    expect(asks(ran.state)).toBe('red: ready-planets');
  });

  it('takes from a pool where the reinforcements are empty, and nothing where a token lies', () => {
    const ran = run(
      holding(2, {
        blue: { planets: ['darien'], tactic: 6, fleet: 6, strategy: 4 },
        board: { tokens: { '26': ['yellow'] } },
      }),
      play(2),
      { kind: 'guard', system: '26' },
    );
    expect(asks(ran.state)).toBe('blue: guard-from');
    const after = run(ran, pool('strategy'));
    expect(sheetOf(after.state.board, 'blue').strategy).toBe(3);
    expect(told(after, 'token-there-already')).toEqual([{ player: 'yellow', system: '26' }]);
    expect(sheetOf(after.state.board, 'yellow').reserve).toBe(7);
  });
});

describe('Politics', () => {
  it('names another speaker and gives two action cards, to others for a token', () => {
    const start = run(holding(3), play(3));
    expect(verdict(start.state, { kind: 'speaker', player: 'yellow' })).toBe(
      'politics-strategy-card.new-speaker',
    );
    const ran = run(start, { kind: 'speaker', player: 'red' }, USE, SKIP);
    expect(ran.state.speaker).toBe('red');
    expect(seatOf(ran.state, 'red').actionCards).toBe(2);
    expect(seatOf(ran.state, 'blue').actionCards).toBe(2);
    const { strategy, reserve } = sheetOf(ran.state.board, 'blue');
    expect([strategy, reserve]).toEqual([1, 9]);
    expect(seatOf(ran.state, 'red').exhausted).toEqual([3]);
  });
});

describe('Construction', () => {
  it('puts a dock or a PDS, then a PDS, on planets of one’s own within their limits', () => {
    const start = run(
      holding(4, { units: { jord: { red: { infantry: 1, 'space-dock': 1, pds: 2 } } } }),
      play(4),
    );
    expect(verdict(start.state, { kind: 'structure', unit: 'space-dock', place: 'jord' })).toBe(
      'structures.one-space-dock',
    );
    expect(verdict(start.state, { kind: 'structure', unit: 'pds', place: 'jord' })).toBe(
      'structures.two-pds',
    );
    expect(verdict(start.state, { kind: 'structure', unit: 'pds', place: 'darien' })).toBe(
      'not offered',
    );
    const ran = run(
      start,
      { kind: 'structure', unit: 'space-dock', place: 'lodor' },
      { kind: 'structure', unit: 'pds', place: 'lodor' },
    );
    expect(unitsAt(ran, 'lodor')).toEqual(['pds', 'space-dock']);
    expect(asks(ran.state)).toBe('blue: secondary');
  });

  it('lays the token of the others on the board, or gives it back where one lies', () => {
    const ran = run(
      holding(4, { board: { tokens: { '6': ['yellow'] } } }),
      play(4),
      DONE,
      DONE,
      // A dock stands on Darien already: nothing but a PDS is left.
      USE,
      USE,
      { kind: 'structure', unit: 'space-dock', place: '000' },
    );
    expect(tokensOf(ran.state, 'blue')).toEqual(['3']);
    expect(sheetOf(ran.state.board, 'blue').reserve).toBe(8);
    expect(tokensOf(ran.state, 'yellow')).toEqual(['6']);
    expect(sheetOf(ran.state.board, 'yellow').reserve).toBe(8);
    expect(unitsAt(ran, 'darien')).toContain('pds');
    expect(unitsAt(ran, '000')).toContain('space-dock');
  });

  it('fetches a figure from the board only when none is left beside it, and puts it at once', () => {
    const start = run(
      holding(4, {
        red: { planets: ['jord', 'lodor', 'mecatol-rex'] },
        units: {
          jord: { red: { 'space-dock': 1, infantry: 1 } },
          lodor: { red: { 'space-dock': 1 } },
          'mecatol-rex': { red: { 'space-dock': 1 } },
        },
        board: { custodians: false, tokens: { '1': ['red'] } },
      }),
      play(4),
    );
    expect(verdict(start.state, { kind: 'fetch', unit: 'red-space-dock-1' })).toBe('not offered');
    expect(verdict(start.state, { kind: 'fetch', unit: 'red-space-dock-2' })).toBe('allowed');
    const ran = run(start, { kind: 'fetch', unit: 'red-space-dock-2' });
    expect(told(ran, 'structure-placed')).toEqual([
      { player: 'red', unit: 'space-dock', system: '26', planet: 'lodor' },
    ]);
  });
});

describe('Trade', () => {
  it('gives goods and commodities, and commodities without a token to those chosen', () => {
    const ran = run(holding(5), play(5), { kind: 'favour', player: 'blue' }, DONE, SKIP);
    expect(sheetOf(ran.state.board, 'red').goods).toBe(3);
    expect(seatOf(ran.state, 'red').commodities).toBe(4);
    expect(seatOf(ran.state, 'blue').commodities).toBe(2);
    expect(sheetOf(ran.state.board, 'blue').strategy).toBe(2);
    expect(seatOf(ran.state, 'yellow').commodities).toBe(0);
  });
});

describe('Warfare', () => {
  it('takes a token off the board and lets pools change; fleets that are too large lose ships', () => {
    const ran = run(
      holding(6, {
        red: { fleet: 3, planets: ['jord', 'lodor'] },
        units: { jord: { red: { infantry: 2 } }, '1': { red: { cruiser: 3 } } },
        board: { tokens: { '26': ['red'] } },
      }),
      play(6),
      pool('tactic'),
      { kind: 'shift', from: 'fleet', to: 'tactic' },
      DONE,
    );
    expect(tokensOf(ran.state, 'red')).toEqual([]);
    expect(sheetOf(ran.state.board, 'red').tactic).toBe(5);
    expect(told(ran, 'action/unit-removed')).toHaveLength(1);
    expect(ran.state.board.units.filter(({ type }) => type === 'cruiser')).toHaveLength(2);
  });

  it('lets the others produce at home by one dock, without a token there', () => {
    const start = holding(6, { blue: { planets: ['darien'], goods: 3 } });
    const ran = run(start, play(6), DONE, USE);
    expect(asks(ran.state)).toBe('blue: produce');
    // Two of the dock and four of Darien.
    expect(told(ran, 'action/production-began')).toEqual([{ player: 'blue', limit: 6 }]);
    const after = run(
      ran,
      { kind: 'build', unit: 'cruiser', count: 1 },
      DONE,
      { kind: 'spend-good' },
      { kind: 'spend-good' },
    );
    expect(
      after.state.board.units.filter(({ owner, type }) => owner === 'blue' && type === 'cruiser'),
    ).toHaveLength(1);
    expect(tokensOf(after.state, 'blue')).toEqual([]);
    expect(told(after, 'action/action-ended')).toEqual([]);
    expect(sheetOf(after.state.board, 'blue').values).toEqual({});
  });

  it('asks which dock where the home has two, and counts only that one', () => {
    const ran = run(twoDocks(), play(6), DONE, USE);
    expect(asks(ran.state)).toBe('blue: home-dock');
    const druaa = ran.state.board.units.find(
      ({ planet, type }) => planet === 'druaa' && type === 'space-dock',
    );
    const chosen = run(ran, { kind: 'dock', unit: druaa?.id });
    expect(told(chosen, 'action/production-began')).toEqual([{ player: 'blue', limit: 5 }]);
    const after = run(chosen, DONE);
    expect(
      after.state.board.units.filter(
        ({ type, owner }) => type === 'space-dock' && owner === 'blue',
      ),
    ).toHaveLength(2);
  });
});

describe('Warfare for the Arborec', () => {
  it('lets the dock produce, and not the infantry beside it', () => {
    const ran = run(
      table({
        seats: { red: { cards: [6] }, blue: { passed: true }, yellow: { passed: true } },
        board: {
          systems: [
            { tile: 18, at: [0, 0] },
            { tile: 1, at: [0, -1] },
            { tile: 5, at: [1, 0] },
            { tile: 6, at: [-1, 1] },
          ],
          players: {
            red: { faction: 'federation-of-sol', planets: ['jord'] },
            blue: { faction: 'arborec', planets: ['nestphar'] },
            yellow: { faction: 'l1z1x', planets: ['000'] },
          },
          units: {
            jord: { red: { infantry: 2, 'space-dock': 1 } },
            '000': { yellow: { infantry: 2 } },
            nestphar: { blue: { infantry: 4, 'space-dock': 1 } },
          },
        },
      }),
      play(6),
      DONE,
      USE,
    );
    // Two of the dock and three of Nestphar.
    expect(told(ran, 'action/production-began')).toEqual([{ player: 'blue', limit: 5 }]);
    expect(verdict(ran.state, { kind: 'build', unit: 'infantry' })).toBe(
      'production.arborec-docks',
    );
  });
});

describe('Technology', () => {
  it('lets the holder research one, and the others for a token and four resources', () => {
    const start = holding(7, { blue: { planets: ['darien'], goods: 0 } });
    const ran = run(
      start,
      play(7),
      { kind: 'research', technology: 'neural-motivator' },
      DONE,
      USE,
      {
        kind: 'research',
        technology: 'sarween-tools',
      },
    );
    expect(sheetOf(ran.state.board, 'red').technologies).toEqual(['neural-motivator']);
    expect(sheetOf(ran.state.board, 'blue').technologies).toEqual(['sarween-tools']);
    expect(sheetOf(ran.state.board, 'blue').strategy).toBe(1);
    expect(ran.state.board.holdings['darien']?.exhausted).toBe(true);
    const paid = ran.events.find(({ kind }) => kind === 'action/paid');
    expect(paid?.rules).toEqual(['ti4.technology-strategy-card.secondary']);
  });

  it('is closed to whoever cannot pay', () => {
    const ran = run(
      holding(7, { blue: { planets: [], exhausted: ['darien'] } }),
      play(7),
      {
        kind: 'research',
        technology: 'neural-motivator',
      },
      DONE,
    );
    expect(told(ran, 'cannot-use')).toContainEqual({ player: 'blue', card: 7 });
  });
});

describe('Imperial', () => {
  it('scores any one public objective, then gives a point for Mecatol Rex', () => {
    const ran = run(
      holding(8, {
        revealed: 3,
        red: { planets: ['jord', 'lodor', 'mecatol-rex'], points: 2 },
        board: { custodians: false },
      }),
      play(8),
      { kind: 'score-objective', objective: 1 },
    );
    expect(sheetOf(ran.state.board, 'red').points).toBe(4);
    expect(ran.state.objectives[1]?.scoredBy).toEqual(['red']);
    expect(seatOf(ran.state, 'red').secretHand).toBe(1);
  });

  it('gives a secret objective to whoever does not hold Mecatol Rex', () => {
    const ran = run(holding(8), play(8), DONE, USE, SKIP);
    expect(seatOf(ran.state, 'red').secretHand).toBe(2);
    expect(seatOf(ran.state, 'blue').secretHand).toBe(2);
    expect(sheetOf(ran.state.board, 'blue').strategy).toBe(1);
  });

  it('refuses an objective scored before, and all of them to whoever has lost a home planet', () => {
    const again = run(holding(8, { scored: { red: [0] } }), play(8));
    expect(verdict(again.state, { kind: 'score-objective', objective: 0 })).toBe(
      'objective-cards.once',
    );
    expect(verdict(again.state, { kind: 'score-objective', objective: 1 })).toBe('allowed');
    expect(verdict(again.state, { kind: 'score-objective', objective: 2 })).toBe('not offered');
    const homeless = run(
      holding(8, {
        red: { planets: ['lodor'] },
        units: { jord: {}, lodor: { red: { infantry: 1 } } },
      }),
      play(8),
    );
    expect(told(homeless, 'round/secret-drawn')).toHaveLength(1);
  });
});
