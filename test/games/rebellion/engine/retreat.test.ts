import { describe, expect, it } from 'vitest';
import { END, STAY, asks, drawn, eventsOf, quiet, run, verdict, zone } from './helpers.ts';

const DUEL = { empire: { 'star-destroyer': 1 }, rebel: { 'corellian-corvette': 1 } } as const;
const LEADERS = { empire: ['darth-vader'], rebel: ['jan-dodonna'] } as const;
const ROUND = [drawn('blank', 'blank', 'blank'), END, drawn('blank', 'blank'), END] as const;

const system = (id: string, more: object = {}) => ({ id, ...more });

/** The Rebel player, defending, is asked for a retreat after a round without damage. */
const rebelsAsked = (adjacent: readonly object[], more: object = {}) =>
  run(quiet({ units: DUEL, leaders: LEADERS, adjacent, ...more }), ...ROUND, STAY);

describe('the retreat step', () => {
  it('asks the active player first', () => {
    expect(asks(run(quiet({ units: DUEL, leaders: LEADERS }), ...ROUND))).toBe('empire: retreat');
  });

  it('needs a leader in the system', () => {
    const ran = rebelsAsked([system('endor')], { leaders: { empire: ['darth-vader'] } });
    expect(verdict(ran, { kind: 'retreat' })).toBe('combat.retreat-needs-leader');
  });

  it('does not count a captured leader', () => {
    const ran = rebelsAsked([system('endor')], { leaders: {}, captured: ['han-solo'] });
    expect(verdict(ran, { kind: 'retreat' })).toBe('combat.retreat-needs-leader');
  });

  it('takes any leader, even one without tactic values', () => {
    const ran = rebelsAsked([system('endor')], { leaders: { rebel: ['mon-mothma'] } });
    expect(verdict(ran, { leader: 'mon-mothma' })).toBe('allowed');
  });

  it('is refused when no enemy unit is left', () => {
    const ran = run(
      quiet({ units: DUEL, leaders: LEADERS }),
      drawn('hit', 'hit', 'blank'),
      END,
      { kind: 'assign', die: 'red-1', figure: 'corellian-corvette-1' },
      { kind: 'assign', die: 'red-2', figure: 'corellian-corvette-1' },
      drawn('blank', 'blank'),
      END,
    );
    expect(verdict(ran, { kind: 'retreat' })).toBe('combat.retreat-needs-enemy');
  });

  it('is refused to the Empire while a space station is in the combat', () => {
    const rolls = [drawn('blank', 'blank', 'blank', 'blank'), END] as const;
    const rebels = [drawn('blank', 'blank'), END] as const;
    const units = { ...DUEL, empire: { 'death-star': 1 } };
    const death = run(quiet({ units, leaders: LEADERS }), ...rolls, ...rebels);
    expect(verdict(death, { kind: 'retreat' })).toBe('combat.retreat-death-star');
    const unfinished = run(
      quiet({
        units: { ...DUEL, empire: { 'death-star-under-construction': 1, 'star-destroyer': 1 } },
        leaders: LEADERS,
      }),
      ...ROUND,
    );
    expect(verdict(unfinished, { kind: 'retreat' })).toBe('combat.retreat-death-star');
  });
});

describe('where a retreat may go', () => {
  it('is a system with own units before an empty one, and never one with enemies', () => {
    const ran = rebelsAsked([
      system('naboo', { loyalty: 'rebel', units: ['empire'] }),
      system('bespin', { units: ['rebel'] }),
      system('endor'),
    ]);
    expect(verdict(ran, { to: 'naboo' })).toBe('combat.retreat-no-enemy');
    expect(verdict(ran, { to: 'bespin' })).toBe('allowed');
    expect(verdict(ran, { to: 'endor' })).toBe('combat.retreat-friendly-first');
  });

  it('is a system with the own loyalty marker before an empty one', () => {
    const ran = rebelsAsked([system('naboo', { loyalty: 'rebel' }), system('endor')]);
    expect(verdict(ran, { to: 'naboo' })).toBe('allowed');
    expect(verdict(ran, { to: 'endor' })).toBe('combat.retreat-friendly-first');
  });

  it('is an empty system when nothing friendly can be reached, but not the origin of the attack', () => {
    const ran = rebelsAsked([system('bespin', { origin: true }), system('endor')]);
    expect(verdict(ran, { to: 'bespin' })).toBe('combat.retreat-not-origin');
    expect(verdict(ran, { to: 'endor' })).toBe('allowed');
  });

  it('is an empty system when the only friendly one is full of enemies', () => {
    const ran = rebelsAsked([
      system('naboo', { loyalty: 'rebel', units: ['empire'] }),
      system('endor'),
    ]);
    expect(verdict(ran, { to: 'endor' })).toBe('allowed');
  });

  it('may be the origin for the player who came from there', () => {
    const setup = quiet({
      units: DUEL,
      leaders: LEADERS,
      adjacent: [system('bespin', { origin: true })],
    });
    expect(verdict(run(setup, ...ROUND), { to: 'bespin' })).toBe('allowed');
  });

  it('is never the Rebel Base space', () => {
    const ran = rebelsAsked([system('rebel-base', { kind: 'base-space', units: ['rebel'] })]);
    expect(verdict(ran, { to: 'rebel-base' })).toBe('combat.retreat-not-base-space');
  });
});

describe('who goes', () => {
  const units = {
    empire: { 'assault-carrier': 1, 'tie-fighter': 3, stormtrooper: 2 },
    rebel: { 'corellian-corvette': 1, 'rebel-trooper': 1 },
  };
  const away = [
    drawn('blank', 'blank', 'blank', 'blank', 'blank'),
    END,
    drawn('blank', 'blank'),
    END,
    drawn('blank', 'blank'),
    END,
    drawn('blank'),
    END,
    { kind: 'retreat', leader: 'darth-vader', to: 'endor' },
  ] as const;
  const setup = quiet({ units, leaders: LEADERS });
  const take = (figure: string) => ({ kind: 'take', figure }) as const;
  const loading = run(setup, ...away);

  it('every ship that needs no carrier goes', () => {
    expect(verdict(loading, { kind: 'leave', figure: 'assault-carrier-1' })).toBe(
      'combat.retreat-all-ships',
    );
  });

  it('TIE Fighters and ground units go only as far as the capacity reaches', () => {
    const full = run(
      setup,
      ...away,
      take('tie-fighter-1'),
      take('tie-fighter-2'),
      take('stormtrooper-1'),
      take('stormtrooper-2'),
    );
    expect(verdict(loading, take('tie-fighter-3'))).toBe('allowed');
    expect(verdict(full, take('tie-fighter-3'))).toBe('combat.retreat-capacity');
  });

  it('those left behind fight on, and their owner cannot retreat again', () => {
    const ran = run(
      setup,
      ...away,
      take('tie-fighter-1'),
      { kind: 'depart' },
      STAY,
      drawn('blank', 'blank'),
      END,
      drawn('blank', 'blank'),
      END,
      drawn('blank', 'blank'),
      END,
      drawn('blank'),
      END,
    );
    expect(ran.state.round).toBe(2);
    expect(zone(ran, 'assault-carrier-1')).toBe('retreated');
    expect(asks(ran)).toBe('empire: retreat');
    expect(verdict(ran, { kind: 'retreat' })).toBe('combat.retreat-once');
  });

  it('structures stay', () => {
    const rebels = { 'corellian-corvette': 1, 'rebel-trooper': 1, 'ion-cannon': 1 };
    const fight = quiet({
      units: { empire: { 'star-destroyer': 1 }, rebel: rebels },
      leaders: LEADERS,
      active: 'rebel',
    });
    const ran = run(fight, drawn('blank', 'blank'), END, drawn('blank'), END, {
      kind: 'retreat',
      leader: 'jan-dodonna',
      to: 'endor',
    });
    expect(verdict(ran, take('ion-cannon-1'))).toBe('combat.retreat-immobile');
  });

  it('a leader cannot go when no unit can go with him', () => {
    const rooted = quiet({
      units: { empire: { stormtrooper: 1 }, rebel: { 'shield-generator': 1 } },
      leaders: LEADERS,
    });
    const ran = run(rooted, drawn('dig-in'), drawn('blank'), END, END, STAY);
    expect(verdict(ran, { kind: 'retreat' })).toBe('combat.retreat-with-units');
  });

  it('ground units alone cannot go for want of a carrier', () => {
    const ground = quiet({
      units: { empire: { stormtrooper: 1 }, rebel: { 'rebel-trooper': 1 } },
      leaders: LEADERS,
    });
    const ran = run(ground, drawn('blank'), END, drawn('blank'), END);
    expect(verdict(ran, { kind: 'retreat' })).toBe('combat.retreat-capacity');
  });

  it('retreating everything from a theatre gives it to the opponent', () => {
    const ran = run(quiet({ units: DUEL, leaders: LEADERS }), ...ROUND, {
      kind: 'retreat',
      leader: 'darth-vader',
      to: 'endor',
    });
    expect(eventsOf(ran, 'theatre-won')).toEqual([{ theatre: 'space', side: 'rebel' }]);
    expect(ran.state.leaders.empire).toEqual([]);
  });
});
