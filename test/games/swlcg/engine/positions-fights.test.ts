import { describe, expect } from 'vitest';
import {
  allowed,
  asks,
  citedBy,
  DECLINE,
  DONE,
  eventsOf,
  icon,
  PASS,
  piece,
  place,
  play,
  produce,
  run,
  send,
  SPEND,
  strike,
  target,
  verdict,
  zone,
} from './helpers.ts';
import type { Answer, Ran } from './helpers.ts';
import { by, effect, engage, moveDamage, no, spendShield } from './positions.ts';

const damage = (ran: Ran, id: string): number => piece(ran, id).damage;
const focus = (ran: Ran, id: string): number => piece(ran, id).focus;
const winner = ({ state }: Ran): string =>
  state.winner ? `${state.winner.side}: ${state.winner.reason}` : 'nobody';
const targets = (ran: Ran): readonly string[] =>
  allowed(ran).flatMap((choice) =>
    'target' in choice && choice.target !== null ? [choice.target] : [],
  );
const idOf = (card: string | object): string =>
  `${typeof card === 'string' ? card : String(Reflect.get(card, 'card'))}-1`;

type Card = string | object;

/** The light side attacks «Imperial Command», or the dark side «A Hero's Journey»; all fight. */
const fight = (
  active: 'light' | 'dark',
  attackers: readonly Card[],
  defenders: readonly Card[],
  edge: 'light' | 'dark',
  more: { readonly light?: readonly Card[]; readonly dark?: readonly Card[] } & object = {},
) => {
  const { light = [], dark = [], ...rest } = more;
  const objective = active === 'light' ? 'imperial-command' : 'a-heros-journey';
  const own = active === 'light' ? attackers : defenders;
  const other = active === 'light' ? defenders : attackers;
  const has = (cards: readonly Card[], card: string) =>
    cards.some((one) => idOf(one) === idOf(card));
  return {
    active,
    light: {
      play: [...(active === 'dark' && !has(light, objective) ? [objective] : []), ...own, ...light],
    },
    dark: {
      play: [
        ...(active === 'light' && !has(dark, objective) ? [objective] : []),
        ...other,
        ...dark,
      ],
    },
    engaged: {
      objective: idOf(objective),
      attackers: attackers.map(idOf),
      defenders: defenders.map(idOf),
      edge,
    },
    ...rest,
  };
};
const tired = (card: string) => ({ card, focus: 1 });

// ── declaring ────────────────────────────────────────────────────────────────────────────────────

const conflict = (light: object, dark: object, more: object = {}) => ({
  active: 'light',
  phases: ['conflict'],
  light,
  dark,
  ...more,
});

describe('declaring, as the book has it', () => {
  by('engagement.needs-attacker', 'no objective is engaged without a ready unit', () => {
    const ran = run(
      'turn',
      conflict({ play: ['a-heros-journey'] }, { play: [tired('rancor')] }, { active: 'dark' }),
    );
    expect(verdict(ran, engage('a-heros-journey-1'))).toBe(no('engagement.needs-attacker'));
    expect(allowed(ran)).toEqual([DONE]);
  });

  const TWICE = conflict(
    { play: ['secret-informant', 'luke-skywalker', 'twilek-loyalist'] },
    { play: ['the-heart-of-the-empire', 'fall-of-the-jedi'] },
  );
  const once = [
    engage('the-heart-of-the-empire-1'),
    send('luke-skywalker-1'),
    DONE,
    strike('luke-skywalker-1'),
    icon('blast', 'the-heart-of-the-empire-1'),
  ] as const;

  by('engagement.once-each', 'an objective is engaged once a phase', () => {
    const ran = run('turn', TWICE, ...once);
    expect(verdict(ran, engage('the-heart-of-the-empire-1'))).toBe(no('engagement.once-each'));
    expect(verdict(ran, engage('fall-of-the-jedi-1'))).toBe('allowed');
  });

  by('engagement.attackers', 'who has struck does not attack again', () => {
    const ran = run('turn', TWICE, ...once, engage('fall-of-the-jedi-1'));
    expect(verdict(ran, send('luke-skywalker-1'))).toBe(no('engagement.attackers'));
    expect(verdict(ran, send('twilek-loyalist-1'))).toBe('allowed');
  });

  by('engagement.no-defenders', 'the door may stay open, and nobody places cards behind it', () => {
    const setup = conflict(
      { play: ['luke-skywalker'], hand: ['x-wing'] },
      { play: ['imperial-command', 'rancor', 'nightsister', 'at-st'], hand: ['espo-trooper'] },
    );
    const opened = [engage('imperial-command-1'), send('luke-skywalker-1'), DONE, DONE] as const;
    const asked = run('turn', setup, ...opened);
    expect(asks(asked)).toBe('light: edge-place');
    const ran = run('turn', setup, ...opened, PASS);
    expect(eventsOf(ran, 'edge-barred')).toEqual([{ side: 'dark' }]);
    expect(eventsOf(ran, 'edge-won')).toMatchObject([{ side: 'light', how: 'automatic' }]);
    expect(focus(ran, 'rancor-1')).toBe(0);
  });

  by('engagement.defenders', 'a unit without icons defends, an exhausted one does not', () => {
    const setup = conflict(
      { play: ['a-heros-journey', tired('luke-skywalker'), 'r2-d2'], hand: ['x-wing'] },
      { play: ['interrogation-droid'] },
      { active: 'dark' },
    );
    const declared = [engage('a-heros-journey-1'), send('interrogation-droid-1'), DONE] as const;
    const asked = run('turn', setup, ...declared);
    expect(verdict(asked, send('luke-skywalker-1'))).toBe(no('engagement.defenders'));
    const defended = [...declared, send('r2-d2-1'), DONE] as const;
    expect(asks(run('turn', setup, ...defended))).toBe('light: edge-place');
    const ran = run(
      'turn',
      setup,
      ...[...defended, place('x-wing-1'), strike('r2-d2-1'), strike('interrogation-droid-1')],
      icon('tactics', 'luke-skywalker-1'),
    );
    expect(eventsOf(ran, 'no-bonus')).toEqual([{ why: 'defenders' }]);
  });

  const GUARDED = conflict(
    { play: ['a-heros-journey', 'guardian-of-peace', 'guardian-of-peace', 'luke-skywalker'] },
    { play: ['darth-vader'] },
    { active: 'dark' },
  );
  const guards = [
    engage('a-heros-journey-1'),
    send('darth-vader-1'),
    DONE,
    send('guardian-of-peace-1'),
    send('guardian-of-peace-2'),
    send('luke-skywalker-1'),
    DONE,
    target('a-heros-journey-1'),
  ] as const;

  by('keywords.shielding-token', 'the second shield does not go where the first lies', () => {
    const ran = run('turn', GUARDED, ...guards);
    expect(asks(ran)).toBe('light: shielding');
    expect(verdict(ran, target('a-heros-journey-1'))).toBe(no('damage.one-shield'));
    expect(verdict(ran, target('luke-skywalker-1'))).toBe('allowed');
  });

  by('keywords.shielding-token', 'who stays at home is not shielded', () => {
    const ran = run(
      'turn',
      conflict({ play: ['guardian-of-peace', 'luke-skywalker'] }, { play: ['imperial-command'] }),
      engage('imperial-command-1'),
      send('guardian-of-peace-1'),
      DONE,
    );
    expect(verdict(ran, target('luke-skywalker-1'))).toBe('not offered');
    expect(verdict(ran, target('guardian-of-peace-1'))).toBe('allowed');
  });

  by('engagement.participant', 'a participant that pays takes part to the end', () => {
    const ran = run(
      'turn',
      conflict(
        { play: ['mon-mothma', 'x-wing'], hand: ['it-binds-all-things'], discard: ['yoda'] },
        { play: ['imperial-command', 'interrogation-droid'] },
        { windows: true },
      ),
      // The window at the beginning of the phase.
      PASS,
      engage('imperial-command-1'),
      send('mon-mothma-1'),
      send('x-wing-1'),
      DONE,
      PASS,
      send('interrogation-droid-1'),
      DONE,
      play('it-binds-all-things-1'),
      produce('mon-mothma-1', 1),
      SPEND,
      PASS,
      PASS,
    );
    expect(eventsOf(ran, 'edge-won')).toMatchObject([{ side: 'light', light: 1, dark: 0 }]);
    expect(ran.state.engagement?.attackers).toContain('mon-mothma-1');
    expect(asks(ran)).toBe('light: strike');
    expect(verdict(ran, strike('mon-mothma-1'))).toBe(no('rules-words.exhausted-cannot'));
  });
});

// ── the edge battle ──────────────────────────────────────────────────────────────────────────────

const edge = (
  active: 'light' | 'dark',
  light: { readonly play: readonly Card[]; readonly hand?: readonly string[] },
  dark: { readonly play: readonly Card[]; readonly hand?: readonly string[] },
  more: object = {},
) => {
  const objective = active === 'light' ? 'imperial-command' : 'a-heros-journey';
  const [own, other] = active === 'light' ? [light, dark] : [dark, light];
  const lies = { ...other, play: [objective, ...other.play] };
  return {
    active,
    light: active === 'light' ? light : lies,
    dark: active === 'light' ? lies : dark,
    engaged: {
      objective: idOf(objective),
      attackers: own.play.map(idOf),
      defenders: other.play.map(idOf),
    },
    ...more,
  };
};
const won = (ran: Ran) => eventsOf(ran, 'edge-won')[0];

describe('the edge battle, as the book has it', () => {
  by('edge-battle.tie', 'nothing against nothing goes to the defender', () => {
    const ran = run(
      'edge-battle',
      edge('dark', { play: ['yoda'], hand: ['x-wing'] }, { play: ['rancor'], hand: ['at-st'] }),
      PASS,
      PASS,
    );
    expect(won(ran)).toEqual({ side: 'light', light: 0, dark: 0, how: 'tie' });
  });

  by('edge-battle.automatic-win', 'nothing against nobody goes to the attacker', () => {
    const ran = run(
      'edge-battle',
      edge('dark', { play: [], hand: ['x-wing'] }, { play: ['rancor'], hand: ['at-st'] }),
      PASS,
    );
    expect(won(ran)).toEqual({ side: 'dark', light: 0, dark: 0, how: 'automatic' });
  });

  by('keywords.edge-icons', 'a leader wins without a card, if she takes part', () => {
    const ran = run('edge-battle', edge('light', { play: ['mon-mothma'] }, { play: ['rancor'] }));
    expect(won(ran)).toMatchObject({ side: 'light', light: 1, dark: 0 });
    const home = edge('light', { play: ['x-wing'] }, { play: ['rancor'] });
    const stayed = run('edge-battle', {
      ...home,
      light: { play: ['x-wing', 'mon-mothma'] },
    });
    expect(won(stayed)).toMatchObject({ side: 'dark', light: 0, dark: 0 });
  });

  by('edge-battle.what-counts', 'her text counts for nothing in the stack', () => {
    const ran = run(
      'edge-battle',
      edge(
        'light',
        { play: ['x-wing'], hand: ['mon-mothma'] },
        { play: ['rancor'], hand: ['its-worse'] },
      ),
      place('mon-mothma-1'),
      place('its-worse-1'),
    );
    expect(won(ran)).toEqual({ side: 'dark', light: 2, dark: 2, how: 'tie' });
    expect(zone(ran, 'light', 'discard')).toEqual(['mon-mothma-1']);
  });

  const BOTH = edge(
    'dark',
    { play: ['yoda'], hand: ['x-wing', 'red-five'] },
    { play: ['rancor'], hand: ['at-st', 'espo-trooper', 'nightsister', 'detained'] },
  );

  by('edge-battle.attacker-first', 'the attacker is asked first', () => {
    const ran = run('edge-battle', BOTH);
    expect(asks(ran)).toBe('dark: edge-place');
    expect(verdict(ran, place('x-wing-1'))).toBe('not offered');
  });

  by('edge-battle.alternate', 'one card at a time, also after a pass', () => {
    expect(asks(run('edge-battle', BOTH, PASS, place('x-wing-1')))).toBe('dark: edge-place');
  });

  by('edge-battle.two-passes', 'two passes close the stacks for good', () => {
    const ran = run('edge-battle', BOTH, PASS, PASS);
    expect(asks(ran)).toBe('over');
    expect(won(ran)).toMatchObject({ side: 'light', light: 0, dark: 0 });
  });

  by('edge-battle.two-passes', 'after two passes of his own a player still places', () => {
    const ran = run(
      'edge-battle',
      edge(
        'light',
        { play: ['yoda'], hand: ['x-wing'] },
        { play: ['rancor'], hand: ['at-st', 'espo-trooper', 'nightsister'] },
      ),
      PASS,
      place('at-st-1'),
      PASS,
      place('espo-trooper-1'),
      place('x-wing-1'),
      PASS,
    );
    const [revealed] = eventsOf(ran, 'edge-revealed');
    expect([revealed?.light.length, revealed?.dark.length]).toEqual([1, 2]);
  });

  by('edge-battle.fate-complete', 'a fate card for attackers gives a defender its icons', () => {
    const ran = run(
      'edge-battle',
      edge(
        'dark',
        { play: ['yoda'], hand: ['target-of-opportunity'] },
        { play: ['rancor'], hand: ['espo-trooper'] },
      ),
      place('espo-trooper-1'),
      place('target-of-opportunity-1'),
    );
    expect(eventsOf(ran, 'fate-idle')).toEqual([{ piece: 'target-of-opportunity-1' }]);
    expect(won(ran)).toMatchObject({ side: 'light', light: 2, dark: 1 });
  });

  const TWISTS = edge(
    'light',
    { play: ['yoda'], hand: ['twist-of-fate', 'lightsaber-deflection'] },
    { play: ['rancor'], hand: ['twist-of-fate-dark', 'heat-of-battle-dark', 'espo-trooper'] },
  );
  const twisted = [
    place('twist-of-fate-1'),
    place('twist-of-fate-dark-1'),
    place('lightsaber-deflection-1'),
    place('heat-of-battle-dark-1'),
    PASS,
  ] as const;

  by('edge-battle.fate-order', 'the lower twist cancels the other and all the rest', () => {
    const ran = run('edge-battle', TWISTS, ...twisted);
    expect(eventsOf(ran, 'edge-cancelled')).toEqual([{ piece: 'twist-of-fate-1' }]);
    expect(eventsOf(ran, 'fate-resolved')).toHaveLength(1);
    expect(eventsOf(ran, 'edge-began')).toHaveLength(2);
    expect(damage(ran, 'yoda-1')).toBe(0);
    // The attacker has no card left and passes; the defender is asked.
    expect(asks(ran)).toBe('dark: edge-place');
  });

  by('edge-battle.tie', 'after the twist an empty hand can only pass', () => {
    const ran = run('edge-battle', TWISTS, ...twisted, PASS);
    expect(won(ran)).toEqual({ side: 'dark', light: 0, dark: 0, how: 'tie' });
  });

  by('edge-battle.fate-tie', 'the attacker orders, the owner chooses what is hit', () => {
    const setup = edge(
      'light',
      { play: ['luke-skywalker', 'yoda'] },
      { play: ['rancor'], hand: ['heat-of-battle-dark', 'heat-of-battle-dark'] },
    );
    const placed = [place('heat-of-battle-dark-1'), place('heat-of-battle-dark-2')] as const;
    expect(asks(run('edge-battle', setup, ...placed))).toBe('light: fate-tie');
    const chosen = run('edge-battle', setup, ...placed, target('heat-of-battle-dark-2'));
    expect(asks(chosen)).toBe('dark: fate-target');
  });

  by('edge-battle.count', 'the stack of a fallen defender counts', () => {
    const setup = conflict(
      { play: ['jedi-in-hiding'], hand: ['heat-of-battle'] },
      { play: ['imperial-command', 'advisor-to-the-emperor'], hand: ['detained'] },
    );
    const ran = run(
      'turn',
      setup,
      engage('imperial-command-1'),
      send('jedi-in-hiding-1'),
      DONE,
      send('advisor-to-the-emperor-1'),
      DONE,
      place('heat-of-battle-1'),
      place('detained-1'),
      target('advisor-to-the-emperor-1'),
      strike('jedi-in-hiding-1'),
    );
    expect(won(ran)).toEqual({ side: 'dark', light: 2, dark: 3, how: 'icons' });
    expect(focus(ran, 'jedi-in-hiding-1')).toBe(1);
    expect(eventsOf(ran, 'unopposed')).toHaveLength(1);
    expect(damage(ran, 'imperial-command-1')).toBe(1);
  });

  by('strikes.no-pass', 'a defender without an enemy must strike all the same', () => {
    const setup = conflict(
      { play: ['twilek-loyalist', 'red-five'] },
      {
        play: ['imperial-command', 'fall-of-the-jedi', 'kuati-security-team'],
        hand: ['heat-of-battle-dark'],
      },
    );
    const fallen = [
      engage('imperial-command-1'),
      send('twilek-loyalist-1'),
      DONE,
      send('kuati-security-team-1'),
      DONE,
      place('heat-of-battle-dark-1'),
      target('twilek-loyalist-1'),
    ] as const;
    const asked = run('turn', setup, ...fallen);
    expect(asks(asked)).toBe('dark: strike');
    expect(verdict(asked, PASS)).toBe(no('strikes.no-pass'));
    const ran = run('turn', setup, ...fallen, strike('kuati-security-team-1'));
    expect(focus(ran, 'kuati-security-team-1')).toBe(1);
    expect(damage(ran, 'red-five-1')).toBe(0);
    expect(eventsOf(ran, 'unopposed')).toEqual([]);
    expect(verdict(ran, engage('fall-of-the-jedi-1'))).toBe('allowed');
  });

  by('turn-chart.framework-interrupts', 'an interrupt comes in the middle of fate', () => {
    const setup = edge(
      'light',
      { play: ['jedi-in-hiding'], hand: ['lightsaber-deflection'] },
      { play: ['rancor'], hand: ['heat-of-battle-dark'] },
    );
    const ran = run(
      'edge-battle',
      { ...setup, dark: { ...setup.dark, play: [...setup.dark.play, 'kuati-security-team'] } },
      PASS,
      place('heat-of-battle-dark-1'),
      PASS,
      target('jedi-in-hiding-1'),
      moveDamage('kuati-security-team-1'),
    );
    expect(piece(ran, 'jedi-in-hiding-1').zone).toBe('play');
    expect(damage(ran, 'kuati-security-team-1')).toBe(1);
  });

  by('destruction.light-wins', 'the third objective in the edge battle ends the game', () => {
    const setup = edge(
      'light',
      { play: ['yoda'], hand: ['target-of-opportunity'] },
      { play: ['rancor'], hand: ['heat-of-battle-dark'] },
    );
    const ran = run(
      'edge-battle',
      {
        ...setup,
        dark: {
          ...setup.dark,
          play: [{ card: 'imperial-command', damage: 4 }, 'rancor'],
          lost: ['fall-of-the-jedi', 'counsel-of-the-sith'],
        },
      },
      place('target-of-opportunity-1'),
      place('heat-of-battle-dark-1'),
      target('yoda-1'),
    );
    expect(damage(ran, 'yoda-1')).toBe(1);
    expect(winner(ran)).toBe('light: objectives');
    expect(won(ran)).toBeUndefined();
  });

  by('engagement.no-bonus', 'the objective is gone, the fight is not', () => {
    const setup = conflict(
      { play: ['red-five'], hand: ['target-of-opportunity'] },
      { play: [{ card: 'imperial-command', damage: 4 }, 'interrogation-droid'] },
    );
    const gone = [
      engage('imperial-command-1'),
      send('red-five-1'),
      DONE,
      send('interrogation-droid-1'),
      DONE,
      place('target-of-opportunity-1'),
    ] as const;
    const asked = run('turn', setup, ...gone);
    expect(asks(asked)).toBe('light: strike');
    expect(verdict(asked, PASS)).toBe(no('strikes.no-pass'));
    const ran = run('turn', setup, ...gone, strike('red-five-1'));
    expect(asks(ran)).toBe('dark: strike');
    const over = run(
      'turn',
      setup,
      ...[...gone, strike('red-five-1'), strike('interrogation-droid-1')],
      icon('tactics', 'red-five-1'),
    );
    expect(eventsOf(over, 'no-bonus')).toEqual([{ why: 'objective' }]);
    expect(eventsOf(over, 'icon-idle')).toEqual([
      { piece: 'red-five-1', icon: 'blast', defending: false },
    ]);
    expect(citedBy(over, 'focused').at(-1)).toContain('combat-icons.tactics-effect');
  });
});

// ── strikes ──────────────────────────────────────────────────────────────────────────────────────

describe('strikes, as the book has it', () => {
  by('strikes.no-pass', 'a strike that does nothing is made', () => {
    const setup = fight('light', ['twilek-loyalist'], [tired('rancor')], 'dark');
    expect(verdict(run('strikes', setup), PASS)).toBe(no('strikes.no-pass'));
    const ran = run('strikes', setup, strike('twilek-loyalist-1'));
    expect(focus(ran, 'twilek-loyalist-1')).toBe(1);
    expect(eventsOf(ran, 'strike-idle')).toEqual([{ piece: 'twilek-loyalist-1', edge: true }]);
  });

  by('strikes.alone', 'three strikes in a row are right', () => {
    const dark = ['espo-trooper', 'advisor-to-the-emperor', 'duty-officer'];
    const ran = run(
      'strikes',
      fight('light', ['r2-d2'], dark, 'light'),
      strike('r2-d2-1'),
      ...dark.map((card) => strike(`${card}-1`)),
    );
    expect(eventsOf(ran, 'strike-ordered').map(({ piece: id }) => id)).toEqual([
      'r2-d2-1',
      ...dark.map((card) => `${card}-1`),
    ]);
    expect(asks(ran)).toBe('over');
  });

  by('strikes.alternate', 'whoever has the edge strikes first, if able', () => {
    const ran = run('strikes', fight('light', [tired('yoda')], ['interrogation-droid'], 'light'));
    expect(asks(ran)).toBe('dark: strike');
  });

  by('combat-icons.unit-damage-effect', 'the damage of one strike is not split', () => {
    const weak = ['advisor-to-the-emperor', 'nightsister'];
    const ran = run(
      'strikes',
      fight('light', ['jedi-in-hiding'], weak.map(tired), 'dark'),
      strike('jedi-in-hiding-1'),
      icon('unit-damage', 'nightsister-1'),
    );
    expect(eventsOf(ran, 'damaged')).toMatchObject([{ amount: 2, ignored: 1 }]);
    expect(piece(ran, 'advisor-to-the-emperor-1').zone).toBe('play');
    expect(asks(ran)).toBe('over');
  });

  by('combat-icons.blast-effect', 'unit damage does not go to the objective', () => {
    const ran = run(
      'strikes',
      fight('light', ['jedi-in-hiding'], [], 'light'),
      strike('jedi-in-hiding-1'),
      icon('blast', 'imperial-command-1'),
    );
    expect(eventsOf(ran, 'icon-applied')).toMatchObject([{ icon: 'blast', power: 1 }]);
    expect(damage(ran, 'imperial-command-1')).toBe(2);
  });

  by('combat-icons.blast-effect', 'blast damage goes to the engaged objective alone', () => {
    const ran = run(
      'strikes',
      fight('light', ['red-five'], [tired('rancor')], 'light', { dark: ['fall-of-the-jedi'] }),
      strike('red-five-1'),
    );
    expect(targets(ran)).toEqual(['imperial-command-1']);
  });

  by('combat-icons.blast-defence', 'Vader in defence harms no objective', () => {
    const ran = run(
      'strikes',
      fight('light', [tired('yoda')], ['darth-vader'], 'dark'),
      strike('darth-vader-1'),
    );
    expect(verdict(ran, { kind: 'icon', icon: 'blast' })).toBe(no('combat-icons.blast-defence'));
    expect(targets(ran)).toEqual(['yoda-1']);
  });

  by('keywords.targeted-strike-any', 'Luke aims at those at home in attack only', () => {
    const defends = run(
      'strikes',
      fight('dark', [tired('tie-fighter')], ['luke-skywalker'], 'light', { dark: ['nightsister'] }),
      strike('luke-skywalker-1'),
    );
    expect(verdict(defends, icon('unit-damage', 'nightsister-1'))).toBe(
      no('combat-icons.unit-damage-effect'),
    );
    const attacks = run(
      'strikes',
      fight('light', ['luke-skywalker'], [], 'light', { dark: ['nightsister'] }),
      strike('luke-skywalker-1'),
      icon('unit-damage', 'nightsister-1'),
    );
    expect(piece(attacks, 'nightsister-1').zone).toBe('discard');
  });

  by('combat-icons.tactics-anyone', 'tactics reach the tired and the absent', () => {
    const vader = { card: 'darth-vader', committed: true, focus: 1 };
    const ran = run(
      'strikes',
      fight('light', ['obi-wan-kenobi'], [tired('rancor')], 'light', { dark: [vader] }),
      strike('obi-wan-kenobi-1'),
      icon('tactics', 'darth-vader-1'),
      icon('tactics', 'darth-vader-1'),
    );
    expect(focus(ran, 'darth-vader-1')).toBe(3);
  });

  by('combat-icons.tactics-effect', 'tactics go on enemy units, sources among them', () => {
    const ran = run(
      'strikes',
      fight('dark', ['interrogation-droid'], [tired('yoda')], 'dark', {
        light: ['forgotten-heroes', 'mon-mothma'],
        dark: ['rancor'],
      }),
      strike('interrogation-droid-1'),
    );
    expect(targets(ran)).toEqual(['yoda-1', 'mon-mothma-1']);
  });

  by('combat-icons.order', 'the game is won between two types of icons', () => {
    const setup = fight('light', ['luke-skywalker'], [tired('rancor')], 'light', {
      dark: [{ card: 'imperial-command', damage: 3 }],
    });
    const ran = run(
      'strikes',
      {
        ...setup,
        dark: { ...setup.dark, lost: ['fall-of-the-jedi', 'counsel-of-the-sith'] },
      },
      strike('luke-skywalker-1'),
      icon('blast', 'imperial-command-1'),
    );
    expect(winner(ran)).toBe('light: objectives');
    expect(damage(ran, 'rancor-1')).toBe(0);
    expect(asks(ran)).toBe('over');
  });

  by('damage.own-tokens', 'a shield stops neither token of the own order', () => {
    const loyalist = { card: 'twilek-loyalist', committed: true, shield: true };
    const setup = fight('light', [loyalist], [tired('rancor')], 'light');
    expect(verdict(run('strikes', setup), spendShield('twilek-loyalist-1'))).toBe(
      no('damage.own-tokens'),
    );
    const ran = run('strikes', setup, strike('twilek-loyalist-1'));
    expect(piece(ran, 'twilek-loyalist-1')).toMatchObject({ focus: 2, shields: 1 });
  });

  by('damage.use-shield', 'saved from tactics, a unit has to strike', () => {
    const ran = run(
      'strikes',
      fight('light', [{ card: 'red-five', shield: true }], ['interrogation-droid'], 'dark'),
      strike('interrogation-droid-1'),
      icon('tactics', 'red-five-1'),
      spendShield('red-five-1'),
    );
    expect(focus(ran, 'red-five-1')).toBe(0);
    expect(asks(ran)).toBe('light: strike');
    expect(verdict(ran, PASS)).toBe(no('strikes.no-pass'));
  });

  by('damage.use-shield', 'one shield stops one token of one kind', () => {
    const vader = { card: 'darth-vader', focus: 0, shield: true };
    const setup = fight('light', ['obi-wan-kenobi'], [vader], 'light');
    const hit = [strike('obi-wan-kenobi-1'), icon('unit-damage', 'darth-vader-1')] as const;
    const tactics = icon('tactics', 'darth-vader-1');
    const stopped = [...hit, spendShield('darth-vader-1'), tactics, tactics] as const;
    const first = run('strikes', setup, ...stopped);
    expect(piece(first, 'darth-vader-1')).toMatchObject({ damage: 0, focus: 2, shields: 0 });
    const later = [...hit, DECLINE, tactics, spendShield('darth-vader-1'), tactics] as const;
    const second = run('strikes', setup, ...later);
    expect(piece(second, 'darth-vader-1')).toMatchObject({ damage: 1, focus: 1, shields: 0 });
  });
});

// ── protection, interrupts, reactions ────────────────────────────────────────────────────────────

const HIT_LUKE = (luke: object, guard: object, by: string) => ({
  setup: fight('dark', [by], [{ card: 'luke-skywalker', focus: 1, ...luke }], 'light', {
    light: [{ card: 'guardian-of-peace', ...guard }],
  }),
  hit: [strike(`${by}-1`), icon('unit-damage', 'luke-skywalker-1')] as const,
});

describe('damage that is turned aside, as the book has it', () => {
  by('keywords.protect-take', 'a tired protector at home takes damage over', () => {
    const { setup, hit } = HIT_LUKE({ damage: 2 }, { focus: 1 }, 'darth-vader');
    const one = run('strikes', setup, ...hit, moveDamage('guardian-of-peace-1', 1));
    expect(piece(one, 'luke-skywalker-1').zone).toBe('discard');
    expect(damage(one, 'guardian-of-peace-1')).toBe(1);
    const two = run('strikes', setup, ...hit, moveDamage('guardian-of-peace-1', 2));
    expect(damage(two, 'luke-skywalker-1')).toBe(2);
    expect(piece(two, 'guardian-of-peace-1').zone).toBe('discard');
  });

  by('keywords.protect-limit', 'no more than the protector can bear', () => {
    const { setup, hit } = HIT_LUKE({}, { damage: 1 }, 'rancor');
    const asked = run('strikes', setup, ...hit);
    expect(verdict(asked, moveDamage('guardian-of-peace-1', 2))).toBe(no('keywords.protect-limit'));
    const ran = run('strikes', setup, ...hit, moveDamage('guardian-of-peace-1', 1));
    expect(piece(ran, 'guardian-of-peace-1').zone).toBe('discard');
    expect(damage(ran, 'luke-skywalker-1')).toBe(2);
  });

  by('keywords.protect-take', 'a fighter is no Character, and its damage is not deflected', () => {
    const setup = fight('dark', ['darth-vader'], [tired('red-five')], 'dark', {
      light: ['guardian-of-peace'],
    });
    const ran = run(
      'strikes',
      { ...setup, light: { ...setup.light, hand: ['lightsaber-deflection'] } },
      strike('darth-vader-1'),
      icon('unit-damage', 'red-five-1'),
    );
    expect(piece(ran, 'red-five-1').zone).toBe('discard');
  });

  by('keywords.protect-amount', 'two protectors share one blow', () => {
    const ran = run(
      'strikes',
      fight('dark', ['rancor'], [tired('jedi-in-hiding')], 'light', {
        light: ['guardian-of-peace', 'guardian-of-peace'],
      }),
      strike('rancor-1'),
      icon('unit-damage', 'jedi-in-hiding-1'),
      moveDamage('guardian-of-peace-1', 2),
      moveDamage('guardian-of-peace-2', 1),
    );
    expect(piece(ran, 'guardian-of-peace-1').zone).toBe('discard');
    expect(damage(ran, 'guardian-of-peace-2')).toBe(1);
    expect(piece(ran, 'jedi-in-hiding-1').zone).toBe('play');
  });

  by('interrupts-reactions.shared-condition', 'two deflections, one of them on a friend', () => {
    const setup = fight('dark', ['darth-vader'], [tired('obi-wan-kenobi')], 'dark', {
      light: ['r2-d2'],
      dark: ['rancor'],
    });
    const hand = ['lightsaber-deflection', 'lightsaber-deflection'];
    const ran = run(
      'strikes',
      { ...setup, light: { ...setup.light, hand } },
      strike('darth-vader-1'),
      icon('unit-damage', 'obi-wan-kenobi-1'),
      moveDamage('rancor-1'),
      moveDamage('r2-d2-1'),
    );
    expect(damage(ran, 'obi-wan-kenobi-1')).toBe(0);
    expect(damage(ran, 'rancor-1')).toBe(1);
    expect(piece(ran, 'r2-d2-1').zone).toBe('discard');
  });

  const save = { kind: 'interrupt', piece: 'redemption-1' } as const;

  by(
    'rules-words.exhausted-other',
    'an exhausted Redemption saves a Character of the enemy',
    () => {
      const ran = run(
        'strikes',
        fight('light', ['luke-skywalker'], [tired('kuati-security-team')], 'light', {
          light: [tired('redemption')],
        }),
        strike('luke-skywalker-1'),
        icon('blast', 'imperial-command-1'),
        icon('unit-damage', 'kuati-security-team-1'),
        save,
      );
      expect(zone(ran, 'dark', 'hand')).toEqual(['kuati-security-team-1']);
      expect(eventsOf(ran, 'unopposed')).toHaveLength(1);
    },
  );

  by('golden-rule.card-wins', 'Redemption saves once a turn, and no Droid', () => {
    const setup = {
      ...fight('dark', ['darth-vader', 'rancor', 'at-st'], [], 'dark', {
        light: ['redemption'],
      }),
      light: {
        play: [
          'a-heros-journey',
          ...[tired('redemption'), tired('jedi-in-hiding'), tired('twilek-loyalist')],
          tired('r2-d2'),
        ],
      },
      engaged: {
        objective: 'a-heros-journey-1',
        attackers: ['darth-vader-1', 'rancor-1', 'at-st-1'],
        defenders: ['jedi-in-hiding-1', 'twilek-loyalist-1', 'r2-d2-1'],
        edge: 'dark',
      },
    };
    const kill = (by: string, whom: string): readonly Answer[] => [
      strike(by),
      icon('unit-damage', whom),
    ];
    const droid = run('strikes', setup, ...kill('darth-vader-1', 'r2-d2-1'));
    expect(zone(droid, 'light', 'discard')).toEqual(['r2-d2-1']);
    const saved = [...kill('rancor-1', 'twilek-loyalist-1'), save];
    const twice = run('strikes', setup, ...saved, ...kill('at-st-1', 'jedi-in-hiding-1'));
    expect(zone(twice, 'light', 'hand')).toEqual(['twilek-loyalist-1']);
    expect(zone(twice, 'light', 'discard')).toEqual(['jedi-in-hiding-1']);
  });

  by('golden-rule.card-wins', 'Redemption saves again in the next turn', () => {
    const table = {
      active: 'dark',
      length: 2,
      phases: ['deployment'],
      dark: { hand: ['dark-alliance', 'its-worse'] },
      light: {
        play: ['redemption', 'twilek-loyalist', 'rookie-pilot'],
        hand: ['covering-fire'],
      },
    };
    const ran = run(
      'turn',
      table,
      play('dark-alliance-1'),
      effect('damage'),
      target('twilek-loyalist-1'),
      save,
      DONE,
      PASS,
      PASS,
      play('covering-fire-1'),
      effect('damage'),
      target('rookie-pilot-1'),
    );
    expect(asks(ran)).toBe('light: save');
  });

  by('enhancements.leaves', 'what is saved leaves its cards and its Force card behind', () => {
    const luke = { card: 'luke-skywalker', focus: 2, committed: true };
    const ran = run(
      'strikes',
      fight('dark', ['rancor'], [luke], 'dark', {
        light: ['redemption'],
        dark: [{ card: 'intimidated', on: 'luke-skywalker-1' }],
      }),
      strike('rancor-1'),
      icon('unit-damage', 'luke-skywalker-1'),
      save,
    );
    expect(zone(ran, 'light', 'hand')).toEqual(['luke-skywalker-1']);
    expect(zone(ran, 'dark', 'discard')).toEqual(['intimidated-1']);
    expect(piece(ran, 'luke-skywalker-1')).toMatchObject({ focus: 0, committed: false });
    expect(eventsOf(ran, 'force-card-returned')).toHaveLength(1);
  });

  const strikers = (unit: object, hand: readonly string[]) => {
    const setup = fight('light', [unit], ['rancor'], 'light', {
      light: ['a-heros-journey', 'forgotten-heroes'],
    });
    return { ...setup, light: { ...setup.light, hand } };
  };
  const twice = (id: string, source: string): readonly Answer[] => [
    play(id),
    produce(source, 1),
    SPEND,
  ];
  const HIT_RANCOR = icon('unit-damage', 'rancor-1');

  by('strikes.strike-back', 'Double Strike does not jump the queue', () => {
    const setup = strikers({ card: 'jedi-in-hiding' }, ['double-strike']);
    const struck = [
      strike('jedi-in-hiding-1'),
      ...twice('double-strike-1', 'forgotten-heroes-1'),
      HIT_RANCOR,
      icon('blast', 'imperial-command-1'),
    ] as const;
    const ran = run('strikes', setup, ...struck);
    expect(focus(ran, 'jedi-in-hiding-1')).toBe(0);
    expect(asks(ran)).toBe('dark: strike');
    // A second copy finds no token to take off.
    const copies = strikers({ card: 'jedi-in-hiding' }, ['double-strike', 'double-strike']);
    expect(asks(run('strikes', copies, ...struck.slice(0, 4)))).toBe('light: icons');
  });

  by('force-phase.two-tokens', 'a committed striker needs two of them', () => {
    const setup = strikers({ card: 'jedi-in-hiding', committed: true }, [
      'double-strike',
      'double-strike',
    ]);
    const one = [strike('jedi-in-hiding-1'), ...twice('double-strike-1', 'forgotten-heroes-1')];
    const asked = run('strikes', setup, ...one);
    expect(asks(asked)).toBe('light: ordered');
    const single = run('strikes', setup, ...one, DECLINE);
    expect(focus(single, 'jedi-in-hiding-1')).toBe(1);
    const both = run('strikes', setup, ...one, ...twice('double-strike-2', 'a-heros-journey-1'));
    expect(focus(both, 'jedi-in-hiding-1')).toBe(0);
    const poor = run(
      'strikes',
      {
        ...fight('light', ['jedi-in-hiding'], ['rancor'], 'light'),
        light: { play: ['jedi-in-hiding'], hand: ['double-strike'] },
      },
      strike('jedi-in-hiding-1'),
    );
    expect(asks(poor)).toBe('light: icons');
    const vehicle = run(
      'strikes',
      strikers({ card: 'red-five' }, ['double-strike']),
      strike('red-five-1'),
    );
    expect(asks(vehicle)).toBe('light: icons');
  });

  by('strikes.no-pass', 'the enemy may be forced to strike again', () => {
    const setup = fight('light', [tired('luke-skywalker')], ['kuati-security-team'], 'dark', {
      light: ['forgotten-heroes'],
    });
    const ran = run(
      'strikes',
      { ...setup, light: { ...setup.light, hand: ['double-strike'] } },
      strike('kuati-security-team-1'),
      ...twice('double-strike-1', 'forgotten-heroes-1'),
      icon('unit-damage', 'luke-skywalker-1'),
    );
    expect(asks(ran)).toBe('dark: strike');
    expect(verdict(ran, PASS)).toBe(no('strikes.no-pass'));
  });

  by('keywords.protect-amount', 'an objective of the category is protected as a unit is', () => {
    const ran = run(
      'strikes',
      {
        active: 'light',
        light: { play: ['red-five'] },
        dark: { play: ['the-heart-of-the-empire', 'coruscant-defense-fleet'] },
        engaged: {
          objective: 'the-heart-of-the-empire-1',
          attackers: ['red-five-1'],
          edge: 'light',
        },
      },
      strike('red-five-1'),
      icon('blast', 'the-heart-of-the-empire-1'),
    );
    expect(asks(ran)).toBe('dark: protect');
  });
});

// ── survivors, destroyed objectives, captives ────────────────────────────────────────────────────

const attackDial = (more: object, objective: object = { damage: 3 }, lost = 0) => ({
  ...fight('dark', ['devastator'], [], 'dark'),
  light: {
    play: [{ card: 'a-heros-journey', ...objective }],
    lost: ['jedi-training', 'in-you-must-go', 'forgotten-heroes'].slice(0, lost),
  },
  ...more,
});
const BLAST = [strike('devastator-1'), icon('blast', 'a-heros-journey-1')] as const;

describe('the reward and what is destroyed, as the book has it', () => {
  by('engagement.unopposed', 'it is unopposed without a single blow', () => {
    const ran = run('strikes', fight('light', [tired('yoda')], [], 'light'));
    expect(eventsOf(ran, 'strike-ordered')).toEqual([]);
    expect(damage(ran, 'imperial-command-1')).toBe(1);
  });

  by('engagement.survivors', 'mutual ruin earns no bonus', () => {
    const attacker = { card: 'stormtrooper-elite', damage: 1 };
    const setup = fight('dark', [attacker], [tired('jedi-in-hiding')], 'dark');
    const ran = run(
      'strikes',
      { ...setup, light: { ...setup.light, hand: ['lightsaber-deflection'] } },
      strike('stormtrooper-elite-1'),
      icon('unit-damage', 'jedi-in-hiding-1'),
      moveDamage('stormtrooper-elite-1'),
    );
    expect(zone(ran, 'dark', 'discard')).toEqual(['stormtrooper-elite-1']);
    expect(zone(ran, 'light', 'discard')).toContain('jedi-in-hiding-1');
    expect(eventsOf(ran, 'no-bonus')).toEqual([{ why: 'attackers' }]);
  });

  by('destruction.dark-wins', 'the bonus ends the game', () => {
    const ran = run('strikes', {
      ...attackDial({ dial: 9, dark: { play: [tired('devastator')] } }, { damage: 3 }, 2),
    });
    expect(winner(ran)).toBe('dark: dial');
    expect(ran.state.dial).toBe(12);
  });

  by('victory.dark-ways', 'three objectives are no victory of the dark side', () => {
    const ran = run('strikes', attackDial({ dial: 5 }, {}, 2), ...BLAST);
    expect(ran.state.dial).toBe(8);
    expect(winner(ran)).toBe('nobody');
  });

  by('destruction.dark-wins', 'past twelve nothing of the strike is left', () => {
    const setup = attackDial({ dial: 10 }, {}, 3);
    const ran = run(
      'strikes',
      {
        ...setup,
        light: { ...setup.light, play: [...setup.light.play, tired('yoda')] },
        engaged: { ...setup.engaged, defenders: ['yoda-1'] },
      },
      ...BLAST,
    );
    expect(winner(ran)).toBe('dark: dial');
    expect(ran.state.dial).toBe(12);
    expect(damage(ran, 'yoda-1')).toBe(0);
    expect(asks(ran)).toBe('over');
  });

  by(
    'engagement.all-attacked',
    'three objectives fall in one phase, and no fourth is there',
    () => {
      const ships = ['devastator', 'tie-bomber', 'vaders-tie-advanced', 'rancor'];
      const objectives = ['a-heros-journey', 'forgotten-heroes', 'in-you-must-go'];
      const fall = (unit: string, objective: string): readonly Answer[] => [
        engage(`${objective}-1`),
        send(`${unit}-1`),
        DONE,
        strike(`${unit}-1`),
        icon('blast', `${objective}-1`),
      ];
      const ran = run(
        'turn',
        conflict(
          {
            play: [
              { card: 'a-heros-journey', damage: 3 },
              { card: 'forgotten-heroes', damage: 4 },
              { card: 'in-you-must-go', damage: 4 },
            ],
          },
          { play: ships },
          { active: 'dark', dial: 1 },
        ),
        ...objectives.flatMap((objective, index) => fall(ships[index] ?? '', objective)),
      );
      expect(eventsOf(ran, 'dial-moved').map(({ to }) => to)).toEqual([2, 4, 7]);
      expect(asks(ran)).toBe('over');
      expect(zone(ran, 'light', 'play')).toEqual([]);
    },
  );

  by('enhancements.leaves', 'what lay on an objective goes where it belongs', () => {
    const setup = fight('light', ['red-five'], [tired('rancor')], 'light', {
      dark: [{ card: 'imperial-command', damage: 4, focus: 3 }],
      light: [{ card: 'stolen-plans', on: 'imperial-command-1' }],
    });
    const ran = run(
      'strikes',
      {
        ...setup,
        light: { ...setup.light, captured: [{ card: 'r2-d2', on: 'imperial-command-1' }] },
      },
      strike('red-five-1'),
      icon('blast', 'imperial-command-1'),
    );
    expect(zone(ran, 'light', 'discard')).toEqual(['stolen-plans-1']);
    expect(zone(ran, 'light', 'hand')).toEqual(['r2-d2-1']);
    expect(piece(ran, 'imperial-command-1')).toMatchObject({ zone: 'victory', focus: 0 });
  });

  by('capture.dark-chooses', 'a captive leaves all behind, and the dark side places him', () => {
    const setup = {
      active: 'dark',
      dark: {
        play: [
          ...['imperial-command', 'fall-of-the-jedi'],
          { card: 'intimidated', on: 'luke-skywalker-1' },
        ],
        hand: ['dark-alliance'],
      },
      light: {
        play: [
          'redemption',
          { card: 'luke-skywalker', committed: true, damage: 1, focus: 1, shield: true },
          { card: 'jedi-lightsaber', on: 'luke-skywalker-1' },
        ],
      },
    };
    const taken = [play('dark-alliance-1'), effect('capture'), target('luke-skywalker-1')] as const;
    const asked = run('payment', setup, ...taken);
    expect(asks(asked)).toBe('dark: capture-at');
    const ran = run('payment', setup, ...taken, target('fall-of-the-jedi-1'), DONE);
    expect(piece(ran, 'luke-skywalker-1')).toMatchObject({
      zone: 'captured',
      host: 'fall-of-the-jedi-1',
      focus: 0,
      damage: 0,
      shields: 0,
      committed: false,
    });
    expect(zone(ran, 'light', 'discard')).toEqual(['jedi-lightsaber-1']);
    expect(zone(ran, 'dark', 'discard')).toEqual(['intimidated-1', 'dark-alliance-1']);
  });

  by('capture.by-effect', 'the objective is chosen, the captive is drawn', () => {
    const ran = run(
      'payment',
      {
        active: 'light',
        light: {
          hand: ['covering-fire'],
          captured: [
            { card: 'luke-skywalker', on: 'imperial-command-1' },
            { card: 'r2-d2', on: 'imperial-command-1' },
            { card: 'yoda', on: 'fall-of-the-jedi-1' },
          ],
        },
        dark: { play: ['imperial-command', 'fall-of-the-jedi'] },
      },
      play('covering-fire-1'),
      effect('rescue'),
      target('imperial-command-1'),
    );
    expect(asks(ran)).toBe('light: rescue-draw');
    expect(verdict(ran, target('luke-skywalker-1'))).toBe('not asked');
  });

  by('capture.light-cannot', 'the light side takes no prisoners', () => {
    const ran = run(
      'payment',
      {
        active: 'light',
        light: { hand: ['covering-fire'] },
        dark: { play: ['kuati-security-team', 'imperial-command'] },
      },
      play('covering-fire-1'),
    );
    expect(verdict(ran, effect('capture'))).toBe(no('capture.light-cannot'));
  });
});
