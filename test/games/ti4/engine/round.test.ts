import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, position, promptOf } from '../../../../src/engine/play.ts';
import { parseRound } from '../../../../src/games/ti4/positions/round.ts';
import {
  actionPhase,
  statusPhase,
  strategyPhase,
} from '../../../../src/games/ti4/engine/round/procedures.ts';
import type { Seat } from '../../../../src/games/ti4/engine/round/types.ts';
import { asks, verdict } from './any-game.ts';
import { at, card, DONE, finish, PASS, run, SCORE, SKIP, table } from './round-table.ts';

describe('the strategy phase', () => {
  it.each([
    [3, 2],
    [4, 0],
    [5, 3],
    [6, 2],
  ])('of %i players leaves %i cards with a trade good (B7)', (count, left) => {
    const { onCards } = position(finish(run(strategyPhase, table(count)))).state;
    expect(Object.values(onCards).reduce((sum, goods) => sum + goods, 0)).toBe(left);
  });

  it('goes from the speaker, twice for three or four players, and takes the goods on a card', () => {
    const start = table(3, {}, { speaker: 'blue', onCards: { 4: 2 } });
    const first = run(strategyPhase, start, card(4));
    expect(at(first, 'blue').goods).toBe(2);
    expect(verdict(first, card(4))).toBe('strategy-phase.already-chosen');
    expect(asks(run(strategyPhase, start, card(4), card(1), card(2)))).toBe('blue: choose-card');
  });

  it('still gives one card each when five began and four are left', () => {
    const end = finish(run(strategyPhase, table(4, {}, { started: 5 })));
    expect(at(end, 'red').cards).toHaveLength(1);
  });
});

describe('the action phase', () => {
  const four = table(4, {
    red: { cards: [8, 2] },
    blue: { cards: [1, 7] },
    yellow: { cards: [3, 4] },
    green: { cards: [5, 6] },
  });

  it('goes by the lower of two cards, the Naalu token before all', () => {
    expect(asks(run(actionPhase, four))).toBe('blue: turn');
    const naalu = table(4, { ...four.seats, green: { cards: [5, 6], naalu: true } });
    expect(asks(run(actionPhase, naalu))).toBe('green: turn');
  });

  it('refuses to pass before both strategic actions (B43)', () => {
    const start = run(actionPhase, four);
    expect(verdict(start, PASS)).toBe('action-phase.both-cards');
    const one = run(
      actionPhase,
      table(5, {
        red: { cards: [1] },
        blue: { cards: [2] },
        yellow: { cards: [3] },
        green: { cards: [4] },
        purple: { cards: [5] },
      }),
    );
    expect(verdict(one, PASS)).toBe('action-phase.strategic-action-first');
  });

  it('gives three tokens and one for each three influence with Leadership (B41)', () => {
    const planets = [
      { id: 'a', influence: 4, exhausted: false },
      { id: 'b', influence: 3, exhausted: false },
    ];
    const start = table(5, {
      red: { cards: [1], planets },
      blue: { cards: [2] },
      yellow: { cards: [3] },
      green: { cards: [4] },
      purple: { cards: [5] },
    });
    const pool = { kind: 'pool', pool: 'tactic' } as const;
    const game = run(
      actionPhase,
      start,
      { kind: 'strategic', card: 1 },
      { kind: 'exhaust', planet: 'a' },
      { kind: 'exhaust', planet: 'b' },
      DONE,
      pool,
      pool,
      pool,
      pool,
      pool,
    );
    expect(at(game, 'red').tactic).toBe(8);
    expect(asks(game)).toBe('blue: secondary');
  });

  it('gives goods and commodities with Trade; those chosen replenish free and only once (B42)', () => {
    const start = table(5, {
      red: { cards: [5] },
      blue: { cards: [6] },
      yellow: { cards: [7] },
      green: { cards: [8] },
      purple: { cards: [9 as never] },
    });
    const game = run(
      actionPhase,
      start,
      { kind: 'strategic', card: 5 },
      { kind: 'favour', player: 'blue' },
      DONE,
    );
    expect(at(game, 'red')).toMatchObject({ goods: 3, commodities: 3 });
    expect(at(game, 'blue')).toMatchObject({ commodities: 3, strategy: 2 });
    expect(asks(game)).toBe('yellow: secondary');
    expect(
      at(run(actionPhase, start, { kind: 'strategic', card: 5 }, DONE, { kind: 'use' }), 'blue'),
    ).toMatchObject({ commodities: 3, strategy: 1 });
  });

  it('lets a player without tokens use no secondary but Leadership’s (A12)', () => {
    const seats = {
      red: { cards: [2] },
      blue: { cards: [3], strategy: 0 },
      yellow: { cards: [4] },
      green: { cards: [5] },
      purple: { cards: [6] },
    } as const;
    const make = (first: 1 | 2) =>
      table(
        5,
        Object.fromEntries(
          Object.entries(seats).map(([id, part]) => [
            id,
            { ...part, laid: 1, cards: id === 'red' ? [first] : [...part.cards] },
          ]),
        ),
      );
    expect(
      verdict(run(actionPhase, make(2), { kind: 'strategic', card: 2 }, SKIP, SKIP, SKIP, SKIP), {
        kind: 'use',
      }),
    ).toBe('command-tokens.secondary');
    expect(
      verdict(
        run(
          actionPhase,
          make(1),
          { kind: 'strategic', card: 1 },
          DONE,
          ...Array.from({ length: 3 }, () => ({ kind: 'pool', pool: 'fleet' }) as const),
        ),
        { kind: 'use' },
      ),
    ).toBe('allowed');
  });

  it('hands the speaker token on with Politics, to nobody who has it, and draws two cards', () => {
    const start = table(3, {
      red: { cards: [3, 7], actionCards: 6 },
      blue: { cards: [4, 5] },
      yellow: { cards: [6, 8] },
    });
    const game = run(actionPhase, start, { kind: 'strategic', card: 3 });
    expect(verdict(game, { kind: 'speaker', player: 'red' })).toBe(
      'politics-strategy-card.new-speaker',
    );
    const chosen = play(game, { kind: 'speaker', player: 'blue' });
    expect(position(chosen).state.speaker).toBe('blue');
    expect(at(chosen, 'red').actionCards).toBe(8);
    expect(asks(chosen)).toBe('red: discard');
    const used = play(play(chosen, { kind: 'discard' }), { kind: 'use' });
    expect(at(used, 'blue')).toMatchObject({ actionCards: 2, strategy: 1 });
  });

  it('takes a token off the board with Warfare and lets its player move tokens about', () => {
    const start = table(3, {
      red: { cards: [2, 6], laid: 1, reserve: 7 },
      blue: { cards: [4, 5] },
      yellow: { cards: [3, 8] },
    });
    const recalled = run(
      actionPhase,
      start,
      { kind: 'strategic', card: 6 },
      { kind: 'pool', pool: 'tactic' },
      { kind: 'shift', from: 'fleet', to: 'tactic' },
      DONE,
    );
    expect(at(recalled, 'red')).toMatchObject({ laid: 0, reserve: 7, tactic: 5, fleet: 2 });
    expect(asks(recalled)).toBe('blue: secondary');
  });

  it('lays tokens of the others with Diplomacy, from a pool when there are no more, and readies two', () => {
    const world = (id: string) => ({ id, influence: 1, exhausted: true });
    const start = table(3, {
      red: { cards: [2, 7], planets: [world('a'), world('b'), world('c')] },
      blue: { cards: [4, 5], planets: [world('d')] },
      yellow: { cards: [3, 8], reserve: 0, laid: 8 },
    });
    const fleet = { kind: 'pool', pool: 'fleet' } as const;
    const game = run(actionPhase, start, { kind: 'strategic', card: 2 });
    expect(asks(game)).toBe('blue: guard');
    expect(verdict(game, fleet)).toBe('diplomacy-strategy-card.no-reinforcements');
    const laid = play(game, { kind: 'use' });
    expect(at(laid, 'blue')).toMatchObject({ laid: 1, reserve: 7 });
    expect(verdict(laid, { kind: 'use' })).toBe('not offered');
    const short = play(laid, fleet);
    expect(at(short, 'yellow')).toMatchObject({ laid: 9, fleet: 2 });
    const ready = (planet: string) => ({ kind: 'ready', planet }) as const;
    const done = play(play(short, ready('a')), ready('c'));
    expect(at(done, 'red').planets.map(({ exhausted }) => exhausted)).toEqual([false, true, false]);
    expect(asks(done)).toBe('blue: secondary');
    const used = play(play(done, { kind: 'use' }), ready('d'));
    expect(at(used, 'blue')).toMatchObject({ strategy: 1 });
    expect(at(used, 'blue').planets[0]?.exhausted).toBe(false);
    expect(asks(used)).toBe('yellow: secondary');
  });

  it('scores a public objective with Imperial and a point for Mecatol Rex, and may end the game', () => {
    const planets = [{ id: 'mecatol-rex', influence: 6, exhausted: true }];
    const start = (red: Partial<Seat>) =>
      run(
        actionPhase,
        table(3, {
          red: { cards: [1, 8], publics: [1], ...red },
          blue: { cards: [4, 5] },
          yellow: { cards: [3, 7] },
        }),
        { kind: 'strategic', card: 8 },
      );
    expect(verdict(start({ controlsHome: false }), SCORE)).toBe('objective-cards.home-system');
    const both = play(start({ planets, points: 3 }), SCORE);
    expect(at(both, 'red').points).toBe(5);
    expect(asks(both)).toBe('blue: secondary');
    const won = play(start({ planets, points: 8 }), SCORE);
    expect(promptOf(won)).toMatchObject({ kind: 'over', outcome: { winner: 'red', next: 'end' } });
  });

  it('draws a secret objective with Imperial and returns the fourth', () => {
    const start = table(3, {
      red: { cards: [1, 8], secretHand: 2, secretScored: 1 },
      blue: { cards: [4, 5], secretHand: 1, secretScored: 1 },
      yellow: { cards: [3, 7] },
    });
    const game = run(actionPhase, start, { kind: 'strategic', card: 8 }, { kind: 'use' });
    expect(at(game, 'red').secretHand).toBe(2);
    expect(at(game, 'blue')).toMatchObject({ secretHand: 2, strategy: 1 });
  });

  it('lets the last who has not passed act again and again', () => {
    const start = table(3, {
      red: { cards: [2, 7], exhausted: [2, 7], tactic: 2 },
      blue: { cards: [4, 5], passed: true },
      yellow: { cards: [3, 8], passed: true },
    });
    const game = run(actionPhase, start, { kind: 'tactical' });
    expect(asks(game)).toBe('red: turn');
    expect(position(game).events.flatMap(({ rules }) => rules)).toContain(
      'ti4.action-phase.actions-in-a-row',
    );
    const spent = play(game, { kind: 'tactical' });
    expect(verdict(spent, { kind: 'tactical' })).toBe('command-tokens.tactical-action');
    expect(verdict(spent, { kind: 'component' })).toBe('component-action.where');
    expect(verdict(spent, PASS)).toBe('allowed');
  });

  it('lays the token of Construction on the board, or takes it back where one lies', () => {
    const start = table(
      3,
      { red: { cards: [4] }, blue: { cards: [5], laid: 1, reserve: 0 }, yellow: { cards: [7] } },
      { started: 5 },
    );
    const asked = run(actionPhase, start, { kind: 'strategic', card: 4 });
    const laid = position(play(asked, { kind: 'use' })).state.seats['blue'];
    expect(laid).toMatchObject({ strategy: 1, laid: 2, reserve: 0 });
    const back = play(asked, { kind: 'use-there' });
    expect(position(back).state.seats['blue']).toMatchObject({ strategy: 1, laid: 1, reserve: 1 });
    // Yellow has no token on the board.
    expect(verdict(back, { kind: 'use-there' })).toBe('not offered');
  });

  it('ends when everybody has passed', () => {
    let game = run(
      actionPhase,
      table(
        3,
        {
          red: { cards: [2] },
          blue: { cards: [4], laid: 1 },
          yellow: { cards: [7], laid: 1 },
        },
        { started: 5 },
      ),
    );
    for (const number of [2, 4, 7] as const) {
      game = play(game, { kind: 'strategic', card: number });
      while (/guard|secondary/.test(asks(game))) game = play(game, SKIP);
    }
    expect(asks([PASS, PASS, PASS].reduce((now, choice) => play(now, choice), game))).toBe('over');
  });
});

describe('the status phase', () => {
  it('lets each score one public and one secret objective, with the home system in hand', () => {
    const start = table(3, {
      red: { cards: [1], publics: [1, 1], secrets: 1 },
      blue: { cards: [2], publics: [1], controlsHome: false },
      yellow: { cards: [3] },
    });
    const game = run(statusPhase, start, SCORE);
    expect(verdict(game, SCORE)).toBe('objective-cards.status-limit');
    expect(verdict(game, { kind: 'score-secret' })).toBe('allowed');
    expect(verdict(play(game, DONE), SCORE)).toBe('objective-cards.home-system');
  });

  it('ends the game when nothing is left to reveal: most points, then initiative (B44)', () => {
    const start = table(
      3,
      {
        red: { cards: [3], points: 7 },
        blue: { cards: [1], points: 7 },
        yellow: { cards: [2], points: 5 },
      },
      { hidden: { stage1: 0, stage2: 0 } },
    );
    expect(position(run(statusPhase, start)).state.winner).toBe('blue');
  });

  it('gives a tie at the end of the track to initiative, without cards to the nearest to the speaker (B45)', () => {
    const cards = table(3, {
      red: { cards: [3], points: 10 },
      blue: { cards: [1], points: 10 },
      yellow: { cards: [2] },
    });
    expect(position(run(statusPhase, cards)).state.winner).toBe('blue');
    const none = table(3, { red: { points: 10 }, yellow: { points: 10 } }, { speaker: 'blue' });
    expect(position(run(statusPhase, none)).state.winner).toBe('yellow');
  });

  it('ends at once when the first in initiative order comes to ten', () => {
    const start = table(3, {
      red: { cards: [2], points: 9, publics: [2] },
      blue: { cards: [1], points: 9, publics: [1] },
      yellow: { cards: [3] },
    });
    const game = run(statusPhase, start, SCORE);
    expect(asks(game)).toBe('over');
    expect(position(game).state.winner).toBe('blue');
  });

  it('reveals stage I before stage II, draws cards to a hand of seven, returns tokens and gives two', () => {
    const start = table(3, {
      red: { cards: [1], actionCards: 7, laid: 2 },
      blue: { cards: [2] },
      yellow: { cards: [3] },
    });
    const game = run(statusPhase, start);
    expect(position(game).state.hidden).toEqual({ stage1: 2, stage2: 5 });
    expect(asks(game)).toBe('red: discard');
    expect(verdict(game, DONE)).toBe('action-cards.hand-limit');
    const next = play(game, { kind: 'discard' });
    expect(asks(next)).toBe('red: gain-tokens');
    expect(at(next, 'red')).toMatchObject({ laid: 0, reserve: 10, actionCards: 7 });
    const short = table(3, {
      red: { cards: [1], reserve: 1 },
      blue: { cards: [2] },
      yellow: { cards: [3] },
    });
    const gained = run(statusPhase, short, { kind: 'pool', pool: 'fleet' });
    expect(asks(gained)).toBe('red: redistribute');
  });

  it('readies, repairs and returns everything, and leads to the agenda once the custodians are gone', () => {
    const end = finish(
      run(
        statusPhase,
        table(
          3,
          {
            red: {
              cards: [1, 5],
              exhausted: [1],
              damaged: 2,
              planets: [{ id: 'a', influence: 1, exhausted: true }],
            },
          },
          { custodians: false },
        ),
      ),
    );
    expect(at(end, 'red')).toMatchObject({ cards: [], exhausted: [], damaged: 0, passed: false });
    expect(at(end, 'red').planets[0]?.exhausted).toBe(false);
    expect(promptOf(end)).toMatchObject({
      kind: 'over',
      outcome: { next: 'agenda', winner: null },
    });
  });
});

describe('a table written down', () => {
  const problem = (setup: unknown): string => {
    const parsed = parseRound(setup);
    return parsed.ok ? 'fine' : `${parsed.path}: ${parsed.problem}`;
  };
  const fine = { players: ['red', 'blue', 'yellow'], speaker: 'red' };

  it('is read, with sixteen command tokens for each', () => {
    const parsed = parseRound({ ...fine, seats: { red: { tactic: 5, laid: 2, cards: [4] } } });
    if (!parsed.ok) throw new Error(parsed.path);
    expect(parsed.setup.seats['red']).toMatchObject({ tactic: 5, laid: 2, reserve: 4, cards: [4] });
  });

  it.each([
    [{ ...fine, speaker: 'green' }, 'speaker: «green» does not play'],
    [{ ...fine, players: ['red', 'red'] }, 'players: somebody plays twice'],
    [
      { ...fine, seats: { red: { cards: [9] } } },
      'seats.red.cards.0: Invalid option: expected one of 1|2|3|4|5|6|7|8',
    ],
    [
      { ...fine, seats: { red: { cards: [1] }, blue: { cards: [1] } } },
      'seats: two players hold one strategy card',
    ],
    [
      { ...fine, seats: { red: { cards: [1], used: [2] } } },
      'seats.red.used: a card is used that is not held',
    ],
    [
      { ...fine, seats: { red: { fleet: 12 } } },
      'seats.red.laid: there are only 16 command tokens',
    ],
    [{ ...fine, seats: { red: { fleets: 1 } } }, 'seats.red.fleets: there is no «fleets» here'],
  ])('is refused where it cannot be', (setup, expected) => {
    expect(problem(setup)).toBe(expected);
  });
});

describe('any round', () => {
  it('ends, phase by phase, and keeps every command token', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(3, 4, 5, 6),
        fc.array(fc.nat(60), { minLength: 5, maxLength: 20 }),
        (count, picks) => {
          let state = table(count, {
            red: { components: 2, actionCards: 7 },
            blue: {
              publics: [1, 2],
              secrets: 1,
              planets: [{ id: 'a', influence: 7, exhausted: false }],
            },
          });
          for (const procedure of [strategyPhase, actionPhase, statusPhase]) {
            let game = run(procedure, state);
            for (let turn = 0; turn < 2000; turn += 1) {
              const prompt = promptOf(game);
              if (prompt.kind !== 'decision') break;
              const allowed = prompt.options.filter((option) => option.allowed);
              const option = allowed[((picks[turn % picks.length] ?? 0) + turn) % allowed.length];
              if (!option) throw new Error('Nothing is allowed.');
              game = play(game, option.choice);
            }
            expect(asks(game)).toBe('over');
            ({ state } = position(game));
            for (const each of Object.values(state.seats)) {
              expect(each.tactic + each.fleet + each.strategy + each.reserve + each.laid).toBe(16);
            }
          }
        },
      ),
      { numRuns: 25, seed: 6 },
    );
  });
});
