import { describe, expect, it } from 'vitest';
import { combat } from '../../../../src/games/rebellion/engine/combat/combat.ts';
import type { CombatAnswer } from '../../../../src/games/rebellion/engine/combat/types.ts';
import {
  END,
  NO_BLOCK,
  STAY,
  asks,
  cards,
  drawn,
  eventsOf,
  quiet,
  run,
  setupOf,
  verdict,
  zone,
} from './helpers.ts';

const winnersOf = (ran: ReturnType<typeof run>) => {
  const prompt = combat.prompt(ran.state);
  return prompt.kind === 'over' ? prompt.outcome.winners : 'not over';
};
const kill = (die: 'red-1' | 'red-2' | 'black-1', figure: string) =>
  ({ kind: 'assign', die, figure }) as const;

describe('cargo in a destroyed system', () => {
  const hit = (figure: string) => [kill('red-1', figure), kill('red-2', figure)] as const;
  const fight = (cargo: object, ...more: readonly CombatAnswer[]) =>
    run(
      quiet({
        destroyed: true,
        active: 'rebel',
        units: { empire: { 'assault-carrier': 1, ...cargo }, rebel: { 'mon-calamari-cruiser': 1 } },
      }),
      drawn('hit', 'hit', 'blank'),
      END,
      ...hit('assault-carrier-1'),
      ...more,
    );

  it('is lost with the ship that carried it, before the round is over', () => {
    const ran = fight({ stormtrooper: 2 }, drawn('blank', 'blank'), END);
    expect(eventsOf(ran, 'figure-destroyed')).toMatchObject([
      { figure: 'assault-carrier-1', reason: 'damage' },
      { figure: 'stormtrooper-1', reason: 'no-room' },
      { figure: 'stormtrooper-2', reason: 'no-room' },
    ]);
  });
});

describe('mixed cargo in a destroyed system', () => {
  it('is chosen by its owner, one after another, until the rest has room', () => {
    const setup = quiet({
      destroyed: true,
      active: 'rebel',
      units: {
        empire: { 'assault-carrier': 2, stormtrooper: 5, 'at-st': 1 },
        rebel: { 'mon-calamari-cruiser': 1 },
      },
    });
    const battle = [
      drawn('hit', 'hit', 'blank'),
      END,
      kill('red-1', 'assault-carrier-1'),
      kill('red-2', 'assault-carrier-1'),
      drawn('blank', 'blank', 'blank', 'blank'),
      END,
    ] as const;
    expect(asks(run(setup, ...battle))).toBe('empire: drop');
    const ran = run(setup, ...battle, { kind: 'drop', figure: 'at-st-1' });
    // Four have room; of five alike it does not matter which one is lost.
    const lost = eventsOf(ran, 'figure-destroyed').filter(({ reason }) => reason === 'no-room');
    expect(lost.map(({ unit }) => unit)).toEqual(['at-st', 'stormtrooper']);
  });
});

describe('structures', () => {
  it('give one ground card for each shield generator at the start of each ground battle', () => {
    const units = {
      empire: { stormtrooper: 1 },
      rebel: { 'rebel-trooper': 1, 'shield-generator': 2 },
    };
    const ran = run(
      quiet({ units }),
      drawn('dig-in'),
      drawn('onslaught'),
      drawn('blank'),
      END,
      drawn('blank'),
      END,
      STAY,
      STAY,
      drawn('take-it-down'),
      drawn('bombardment'),
    );
    const got = eventsOf(ran, 'tactic-drawn');
    expect(got).toHaveLength(4);
    expect(got.every((data) => data.side === 'rebel' && data.theatre === 'ground')).toBe(true);
    expect(ran.state.round).toBe(2);
  });

  it('are destroyed at the end of the round when they alone face Imperial ground units', () => {
    const units = {
      empire: { stormtrooper: 1 },
      rebel: { 'ion-cannon': 1, 'shield-generator': 1 },
    };
    const ran = run(quiet({ units }), drawn('dig-in'), drawn('blank'), END, END, STAY, STAY);
    expect(eventsOf(ran, 'figure-destroyed')).toMatchObject([
      { unit: 'shield-generator', reason: 'lone-structures' },
      { unit: 'ion-cannon', reason: 'lone-structures' },
    ]);
    expect(winnersOf(ran)).toEqual({ space: null, ground: 'empire' });
  });
});

describe('the Death Star Under Construction', () => {
  it('is destroyed at the end of the round when it is the only Imperial ship, with the queued one', () => {
    const units = { empire: { 'death-star-under-construction': 1 }, rebel: { 'x-wing': 1 } };
    const ran = run(quiet({ units, active: 'rebel' }), drawn('blank'), END, STAY, STAY);
    expect(eventsOf(ran, 'figure-destroyed')).toMatchObject([{ reason: 'lone-dsuc' }]);
    expect(eventsOf(ran, 'queued-death-star-lost')).toEqual([{ side: 'empire' }]);
    expect(winnersOf(ran)).toEqual({ space: 'rebel', ground: null });
  });
});

describe('lone transports', () => {
  const units = { empire: { 'tie-fighter': 1 }, rebel: { 'rebel-transport': 1 } };
  const fight = [drawn('blank'), END] as const;

  it('are destroyed when they do not retreat', () => {
    const ran = run(quiet({ units }), ...fight, STAY, STAY);
    expect(eventsOf(ran, 'figure-destroyed')).toMatchObject([
      { figure: 'rebel-transport-1', reason: 'lone-transports' },
    ]);
    expect(asks(ran)).toBe('over');
  });

  it('may retreat by the usual rules', () => {
    const setup = quiet({ units, leaders: { rebel: ['princess-leia'] } });
    const ran = run(setup, ...fight, STAY, {
      kind: 'retreat',
      leader: 'princess-leia',
      to: 'endor',
    });
    expect(zone(ran, 'rebel-transport-1')).toBe('retreated');
  });

  it('are safe when the Empire has no ship left', () => {
    const ground = {
      empire: { stormtrooper: 1 },
      rebel: { 'rebel-transport': 1, 'rebel-trooper': 1 },
    };
    const ran = run(quiet({ units: ground }), ...fight, drawn('blank'), END, STAY, STAY);
    expect(eventsOf(ran, 'figure-destroyed')).toEqual([]);
    expect(ran.state.round).toBe(2);
  });
});

describe('a lone Death Star that cannot roll', () => {
  const units = { empire: { 'death-star': 1 }, rebel: { 'x-wing': 1, 'ion-cannon': 2 } };
  const fight = [drawn('hit'), END, { kind: 'skip-die', die: 'black-1' }, STAY] as const;

  it('forces the Rebel ships to retreat', () => {
    const setup = quiet({ units, leaders: { rebel: ['jan-dodonna'] } });
    expect(verdict(run(setup, ...fight), STAY)).toBe('combat.lone-death-star');
  });

  it('destroys them when they cannot', () => {
    const ran = run(quiet({ units }), ...fight, STAY);
    expect(eventsOf(ran, 'figure-destroyed')).toMatchObject([
      { figure: 'x-wing-1', reason: 'lone-death-star' },
    ]);
  });

  it('does not when Death Star Plans was played this round', () => {
    const setup = quiet({ units, plans: true, leaders: { rebel: ['jan-dodonna'] } });
    const ran = run(
      setup,
      drawn('blank'),
      END,
      { kind: 'plans', target: 'death-star-1' },
      drawn('blank', 'blank', 'hit'),
      STAY,
    );
    expect(verdict(ran, STAY)).toBe('allowed');
  });

  it('does not while the Empire has ground units there', () => {
    const setup = quiet({
      units: { ...units, empire: { 'death-star': 1, stormtrooper: 1 } },
      leaders: { rebel: ['jan-dodonna'] },
    });
    const ran = run(setup, drawn('blank'), END, drawn('blank'), END, STAY);
    expect(verdict(ran, STAY)).toBe('allowed');
  });

  it('does not when one ion cannon leaves it two dice', () => {
    const setup = quiet({
      units: { ...units, rebel: { 'x-wing': 1, 'ion-cannon': 1 } },
      leaders: { rebel: ['jan-dodonna'] },
    });
    const ran = run(setup, drawn('blank', 'blank'), END, drawn('blank'), END, STAY);
    expect(verdict(ran, STAY)).toBe('allowed');
  });
});

describe('Death Star Plans', () => {
  const units = {
    empire: { 'death-star': 1, 'tie-fighter': 1 },
    rebel: { 'x-wing': 1, 'corellian-corvette': 1 },
  };
  const fight = [
    drawn('blank', 'blank', 'blank', 'blank', 'blank'),
    END,
    drawn('blank', 'blank', 'blank'),
    END,
  ] as const;
  const reveal = { kind: 'plans', target: 'death-star-1' } as const;

  it('are asked for after both attacks, and only when the Rebels hold them', () => {
    expect(asks(run(quiet({ units, plans: true }), ...fight))).toBe('rebel: plans');
    expect(asks(run(quiet({ units }), ...fight))).toBe('empire: retreat');
  });

  it('destroy the station on one direct hit and are used up', () => {
    const ran = run(
      quiet({ units, plans: true }),
      ...fight,
      reveal,
      drawn('blank', 'direct-hit', 'special'),
    );
    expect(zone(ran, 'death-star-1')).toBe('supply');
    expect(ran.state.plans).toBe(false);
  });

  it('stay in hand without a direct hit and can be tried again next round', () => {
    const setup = quiet({ units, plans: true });
    const again = run(setup, ...fight, reveal, drawn('hit', 'hit', 'hit'), STAY, STAY, ...fight);
    expect(zone(again, 'death-star-1')).toBe('system');
    expect(again.state.round).toBe(2);
    expect(verdict(again, reveal)).toBe('allowed');
  });

  it('need a fighter that has survived the space battle', () => {
    const setup = quiet({ units, plans: true });
    const ran = run(
      setup,
      drawn('direct-hit', 'blank', 'blank', 'blank', 'blank'),
      END,
      kill('red-1', 'x-wing-1'),
      drawn('blank', 'blank', 'blank'),
      END,
    );
    expect(verdict(ran, reveal)).toBe('death-star.plans-roll');
  });

  it('need a station in the system of the combat', () => {
    const duel = { empire: { 'tie-fighter': 1 }, rebel: { 'x-wing': 1 } };
    const ran = run(quiet({ units: duel, plans: true }), drawn('blank'), END, drawn('blank'), END);
    expect(verdict(ran, { kind: 'plans' })).toBe('death-star.plans-same-system');
  });

  it('can be used against the Death Star Under Construction', () => {
    const setup = quiet({
      units: { ...units, empire: { 'death-star-under-construction': 1, 'tie-fighter': 1 } },
      plans: true,
    });
    const ran = run(
      setup,
      drawn('blank'),
      END,
      drawn('blank', 'blank', 'blank'),
      END,
      { kind: 'plans', target: 'death-star-under-construction-1' },
      drawn('direct-hit', 'blank', 'blank'),
    );
    expect(eventsOf(ran, 'queued-death-star-lost')).toEqual([{ side: 'empire' }]);
  });
});

describe('the end of the combat', () => {
  it('comes when the sides share no theatre, and each theatre has its own winner', () => {
    const units = {
      empire: { 'tie-fighter': 1, stormtrooper: 1 },
      rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    };
    const ran = run(
      quiet({ units }),
      drawn('blank'),
      END,
      drawn('hit'),
      END,
      kill('black-1', 'tie-fighter-1'),
      drawn('hit'),
      END,
      kill('black-1', 'rebel-trooper-1'),
      drawn('blank'),
      END,
      STAY,
      STAY,
    );
    expect(winnersOf(ran)).toEqual({ space: 'rebel', ground: 'empire' });
  });

  it('gives a theatre to nobody when both sides lose everything there', () => {
    const units = { empire: { 'tie-fighter': 1 }, rebel: { 'x-wing': 1 } };
    const ran = run(
      quiet({ units }),
      drawn('hit'),
      END,
      kill('black-1', 'x-wing-1'),
      drawn('hit'),
      END,
      kill('black-1', 'tie-fighter-1'),
    );
    expect(winnersOf(ran)).toEqual({ space: 'nobody', ground: null });
  });

  it('leaves a theatre without a winner when one side never had units there', () => {
    const units = { empire: { 'tie-fighter': 1 }, rebel: { 'x-wing': 1, 'rebel-trooper': 2 } };
    const ran = run(
      quiet({ units }),
      drawn('blank'),
      END,
      drawn('hit'),
      END,
      kill('black-1', 'tie-fighter-1'),
      STAY,
    );
    expect(winnersOf(ran)).toEqual({ space: 'rebel', ground: null });
  });

  it('keeps the space battle won for a player who then retreats', () => {
    const units = {
      empire: { 'tie-fighter': 1, stormtrooper: 1 },
      rebel: { 'corellian-corvette': 1, 'rebel-trooper': 1 },
    };
    const ran = run(
      quiet({ units, leaders: { rebel: ['jan-dodonna'] } }),
      drawn('blank'),
      END,
      drawn('blank', 'hit'),
      END,
      kill('black-1', 'tie-fighter-1'),
      drawn('blank'),
      END,
      drawn('blank'),
      END,
      STAY,
      { kind: 'retreat', leader: 'jan-dodonna', to: 'endor' },
      { kind: 'take', figure: 'rebel-trooper-1' },
      { kind: 'depart' },
    );
    expect(winnersOf(ran)).toEqual({ space: 'rebel', ground: 'empire' });
  });

  it('shuffles held and played cards back into both decks', () => {
    const setup = setupOf({
      units: { empire: { 'tie-fighter': 1 }, rebel: { 'x-wing': 1 } },
      hands: {
        empire: cards('space', 'critical-hit'),
        rebel: [...cards('space', 'no-escape'), ...cards('ground', 'dig-in')],
      },
    });
    const ran = run(
      setup,
      drawn('blank'),
      { kind: 'play', theatre: 'space', card: 'critical-hit', die: null },
      { kind: 'damage', figure: 'x-wing-1' },
      END,
      NO_BLOCK,
      drawn('blank'),
      END,
      STAY,
    );
    expect(asks(ran)).toBe('over');
    expect(eventsOf(ran, 'tactics-returned')).toEqual([{ space: 2, ground: 1 }]);
    expect(ran.state.decks.space).toHaveLength(15);
    expect(ran.state.decks.ground).toHaveLength(15);
  });
});
