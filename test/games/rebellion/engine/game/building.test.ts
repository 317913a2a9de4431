import { describe, expect, it } from 'vitest';
import {
  building,
  statusOf,
  stateFrom,
  supplyOf,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { asks, citedBy, eventsOf, positionOf, run, verdict } from './helpers.ts';
import type { Answer } from './helpers.ts';

/** The Rebel Base space builds as well; a base conquered by ships keeps it out of the picture. */
const NO_SPACE = { base: { system: 'yavin', revealed: true } };
const at = (systems: object, more: object = {}) => ({
  ...NO_SPACE,
  phase: 'refresh',
  systems: { yavin: { units: { 'tie-fighter': 1, 'rebel-trooper': 1 } }, ...systems },
  ...more,
});
const rebels = { start: { side: 'rebel' } };
const empire = { start: { side: 'empire' } };
const deploy = (unit: string, place: string): Answer => ({ kind: 'deploy', unit, place }) as Answer;
const build = (unit: string): Answer => ({ kind: 'build-unit', unit }) as Answer;

describe('Ryloth, as the booklet tells it', () => {
  const ryloth = at(
    { ryloth: { loyalty: 'rebel' } },
    { ...rebels, queue: { rebel: [{ 'x-wing': 1 }] } },
  );

  it('builds a trooper, which leaves the queue with the X-wing at once', () => {
    const ran = run(building, ryloth);
    expect(eventsOf(ran, 'unit-built')).toEqual([
      { side: 'rebel', unit: 'rebel-trooper', from: 'ryloth', space: 1 },
    ]);
    expect(eventsOf(ran, 'queue-moved').map(({ ready }) => ready)).toEqual([
      { 'x-wing': 1, 'rebel-trooper': 1 },
    ]);
  });

  it('deploys both on Ryloth, exactly as many as fit', () => {
    const ran = run(
      building,
      ryloth,
      deploy('x-wing', 'ryloth'),
      deploy('rebel-trooper', 'ryloth'),
    );
    expect(ran.state.systems.ryloth.units).toEqual({ 'x-wing': 1, 'rebel-trooper': 1 });
    expect(ran.state.queue.rebel).toEqual([{}, {}, {}]);
    expect(asks(ran)).toBe('over');
  });

  it('builds and deploys nothing there under sabotage or with Imperial units present', () => {
    for (const more of [{ sabotage: true }, { units: { 'tie-fighter': 1 } }]) {
      const ran = run(building, {
        ...ryloth,
        systems: { ...ryloth.systems, ryloth: { loyalty: 'rebel', ...more } },
      });
      expect(eventsOf(ran, 'unit-built')).toEqual([]);
      // Nowhere to go: the X-wing is back on space 1.
      expect(ran.state.queue.rebel[0]).toEqual({ 'x-wing': 1 });
    }
  });
});

describe('building', () => {
  const mygeeto = { loyalty: 'rebel' };

  it('yields a unit for each icon of a loyal system, of types the Rebels choose', () => {
    const ran = run(building, at({ mygeeto }, rebels), build('y-wing'));
    expect(asks(ran)).toBe('rebel: build-unit');
    expect(verdict(ran, { unit: 'shield-generator' })).toBe('allowed');
    expect(verdict(ran, { unit: 'ion-cannon' })).toBe('allowed');
    const { state } = run(building, at({ mygeeto }, rebels), build('y-wing'), build('ion-cannon'));
    // They entered space 2 and moved on to space 1.
    expect(state.queue.rebel).toEqual([{ 'y-wing': 1, 'ion-cannon': 1 }, {}, {}]);
  });

  it('offers three kinds of ships for the blue triangle of the Rebels', () => {
    const ran = run(building, at({ mygeeto }, rebels));
    expect(['x-wing', 'y-wing', 'rebel-transport'].map((unit) => verdict(ran, { unit }))).toEqual([
      'allowed',
      'allowed',
      'allowed',
    ]);
    expect(verdict(ran, { kind: 'build-nothing' })).toBe('rebellion.building.each-icon');
  });

  it('uses only the leftmost icon of a subjugated system, for the Empire', () => {
    const ran = run(
      building,
      at({ mygeeto: { subjugated: true, units: { stormtrooper: 1 } } }, empire),
    );
    const built = eventsOf(ran, 'unit-built').filter(({ from }) => from === 'mygeeto');
    expect(built.map(({ unit, space }) => [unit, space])).toEqual([['tie-fighter', 2]]);
    expect(citedBy(ran, 'system-yields')).toContain('rebellion.subjugation.leftmost');
  });

  it('uses all icons of a system loyal to the Empire', () => {
    const ran = run(building, at({ mygeeto: { loyalty: 'empire' } }, empire));
    const built = eventsOf(ran, 'unit-built').filter(({ from }) => from === 'mygeeto');
    expect(built.map(({ unit }) => unit)).toEqual(['tie-fighter', 'at-at']);
  });

  it('yields nothing under sabotage or with enemy units, for either side', () => {
    for (const [loyalty, units] of [
      ['empire', { 'x-wing': 1 }],
      ['rebel', { 'tie-fighter': 1 }],
    ] as const) {
      for (const more of [{ units }, { sabotage: true }]) {
        const ran = run(
          building,
          at({ mygeeto: { loyalty, ...more } }, { start: { side: loyalty } }),
        );
        expect(eventsOf(ran, 'unit-built').filter(({ from }) => from === 'mygeeto')).toEqual([]);
      }
    }
  });

  it('gives Coruscant’s stormtrooper to the Empire without any marker', () => {
    const ran = run(building, at({}, empire));
    expect(eventsOf(ran, 'unit-built')).toEqual([
      { side: 'empire', unit: 'stormtrooper', from: 'coruscant', space: 1 },
    ]);
  });

  it('yields by the icons of the Rebel Base space while the base is hidden', () => {
    const hidden = { phase: 'refresh', base: { system: 'yavin' }, ...rebels };
    const ran = run(building, hidden, build('x-wing'));
    expect(eventsOf(ran, 'unit-built').map(({ unit, from }) => [unit, from])).toEqual([
      ['rebel-trooper', 'rebel-base-space'],
      ['x-wing', 'rebel-base-space'],
    ]);
  });

  it('uses the icons of a revealed base only without Imperial units and loyalty in its system', () => {
    const revealed = (yavin: object) =>
      eventsOf(
        run(building, { ...NO_SPACE, phase: 'refresh', systems: { yavin }, ...rebels }),
        'unit-built',
      ).length;
    expect(revealed({ units: { 'rebel-trooper': 1 } })).toBe(1);
    expect(revealed({ units: { 'rebel-trooper': 1, 'tie-fighter': 1 } })).toBe(0);
  });
});

describe('an empty supply', () => {
  const all = (stormtroopers: number) =>
    at({ coruscant: { units: { stormtrooper: stormtroopers } } }, empire);

  it('builds nothing unless an own unit of that kind is destroyed', () => {
    const ran = run(building, all(30));
    expect(asks(ran)).toBe('empire: build-unit');
    expect(verdict(ran, { kind: 'build-nothing' })).toBe('allowed');
    const freed = run(building, all(30), build('stormtrooper'), {
      kind: 'free-unit',
      unit: 'stormtrooper',
      place: 'coruscant',
    });
    expect(freed.state.systems.coruscant.units).toEqual({ stormtrooper: 29 });
    expect(supplyOf(freed.state, 'stormtrooper')).toBe(0);
  });

  it('does not let own units be destroyed while one is left', () => {
    const ran = run(building, all(29));
    expect(eventsOf(ran, 'unit-built')).toHaveLength(1);
    expect(eventsOf(ran, 'units-lost')).toEqual([]);
  });

  it('builds nothing at all when the last figures wait in the queue', () => {
    const queue = { empire: [{}, { stormtrooper: 30 }] };
    const ran = run(building, at({}, { ...empire, queue }));
    expect(eventsOf(ran, 'nothing-built')).toEqual([{ side: 'empire', from: 'coruscant' }]);
  });
});

describe('the queue', () => {
  it('moves by one space: from 3 to 2, from 2 to 1, from 1 to the board', () => {
    const queue = { rebel: [{ 'x-wing': 1 }, { 'y-wing': 1 }, { airspeeder: 1 }] };
    const ran = run(building, at({}, { ...rebels, queue }));
    // No Rebel system to deploy in, so the X-wing goes back to space 1.
    expect(ran.state.queue.rebel).toEqual([{ 'y-wing': 1, 'x-wing': 1 }, { airspeeder: 1 }, {}]);
  });
});

describe('deploying', () => {
  const three = { queue: { rebel: [{ 'x-wing': 3 }] }, ...rebels };

  it('puts two figures in one system; the third goes back to space 1', () => {
    const position = at({ naboo: { loyalty: 'rebel', sabotage: false } }, three);
    const built = [build('x-wing')];
    const ran = run(
      building,
      position,
      ...built,
      deploy('x-wing', 'naboo'),
      deploy('x-wing', 'naboo'),
    );
    expect(ran.state.systems.naboo.units).toEqual({ 'x-wing': 2 });
    expect(ran.state.queue.rebel[0]).toEqual({ 'x-wing': 2, 'rebel-trooper': 1 });
    expect(asks(ran)).toBe('over');
  });

  it('says why a third figure cannot go there', () => {
    const two = { naboo: { loyalty: 'rebel' }, ryloth: { loyalty: 'rebel' } };
    const ran = run(
      building,
      at(two, three),
      build('x-wing'),
      deploy('x-wing', 'naboo'),
      deploy('x-wing', 'naboo'),
    );
    expect(verdict(ran, { place: 'naboo' })).toBe('rebellion.deployment.max-two');
    expect(verdict(ran, { place: 'ryloth' })).toBe('allowed');
  });

  it('may be given up', () => {
    const ran = run(building, at({ ryloth: { loyalty: 'rebel' } }, three), {
      kind: 'end-deployment',
    });
    expect(ran.state.queue.rebel[0]).toEqual({ 'x-wing': 3, 'rebel-trooper': 1 });
  });

  it('is refused in remote, neutral, sabotaged and contested systems', () => {
    const ran = run(
      building,
      at(
        {
          ryloth: { loyalty: 'rebel' },
          hoth: { units: { 'x-wing': 1 } },
          kessel: { units: { 'x-wing': 1 } },
          kashyyyk: { loyalty: 'rebel', sabotage: true },
          bothawui: { loyalty: 'rebel', units: { 'tie-fighter': 1 } },
          naboo: { loyalty: 'rebel', subjugated: true, units: { stormtrooper: 1 } },
        },
        three,
      ),
    );
    expect(verdict(ran, { place: 'ryloth' })).toBe('allowed');
    expect(verdict(ran, { place: 'hoth' })).toBe('rebellion.systems.remote-no-deploy');
    expect(verdict(ran, { place: 'kessel' })).toBe('rebellion.deployment.where');
    expect(verdict(ran, { place: 'kashyyyk' })).toBe('rebellion.sabotage.no-deploying');
    expect(verdict(ran, { place: 'bothawui' })).toBe('rebellion.deployment.enemy-units');
    expect(verdict(ran, { place: 'naboo' })).toBe('rebellion.subjugation.rebels-barred');
    expect(verdict(ran, { place: 'rebel-base-space' })).toBe('rebellion.deployment.base-revealed');
  });

  it('puts two on the base space, and others into the base’s own system if it is loyal', () => {
    const position = {
      phase: 'refresh',
      base: { system: 'ryloth' },
      systems: { ryloth: { loyalty: 'rebel' } },
      ...three,
    };
    const ran = run(
      building,
      position,
      build('x-wing'),
      deploy('x-wing', 'rebel-base-space'),
      deploy('x-wing', 'rebel-base-space'),
    );
    expect(verdict(ran, { place: 'rebel-base-space' })).toBe('rebellion.deployment.base-space');
    expect(verdict(ran, { place: 'ryloth' })).toBe('allowed');
  });

  it('puts the Death Star only where one is under construction, in whose place it comes', () => {
    const position = at(
      { endor: { units: { 'death-star-under-construction': 1 } } },
      { ...empire, queue: { empire: [{ 'death-star': 1 }] } },
    );
    const ran = run(building, position);
    expect(verdict(ran, { unit: 'death-star', place: 'coruscant' })).toBe(
      'rebellion.death-star.deploy-place',
    );
    const { state } = run(building, position, deploy('death-star', 'endor'));
    expect(state.systems.endor.units).toEqual({ 'death-star': 1 });
    expect(supplyOf(state, 'death-star-under-construction')).toBe(1);
    const met = at(
      { endor: { units: { 'death-star-under-construction': 1, 'rebel-trooper': 1 } } },
      { ...empire, queue: { empire: [{ 'death-star': 1, 'tie-fighter': 1 }] } },
    );
    expect(verdict(run(building, met), { unit: 'death-star', place: 'endor' })).toBe(
      'rebellion.deployment.enemy-units',
    );
  });
});

describe('the state of a system', () => {
  const status = (id: string, told: object) =>
    statusOf(stateFrom(positionOf({ systems: { [id]: told } })), id as 'naboo');

  it('tells what it counts as', () => {
    const kinds = (told: object) => {
      const { imperial, rebel, neutral } = status('naboo', told);
      return { imperial, rebel, neutral };
    };
    const under = { subjugated: true, units: { stormtrooper: 1 } };
    expect(kinds({})).toEqual({ imperial: false, rebel: false, neutral: true });
    expect(kinds({ loyalty: 'rebel' })).toEqual({ imperial: false, rebel: true, neutral: false });
    expect(kinds({ loyalty: 'empire' })).toEqual({ imperial: true, rebel: false, neutral: false });
    expect(kinds(under)).toEqual({ imperial: true, rebel: false, neutral: true });
    expect(kinds({ ...under, loyalty: 'rebel' })).toEqual({
      imperial: true,
      rebel: false,
      neutral: false,
    });
  });

  it('is neither populous nor remote when destroyed, and yields nothing', () => {
    const { kind, production, deployment } = status('naboo', { destroyed: true });
    expect(kind).toBe('destroyed');
    expect(production.rebel.icons).toEqual([]);
    expect(deployment.rebel).toBe('destroyed-systems.no-loyalty');
    expect(status('hoth', {}).kind).toBe('remote');
    expect(status('naboo', {}).kind).toBe('populous');
  });
});
