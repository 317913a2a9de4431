import { describe, expect, it } from 'vitest';
import { activation } from '../../../../../src/games/rebellion/engine/game/procedures.ts';
import { allowed, asks, citedBy, eventsOf, optionsOf, run, verdict } from './helpers.ts';
import type { Answer } from './helpers.ts';

const activate = (leader: string, place: string): readonly Answer[] =>
  [
    { kind: 'activate-with', leader },
    { kind: 'activate-place', place },
  ] as unknown as readonly Answer[];

const move = (unit: string, from: string): Answer =>
  ({ kind: 'move-unit', unit, from }) as unknown as Answer;

const END: Answer = { kind: 'end-movement' };

/** The printed example: Palpatine goes to Cato Neimoidia. */
const CATO = {
  base: { system: 'hoth' },
  pool: { empire: ['emperor-palpatine', 'janus-greejatus'], rebel: [] },
  systems: {
    sullust: { units: { 'star-destroyer': 1, 'at-at': 1 }, subjugated: true },
    corellia: { units: { stormtrooper: 2 }, loyalty: 'empire' },
    coruscant: { units: { 'assault-carrier': 1, stormtrooper: 1 } },
  },
  start: { side: 'empire' },
};

const cato = (...answers: readonly Answer[]) =>
  run(activation, CATO, ...activate('emperor-palpatine', 'cato-neimoidia'), ...answers);

const REBELS = {
  base: { system: 'dantooine' },
  pool: { empire: [], rebel: ['jan-dodonna', 'mon-mothma'] },
  space: { units: { 'rebel-transport': 1, 'rebel-trooper': 5, 'shield-generator': 1 } },
  start: { side: 'rebel' },
};

const rebels = (position: object, place: string, ...answers: readonly Answer[]) =>
  run(activation, { ...REBELS, ...position }, ...activate('jan-dodonna', place), ...answers);

describe('activating', () => {
  it('takes a leader with tactic values from the pool', () => {
    const ran = run(activation, CATO);
    expect(verdict(ran, { leader: 'emperor-palpatine' })).toBe('allowed');
    expect(verdict(ran, { leader: 'janus-greejatus' })).toBe('rebellion.activation.tactic-values');
    expect(verdict(ran, { leader: 'darth-vader' })).toBe('absent');
  });

  it('is over at once for a seat that has nobody to activate with', () => {
    const pool = { empire: ['janus-greejatus'], rebel: [] };
    expect(asks(run(activation, { ...CATO, pool }))).toBe('over');
  });

  it('may choose any system, also one where leaders are, but the Empire not the base space', () => {
    const ran = run(activation, CATO, ...activate('emperor-palpatine', 'x').slice(0, 1));
    expect(optionsOf(ran)).toHaveLength(33);
    expect(verdict(ran, { place: 'coruscant' })).toBe('allowed');
    expect(verdict(ran, { place: 'rebel-base-space' })).toBe('rebellion.rebel-base.not-a-system');
  });

  it('lets the Rebels choose the base space until the base is revealed', () => {
    const first = activate('jan-dodonna', 'x').slice(0, 1);
    const hidden = run(activation, REBELS, ...first);
    expect(verdict(hidden, { place: 'rebel-base-space' })).toBe('allowed');
    const base = { system: 'dantooine', revealed: true };
    const revealed = run(activation, { ...REBELS, space: {}, base }, ...first);
    expect(verdict(revealed, { place: 'rebel-base-space' })).toBe(
      'rebellion.rebel-base.space-closed',
    );
  });

  it('puts the leader into the system before anything moves', () => {
    const { state } = cato();
    expect(state.leaders['emperor-palpatine'].place).toEqual({
      at: 'board',
      place: 'cato-neimoidia',
    });
  });

  it('may move nothing at all', () => {
    const ran = cato(END);
    expect(asks(ran)).toBe('over');
    expect(eventsOf(ran, 'movement-ended')).toEqual([
      { side: 'empire', to: 'cato-neimoidia', units: {} },
    ]);
    expect(citedBy(ran, 'movement-ended')).toContain('rebellion.activation.no-units');
  });
});

describe('the printed activation of Cato Neimoidia', () => {
  it('moves the Star Destroyer and the AT-AT it carries', () => {
    const ran = cato(move('star-destroyer', 'sullust'), move('at-at', 'sullust'), END);
    expect(ran.state.systems['cato-neimoidia'].units).toEqual({ 'star-destroyer': 1, 'at-at': 1 });
    expect(ran.state.systems.sullust.units).toEqual({});
  });

  it('leaves the Stormtroopers of Corellia, where no ship can carry them', () => {
    expect(verdict(cato(), { unit: 'stormtrooper', from: 'corellia' })).toBe(
      'rebellion.movement.restriction',
    );
    const later = cato(move('star-destroyer', 'sullust'));
    expect(verdict(later, { unit: 'stormtrooper', from: 'corellia' })).toBe(
      'rebellion.movement.restriction',
    );
  });

  it('leaves everything on Coruscant, which does not border on it', () => {
    const ran = cato();
    expect(verdict(ran, { unit: 'assault-carrier' })).toBe('rebellion.activation.move');
    expect(verdict(ran, { unit: 'stormtrooper', from: 'coruscant' })).toBe(
      'rebellion.activation.move',
    );
  });

  it('goes on with the question about the base and with subjugation', () => {
    const ran = cato(move('star-destroyer', 'sullust'), move('at-at', 'sullust'), END);
    expect(eventsOf(ran, 'base-answered')).toEqual([{ system: 'cato-neimoidia', here: false }]);
    expect(ran.state.systems['cato-neimoidia'].subjugated).toBe(true);
    expect(ran.state.systems.sullust.subjugated).toBe(false);
  });

  it('asks nothing about the base when only ships came', () => {
    const ran = cato(move('star-destroyer', 'sullust'), END);
    expect(eventsOf(ran, 'base-answered')).toEqual([]);
  });
});

describe('what holds units back', () => {
  const at = (leaders: readonly string[]) => ({
    ...CATO,
    systems: { ...CATO.systems, sullust: { ...CATO.systems.sullust, leaders } },
  });
  const from = (leaders: readonly string[]) =>
    verdict(run(activation, at(leaders), ...activate('emperor-palpatine', 'cato-neimoidia')), {
      unit: 'star-destroyer',
    });

  it('is a leader of the same side, with tactic values or without', () => {
    expect(from(['darth-vader'])).toBe('rebellion.movement.leader-holds');
    const pool = { empire: ['emperor-palpatine'], rebel: [] };
    const valueless = run(
      activation,
      { ...at(['janus-greejatus']), pool },
      ...activate('emperor-palpatine', 'cato-neimoidia'),
    );
    expect(verdict(valueless, { unit: 'star-destroyer' })).toBe(
      'rebellion.movement.valueless-leader',
    );
  });

  it('is not a leader of the other side, nor a captive', () => {
    expect(from(['mon-mothma'])).toBe('allowed');
    const systems = {
      hoth: { units: { 'x-wing': 1, stormtrooper: 1 }, leaders: ['princess-leia'] },
    };
    const captive = { systems, rings: { 'princess-leia': 'captured-ring' } };
    expect(verdict(rebels(captive, 'bespin'), { unit: 'x-wing' })).toBe('allowed');
    expect(verdict(rebels({ systems }, 'bespin'), { unit: 'x-wing' })).toBe(
      'rebellion.movement.leader-holds',
    );
  });

  it('is a base: structures and the unfinished Death Star never move', () => {
    const ran = rebels({}, 'dantooine');
    expect(verdict(ran, { unit: 'shield-generator' })).toBe('rebellion.movement.immobile');
    const systems = { sullust: { units: { 'death-star-under-construction': 1 } } };
    const station = run(
      activation,
      { ...CATO, systems },
      ...activate('emperor-palpatine', 'cato-neimoidia'),
    );
    expect(verdict(station, { unit: 'death-star-under-construction' })).toBe(
      'rebellion.death-star.under-construction-immobile',
    );
  });
});

describe('transport', () => {
  it('gives each ground unit and TIE Fighter one place in a ship from the same system', () => {
    const systems = {
      sullust: { units: { 'assault-carrier': 1, stormtrooper: 4, 'tie-fighter': 1 } },
    };
    const answers = [
      move('assault-carrier', 'sullust'),
      move('stormtrooper', 'sullust'),
      move('stormtrooper', 'sullust'),
      move('stormtrooper', 'sullust'),
    ];
    const ran = (...more: readonly Answer[]) =>
      run(
        activation,
        { ...CATO, systems },
        ...activate('emperor-palpatine', 'cato-neimoidia'),
        ...answers,
        ...more,
      );
    expect(verdict(ran(), { unit: 'stormtrooper' })).toBe('allowed');
    expect(verdict(ran(), { unit: 'tie-fighter' })).toBe('allowed');
    const full = ran(move('tie-fighter', 'sullust'));
    expect(verdict(full, { unit: 'stormtrooper' })).toBe('rebellion.movement.carry');
  });

  it('is not needed by Rebel fighters', () => {
    const ran = rebels({ systems: { dathomir: { units: { 'x-wing': 2 } } } }, 'dantooine');
    expect(verdict(ran, { unit: 'x-wing' })).toBe('allowed');
  });

  it('brings units together from several adjacent systems', () => {
    const systems = {
      sullust: { units: { 'star-destroyer': 1 } },
      corellia: { units: { 'assault-carrier': 1 } },
    };
    const ran = run(
      activation,
      { ...CATO, systems },
      ...activate('emperor-palpatine', 'cato-neimoidia'),
      move('star-destroyer', 'sullust'),
      move('assault-carrier', 'corellia'),
      END,
    );
    expect(ran.state.systems['cato-neimoidia'].units).toEqual({
      'star-destroyer': 1,
      'assault-carrier': 1,
    });
    expect(citedBy(ran, 'movement-ended')).toContain('rebellion.movement.several-systems');
  });
});

describe('the Rebel Base space', () => {
  it('lets units out into the system of the base and those around it, and nowhere else', () => {
    const unit = { unit: 'rebel-transport', from: 'rebel-base-space' };
    expect(verdict(rebels({}, 'dantooine'), unit)).toBe('allowed');
    expect(verdict(rebels({}, 'mygeeto'), unit)).toBe('allowed');
    expect(verdict(rebels({}, 'ilum'), unit)).toBe('rebellion.rebel-base.move-out');
  });

  it('takes units in from the same systems', () => {
    const systems = {
      dantooine: { units: { 'x-wing': 1 } },
      dathomir: { units: { 'y-wing': 1 } },
      ilum: { units: { 'corellian-corvette': 1 } },
    };
    const ran = rebels({ systems }, 'rebel-base-space');
    expect(verdict(ran, { unit: 'x-wing' })).toBe('allowed');
    expect(verdict(ran, { unit: 'y-wing' })).toBe('allowed');
    expect(verdict(ran, { unit: 'corellian-corvette' })).toBe('rebellion.rebel-base.move-in');
    const moved = rebels({ systems }, 'rebel-base-space', move('y-wing', 'dathomir'), END);
    expect(moved.state.base.space['y-wing']).toBe(1);
  });

  it('is held by a leader on it, who does not hold the system of the base', () => {
    const space = { ...REBELS.space, leaders: ['princess-leia'] };
    const systems = { dantooine: { units: { 'x-wing': 1 } } };
    const ran = rebels({ space, systems }, 'mygeeto');
    expect(verdict(ran, { unit: 'rebel-transport' })).toBe('rebellion.rebel-base.leader-blocks');
    expect(verdict(ran, { unit: 'x-wing' })).toBe('allowed');
  });
});

describe('captives', () => {
  const systems = {
    sullust: {
      units: { 'star-destroyer': 1, stormtrooper: 1 },
      subjugated: true,
      leaders: ['princess-leia'],
    },
  };
  const ride = (...answers: readonly Answer[]) =>
    run(
      activation,
      { ...CATO, systems, rings: { 'princess-leia': 'captured-ring' } },
      ...activate('emperor-palpatine', 'cato-neimoidia'),
      ...answers,
    );
  const LEIA: Answer = { kind: 'move-captive', leader: 'princess-leia' };

  it('ride with Imperial ships and take no room', () => {
    expect(verdict(ride(), LEIA)).toBe('rebellion.movement.need-transport');
    const loaded = ride(move('star-destroyer', 'sullust'), move('stormtrooper', 'sullust'), LEIA);
    expect(loaded.state.leaders['princess-leia'].place).toEqual({
      at: 'board',
      place: 'cato-neimoidia',
    });
    expect(loaded.state.leaders['princess-leia'].ring).toBe('captured-ring');
  });

  it('are not for the Rebels to move', () => {
    const ran = rebels({ systems, rings: { 'princess-leia': 'captured-ring' } }, 'corellia');
    expect(verdict(ran, LEIA)).toBe('rebellion.captured-leaders.no-rebel-move');
  });

  it('are free as soon as the last Imperial unit has left them behind', () => {
    const ran = ride(move('star-destroyer', 'sullust'), move('stormtrooper', 'sullust'), END);
    expect(eventsOf(ran, 'leader-rescued')).toEqual([
      { leader: 'princess-leia', from: 'sullust', to: 'rebel-base-space' },
    ]);
    expect(ran.state.leaders['princess-leia'].ring).toBeNull();
  });
});

describe('after the movement', () => {
  it('combat begins when both sides have units in one theatre', () => {
    const systems = {
      ...CATO.systems,
      'cato-neimoidia': { units: { 'x-wing': 1 } },
    };
    const ran = run(
      activation,
      { ...CATO, systems },
      ...activate('emperor-palpatine', 'cato-neimoidia'),
      move('star-destroyer', 'sullust'),
      END,
    );
    expect(ran.events.some(({ kind }) => kind === 'combat-began')).toBe(true);
  });

  it('combat does not begin between ships and ground units', () => {
    const systems = {
      ...CATO.systems,
      'cato-neimoidia': { units: { 'rebel-trooper': 1 } },
    };
    const ran = run(
      activation,
      { ...CATO, systems },
      ...activate('emperor-palpatine', 'cato-neimoidia'),
      move('star-destroyer', 'sullust'),
      END,
    );
    expect(asks(ran)).toBe('over');
    expect(ran.events.some(({ kind }) => kind === 'combat-began')).toBe(false);
  });

  it('the base is revealed before the combat when Imperial ground units came to it', () => {
    const position = {
      ...CATO,
      base: { system: 'cato-neimoidia' },
      space: { units: { 'rebel-trooper': 2 } },
    };
    const ran = run(
      activation,
      position,
      ...activate('emperor-palpatine', 'cato-neimoidia'),
      move('star-destroyer', 'sullust'),
      move('at-at', 'sullust'),
      END,
    );
    const kinds = ran.events.map(({ kind }) => kind as string);
    expect(kinds.indexOf('base-revealed')).toBeGreaterThan(kinds.indexOf('movement-ended'));
    expect(kinds.indexOf('combat-began')).toBeGreaterThan(kinds.indexOf('base-revealed'));
    expect(ran.state.base).toEqual({ card: 'cato-neimoidia', revealed: true, space: {} });
  });

  it('an empty base falls to the ground units that find it', () => {
    const position = { ...CATO, base: { system: 'cato-neimoidia' } };
    const ran = run(
      activation,
      position,
      ...activate('emperor-palpatine', 'cato-neimoidia'),
      move('star-destroyer', 'sullust'),
      move('at-at', 'sullust'),
      END,
    );
    expect(ran.state.winner).toEqual({ side: 'empire', because: 'base-conquered' });
  });

  it('offers no unit of the activated system itself', () => {
    const ran = rebels({ systems: { dantooine: { units: { 'x-wing': 1 } } } }, 'dantooine');
    expect(allowed(ran)).not.toContainEqual(move('x-wing', 'dantooine'));
  });
});
