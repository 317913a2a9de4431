import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newGame, play, position, promptOf } from '../../../../src/engine/play.ts';
import { agenda } from '../../../../src/games/ti4/engine/agenda/agenda.ts';
import type { AgendaChoice, AgendaSetup } from '../../../../src/games/ti4/engine/agenda/types.ts';

const planet = (id: string, influence: number, exhausted = false) => ({ id, influence, exhausted });
const LAW = { type: 'law', elects: 'for-against' } as const;

const setup: AgendaSetup = {
  players: ['red', 'blue', 'yellow'],
  speaker: 'red',
  custodians: false,
  cards: [LAW, { type: 'directive', elects: 'player' }],
  voters: {
    red: { planets: [planet('rex', 6)] },
    blue: { planets: [planet('a', 3), planet('b', 2), planet('c', 4, true)], goods: 4 },
    yellow: { planets: [planet('d', 5), planet('e', 3)] },
  },
  free: ['wild'],
};

const run = (from: AgendaSetup, ...choices: readonly AgendaChoice[]) =>
  choices.reduce((game, choice) => play(game, choice), newGame(agenda, from));

const verdict = (game: ReturnType<typeof run>, wanted: AgendaChoice): string => {
  const prompt = promptOf(game);
  if (prompt.kind !== 'decision') return 'not asked';
  const option = prompt.options.find(
    ({ choice }) => JSON.stringify(choice) === JSON.stringify(wanted),
  );
  if (!option) return 'not offered';
  return option.allowed ? 'allowed' : option.because.replace('ti4.agenda-phase.', '');
};

const by = (game: ReturnType<typeof run>): string => {
  const prompt = promptOf(game);
  return prompt.kind === 'over' ? 'over' : `${prompt.by}: ${prompt.task}`;
};

const FOR = { kind: 'outcome', outcome: 'for' } as const;
const AGAINST = { kind: 'outcome', outcome: 'against' } as const;
const ABSTAIN = { kind: 'abstain' } as const;
const DONE = { kind: 'done' } as const;
const vote = (id: string) => ({ kind: 'exhaust', planet: id }) as const;

describe('a vote', () => {
  it('begins left of the speaker, who votes last', () => {
    expect(by(run(setup))).toBe('blue: vote');
    expect(by(run(setup, ABSTAIN, ABSTAIN))).toBe('red: vote');
  });

  it('gives the whole influence of the planets to one outcome, and nothing for goods (B39)', () => {
    const both = run(setup, FOR, vote('a'), vote('b'));
    expect(verdict(both, AGAINST)).toBe('no-splitting');
    expect(verdict(both, { kind: 'spend-good' })).toBe('no-trade-goods');
    expect(position(play(both, DONE)).state.votes).toEqual({ for: 5 });
    expect(verdict(both, vote('c'))).toContain('readied-card.exhausted');
  });

  it('is decided by the speaker when the votes are even, which is no vote (B40)', () => {
    const even = run(setup, FOR, vote('a'), DONE, AGAINST, vote('e'), DONE, ABSTAIN);
    expect(by(even)).toBe('red: tie');
    const decided = play(even, AGAINST);
    expect(position(decided).state.results).toEqual(['against']);
    expect(position(decided).state.voters['red']?.planets[0]?.exhausted).toBe(false);
  });

  it('is decided by the speaker among all outcomes when nobody votes', () => {
    expect(verdict(run(setup, ABSTAIN, ABSTAIN, ABSTAIN), FOR)).toBe('allowed');
  });

  it('adds extra votes only to votes cast, and passes over a barred player', () => {
    const voters = {
      ...setup.voters,
      blue: { ...setup.voters.blue, extra: 2 },
      yellow: { barred: true },
    };
    const game = run({ ...setup, voters }, FOR, vote('b'), DONE);
    expect(position(game).state.votes).toEqual({ for: 4 });
    expect(by(game)).toBe('red: vote');
  });

  it('elects only planets that somebody controls', () => {
    const game = run({ ...setup, cards: [{ type: 'law', elects: 'planet' }, LAW] });
    expect(verdict(game, { kind: 'outcome', outcome: 'wild' })).toBe('controlled-planets');
    expect(verdict(game, { kind: 'outcome', outcome: 'rex' })).toBe('allowed');
  });

  it('lets a player vote for himself', () => {
    const second = run(setup, ABSTAIN, ABSTAIN, ABSTAIN, FOR);
    expect(verdict(second, { kind: 'outcome', outcome: 'blue' })).toBe('allowed');
  });

  it('takes predictions before it and checks them after it', () => {
    const voters = { ...setup.voters, yellow: { ...setup.voters.yellow, predicts: true } };
    const game = run(
      { ...setup, voters },
      { kind: 'predict', outcome: 'for' },
      FOR,
      vote('a'),
      DONE,
      ABSTAIN,
      ABSTAIN,
    );
    const told = game.moves
      .flatMap(({ events }) => events)
      .filter(({ kind }) => kind === 'prediction-checked');
    expect(told.map(({ data }) => data)).toEqual([{ player: 'yellow', right: true }]);
  });
});

describe('the phase', () => {
  it('is skipped while the custodians token lies on Mecatol Rex', () => {
    expect(by(run({ ...setup, custodians: true }))).toBe('over');
  });

  it('keeps a law that is passed, discards one that is not, and readies every planet at the end', () => {
    const first = run(setup, FOR, vote('a'), DONE, ABSTAIN, ABSTAIN);
    const resolved = first.moves
      .flatMap(({ events }) => events)
      .find(({ kind }) => kind === 'resolved');
    expect(resolved?.data).toEqual({ outcome: 'for', stays: true });
    const end = [ABSTAIN, ABSTAIN, ABSTAIN, { kind: 'outcome', outcome: 'red' } as const].reduce(
      (game, choice) => play(game, choice),
      first,
    );
    expect(by(end)).toBe('over');
    expect(position(end).state.voters['blue']?.planets.some(({ exhausted }) => exhausted)).toBe(
      false,
    );
  });

  it('always ends, and no vote is lost or made', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 4, maxLength: 12 }), (picks) => {
        let game = run(setup);
        for (let turn = 0; promptOf(game).kind === 'decision'; turn += 1) {
          const prompt = promptOf(game);
          if (prompt.kind !== 'decision') break;
          const allowed = prompt.options.filter((option) => option.allowed);
          const option = allowed[(picks[turn % picks.length] ?? 0) % allowed.length];
          if (!option) throw new Error('Nothing is allowed.');
          game = play(game, option.choice);
        }
        expect(position(game).state.results).toHaveLength(2);
        const events = game.moves.flatMap((move) => move.events);
        const sum = (kind: 'planet-voted' | 'votes-cast'): number =>
          events.reduce(
            (total, event) => (event.kind === kind ? total + event.data.votes : total),
            0,
          );
        expect(sum('votes-cast')).toBe(sum('planet-voted'));
      }),
      { numRuns: 60, seed: 2 },
    );
  });
});
