import { describe, expect, it } from 'vitest';
import {
  END,
  NO_BLOCK,
  asks,
  cards,
  dice,
  drawn,
  eventsOf,
  markers,
  quiet,
  run,
  verdict,
  zone,
} from './helpers.ts';

const FIGHTERS = {
  units: { empire: { 'star-destroyer': 1, 'tie-fighter': 1 }, rebel: { 'x-wing': 2 } },
} as const;
const ROLL = drawn('hit', 'special', 'hit', 'blank');

describe('rolling', () => {
  it('adds the attack values of all ships', () => {
    const units = { empire: { 'star-destroyer': 1, 'tie-fighter': 2 }, rebel: { 'x-wing': 1 } };
    const ran = run(quiet({ units }));
    expect(eventsOf(ran, 'attack-began')).toMatchObject([{ sum: { red: 2, black: 3 } }]);
    expect(dice(ran)).toBe(5);
  });

  it('never passes five red and five black dice', () => {
    const units = { empire: { 'star-destroyer': 8 }, rebel: { 'x-wing': 1 } };
    expect(eventsOf(run(quiet({ units })), 'attack-began')).toMatchObject([
      { sum: { red: 16, black: 8 }, count: { red: 5, black: 5 } },
    ]);
  });

  it('loses two red dice for each ion cannon, and never goes below none', () => {
    const units = { empire: { 'death-star': 1 }, rebel: { 'x-wing': 1, 'ion-cannon': 3 } };
    const [first] = eventsOf(run(quiet({ units })), 'attack-began');
    expect(first).toMatchObject({
      sum: { red: 4, black: 0 },
      reduced: 4,
      count: { red: 0, black: 0 },
    });
  });

  it('takes five red dice down to three, since the reduction comes before the limit', () => {
    const units = {
      empire: { 'star-destroyer': 2, 'assault-carrier': 1 },
      rebel: { 'x-wing': 1, 'ion-cannon': 1 },
    };
    expect(eventsOf(run(quiet({ units })), 'attack-began')).toMatchObject([
      { sum: { red: 5, black: 3 }, count: { red: 3, black: 3 } },
    ]);
  });

  it('does not let ion cannons touch the ground battle', () => {
    const units = { empire: { 'at-at': 1 }, rebel: { 'rebel-trooper': 1, 'ion-cannon': 1 } };
    expect(eventsOf(run(quiet({ units })), 'attack-began')).toMatchObject([
      { reduced: 0, count: { red: 2, black: 1 } },
    ]);
  });

  it('gives structures no dice', () => {
    const units = { empire: { stormtrooper: 1 }, rebel: { 'shield-generator': 2 } };
    const ran = run(quiet({ units, active: 'rebel' }), drawn('critical-hit'), drawn('dig-in'), END);
    expect(eventsOf(ran, 'attack-began')).toMatchObject([
      { side: 'rebel', sum: { red: 0, black: 0 } },
      { side: 'empire' },
    ]);
  });
});

describe('combat actions', () => {
  const hands = { empire: [...cards('space', 'onslaught', 'critical-hit')], rebel: [] };
  const setup = quiet({ ...FIGHTERS, hands });

  it('trade a special die for a card from the deck of the theatre', () => {
    const ran = run(setup, ROLL, { kind: 'draw-card', die: 'red-2' }, drawn('outmaneuver'));
    expect(ran.state.hands.empire).toContainEqual({ theatre: 'space', card: 'outmaneuver' });
    expect(asks(ran)).toBe('empire: act');
  });

  it('refuse to spend a die twice', () => {
    const ran = run(setup, ROLL, { kind: 'draw-card', die: 'red-2' }, drawn('outmaneuver'));
    expect(verdict(ran, { kind: 'draw-card', die: 'red-2' })).toBe('combat.spent-dice');
    expect(verdict(ran, { card: 'onslaught' })).toBe('combat.special-cost');
  });

  it('refuse to draw without a special result', () => {
    const ran = run(setup, drawn('hit', 'hit', 'hit', 'blank'));
    expect(verdict(ran, { kind: 'draw-card' })).toBe('combat.draw-action');
    expect(verdict(ran, { card: 'onslaught' })).toBe('combat.special-cost');
    expect(verdict(ran, { card: 'critical-hit' })).toBe('allowed');
  });

  it('take a special die of any colour for a card with the icon', () => {
    const ran = run(setup, drawn('blank', 'blank', 'special', 'blank'));
    expect(verdict(ran, { card: 'onslaught', die: 'black-1' })).toBe('allowed');
  });

  it('refuse a ground card in the space battle', () => {
    const held = { empire: cards('ground', 'critical-hit'), rebel: [] };
    expect(verdict(run(quiet({ ...FIGHTERS, hands: held }), ROLL), { kind: 'play' })).toBe(
      'combat.play-theatre',
    );
  });

  it('refuse a blocking card in one’s own attack', () => {
    const held = { empire: cards('space', 'defensive-formation'), rebel: [] };
    expect(verdict(run(quiet({ ...FIGHTERS, hands: held }), ROLL), { kind: 'play' })).toBe(
      'combat.block',
    );
  });

  it('go on in any number until the player ends them', () => {
    const ran = run(
      setup,
      ROLL,
      { kind: 'play', theatre: 'space', card: 'critical-hit', die: null },
      { kind: 'damage', figure: 'x-wing-1' },
      { kind: 'play', theatre: 'space', card: 'onslaught', die: 'red-2' },
      { kind: 'damage', figure: 'x-wing-2' },
      { kind: 'end-damage' },
    );
    expect(asks(ran)).toBe('empire: act');
    expect(ran.state.discard).toHaveLength(2);
  });
});

describe('assigning dice', () => {
  it('sends a hit only to health of its colour and a direct hit to any', () => {
    const units = {
      empire: { 'star-destroyer': 1 },
      rebel: { 'x-wing': 1, 'corellian-corvette': 1 },
    };
    const setup = quiet({ units });
    const red = run(setup, drawn('hit', 'blank', 'blank'), END);
    expect(verdict(red, { figure: 'x-wing-1' })).toBe('combat.hit-colour');
    expect(verdict(red, { figure: 'corellian-corvette-1' })).toBe('allowed');
    const direct = run(setup, drawn('direct-hit', 'blank', 'blank'), END);
    expect(verdict(direct, { figure: 'x-wing-1' })).toBe('allowed');
    expect(verdict(direct, { figure: 'corellian-corvette-1' })).toBe('allowed');
  });

  it('refuses to leave out a die that somebody can take', () => {
    const ran = run(quiet(FIGHTERS), drawn('blank', 'blank', 'hit', 'blank'), END);
    expect(verdict(ran, { kind: 'skip-die' })).toBe('combat.assign-all');
  });

  it('lets a die go that nobody can take', () => {
    const ran = run(quiet(FIGHTERS), drawn('hit', 'blank', 'blank', 'blank'), END);
    expect(verdict(ran, { figure: 'x-wing-1' })).toBe('combat.hit-colour');
    expect(verdict(ran, { kind: 'skip-die' })).toBe('allowed');
  });

  it('spares ground units in the space battle', () => {
    const units = { empire: { 'tie-fighter': 1 }, rebel: { 'x-wing': 1, 'rebel-trooper': 1 } };
    const ran = run(quiet({ units }), drawn('direct-hit'), END);
    expect(verdict(ran, { figure: 'rebel-trooper-1' })).toBe('combat.assign-theatre');
  });

  it('never damages the Death Star, not even by a direct hit', () => {
    const units = { empire: { 'death-star': 1, 'tie-fighter': 1 }, rebel: { 'x-wing': 1 } };
    const ran = run(quiet({ units, active: 'rebel' }), drawn('direct-hit'), END);
    expect(verdict(ran, { figure: 'death-star-1' })).toBe('death-star.no-damage');
    expect(verdict(ran, { figure: 'tie-fighter-1' })).toBe('allowed');
  });

  it('may put more damage on a unit than it has health', () => {
    const ran = run(
      quiet(FIGHTERS),
      drawn('direct-hit', 'blank', 'hit', 'hit'),
      END,
      { kind: 'assign', die: 'red-1', figure: 'x-wing-1' },
      { kind: 'assign', die: 'black-1', figure: 'x-wing-1' },
      { kind: 'assign', die: 'black-2', figure: 'x-wing-1' },
    );
    expect(eventsOf(ran, 'figure-doomed')).toMatchObject([
      { figure: 'x-wing-1', damage: 3, health: 1 },
    ]);
  });
});

describe('blocking', () => {
  const units = { empire: { 'star-destroyer': 1 }, rebel: { 'corellian-corvette': 2 } };
  const hit = [
    drawn('hit', 'hit', 'blank'),
    END,
    { kind: 'assign', die: 'red-1', figure: 'corellian-corvette-1' },
  ] as const;
  const both = [...hit, { kind: 'assign', die: 'red-2', figure: 'corellian-corvette-2' }] as const;
  const one = [...hit, { kind: 'assign', die: 'red-2', figure: 'corellian-corvette-1' }] as const;
  const holding = (...held: ReturnType<typeof cards>) =>
    quiet({ units, hands: { empire: [], rebel: held } });

  it('takes only blocking cards of the theatre', () => {
    const setup = holding(
      ...cards('space', 'defensive-formation', 'concentrate-fire'),
      ...cards('ground', 'dig-in'),
    );
    const ran = run(setup, ...both);
    expect(verdict(ran, { card: 'defensive-formation' })).toBe('allowed');
    expect(verdict(ran, { card: 'concentrate-fire' })).toBe('combat.block-cards-only');
    expect(verdict(ran, { card: 'dig-in' })).toBe('combat.block-theatre');
  });

  it('removes one assigned damage for each point', () => {
    const ran = run(
      holding(...cards('space', 'defensive-formation')),
      ...one,
      { kind: 'block', theatre: 'space', card: 'defensive-formation' },
      { kind: 'block-damage', figure: 'corellian-corvette-1' },
    );
    expect(markers(ran, 'corellian-corvette-1')).toBe(1);
    expect(zone(ran, 'corellian-corvette-1')).toBe('system');
  });

  it('splits two points between two units or puts both on one', () => {
    const setup = holding(...cards('space', 'outmaneuver', 'critical-hit'));
    const play = [
      { kind: 'block', theatre: 'space', card: 'outmaneuver' },
      { kind: 'discard', theatre: 'space', card: 'critical-hit' },
      { kind: 'block-damage', figure: 'corellian-corvette-1' },
    ] as const;
    const split = run(setup, ...both, ...play, {
      kind: 'block-damage',
      figure: 'corellian-corvette-2',
    });
    expect([
      markers(split, 'corellian-corvette-1'),
      markers(split, 'corellian-corvette-2'),
    ]).toEqual([0, 0]);
    const whole = run(setup, ...one, ...play, {
      kind: 'block-damage',
      figure: 'corellian-corvette-1',
    });
    expect(markers(whole, 'corellian-corvette-1')).toBe(0);
  });

  it('cannot touch damage markers of earlier rounds', () => {
    const setup = holding(...cards('space', 'defensive-formation', 'outmaneuver', 'outmaneuver'));
    const ran = run(
      setup,
      ...hit,
      { kind: 'assign', die: 'red-2', figure: 'corellian-corvette-2' },
      { kind: 'block', theatre: 'space', card: 'defensive-formation' },
      { kind: 'block-damage', figure: 'corellian-corvette-2' },
      NO_BLOCK,
      drawn('blank', 'blank', 'blank', 'blank'),
      END,
      { kind: 'stay' },
      { kind: 'stay' },
      drawn('hit', 'blank', 'blank'),
      END,
      { kind: 'assign', die: 'red-1', figure: 'corellian-corvette-2' },
      { kind: 'block', theatre: 'space', card: 'outmaneuver' },
      { kind: 'discard', theatre: 'space', card: 'outmaneuver' },
    );
    expect(verdict(ran, { figure: 'corellian-corvette-1' })).toBe('combat.no-block-markers');
    expect(verdict(ran, { figure: 'corellian-corvette-2' })).toBe('allowed');
  });

  it('is not asked when nothing was assigned', () => {
    const setup = holding(...cards('space', 'defensive-formation'));
    expect(asks(run(setup, drawn('blank', 'blank', 'blank'), END))).toBe('rebel: roll');
  });
});

describe('destroying', () => {
  const units = { empire: { 'tie-fighter': 2 }, rebel: { 'x-wing': 2 } };
  const ran = run(quiet({ units }), drawn('hit', 'blank'), END, {
    kind: 'assign',
    die: 'black-1',
    figure: 'x-wing-1',
  });

  it('puts a unit with lethal damage on the faction sheet', () => {
    expect(zone(ran, 'x-wing-1')).toBe('sheet');
  });

  it('lets it roll its dice in the same round', () => {
    expect(dice(ran)).toBe(2);
  });

  it('removes it when the battle step ends', () => {
    const setup = quiet({ units });
    const after = run(
      setup,
      drawn('hit', 'blank'),
      END,
      { kind: 'assign', die: 'black-1', figure: 'x-wing-1' },
      drawn('blank', 'blank'),
      END,
    );
    expect(zone(after, 'x-wing-1')).toBe('supply');
    expect(asks(after)).toBe('empire: retreat');
  });

  it('adds new damage to the markers of earlier rounds', () => {
    const setup = quiet({
      units: { empire: { 'star-destroyer': 1 }, rebel: { 'corellian-corvette': 1 } },
      active: 'rebel',
    });
    const wound = [
      drawn('hit', 'blank'),
      END,
      { kind: 'assign', die: 'red-1', figure: 'star-destroyer-1' },
      drawn('blank', 'blank', 'blank'),
      END,
      { kind: 'stay' },
      { kind: 'stay' },
    ] as const;
    const worn = run(setup, ...wound, ...wound, ...wound);
    expect(markers(worn, 'star-destroyer-1')).toBe(3);
    const last = run(setup, ...wound, ...wound, ...wound, ...wound.slice(0, 3));
    expect(zone(last, 'star-destroyer-1')).toBe('sheet');
  });

  it('keeps damage markers for later rounds and takes them off after the combat', () => {
    const setup = quiet({
      units: { empire: { 'star-destroyer': 1, 'tie-fighter': 1 }, rebel: { 'y-wing': 1 } },
      active: 'rebel',
    });
    const first = run(
      setup,
      drawn('hit'),
      END,
      { kind: 'assign', die: 'red-1', figure: 'star-destroyer-1' },
      drawn('blank', 'blank', 'blank', 'blank'),
      END,
      { kind: 'stay' },
      { kind: 'stay' },
    );
    expect(markers(first, 'star-destroyer-1')).toBe(1);
    const second = run(
      setup,
      drawn('hit'),
      END,
      { kind: 'assign', die: 'red-1', figure: 'star-destroyer-1' },
      drawn('blank', 'blank', 'blank', 'blank'),
      END,
      { kind: 'stay' },
      { kind: 'stay' },
      drawn('blank'),
      END,
      drawn('blank', 'blank', 'hit', 'blank'),
      END,
      { kind: 'assign', die: 'black-1', figure: 'y-wing-1' },
      { kind: 'stay' },
    );
    expect(asks(second)).toBe('over');
    expect(markers(second, 'star-destroyer-1')).toBe(0);
    expect(eventsOf(second, 'markers-removed')).toEqual([{ figures: ['star-destroyer-1'] }]);
  });
});
