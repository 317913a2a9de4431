import { describe, expect, it } from 'vitest';
import {
  asks,
  DECLINE,
  DONE,
  eventsOf,
  icon,
  PASS,
  piece,
  run,
  send,
  strike,
  target,
  verdict,
  zone,
} from './helpers.ts';

const HEART = {
  active: 'light',
  light: {
    play: ['luke-skywalker', 'red-five', { card: 'twilek-loyalist', committed: true }],
  },
  dark: {
    play: [
      'the-heart-of-the-empire',
      'darth-vader',
      'nightsister',
      'interrogation-droid',
      'kuati-security-team',
      'advisor-to-the-emperor',
    ],
  },
  engaged: {
    objective: 'the-heart-of-the-empire-1',
    attackers: ['luke-skywalker-1', 'red-five-1', 'twilek-loyalist-1'],
    defenders: [
      'darth-vader-1',
      'nightsister-1',
      'interrogation-droid-1',
      'kuati-security-team-1',
      'advisor-to-the-emperor-1',
    ],
    edge: 'light',
  },
};

const TWILEK = [
  strike('twilek-loyalist-1'),
  icon('unit-damage', 'nightsister-1'),
  icon('tactics', 'darth-vader-1'),
] as const;
const DROID = [strike('interrogation-droid-1'), icon('tactics', 'red-five-1')] as const;
const LUKE = [
  strike('luke-skywalker-1'),
  icon('unit-damage', 'kuati-security-team-1'),
  icon('blast', 'the-heart-of-the-empire-1'),
] as const;

describe('the exchange of strikes at the Heart of the Empire (example A12)', () => {
  it('puts two tokens on the committed striker, destroys the Nightsister, exhausts Vader', () => {
    const ran = run('strikes', HEART, ...TWILEK);
    expect(piece(ran, 'twilek-loyalist-1').focus).toBe(2);
    expect(piece(ran, 'nightsister-1').zone).toBe('discard');
    expect(piece(ran, 'darth-vader-1').focus).toBe(1);
    expect(asks(ran)).toBe('dark: strike');
    expect(verdict(ran, strike('darth-vader-1'))).toBe('rules-words.exhausted-cannot');
    expect(verdict(ran, PASS)).toBe('strikes.no-pass');
  });

  it('lets the droid exhaust Red Five, and Luke hit unit and objective', () => {
    const ran = run('strikes', HEART, ...TWILEK, ...DROID, ...LUKE);
    expect(piece(ran, 'red-five-1').focus).toBe(1);
    expect(piece(ran, 'kuati-security-team-1').zone).toBe('discard');
    expect(piece(ran, 'the-heart-of-the-empire-1').damage).toBe(2);
  });

  it('makes the Advisor strike for nothing and pays no bonus: three defenders survive', () => {
    const ran = run(
      'strikes',
      HEART,
      ...TWILEK,
      ...DROID,
      ...LUKE,
      strike('advisor-to-the-emperor-1'),
    );
    expect(eventsOf(ran, 'strike-idle')).toEqual([
      { piece: 'advisor-to-the-emperor-1', edge: true },
    ]);
    expect(eventsOf(ran, 'no-bonus')).toEqual([{ why: 'defenders' }]);
    expect(piece(ran, 'the-heart-of-the-empire-1').damage).toBe(2);
    expect(asks(ran)).toBe('over');
  });
});

const duel = (
  attacker: string | object,
  defender: string | object,
  more: object = {},
  edge: 'light' | 'dark' = 'light',
) => {
  const id = (card: string | object) =>
    `${typeof card === 'string' ? card : String(Reflect.get(card, 'card'))}-1`;
  return {
    active: 'light',
    light: { play: [attacker] },
    dark: { play: ['imperial-command', defender] },
    engaged: {
      objective: 'imperial-command-1',
      attackers: [id(attacker)],
      defenders: [id(defender)],
      edge,
    },
    ...more,
  };
};

describe('icons', () => {
  it('of one type add up to a power: two tactics icons place two tokens (example A10)', () => {
    const ran = run(
      'strikes',
      duel('admiral-ackbar', 'rancor'),
      strike('admiral-ackbar-1'),
      icon('tactics', 'rancor-1'),
      icon('tactics', 'rancor-1'),
    );
    expect(eventsOf(ran, 'icon-applied')).toEqual([
      { piece: 'admiral-ackbar-1', icon: 'tactics', power: 2, target: null },
    ]);
    expect(piece(ran, 'rancor-1').focus).toBe(2);
  });

  it.each([
    ['light', { 'unit-damage': 1, tactics: 2, blast: 1 }],
    ['dark', { 'unit-damage': 1, tactics: 1 }],
  ] as const)('of Obi-Wan Kenobi when %s has the edge (example A11)', (edge, powers) => {
    const setup = duel('obi-wan-kenobi', { card: 'rancor', focus: 1 }, {}, edge);
    const hit = [strike('obi-wan-kenobi-1'), icon('unit-damage', 'rancor-1')] as const;
    const tactics = Array.from({ length: powers.tactics }, () => icon('tactics', 'rancor-1'));
    const begun = run('strikes', setup, ...hit, ...tactics);
    const ran =
      edge === 'light'
        ? run('strikes', setup, ...hit, ...tactics, icon('blast', 'imperial-command-1'))
        : begun;
    const applied = eventsOf(ran, 'icon-applied').map((one) => [one.icon, one.power]);
    expect(Object.fromEntries(applied)).toEqual(powers);
    expect(eventsOf(ran, 'strikes-ended')).toHaveLength(1);
  });

  it('of blast damage do nothing for a defender', () => {
    const ran = run(
      'strikes',
      duel('luke-skywalker', 'darth-vader', {}, 'dark'),
      strike('darth-vader-1'),
    );
    expect(verdict(ran, { kind: 'icon', icon: 'blast' })).toBe('combat-icons.blast-defence');
  });

  it('of blast damage alone leave a defender nothing to strike with', () => {
    const ran = run(
      'strikes',
      duel({ card: 'luke-skywalker', focus: 1 }, 'tie-bomber', {}, 'dark'),
      strike('tie-bomber-1'),
    );
    expect(eventsOf(ran, 'icon-idle')).toEqual([
      { piece: 'tie-bomber-1', icon: 'blast', defending: true },
    ]);
    expect(piece(ran, 'imperial-command-1').damage).toBe(0);
    expect(asks(ran)).toBe('over');
  });

  it('of the edge are refused to the side without it', () => {
    const ran = run(
      'strikes',
      duel({ card: 'luke-skywalker', focus: 1 }, 'darth-vader'),
      strike('darth-vader-1'),
    );
    expect(verdict(ran, { kind: 'edge-icons' })).toBe('combat-icons.without-edge');
  });

  it('of unit damage reach only participants, without Targeted strike', () => {
    const setup = (attacker: string) =>
      duel(attacker, 'darth-vader', {
        dark: { play: ['imperial-command', 'darth-vader', 'nightsister'] },
      });
    const plain = run(
      'strikes',
      setup('believer-in-the-old-ways'),
      strike('believer-in-the-old-ways-1'),
    );
    expect(verdict(plain, icon('unit-damage', 'nightsister-1'))).toBe(
      'combat-icons.unit-damage-effect',
    );
    const targeted = run('strikes', setup('luke-skywalker'), strike('luke-skywalker-1'));
    expect(verdict(targeted, icon('unit-damage', 'nightsister-1'))).toBe('allowed');
  });
});

describe('a forced reaction', () => {
  const setup = (committed: boolean) =>
    duel(
      { card: 'luke-skywalker', committed },
      { card: 'rancor', focus: 1 },
      {
        dark: {
          play: [
            'imperial-command',
            { card: 'rancor', focus: 1 },
            { card: 'intimidated', on: 'luke-skywalker-1' },
          ],
        },
      },
    );

  it.each([
    [false, 2],
    [true, 3],
  ])('adds a token to an intimidated striker; committed %s: %i (example A18)', (committed, all) => {
    const ran = run('strikes', setup(committed), strike('luke-skywalker-1'));
    expect(piece(ran, 'luke-skywalker-1').focus).toBe(all);
  });
});

describe('shields', () => {
  const shielded = duel({ card: 'luke-skywalker', focus: 1 }, { card: 'darth-vader' }, {}, 'dark');
  const withShield = {
    ...shielded,
    light: { play: [{ card: 'luke-skywalker', focus: 1, shield: true }] },
  };
  const hit = [strike('darth-vader-1'), icon('unit-damage', 'luke-skywalker-1')] as const;

  it('stop one of two damage tokens (vector B17)', () => {
    const asked = run('strikes', withShield, ...hit);
    expect(asks(asked)).toBe('light: shield');
    const ran = run('strikes', withShield, ...hit, {
      kind: 'spend-shield',
      piece: 'luke-skywalker-1',
    });
    expect(piece(ran, 'luke-skywalker-1')).toMatchObject({ damage: 1, shields: 0 });
  });

  it('are kept when the player likes, and then stop nothing', () => {
    const ran = run('strikes', withShield, ...hit, DECLINE);
    expect(piece(ran, 'luke-skywalker-1')).toMatchObject({ damage: 2, shields: 1 });
  });

  it('stop a focus token of tactics', () => {
    const ran = run(
      'strikes',
      duel({ card: 'luke-skywalker', focus: 1, shield: true }, 'interrogation-droid'),
      strike('interrogation-droid-1'),
      icon('tactics', 'luke-skywalker-1'),
      { kind: 'spend-shield', piece: 'luke-skywalker-1' },
    );
    expect(piece(ran, 'luke-skywalker-1').focus).toBe(1);
  });

  it("do not stop the owner's own order to strike (vector B18)", () => {
    const setup = duel({ card: 'red-five', shield: true }, { card: 'rancor', focus: 1 });
    const begun = run('strikes', setup);
    expect(verdict(begun, { kind: 'spend-shield', piece: 'red-five-1' })).toBe('damage.own-tokens');
    const ran = run('strikes', setup, strike('red-five-1'));
    expect(piece(ran, 'red-five-1')).toMatchObject({ focus: 1, shields: 1 });
  });

  it("do not stop a token that the owner's own card places", () => {
    const ran = run(
      'payment',
      {
        active: 'dark',
        dark: { hand: ['dark-precognition'], play: [{ card: 'darth-vader', shield: true }] },
      },
      { kind: 'play', piece: 'dark-precognition-1', host: null },
      { kind: 'effect', effect: 'focus' },
      target('darth-vader-1'),
    );
    expect(piece(ran, 'darth-vader-1')).toMatchObject({ focus: 1, shields: 1 });
  });

  it('are one to a card: Shielding has no second for it (vector B19)', () => {
    const ran = run(
      'engagement',
      {
        active: 'light',
        light: { play: [{ card: 'guardian-of-peace', shield: true }, 'luke-skywalker'] },
        dark: { play: ['imperial-command'] },
      },
      { kind: 'engage', objective: 'imperial-command-1' },
      send('guardian-of-peace-1'),
      send('luke-skywalker-1'),
      DONE,
    );
    expect(asks(ran)).toBe('light: shielding');
    expect(verdict(ran, target('guardian-of-peace-1'))).toBe('damage.one-shield');
    expect(verdict(ran, target('luke-skywalker-1'))).toBe('allowed');
    expect(verdict(ran, target('imperial-command-1'))).toBe('not offered');
  });
});

describe('damage', () => {
  it('over the capacity is ignored (vector B20)', () => {
    const ran = run(
      'strikes',
      duel(
        'red-five',
        { card: 'rancor', focus: 1 },
        {
          dark: {
            play: [
              { card: 'imperial-command', damage: 4 },
              { card: 'rancor', focus: 1 },
            ],
          },
        },
      ),
      strike('red-five-1'),
      icon('blast', 'imperial-command-1'),
    );
    expect(eventsOf(ran, 'damaged')).toMatchObject([{ amount: 3, total: 5, ignored: 2 }]);
    expect(ran.state.pieces.find(({ id }) => id === 'imperial-command-1')?.zone).toBe('victory');
    expect(eventsOf(ran, 'no-bonus')).toEqual([{ why: 'objective' }]);
  });

  it('to a Character may go to a unit that protects it, up to its capacity (example A19)', () => {
    const setup = duel({ card: 'luke-skywalker', focus: 1 }, 'rancor', {
      light: { play: [{ card: 'luke-skywalker', focus: 1 }, 'guardian-of-peace'] },
    });
    const hit = [strike('rancor-1'), icon('unit-damage', 'luke-skywalker-1')] as const;
    const asked = run('strikes', setup, ...hit);
    expect(asks(asked)).toBe('light: protect');
    expect(verdict(asked, { kind: 'move-damage', amount: 2 })).toBe('allowed');
    expect(verdict(asked, { kind: 'move-damage', amount: 3 })).toBe('keywords.protect-limit');
    const ran = run('strikes', setup, ...hit, {
      kind: 'move-damage',
      to: 'guardian-of-peace-1',
      amount: 1,
    });
    expect(piece(ran, 'luke-skywalker-1').damage).toBe(2);
    expect(piece(ran, 'guardian-of-peace-1').damage).toBe(1);
  });

  it('to a unit that is no Vehicle can be deflected once, before it lands (example A16)', () => {
    const setup = duel({ card: 'luke-skywalker', focus: 1 }, 'darth-vader', {
      light: {
        play: [{ card: 'luke-skywalker', focus: 1 }],
        hand: ['lightsaber-deflection'],
      },
    });
    const hit = [strike('darth-vader-1'), icon('unit-damage', 'luke-skywalker-1')] as const;
    expect(asks(run('strikes', setup, ...hit))).toBe('light: deflect');
    const ran = run('strikes', setup, ...hit, {
      kind: 'move-damage',
      to: 'darth-vader-1',
      amount: 1,
    });
    expect(piece(ran, 'luke-skywalker-1').damage).toBe(1);
    expect(piece(ran, 'darth-vader-1').damage).toBe(1);
    expect(zone(ran, 'light', 'discard')).toEqual(['lightsaber-deflection-1']);
  });

  it('to a Vehicle cannot be deflected', () => {
    const setup = duel({ card: 'red-five', focus: 1 }, 'darth-vader', {
      light: { play: [{ card: 'red-five', focus: 1 }], hand: ['lightsaber-deflection'] },
    });
    const ran = run('strikes', setup, strike('darth-vader-1'), icon('unit-damage', 'red-five-1'));
    expect(piece(ran, 'red-five-1').zone).toBe('discard');
  });
});

describe('the reward', () => {
  it('is one damage more when nobody ever defended (vector B14)', () => {
    const ran = run(
      'strikes',
      duel('believer-in-the-old-ways', 'rancor', {
        engaged: {
          objective: 'imperial-command-1',
          attackers: ['believer-in-the-old-ways-1'],
          defenders: [],
          edge: 'light',
        },
      }),
      strike('believer-in-the-old-ways-1'),
      icon('blast', 'imperial-command-1'),
    );
    // One blast icon of the edge and the bonus.
    expect(piece(ran, 'imperial-command-1').damage).toBe(2);
    expect(eventsOf(ran, 'unopposed')).toHaveLength(1);
  });

  it('is none when blast damage has destroyed the objective (vector B15)', () => {
    const ran = run(
      'strikes',
      {
        active: 'light',
        light: { play: ['red-five'] },
        dark: { play: [{ card: 'imperial-command', damage: 2 }] },
        engaged: { objective: 'imperial-command-1', attackers: ['red-five-1'], edge: 'light' },
      },
      strike('red-five-1'),
      icon('blast', 'imperial-command-1'),
    );
    expect(eventsOf(ran, 'no-bonus')).toEqual([{ why: 'objective' }]);
    expect(ran.state.pieces.find(({ zone: at }) => at === 'victory')?.id).toBe(
      'imperial-command-1',
    );
  });

  it('is none when no attacker survives either (vector B16)', () => {
    const ran = run('strikes', {
      active: 'light',
      light: {},
      dark: { play: ['imperial-command'] },
      engaged: { objective: 'imperial-command-1', attackers: [], defenders: [], edge: 'dark' },
    });
    expect(eventsOf(ran, 'no-bonus')).toEqual([{ why: 'attackers' }]);
    expect(piece(ran, 'imperial-command-1').damage).toBe(0);
  });
});

describe('a destroyed objective', () => {
  const captives = {
    active: 'light',
    light: {
      play: ['red-five'],
      captured: [
        { card: 'c-3po', on: 'imperial-command-1' },
        { card: 'r2-d2', on: 'imperial-command-1' },
      ],
    },
    dark: {
      play: [{ card: 'imperial-command', damage: 2 }],
      lost: [],
      deck: { objectives: ['kuat-reinforcements'] },
    },
    engaged: { objective: 'imperial-command-1', attackers: ['red-five-1'], edge: 'light' },
  };

  it('frees its captives and waits for the refresh to be replaced (vector B21)', () => {
    const ran = run('strikes', captives, strike('red-five-1'), icon('blast', 'imperial-command-1'));
    expect(zone(ran, 'light', 'hand')).toEqual(['c-3po-1', 'r2-d2-1']);
    expect(eventsOf(ran, 'objective-taken')).toEqual([
      { side: 'light', piece: 'imperial-command-1', pile: 1 },
    ]);
    expect(zone(ran, 'dark', 'play')).toEqual([]);
  });

  const darkAttack = (lost: readonly string[], dial: number) => ({
    active: 'dark',
    dial,
    dark: { play: ['devastator'] },
    light: { play: [{ card: 'a-heros-journey', damage: 2 }], lost },
    engaged: { objective: 'a-heros-journey-1', attackers: ['devastator-1'], edge: 'dark' },
  });
  const blast = [strike('devastator-1'), icon('blast', 'a-heros-journey-1')] as const;

  it('moves the dial by the size of the pile: 1, then 2 (example A13)', () => {
    const first = run('strikes', darkAttack([], 0), ...blast);
    expect(eventsOf(first, 'dial-moved')).toEqual([{ by: 1, to: 1, why: 'objective' }]);
    const second = run('strikes', darkAttack(['jedi-training'], 1), ...blast);
    expect(eventsOf(second, 'dial-moved')).toEqual([{ by: 2, to: 3, why: 'objective' }]);
  });

  it('wins the game for the dark side when the dial comes to 12 (vector B31)', () => {
    const ran = run('strikes', darkAttack(['jedi-training', 'in-you-must-go'], 9), ...blast);
    expect(ran.state.winner).toEqual({ side: 'dark', reason: 'dial' });
    expect(asks(ran)).toBe('over');
  });
});

describe('capture', () => {
  const setup = {
    active: 'dark',
    dark: { hand: ['espo-trooper', 'dark-precognition'], play: ['imperial-command'] },
    light: {
      play: [
        { card: 'luke-skywalker', committed: true, damage: 1, focus: 1 },
        { card: 'jedi-lightsaber', on: 'luke-skywalker-1' },
      ],
    },
  };
  const event = { kind: 'play', piece: 'dark-precognition-1', host: null } as const;

  it('takes off tokens, enhancements and the Force card (vector B32)', () => {
    const ran = run(
      'payment',
      setup,
      event,
      { kind: 'effect', effect: 'capture' },
      target('luke-skywalker-1'),
      target('imperial-command-1'),
      DONE,
    );
    expect(piece(ran, 'luke-skywalker-1')).toMatchObject({
      zone: 'captured',
      host: 'imperial-command-1',
      focus: 0,
      damage: 0,
      committed: false,
    });
    expect(zone(ran, 'light', 'discard')).toEqual(['jedi-lightsaber-1']);
    expect(eventsOf(ran, 'force-card-returned')).toEqual([{ piece: 'luke-skywalker-1' }]);
  });

  it('is not for the light side', () => {
    const ran = run(
      'payment',
      { active: 'light', light: { hand: ['covering-fire'] }, dark: { play: ['imperial-command'] } },
      { kind: 'play', piece: 'covering-fire-1', host: null },
    );
    expect(verdict(ran, { kind: 'effect', effect: 'capture' })).toBe('capture.light-cannot');
  });
});

describe('declaring an engagement', () => {
  const table = {
    active: 'light',
    light: { play: ['luke-skywalker', { card: 'red-five', focus: 1 }] },
    dark: { play: ['imperial-command', { card: 'darth-vader', focus: 1 }, 'nightsister'] },
  };
  const engage = { kind: 'engage', objective: 'imperial-command-1' } as const;

  it('needs a ready unit', () => {
    const ran = run('engagement', { ...table, light: { play: [{ card: 'red-five', focus: 1 }] } });
    expect(verdict(ran, engage)).toBe('engagement.needs-attacker');
  });

  it('takes at least one attacker, and only ready ones', () => {
    const ran = run('engagement', table, engage);
    expect(verdict(ran, DONE)).toBe('engagement.one-attacker');
    expect(verdict(ran, send('red-five-1'))).toBe('engagement.attackers');
    expect(verdict(ran, send('luke-skywalker-1'))).toBe('allowed');
  });

  it('lets the defender send nobody, and only ready units', () => {
    const ran = run('engagement', table, engage, send('luke-skywalker-1'), DONE);
    expect(asks(ran)).toBe('dark: defend');
    expect(verdict(ran, DONE)).toBe('allowed');
    expect(verdict(ran, send('darth-vader-1'))).toBe('engagement.defenders');
  });

  it('comes to an end with the reward', () => {
    const ran = run(
      'engagement',
      table,
      engage,
      send('luke-skywalker-1'),
      DONE,
      DONE,
      strike('luke-skywalker-1'),
      icon('unit-damage', 'nightsister-1'),
      icon('blast', 'imperial-command-1'),
    );
    // Two blast icons with the edge, and the bonus.
    expect(piece(ran, 'imperial-command-1').damage).toBe(3);
    expect(piece(ran, 'nightsister-1').zone).toBe('discard');
    expect(ran.state.engagement).toBe(null);
    expect(asks(ran)).toBe('over');
  });
});
