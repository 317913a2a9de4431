import { describe, expect, it } from 'vitest';
import { systemState } from '../../../../../src/games/rebellion/engine/game/index.ts';
import { eventsOf, run, verdict } from './helpers.ts';
import type { Answer } from './helpers.ts';

type Marks = readonly [loyalty: 'rebel' | 'empire' | null, subjugated: boolean];

const gain = (side: string, amount: number): Answer =>
  ({ kind: 'gain-loyalty', side, amount }) as Answer;
const lose = (side: string): Answer => ({ kind: 'lose-loyalty', side }) as Answer;
const GARRISON: Answer = { kind: 'add-unit', unit: 'stormtrooper' };
const LEAVE: Answer = { kind: 'remove-unit', unit: 'stormtrooper' };

/** A garrison stands wherever the Empire subjugates, and under its own loyalty when asked for. */
const after = (
  [loyalty, subjugated]: Marks,
  garrison: boolean,
  ...answers: readonly Answer[]
): Marks => {
  const units = subjugated || garrison ? { stormtrooper: 1 } : {};
  const told = { ...(loyalty ? { loyalty } : {}), subjugated, units };
  const { state } = run(
    systemState,
    { systems: { naboo: told }, start: { system: 'naboo' } },
    ...answers,
  );
  return [state.systems.naboo.loyalty, state.systems.naboo.subjugated];
};

describe('loyalty and subjugation', () => {
  it.each<[string, Marks, boolean, readonly Answer[], Marks]>([
    ['neutral, Rebels gain 1', [null, false], false, [gain('rebel', 1)], ['rebel', false]],
    ['neutral, Empire gains 1', [null, false], false, [gain('empire', 1)], ['empire', false]],
    ['Rebel, Empire gains 1', ['rebel', false], false, [gain('empire', 1)], [null, false]],
    ['Rebel, Empire gains 2', ['rebel', false], false, [gain('empire', 2)], ['empire', false]],
    ['Imperial, Rebels gain 1', ['empire', false], false, [gain('rebel', 1)], [null, false]],
    ['Imperial, Rebels gain 2', ['empire', false], false, [gain('rebel', 2)], ['rebel', false]],
    [
      'garrisoned Imperial, Rebels gain 1',
      ['empire', false],
      true,
      [gain('rebel', 1)],
      [null, true],
    ],
    [
      'garrisoned Imperial, Rebels gain 2',
      ['empire', false],
      true,
      [gain('rebel', 2)],
      ['rebel', true],
    ],
    ['neutral, a stormtrooper comes', [null, false], false, [GARRISON], [null, true]],
    ['Rebel, a stormtrooper comes', ['rebel', false], false, [GARRISON], ['rebel', true]],
    ['subjugated, Empire gains 1', [null, true], false, [gain('empire', 1)], ['empire', false]],
    ['subjugated, Rebels gain 1', [null, true], false, [gain('rebel', 1)], ['rebel', true]],
    ['subjugated Rebel, Empire gains 1', ['rebel', true], false, [gain('empire', 1)], [null, true]],
    ['subjugated Rebel, Rebels lose 1', ['rebel', true], false, [lose('rebel')], [null, true]],
    [
      'subjugated Rebel, Empire gains 2',
      ['rebel', true],
      false,
      [gain('empire', 2)],
      ['empire', false],
    ],
    ['subjugated, the garrison leaves', [null, true], false, [LEAVE], [null, false]],
    ['subjugated Rebel, the garrison leaves', ['rebel', true], false, [LEAVE], ['rebel', false]],
    ['Rebel, Rebels lose 1', ['rebel', false], false, [lose('rebel')], [null, false]],
    [
      'becomes loyal against a garrison',
      [null, true],
      false,
      [{ kind: 'become-loyal', side: 'rebel' }],
      ['rebel', true],
    ],
  ])('%s', (_, before, garrison, answers, expected) => {
    expect(after(before, garrison, ...answers)).toEqual(expected);
  });

  it('cannot be lost where there is none', () => {
    const ran = run(systemState, { start: { system: 'naboo' } });
    expect(verdict(ran, { kind: 'lose-loyalty' })).toBe('rebellion.loyalty.lose-neutral');
  });

  it.each([
    ['coruscant', 'rebellion.loyalty.coruscant'],
    ['hoth', 'rebellion.systems.remote-neutral'],
  ])('never changes in %s', (system, because) => {
    const ran = run(systemState, { start: { system } });
    expect(verdict(ran, { kind: 'gain-loyalty', side: 'rebel', amount: 2 })).toBe(because);
  });

  it('never comes to a destroyed system, nor does subjugation', () => {
    const position = { systems: { naboo: { destroyed: true } }, start: { system: 'naboo' } };
    expect(verdict(run(systemState, position), { kind: 'gain-loyalty' })).toBe(
      'rebellion.destroyed-systems.no-loyalty',
    );
    expect(run(systemState, position, GARRISON).state.systems.naboo.subjugated).toBe(false);
  });

  it('never leaves a subjugation marker on a remote system or on Coruscant', () => {
    for (const system of ['hoth', 'coruscant'] as const) {
      const { state } = run(systemState, { start: { system } }, GARRISON);
      expect([system, state.systems[system].subjugated]).toEqual([system, false]);
    }
  });

  it('needs ground units: ships do not subjugate', () => {
    const fleet: Answer = { kind: 'add-unit', unit: 'star-destroyer' };
    expect(after([null, false], false, fleet)).toEqual([null, false]);
  });
});

describe('sabotage', () => {
  it('puts one marker into a system and no second one', () => {
    const ran = run(systemState, { start: { system: 'naboo' } }, { kind: 'place-sabotage' });
    expect(ran.state.systems.naboo.sabotage).toBe(true);
    expect(verdict(ran, { kind: 'place-sabotage' })).toBe('rebellion.sabotage.one-marker');
    expect(eventsOf(ran, 'sabotage-placed')).toEqual([{ system: 'naboo' }]);
  });

  it('lies there until a card removes it', () => {
    const ran = run(
      systemState,
      { start: { system: 'naboo' } },
      { kind: 'place-sabotage' },
      { kind: 'remove-sabotage' },
    );
    expect(ran.state.systems.naboo.sabotage).toBe(false);
  });
});
