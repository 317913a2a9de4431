import { describe, expect, it } from 'vitest';
import type { GameEvent, Procedure } from '../../src/engine/procedure.ts';
import { narratorOf } from '../../src/player/narrator.ts';
import type { Hosted, Voice } from '../../src/player/narrator.ts';
import type { Told } from '../../src/player/telling.ts';

interface State {
  readonly agenda: readonly { readonly at: string }[];
  readonly inside?: State;
}

interface Little extends Told {
  readonly Side: 'host' | 'guest';
  readonly State: State;
  readonly Choice: { readonly kind: string };
  readonly Event: GameEvent<string, { readonly number: number }>;
  readonly Outcome: string;
  readonly Names: string;
}

const procedure: Procedure<null, State, Little['Choice'], Little['Event'], string> = {
  id: 'little/game',
  begin: () => ({ state: { agenda: [{ at: 'first' }] }, events: [] }),
  prompt: ({ agenda }) => {
    if (agenda.length === 0) return { kind: 'over', outcome: 'a draw' };
    return { kind: 'decision', by: 'host', task: 'first', rules: ['a.b.c'], options: [] };
  },
  apply: (state) => ({ state, events: [] }),
};

const voice = (who: string): Voice<Little> => ({
  words: {
    sides: { host: 'Host', guest: 'Guest' },
    events: { [`${who}-event`]: ({ number }, names) => `${who}: ${number} (${names})` },
    tasks: {
      [`${who}-task`]: (frame, { agenda }, names) => `${frame.at} of ${agenda.length} (${names})`,
    },
    choices: {
      move: (choice, { agenda }, names) => `${who} ${choice.kind} ${agenda.length} (${names})`,
    },
    outcome: (outcome, state, names) => [outcome, String(state.agenda.length), names],
    draws: { [`${who}-die`]: `a die of ${who}` },
  },
  names: (state) => (state === null ? 'of what has been' : 'of what is'),
});

const inside: Hosted<State, Little> = {
  words: () => voice('guest').words,
  names: () => 'of the guest',
  find: (state) => state?.inside ?? null,
};

const host = narratorOf<Little>(procedure, voice('host'));
const both = narratorOf<Little>(procedure, { ...voice('host'), hosted: inside });

const event = (kind: string): Little['Event'] => ({ kind, data: { number: 7 }, rules: ['a.b.c'] });
const own: State = { agenda: [{ at: 'host-task' }] };
const hosting: State = {
  agenda: [{ at: 'guest' }],
  inside: { agenda: [{ at: 'wait' }, { at: 'guest-task' }] },
};
const at = (after: State) => ({ before: null, after });

describe('the one narrator', () => {
  it('gives every sentence what is told, the state and names, an event its data and names', () => {
    expect(host.event(event('host-event'), at(own))).toBe('host: 7 (of what has been)');
    expect(host.question(own)).toBe('host-task of 1 (of what is)');
    expect(host.choice({ kind: 'move' }, own)).toBe('host move 1 (of what is)');
    expect(host.outcome({ agenda: [] })).toEqual(['a draw', '0', 'of what is']);
    expect([host.side('guest', own), host.draw('host-die')]).toEqual(['Guest', 'a die of host']);
  });

  it('leaves to a procedure inside what is its own', () => {
    expect(both.question(hosting)).toBe('guest-task of 2 (of the guest)');
    expect(both.choice({ kind: 'move' }, hosting)).toBe('guest move 2 (of the guest)');
    expect(both.event(event('guest-event'), at(hosting))).toBe('guest: 7 (of the guest)');
    expect(both.draw('guest-die')).toBe('a die of guest');
  });

  it('tells what is its own itself, whatever goes on inside', () => {
    expect(both.event(event('host-event'), at(hosting))).toBe('host: 7 (of what has been)');
    expect(both.question(own)).toBe('host-task of 1 (of what is)');
    expect(both.choice({ kind: 'move' }, own)).toBe('host move 1 (of what is)');
  });

  it('says an outcome only where there is one', () => {
    expect(host.outcome(own)).toEqual([]);
  });

  it('never stays silent about what has no words', () => {
    expect(() => host.event(event('rain'), at(own))).toThrow('«rain»');
    expect(() => host.choice({ kind: 'rain' }, own)).toThrow('«rain»');
    expect(() => host.question(hosting)).toThrow('Nothing is said');
    expect(() => both.event(event('rain'), at(hosting))).toThrow('«rain»');
  });
});
