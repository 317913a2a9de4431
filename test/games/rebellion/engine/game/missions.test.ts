import { describe, expect, it } from 'vitest';
import {
  commandPhase,
  mission,
} from '../../../../../src/games/rebellion/engine/game/procedures.ts';
import { allowed, asks, citedBy, drawn, eventsOf, optionsOf, run, verdict } from './helpers.ts';
import type { Answer, Ran } from './helpers.ts';

const at = (place: string): Answer => ({ kind: 'name-place', place }) as unknown as Answer;
const target = (leader: string): Answer => ({ kind: 'name-target', leader }) as unknown as Answer;
const send = (leader: string): Answer => ({ kind: 'oppose', leader }) as unknown as Answer;
const NOBODY: Answer = { kind: 'send-nobody' };

const attempt = (card: string, ...leaders: readonly string[]) => ({ card, leaders });

/** The printed example: Leia on Infiltration, Palpatine in the pool, Coruscant with its garrison. */
const INFILTRATION = {
  phase: 'command',
  base: { system: 'hoth' },
  pool: { empire: ['emperor-palpatine'], rebel: [] },
  systems: { coruscant: { units: { stormtrooper: 3, 'star-destroyer': 1 } } },
  missions: [attempt('infiltration', 'princess-leia')],
};

const infiltration = (...answers: readonly Answer[]): Ran => run(mission, INFILTRATION, ...answers);

const dice = ({ prompt }: Ran): number => (prompt.kind === 'chance' ? prompt.draws.length : 0);

const handOf = ({ state }: Ran, pile: 'rebel-missions' | 'empire-missions'): readonly string[] =>
  state.piles[pile].hand;

describe('Infiltration on Coruscant, as printed', () => {
  it('may be named in any system with Imperial units, and in no other', () => {
    const ran = infiltration();
    expect(asks(ran)).toBe('rebel: mission-place');
    expect(verdict(ran, at('coruscant'))).toBe('allowed');
    expect(verdict(ran, at('naboo'))).toBe('rebellion.missions.imperial-units');
    expect(verdict(ran, at('rebel-base-space'))).toBe('rebellion.rebel-base.no-missions');
  });

  it('puts Leia on Coruscant and lets the Empire send a leader', () => {
    const ran = infiltration(at('coruscant'));
    expect(ran.state.leaders['princess-leia'].place).toEqual({ at: 'board', place: 'coruscant' });
    expect(asks(ran)).toBe('empire: oppose');
    expect(allowed(ran)).toEqual([send('emperor-palpatine'), NOBODY]);
  });

  it('succeeds by itself when the Empire sends nobody', () => {
    const ran = infiltration(at('coruscant'), NOBODY);
    expect(eventsOf(ran, 'mission-succeeded')).toEqual([
      { side: 'rebel', card: 'infiltration', how: 'unopposed' },
    ]);
    expect(eventsOf(ran, 'mission-rolled')).toEqual([]);
  });

  it('gives two dice to each side, the Rebels first, and tells the odds before the roll', () => {
    const opposed = infiltration(at('coruscant'), send('emperor-palpatine'));
    expect(asks(opposed)).toBe('rebel: roll-mission');
    expect(dice(opposed)).toBe(2);
    expect(eventsOf(opposed, 'mission-opposed')).toEqual([
      {
        card: 'infiltration',
        attackers: ['princess-leia'],
        opposers: ['emperor-palpatine'],
        dice: { rebel: 2, empire: 2 },
        bonus: 0,
        odds: { success: 465, total: 1296 },
      },
    ]);
    const second = infiltration(
      at('coruscant'),
      send('emperor-palpatine'),
      drawn('special', 'blank'),
    );
    expect(asks(second)).toBe('empire: roll-mission');
    expect(dice(second)).toBe(2);
  });

  const won = (...answers: readonly Answer[]) =>
    infiltration(
      at('coruscant'),
      send('emperor-palpatine'),
      drawn('special', 'blank'),
      drawn('hit', 'blank'),
      ...answers,
    );

  it('succeeds with a special against one hit: two successes are more than one', () => {
    const ran = won();
    expect(eventsOf(ran, 'mission-rolled').map(({ successes }) => successes)).toEqual([2, 1]);
    expect(eventsOf(ran, 'mission-succeeded')).toEqual([
      { side: 'rebel', card: 'infiltration', how: 'rolled' },
    ]);
    expect(asks(ran)).toBe('rebel: draw-card');
  });

  it('leaves one of two objectives on top of the deck and one under it, then returns', () => {
    const ran = won(drawn('crippling-blow'), drawn('rebel-assault'), {
      kind: 'keep-on-top',
      card: 'rebel-assault',
    });
    const { deck, aside } = ran.state.piles.objectives;
    expect(deck[0]).toEqual(['rebel-assault']);
    expect(deck.at(-1)).toEqual(['crippling-blow']);
    expect(aside).toEqual([]);
    expect(handOf(ran, 'rebel-missions')).toEqual(['infiltration']);
    expect(ran.state.missions).toEqual([]);
    expect(asks(ran)).toBe('over');
  });

  it('leaves both leaders on Coruscant and gives the turn to the Empire', () => {
    const ran = run(
      commandPhase,
      INFILTRATION,
      { kind: 'reveal-mission', slot: 0 },
      at('coruscant'),
      send('emperor-palpatine'),
      drawn('special', 'blank'),
      drawn('blank', 'blank'),
      drawn('crippling-blow'),
      drawn('rebel-assault'),
      { kind: 'keep-on-top', card: 'crippling-blow' },
    );
    expect(asks(ran)).toBe('empire: command-turn');
    const place = { at: 'board', place: 'coruscant' };
    expect(ran.state.leaders['princess-leia'].place).toEqual(place);
    expect(ran.state.leaders['emperor-palpatine'].place).toEqual(place);
  });

  it('fails on a tie, and returns to the hand all the same', () => {
    const ran = infiltration(
      at('coruscant'),
      send('emperor-palpatine'),
      drawn('special', 'blank'),
      drawn('hit', 'direct-hit'),
    );
    expect(eventsOf(ran, 'mission-failed')).toEqual([
      { side: 'rebel', card: 'infiltration', own: 2, other: 2 },
    ]);
    expect(citedBy(ran, 'mission-failed')).toEqual(['rebellion.missions.failure']);
    expect(handOf(ran, 'rebel-missions')).toEqual(['infiltration']);
  });
});

describe('revealing', () => {
  const turn = (...missions: readonly object[]) => run(commandPhase, { ...INFILTRATION, missions });

  it('is refused while the leaders have too few icons together', () => {
    // Mon Mothma has no intel; Incite Rebellion asks for 2 diplomacy, Rieekan has 1.
    expect(verdict(turn(attempt('infiltration', 'mon-mothma')), { kind: 'reveal-mission' })).toBe(
      'rebellion.missions.too-few-icons',
    );
    const two = turn(attempt('infiltration', 'mon-mothma', 'princess-leia'));
    expect(verdict(two, { kind: 'reveal-mission' })).toBe('allowed');
  });

  it('is refused when no place on the board fits the card', () => {
    const ran = turn(attempt('incite-rebellion', 'princess-leia'));
    expect(verdict(ran, { kind: 'reveal-mission' })).toBe('rebellion.missions.name-system');
  });

  it('needs no more than one Palpatine for Gather Intel', () => {
    const position = {
      phase: 'command',
      order: ['empire', 'rebel'],
      base: { system: 'hoth' },
      systems: { naboo: { loyalty: 'rebel' } },
      missions: [attempt('gather-intel', 'emperor-palpatine')],
    };
    expect(verdict(run(commandPhase, position), { kind: 'reveal-mission' })).toBe('allowed');
    const veers = { ...position, missions: [attempt('gather-intel', 'general-veers')] };
    expect(verdict(run(commandPhase, veers), { kind: 'reveal-mission' })).toBe(
      'rebellion.missions.too-few-icons',
    );
  });
});

describe('dice', () => {
  const opposed = (position: object, ...answers: readonly Answer[]) =>
    run(mission, { base: { system: 'hoth' }, ...position }, ...answers);

  it('fails three hits to three successes, and to more', () => {
    const position = {
      systems: { naboo: { leaders: ['darth-vader', 'grand-moff-tarkin'] } },
      missions: [attempt('build-alliance', 'princess-leia')],
    };
    const ran = opposed(
      position,
      at('naboo'),
      drawn('hit', 'special'),
      drawn('hit', 'hit', 'direct-hit'),
    );
    expect(eventsOf(ran, 'mission-failed')).toEqual([
      { side: 'rebel', card: 'build-alliance', own: 3, other: 3 },
    ]);
  });

  it('adds two successes for the pictured leader to the one rolled: 3 over 2', () => {
    const position = {
      systems: { naboo: { units: { stormtrooper: 1 }, leaders: ['emperor-palpatine'] } },
      missions: [attempt('stolen-plans', 'princess-leia')],
    };
    const ran = opposed(position, at('naboo'), drawn('hit', 'blank'), drawn('hit', 'hit'));
    expect(eventsOf(ran, 'mission-rolled').map(({ successes }) => successes)).toEqual([3, 2]);
    expect(eventsOf(ran, 'mission-succeeded')).toHaveLength(1);
    expect(citedBy(ran, 'mission-rolled')).toContain('rebellion.missions.portrait-bonus');
  });

  it('gives no bonus to anybody else, nor to a pictured leader who only stands there', () => {
    const position = {
      systems: {
        naboo: {
          units: { stormtrooper: 1 },
          leaders: ['emperor-palpatine', 'princess-leia'],
        },
      },
      missions: [attempt('stolen-plans', 'obi-wan-kenobi')],
    };
    const [odds] = eventsOf(opposed(position, at('naboo')), 'mission-opposed');
    expect(odds).toMatchObject({ bonus: 0, dice: { rebel: 5 } });
  });

  it('need one success even against leaders without an icon', () => {
    const position = {
      systems: { naboo: { leaders: ['general-veers'] } },
      missions: [attempt('build-alliance', 'princess-leia')],
    };
    const ran = opposed(position, at('naboo'), drawn('blank', 'blank'));
    expect(eventsOf(ran, 'mission-failed')).toEqual([
      { side: 'rebel', card: 'build-alliance', own: 0, other: 0 },
    ]);
    expect(citedBy(ran, 'mission-opposed')).toContain('rebellion.missions.no-icons');
  });

  it('are ten at most, however many icons there are', () => {
    // Intel: Yularen 3, Palpatine 2, Piett 2, Fett 2, Ozzel 1, Greejatus 1, Tarkin 1 make 12.
    const position = {
      systems: {
        naboo: {
          loyalty: 'rebel',
          leaders: [
            'colonel-yularen',
            'emperor-palpatine',
            'admiral-piett',
            'boba-fett',
            'admiral-ozzel',
            'janus-greejatus',
            'princess-leia',
          ],
        },
      },
      missions: [attempt('gather-intel', 'grand-moff-tarkin')],
    };
    const ran = opposed(position, at('naboo'));
    expect(dice(ran)).toBe(10);
    expect(citedBy(ran, 'mission-opposed')).toContain('rebellion.missions.dice-limit');
  });

  it('may be rolled for a leader sent after his side has passed', () => {
    const ran = run(commandPhase, { ...INFILTRATION }, { kind: 'pass' });
    expect(asks(ran)).toBe('empire: command-turn');
    const passed = {
      ...INFILTRATION,
      order: ['empire', 'rebel'],
      pool: { empire: ['emperor-palpatine'], rebel: [] },
    };
    const opposing = run(
      commandPhase,
      passed,
      { kind: 'pass' },
      { kind: 'reveal-mission', slot: 0 },
      at('coruscant'),
    );
    expect(verdict(opposing, send('emperor-palpatine'))).toBe('allowed');
  });
});

describe('a mission that is resolved', () => {
  it('cannot be opposed', () => {
    const position = {
      base: { system: 'hoth' },
      pool: { empire: [], rebel: ['princess-leia'] },
      missions: [attempt('research-and-development', 'grand-moff-tarkin')],
    };
    const ran = run(mission, position, at('coruscant'));
    expect(eventsOf(ran, 'mission-succeeded')).toEqual([
      { side: 'empire', card: 'research-and-development', how: 'resolved' },
    ]);
    expect(asks(ran)).toBe('empire: research');
  });

  it('is discarded when it is neither a starting mission nor a project', () => {
    const position = {
      base: { system: 'hoth' },
      systems: { naboo: { units: { stormtrooper: 1 } } },
      missions: [attempt('plant-false-lead', 'mon-mothma')],
    };
    const ran = run(mission, position, at('naboo'));
    expect(ran.state.piles['rebel-missions'].discard).toEqual(['plant-false-lead']);
    expect(eventsOf(ran, 'card-takes-effect')).toHaveLength(1);
  });

  it('goes to the discard pile of the projects when it is one', () => {
    const position = {
      base: { system: 'hoth' },
      missions: [attempt('construct-death-star', 'general-tagge')],
    };
    const ran = run(mission, position, at('endor'));
    expect(ran.state.piles.projects.discard).toEqual(['construct-death-star']);
  });
});

describe('Research and Development', () => {
  const lab = (sabotage: boolean, ...answers: readonly Answer[]) =>
    run(
      mission,
      {
        base: { system: 'hoth' },
        systems: { coruscant: { sabotage } },
        missions: [attempt('research-and-development', 'general-tagge')],
      },
      at('coruscant'),
      ...answers,
    );

  it('keeps one of two projects and puts the other under the deck', () => {
    const ran = lab(
      false,
      { kind: 'draw-projects' },
      drawn('superlaser-online'),
      drawn('oversee-project'),
      { kind: 'keep-project', card: 'superlaser-online' },
    );
    expect(handOf(ran, 'empire-missions')).toEqual([
      'superlaser-online',
      'research-and-development',
    ]);
    expect(ran.state.piles.projects.deck.at(-1)).toEqual(['oversee-project']);
  });

  it('removes a sabotage marker and draws one project, if there is a marker', () => {
    expect(verdict(lab(false), { kind: 'remove-sabotage' })).toBe('rebellion.sabotage.research');
    const ran = lab(true, { kind: 'remove-sabotage' }, drawn('superlaser-online'));
    expect(ran.state.systems.coruscant.sabotage).toBe(false);
    expect(handOf(ran, 'empire-missions')).toContain('superlaser-online');
  });
});

describe('Gather Intel', () => {
  const cards = (position: object) => {
    const ran = run(
      mission,
      {
        base: { system: 'hoth' },
        ...position,
        missions: [attempt('gather-intel', 'emperor-palpatine')],
      },
      at('naboo'),
    );
    const frame = ran.state.agenda.at(-1);
    return frame?.at === 'draw-card' ? frame.left : 0;
  };
  const naboo = { loyalty: 'rebel' };
  const nine = { 'rebel-trooper': 6, 'x-wing': 3 };

  it('draws a card for every four units on the base space, one at least', () => {
    expect(cards({ systems: { naboo }, space: { units: nine } })).toBe(2);
    expect(cards({ systems: { naboo }, space: { units: { 'rebel-trooper': 3 } } })).toBe(1);
    expect(cards({ systems: { naboo, hoth: { units: nine } } })).toBe(1);
  });

  it('counts the units in the system of a revealed base', () => {
    const base = { system: 'hoth', revealed: true };
    expect(cards({ base, systems: { naboo, hoth: { units: nine } } })).toBe(2);
  });
});

describe('missions that move units', () => {
  const base = { system: 'hoth' };
  const space = { units: { 'rebel-transport': 1, 'rebel-trooper': 5, 'ion-cannon': 1 } };
  const unit = (ran: Ran, id: string) => verdict(ran, { kind: 'move-unit', unit: id });

  it('respect transport capacity and leave structures: Hidden Fleet', () => {
    const position = { base, space, missions: [attempt('hidden-fleet', 'mon-mothma')] };
    const ran = run(mission, position, at('naboo'));
    expect(asks(ran)).toBe('rebel: move-units');
    expect(unit(ran, 'ion-cannon')).toBe('rebellion.movement.immobile');
    expect(unit(ran, 'rebel-trooper')).toBe('rebellion.movement.restriction');
    const loaded = run(mission, position, at('naboo'), {
      kind: 'move-unit',
      unit: 'rebel-transport',
      from: 'rebel-base-space',
    });
    expect(unit(loaded, 'rebel-trooper')).toBe('allowed');
  });

  it('cannot take units past a leader on the base space: Lead the Strike Team', () => {
    const position = {
      base,
      space: { ...space, leaders: ['jan-dodonna'] },
      missions: [attempt('lead-the-strike-team', 'han-solo')],
    };
    const ran = run(mission, position, at('naboo'));
    expect(unit(ran, 'rebel-trooper')).toBe('rebellion.movement.lead-strike-team');
  });

  it('can when the card says so: Plan the Assault', () => {
    const position = {
      base,
      systems: { naboo: { units: { 'star-destroyer': 1 } } },
      space: { ...space, leaders: ['mon-mothma'] },
      missions: [attempt('plan-the-assault', 'jan-dodonna')],
    };
    expect(unit(run(mission, position, at('naboo')), 'rebel-transport')).toBe('allowed');
  });

  it('begin a combat where they meet the enemy: Incite Rebellion', () => {
    const position = {
      base,
      systems: { naboo: { units: { stormtrooper: 1 }, subjugated: true, sabotage: true } },
      missions: [attempt('incite-rebellion', 'princess-leia')],
    };
    const ran = run(mission, position, at('naboo'));
    expect(eventsOf(ran, 'units-placed')).toEqual([
      { side: 'rebel', place: 'naboo', units: { 'rebel-trooper': 3 } },
    ]);
    expect(ran.events.some(({ kind }) => kind === 'combat-began')).toBe(true);
  });
});

describe('destroyed systems', () => {
  it('still see missions that name them: Seek Yoda', () => {
    const position = {
      base: { system: 'hoth' },
      systems: { dagobah: { destroyed: true } },
      missions: [attempt('seek-yoda', 'luke-skywalker')],
    };
    const ran = run(mission, position, at('dagobah'));
    expect(ran.state.leaders['luke-skywalker-jedi']).toEqual({
      side: 'rebel',
      place: { at: 'board', place: 'dagobah' },
      ring: 'seek-yoda',
    });
    expect(ran.state.leaders['luke-skywalker'].place).toEqual({ at: 'eliminated' });
  });

  it('are neither populous nor remote', () => {
    const position = (card: string, leader: string) => ({
      base: { system: 'hoth' },
      systems: { naboo: { destroyed: true }, endor: { destroyed: true } },
      missions: [attempt(card, leader)],
    });
    const alliance = run(mission, position('build-alliance', 'princess-leia'));
    expect(verdict(alliance, at('naboo'))).toBe('rebellion.destroyed-systems.not-populous');
    const station = run(mission, position('construct-death-star', 'general-tagge'));
    expect(verdict(station, at('endor'))).toBe('rebellion.destroyed-systems.not-populous');
    expect(verdict(station, at('naboo'))).toBe('rebellion.destroyed-systems.not-populous');
  });
});

describe('missions against a leader', () => {
  const base = { system: 'hoth' };
  const capture = {
    base,
    pool: { empire: [], rebel: ['mon-mothma', 'general-rieekan'] },
    systems: {
      naboo: { units: { stormtrooper: 1 }, leaders: ['princess-leia'] },
      ryloth: { leaders: ['jan-dodonna'] },
    },
    missions: [attempt('capture-rebel-operative', 'darth-vader')],
  };

  it('are named by their target, who must fit the card', () => {
    const ran = run(mission, capture);
    expect(optionsOf(ran).map(({ choice }) => choice)).toEqual([
      target('jan-dodonna'),
      target('princess-leia'),
    ]);
    expect(verdict(ran, target('princess-leia'))).toBe('allowed');
    expect(verdict(ran, target('jan-dodonna'))).toBe('rebellion.missions.against-leader');
    expect(verdict(ran, target('darth-vader'))).toBe('absent');
  });

  it('keep their target when another leader is sent', () => {
    const ran = run(
      mission,
      capture,
      target('princess-leia'),
      send('general-rieekan'),
      drawn('hit', 'hit', 'hit'),
      drawn('blank', 'blank'),
    );
    expect(citedBy(ran, 'mission-opposed-by')).toContain('rebellion.missions.same-target');
    expect(ran.state.leaders['princess-leia'].ring).toBe('captured-ring');
    expect(ran.state.leaders['general-rieekan'].ring).toBeNull();
  });
});

describe('Contingency Plan', () => {
  it('puts its leader on a starting mission, face down again, and adds nobody', () => {
    const position = {
      base: { system: 'hoth' },
      piles: { 'rebel-missions': { hand: ['rapid-mobilization'] } },
      missions: [attempt('contingency-plan', 'lando-calrissian')],
    };
    const ran = run(mission, position, { kind: 'reuse-mission', card: 'rapid-mobilization' });
    expect(ran.state.missions).toEqual([
      { slot: 1, side: 'rebel', card: 'rapid-mobilization', revealed: false },
    ]);
    expect(ran.state.leaders['lando-calrissian'].place).toEqual({ at: 'mission', slot: 1 });
    expect(asks(ran)).toBe('over');
  });

  it('cannot be revealed when no starting mission is in hand', () => {
    const ran = run(commandPhase, {
      phase: 'command',
      base: { system: 'hoth' },
      missions: [attempt('contingency-plan', 'lando-calrissian')],
    });
    expect(verdict(ran, { kind: 'reveal-mission' })).toBe(
      'rebellion.starting-missions.contingency-plan',
    );
  });
});

describe('missions of the Empire whose effect a booklet prints', () => {
  const led = (
    card: string,
    leader: string,
    position: object,
    ...answers: readonly Answer[]
  ): Ran =>
    run(
      mission,
      {
        base: { system: 'hoth' },
        phase: 'command',
        ...position,
        missions: [attempt(card, leader)],
      },
      ...answers,
    );

  it('«Address Delays» queues a unit for every icon, sabotaged and subjugated or not', () => {
    const corellia = { units: { stormtrooper: 1 }, subjugated: true, sabotage: true };
    const position = { systems: { corellia } };
    const ran = led('address-delays', 'grand-moff-tarkin', position, at('corellia'));
    expect(ran.state.queue.empire).toEqual([{}, {}, { 'tie-fighter': 1, 'star-destroyer': 1 }]);
  });

  it('«Address Delays» queues what the supply has', () => {
    const position = {
      systems: {
        corellia: { units: { 'star-destroyer': 8 }, loyalty: 'empire' },
      },
    };
    const ran = led('address-delays', 'grand-moff-tarkin', position, at('corellia'));
    expect(ran.state.queue.empire).toEqual([{}, {}, { 'tie-fighter': 1 }]);
    expect(eventsOf(ran, 'unit-missing')).toEqual([{ unit: 'star-destroyer' }]);
  });

  const held = (hand: readonly string[]) => ({
    systems: { naboo: { units: { stormtrooper: 1 }, leaders: ['han-solo'] } },
    rings: { 'han-solo': 'captured-ring' },
    piles: { objectives: { hand } },
  });
  const fall: readonly Answer[] = [
    target('han-solo'),
    drawn('direct-hit', 'direct-hit', 'hit'),
    drawn('blank', 'blank'),
  ];

  it('«Retrieve the Plans» shows the objectives, and the Empire puts one under the deck', () => {
    const position = held(['liberation', 'crippling-blow']);
    const asked = led('retrieve-the-plans', 'darth-vader', position, ...fall);
    expect(asks(asked)).toBe('empire: retrieve-plans');
    expect(eventsOf(asked, 'objectives-shown')).toEqual([
      { cards: ['liberation', 'crippling-blow'] },
    ]);
    const ran = led('retrieve-the-plans', 'darth-vader', position, ...fall, {
      kind: 'put-objective-under',
      card: 'liberation',
    });
    expect(ran.state.piles.objectives.hand).toEqual(['crippling-blow']);
    expect(ran.state.piles.objectives.deck.at(-1)).toEqual(['liberation']);
  });

  it('«Retrieve the Plans» has nothing to show of an empty hand', () => {
    const ran = led('retrieve-the-plans', 'darth-vader', held([]), ...fall);
    expect(asks(ran)).toBe('over');
  });
});

describe('a mission in a team game', () => {
  const position = {
    ...INFILTRATION,
    players: 4,
    pool: { empire: ['emperor-palpatine', 'general-tagge'], rebel: [] },
    start: { seat: 'rebel-general' },
  };

  it('asks each partner of the other team for a leader of his own, and one of them sends', () => {
    const first = run(mission, position, at('coruscant'));
    expect(asks(first)).toBe('empire-admiral: oppose');
    expect(verdict(first, send('general-tagge'))).toBe('rebellion.team-game.own-leaders');
    const second = run(mission, position, at('coruscant'), NOBODY);
    expect(asks(second)).toBe('empire-general: oppose');
    expect(verdict(second, send('general-tagge'))).toBe('allowed');
    expect(verdict(second, send('emperor-palpatine'))).toBe('rebellion.team-game.own-leaders');
    const nobody = run(mission, position, at('coruscant'), NOBODY, NOBODY);
    expect(eventsOf(nobody, 'nobody-sent')).toHaveLength(1);
  });

  it('lets the partner roll whose leader opposes', () => {
    const ran = run(
      mission,
      position,
      at('coruscant'),
      send('emperor-palpatine'),
      drawn('blank', 'blank'),
    );
    expect(asks(ran)).toBe('empire-admiral: roll-mission');
    expect(eventsOf(ran, 'mission-opposed')).toMatchObject([{ card: 'infiltration' }]);
    expect(citedBy(ran, 'mission-opposed')).toContain('rebellion.missions.team-one-rolls');
  });
});
