import { describe, expect } from 'vitest';
import {
  activation,
  building,
  commandPhase,
  mission,
  mobilization,
  revealBase,
  unitsAt,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { allowed, asks, drawn, eventsOf, run, verdict } from './helpers.ts';
import type { Answer, Ran } from './helpers.ts';
import { by, END, HIDDEN, hit, no, OPEN, PASS, pick, STAY, blanks, winner } from './positions.ts';

// ── movement ─────────────────────────────────────────────────────────────────────────────────────

/** Veers, or a Rebel admiral, activates a place; then units move one by one. */
const activates = (
  side: 'empire' | 'rebel',
  to: string,
  position: object,
  ...answers: readonly Answer[]
): Ran => {
  const leader = side === 'empire' ? 'general-veers' : 'admiral-ackbar';
  return run(
    activation,
    { phase: 'command', base: HIDDEN, start: { side }, pool: { [side]: [leader] }, ...position },
    pick('activate-with', { leader }),
    pick('activate-place', { place: to }),
    ...answers,
  );
};
const move = (unit: string, from: string): Answer => pick('move-unit', { unit, from });
const DONE = pick('end-movement');

describe('movement, as the books have it', () => {
  by('movement.same-system', 'a carrier takes nobody who stands elsewhere', () => {
    const systems = {
      corellia: { units: { 'star-destroyer': 1 } },
      mustafar: { units: { 'tie-fighter': 1, stormtrooper: 1 } },
    };
    const ran = activates('empire', 'sullust', { systems }, move('star-destroyer', 'corellia'));
    expect(verdict(ran, move('tie-fighter', 'mustafar'))).toBe(no('movement.restriction'));
    expect(verdict(ran, move('stormtrooper', 'mustafar'))).toBe(no('movement.restriction'));
  });

  by('movement.carry', 'four of five troopers go with an Assault Carrier', () => {
    const systems = { mustafar: { units: { 'assault-carrier': 1, stormtrooper: 5 } } };
    const four = Array.from({ length: 4 }, () => move('stormtrooper', 'mustafar'));
    const ran = activates(
      'empire',
      'sullust',
      { systems },
      move('assault-carrier', 'mustafar'),
      ...four,
    );
    expect(verdict(ran, move('stormtrooper', 'mustafar'))).toBe(no('movement.carry'));
  });

  by('movement.carry', 'a ship that stays behind lends no room to one that goes', () => {
    const units = { 'death-star': 1, 'star-destroyer': 1, 'tie-fighter': 9 };
    const eight = Array.from({ length: 8 }, () => move('tie-fighter', 'mustafar'));
    const ran = activates(
      'empire',
      'sullust',
      { systems: { mustafar: { units } } },
      move('death-star', 'mustafar'),
      ...eight,
    );
    expect(verdict(ran, move('tie-fighter', 'mustafar'))).toBe(no('movement.carry'));
    expect(verdict(ran, move('star-destroyer', 'mustafar'))).toBe('allowed');
  });

  by('death-star.under-construction-immobile', 'the unfinished station stays where it is', () => {
    const systems = { endor: { units: { 'death-star-under-construction': 1 } } };
    const ran = activates('empire', 'bespin', { systems });
    expect(verdict(ran, move('death-star-under-construction', 'endor'))).toBe(
      no('death-star.under-construction-immobile'),
    );
  });

  by('captured-leaders.no-pin', 'a captured leader holds none of his own units', () => {
    const systems = {
      naboo: { units: { stormtrooper: 1, 'x-wing': 1 }, leaders: ['han-solo'], subjugated: true },
    };
    const rings = { 'han-solo': 'captured-ring' };
    const ran = activates('rebel', 'rodia', { systems, rings });
    expect(verdict(ran, move('x-wing', 'naboo'))).toBe('allowed');
  });

  by('movement.valueless-leader', 'a leader without tactics holds units, and moves none', () => {
    const systems = { mustafar: { units: { 'star-destroyer': 1 }, leaders: ['boba-fett'] } };
    const ran = activates('empire', 'sullust', { systems });
    expect(verdict(ran, move('star-destroyer', 'mustafar'))).toBe(no('movement.valueless-leader'));
    const pool = { empire: ['boba-fett', 'general-veers'] };
    const asked = run(activation, {
      phase: 'command',
      base: HIDDEN,
      start: { side: 'empire' },
      pool,
    });
    expect(verdict(asked, { leader: 'boba-fett' })).toBe(no('activation.tactic-values'));
  });

  by('movement.leader-holds', 'of two systems only the one without a leader sends units', () => {
    const systems = {
      mustafar: { units: { 'star-destroyer': 1 }, leaders: ['darth-vader'] },
      corellia: { units: { 'star-destroyer': 1 } },
    };
    const ran = activates('empire', 'sullust', { systems });
    expect(verdict(ran, move('star-destroyer', 'mustafar'))).toBe(no('movement.leader-holds'));
    expect(verdict(ran, move('star-destroyer', 'corellia'))).toBe('allowed');
  });

  by('rebel-base.leader-blocks', 'a leader on the space holds the space and not its system', () => {
    const ran = activates('rebel', 'endor', {
      space: { units: { 'x-wing': 1 }, leaders: ['mon-mothma'] },
      systems: { hoth: { units: { 'x-wing': 1 } } },
    });
    expect(verdict(ran, move('x-wing', 'rebel-base-space'))).toBe(no('rebel-base.leader-blocks'));
    expect(verdict(ran, move('x-wing', 'hoth'))).toBe('allowed');
  });

  by('rebel-base.move-in', 'ships come to the space from its system and beside it', () => {
    const systems = {
      hoth: { units: { 'x-wing': 1 } },
      endor: { units: { 'x-wing': 1 } },
      sullust: { units: { 'x-wing': 1 } },
    };
    const ran = activates('rebel', 'rebel-base-space', { systems });
    expect(verdict(ran, move('x-wing', 'hoth'))).toBe('allowed');
    expect(verdict(ran, move('x-wing', 'endor'))).toBe('allowed');
    expect(verdict(ran, move('x-wing', 'sullust'))).toBe(no('rebel-base.move-in'));
  });

  by('rebel-base.move-out', 'units leave the space no further than beside its system', () => {
    const space = { units: { 'x-wing': 1 } };
    const near = activates('rebel', 'mustafar', { space });
    expect(verdict(near, move('x-wing', 'rebel-base-space'))).toBe('allowed');
    const far = activates('rebel', 'sullust', { space });
    expect(verdict(far, move('x-wing', 'rebel-base-space'))).toBe(no('rebel-base.move-out'));
  });

  by('rebel-base.space-closed', 'a revealed base leaves no space to activate', () => {
    const ran = run(
      activation,
      {
        phase: 'command',
        base: OPEN,
        start: { side: 'rebel' },
        pool: { rebel: ['admiral-ackbar'] },
        systems: { hoth: { units: { 'x-wing': 1 } } },
      },
      pick('activate-with', { leader: 'admiral-ackbar' }),
    );
    expect(verdict(ran, { place: 'rebel-base-space' })).toBe(no('rebel-base.space-closed'));
  });

  by('activation.no-units', 'an activation may move nobody', () => {
    const ran = activates('empire', 'sullust', {}, DONE);
    expect(asks(ran)).toBe('over');
    expect(ran.state.leaders['general-veers'].place).toEqual({ at: 'board', place: 'sullust' });
  });

  by('systems.remote-neutral', 'a remote system is never subjugated', () => {
    const systems = {
      mustafar: { loyalty: 'empire', units: { 'assault-carrier': 1, 'at-st': 1 } },
    };
    const ran = activates(
      'empire',
      'dagobah',
      { systems },
      move('assault-carrier', 'mustafar'),
      move('at-st', 'mustafar'),
      DONE,
    );
    expect(ran.state.systems.dagobah).toMatchObject({ subjugated: false, units: { 'at-st': 1 } });
  });

  by('subjugation.over-rebel', 'the marker lies on the loyalty of the Rebels', () => {
    const systems = {
      mustafar: { loyalty: 'empire', units: { 'assault-carrier': 1, 'at-st': 1 } },
      bespin: { loyalty: 'rebel' },
    };
    const ran = activates(
      'empire',
      'bespin',
      { systems },
      move('assault-carrier', 'mustafar'),
      move('at-st', 'mustafar'),
      DONE,
    );
    expect(ran.state.systems.bespin).toMatchObject({ loyalty: 'rebel', subjugated: true });
  });

  by('subjugation.end-rebel', 'the last trooper takes the marker away with him', () => {
    const systems = {
      bespin: {
        loyalty: 'rebel',
        subjugated: true,
        units: { 'assault-carrier': 1, stormtrooper: 1 },
      },
    };
    const ran = activates(
      'empire',
      'sullust',
      { systems },
      move('assault-carrier', 'bespin'),
      move('stormtrooper', 'bespin'),
      DONE,
    );
    expect(ran.state.systems.bespin).toMatchObject({ loyalty: 'rebel', subjugated: false });
    expect(ran.state.systems.sullust.subjugated).toBe(true);
  });

  by('combat.start', 'ships over ground units of the other side do not fight', () => {
    const systems = {
      mustafar: { loyalty: 'empire', units: { 'star-destroyer': 1 } },
      bespin: { loyalty: 'rebel', units: { 'rebel-trooper': 2 } },
    };
    const ran = activates(
      'empire',
      'bespin',
      { systems },
      move('star-destroyer', 'mustafar'),
      DONE,
    );
    expect(asks(ran)).toBe('over');
  });

  by('captured-leaders.no-capacity', 'a captive rides with a full carrier', () => {
    const systems = {
      mustafar: {
        loyalty: 'empire',
        units: { 'assault-carrier': 1, stormtrooper: 4, 'at-st': 1 },
        leaders: ['han-solo'],
      },
    };
    const rings = { 'han-solo': 'captured-ring' };
    const ran = activates(
      'empire',
      'sullust',
      { systems, rings },
      move('assault-carrier', 'mustafar'),
      ...Array.from({ length: 4 }, () => move('stormtrooper', 'mustafar')),
    );
    expect(verdict(ran, pick('move-captive'))).toBe('allowed');
    expect(verdict(ran, move('at-st', 'mustafar'))).toBe(no('movement.carry'));
  });

  by('captured-leaders.no-imperials', 'a captive left without guards is free at once', () => {
    const systems = {
      mustafar: {
        loyalty: 'empire',
        units: { 'star-destroyer': 1 },
        leaders: ['han-solo', 'mon-mothma'],
      },
    };
    const ran = activates(
      'empire',
      'sullust',
      { systems, rings: { 'han-solo': 'captured-ring', 'mon-mothma': 'carbonite-ring' } },
      move('star-destroyer', 'mustafar'),
      DONE,
    );
    for (const leader of ['han-solo', 'mon-mothma'] as const) {
      expect(ran.state.leaders[leader]).toMatchObject({
        ring: null,
        place: { at: 'board', place: 'rebel-base-space' },
      });
    }
  });

  by('destroyed-systems.excess', 'who leaves with the ships drowns the rest of the cargo', () => {
    const systems = {
      bespin: { destroyed: true, units: { 'rebel-transport': 1, 'rebel-trooper': 3 } },
    };
    const ran = activates(
      'rebel',
      'sullust',
      { systems },
      move('rebel-transport', 'bespin'),
      move('rebel-trooper', 'bespin'),
      DONE,
    );
    expect(unitsAt(ran.state, 'bespin')).toEqual({});
    expect(unitsAt(ran.state, 'sullust')).toEqual({ 'rebel-transport': 1, 'rebel-trooper': 1 });
  });

  by('destroyed-systems.battles', 'nobody fights on the ground of a destroyed system', () => {
    const systems = {
      bespin: { destroyed: true, units: { 'rebel-transport': 1, 'rebel-trooper': 2 } },
      mustafar: { loyalty: 'empire', units: { 'star-destroyer': 1, stormtrooper: 2 } },
    };
    const ran = activates(
      'empire',
      'bespin',
      { systems },
      move('star-destroyer', 'mustafar'),
      move('stormtrooper', 'mustafar'),
      DONE,
      drawn('no-escape'),
      blanks(3),
      END,
    );
    const kinds = ran.events.map(({ kind }) => kind as string);
    expect(kinds).toContain('battle-skipped');
    expect(asks(ran)).toBe('empire: retreat');
  });
});

// ── the base ─────────────────────────────────────────────────────────────────────────────────────

describe('the base, as the books have it', () => {
  const SPACE = { units: { 'rebel-trooper': 1, 'x-wing': 1 }, leaders: ['jan-dodonna'] };

  by('rebel-base.ships-only', 'ships alone find nothing and fight nobody on the space', () => {
    const systems = { mustafar: { loyalty: 'empire', units: { 'star-destroyer': 1 } } };
    const ran = activates(
      'empire',
      'hoth',
      { systems, space: SPACE },
      move('star-destroyer', 'mustafar'),
      DONE,
    );
    expect(asks(ran)).toBe('over');
    expect(ran.state.base.revealed).toBe(false);
    expect(eventsOf(ran, 'base-answered')).toEqual([]);
  });

  const LANDING = {
    systems: { mustafar: { loyalty: 'empire', units: { 'assault-carrier': 1, stormtrooper: 1 } } },
  };
  const land = (more: object, ...answers: readonly Answer[]): Ran =>
    activates(
      'empire',
      'hoth',
      { ...LANDING, space: SPACE, ...more },
      move('assault-carrier', 'mustafar'),
      move('stormtrooper', 'mustafar'),
      DONE,
      ...answers,
    );

  by(
    'rebel-base.reveal-timing',
    'the landing reveals before the combat, with everybody there',
    () => {
      const ran = land({});
      expect(ran.state.base).toMatchObject({ revealed: true, space: {} });
      expect(unitsAt(ran.state, 'hoth')).toEqual({
        'assault-carrier': 1,
        stormtrooper: 1,
        'rebel-trooper': 1,
        'x-wing': 1,
      });
      const order = ran.events.map(({ kind }) => kind as string);
      expect(order.indexOf('movement-ended')).toBeLessThan(order.indexOf('base-revealed'));
      expect(order.indexOf('base-revealed')).toBeLessThan(order.indexOf('combat-began'));
    },
  );

  by('rebel-base.move-all', 'a tactician of the space leads the combat: none may be added', () => {
    const ran = land({ pool: { empire: ['general-veers'], rebel: ['han-solo'] } });
    expect(ran.state.leaders['jan-dodonna'].place).toEqual({ at: 'board', place: 'hoth' });
    expect(verdict(ran, { leader: 'han-solo' })).toBe(no('combat.leader-from-pool'));
  });

  by('rebel-base.must-answer', 'a landing elsewhere is answered with no, then subjugates', () => {
    const ran = activates(
      'empire',
      'bespin',
      { ...LANDING, space: SPACE },
      move('assault-carrier', 'mustafar'),
      move('stormtrooper', 'mustafar'),
      DONE,
    );
    expect(eventsOf(ran, 'base-answered')).toEqual([{ system: 'bespin', here: false }]);
    expect(ran.state.systems.bespin.subjugated).toBe(true);
  });

  /** Vader shows power in the system where the base is hidden. */
  const shows = (position: object): Ran =>
    run(
      mission,
      {
        phase: 'command',
        base: { system: 'naboo' },
        missions: [{ card: 'display-of-power', leaders: ['emperor-palpatine'] }],
        ...position,
      },
      pick('name-place', { place: 'naboo' }),
    );

  by(
    'rebel-base.must-reveal',
    'loyalty to the Empire reveals; without a unit nobody has won',
    () => {
      const ran = shows({});
      expect(ran.state.base.revealed).toBe(true);
      expect(winner(ran)).toBe('nobody');
    },
  );

  by('victory.empire-wins', 'loyalty reveals a base where only a ship of the Empire waits', () => {
    const ran = shows({ systems: { naboo: { units: { 'tie-fighter': 1 } } } });
    expect(winner(ran)).toBe('empire: base-conquered');
    expect(ran.events.at(-1)?.kind).toBe('game-won');
  });

  by('victory.base-known', 'a hidden base is not conquered, whoever is in its system', () => {
    const systems = {
      hoth: { units: { 'star-destroyer': 1 } },
      mustafar: { loyalty: 'empire', units: { 'star-destroyer': 1 } },
    };
    const ran = activates('empire', 'hoth', { systems }, move('star-destroyer', 'mustafar'), DONE);
    expect(winner(ran)).toBe('nobody');
  });

  by('victory.empire-wins', 'a ship that comes to a revealed and empty base has won', () => {
    const systems = {
      mustafar: { loyalty: 'empire', units: { 'tie-fighter': 0, 'star-destroyer': 1 } },
    };
    const ran = activates(
      'empire',
      'hoth',
      { systems, base: OPEN },
      move('star-destroyer', 'mustafar'),
      DONE,
    );
    expect(winner(ran)).toBe('empire: base-conquered');
  });

  by('combat.voluntary-reveal', 'the own turn begins after the combat that a reveal brings', () => {
    const position = {
      phase: 'command',
      base: HIDDEN,
      space: { units: { 'x-wing': 1 } },
      systems: { hoth: { units: { 'tie-fighter': 1 } } },
    };
    const ran = run(commandPhase, position, pick('reveal-base'));
    expect(asks(ran)).toBe('rebel: roll');
    const after = run(
      commandPhase,
      position,
      pick('reveal-base'),
      drawn('hit'),
      END,
      hit('black-1', 'tie-fighter-1'),
      blanks(1),
      END,
      STAY,
    );
    expect(asks(after)).toBe('rebel: command-turn');
    expect(verdict(after, pick('reveal-base'))).toBe('absent');
  });

  by('command-phase.after-pass', 'who has passed has no turn to reveal in', () => {
    const ran = run(commandPhase, { phase: 'command', base: HIDDEN }, PASS);
    expect(asks(ran)).toBe('empire: command-turn');
    expect(verdict(ran, pick('reveal-base'))).toBe('absent');
  });

  const builds = (position: object): Ran =>
    run(building, { phase: 'refresh', start: { side: 'rebel' }, base: OPEN, ...position });

  by('rebel-base.revealed', 'a revealed base uses the icons of the space while it is free', () => {
    expect(asks(builds({}))).toBe('rebel: build-unit');
  });

  by('building.base-space-revealed', 'one ship of the Empire stops the icons of the space', () => {
    const units = { 'tie-fighter': 1, 'rebel-trooper': 1 };
    const ran = builds({ systems: { hoth: { units } } });
    expect(asks(ran)).toBe('over');
  });

  const READY = { queue: { rebel: [{ 'x-wing': 5 }] } };

  by('deployment.where', 'built units come neither to the space nor to a neutral open base', () => {
    const ran = run(
      building,
      {
        phase: 'refresh',
        start: { side: 'rebel' },
        base: { system: 'naboo', revealed: true },
        systems: { naboo: { units: { 'rebel-trooper': 1 } }, ryloth: { loyalty: 'rebel' } },
        ...READY,
      },
      pick('build-unit', { unit: 'y-wing' }),
    );
    expect(verdict(ran, { unit: 'x-wing', place: 'rebel-base-space' })).toBe(
      no('deployment.base-revealed'),
    );
    expect(verdict(ran, { unit: 'x-wing', place: 'naboo' })).toBe(no('deployment.where'));
    expect(verdict(ran, { unit: 'x-wing', place: 'ryloth' })).toBe('allowed');
  });

  by('deployment.base-system', 'hidden and loyal: two on the space and two in the system', () => {
    const position = {
      phase: 'refresh',
      start: { side: 'rebel' },
      base: { system: 'ryloth' },
      systems: { ryloth: { loyalty: 'rebel', sabotage: false } },
      ...READY,
    };
    const put = (place: string): Answer => pick('deploy', { unit: 'x-wing', place });
    const first = run(building, position, pick('build-unit', { unit: 'y-wing' }));
    expect(asks(first)).toBe('rebel: deploy');
    const full = run(
      building,
      position,
      pick('build-unit', { unit: 'y-wing' }),
      put('rebel-base-space'),
      put('rebel-base-space'),
      put('ryloth'),
      put('ryloth'),
    );
    // Four stand; the rest goes back by itself, since there is nowhere left.
    expect(asks(full)).toBe('over');
    expect(unitsAt(full.state, 'ryloth')).toEqual({ 'x-wing': 2 });
    expect(unitsAt(full.state, 'rebel-base-space')).toEqual({ 'x-wing': 2 });
  });

  const seeks = (position: object, ...cards: readonly string[]): Ran =>
    run(
      mobilization,
      { phase: 'command', base: HIDDEN, ...position },
      pick('seek-base'),
      ...cards.map((card) => drawn(card)),
    );

  by('rebel-base.all-barred', 'four barred systems leave the base where it is', () => {
    const systems = {
      naboo: { units: { 'tie-fighter': 1 } },
      rodia: { loyalty: 'empire' },
      bespin: { destroyed: true },
      sullust: { units: { stormtrooper: 1 }, subjugated: true },
    };
    const ran = seeks({ systems }, 'naboo', 'rodia', 'bespin', 'sullust');
    expect(asks(ran)).toBe('over');
    expect(ran.state.base).toMatchObject({ card: 'hoth', revealed: false });
    expect(ran.state.piles.probes.deck.at(-1)).toHaveLength(4);
  });

  by('rebel-base.barred', 'a sabotaged or a remote system is barred by nothing', () => {
    const systems = { naboo: { sabotage: true }, rodia: { loyalty: 'rebel' } };
    const ran = seeks({ systems }, 'naboo', 'rodia', 'dagobah', 'sullust');
    expect(allowed(ran)).toHaveLength(5);
  });

  by('rebel-base.old-revealed', 'everybody of the space goes to the old system', () => {
    const ran = seeks({ space: SPACE }, 'naboo', 'rodia', 'dagobah', 'sullust');
    const moved = run(
      mobilization,
      { phase: 'command', base: HIDDEN, space: SPACE },
      pick('seek-base'),
      ...['naboo', 'rodia', 'dagobah', 'sullust'].map((card) => drawn(card)),
      pick('new-base', { system: 'rodia' }),
    );
    expect(asks(ran)).toBe('rebel: new-base');
    expect(moved.state.base).toEqual({ card: 'rodia', revealed: false, space: {} });
    expect(unitsAt(moved.state, 'hoth')).toEqual({ 'rebel-trooper': 1, 'x-wing': 1 });
    expect(moved.state.leaders['jan-dodonna'].place).toEqual({ at: 'board', place: 'hoth' });
    expect(moved.state.piles.probes.hand).toEqual(['hoth']);
  });

  by('rebel-base.after-reveal', 'a revealed base may move, and its units stay', () => {
    const moved = run(
      mobilization,
      { phase: 'command', base: OPEN, systems: { hoth: { units: { 'rebel-trooper': 2 } } } },
      pick('seek-base'),
      ...['naboo', 'rodia', 'dagobah', 'sullust'].map((card) => drawn(card)),
      pick('new-base', { system: 'naboo' }),
    );
    expect(moved.state.base).toEqual({ card: 'naboo', revealed: false, space: {} });
    expect(unitsAt(moved.state, 'hoth')).toEqual({ 'rebel-trooper': 2 });
  });

  by('rebel-base.mobilization-leaders', 'the mission is led on the space or in the system', () => {
    const resolves = (base: object) =>
      run(mission, {
        phase: 'command',
        base,
        systems: { hoth: { units: { 'rebel-trooper': 1 } } },
        missions: [{ card: 'rapid-mobilization', leaders: ['mon-mothma'] }],
      });
    expect(verdict(resolves(HIDDEN), { place: 'rebel-base-space' })).toBe('allowed');
    expect(verdict(resolves(OPEN), { place: 'hoth' })).toBe('allowed');
    expect(verdict(resolves(OPEN), { place: 'naboo' })).toBe(no('rebel-base.cards'));
  });

  by('rebel-base.mobilization-timing', 'nothing is decided before the phase ends', () => {
    const position = {
      phase: 'command',
      base: HIDDEN,
      missions: [{ card: 'rapid-mobilization', leaders: ['mon-mothma'] }],
    };
    const name = [
      pick('reveal-mission', { slot: 0 }),
      pick('name-place', { place: 'rebel-base-space' }),
    ];
    const during = run(commandPhase, position, ...name);
    expect(asks(during)).toBe('empire: command-turn');
    const after = run(commandPhase, position, ...name, PASS, PASS);
    expect(asks(after)).toBe('rebel: mobilization');
  });

  by('death-star.destroys-base', 'the superlaser ends a game whose base was never found', () => {
    const ran = run(
      mission,
      {
        phase: 'command',
        base: HIDDEN,
        systems: { hoth: { units: { 'death-star': 1 } } },
        missions: [{ card: 'superlaser-online', leaders: ['grand-moff-tarkin'] }],
      },
      pick('name-place', { place: 'hoth' }),
    );
    expect(winner(ran)).toBe('empire: base-destroyed');
  });

  by('rebel-base.must-reveal', 'a base that is asked for in vain stays hidden', () => {
    const ran = run(revealBase, {
      phase: 'command',
      base: HIDDEN,
      systems: { hoth: { units: { 'star-destroyer': 2 } } },
      start: { system: 'hoth' },
    });
    expect(ran.state.base.revealed).toBe(false);
  });
});
