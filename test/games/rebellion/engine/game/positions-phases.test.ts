import { describe, expect } from 'vitest';
import {
  assignment,
  building,
  commandPhase,
  deckSize,
  mission,
  recruiting,
  refresh,
  supplyOf,
  systemState,
  unitsAt,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { asks, drawn, eventsOf, run, verdict } from './helpers.ts';
import type { Answer, Ran } from './helpers.ts';
import { blanks, by, dice, HIDDEN, no, NOBODY, OPEN, PASS, pick, winner } from './positions.ts';

// ── missions ─────────────────────────────────────────────────────────────────────────────────────

/** One mission that lies face down with these leaders on it. */
const attempts = (
  card: string,
  leaders: readonly string[],
  position: object,
  ...answers: readonly Answer[]
): Ran =>
  run(
    mission,
    { phase: 'command', base: HIDDEN, ...position, missions: [{ card, leaders }] },
    ...answers,
  );
const at = (place: string): Answer => pick('name-place', { place });
const against = (leader: string): Answer => pick('name-target', { leader });
const CAPTIVE = {
  systems: { naboo: { units: { stormtrooper: 1 }, subjugated: true, leaders: ['han-solo'] } },
  rings: { 'han-solo': 'captured-ring' },
};

describe('missions, as the books have them', () => {
  by('missions.too-few-icons', 'one symbol too few keeps the card face down', () => {
    const position = {
      phase: 'command',
      base: HIDDEN,
      missions: [{ card: 'hit-and-run', leaders: ['princess-leia'] }],
    };
    expect(verdict(run(commandPhase, position), { slot: 0 })).toBe(no('missions.too-few-icons'));
    const two = {
      ...position,
      missions: [{ card: 'hit-and-run', leaders: ['princess-leia', 'luke-skywalker'] }],
    };
    expect(verdict(run(commandPhase, two), { slot: 0 })).toBe('allowed');
  });

  by('missions.no-icons', 'against a leader without symbols nought fails and one succeeds', () => {
    const position = { systems: { naboo: { leaders: ['boba-fett'] } } };
    const faced = attempts('build-alliance', ['jan-dodonna'], position, at('naboo'));
    expect(asks(faced)).toBe('rebel: roll-mission');
    const failed = attempts('build-alliance', ['jan-dodonna'], position, at('naboo'), blanks(1));
    expect(failed.state.systems.naboo.loyalty).toBeNull();
    const won = attempts('build-alliance', ['jan-dodonna'], position, at('naboo'), drawn('hit'));
    expect(won.state.systems.naboo.loyalty).toBe('rebel');
  });

  by('missions.dice-limit', 'more than ten symbols are ten dice', () => {
    const rebels = [
      'princess-leia',
      'admiral-ackbar',
      'general-rieekan',
      'jan-dodonna',
      'han-solo',
    ];
    const position = { systems: { naboo: { leaders: ['darth-vader', ...rebels] } } };
    const ran = attempts('build-alliance', ['mon-mothma', 'obi-wan-kenobi'], position, at('naboo'));
    expect(dice(ran)).toBe(10);
  });

  by('missions.captured-absent', 'a captive lends his side no symbol', () => {
    const position = {
      ...CAPTIVE,
      systems: { naboo: { ...CAPTIVE.systems.naboo, leaders: ['han-solo', 'darth-vader'] } },
    };
    const ran = attempts('build-alliance', ['jan-dodonna'], position, at('naboo'));
    expect(dice(ran)).toBe(1);
  });

  by('captured-leaders.opposes-own', 'a captive opposes what is done to him, with another', () => {
    const position = { ...CAPTIVE, pool: { rebel: ['chewbacca'] } };
    const ran = attempts('carbon-freezing', ['darth-vader'], position, against('han-solo'));
    expect(asks(ran)).toBe('rebel: oppose');
    const sent = attempts(
      'carbon-freezing',
      ['darth-vader'],
      position,
      against('han-solo'),
      pick('oppose', { leader: 'chewbacca' }),
      blanks(3),
    );
    expect(dice(sent)).toBe(5);
  });

  by(
    'missions.portrait-bonus',
    'the pictured leader helps from the card, not from the system',
    () => {
      const position = { systems: { kashyyyk: { leaders: ['chewbacca', 'darth-vader'] } } };
      const there = attempts(
        'wookiee-uprising',
        ['han-solo', 'luke-skywalker'],
        position,
        at('kashyyyk'),
      );
      expect(eventsOf(there, 'mission-opposed')).toMatchObject([{ bonus: 0 }]);
      const sent = { systems: { kashyyyk: { leaders: ['darth-vader'] } } };
      const ran = attempts('wookiee-uprising', ['chewbacca'], sent, at('kashyyyk'));
      expect(eventsOf(ran, 'mission-opposed')).toMatchObject([{ bonus: 2 }]);
    },
  );

  by('missions.resolve', 'what is resolved is opposed by nobody', () => {
    const position = {
      systems: { sullust: { leaders: ['darth-vader'] } },
      pool: { empire: ['general-tagge'] },
    };
    const ran = attempts('hidden-fleet', ['mon-mothma'], position, at('sullust'));
    expect(asks(ran)).toBe('rebel: move-units');
  });

  by('missions.starting-back', 'a failure costs a card that is no starting mission', () => {
    const position = { systems: { naboo: { leaders: ['darth-vader'] } } };
    const kept = attempts(
      'build-alliance',
      ['jan-dodonna'],
      position,
      at('naboo'),
      blanks(1),
      blanks(2),
    );
    expect(kept.state.piles['rebel-missions'].hand).toContain('build-alliance');
    const lost = attempts(
      'hit-and-run',
      ['chewbacca'],
      position,
      at('naboo'),
      blanks(3),
      blanks(3),
    );
    expect(lost.state.piles['rebel-missions'].discard).toEqual(['hit-and-run']);
  });

  const intel = (position: object): number =>
    eventsOf(
      attempts('gather-intel', ['colonel-yularen'], position, at('rodia'), drawn('endor')),
      'card-drawn',
    ).length;
  const LOYAL = { rodia: { loyalty: 'rebel' } };

  by('skills.gather-intel', 'an empty base still gives one card, seven units no second', () => {
    expect(intel({ systems: LOYAL })).toBe(1);
    const seven = { systems: LOYAL, space: { units: { 'rebel-trooper': 7 } } };
    expect(
      asks(attempts('gather-intel', ['colonel-yularen'], seven, at('rodia'), drawn('endor'))),
    ).toBe('over');
    const eight = { systems: LOYAL, space: { units: { 'rebel-trooper': 8 } } };
    expect(
      asks(attempts('gather-intel', ['colonel-yularen'], eight, at('rodia'), drawn('endor'))),
    ).toBe('empire: draw-card');
  });

  by('rebel-base.gather-intel-revealed', 'of a revealed base the system is counted', () => {
    const position = {
      base: OPEN,
      systems: { ...LOYAL, hoth: { units: { 'rebel-trooper': 8, stormtrooper: 9 } } },
    };
    const ran = attempts(
      'gather-intel',
      ['colonel-yularen'],
      position,
      at('rodia'),
      drawn('endor'),
    );
    expect(asks(ran)).toBe('empire: draw-card');
    const none = attempts(
      'gather-intel',
      ['colonel-yularen'],
      position,
      at('rodia'),
      drawn('endor'),
      drawn('ilum'),
    );
    expect(asks(none)).toBe('over');
  });

  by('destroyed-systems.not-populous', 'a destroyed system is no place for its people', () => {
    const position = { systems: { naboo: { destroyed: true }, dagobah: { destroyed: true } } };
    const alliance = attempts('build-alliance', ['mon-mothma'], position);
    expect(verdict(alliance, at('naboo'))).toBe(no('destroyed-systems.not-populous'));
    const station = attempts('construct-death-star', ['general-tagge'], position);
    expect(verdict(station, at('dagobah'))).toBe(no('destroyed-systems.not-populous'));
    const yoda = attempts('seek-yoda', ['luke-skywalker'], position);
    expect(verdict(yoda, at('dagobah'))).toBe('allowed');
  });

  by('destroyed-systems.no-loyalty', 'a destroyed system is Imperial no more', () => {
    const position = { systems: { naboo: { destroyed: true }, rodia: { loyalty: 'empire' } } };
    const ran = attempts('address-delays', ['general-tagge'], position);
    expect(verdict(ran, at('naboo'))).toBe(no('destroyed-systems.no-loyalty'));
  });

  by('rebel-base.no-missions', 'the space is no place for a mission that does not name it', () => {
    const ran = attempts('build-alliance', ['mon-mothma'], {});
    expect(verdict(ran, at('rebel-base-space'))).toBe(no('rebel-base.no-missions'));
  });

  by('sabotage.one-marker', 'a second sabotage leaves one marker', () => {
    const position = { systems: { naboo: { sabotage: true } } };
    const ran = attempts('sabotage', ['chewbacca'], position, at('naboo'));
    expect(ran.state.systems.naboo.sabotage).toBe(true);
    expect(eventsOf(ran, 'sabotage-placed')).toEqual([]);
  });

  by('sabotage.research', 'research needs loyalty, and a marker to take one away', () => {
    const position = {
      systems: {
        rodia: { subjugated: true, units: { stormtrooper: 1 } },
        naboo: { loyalty: 'empire', sabotage: true },
        corellia: { loyalty: 'empire' },
      },
    };
    const asked = attempts('research-and-development', ['general-tagge'], position);
    expect(verdict(asked, at('rodia'))).toBe(no('missions.name-system'));
    const plain = attempts('research-and-development', ['general-tagge'], position, at('corellia'));
    expect(verdict(plain, { kind: 'remove-sabotage' })).toBe(no('sabotage.research'));
    const marked = attempts('research-and-development', ['general-tagge'], position, at('naboo'));
    expect(verdict(marked, { kind: 'remove-sabotage' })).toBe('allowed');
  });

  const PROJECTS = [
    'construct-death-star',
    'construct-factory',
    'construct-factory',
    'construct-super-star-destroyer',
    'construct-super-star-destroyer',
    'oversee-project',
    'oversee-project',
    'superlaser-online',
    'superlaser-online',
  ];

  by('discard.empty-deck', 'the last project is drawn, then the discards come round', () => {
    const position = {
      systems: { corellia: { loyalty: 'empire' } },
      piles: { projects: { discard: PROJECTS.slice(1), box: PROJECTS.slice(0, 1) } },
    };
    const ran = attempts(
      'research-and-development',
      ['general-tagge'],
      position,
      at('corellia'),
      pick('draw-projects'),
    );
    expect(eventsOf(ran, 'pile-reshuffled')).toEqual([{ pile: 'projects', cards: 8 }]);
    expect(asks(ran)).toBe('empire: draw-card');
  });

  by('discard.empty-deck', 'nothing left at all is nothing drawn', () => {
    const position = {
      systems: { corellia: { loyalty: 'empire' } },
      piles: { projects: { box: [...PROJECTS, 'superlaser-online'] } },
    };
    const ran = attempts(
      'research-and-development',
      ['general-tagge'],
      position,
      at('corellia'),
      pick('draw-projects'),
    );
    expect(asks(ran)).toBe('over');
    expect(eventsOf(ran, 'pile-empty')).toMatchObject([{ pile: 'projects' }]);
  });

  by(
    'destroyed-systems.effect',
    'a destroyed system keeps ships, leaders and Imperial cargo',
    () => {
      const position = {
        systems: {
          naboo: {
            loyalty: 'rebel',
            subjugated: true,
            units: { 'death-star': 1, stormtrooper: 1, 'rebel-trooper': 2, 'x-wing': 1 },
            leaders: ['mon-mothma'],
          },
        },
      };
      const ran = attempts('superlaser-online', ['grand-moff-tarkin'], position, at('naboo'));
      expect(ran.state.systems.naboo).toMatchObject({
        destroyed: true,
        loyalty: null,
        subjugated: false,
        units: { 'death-star': 1, stormtrooper: 1, 'x-wing': 1 },
      });
      expect(ran.state.leaders['mon-mothma'].place).toEqual({ at: 'board', place: 'naboo' });
    },
  );

  by(
    'destroyed-systems.imperial-excess',
    'fighters count among the cargo, the Empire chooses',
    () => {
      const units = { 'death-star': 1, stormtrooper: 5, 'tie-fighter': 5 };
      const ran = attempts(
        'superlaser-online',
        ['grand-moff-tarkin'],
        { systems: { naboo: { units } } },
        at('naboo'),
      );
      expect(asks(ran)).toBe('empire: lose-cargo');
      const lost = attempts(
        'superlaser-online',
        ['grand-moff-tarkin'],
        { systems: { naboo: { units } } },
        at('naboo'),
        pick('lose-cargo', { unit: 'tie-fighter' }),
        pick('lose-cargo', { unit: 'stormtrooper' }),
      );
      expect(unitsAt(lost.state, 'naboo')).toEqual({
        'death-star': 1,
        stormtrooper: 4,
        'tie-fighter': 4,
      });
    },
  );

  by('movement.hidden-fleet', 'a card that moves obeys transport, and no structure moves', () => {
    const space = { units: { 'rebel-transport': 1, 'rebel-trooper': 5, 'ion-cannon': 1 } };
    const from = 'rebel-base-space';
    const ran = attempts('hidden-fleet', ['mon-mothma'], { space }, at('naboo'));
    expect(verdict(ran, { unit: 'rebel-trooper', from })).toBe(no('movement.restriction'));
    expect(verdict(ran, { unit: 'ion-cannon', from })).toBe(no('movement.immobile'));
    expect(verdict(ran, { unit: 'rebel-transport', from })).toBe('allowed');
  });

  by('movement.lead-strike-team', 'a leader on the space keeps a strike team there', () => {
    const space = { units: { 'rebel-trooper': 2 }, leaders: ['mon-mothma'] };
    const ran = attempts('lead-the-strike-team', ['chewbacca'], { space }, at('naboo'));
    expect(verdict(ran, { kind: 'move-unit' })).toBe(no('movement.lead-strike-team'));
  });

  by('captured-leaders.second-captive', 'each of the two rings holds one captive', () => {
    const position = {
      systems: {
        naboo: { units: { stormtrooper: 1 }, subjugated: true, leaders: ['han-solo', 'chewbacca'] },
      },
      rings: { 'han-solo': 'carbonite-ring' },
    };
    const ran = attempts(
      'capture-rebel-operative',
      ['darth-vader', 'boba-fett'],
      position,
      against('chewbacca'),
      drawn(...Array.from({ length: 6 }, () => 'direct-hit')),
      blanks(3),
    );
    expect(ran.state.leaders['han-solo'].ring).toBe('carbonite-ring');
    expect(ran.state.leaders.chewbacca.ring).toBe('captured-ring');
  });

  by(
    'captured-leaders.next-captive',
    'the one ring leaves the first captive for the second',
    () => {
      const position = {
        systems: {
          naboo: {
            units: { stormtrooper: 1 },
            subjugated: true,
            leaders: ['han-solo', 'mon-mothma'],
          },
        },
        rings: { 'han-solo': 'captured-ring' },
      };
      const ran = attempts(
        'capture-rebel-operative',
        ['darth-vader'],
        position,
        against('mon-mothma'),
        drawn('hit', 'blank', 'blank'),
      );
      expect(ran.state.leaders['han-solo']).toMatchObject({
        ring: null,
        place: { at: 'board', place: 'rebel-base-space' },
      });
      expect(ran.state.leaders['mon-mothma'].ring).toBe('captured-ring');
    },
  );

  by('rings.one-ring', 'a captive loses the ring he wore before', () => {
    const position = {
      systems: { naboo: { units: { stormtrooper: 1 }, subjugated: true, leaders: ['han-solo'] } },
      rings: { 'han-solo': 'millennium-falcon' },
    };
    const ran = attempts(
      'capture-rebel-operative',
      ['darth-vader', 'boba-fett'],
      position,
      against('han-solo'),
      drawn(...Array.from({ length: 6 }, () => 'hit')),
      blanks(2),
    );
    expect(ran.state.leaders['han-solo'].ring).toBe('captured-ring');
    expect(eventsOf(ran, 'ring-removed')).toMatchObject([{ ring: 'millennium-falcon' }]);
  });

  by('systems.homing-beacon', 'the beacon leads its bearer into the region of the base', () => {
    const ran = attempts(
      'homing-beacon',
      ['colonel-yularen'],
      { ...CAPTIVE, base: { system: 'hoth' } },
      against('han-solo'),
      drawn('direct-hit', 'direct-hit', 'hit'),
      blanks(1),
    );
    expect(asks(ran)).toBe('rebel: place-rescued');
    expect(verdict(ran, { system: 'bespin' })).toBe('allowed');
    expect(verdict(ran, { system: 'naboo' })).toBe('absent');
  });

  by('captured-leaders.others-stay', 'rescuers of the card may go along, others stay', () => {
    const position = {
      ...CAPTIVE,
      systems: { naboo: { ...CAPTIVE.systems.naboo, leaders: ['han-solo', 'mon-mothma'] } },
    };
    const ran = attempts('daring-rescue', ['chewbacca'], position, at('naboo'));
    expect(asks(ran)).toBe('rebel: rescuers');
    expect(verdict(ran, { leader: 'chewbacca' })).toBe('allowed');
    expect(verdict(ran, { leader: 'mon-mothma' })).toBe('absent');
  });

  by('captured-leaders.revealed-base', 'from a revealed base rescue leads to its system', () => {
    const ran = attempts(
      'daring-rescue',
      ['chewbacca'],
      { ...CAPTIVE, base: OPEN },
      at('naboo'),
      pick('nobody-else'),
    );
    expect(ran.state.leaders['han-solo'].place).toEqual({ at: 'board', place: 'hoth' });
  });

  by('missions.infiltration', 'of one objective there is nothing to put under the deck', () => {
    const all = ['crippling-blow', 'cut-supply-lines', 'defend-the-people', 'rebel-assault'];
    const late = [
      'regional-support',
      'death-star-plans',
      'death-star-plans',
      'heart-of-the-empire',
    ];
    const more = ['leave-no-one-behind', 'liberation', 'popular-support', 'establish-outposts'];
    const position = {
      systems: { naboo: { units: { stormtrooper: 1 }, subjugated: true } },
      piles: {
        objectives: { box: [...all, ...late, ...more, 'inspire-sympathy', 'major-victory'] },
      },
    };
    const ran = attempts('infiltration', ['princess-leia'], position, at('naboo'));
    expect(asks(ran)).toBe('over');
    expect(deckSize(ran.state.piles.objectives.deck)).toBe(1);
  });

  by('loyalty.coruscant', 'Coruscant gains and loses nothing', () => {
    const position = { systems: { coruscant: { units: { stormtrooper: 1 } } } };
    const ran = attempts('build-alliance', ['mon-mothma'], position, at('coruscant'));
    expect(ran.state.systems.coruscant.loyalty).toBe('empire');
  });

  by('missions.lost-leader', 'the target of a mission keeps being the target', () => {
    const position = {
      systems: { naboo: { units: { stormtrooper: 1 }, subjugated: true, leaders: ['mon-mothma'] } },
      pool: { rebel: ['chewbacca'] },
    };
    const ran = attempts(
      'capture-rebel-operative',
      ['darth-vader'],
      position,
      against('mon-mothma'),
      pick('oppose', { leader: 'chewbacca' }),
      drawn('direct-hit', 'direct-hit', 'direct-hit'),
      blanks(3),
    );
    expect(ran.state.leaders['mon-mothma'].ring).toBe('captured-ring');
    expect(ran.state.leaders.chewbacca.ring).toBeNull();
  });
});

// ── loyalty ──────────────────────────────────────────────────────────────────────────────────────

describe('loyalty, as the books have it', () => {
  const after = (told: object, side: 'empire' | 'rebel', amount: number) => {
    const ran = run(
      systemState,
      { phase: 'command', base: HIDDEN, systems: { naboo: told }, start: { system: 'naboo' } },
      pick('gain-loyalty', { side, amount }),
    );
    const { loyalty, subjugated } = ran.state.systems.naboo;
    return { loyalty, subjugated };
  };
  const TROOPS = { units: { stormtrooper: 1 } };
  const UNDER = { ...TROOPS, subjugated: true };

  by('subjugation.rebels-lose', 'one point takes the Rebels from under the marker', () => {
    const told = { ...UNDER, loyalty: 'rebel' };
    expect(after(told, 'empire', 1)).toEqual({ loyalty: null, subjugated: true });
  });
  by('subjugation.empire-gains', 'two points turn the marker to loyalty', () => {
    const told = { ...UNDER, loyalty: 'rebel' };
    expect(after(told, 'empire', 2)).toEqual({ loyalty: 'empire', subjugated: false });
    expect(after(UNDER, 'empire', 1)).toEqual({ loyalty: 'empire', subjugated: false });
  });
  by('subjugation.when', 'loyalty that the Empire loses leaves its troops a marker', () => {
    const told = { ...TROOPS, loyalty: 'empire' };
    expect(after(told, 'rebel', 1)).toEqual({ loyalty: null, subjugated: true });
    expect(after(told, 'rebel', 2)).toEqual({ loyalty: 'rebel', subjugated: true });
  });
  by('subjugation.rebels-gain', 'Rebel loyalty slips under the marker', () => {
    expect(after(UNDER, 'rebel', 1)).toEqual({ loyalty: 'rebel', subjugated: true });
  });
  by('loyalty.gain-neutral', 'two points in a neutral system are loyalty like one', () => {
    expect(after({}, 'rebel', 2)).toEqual({ loyalty: 'rebel', subjugated: false });
  });
});

// ── assignment and command ───────────────────────────────────────────────────────────────────────

describe('assignment and command, as the books have them', () => {
  const START = {
    phase: 'assignment',
    base: HIDDEN,
    pool: { empire: ['darth-vader'], rebel: ['mon-mothma', 'princess-leia', 'jan-dodonna'] },
    piles: {
      'rebel-missions': { hand: ['infiltration'] },
      'empire-missions': { hand: ['rule-by-fear'] },
    },
  };
  const lead = (leader: string): Answer => pick('assign-leader', { leader });
  const CLOSE = pick('end-assignment');

  by('assignment-phase.two-leaders', 'a third leader finds no room on a mission', () => {
    const ran = run(
      assignment,
      START,
      pick('assign-mission', { card: 'infiltration' }),
      lead('princess-leia'),
      pick('join-mission', { slot: 0 }),
      lead('jan-dodonna'),
    );
    expect(verdict(ran, { kind: 'join-mission' })).toBe(no('assignment-phase.two-leaders'));
  });

  by(
    'assignment-phase.order',
    'the Empire waits until the Rebels are done, and may do nothing',
    () => {
      expect(asks(run(assignment, START))).toBe('rebel: assign-mission');
      expect(asks(run(assignment, START, CLOSE))).toBe('empire: assign-mission');
      expect(asks(run(assignment, START, CLOSE, CLOSE))).toBe('over');
    },
  );

  const COMMAND = {
    phase: 'command',
    base: HIDDEN,
    pool: { empire: ['darth-vader'], rebel: ['jan-dodonna'] },
    missions: [{ card: 'rule-by-fear', leaders: ['emperor-palpatine'] }],
    systems: { naboo: { units: { stormtrooper: 1 }, subjugated: true } },
  };
  const fear = [pick('reveal-mission', { slot: 0 }), at('naboo')];

  by('command-phase.pass-exception', 'who has passed still opposes', () => {
    const ran = run(commandPhase, COMMAND, PASS, ...fear);
    expect(asks(ran)).toBe('rebel: oppose');
  });

  by('command-phase.after-pass', 'one side alone goes on turn after turn', () => {
    const ran = run(commandPhase, COMMAND, PASS, ...fear, NOBODY);
    expect(asks(ran)).toBe('empire: command-turn');
  });

  by('command-phase.return-unrevealed', 'what was never revealed comes back unseen', () => {
    const ran = run(commandPhase, COMMAND, PASS, PASS);
    expect(ran.state.leaders['emperor-palpatine'].place).toEqual({ at: 'pool' });
    expect(ran.state.piles['empire-missions'].hand).toEqual(['rule-by-fear']);
    expect(eventsOf(ran, 'missions-returned')).toMatchObject([{ side: 'empire', count: 1 }]);
  });

  by('activation.leader-from-pool', 'with nobody in the pool there is only passing', () => {
    const ran = run(commandPhase, { phase: 'command', base: OPEN });
    expect(verdict(ran, pick('activate'))).toBe(no('activation.leader-from-pool'));
    expect(verdict(ran, PASS)).toBe('allowed');
  });
});

// ── refresh ──────────────────────────────────────────────────────────────────────────────────────

describe('the refresh phase, as the books have it', () => {
  /** Neither deck of missions, probes or objectives has a card more than these. */
  const refreshes = (position: object, ...answers: readonly Answer[]): Ran =>
    run(refresh, { phase: 'refresh', base: HIDDEN, ...position }, ...answers);

  by('captured-leaders.no-pool', 'captives stay where they are', () => {
    const ran = refreshes(CAPTIVE);
    expect(ran.state.leaders['han-solo'].place).toEqual({ at: 'board', place: 'naboo' });
  });

  by('refresh-phase.retrieve', 'leaders come home from systems and from the space', () => {
    const ran = refreshes({
      systems: { naboo: { leaders: ['chewbacca', 'darth-vader'] } },
      space: { leaders: ['mon-mothma'] },
    });
    for (const id of ['chewbacca', 'darth-vader', 'mon-mothma'] as const) {
      expect(ran.state.leaders[id].place).toEqual({ at: 'pool' });
    }
  });

  const HAND = [
    'infiltration',
    'build-alliance',
    'sabotage',
    'rapid-mobilization',
    'hidden-fleet',
    'hidden-fleet',
    'hit-and-run',
    'incite-rebellion',
    'stolen-plans',
    'seek-yoda',
  ];

  by('refresh-phase.starting-missions', 'twelve cards lose two, and no starting mission', () => {
    const piles = {
      'rebel-missions': { hand: HAND, top: ['misdirection', 'public-uprising'] },
    };
    const ran = refreshes({ piles });
    expect(asks(ran)).toBe('rebel: hand-limit');
    expect(verdict(ran, { card: 'infiltration' })).toBe(no('refresh-phase.starting-missions'));
    const one = refreshes({ piles }, pick('discard-mission', { card: 'hidden-fleet' }));
    expect(asks(one)).toBe('rebel: hand-limit');
    const two = refreshes(
      { piles },
      pick('discard-mission', { card: 'hidden-fleet' }),
      pick('discard-mission', { card: 'misdirection' }),
    );
    expect(two.state.piles['rebel-missions'].hand).toHaveLength(10);
  });

  by('objective-cards.no-hand-limit', 'objectives fill no hand', () => {
    const piles = {
      'rebel-missions': { hand: HAND.slice(0, 8), top: ['misdirection', 'public-uprising'] },
      objectives: { hand: ['liberation', 'major-victory', 'crippling-blow'] },
    };
    const ran = refreshes({ piles }, pick('no-objective'));
    expect(asks(ran)).toBe('empire: draw-card');
  });

  by('objective-cards.start-of-refresh', 'an objective of combats waits for one', () => {
    const piles = { objectives: { hand: ['liberation', 'popular-support'] } };
    const ran = refreshes({ piles });
    expect(verdict(ran, { card: 'liberation' })).toBe(no('objective-cards.combat'));
    expect(verdict(ran, { card: 'popular-support' })).toBe('allowed');
  });

  by('objective-cards.once-a-refresh', 'a second objective waits for the next round', () => {
    const piles = { objectives: { hand: ['defend-the-people', 'popular-support'] } };
    const ran = refreshes({ piles }, pick('play-objective', { card: 'popular-support' }));
    expect(asks(ran)).toBe('rebel: draw-card');
    expect(ran.state.piles.objectives.hand).toEqual(['defend-the-people']);
  });

  by('victory.rebels-win', 'an objective that wins leaves the leaders where they are', () => {
    const ran = refreshes(
      {
        time: 6,
        reputation: 7,
        piles: { objectives: { hand: ['popular-support'] } },
        systems: { naboo: { leaders: ['mon-mothma'] } },
      },
      pick('play-objective', { card: 'popular-support' }),
    );
    expect(winner(ran)).toBe('rebel: reputation');
    expect(ran.state.leaders['mon-mothma'].place).toEqual({ at: 'board', place: 'naboo' });
  });

  const EVERY_OBJECTIVE = [
    ...['crippling-blow', 'cut-supply-lines', 'defend-the-people', 'rebel-assault'],
    ...['regional-support', 'death-star-plans', 'death-star-plans', 'heart-of-the-empire'],
    ...['leave-no-one-behind', 'liberation', 'popular-support', 'establish-outposts'],
    ...['inspire-sympathy', 'major-victory', 'return-of-the-jedi'],
  ];
  const SYSTEMS = [
    ...['alderaan', 'bespin', 'bothawui', 'cato-neimoidia', 'corellia', 'dagobah', 'dantooine'],
    ...['dathomir', 'endor', 'felucia', 'geonosis', 'ilum', 'kashyyyk', 'kessel', 'malastare'],
    ...['mandalore', 'mon-calamari', 'mustafar', 'mygeeto', 'naboo', 'nal-hutta', 'ord-mantell'],
    ...['rodia', 'ryloth', 'saleucami', 'sullust', 'tatooine', 'toydaria', 'utapau', 'yavin'],
  ];

  /** Both mission decks are told, so that only what is asked about is left to chance. */
  const TOPS = {
    'rebel-missions': { top: ['hidden-fleet', 'misdirection'] },
    'empire-missions': { top: ['detained', 'interrogation'] },
  };

  by('discard.empty-deck', 'without probe cards and objectives the phase goes on', () => {
    const ran = refreshes({
      time: 13,
      reputation: 14,
      piles: {
        ...TOPS,
        probes: { hand: SYSTEMS },
        objectives: { box: EVERY_OBJECTIVE },
      },
    });
    expect(eventsOf(ran, 'pile-empty').map(({ pile }) => pile)).toEqual(['probes', 'objectives']);
    expect(winner(ran)).toBe('rebel: reputation');
  });

  by('time-track.meeting', 'when time meets reputation nobody recruits or builds', () => {
    const ran = refreshes({
      time: 3,
      reputation: 4,
      systems: { ryloth: { loyalty: 'rebel' } },
      queue: { rebel: [{ 'x-wing': 1 }] },
      piles: { ...TOPS, probes: { hand: SYSTEMS }, objectives: { box: EVERY_OBJECTIVE } },
    });
    expect(winner(ran)).toBe('rebel: reputation');
    expect(eventsOf(ran, 'unit-built')).toEqual([]);
    expect(ran.state.queue.rebel[0]).toEqual({ 'x-wing': 1 });
    expect(ran.events.at(-1)?.kind).toBe('game-won');
  });

  by('probe-cards.draw-two', 'of one probe card one is drawn', () => {
    const ran = refreshes({
      time: 13,
      reputation: 14,
      piles: { ...TOPS, probes: { hand: SYSTEMS.slice(1) }, objectives: { box: EVERY_OBJECTIVE } },
    });
    expect(ran.state.piles.probes.hand).toContain('alderaan');
    expect(eventsOf(ran, 'pile-empty')[0]).toEqual({ pile: 'probes', missing: 1 });
  });
});

describe('recruiting, as the books have it', () => {
  const recruits = (position: object, ...answers: readonly Answer[]): Ran =>
    run(recruiting, { phase: 'refresh', base: HIDDEN, ...position }, ...answers);
  const tops = (...top: readonly string[]) => ({
    piles: {
      'rebel-actions': { top },
      'empire-actions': { top: ['boba-fett-where', 'local-rumors'] },
    },
  });

  by('recruiting.not-again', 'who is there or lost for good is not recruited', () => {
    const ran = recruits({
      ...tops('ambush', 'an-old-friend'),
      pool: { rebel: ['general-madine'] },
      eliminated: ['chewbacca'],
    });
    expect(verdict(ran, { leader: 'general-madine' })).toBe(no('recruiting.not-again'));
    expect(verdict(ran, { leader: 'han-solo' })).toBe('allowed');
  });

  by('recruiting.draw-more', 'with both leaders taken cards are drawn until one is free', () => {
    const position = {
      ...tops('ambush', 'an-old-friend', 'noble-sacrifice'),
      pool: { rebel: ['general-madine', 'han-solo'] },
    };
    const ran = recruits(position);
    expect(verdict(ran, { kind: 'draw-another' })).toBe('allowed');
    const more = recruits(position, pick('draw-another'));
    expect(verdict(more, { leader: 'obi-wan-kenobi' })).toBe('allowed');
    expect(verdict(more, { kind: 'draw-another' })).toBe(no('recruiting.draw-more'));
  });

  by('recruiting.card-only', 'a card without a free leader may be kept for itself', () => {
    const position = {
      ...tops('ambush', 'an-old-friend'),
      pool: { rebel: ['general-madine', 'han-solo'] },
    };
    const ran = recruits(
      position,
      pick('recruit', { card: 'ambush', leader: null }),
      pick('recruit', { card: 'local-rumors', leader: 'colonel-yularen' }),
    );
    expect(ran.state.piles['rebel-actions'].hand).toEqual(['ambush']);
    expect(eventsOf(ran, 'nobody-recruited')).toEqual([{ side: 'rebel' }]);
  });
});

describe('building and deployment, as the books have them', () => {
  const empire = (position: object, ...answers: readonly Answer[]): Ran =>
    run(
      building,
      { phase: 'refresh', base: HIDDEN, start: { side: 'empire' }, ...position },
      ...answers,
    );
  const rebels = (position: object, ...answers: readonly Answer[]): Ran =>
    run(
      building,
      {
        phase: 'refresh',
        base: { system: 'ilum', revealed: true },
        start: { side: 'rebel' },
        ...position,
      },
      ...answers,
    );
  const ILUM = { ilum: { units: { 'tie-fighter': 1, 'rebel-trooper': 1 } } };
  const built = (ran: Ran): readonly string[] =>
    eventsOf(ran, 'unit-built').map(({ from, unit }) => `${from}: ${unit}`);

  by('subjugation.leftmost', 'a subjugated system gives its leftmost icon, the Rebels none', () => {
    const systems = {
      ...ILUM,
      mandalore: { loyalty: 'rebel', subjugated: true, units: { stormtrooper: 1 } },
    };
    expect(built(empire({ systems }))).toEqual([
      'coruscant: stormtrooper',
      'mandalore: stormtrooper',
    ]);
    expect(built(rebels({ systems }))).toEqual([]);
  });

  by('building.enemy-units', 'an enemy ship stops the icons of a loyal system', () => {
    const systems = {
      ...ILUM,
      rodia: { loyalty: 'empire', units: { stormtrooper: 1, 'x-wing': 1 } },
      ryloth: { loyalty: 'rebel', units: { 'tie-fighter': 1 } },
    };
    expect(built(empire({ systems }))).toEqual(['coruscant: stormtrooper']);
    expect(built(rebels({ systems }))).toEqual([]);
  });

  by('sabotage.both-sides', 'a marker stops building and deploying for both', () => {
    const systems = {
      ...ILUM,
      rodia: { loyalty: 'empire', sabotage: true, units: { stormtrooper: 1 } },
      ryloth: { loyalty: 'rebel', sabotage: true },
    };
    const ran = empire({ systems, queue: { empire: [{ 'tie-fighter': 1 }] } });
    expect(built(ran)).toEqual(['coruscant: stormtrooper']);
    expect(verdict(ran, { place: 'rodia' })).toBe(no('sabotage.no-deploying'));
    const other = rebels({ systems, queue: { rebel: [{ 'x-wing': 1 }] } });
    expect(built(other)).toEqual([]);
    expect(other.state.queue.rebel[0]).toEqual({ 'x-wing': 1 });
  });

  by('deployment.put-back', 'what cannot be deployed waits on the first space', () => {
    const systems = { ...ILUM, ryloth: { loyalty: 'rebel', units: { 'tie-fighter': 1 } } };
    const ran = rebels({ systems, queue: { rebel: [{ 'x-wing': 1 }, { 'y-wing': 1 }] } });
    expect(ran.state.queue.rebel).toEqual([{ 'x-wing': 1, 'y-wing': 1 }, {}, {}]);
  });

  by('component-limits.units', 'what waits in the queue cannot be given up', () => {
    const ran = rebels({
      systems: { ...ILUM, naboo: { loyalty: 'rebel' } },
      queue: { rebel: [{}, {}, { 'rebel-transport': 4 }] },
    });
    expect(asks(ran)).toBe('rebel: build-unit');
    expect(verdict(ran, { unit: 'rebel-transport' })).toBe(no('component-limits.units'));
    expect(verdict(ran, { unit: 'x-wing' })).toBe('allowed');
  });

  const GARRISON = { stormtrooper: 29 };

  by(
    'component-limits.destroy-own-condition',
    'an own unit is given up for one of its kind',
    () => {
      const systems = {
        ...ILUM,
        rodia: { units: { stormtrooper: 1 }, subjugated: true },
        corellia: { loyalty: 'empire', units: GARRISON },
      };
      const ran = empire({ systems });
      expect(asks(ran)).toBe('empire: build-unit');
      const freed = empire({ systems }, pick('build-unit', { unit: 'stormtrooper' }));
      expect(asks(freed)).toBe('empire: free-unit');
      expect(verdict(freed, { place: 'rodia' })).toBe('allowed');
    },
  );

  by('subjugation.end-when', 'who gives up the last garrison gives up what it would build', () => {
    const systems = {
      ...ILUM,
      rodia: { units: { stormtrooper: 1 }, subjugated: true },
      corellia: { loyalty: 'empire', sabotage: true, units: GARRISON },
    };
    const ran = empire(
      { systems },
      pick('build-unit', { unit: 'stormtrooper' }),
      pick('free-unit', { unit: 'stormtrooper', place: 'rodia' }),
    );
    expect(ran.state.systems.rodia).toMatchObject({ subjugated: false, units: {} });
    expect(built(ran)).toEqual(['coruscant: stormtrooper']);
    expect(supplyOf(ran.state, 'stormtrooper')).toBe(0);
    expect(asks(ran)).toBe('empire: deploy');
  });

  by('death-star.deploy-place', 'the second Death Star has one place, and no enemy there', () => {
    const station = { 'death-star-under-construction': 1 };
    const queue = { empire: [{ 'death-star': 1, 'tie-fighter': 1 }] };
    const free = empire({ systems: { ...ILUM, endor: { units: station } }, queue });
    expect(verdict(free, { unit: 'death-star', place: 'endor' })).toBe('allowed');
    expect(verdict(free, { unit: 'death-star', place: 'coruscant' })).toBe(
      no('death-star.deploy-place'),
    );
    for (const unit of ['x-wing', 'rebel-trooper']) {
      const met = empire({ systems: { endor: { units: { ...station, [unit]: 1 } } }, queue });
      expect(verdict(met, { unit: 'death-star', place: 'endor' })).toBe(
        no('deployment.enemy-units'),
      );
    }
  });

  by('refresh-phase.deploy', 'the Rebels move their queue and deploy before the Empire', () => {
    const ran = run(refresh, { phase: 'refresh', base: HIDDEN });
    const waiting = ran.state.agenda.flatMap((frame) =>
      frame.at === 'deploy-queue' ? [frame.side] : [],
    );
    expect(waiting.toReversed()).toEqual(['rebel', 'empire']);
  });
});

// ── teams ────────────────────────────────────────────────────────────────────────────────────────

describe('teams, as the books have them', () => {
  const FOUR = { players: 4, base: HIDDEN };

  by('recruiting.team-admirals', 'admirals choose, an orange leader goes to the general', () => {
    const position = {
      ...FOUR,
      phase: 'refresh',
      piles: {
        'rebel-actions': { top: ['ambush', 'an-old-friend'] },
        'empire-actions': { top: ['boba-fett-where', 'local-rumors'] },
      },
    };
    const ran = run(recruiting, position);
    expect(asks(ran)).toBe('rebel-admiral: recruit');
    const next = run(
      recruiting,
      position,
      pick('recruit', { card: 'ambush', leader: 'general-madine' }),
    );
    expect(asks(next)).toBe('empire-admiral: recruit');
    const done = run(
      recruiting,
      position,
      pick('recruit', { card: 'ambush', leader: 'general-madine' }),
      pick('recruit', { card: 'boba-fett-where', leader: 'boba-fett' }),
    );
    const turn = run(assignment, {
      ...FOUR,
      pool: { rebel: ['general-madine'] },
      piles: { 'rebel-missions': { hand: ['sabotage'] } },
    });
    expect(done.state.leaders['general-madine'].place).toEqual({ at: 'pool' });
    expect(verdict(turn, { kind: 'assign-mission' })).toBe(no('assignment-phase.place-leaders'));
  });

  by('building.team-admiral', 'admirals build and deploy', () => {
    const ran = run(building, {
      ...FOUR,
      phase: 'refresh',
      start: { side: 'rebel' },
      systems: { ryloth: { loyalty: 'rebel' } },
    });
    expect(asks(ran)).toBe('rebel-admiral: build-unit');
    const deploys = run(
      building,
      {
        ...FOUR,
        phase: 'refresh',
        start: { side: 'rebel' },
        systems: { ryloth: { loyalty: 'rebel' } },
      },
      pick('build-unit', { unit: 'x-wing' }),
    );
    expect(asks(deploys)).toBe('rebel-admiral: deploy');
  });

  by('objective-cards.team-general', 'the Rebel general plays objectives, in either moment', () => {
    const piles = { objectives: { hand: ['popular-support'] } };
    expect(asks(run(refresh, { ...FOUR, phase: 'refresh', piles }))).toBe(
      'rebel-general: refresh-objective',
    );
  });

  by('missions.team-own-leader', 'only a partner whose leader is on a mission reveals it', () => {
    const position = {
      ...FOUR,
      phase: 'command',
      missions: [{ card: 'build-alliance', leaders: ['princess-leia'] }],
    };
    const admiral = run(commandPhase, position);
    expect(asks(admiral)).toBe('rebel-admiral: command-turn');
    expect(verdict(admiral, { slot: 0 })).toBe(no('missions.team-own-leader'));
    const general = run(commandPhase, position, PASS, PASS);
    expect(asks(general)).toBe('rebel-general: command-turn');
    expect(verdict(general, { slot: 0 })).toBe('allowed');
  });

  by('rebel-base.team-reveal', 'either Rebel reveals the base as his turn begins', () => {
    const position = { ...FOUR, phase: 'command' };
    expect(verdict(run(commandPhase, position), pick('reveal-base'))).toBe('allowed');
    expect(verdict(run(commandPhase, position, PASS, PASS), pick('reveal-base'))).toBe('allowed');
  });

  by('command-phase.three-players-pass', 'the Rebel of three players passes twice', () => {
    const position = { players: 3, base: HIDDEN, phase: 'command' };
    const ran = run(commandPhase, position, PASS, PASS);
    expect(asks(ran)).toBe('rebel-general: command-turn');
  });

  by('missions.team-decides', 'who revealed Rapid Mobilization decides about it', () => {
    const position = {
      ...FOUR,
      phase: 'command',
      missions: [{ card: 'rapid-mobilization', leaders: ['mon-mothma'] }],
    };
    const ran = run(
      commandPhase,
      position,
      pick('reveal-mission', { slot: 0 }),
      at('rebel-base-space'),
      PASS,
      PASS,
      PASS,
      PASS,
    );
    expect(asks(ran)).toBe('rebel-admiral: mobilization');
  });

  by(
    'action-cards.team-starting',
    'a card of the phase is used by the partner of its leader',
    () => {
      const position = {
        ...FOUR,
        pool: { rebel: ['jan-dodonna', 'princess-leia'] },
        piles: { 'rebel-actions': { hand: ['rebel-planning', 'our-most-desperate-hour'] } },
      };
      const ran = run(assignment, position);
      expect(asks(ran)).toBe('rebel-admiral: assign-mission');
      expect(verdict(ran, { card: 'rebel-planning' })).toBe('allowed');
      expect(verdict(ran, { card: 'our-most-desperate-hour' })).toBe(no('team-game.own-leaders'));
    },
  );

  by('team-game.own-leaders', 'whose leader bears the beacon says where it leads', () => {
    const ran = run(
      mission,
      {
        ...FOUR,
        ...CAPTIVE,
        phase: 'command',
        start: { seat: 'empire-general' },
        missions: [{ card: 'homing-beacon', leaders: ['colonel-yularen'] }],
      },
      against('han-solo'),
      drawn('direct-hit', 'direct-hit', 'hit'),
      blanks(1),
    );
    expect(asks(ran)).toBe('rebel-admiral: place-rescued');
  });
});
