import { describe, expect } from 'vitest';
import {
  combatInGame,
  mission,
  supplyOf,
  unitsAt,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { asks, drawn, eventsOf, run, verdict } from './helpers.ts';
import type { Answer, Ran } from './helpers.ts';
import { blanks, by, dice, END, hit, no, pick, STAY, winner } from './positions.ts';

/** A fight in Naboo, which lies beside Rodia, Malastare, Sullust, Dagobah, Geonosis and Utapau. */
const fight = (naboo: object, more: object = {}, side: 'empire' | 'rebel' = 'empire') => ({
  phase: 'command',
  base: { system: 'ilum' },
  systems: { naboo, ...('systems' in more ? (more.systems as object) : {}) },
  start: { system: 'naboo', side },
  ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'systems')),
});

const fights = (naboo: object, more: object = {}, ...answers: readonly Answer[]): Ran =>
  run(combatInGame, fight(naboo, more), ...answers);

const rebelsAttack = (naboo: object, more: object = {}, ...answers: readonly Answer[]): Ran =>
  run(combatInGame, fight(naboo, more, 'rebel'), ...answers);

/** Both sides roll nothing but blanks. */
const quiet = (first: number, second: number): readonly Answer[] => [
  blanks(first),
  END,
  blanks(second),
  END,
];

const plans = (card: string) => ({ piles: { objectives: { hand: [card, card] } } });
const drawnBy = (ran: Ran, side: string, theatre: string): number =>
  ran.events.filter(
    ({ kind, data }) =>
      kind === 'tactics-due' &&
      'side' in data &&
      data.side === side &&
      'theatre' in data &&
      data.theatre === theatre,
  ).length;

describe('the steps before the first round', () => {
  by('combat.leader-from-pool', 'a captive is no leader: one may be added', () => {
    const ran = fights(
      { units: { 'tie-fighter': 1, 'x-wing': 1 }, leaders: ['han-solo'] },
      { rings: { 'han-solo': 'captured-ring' }, pool: { rebel: ['jan-dodonna'] } },
    );
    expect(asks(ran)).toBe('rebel: add-leader');
    expect(verdict(ran, { leader: 'jan-dodonna' })).toBe('allowed');
  });

  by('combat.leader-from-pool', 'a leader without tactics leaves room for another', () => {
    const ran = fights(
      { units: { 'tie-fighter': 1, 'x-wing': 1 }, leaders: ['mon-mothma'] },
      { pool: { rebel: ['jan-dodonna'] } },
    );
    expect(verdict(ran, { leader: 'jan-dodonna' })).toBe('allowed');
  });

  by('combat.team-leader', 'a tactician of the partner leaves no room for an own leader', () => {
    const ran = fights(
      { units: { 'tie-fighter': 1, 'x-wing': 1 }, leaders: ['general-veers'] },
      { players: 4, pool: { empire: ['grand-moff-tarkin'] } },
    );
    expect(asks(ran)).toBe('empire-admiral: add-leader');
    expect(verdict(ran, { leader: 'grand-moff-tarkin' })).toBe(no('combat.team-leader'));
  });

  by('combat.team-one-leader', 'a leader without tactics is the one of the team as well', () => {
    const ran = fights(
      { units: { 'tie-fighter': 1, 'x-wing': 1 } },
      { players: 4, pool: { empire: ['janus-greejatus', 'general-veers'] } },
      pick('add-leader', { leader: 'janus-greejatus' }),
    );
    expect(verdict(ran, { leader: 'general-veers' })).toBe(no('combat.team-one-leader'));
  });

  by(
    'combat.leader-order',
    'the side whose turn it is decides first, the other one after it',
    () => {
      const pool = { empire: ['general-tagge'], rebel: ['jan-dodonna'] };
      const units = { 'tie-fighter': 1, 'x-wing': 1 };
      expect(asks(rebelsAttack({ units }, { pool }))).toBe('rebel: add-leader');
      expect(asks(rebelsAttack({ units }, { pool }, pick('no-leader')))).toBe('empire: add-leader');
    },
  );

  by('combat.leader-after-pass', 'a player who has passed adds all the same', () => {
    const ran = fights(
      { units: { 'tie-fighter': 1, 'x-wing': 1 } },
      { passed: ['rebel'], pool: { rebel: ['jan-dodonna'] } },
    );
    expect(verdict(ran, { leader: 'jan-dodonna' })).toBe('allowed');
  });

  by('combat.space-cards-condition', 'where only space is shared no ground card is drawn', () => {
    const ran = fights({
      units: { 'tie-fighter': 1, stormtrooper: 2, 'x-wing': 1 },
      leaders: ['darth-vader'],
    });
    expect(drawnBy(ran, 'empire', 'space')).toBe(1);
    expect(drawnBy(ran, 'empire', 'ground')).toBe(0);
  });

  by('combat.highest-value', 'one leader counts in space and another one on the ground', () => {
    const units = { 'tie-fighter': 1, stormtrooper: 1, 'x-wing': 1, 'rebel-trooper': 1 };
    const ran = fights({ units, leaders: ['admiral-piett', 'general-veers'] });
    const due = eventsOfKind(ran, 'tactics-due');
    expect(due[0]).toMatchObject({ theatre: 'space', cards: 3, leader: 'admiral-piett' });
    const cards = [drawn('no-escape'), drawn('onslaught'), drawn('outmaneuver')];
    const later = fights({ units, leaders: ['admiral-piett', 'general-veers'] }, {}, ...cards);
    expect(eventsOfKind(later, 'tactics-due')[1]).toMatchObject({
      theatre: 'ground',
      cards: 3,
      leader: 'general-veers',
    });
  });

  by('action-cards.needs-leader', 'a leader added a moment ago may use his card, no other', () => {
    const piles = { 'empire-actions': { hand: ['target-the-generator', 'good-intel'] } };
    const ran = fights(
      { units: { 'tie-fighter': 1, stormtrooper: 1, 'x-wing': 1, 'ion-cannon': 1 } },
      { piles, pool: { empire: ['general-veers'] } },
      pick('add-leader', { leader: 'general-veers' }),
    );
    expect(verdict(ran, { card: 'target-the-generator' })).toBe('allowed');
    expect(verdict(ran, { card: 'good-intel' })).toBe(no('action-cards.needs-leader'));
  });

  by('captured-leaders.action-cards', 'a captive uses no card', () => {
    const ran = fights(
      { units: { 'tie-fighter': 1, 'x-wing': 1 }, leaders: ['wedge-antilles', 'admiral-ackbar'] },
      {
        rings: { 'wedge-antilles': 'captured-ring' },
        piles: { 'rebel-actions': { hand: ['target-the-star-destroyers', 'its-a-trap'] } },
      },
    );
    expect(asks(ran)).toBe('rebel: start-cards');
    expect(verdict(ran, { card: 'target-the-star-destroyers' })).toBe(
      no('captured-leaders.action-cards'),
    );
  });

  by('action-cards.same-time', 'the side whose turn it is plays its cards first', () => {
    const units = { 'tie-fighter': 1, 'x-wing': 1 };
    const more = {
      piles: {
        'rebel-actions': { hand: ['its-a-trap'] },
        'empire-actions': { hand: ['keep-them-from-escaping'] },
      },
    };
    const there = { units, leaders: ['admiral-ackbar', 'admiral-piett'] };
    expect(asks(fights(there, more))).toBe('empire: start-cards');
    expect(asks(rebelsAttack(there, more))).toBe('rebel: start-cards');
  });
});

/** Events of a combat, which the helpers of the game do not name. */
const eventsOfKind = ({ events }: Ran, wanted: string): readonly object[] =>
  events.flatMap(({ kind, data }) => ((kind as string) === wanted ? [data] : []));

describe('dice', () => {
  const RED = { 'star-destroyer': 3, 'tie-fighter': 0 };

  by('combat.reduction-first', 'what is taken is taken before the limit of five', () => {
    // Three destroyers: six red and three black; a carrier adds one of each.
    const units = { ...RED, 'assault-carrier': 1, 'x-wing': 1, 'ion-cannon': 1 };
    expect(dice(fights({ units }))).toBe(5 + 4);
    const two = { ...RED, 'assault-carrier': 1, 'x-wing': 1, 'ion-cannon': 2 };
    expect(dice(fights({ units: two }))).toBe(3 + 4);
  });

  by('structures.several', 'two cannons take four red dice and never more than there are', () => {
    const units = { 'assault-carrier': 1, 'x-wing': 1, 'ion-cannon': 2 };
    expect(dice(fights({ units }))).toBe(1);
  });

  by('structures.several', 'each generator brings a card to each ground battle', () => {
    const units = { stormtrooper: 1, 'rebel-trooper': 1, 'shield-generator': 2 };
    const ran = fights({ units }, {}, drawn('dig-in'));
    expect(asks(ran)).toBe('rebel: draw-tactic');
    const rolls = fights({ units }, {}, drawn('dig-in'), drawn('escape-plan'));
    expect(asks(rolls)).toBe('empire: roll');
  });

  by('combat.doomed-attack', 'who is lost in this battle still attacks in it', () => {
    const units = { 'tie-fighter': 1, 'x-wing': 1 };
    const ran = fights({ units }, {}, drawn('hit'), END, hit('black-1', 'x-wing-1'));
    expect(asks(ran)).toBe('rebel: roll');
    expect(dice(ran)).toBe(1);
  });

  by('combat.hit-colour', 'a red hit finds nobody among black health', () => {
    const ran = fights(
      { units: { 'star-destroyer': 1, 'x-wing': 1 } },
      {},
      drawn('hit', 'blank', 'blank'),
      END,
    );
    expect(verdict(ran, { kind: 'assign' })).toBe(no('combat.hit-colour'));
    expect(verdict(ran, { kind: 'skip-die' })).toBe('allowed');
  });

  by('death-star.no-damage', 'a direct hit does the Death Star nothing', () => {
    const ran = fights(
      { units: { 'death-star': 1, 'tie-fighter': 1, 'x-wing': 1 } },
      {},
      blanks(5),
      END,
      drawn('direct-hit'),
      END,
    );
    expect(verdict(ran, { figure: 'death-star-1' })).toBe(no('death-star.no-damage'));
    expect(verdict(ran, { kind: 'skip-die' })).toBe(no('combat.assign-all'));
  });

  by('combat.excess-damage', 'a unit may be given more than it can bear', () => {
    const units = { 'star-destroyer': 1, 'x-wing': 2 };
    const ran = fights(
      { units },
      {},
      drawn('direct-hit', 'direct-hit', 'direct-hit'),
      END,
      hit('red-1', 'x-wing-1'),
      hit('red-2', 'x-wing-1'),
    );
    expect(verdict(ran, { figure: 'x-wing-1' })).toBe('allowed');
  });
});

describe('units that cannot stay alone', () => {
  by('combat.lone-structures', 'structures alone stand one round and fall', () => {
    const units = { stormtrooper: 1, 'shield-generator': 1 };
    const begun = fights({ units }, {}, drawn('dig-in'));
    expect(asks(begun)).toBe('empire: roll');
    const ran = fights({ units }, {}, drawn('dig-in'), blanks(1), END, END, STAY, STAY);
    expect(unitsAt(ran.state, 'naboo')).toEqual({ stormtrooper: 1 });
    expect(supplyOf(ran.state, 'shield-generator')).toBe(3);
    expect(ran.state.systems.naboo.subjugated).toBe(true);
  });

  const STATION = { 'death-star-under-construction': 1, 'x-wing': 1 };
  const QUEUE = { queue: { empire: [{}, {}, { 'death-star': 1, 'tie-fighter': 1 }] } };

  by('combat.lone-dsuc', 'the station alone falls, and the Death Star of the queue with it', () => {
    const ran = fights({ units: STATION }, QUEUE, blanks(1), END, STAY, STAY);
    expect(unitsAt(ran.state, 'naboo')).toEqual({ 'x-wing': 1 });
    expect(ran.state.queue.empire).toEqual([{}, {}, { 'tie-fighter': 1 }]);
    expect(supplyOf(ran.state, 'death-star')).toBe(2);
  });

  by('combat.lone-dsuc', 'one fighter beside it keeps the station', () => {
    const units = { ...STATION, 'tie-fighter': 1 };
    const ran = fights({ units }, QUEUE, ...quiet(1, 1), STAY, STAY);
    expect(unitsAt(ran.state, 'naboo')).toEqual(units);
    expect(ran.state.queue.empire[2]).toEqual({ 'death-star': 1, 'tie-fighter': 1 });
  });

  by('combat.lone-transports', 'transports without a leader are lost', () => {
    const units = { 'tie-fighter': 1, 'rebel-transport': 2, 'rebel-trooper': 1 };
    const ran = fights({ units }, {}, blanks(1), END, STAY, STAY);
    expect(unitsAt(ran.state, 'naboo')).toEqual({ 'tie-fighter': 1, 'rebel-trooper': 1 });
  });

  by('combat.lone-transports', 'transports with a leader may go instead', () => {
    const units = { 'tie-fighter': 1, 'rebel-transport': 1 };
    const there = { units, leaders: ['mon-mothma'] };
    const ran = fights(there, {}, blanks(1), END, STAY);
    expect(verdict(ran, { kind: 'retreat', to: 'rodia' })).toBe('allowed');
  });

  by('combat.lone-transports', 'over nothing but ground units transports are safe', () => {
    const units = { stormtrooper: 1, 'rebel-transport': 1, 'rebel-trooper': 1 };
    const ran = fights(
      { units },
      {},
      drawn('hit'),
      END,
      hit('black-1', 'rebel-trooper-1'),
      blanks(1),
      END,
      STAY,
      STAY,
    );
    expect(unitsAt(ran.state, 'naboo')).toEqual({ stormtrooper: 1, 'rebel-transport': 1 });
  });

  by('golden-rules.cannot', 'a card that bars the retreat dooms lone transports', () => {
    const ran = fights(
      {
        units: { 'tie-fighter': 1, 'rebel-transport': 1 },
        leaders: ['admiral-piett', 'mon-mothma'],
      },
      { piles: { 'empire-actions': { hand: ['keep-them-from-escaping'] } } },
      pick('play-action', { card: 'keep-them-from-escaping' }),
      ...['no-escape', 'onslaught', 'outmaneuver'].map((card) => drawn(card)),
      blanks(1),
      END,
      STAY,
    );
    expect(verdict(ran, { kind: 'retreat' })).toBe(no('golden-rules.cannot'));
    expect(verdict(ran, STAY)).toBe('allowed');
  });

  by('combat.lone-death-star', 'against a helpless Death Star the Rebels must go or fall', () => {
    const units = { 'death-star': 1, 'x-wing': 1, 'ion-cannon': 2 };
    const bound = fights({ units, leaders: ['mon-mothma'] }, {}, blanks(1), END, STAY);
    expect(verdict(bound, STAY)).toBe(no('combat.lone-death-star'));
    const lost = fights({ units }, {}, blanks(1), END, STAY, STAY);
    expect(unitsAt(lost.state, 'naboo')).toEqual({ 'death-star': 1, 'ion-cannon': 2 });
  });
});

describe('retreat', () => {
  const ROUND = quiet(1, 1);
  const DUEL = { 'tie-fighter': 1, 'x-wing': 1 };

  by('combat.retreat-death-star', 'nobody leaves a Death Star, not even a trooper', () => {
    const ran = fights(
      { units: { 'death-star': 1, 'assault-carrier': 1, 'x-wing': 1 }, leaders: ['boba-fett'] },
      {},
      ...quiet(6, 1),
    );
    expect(verdict(ran, { kind: 'retreat' })).toBe(no('combat.retreat-death-star'));
  });

  by('combat.retreat-friendly-first', 'an empty neighbour is no choice beside a loyal one', () => {
    const ran = fights(
      { units: DUEL, leaders: ['mon-mothma'] },
      { systems: { rodia: { loyalty: 'rebel' } } },
      ...ROUND,
      STAY,
    );
    expect(verdict(ran, { kind: 'retreat', to: 'rodia' })).toBe('allowed');
    expect(verdict(ran, { kind: 'retreat', to: 'sullust' })).toBe(
      no('combat.retreat-friendly-first'),
    );
  });

  by('combat.retreat-no-enemy', 'loyalty under enemy units is no refuge, and bars no other', () => {
    const rodia = { loyalty: 'rebel', subjugated: true, units: { stormtrooper: 1 } };
    const ran = fights(
      { units: DUEL, leaders: ['mon-mothma'] },
      { systems: { rodia } },
      ...ROUND,
      STAY,
    );
    expect(verdict(ran, { kind: 'retreat', to: 'rodia' })).toBe(no('combat.retreat-no-enemy'));
    expect(verdict(ran, { kind: 'retreat', to: 'sullust' })).toBe('allowed');
  });

  by('combat.retreat-no-enemy', 'an enemy leader without units keeps nobody out', () => {
    const ran = fights(
      { units: DUEL, leaders: ['mon-mothma'] },
      { systems: { rodia: { leaders: ['darth-vader'] } } },
      ...ROUND,
      STAY,
    );
    expect(verdict(ran, { kind: 'retreat', to: 'rodia' })).toBe('allowed');
  });

  by('combat.retreat-all-ships', 'ships must go, troopers may, structures cannot', () => {
    const units = {
      'star-destroyer': 1,
      'rebel-transport': 1,
      'rebel-trooper': 1,
      'ion-cannon': 1,
    };
    const ran = fights(
      { units: { ...units, 'x-wing': 1 }, leaders: ['mon-mothma'] },
      {},
      blanks(1),
      END,
      blanks(1),
      END,
      STAY,
      pick('retreat', { leader: 'mon-mothma', to: 'rodia' }),
    );
    expect(verdict(ran, { kind: 'leave', figure: 'x-wing-1' })).toBe(
      no('combat.retreat-all-ships'),
    );
    expect(verdict(ran, { kind: 'take', figure: 'rebel-trooper-1' })).toBe('allowed');
    expect(verdict(ran, { kind: 'take', figure: 'ion-cannon-1' })).toBe(
      no('combat.retreat-immobile'),
    );
    expect(verdict(ran, { kind: 'depart' })).toBe('allowed');
  });

  by('combat.retreat-capacity', 'ground units without a ship cannot retreat', () => {
    const ran = fights(
      { units: { stormtrooper: 1, 'rebel-trooper': 1 }, leaders: ['mon-mothma'] },
      {},
      ...ROUND,
      STAY,
    );
    expect(verdict(ran, { kind: 'retreat' })).toBe(no('combat.retreat-capacity'));
  });

  by('combat.retreat-new-round', 'who is left behind goes on fighting, and leaves no more', () => {
    const units = { 'tie-fighter': 1, stormtrooper: 1, 'rebel-transport': 1, 'rebel-trooper': 2 };
    const ran = fights(
      { units, leaders: ['mon-mothma', 'chewbacca'] },
      {},
      drawn('no-escape'),
      drawn('dig-in'),
      drawn('escape-plan'),
      blanks(1),
      END,
      END,
      blanks(1),
      END,
      blanks(2),
      END,
      STAY,
      pick('retreat', { leader: 'mon-mothma', to: 'rodia' }),
      pick('depart'),
      blanks(1),
      END,
      blanks(2),
      END,
      STAY,
    );
    expect(unitsAt(ran.state, 'rodia')).toEqual({ 'rebel-transport': 1 });
    expect(verdict(ran, { kind: 'retreat' })).toBe(no('combat.retreat-once'));
  });

  by('combat.retreat-needs-enemy', 'with nobody left to flee from nobody retreats', () => {
    const ran = fights(
      { units: { ...DUEL, 'star-destroyer': 1 }, leaders: ['boba-fett'] },
      {},
      drawn('blank', 'blank', 'hit', 'blank'),
      END,
      hit('black-1', 'x-wing-1'),
      blanks(1),
      END,
    );
    expect(verdict(ran, { kind: 'retreat' })).toBe(no('combat.retreat-needs-enemy'));
  });

  by('captured-leaders.no-retreat', 'a captive is left behind, and so he is free', () => {
    const ran = fights(
      {
        units: { 'star-destroyer': 1, 'x-wing': 1 },
        leaders: ['boba-fett', 'han-solo'],
      },
      { rings: { 'han-solo': 'captured-ring' } },
      ...quiet(3, 1),
      pick('retreat', { leader: 'boba-fett', to: 'rodia' }),
    );
    expect(ran.state.leaders['han-solo'].ring).toBeNull();
  });

  by('combat.retreat-not-base-space', 'no neighbour is the space of the base', () => {
    const ran = fights(
      { units: DUEL, leaders: ['mon-mothma'] },
      { base: { system: 'rodia' } },
      ...ROUND,
      STAY,
    );
    expect(verdict(ran, { to: 'rebel-base-space' })).toBe('absent');
  });
});

describe('Death Star Plans', () => {
  const units = { 'death-star': 1, 'x-wing': 2 };
  const shoot = quiet(4, 2);
  const reveal = pick('plans', { target: 'death-star-1' });

  by('death-star.plans-roll', 'a fighter that falls in this battle cannot use them', () => {
    const lone = { 'death-star': 1, 'tie-fighter': 1, 'y-wing': 1, 'corellian-corvette': 1 };
    const ran = fights(
      { units: lone },
      plans('death-star-plans'),
      drawn('blank', 'blank', 'blank', 'blank', 'hit'),
      END,
      hit('black-1', 'y-wing-1'),
      blanks(3),
      END,
    );
    expect(verdict(ran, { kind: 'plans' })).toBe(no('death-star.plans-roll'));
  });

  by('death-star.plans-once', 'two cards are tried in two rounds, not in one', () => {
    const ran = fights({ units }, plans('death-star-plans'), ...shoot, reveal, blanks(3));
    expect(asks(ran)).toBe('empire: retreat');
    const next = fights(
      { units },
      plans('death-star-plans'),
      ...shoot,
      reveal,
      blanks(3),
      STAY,
      STAY,
      ...shoot,
    );
    expect(asks(next)).toBe('rebel: plans');
  });

  by(
    'objective-cards.once-a-combat',
    'plans that worked are the one objective of the combat',
    () => {
      const hand = { piles: { objectives: { hand: ['death-star-plans', 'major-victory'] } } };
      const ran = fights(
        { units: { ...units, 'tie-fighter': 1 } },
        hand,
        ...quiet(5, 2),
        reveal,
        drawn('direct-hit', 'blank', 'blank'),
      );
      expect(ran.state.reputation).toBe(12);
      expect(asks(ran)).toBe('empire: retreat');
    },
  );

  by('objective-cards.once-a-combat', 'another objective leaves none for the plans', () => {
    const hand = { piles: { objectives: { hand: ['death-star-plans', 'major-victory'] } } };
    const ran = fights(
      { units: { ...units, 'tie-fighter': 1 } },
      hand,
      blanks(5),
      END,
      drawn('hit', 'blank'),
      END,
      hit('black-1', 'tie-fighter-1'),
      pick('play-objective', { card: 'major-victory' }),
    );
    expect(asks(ran)).toBe('empire: retreat');
    expect(ran.state.piles.objectives.hand).toEqual(['death-star-plans']);
  });

  by('death-star.queue-lost', 'with the unfinished station goes the one of the queue', () => {
    const ran = fights(
      { units: { 'death-star-under-construction': 1, 'x-wing': 1 } },
      { ...plans('death-star-plans'), queue: { empire: [{ 'death-star': 1 }, {}, {}] } },
      blanks(1),
      END,
      pick('plans', { target: 'death-star-under-construction-1' }),
      drawn('direct-hit', 'blank', 'blank'),
    );
    expect(ran.state.queue.empire).toEqual([{}, {}, {}]);
    expect(supplyOf(ran.state, 'death-star')).toBe(2);
  });

  by('destroyed-systems.excess', 'what the Death Star carried over a ruin is lost with it', () => {
    const ran = fights(
      { units: { 'death-star': 1, stormtrooper: 3, 'x-wing': 2 }, destroyed: true },
      plans('death-star-plans'),
      ...shoot,
      reveal,
      drawn('direct-hit', 'blank', 'blank'),
    );
    expect(unitsAt(ran.state, 'naboo')).toEqual({ 'x-wing': 2 });
  });
});

describe('victory in a combat', () => {
  by('victory.empire-wins', 'when everybody falls nobody has won the base', () => {
    const ran = fights(
      { units: { stormtrooper: 1, 'rebel-trooper': 1 } },
      { base: { system: 'naboo', revealed: true } },
      drawn('hit'),
      END,
      hit('black-1', 'rebel-trooper-1'),
      drawn('hit'),
      END,
      hit('black-1', 'stormtrooper-1'),
    );
    expect(winner(ran)).toBe('nobody');
    expect(unitsAt(ran.state, 'naboo')).toEqual({});
  });

  by('reputation.gain-more', 'plans for 2 stop the marker where it meets the time', () => {
    const ran = fights(
      { units: { 'death-star': 1, 'x-wing': 1 } },
      { ...plans('death-star-plans'), time: 8, reputation: 9 },
      ...quiet(4, 1),
      pick('plans', { target: 'death-star-1' }),
      drawn('direct-hit', 'direct-hit', 'blank'),
    );
    expect(winner(ran)).toBe('rebel: reputation');
    expect(ran.state.reputation).toBe(8);
  });

  by('combat.end-condition', 'ground units below and ships above end the combat', () => {
    const units = { stormtrooper: 1, 'tie-fighter': 1, 'x-wing': 1 };
    const ran = fights(
      { units },
      {},
      blanks(1),
      END,
      drawn('hit'),
      END,
      hit('black-1', 'tie-fighter-1'),
      STAY,
      STAY,
    );
    expect(asks(ran)).toBe('over');
    expect(unitsAt(ran.state, 'naboo')).toEqual({ stormtrooper: 1, 'x-wing': 1 });
  });

  by('deployment.gain-units', 'an incited rebellion fights at once, as far as figures go', () => {
    const far = { ilum: { units: { 'rebel-trooper': 19 } } };
    const ran = run(
      mission,
      {
        phase: 'command',
        base: { system: 'hoth' },
        systems: { ...far, naboo: { units: { stormtrooper: 1 }, subjugated: true } },
        missions: [{ card: 'incite-rebellion', leaders: ['mon-mothma'] }],
      },
      pick('name-place', { place: 'naboo' }),
    );
    expect(eventsOf(ran, 'units-placed')).toMatchObject([{ units: { 'rebel-trooper': 2 } }]);
    expect(asks(ran)).toBe('rebel: roll');
    expect(dice(ran)).toBe(2);
  });
});

describe('«One in a Million»', () => {
  const CARD = { 'rebel-actions': { hand: ['one-in-a-million'] } };
  const USE = pick('play-action', { card: 'one-in-a-million' });
  const KEEP = pick('no-action');
  const set = (of: string, face: string): Answer => pick('set-die', { of, face });
  /** Wedge draws three cards that nobody will play. */
  const DEALT = [drawn('no-escape'), drawn('onslaught'), drawn('outmaneuver')];
  const there = { units: { 'star-destroyer': 1, 'x-wing': 2 }, leaders: ['wedge-antilles'] };
  const before = [...DEALT, blanks(3), END];

  by('action-cards.one-in-a-million', 'two dice are set and not rolled', () => {
    const asked = fights(there, { piles: CARD }, ...before);
    expect(asks(asked)).toBe('rebel: fortune');
    const one = fights(
      there,
      { piles: CARD },
      ...before,
      USE,
      set('black-die', 'direct-hit'),
      pick('end-set'),
    );
    expect(asks(one)).toBe('rebel: roll');
    expect(dice(one)).toBe(1);
    const both = fights(
      there,
      { piles: CARD },
      ...before,
      USE,
      set('black-die', 'direct-hit'),
      set('black-die', 'special'),
    );
    expect(asks(both)).toBe('rebel: act');
    expect(eventsOfKind(both, 'dice-rolled').at(-1)).toMatchObject({
      dice: [{ face: 'direct-hit' }, { face: 'special' }],
    });
    expect(both.state.piles['rebel-actions'].box).toContain('one-in-a-million');
    expect(both.state.setDice).toEqual([]);
  });

  by('action-cards.optional', 'the card is kept for another roll', () => {
    const ran = fights(there, { piles: CARD }, ...before, KEEP);
    expect(dice(ran)).toBe(2);
    expect(ran.state.piles['rebel-actions'].hand).toEqual(['one-in-a-million']);
  });

  by('action-cards.needs-leader', 'nobody is asked where its leaders are not', () => {
    const elsewhere = { ...there, leaders: ['jan-dodonna'] };
    const cards = [drawn('no-escape'), drawn('onslaught')];
    expect(asks(fights(elsewhere, { piles: CARD }, ...cards, blanks(3), END))).toBe('rebel: roll');
  });

  by('death-star.one-in-a-million', 'the plans hit by themselves', () => {
    const ran = fights(
      { units: { 'death-star': 1, 'x-wing': 1 }, leaders: ['wedge-antilles'] },
      { piles: { ...CARD, objectives: { hand: ['death-star-plans'] } } },
      ...DEALT,
      blanks(4),
      END,
      KEEP,
      blanks(1),
      END,
      pick('plans', { target: 'death-star-1' }),
      USE,
      set('die', 'direct-hit'),
      pick('end-set'),
      blanks(2),
    );
    expect(unitsAt(ran.state, 'naboo')).toEqual({ 'x-wing': 1 });
    expect(ran.state.reputation).toBe(12);
  });

  by('leaders.luke-jedi', 'the Jedi uses the card of Luke, in a mission too', () => {
    const ran = run(
      mission,
      {
        phase: 'command',
        base: { system: 'ilum' },
        systems: { naboo: { leaders: ['darth-vader'] } },
        piles: CARD,
        missions: [{ card: 'hit-and-run', leaders: ['luke-skywalker-jedi'] }],
      },
      pick('name-place', { place: 'naboo' }),
      USE,
      set('die', 'special'),
      set('die', 'special'),
    );
    expect(asks(ran)).toBe('empire: roll-mission');
    expect(eventsOf(ran, 'mission-rolled')).toMatchObject([
      { side: 'rebel', faces: ['special', 'special'], successes: 4 },
    ]);
  });
});
