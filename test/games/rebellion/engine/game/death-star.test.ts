import { describe, expect, it } from 'vitest';
import { activation, mission } from '../../../../../src/games/rebellion/engine/game/procedures.ts';
import { asks, citedBy, eventsOf, run, verdict } from './helpers.ts';
import type { Answer } from './helpers.ts';

const at = (place: 'naboo' | 'endor' | 'coruscant'): Answer => ({ kind: 'name-place', place });

const by = (card: string, position: object, ...answers: readonly Answer[]) =>
  run(
    mission,
    { base: { system: 'hoth' }, ...position, missions: [{ card, leaders: ['grand-moff-tarkin'] }] },
    ...answers,
  );

describe('building the second Death Star', () => {
  it('puts the unfinished one into a remote system and the finished one into the queue', () => {
    const ran = by('construct-death-star', {}, at('endor'));
    expect(ran.state.systems.endor.units).toEqual({ 'death-star-under-construction': 1 });
    expect(ran.state.queue.empire).toEqual([{}, {}, { 'death-star': 1 }]);
  });

  it('happens in a remote system without Rebel units only', () => {
    const systems = { endor: { units: { 'x-wing': 1 } } };
    const ran = by('construct-death-star', { systems });
    expect(verdict(ran, at('endor'))).toBe('rebellion.death-star.construct-where');
    expect(verdict(ran, at('naboo'))).toBe('rebellion.death-star.construct-where');
    expect(verdict(ran, { place: 'dagobah' })).toBe('allowed');
  });

  it('cannot happen twice: the box has one unfinished station', () => {
    const systems = { endor: { units: { 'death-star-under-construction': 1 } } };
    const ran = by(
      'construct-death-star',
      { systems },
      {
        kind: 'name-place',
        place: 'dagobah',
      },
    );
    expect(ran.state.systems.dagobah.units).toEqual({});
    expect(eventsOf(ran, 'unit-missing')).toEqual([{ unit: 'death-star-under-construction' }]);
  });

  it('is hastened by Oversee Project only where the unfinished station is', () => {
    const position = {
      systems: {
        coruscant: { units: { stormtrooper: 1 } },
        endor: { units: { 'death-star-under-construction': 1 } },
      },
      queue: { empire: [{ stormtrooper: 1 }, { 'death-star': 1 }, {}] },
    };
    const away = by('oversee-project', position, at('coruscant'));
    expect(verdict(away, { unit: 'death-star' })).toBe('rebellion.death-star.oversee-project');
    expect(verdict(away, { unit: 'stormtrooper' })).toBe('allowed');
    const ran = by('oversee-project', position, at('endor'), {
      kind: 'hasten',
      unit: 'death-star',
    });
    expect(ran.state.systems.endor.units).toEqual({ 'death-star': 1 });
    expect(ran.state.queue.empire).toEqual([{ stormtrooper: 1 }, {}, {}]);
  });

  it('does not hasten anything into a sabotaged system: that is deploying', () => {
    const systems = { rodia: { units: { stormtrooper: 1 }, subjugated: true, sabotage: true } };
    const position = { systems, queue: { empire: [{ stormtrooper: 1 }, {}, {}] } };
    const ran = by('oversee-project', position, { kind: 'name-place', place: 'rodia' });
    expect(verdict(ran, { unit: 'stormtrooper' })).toBe('rebellion.sabotage.build-deploy-effects');
  });
});

describe('the superlaser', () => {
  const STATION = { naboo: { loyalty: 'rebel', units: { 'death-star': 1 } } };

  it('needs a finished Death Star', () => {
    const systems = {
      endor: { units: { 'death-star-under-construction': 1 } },
      naboo: { units: { 'death-star': 1 } },
    };
    const ran = by('superlaser-online', { systems });
    expect(verdict(ran, at('endor'))).toBe('rebellion.death-star.cards-and-construction');
    expect(verdict(ran, at('naboo'))).toBe('allowed');
    const fear = by('fear-will-keep-them-in-line', { systems });
    expect(verdict(fear, at('endor'))).toBe('rebellion.death-star.cards-and-construction');
  });

  it('destroys the system with its loyalty and all Rebel ground units', () => {
    const systems = {
      naboo: {
        loyalty: 'rebel',
        leaders: ['mon-mothma'],
        units: { 'death-star': 1, 'rebel-trooper': 2, 'ion-cannon': 1, 'x-wing': 1 },
      },
    };
    const ran = by('superlaser-online', { systems }, at('naboo'));
    expect(ran.state.systems.naboo).toMatchObject({
      destroyed: true,
      loyalty: null,
      units: { 'death-star': 1, 'x-wing': 1 },
    });
    expect(ran.state.leaders['mon-mothma'].place).toEqual({ at: 'board', place: 'naboo' });
    expect(eventsOf(ran, 'units-lost')).toEqual([
      { side: 'rebel', place: 'naboo', units: { 'rebel-trooper': 2, 'ion-cannon': 1 } },
    ]);
  });

  it('wins the game where the base is, hidden or not', () => {
    const ran = by(
      'superlaser-online',
      { systems: STATION, base: { system: 'naboo' } },
      at('naboo'),
    );
    expect(ran.state.winner).toEqual({ side: 'empire', because: 'base-destroyed' });
  });

  it('leaves the Empire no more than its ships can carry, of its own choice', () => {
    // Eight units that need transport; the Death Star takes 8, so one more of each is too many.
    const systems = {
      naboo: { units: { 'death-star': 1, stormtrooper: 8, 'tie-fighter': 2 } },
    };
    const ran = by('superlaser-online', { systems }, at('naboo'));
    expect(asks(ran)).toBe('empire: lose-cargo');
    const lost = by(
      'superlaser-online',
      { systems },
      at('naboo'),
      { kind: 'lose-cargo', unit: 'tie-fighter' },
      { kind: 'lose-cargo', unit: 'stormtrooper' },
    );
    expect(asks(lost)).toBe('over');
    expect(lost.state.systems.naboo.units).toEqual({
      'death-star': 1,
      stormtrooper: 7,
      'tie-fighter': 1,
    });
    expect(citedBy(lost, 'units-lost')).toContain('rebellion.destroyed-systems.excess');
  });

  it('leaves no cargo without a ship later either: 6 and 2 units, room for 6, so 2 are lost', () => {
    const position = {
      base: { system: 'hoth' },
      pool: { empire: ['darth-vader'], rebel: [] },
      systems: {
        naboo: {
          destroyed: true,
          units: { 'star-destroyer': 1, 'assault-carrier': 1, stormtrooper: 6, 'tie-fighter': 2 },
        },
      },
    };
    const away: readonly Answer[] = [
      { kind: 'activate-with', leader: 'darth-vader' },
      { kind: 'activate-place', place: 'sullust' },
      { kind: 'move-unit', unit: 'assault-carrier', from: 'naboo' },
      { kind: 'end-movement' },
    ];
    expect(asks(run(activation, position, ...away))).toBe('empire: lose-cargo');
    const lost = run(
      activation,
      position,
      ...away,
      { kind: 'lose-cargo', unit: 'stormtrooper' },
      { kind: 'lose-cargo', unit: 'stormtrooper' },
    );
    expect(asks(lost)).toBe('over');
    expect(lost.state.systems.naboo.units).toEqual({
      'star-destroyer': 1,
      stormtrooper: 4,
      'tie-fighter': 2,
    });
  });
});
