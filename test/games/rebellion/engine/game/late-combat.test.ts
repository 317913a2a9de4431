import { describe, expect, it } from 'vitest';
import { MissingPart } from '../../../../../src/engine/procedure.ts';
import { lateHandlers } from '../../../../../src/games/rebellion/engine/game/late.ts';
import { activation } from '../../../../../src/games/rebellion/engine/game/index.ts';
import type { LateHandlers } from '../../../../../src/games/rebellion/engine/game/machine.ts';
import * as openings from '../../../../../src/games/rebellion/engine/game/openings.ts';
import { positionOf } from './helpers.ts';
import type { Answer } from './helpers.ts';

const ATTACK = positionOf({
  phase: 'command',
  systems: {
    corellia: { units: { 'star-destroyer': 1 } },
    'cato-neimoidia': { units: { 'x-wing': 1 } },
  },
  pool: { empire: ['general-tagge'] },
  start: { side: 'empire' },
});

const INTO_THE_FIGHT: readonly Answer[] = [
  { kind: 'activate-with', leader: 'general-tagge' },
  { kind: 'activate-place', place: 'cato-neimoidia' },
  { kind: 'move-unit', unit: 'star-destroyer', from: 'corellia' },
  { kind: 'end-movement' },
];

/** A procedure whose combat comes when `fetch` is called. */
const withLateCombat = () => {
  let fetched: ReturnType<LateHandlers> = null;
  return {
    procedure: openings.activation(() => fetched),
    fetch: () => {
      fetched = lateHandlers;
    },
  };
};

const before = (procedure: typeof activation) =>
  INTO_THE_FIGHT.slice(0, -1).reduce(
    (state, answer) => procedure.apply(state, answer).state,
    procedure.begin(ATTACK).state,
  );

describe('a game whose combat is fetched when a fight comes up', () => {
  it('plays on without it as long as nobody fights', () => {
    const { procedure } = withLateCombat();
    expect(before(procedure)).toEqual(before(activation));
  });

  it('says what it lacks, and has changed nothing', () => {
    const { procedure } = withLateCombat();
    const state = before(procedure);
    const text = JSON.stringify(state);
    expect(() => procedure.apply(state, { kind: 'end-movement' })).toThrow(MissingPart);
    expect(JSON.stringify(state)).toBe(text);
  });

  it('takes the same step once the combat is there, as if it had never been away', () => {
    const { procedure, fetch } = withLateCombat();
    const state = before(procedure);
    expect(() => procedure.apply(state, { kind: 'end-movement' })).toThrow(MissingPart);
    fetch();
    const step = procedure.apply(state, { kind: 'end-movement' });
    expect(step).toEqual(activation.apply(before(activation), { kind: 'end-movement' }));
    expect(step.state.agenda.some(({ at }) => at === 'combat')).toBe(true);
  });
});
