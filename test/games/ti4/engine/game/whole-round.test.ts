import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../../../../src/games/ti4/engine/action/query.ts';
import { newTable } from '../../../../../src/games/ti4/engine/game/index.ts';
import { seatOf } from '../../../../../src/games/ti4/engine/game/query.ts';
import { asks, DONE, play, read, run, SKIP, table, told, verdict } from './table.ts';
import type { Ran } from './table.ts';

const PASS = { kind: 'pass' } as const;
const TELL = { kind: 'tell' } as const;
const drawer = (name: string) => ({ kind: 'drawer', drawer: name }) as const;
const deed = (name: string, thing: string | null = null) =>
  ({ kind: 'deed', deed: name, thing }) as const;
const choose = (card: number) => ({ kind: 'card', card }) as const;

/** What the last event of a kind cites, without the game's name. */
const cited = ({ events }: Ran, kind: string): readonly string[] =>
  (events.findLast((event) => event.kind === kind)?.rules ?? []).map((rule) =>
    rule.replace('ti4.', ''),
  );

/** Red alone has not passed, and has used its cards. */
const lastTurn = (board: object = {}, custodians = true) =>
  table({
    seats: {
      red: { cards: [1], used: [1], secretHand: 0 },
      blue: { passed: true, secretHand: 0 },
      yellow: { passed: true, secretHand: 0 },
    },
    board: {
      active: 'red',
      custodians,
      systems: [
        { tile: 18, at: [0, 0] },
        { tile: 1, at: [0, -1] },
        { tile: 3, at: [1, 0] },
      ],
      players: {
        red: { faction: 'federation-of-sol', planets: ['jord'] },
        blue: { faction: 'yin-brotherhood', planets: ['darien'] },
        yellow: { faction: 'l1z1x', planets: [] },
      },
      units: {
        jord: { red: { infantry: 1, 'space-dock': 1 } },
        darien: { blue: { infantry: 1, 'space-dock': 1 } },
        '18': { yellow: { cruiser: 1, infantry: 1 } },
      },
      ...board,
    },
  });

/** Takes the last allowed answer until another phase has begun: nobody does anything. */
const toPhase = (start: Ran, phase: string): Ran => {
  let ran = start;
  for (let step = 0; step < 60 && ran.state.phase !== phase; step += 1) {
    const [by] = asks(ran.state).split(':');
    const idle = [DONE, SKIP, PASS, { kind: 'pool', pool: 'tactic' }] as const;
    const answer = idle.find((choice) => verdict(ran.state, choice) === 'allowed');
    if (!answer) throw new Error(`${by} is asked ${asks(ran.state)}`);
    ran = run(ran, answer);
  }
  return ran;
};

describe('a round', () => {
  it('is four phases in their order, the last of them once the custodians are gone (31, 31.1)', () => {
    const picked = run(table({ phase: 'strategy', seats: {} }), choose(1), choose(2), choose(3));
    expect(told(picked, 'phase-began').map(({ phase, round }) => [phase, round])).toEqual([
      ['strategy', 1],
      ['action', 1],
    ]);
    expect(cited(picked, 'phase-began')).toContain('game-round.action');
    const passed = toPhase(run(lastTurn({}, false), PASS), 'status');
    expect(told(passed, 'phase-began').map(({ phase }) => phase)).toEqual(['status']);
    const council = toPhase(passed, 'agenda');
    expect(told(council, 'phase-began').map(({ phase }) => phase)).toEqual(['status', 'agenda']);
    expect(cited(council, 'phase-began')).toContain('game-round.agenda');
    const skipped = toPhase(run(lastTurn(), PASS), 'strategy');
    expect(told(skipped, 'phase-began').map(({ phase }) => phase)).toEqual(['status', 'strategy']);
  });

  it('goes on to the status phase when everybody has passed (84.5)', () => {
    const ran = toPhase(run(lastTurn(), PASS), 'status');
    expect(told(ran, 'round/everybody-passed')).toHaveLength(1);
    expect(cited(ran, 'round/everybody-passed')).toEqual(['action-phase.end']);
    expect(ran.state.phase).toBe('status');
  });

  it('of four leaves no strategy card for goods (87.2•1), and of three leaves two', () => {
    const four = read({
      phase: 'strategy',
      speaker: 'red',
      board: {
        active: 'red',
        custodians: true,
        systems: [
          { tile: 18, at: [0, 0] },
          { tile: 1, at: [0, -1] },
        ],
        players: {
          red: { faction: 'federation-of-sol', planets: ['jord'] },
          blue: { faction: 'yin-brotherhood' },
          yellow: { faction: 'l1z1x' },
          green: { faction: 'winnu' },
        },
        units: { jord: { red: { infantry: 1 } } },
      },
    });
    const all = run(four, ...[1, 2, 3, 4, 5, 6, 7].map(choose));
    expect(told(all, 'round/goods-laid')).toEqual([{ cards: [] }]);
    expect(cited(all, 'round/goods-laid')).toEqual(['strategy-phase.four-players']);
    expect(Object.values(all.state.onCards).filter((goods) => goods > 0)).toEqual([]);
    const three = run(
      table({ phase: 'strategy', started: 3, seats: {} }),
      ...[1, 2, 3, 4, 5, 6].map(choose),
    );
    expect(told(three, 'round/goods-laid')).toEqual([{ cards: [7, 8] }]);
  });
});

describe('the track', () => {
  it('has a token of everybody on its zero when the game begins (57.3)', () => {
    const ran = run(
      read({
        players: ['red', 'blue', 'yellow'],
        factions: { red: 'winnu', blue: 'arborec', yellow: 'federation-of-sol' },
        speaker: 'red',
        galaxy:
          '26 25 19 20 21 22 23 24 27 28 29 30 31 32 33 34 35 36 -1 -1 41 0 39 37 -1 -1 -1 0 38 42 -1 -1 -1 0 40 44',
      }),
    );
    const { players, sheets } = ran.state.board;
    expect(players.map((id) => sheets[id]?.points)).toEqual([0, 0, 0]);
    expect(cited(ran, 'forces-taken')).toContain('victory-points.start-token');
  });

  it('keeps a point that a law has given when the law is discarded (57.6)', () => {
    const start = table({
      red: { faction: 'federation-of-sol', planets: ['jord'], points: 4 },
      seats: { red: { secretHand: 0 }, blue: { passed: true }, yellow: { passed: true } },
      laws: [{ elects: 'player', outcome: 'red' }],
    });
    const ran = run(start, TELL, drawer('council'), deed('repeal-law', '0'));
    expect(ran.state.laws).toEqual([]);
    expect(ran.state.discards.agendas).toBe(1);
    expect(sheetOf(ran.state.board, 'red').points).toBe(4);
    expect(cited(ran, 'told')).toContain('victory-points.law-points');
  });
});

describe('who is out of the game', () => {
  /** Yellow has one infantry on a planet of its own, and nothing else. */
  const ending = (yellow: object, red: object = {}) =>
    table({
      seats: {
        red: { cards: [1], secretHand: 0 },
        blue: { passed: true, secretHand: 0 },
        yellow: { passed: true, cards: [2], used: [2], secretHand: 0 },
      },
      red: { planets: ['jord'], ...red },
      yellow: { planets: [], ...yellow },
      units: { '000': { yellow: {} }, '3': { yellow: { infantry: 1, cruiser: 1 } } },
    });

  const out = (start: ReturnType<typeof ending>, ...before: readonly ReturnType<typeof deed>[]) =>
    run(
      start,
      TELL,
      ...before.flatMap((one) => [drawer('council'), one]),
      { kind: 'whose', player: 'yellow' },
      drawer('units'),
      { kind: 'deed', deed: 'remove-unit' },
      drawer('units'),
      { kind: 'deed', deed: 'remove-unit' },
    );

  it('leaves the technology that the Nekro Virus has copied in the game (9.10•1)', () => {
    const start = ending(
      { faction: 'l1z1x' },
      { faction: 'nekro-virus', technologies: ['inheritance-systems'] },
    );
    const ran = out(start);
    expect(ran.state.board.players).toEqual(['red', 'blue']);
    expect(sheetOf(ran.state.board, 'red').technologies).toEqual(['inheritance-systems']);
    expect(cited(ran, 'left')).toContain('elimination.assimilator');
    const plain = out(ending({ faction: 'l1z1x' }, { faction: 'nekro-virus' }));
    expect(cited(plain, 'left')).not.toContain('elimination.assimilator');
  });

  it('can have been copied by the Nekro Virus only in what somebody has', () => {
    const owned = (faction: string, technologies: readonly string[]) =>
      run(ending({ technologies }, { faction }), TELL, drawer('technologies')).state;
    const copy = deed('gain-technology', 'inheritance-systems');
    expect(verdict(owned('nekro-virus', ['inheritance-systems']), copy)).toBe('allowed');
    expect(verdict(owned('nekro-virus', []), copy)).toBe('not offered');
    expect(verdict(owned('winnu', ['inheritance-systems']), copy)).toBe('not offered');
  });

  it('leaves the «0» token of the Naalu with whoever holds it until the status phase is over (9.10•3)', () => {
    const ran = out(ending({ faction: 'naalu-collective' }), deed('hold-zero'));
    expect(ran.state.board.players).toEqual(['red', 'blue']);
    expect(ran.state.zero).toBe('red');
    const passed = toPhase(run(ran, DONE, play(1)), 'status');
    expect(passed.state.zero).toBe('red');
    const over = toPhase(passed, 'strategy');
    expect(over.state.zero).toBeNull();
    expect(told(over, 'zero-gone')).toEqual([{ player: 'red' }]);
  });

  it('takes the token along where nobody else holds it', () => {
    expect(out(ending({ faction: 'naalu-collective' })).state.zero).toBeNull();
  });
});

describe('the «0» token', () => {
  it('begins with the Naalu, and whoever holds it has the first turn (66.1•1)', () => {
    const fresh = newTable({
      players: ['red', 'blue', 'yellow'],
      factions: { blue: 'naalu-collective' },
      speaker: 'red',
      goal: 10,
      galaxy: null,
    });
    expect(fresh.zero).toBe('blue');
    const cards = {
      red: { cards: [1], secretHand: 0 },
      blue: { cards: [8], secretHand: 0 },
      yellow: { cards: [5], secretHand: 0 },
    };
    const own = table({ blue: { faction: 'naalu-collective' }, seats: cards });
    expect(asks(run(own).state)).toBe('blue: turn');
    const given = table({ blue: { faction: 'naalu-collective' }, seats: cards, zero: 'yellow' });
    expect(asks(run(given).state)).toBe('yellow: turn');
    expect(seatOf(given, 'yellow').cards).toEqual([5]);
  });
});

describe('«X-89 Bacterial Weapon»', () => {
  const armed = (yellow: object, red: object = {}) =>
    table({
      seats: {
        red: { cards: [1], secretHand: 0 },
        blue: { passed: true, secretHand: 0 },
        yellow: { passed: true, secretHand: 0 },
      },
      red: { planets: ['jord'], technologies: ['x-89-bacterial-weapon'] },
      yellow: { planets: ['000'] },
      units: { '6': { red: { dreadnought: 1, ...red } }, '000': { yellow } },
    });
  const strike = (planet: string) => ({ kind: 'bacterial-weapon', planet }) as const;

  it('is a component action that no shield stops (60.1)', () => {
    const ran = run(armed({ infantry: 3, pds: 1 }), strike('000'));
    expect(ran.state.board.units.filter(({ owner }) => owner === 'yellow')).toHaveLength(1);
    expect(sheetOf(ran.state.board, 'red').exhausted).toEqual(['x-89-bacterial-weapon']);
    expect(cited(ran, 'action/technology-exhausted')).toContain(
      'planetary-shield.bacterial-weapon',
    );
    expect(ran.state.board.holdings['000']?.owner).toBe('yellow');
    expect(ran.state.board.holdings['000']?.token).toBe(false);
  });

  it('leaves a token of control where no unit is left', () => {
    const ran = run(armed({ infantry: 1 }), strike('000'));
    expect(ran.state.board.holdings['000']).toMatchObject({ owner: 'yellow', token: true });
  });

  it('needs a ship that may bombard in the system, infantry of another, and a ready card', () => {
    const bare = run(armed({ infantry: 1 }, { dreadnought: 0, cruiser: 1 }));
    expect(verdict(bare.state, strike('000'))).toBe('not offered');
    expect(verdict(run(armed({ pds: 1 })).state, strike('000'))).toBe('not offered');
    const used = run(
      armed({ infantry: 1 }),
      TELL,
      drawer('technologies'),
      {
        kind: 'deed',
        deed: 'exhaust-technology',
      },
      DONE,
    );
    expect(verdict(used.state, strike('000'))).toBe('not offered');
  });
});
