import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combatInGame,
  supplyOf,
  unitsAt,
  viewFor,
  violationsOf,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { UNIT_IDS, unitOf } from '../../../../../src/games/rebellion/engine/units.ts';
import type { ActionId } from '../../../../../src/games/rebellion/engine/actions.ts';
import { asks, drawn, eventsOf, outcome, positionOf, run, verdict } from './helpers.ts';
import type { Answer, Ran } from './helpers.ts';
import { playRandomly } from './random-play.ts';

const END: Answer = { kind: 'end-actions' };

const STAY: Answer = { kind: 'stay' };
const hit = (figure: string): Answer => ({ kind: 'assign', die: 'black-1', figure });

const fight = (systems: object, more: object = {}) => ({
  phase: 'command',
  systems,
  start: { system: 'naboo', side: 'empire' },
  ...more,
});
const DUEL = { 'tie-fighter': 1, 'x-wing': 1 };

describe('a combat inside the game', () => {
  it('begins where both sides share a theatre, and nowhere else', () => {
    expect(asks(run(combatInGame, fight({ naboo: { units: DUEL } })))).toBe('empire: roll');
    const apart = fight({ naboo: { units: { stormtrooper: 1, 'x-wing': 1 } } });
    expect(asks(run(combatInGame, apart))).toBe('over');
  });

  it('has no ground battle in a destroyed system', () => {
    const units = {
      stormtrooper: 1,
      'star-destroyer': 1,
      'rebel-trooper': 1,
      'rebel-transport': 1,
    };
    const ruin = { units: { stormtrooper: 1, 'rebel-trooper': 1 }, destroyed: true };
    expect(asks(run(combatInGame, fight({ naboo: ruin })))).toBe('over');
    const ran = run(combatInGame, fight({ naboo: { units, destroyed: true } }));
    expect(ran.state.agenda.some(({ at }) => at === 'combat')).toBe(true);
  });

  it('adds leaders from the pool, who stay in the system afterwards', () => {
    const ran = run(
      combatInGame,
      fight(
        { naboo: { units: { 'tie-fighter': 1, 'x-wing': 1 } } },
        { pool: { empire: ['general-tagge'] } },
      ),
      { kind: 'add-leader', leader: 'general-tagge' },
    );
    expect(ran.state.leaders['general-tagge'].place).toEqual({ at: 'board', place: 'naboo' });
    expect(asks(ran)).toBe('empire: draw-tactic');
  });

  it('returns what is destroyed to the supply', () => {
    const ran = run(
      combatInGame,
      fight({ naboo: { units: DUEL } }),
      drawn('hit'),
      END,
      hit('x-wing-1'),
      drawn('blank'),
      END,
      STAY,
    );
    expect(asks(ran)).toBe('over');
    expect(unitsAt(ran.state, 'naboo')).toEqual({ 'tie-fighter': 1 });
    expect(supplyOf(ran.state, 'x-wing')).toBe(8);
  });

  it('hides the opponent’s tactic cards', () => {
    const ran = run(
      combatInGame,
      fight({ naboo: { units: DUEL, leaders: ['jan-dodonna'] } }),
      drawn('outmaneuver'),
    );
    expect(viewFor(ran.state, 'rebel').combat?.hands.rebel).toEqual([
      { theatre: 'space', card: 'outmaneuver' },
    ]);
    expect(viewFor(ran.state, 'empire').combat?.hands.rebel).toEqual([null]);
    expect(JSON.stringify(viewFor(ran.state, 'empire').combat?.decks)).toBe(
      '{"space":14,"ground":15}',
    );
  });
});

describe('«Start of combat» action cards', () => {
  const cards = { hand: ['keep-them-from-escaping', 'public-support'] };
  const position = (leaders: readonly string[]) =>
    fight({ naboo: { units: DUEL, leaders } }, { piles: { 'empire-actions': cards } });

  it('are offered when leaders have been added, to a side whose pictured leader is there', () => {
    const ran = run(combatInGame, position(['admiral-piett']));
    expect(asks(ran)).toBe('empire: start-cards');
    expect(verdict(ran, { card: 'keep-them-from-escaping' })).toBe('allowed');
    expect(verdict(ran, { card: 'public-support' })).toBe('rebellion.action-cards.assignment');
    expect(asks(run(combatInGame, position(['general-veers'])))).toBe('empire: draw-tactic');
  });

  it('are never a duty, and go to the box when used', () => {
    const kept = run(combatInGame, position(['admiral-piett']), { kind: 'no-action' });
    expect(asks(kept)).toBe('empire: draw-tactic');
    const used = run(combatInGame, position(['admiral-piett']), {
      kind: 'play-action',
      card: 'keep-them-from-escaping',
    });
    expect(used.state.piles['empire-actions'].box).toContain('keep-them-from-escaping');
  });
});

describe('«Start of combat» cards whose effect a booklet prints', () => {
  const use = (card: ActionId): Answer => ({ kind: 'play-action', card });
  const position = (card: string, units: object, leader: string, more: object = {}) =>
    fight(
      { naboo: { units, leaders: [leader] } },
      { piles: { 'empire-actions': { hand: [card] } }, ...more },
    );
  const dice = (ran: Ran): number => (ran.prompt.kind === 'chance' ? ran.prompt.draws.length : 0);

  it('«According to My Design» takes dice from the Rebels in round 1 only, in both theatres', () => {
    const units = { 'tie-fighter': 1, stormtrooper: 1, 'x-wing': 3, 'y-wing': 1, airspeeder: 3 };
    const begun = position('according-to-my-design', units, 'emperor-palpatine');
    const cards = [drawn('no-escape'), drawn('onslaught'), drawn('outmaneuver')] as const;
    const ground = [drawn('dig-in'), drawn('escape-plan')] as const;
    const played = (...answers: readonly Answer[]) =>
      run(combatInGame, begun, use('according-to-my-design'), ...cards, ...ground, ...answers);
    const space = played(drawn('blank'), END);
    expect(dice(space)).toBe(1);
    const land = played(drawn('blank'), END, drawn('blank'), END, drawn('blank'), END);
    expect(dice(land)).toBe(3);
    const second = played(
      ...[drawn('blank'), END, drawn('blank'), END],
      ...[drawn('blank'), END, drawn('blank', 'blank', 'blank'), END],
      ...[STAY, STAY, drawn('blank'), END],
    );
    expect(dice(second)).toBe(4);
  });

  it('say which of them are played out here, and which only the card tells', () => {
    const units = { 'tie-fighter': 1, 'x-wing': 1 };
    const told = (card: ActionId, leader: string) =>
      eventsOf(run(combatInGame, position(card, units, leader), use(card)), 'action-played');
    expect(told('according-to-my-design', 'emperor-palpatine')).toMatchObject([{ untold: false }]);
    expect(told('good-intel', 'soontir-fel')).toMatchObject([{ untold: true }]);
  });

  it('«Keep Them from Escaping» bars the retreat of the Rebels for the whole combat', () => {
    const units = { 'tie-fighter': 1, 'x-wing': 1 };
    const ran = run(
      combatInGame,
      fight(
        { naboo: { units, leaders: ['admiral-piett', 'mon-mothma'] } },
        { piles: { 'empire-actions': { hand: ['keep-them-from-escaping'] } } },
      ),
      use('keep-them-from-escaping'),
      ...[drawn('no-escape'), drawn('onslaught'), drawn('outmaneuver')],
      ...[drawn('blank'), END, drawn('blank'), END, STAY],
    );
    expect(asks(ran)).toBe('rebel: retreat');
    expect(verdict(ran, { kind: 'retreat' })).toBe('rebellion.golden-rules.cannot');
    const again = run(
      combatInGame,
      fight(
        { naboo: { units, leaders: ['admiral-piett', 'mon-mothma'] } },
        { piles: { 'empire-actions': { box: ['keep-them-from-escaping'] } } },
      ),
      ...[drawn('no-escape'), drawn('onslaught'), drawn('outmaneuver')],
      ...[drawn('blank'), END, drawn('blank'), END, STAY],
    );
    expect(verdict(again, { kind: 'retreat' })).toBe('allowed');
  });

  it('«Target the Generator» destroys one structure of choice before the first round', () => {
    const units = { 'star-destroyer': 1, 'x-wing': 1, 'ion-cannon': 1, 'shield-generator': 1 };
    const begun = position('target-the-generator', units, 'general-veers');
    const asked = run(combatInGame, begun, use('target-the-generator'));
    expect(asks(asked)).toBe('empire: destroy-structure');
    const ran = run(
      combatInGame,
      begun,
      use('target-the-generator'),
      { kind: 'destroy-structure', unit: 'ion-cannon' },
      drawn('no-escape'),
    );
    expect(dice(ran)).toBe(3);
    expect(unitsAt(ran.state, 'naboo')).toEqual({
      'star-destroyer': 1,
      'x-wing': 1,
      'shield-generator': 1,
    });
    const lone = run(
      combatInGame,
      position('target-the-generator', { ...units, 'shield-generator': 0 }, 'general-veers'),
      use('target-the-generator'),
    );
    expect(unitsAt(lone.state, 'naboo')).toEqual({ 'star-destroyer': 1, 'x-wing': 1 });
  });
});

describe('what holds at once, in the middle of a combat', () => {
  it('cargo of a destroyed system is lost with its carrier, and the owner chooses', () => {
    const units = { 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 2, 'x-wing': 2 };
    const answers: readonly Answer[] = [
      drawn('blank', 'blank', 'blank', 'blank'),
      END,
      drawn('direct-hit', 'direct-hit'),
      END,
      { kind: 'assign', die: 'black-1', figure: 'assault-carrier-1' },
      { kind: 'assign', die: 'black-2', figure: 'assault-carrier-1' },
    ];
    const ran = run(combatInGame, fight({ naboo: { units, destroyed: true } }), ...answers);
    expect(asks(ran)).toBe('empire: lose-cargo');
    const [tie, trooper]: readonly Answer[] = [
      { kind: 'lose-cargo', unit: 'tie-fighter' },
      { kind: 'lose-cargo', unit: 'stormtrooper' },
    ];
    const lost = run(
      combatInGame,
      fight({ naboo: { units, destroyed: true } }),
      ...[...answers, trooper, tie, trooper].flatMap((answer) => (answer ? [answer] : [])),
    );
    expect(unitsAt(lost.state, 'naboo')).toEqual({ 'x-wing': 2 });
    expect(asks(lost)).toBe('rebel: retreat');
  });

  it('a captive is free when the last Imperial unit falls', () => {
    const ran = run(
      combatInGame,
      fight(
        { naboo: { units: { stormtrooper: 1, 'rebel-trooper': 2 }, leaders: ['han-solo'] } },
        { rings: { 'han-solo': 'captured-ring' } },
      ),
      ...[drawn('blank'), END, drawn('hit', 'blank'), END],
      { kind: 'assign', die: 'black-1', figure: 'stormtrooper-1' },
    );
    expect(ran.state.leaders['han-solo']).toMatchObject({
      ring: null,
      place: { at: 'board', place: 'rebel-base-space' },
    });
  });

  it('a subjugation marker goes with the last ground unit, though ships fight on', () => {
    const units = { stormtrooper: 1, 'tie-fighter': 1, 'rebel-trooper': 1, 'x-wing': 1 };
    const ran = run(
      combatInGame,
      fight({ naboo: { units, subjugated: true } }),
      ...[drawn('blank'), END, drawn('blank'), END, drawn('blank'), END, drawn('hit'), END],
      { kind: 'assign', die: 'black-1', figure: 'stormtrooper-1' },
    );
    expect(asks(ran)).toBe('empire: retreat');
    expect(ran.state.systems.naboo.subjugated).toBe(false);
  });

  it('the game is won when the Rebels leave the system of their base', () => {
    const ran = run(
      combatInGame,
      fight(
        {
          naboo: { units: { 'tie-fighter': 1, 'x-wing': 1 }, leaders: ['mon-mothma'] },
        },
        { base: { system: 'naboo', revealed: true } },
      ),
      ...[drawn('blank'), END, drawn('blank'), END, STAY],
      { kind: 'retreat', leader: 'mon-mothma', to: 'rodia' },
    );
    expect(outcome(ran)?.winner).toEqual({ side: 'empire', because: 'base-conquered' });
    expect(ran.events.at(-1)?.kind).toBe('game-won');
  });
});

describe('a combat in a team game asks', () => {
  const table = (units: object, more: object = {}, leaders: readonly string[] = []) =>
    fight({ naboo: { units, leaders } }, { players: 4, ...more });
  const quiet = [drawn('blank'), END, drawn('blank'), END] as const;

  it('each partner about the leaders of his own, and one of them adds', () => {
    const begun = table(DUEL, { pool: { empire: ['general-tagge', 'grand-moff-tarkin'] } });
    const admiral = run(combatInGame, begun);
    expect(asks(admiral)).toBe('empire-admiral: add-leader');
    expect(verdict(admiral, { leader: 'general-tagge' })).toBe('rebellion.team-game.own-leaders');
    const general = run(combatInGame, begun, { kind: 'no-leader' });
    expect(asks(general)).toBe('empire-general: add-leader');
    expect(verdict(general, { leader: 'general-tagge' })).toBe('allowed');
    expect(verdict(general, { leader: 'grand-moff-tarkin' })).toBe(
      'rebellion.team-game.own-leaders',
    );
    const none = run(combatInGame, begun, { kind: 'no-leader' }, { kind: 'no-leader' });
    expect(asks(none)).toBe('empire-admiral: roll');
  });

  it('the partner whose leader is on a «Start of combat» card', () => {
    const cards = {
      'empire-actions': { hand: ['target-the-generator', 'keep-them-from-escaping'] },
    };
    const ran = run(combatInGame, table(DUEL, { piles: cards }, ['general-veers']));
    expect(asks(ran)).toBe('empire-general: start-cards');
    const both = run(
      combatInGame,
      table(DUEL, { piles: cards }, ['general-veers', 'admiral-piett']),
    );
    expect(asks(both)).toBe('empire-admiral: start-cards');
    expect(verdict(both, { card: 'target-the-generator' })).toBe('rebellion.team-game.own-leaders');
  });

  it('the partner whose leader retreats, and the other one when he stays', () => {
    const begun = table(DUEL, {}, ['mon-mothma', 'boba-fett', 'janus-greejatus']);
    const ran = run(combatInGame, begun, ...quiet);
    expect(asks(ran)).toBe('empire-admiral: retreat');
    expect(verdict(ran, { kind: 'retreat', leader: 'boba-fett' })).toBe(
      'rebellion.combat.retreat-capacity',
    );
    const ships = { 'assault-carrier': 1, 'x-wing': 1 };
    const fleet = table(ships, {}, ['mon-mothma', 'boba-fett', 'janus-greejatus']);
    const rolled = [drawn('blank', 'blank'), END, drawn('blank'), END] as const;
    const first = run(combatInGame, fleet, ...rolled);
    expect(asks(first)).toBe('empire-admiral: retreat');
    expect(verdict(first, { kind: 'retreat', leader: 'boba-fett' })).toBe(
      'rebellion.team-game.own-leaders',
    );
    const second = run(combatInGame, fleet, ...rolled, STAY);
    expect(asks(second)).toBe('empire-general: retreat');
    expect(verdict(second, { kind: 'retreat', leader: 'boba-fett' })).toBe('allowed');
    const gone = run(combatInGame, fleet, ...rolled, STAY, {
      kind: 'retreat',
      leader: 'boba-fett',
      to: 'rodia',
    });
    expect(unitsAt(gone.state, 'rodia')).toEqual({ 'assault-carrier': 1 });
    expect(asks(gone)).toBe('rebel-admiral: retreat');
    expect(verdict(gone, { kind: 'retreat' })).toBe('rebellion.combat.retreat-needs-enemy');
  });

  it('the general of the Rebels about Death Star Plans, whose dice the admiral rolls', () => {
    const begun = table(
      { 'death-star': 1, 'x-wing': 1 },
      { piles: { objectives: { hand: ['death-star-plans'] } } },
    );
    const blank = [drawn('blank', 'blank', 'blank', 'blank'), END, drawn('blank'), END] as const;
    const ran = run(combatInGame, begun, ...blank);
    expect(asks(ran)).toBe('rebel-general: plans');
    const shown = run(combatInGame, begun, ...blank, { kind: 'plans', target: 'death-star-1' });
    expect(asks(shown)).toBe('rebel-admiral: plans-roll');
  });
});

describe('objectives of a combat', () => {
  const hand = {
    objectives: {
      hand: ['crippling-blow', 'major-victory', 'popular-support', 'death-star-plans'],
    },
  };
  const CRIPPLING: Answer = { kind: 'play-objective', card: 'crippling-blow' };
  const [RED, BLACK] = ['at-at-1', 'stormtrooper-1'];
  const red = (die: number): Answer => ({ kind: 'assign', die: `red-${die}`, figure: RED });
  /** The Rebels attack an AT-AT and a Stormtrooper, and lose nobody. */
  const assault = (more: object = {}) =>
    fight(
      { naboo: { units: { 'at-at': 1, stormtrooper: 1, airspeeder: 3 } } },
      { start: { system: 'naboo', side: 'rebel' }, piles: hand, ...more },
    );
  const walkerFalls: readonly Answer[] = [
    drawn('hit', 'hit', 'hit', 'blank', 'blank', 'blank'),
    END,
    red(1),
    red(2),
    red(3),
    drawn('blank', 'blank', 'blank', 'blank'),
    END,
  ];

  it('are offered as soon as something is destroyed, while the combat goes on', () => {
    const ran = run(combatInGame, assault(), ...walkerFalls);
    expect(asks(ran)).toBe('rebel: combat-objective');
    expect(verdict(ran, { card: 'crippling-blow' })).toBe('allowed');
    expect(verdict(ran, { card: 'popular-support' })).toBe(
      'rebellion.objective-cards.start-of-refresh',
    );
    expect(unitsAt(ran.state, 'naboo')).toEqual({ stormtrooper: 1, airspeeder: 3 });
  });

  it('are one for each combat', () => {
    const ran = run(
      combatInGame,
      assault(),
      ...walkerFalls,
      CRIPPLING,
      STAY,
      STAY,
      drawn('blank', 'blank', 'blank', 'hit', 'blank', 'blank'),
      END,
      { kind: 'assign', die: 'black-1', figure: BLACK },
      drawn('blank'),
      END,
      STAY,
    );
    expect(asks(ran)).toBe('over');
    expect(ran.state.reputation).toBe(13);
    expect(ran.state.piles.objectives.hand).toEqual([
      'major-victory',
      'popular-support',
      'death-star-plans',
    ]);
  });

  it('end the game in the middle of a combat when they win it', () => {
    const ran = run(combatInGame, assault({ time: 5, reputation: 6 }), ...walkerFalls, CRIPPLING);
    expect(outcome(ran)?.winner).toEqual({ side: 'rebel', because: 'reputation' });
    expect(violationsOf(ran.state)).toEqual([]);
  });

  it('can be declined and played at the next moment', () => {
    const ran = run(
      combatInGame,
      assault(),
      ...walkerFalls,
      { kind: 'no-objective' },
      STAY,
      STAY,
      drawn('blank', 'blank', 'blank', 'hit', 'blank', 'blank'),
      END,
      { kind: 'assign', die: 'black-1', figure: BLACK },
      drawn('blank'),
      END,
    );
    expect(asks(ran)).toBe('rebel: combat-objective');
  });

  it('are not offered where nothing of the Empire was lost or beaten', () => {
    const ran = run(
      combatInGame,
      fight({ naboo: { units: DUEL } }, { piles: hand }),
      drawn('hit'),
      END,
      hit('x-wing-1'),
      drawn('blank'),
      END,
      { kind: 'no-plans' },
      STAY,
    );
    expect(asks(ran)).toBe('over');
  });

  it('ask of «Crippling Blow» a combat the Rebels began, and printed health of 3', () => {
    const bar = 'rebellion.objective-cards.crippling-blow';
    const begun = run(
      combatInGame,
      assault({ start: { system: 'naboo', side: 'empire' } }),
      drawn('blank', 'blank', 'blank', 'blank'),
      END,
      ...walkerFalls.slice(0, 5),
    );
    expect(verdict(begun, { card: 'crippling-blow' })).toBe(bar);
    const small = run(
      combatInGame,
      assault(),
      drawn('blank', 'blank', 'blank', 'hit', 'blank', 'blank'),
      END,
      { kind: 'assign', die: 'black-1', figure: BLACK },
      drawn('blank', 'blank', 'blank', 'blank'),
      END,
    );
    expect(verdict(small, { card: 'crippling-blow' })).toBe(bar);
    expect(verdict(small, { card: 'major-victory' })).toBe('allowed');
  });

  it('are not asked any more when the Empire has taken the base', () => {
    const ran = run(
      combatInGame,
      fight(
        { naboo: { units: { 'at-at': 1, stormtrooper: 1, 'rebel-trooper': 1 } } },
        {
          start: { system: 'naboo', side: 'rebel' },
          base: { system: 'naboo', revealed: true },
          piles: hand,
        },
      ),
      drawn('direct-hit'),
      END,
      { kind: 'assign', die: 'black-1', figure: BLACK },
      drawn('blank', 'blank', 'hit', 'blank'),
      END,
      { kind: 'assign', die: 'black-1', figure: 'rebel-trooper-1' },
    );
    expect(outcome(ran)?.winner).toEqual({ side: 'empire', because: 'base-conquered' });
    expect(ran.events.at(-1)?.kind).toBe('game-won');
  });
});

describe('Death Star Plans inside the game', () => {
  const position = fight(
    { naboo: { units: { 'death-star-under-construction': 1, 'tie-fighter': 1, 'x-wing': 2 } } },
    {
      piles: { objectives: { hand: ['death-star-plans'] } },
      queue: { empire: [{}, { 'death-star': 1 }] },
    },
  );
  const played = [drawn('blank'), END, drawn('blank', 'blank'), END] as const;

  it('bring their reputation and take the Death Star from the queue', () => {
    const ran = run(
      combatInGame,
      position,
      ...played,
      { kind: 'plans', target: 'death-star-under-construction-1' },
      drawn('direct-hit', 'blank', 'blank'),
    );
    expect(ran.state.reputation).toBe(12);
    expect(ran.state.queue.empire[1]).toEqual({});
    expect(supplyOf(ran.state, 'death-star')).toBe(2);
    expect(ran.state.piles.objectives.box).toEqual(['death-star-plans']);
  });

  it('stay in hand when they fail', () => {
    const ran = run(
      combatInGame,
      position,
      ...played,
      { kind: 'plans', target: 'death-star-under-construction-1' },
      drawn('hit', 'blank', 'blank'),
    );
    expect(ran.state.reputation).toBe(14);
    expect(ran.state.piles.objectives.hand).toEqual(['death-star-plans']);
  });
});

const armies = fc.record(
  Object.fromEntries(UNIT_IDS.map((id) => [id, fc.nat(Math.min(2, unitOf(id).box))])),
  { requiredKeys: [] },
);

describe('random combats inside the game', () => {
  it('lose no figure, leader or card, wherever the survivors retreat to', () => {
    let retreats = 0;
    fc.assert(
      fc.property(fc.nat(), armies, armies, fc.boolean(), (seed, units, others, revealed) => {
        const setup = positionOf(
          fight(
            {
              naboo: { units, leaders: ['darth-vader', 'han-solo'] },
              rodia: { loyalty: 'rebel' },
              dagobah: {},
              utapau: { units: Object.fromEntries(Object.entries(others).slice(0, 1)) },
            },
            {
              base: { system: 'rodia', revealed },
              pool: { empire: ['general-tagge'], rebel: ['chewbacca'] },
              piles: { objectives: { hand: ['death-star-plans', 'crippling-blow'] } },
            },
          ),
        );
        const { last } = playRandomly(combatInGame, setup, seed, ({ before, state, events }) => {
          if (state.agenda.length < before.agenda.length) expect(violationsOf(state)).toEqual([]);
          retreats += events.filter(({ kind }) => kind === 'retreated').length;
        });
        expect(violationsOf(last)).toEqual([]);
        expect(last.agenda).toEqual([]);
        expect(last.leaders['darth-vader'].place.at).toBe('board');
      }),
      { seed: 3, numRuns: 60 },
    );
    expect(retreats).toBeGreaterThan(0);
  });
});
