import { describe, expect } from 'vitest';
import { play, position, promptOf } from '../../../../src/engine/play.ts';
import type { PlayerId } from '../../../../src/games/ti4/engine/action/types.ts';
import type { Card } from '../../../../src/games/ti4/engine/data/strategy-cards.ts';
import { parseRound } from '../../../../src/games/ti4/positions/round.ts';
import {
  actionPhase,
  statusPhase,
  strategyPhase,
} from '../../../../src/games/ti4/engine/round/procedures.ts';
import type {
  RoundChoice,
  RoundState,
  Seat,
} from '../../../../src/games/ti4/engine/round/types.ts';
import { asks, verdict } from './any-game.ts';
import { by, no } from './positions.ts';
import { at, card, DONE, finish, PASS, run, SKIP, table } from './round-table.ts';
import type { Ran } from './round-table.ts';

type Seats = Partial<Record<PlayerId, Partial<Seat>>>;

const strategic = (number: Card) => ({ kind: 'strategic', card: number }) as const;
const USE = { kind: 'use' } as const;
const pool = (which: 'tactic' | 'fleet' | 'strategy') => ({ kind: 'pool', pool: which }) as const;
const exhaust = (planet: string) => ({ kind: 'exhaust', planet }) as const;
const scores = (points: number) => ({ kind: 'score-public', points }) as const;
const planet = (id: string, influence: number, exhausted = false) => ({ id, influence, exhausted });
const kinds = (game: Ran): readonly string[] =>
  [...game.opening.events, ...game.moves.flatMap(({ events }) => events)].map(({ kind }) => kind);
const winner = (game: Ran): PlayerId | null => position(game).state.winner;

/** One card each, by seat: five or six players unless said otherwise. */
const turns = (
  cards: Partial<Record<PlayerId, Card>>,
  seats: Seats = {},
  part: Partial<RoundState> = {},
): Ran => {
  const players = Object.keys(cards) as PlayerId[];
  const all = Object.fromEntries(
    players.map((player) => [player, { cards: [cards[player] ?? 1], ...seats[player] }]),
  );
  return run(actionPhase, table(players.length, all, { started: 6, ...part }));
};
const after = (game: Ran, ...choices: readonly RoundChoice[]): Ran =>
  choices.reduce((now, choice) => play(now, choice), game);

// ── strategy ─────────────────────────────────────────────────────────────────────────────────────

describe('the strategy phase', () => {
  by('strategy-phase.second-card', 'goes round a second time from the speaker, not back', () => {
    const start = table(3, {}, { speaker: 'blue' });
    const first = run(strategyPhase, start, card(1), card(2), card(3));
    expect(asks(first)).toBe('blue: choose-card');
    expect(asks(after(first, card(4)))).toBe('yellow: choose-card');
    expect(asks(after(first, card(4), card(5)))).toBe('red: choose-card');
    const { onCards } = position(finish(first)).state;
    expect(Object.values(onCards).filter((goods) => goods === 1)).toHaveLength(2);
  });

  by(
    'strategy-phase.goods-on-card',
    'gives all the goods that piled up, whatever else one has',
    () => {
      const start = table(
        5,
        { green: { commodities: 3, commodityLimit: 3 } },
        { speaker: 'green', onCards: { 4: 2, 8: 1 } },
      );
      const taken = run(strategyPhase, start, card(4));
      expect(at(taken, 'green')).toMatchObject({ goods: 2, commodities: 3 });
      const { onCards } = position(after(taken, card(1), card(2), card(3), card(5))).state;
      expect(onCards).toMatchObject({ 6: 1, 7: 1, 8: 2 });
    },
  );

  by('strategy-phase.already-chosen', 'lets nobody choose nothing, or what is taken', () => {
    const ran = run(strategyPhase, table(6), card(1));
    expect(verdict(ran, DONE)).toBe('not offered');
    expect(verdict(ran, card(1))).toBe(no('strategy-phase.already-chosen'));
    const prompt = promptOf(ran);
    const free = prompt.kind === 'decision' ? prompt.options.filter(({ allowed }) => allowed) : [];
    expect(free).toHaveLength(7);
  });

  by(
    'elimination.fewer-players',
    'leaves four of five players one card each, and goods on four',
    () => {
      const end = finish(run(strategyPhase, table(4, {}, { started: 5 })));
      expect(at(end, 'red').cards).toHaveLength(1);
      expect(
        Object.values(position(end).state.onCards).filter((goods) => goods === 1),
      ).toHaveLength(4);
    },
  );

  by('strategy-phase.second-card', 'gives three of four players two cards each', () => {
    const end = finish(run(strategyPhase, table(3, {}, { started: 4 })));
    expect(at(end, 'red').cards).toHaveLength(2);
    expect(Object.values(position(end).state.onCards).filter((goods) => goods === 1)).toHaveLength(
      2,
    );
  });
});

describe('initiative', () => {
  by('initiative-order.two-cards', 'is the lowest card of each, exhausted or not', () => {
    const seats = (used: readonly Card[]): Seats => ({
      red: { cards: [2, 8], exhausted: used },
      blue: { cards: [1, 7] },
      yellow: { cards: [3, 4] },
    });
    for (const used of [[], [2]] as const) {
      const ran = run(actionPhase, table(3, seats(used)));
      expect(asks(ran)).toBe('blue: turn');
      expect(asks(after(ran, { kind: 'tactical' }))).toBe('red: turn');
    }
  });

  by(
    'initiative-order.naalu-token',
    'of zero is before Leadership, in turns and in scoring',
    () => {
      const cards = { red: 2, blue: 1, yellow: 3, green: 8, purple: 4 } as const;
      const naalu: Seats = { green: { naalu: true, publics: [1] }, blue: { publics: [1] } };
      expect(asks(turns(cards, naalu))).toBe('green: turn');
      const seats = Object.fromEntries(
        Object.entries(cards).map(([id, number]) => [
          id,
          { cards: [number], ...naalu[id as PlayerId] },
        ]),
      );
      const status = run(statusPhase, table(5, seats));
      expect(asks(status)).toBe('green: score');
      expect(asks(after(status, DONE))).toBe('blue: score');
    },
  );
});

// ── turns and passing ────────────────────────────────────────────────────────────────────────────

describe('a turn', () => {
  by(
    'action-phase.strategic-action-first',
    'without tokens is the strategic action and nothing else',
    () => {
      const ran = turns(
        { red: 1, blue: 2, yellow: 3, green: 4, purple: 5 },
        { red: { tactic: 0, reserve: 11 } },
      );
      expect(verdict(ran, PASS)).toBe(no('action-phase.strategic-action-first'));
      expect(verdict(ran, { kind: 'tactical' })).toBe(no('command-tokens.tactical-action'));
      expect(verdict(ran, { kind: 'component' })).toBe(no('component-action.where'));
      expect(verdict(ran, strategic(1))).toBe('allowed');
    },
  );

  by('action-phase.both-cards', 'of four players does not pass with one of two cards left', () => {
    const ran = run(
      actionPhase,
      table(4, {
        red: { cards: [1, 2] },
        blue: { cards: [5, 6], exhausted: [5] },
        yellow: { cards: [3, 4] },
        green: { cards: [7, 8] },
      }),
      { kind: 'tactical' },
      { kind: 'tactical' },
    );
    expect(asks(ran)).toBe('blue: turn');
    expect(verdict(ran, PASS)).toBe(no('action-phase.both-cards'));
    expect(verdict(ran, { kind: 'tactical' })).toBe('allowed');
    expect(verdict(ran, strategic(5))).toBe(no('strategic-action.exhaust'));
  });

  by('action-phase.secondary-after-pass', 'is over for who passed, secondaries are not', () => {
    const ran = turns(
      { red: 3, blue: 1, yellow: 2, green: 4, purple: 5 },
      {
        blue: { passed: true, exhausted: [1], strategy: 1, reserve: 9, actionCards: 3 },
        yellow: { passed: true, exhausted: [2] },
      },
    );
    const used = after(ran, strategic(3), { kind: 'speaker', player: 'blue' }, USE);
    expect(at(used, 'blue')).toMatchObject({ strategy: 0, reserve: 10, actionCards: 5 });
    expect(asks(after(used, SKIP, SKIP, SKIP))).toBe('green: turn');
  });

  by('strategy-cards.secondary-others', 'gives nobody the secondary of an own card', () => {
    const ran = run(
      actionPhase,
      table(3, { red: { cards: [5, 6] }, blue: { cards: [7, 8] }, yellow: { cards: [3, 4] } }),
      { kind: 'tactical' },
    );
    expect(asks(ran)).toBe('red: turn');
    const played = after(ran, strategic(6), DONE);
    expect(asks(played)).toBe('blue: secondary');
    expect(verdict(played, strategic(6))).toBe('not offered');
    expect(asks(after(played, SKIP))).toBe('yellow: secondary');
    expect(asks(after(played, SKIP, SKIP))).toBe('blue: turn');
    expect(verdict(after(played, SKIP, SKIP), strategic(6))).toBe('not offered');
  });

  by('action-phase.actions-in-a-row', 'follows a turn while all others have passed', () => {
    const gone = (number: Card): Partial<Seat> => ({ passed: true, exhausted: [number] });
    const ran = turns(
      { red: 1, blue: 2, yellow: 3, green: 4, purple: 5 },
      {
        red: { exhausted: [1], tactic: 2, reserve: 9 },
        blue: gone(2),
        yellow: gone(3),
        green: gone(4),
        purple: gone(5),
      },
    );
    const twice = after(ran, { kind: 'tactical' }, { kind: 'tactical' });
    expect(asks(twice)).toBe('red: turn');
    expect(asks(after(twice, PASS))).toBe('over');
  });
});

// ── strategy cards ───────────────────────────────────────────────────────────────────────────────

describe('Leadership', () => {
  const four = { red: 1, blue: 2, yellow: 3, green: 4, purple: 5 } as const;

  by(
    'command-tokens.none-to-gain',
    'gives no more tokens than there are, whatever is spent',
    () => {
      const ran = turns(four, {
        red: { reserve: 2, laid: 6, planets: [planet('lodor', 3), planet('quann', 3)] },
      });
      const spent = after(ran, strategic(1), exhaust('lodor'), exhaust('quann'), DONE);
      expect(asks(after(spent, pool('tactic')))).toBe('red: gain-tokens');
      const two = after(spent, pool('tactic'), pool('tactic'));
      expect(asks(two)).not.toBe('red: gain-tokens');
      expect(at(two, 'red')).toMatchObject({ tactic: 5, reserve: 0 });
    },
  );

  by('command-tokens.leadership', 'costs the others no token, an empty pool or not', () => {
    const ran = turns(four, {
      blue: { strategy: 0, reserve: 10, goods: 1, planets: [planet('lodor', 2)] },
    });
    const used = after(ran, strategic(1), DONE, pool('tactic'), pool('tactic'), pool('tactic'));
    expect(verdict(used, USE)).toBe('allowed');
    const paid = after(used, USE, exhaust('lodor'), { kind: 'spend-good' }, DONE, pool('fleet'));
    expect(at(paid, 'blue')).toMatchObject({ strategy: 0, fleet: 4, reserve: 9, goods: 0 });
  });

  by('leadership-strategy-card.primary', 'counts influence in one sum', () => {
    const ran = turns(four, {
      red: { goods: 1, planets: [planet('lodor', 4), planet('quann', 4)] },
    });
    let game = after(
      ran,
      strategic(1),
      exhaust('lodor'),
      exhaust('quann'),
      { kind: 'spend-good' },
      DONE,
    );
    while (asks(game) === 'red: gain-tokens') game = after(game, pool('tactic'));
    expect(at(game, 'red')).toMatchObject({ tactic: 9, reserve: 2 });
  });

  by('planets.no-spend-exhausted', 'takes no influence of an exhausted planet', () => {
    const ran = after(turns(four, { red: { planets: [planet('lodor', 4, true)] } }), strategic(1));
    expect(verdict(ran, exhaust('lodor'))).toBe(no('planets.no-spend-exhausted'));
  });
});

describe('Diplomacy', () => {
  by(
    'diplomacy-strategy-card.no-reinforcements',
    'takes the token of each as the rules tell',
    () => {
      const ran = turns(
        { red: 2, blue: 4, yellow: 5, green: 6, purple: 7 },
        {
          blue: { laid: 1, reserve: 7 },
          yellow: { tactic: 1, fleet: 2, strategy: 1, laid: 12, reserve: 0 },
          green: { reserve: 5, laid: 3 },
          purple: { laid: 0 },
        },
      );
      const blue = after(ran, strategic(2));
      expect(asks(blue)).toBe('blue: guard');
      const yellow = after(blue, SKIP);
      expect(at(yellow, 'blue')).toMatchObject({ laid: 1, reserve: 7 });
      expect(verdict(yellow, USE)).toBe('not offered');
      expect(
        ['tactic', 'fleet', 'strategy'].map((which) => verdict(yellow, pool(which as 'fleet'))),
      ).toEqual(['allowed', 'allowed', 'allowed']);
      const green = after(yellow, pool('fleet'));
      expect(at(green, 'yellow')).toMatchObject({ fleet: 1, laid: 13 });
      expect(verdict(green, pool('fleet'))).toBe(no('diplomacy-strategy-card.no-reinforcements'));
      const purple = after(green, USE);
      expect(at(purple, 'green')).toMatchObject({ reserve: 4, laid: 4 });
      // Who has no token on the board has none in that system.
      expect(verdict(purple, SKIP)).toBe(no('diplomacy-strategy-card.primary'));
    },
  );
});

describe('Politics', () => {
  by('politics-strategy-card.new-speaker', 'leaves the speaker no second term', () => {
    const ran = after(turns({ red: 3, blue: 4, yellow: 5, green: 6, purple: 7 }), strategic(3));
    expect(verdict(ran, { kind: 'speaker', player: 'red' })).toBe(
      no('politics-strategy-card.new-speaker'),
    );
    expect(verdict(ran, { kind: 'speaker', player: 'blue' })).toBe('allowed');
    const other = after(
      turns({ red: 3, blue: 4, yellow: 5, green: 6, purple: 7 }, {}, { speaker: 'blue' }),
      strategic(3),
    );
    expect(verdict(other, { kind: 'speaker', player: 'red' })).toBe('allowed');
    expect(kinds(after(ran, { kind: 'speaker', player: 'blue' })).slice(-3)).toEqual([
      'speaker-chosen',
      'cards-drawn',
      'agendas-seen',
    ]);
  });

  by('strategic-action.secondary', 'asks from the left of who acts, not of the new speaker', () => {
    let game = after(
      turns({ red: 6, blue: 7, yellow: 3, green: 4, purple: 5, black: 8 }),
      strategic(3),
      { kind: 'speaker', player: 'purple' },
    );
    const asked: string[] = [];
    while (asks(game).endsWith('secondary')) {
      asked.push(asks(game).split(':')[0] ?? '');
      game = after(game, SKIP);
    }
    expect(asked).toEqual(['green', 'purple', 'black', 'red', 'blue']);
    expect(asks(game)).toBe('green: turn');
  });

  by('action-cards.hand-limit', 'fills a hand beyond seven, and one goes at once', () => {
    const ran = after(
      turns({ red: 3, blue: 4, yellow: 5, green: 6, purple: 7 }, { red: { actionCards: 6 } }),
      strategic(3),
      { kind: 'speaker', player: 'blue' },
    );
    expect(asks(ran)).toBe('red: discard');
    expect(verdict(ran, DONE)).toBe(no('action-cards.hand-limit'));
    expect(kinds(ran)).not.toContain('agendas-seen');
    const kept = after(ran, { kind: 'discard' });
    expect(kinds(kept).at(-1)).toBe('agendas-seen');
    expect(asks(kept)).toBe('blue: secondary');
  });
});

describe('Construction', () => {
  const cards = { red: 4, blue: 5, yellow: 6, green: 7, purple: 8 } as const;

  by('construction-strategy-card.secondary', 'gives the token back where one lies already', () => {
    const ran = after(turns(cards, { blue: { strategy: 1, laid: 1, reserve: 8 } }), strategic(4));
    expect(at(after(ran, { kind: 'use-there' }), 'blue')).toMatchObject({
      strategy: 0,
      laid: 1,
      reserve: 9,
    });
    expect(at(after(ran, USE), 'blue')).toMatchObject({ strategy: 0, laid: 2, reserve: 8 });
  });

  by('command-tokens.secondary', 'costs a token in either case', () => {
    const ran = after(turns(cards, { blue: { strategy: 0, laid: 1, reserve: 9 } }), strategic(4));
    expect(verdict(ran, USE)).toBe(no('command-tokens.secondary'));
    expect(verdict(ran, { kind: 'use-there' })).toBe(no('command-tokens.secondary'));
  });
});

describe('Technology', () => {
  by('command-tokens.secondary', 'takes no goods for the token that is missing', () => {
    const ran = after(
      turns(
        { red: 7, blue: 4, yellow: 5, green: 6, purple: 8 },
        {
          blue: { passed: true, exhausted: [4], strategy: 0, reserve: 10, goods: 10 },
          yellow: { passed: true, exhausted: [5], strategy: 1, reserve: 9, goods: 4 },
          green: { passed: true, exhausted: [6] },
        },
      ),
      strategic(7),
    );
    expect(verdict(ran, USE)).toBe(no('command-tokens.secondary'));
    expect(asks(after(ran, SKIP))).toBe('yellow: secondary');
    expect(verdict(after(ran, SKIP), USE)).toBe('allowed');
  });
});

describe('Trade', () => {
  const cards = { red: 5, blue: 4, yellow: 6, green: 7, purple: 8 } as const;
  const traded = (seats: Seats, ...favoured: readonly PlayerId[]): Ran =>
    after(
      turns(
        { ...cards, blue: 8, purple: 6, yellow: 7, green: 1 },
        { green: { passed: true, exhausted: [1] }, ...seats },
      ),
      strategic(5),
      ...favoured.map((player) => ({ kind: 'favour', player }) as const),
      DONE,
    );

  by('commodities.replenish', 'fills up to the value and adds nothing beyond', () => {
    const ran = after(traded({ blue: { commodityLimit: 4, commodities: 3 } }), USE);
    expect(at(ran, 'blue')).toMatchObject({ commodities: 4, strategy: 1 });
  });

  by('trade-strategy-card.only-once', 'asks a chosen player for nothing, and not again', () => {
    const ran = traded({ blue: { commodityLimit: 2, commodities: 0 } }, 'blue');
    expect(at(ran, 'blue')).toMatchObject({ commodities: 2, strategy: 2 });
    expect(asks(ran)).toBe('yellow: secondary');
    expect(asks(after(ran, SKIP, SKIP, SKIP))).toBe('purple: turn');
  });
});

describe('Warfare', () => {
  const cards = { red: 6, blue: 7, yellow: 8 } as const;
  const others: Seats = {
    blue: { passed: true, exhausted: [7] },
    yellow: { passed: true, exhausted: [8] },
  };
  const rules = (game: Ran): readonly string[] => {
    const prompt = promptOf(game);
    return prompt.kind === 'over' ? [] : prompt.rules;
  };

  by('warfare-strategy-card.remove-token', 'takes a token off the board, where one lies', () => {
    const ran = after(turns(cards, { ...others, red: { laid: 2, reserve: 6 } }), strategic(6));
    expect(asks(ran)).toBe('red: recall');
    const taken = after(ran, pool('tactic'));
    expect(at(taken, 'red')).toMatchObject({ laid: 1, tactic: 4, reserve: 6 });
    const none = after(turns(cards, { ...others, red: { laid: 0 } }), strategic(6));
    expect(asks(none)).toBe('red: redistribute');
    expect(rules(none)).toEqual(['ti4.warfare-strategy-card.redistribute']);
  });

  by('fleet-pool.surplus', 'reminds of ships when tokens leave the fleet pool', () => {
    const ran = after(turns(cards, others), strategic(6));
    const cited = (from: 'fleet' | 'tactic'): readonly string[] =>
      after(ran, { kind: 'shift', from, to: 'strategy' }).moves.at(-1)?.events[0]?.rules ?? [];
    expect(cited('fleet')).toContain('ti4.fleet-pool.surplus');
    expect(cited('tactic')).not.toContain('ti4.fleet-pool.surplus');
  });
});

describe('Imperial', () => {
  const cards = { red: 8, blue: 4, yellow: 5, green: 6, purple: 7 } as const;
  const rex = [planet('mecatol-rex', 6)];
  const first = {
    blue: { passed: true, exhausted: [4] },
    yellow: { passed: true, exhausted: [5] },
    green: { passed: true, exhausted: [6] },
    purple: { passed: true, exhausted: [7] },
  } as const;
  const played = (red: Partial<Seat>, part: Partial<RoundState> = {}): Ran =>
    after(turns(cards, { ...first, red }, part), strategic(8));

  by(
    'objective-cards.home-system',
    'scores nothing without the home system, but Mecatol Rex does',
    () => {
      const ran = played({ publics: [1], controlsHome: false, points: 5, planets: rex });
      expect(verdict(ran, scores(1))).toBe(no('objective-cards.home-system'));
      const done = after(ran, DONE);
      expect(at(done, 'red')).toMatchObject({ points: 6, secretHand: 1 });
      expect(kinds(done)).not.toContain('secret-drawn');
    },
  );

  by(
    'imperial-strategy-card.secondary',
    'draws a card, and nothing goes back below the limit',
    () => {
      const drawn = (secretScored: number, secretHand: number): Ran =>
        after(
          turns(cards, {
            ...first,
            red: { planets: rex },
            blue: { ...first.blue, secretScored, secretHand },
          }),
          strategic(8),
          USE,
        );
      const told = (game: Ran) =>
        game.moves.flatMap(({ events }) => events).find(({ kind }) => kind === 'secret-drawn');
      expect(at(drawn(1, 1), 'blue').secretHand).toBe(2);
      expect(told(drawn(1, 1))?.rules).not.toContain('ti4.imperial-strategy-card.limit');
      expect(told(drawn(1, 2))?.rules).toContain('ti4.imperial-strategy-card.limit');
      expect(at(drawn(1, 2), 'blue').secretHand).toBe(2);
    },
  );

  by('imperial-strategy-card.limit', 'gives back the card just drawn when three are scored', () => {
    const ran = after(played({ planets: rex }), USE);
    expect(asks(ran)).toBe('yellow: secondary');
    const full = after(
      turns(cards, {
        ...first,
        red: { planets: rex },
        blue: { ...first.blue, secretScored: 3, secretHand: 0 },
      }),
      strategic(8),
      USE,
    );
    expect(at(full, 'blue')).toMatchObject({ strategy: 1, secretHand: 0, secretScored: 3 });
  });

  by('victory-points.track-limit', 'ends the game halfway, at ten and not at eleven', () => {
    const ran = after(played({ publics: [2], points: 9, planets: rex }), scores(2));
    expect(asks(ran)).toBe('over');
    expect(winner(ran)).toBe('red');
    expect(at(ran, 'red').points).toBe(10);
    expect(kinds(ran)).not.toContain('point-gained');
  });

  by('victory-points.fourteen', 'goes on at ten where fourteen points win', () => {
    const ten = after(played({ publics: [1], points: 9 }, { goal: 14 }), scores(1));
    expect(winner(ten)).toBeNull();
    const end = after(played({ publics: [2], points: 13 }, { goal: 14 }), scores(2));
    expect([winner(end), at(end, 'red').points]).toEqual(['red', 14]);
  });

  by(
    'objective-cards.once',
    'closes a public objective to who has scored it, and to nobody else',
    () => {
      const scored = after(played({ publics: [1] }), scores(1));
      expect(at(scored, 'red').publics).toEqual([]);
      const status = run(
        statusPhase,
        table(5, { ...position(scored).state.seats, blue: { cards: [4], publics: [1] } }),
      );
      expect(asks(status)).toBe('blue: score');
      expect(verdict(status, scores(1))).toBe('allowed');
      expect(asks(after(status, DONE))).toBe('blue: gain-tokens');
    },
  );

  by('imperial-strategy-card.primary', 'and the status phase may score one each', () => {
    const scored = after(played({ publics: [1, 2] }), scores(1));
    const status = run(statusPhase, table(5, { red: at(scored, 'red') }));
    expect(verdict(status, scores(2))).toBe('allowed');
  });
});

// ── status ───────────────────────────────────────────────────────────────────────────────────────

describe('the status phase', () => {
  const ONE = { cards: [1] } as const;

  by('status-phase.draw-action-cards', 'goes on to the next player when a hand is settled', () => {
    const ran = run(
      statusPhase,
      table(5, { red: { ...ONE, actionCards: 7 }, blue: { cards: [2], actionCards: 7 } }),
    );
    expect(asks(ran)).toBe('red: discard');
    expect(at(ran, 'blue').actionCards).toBe(7);
    const next = after(ran, { kind: 'discard' });
    expect(asks(next)).toBe('blue: discard');
    expect(at(next, 'red').actionCards).toBe(7);
    expect(at(next, 'blue').actionCards).toBe(8);
  });

  by(
    'objective-cards.secret-start',
    'begins with one secret objective unless told otherwise',
    () => {
      const hand = (red: object): number | undefined => {
        const players = ['red', 'blue', 'yellow'];
        const parsed = parseRound({ players, speaker: 'red', seats: { red } });
        return parsed.ok ? parsed.setup.seats['red']?.secretHand : undefined;
      };
      expect([hand({}), hand({ secrets: 2 }), hand({ secretHand: 0 })]).toEqual([1, 2, 0]);
    },
  );

  by(
    'objective-cards.status-limit',
    'scores one public and one secret objective, in any order',
    () => {
      const start = table(5, { red: { ...ONE, publics: [1, 2], secrets: 2, secretHand: 2 } });
      const ran = run(statusPhase, start);
      const one = after(ran, scores(1));
      expect(verdict(one, scores(2))).toBe(no('objective-cards.status-limit'));
      expect(verdict(one, { kind: 'score-secret' })).toBe('allowed');
      const both = after(one, { kind: 'score-secret' });
      expect(verdict(both, { kind: 'score-secret' })).toBe(no('objective-cards.status-limit'));
    },
  );

  by('victory-points.end-at-ten', 'ends with the first in order who reaches ten', () => {
    const ran = run(
      statusPhase,
      table(5, {
        red: { ...ONE, points: 9, publics: [1] },
        blue: { cards: [2], points: 9, publics: [2] },
      }),
      scores(1),
    );
    expect([asks(ran), winner(ran)]).toEqual(['over', 'red']);
    expect(at(ran, 'blue').points).toBe(9);
  });

  by('status-phase.no-objectives-left', 'reveals for eight rounds and ends the ninth', () => {
    let state = table(5, {}, { hidden: { stage1: 3, stage2: 5 } });
    const stages: number[] = [];
    for (let round = 1; round <= 8; round += 1) {
      const done = finish(run(statusPhase, state));
      const shown = [...done.opening.events, ...done.moves.flatMap(({ events }) => events)];
      stages.push(
        ...shown.flatMap((event) => (event.kind === 'revealed' ? [event.data.stage] : [])),
      );
      expect(winner(done)).toBeNull();
      state = { ...position(done).state, scored: {}, agenda: [] };
    }
    expect(stages).toEqual([1, 1, 1, 2, 2, 2, 2, 2]);
    const ninth = run(statusPhase, state);
    expect(asks(ninth)).toBe('over');
    expect(winner(ninth)).not.toBeNull();
    expect(kinds(ninth)).not.toContain('card-drawn');
  });

  by(
    'victory-points.no-objectives',
    'without a card to reveal counts points, then initiative',
    () => {
      const ran = run(
        statusPhase,
        table(
          5,
          {
            red: { cards: [6], points: 8 },
            blue: { cards: [4], points: 8 },
            yellow: { cards: [1], points: 7 },
          },
          { hidden: { stage1: 0, stage2: 0 } },
        ),
      );
      expect(winner(ran)).toBe('blue');
    },
  );

  by('victory-points.tie-speaker', 'and without cards the place from the speaker on', () => {
    const ran = run(
      statusPhase,
      table(4, { red: { points: 10 }, blue: { points: 10 } }, { started: 5, speaker: 'yellow' }),
    );
    expect(winner(ran)).toBe('red');
  });

  by('status-phase.steps', 'repairs units after cards are readied', () => {
    const done = kinds(finish(run(statusPhase, table(5))));
    expect(done.indexOf('repaired')).toBe(done.indexOf('readied') + 1);
  });

  by('action-cards.hand-limit', 'draws the eighth card and asks for one back', () => {
    const ran = run(statusPhase, table(5, { blue: { actionCards: 7 } }));
    expect(asks(ran)).toBe('blue: discard');
    expect(at(ran, 'blue').actionCards).toBe(8);
  });

  by(
    'status-phase.return-strategy-cards',
    'leads to the agenda once the custodians are gone',
    () => {
      const next = (custodians: boolean): unknown => {
        const prompt = promptOf(finish(run(statusPhase, table(5, {}, { custodians }))));
        return prompt.kind === 'over' ? prompt.outcome : null;
      };
      expect(next(false)).toMatchObject({ next: 'agenda' });
      expect(next(true)).toMatchObject({ next: 'strategy' });
    },
  );
});
