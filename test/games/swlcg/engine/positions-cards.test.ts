import { describe, expect } from 'vitest';
import {
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

const focus = (ran: Ran, id: string): number => piece(ran, id).focus;
const off = (token: 'focus' | 'damage' | 'shield' | 'force-card') =>
  ({ kind: 'take-off', token }) as const;

/** The deployment phase of one side, in which the other may act as well. */
const deploy = (side: 'light' | 'dark', light: object, dark: object = {}, more: object = {}) => ({
  active: side,
  phases: ['deployment'],
  light,
  dark,
  ...more,
});

// ── paying ───────────────────────────────────────────────────────────────────────────────────────

describe('payment, as the book has it', () => {
  by('resource-match.what', 'the own faction is no match for a card of another', () => {
    const setup = deploy('light', {
      faction: 'jedi',
      play: ['a-heros-journey', 'mission-briefing'],
      hand: ['fleet-officer'],
    });
    const officer = play('fleet-officer-1');
    const jedi = run('turn', setup, officer, produce('a-heros-journey-1', 2));
    expect(verdict(jedi, SPEND)).toBe(no('resource-match.what'));
    const mixed = [officer, produce('jedi-card-1', 1), produce('mission-briefing-1', 1)] as const;
    const paid = run('turn', setup, ...mixed, SPEND);
    expect(piece(paid, 'fleet-officer-1').zone).toBe('play');
    expect(eventsOf(paid, 'produced').map(({ match }) => match)).toEqual([false, true]);
    expect(citedBy(paid, 'card-played')[0]).toContain('resource-match.what');
  });

  by('resource-match.what', 'a matching source that is exhausted matches nothing', () => {
    const ran = run(
      'turn',
      deploy(
        'dark',
        {},
        {
          faction: 'imperial-navy',
          play: ['darth-vader', 'reconnaissance-mission', { card: 'fall-of-the-jedi', focus: 1 }],
          hand: ['vaders-lightsaber', 'espo-trooper'],
        },
      ),
    );
    expect(verdict(ran, { piece: 'vaders-lightsaber-1' })).toBe(no('resource-match.what'));
  });

  by('resource-match.neutral-card', 'any source pays for a neutral card', () => {
    const ran = run(
      'turn',
      deploy('light', { play: ['forgotten-heroes'], hand: ['x-wing'] }),
      play('x-wing-1'),
      produce('forgotten-heroes-1', 1),
      SPEND,
    );
    expect(piece(ran, 'x-wing-1').zone).toBe('play');
    // A neutral card has no faction that a source could match.
    expect(eventsOf(ran, 'produced')).toMatchObject([{ match: false }]);
    expect(citedBy(ran, 'card-played')).toEqual([
      [
        'resources.spend',
        'resource-match.neutral-card',
        'deployment-phase.units-where',
        'deployment-phase.use-at-once',
      ],
    ]);
  });

  const HEART = deploy(
    'dark',
    {},
    { play: ['the-heart-of-the-empire'], hand: ['dark-side-apprentice', 'tie-fighter'] },
  );

  by('resources.one-purpose', 'three resources do not pay for two cards', () => {
    const ran = run(
      'turn',
      HEART,
      play('dark-side-apprentice-1'),
      produce('the-heart-of-the-empire-1', 3),
      SPEND,
    );
    expect(verdict(ran, play('tie-fighter-1'))).toBe(no('deployment-phase.cannot-pay'));
    expect(eventsOf(ran, 'resources-lost')).toEqual([{ amount: 1 }]);
  });

  by('resources.surplus', 'more than is needed may be produced, and is lost', () => {
    const ran = run(
      'turn',
      HEART,
      play('tie-fighter-1'),
      produce('the-heart-of-the-empire-1', 3),
      SPEND,
    );
    expect(piece(ran, 'tie-fighter-1').zone).toBe('play');
    expect(focus(ran, 'the-heart-of-the-empire-1')).toBe(3);
    expect(eventsOf(ran, 'resources-lost')).toEqual([{ amount: 2 }]);
  });

  by('resources.up-to-value', 'a source gives no more than its value', () => {
    const light = {
      play: ['a-heros-journey'],
      hand: ['return-of-the-jedi', 'x-wing'],
      discard: ['yoda'],
    };
    const ran = run('turn', deploy('light', light), play('x-wing-1'));
    expect(verdict(ran, produce('a-heros-journey-1', 3))).toBe(no('resources.up-to-value'));
    expect(verdict(run('turn', deploy('light', light)), play('return-of-the-jedi-1'))).toBe(
      no('deployment-phase.cannot-pay'),
    );
  });

  by('resources.cost-zero', 'a Sith card for nothing needs no Sith source', () => {
    const ran = run(
      'turn',
      deploy(
        'dark',
        { play: ['luke-skywalker'] },
        { faction: 'imperial-navy', hand: ['intimidated'] },
      ),
      play('intimidated-1', 'luke-skywalker-1'),
    );
    expect(piece(ran, 'intimidated-1')).toMatchObject({ zone: 'play', host: 'luke-skywalker-1' });
  });

  by('deployment-phase.use-at-once', 'a source produces in the turn it is played', () => {
    const ran = run(
      'turn',
      deploy('light', {
        faction: 'jedi',
        hand: ['dagobah-training-grounds', 'twilek-loyalist', 'x-wing'],
      }),
      play('dagobah-training-grounds-1'),
      produce('jedi-card-1', 1),
      SPEND,
    );
    expect(verdict(ran, play('twilek-loyalist-1'))).toBe(no('resource-match.neutral-source'));
    expect(verdict(ran, play('x-wing-1'))).toBe('allowed');
  });

  by('engagement.attackers', 'what paid stays at home, what was just played may attack', () => {
    const ran = run(
      'turn',
      {
        active: 'light',
        phases: ['deployment', 'conflict'],
        light: { hand: ['r2-d2', 'x-wing'] },
        dark: { play: ['imperial-command'] },
      },
      play('r2-d2-1'),
      play('x-wing-1'),
      produce('r2-d2-1', 1),
      SPEND,
      PASS,
      engage('imperial-command-1'),
    );
    expect(verdict(ran, send('r2-d2-1'))).toBe(no('engagement.attackers'));
    expect(verdict(ran, send('x-wing-1'))).toBe('allowed');
  });

  by('force-phase.two-tokens', 'a committed source pays with one token', () => {
    const ran = run(
      'turn',
      {
        active: 'light',
        phases: ['deployment', 'force'],
        light: { play: [{ card: 'mon-mothma', committed: true }], hand: ['x-wing'] },
      },
      play('x-wing-1'),
      produce('mon-mothma-1', 1),
      SPEND,
      PASS,
      DONE,
    );
    expect(focus(ran, 'mon-mothma-1')).toBe(1);
    expect(eventsOf(ran, 'force-struggle')).toEqual([{ light: 0, dark: 0 }]);
  });

  by('orders.placed-only', 'a token of tactics produces nothing', () => {
    const ran = run(
      'strikes',
      {
        active: 'dark',
        windows: true,
        dark: { play: ['interrogation-droid'], hand: ['dark-alliance'] },
        light: {
          play: ['a-heros-journey', 'mon-mothma', { card: 'yoda', focus: 1 }],
          hand: ['it-binds-all-things', 'covering-fire'],
          discard: ['x-wing'],
        },
        engaged: {
          objective: 'a-heros-journey-1',
          attackers: ['interrogation-droid-1'],
          defenders: ['yoda-1'],
          edge: 'dark',
        },
      },
      strike('interrogation-droid-1'),
      icon('tactics', 'mon-mothma-1'),
      PASS,
      play('it-binds-all-things-1'),
    );
    expect(asks(ran)).toBe('light: pay');
    expect(verdict(ran, SPEND)).toBe(no('resources.not-enough'));
    expect(verdict(ran, produce('mon-mothma-1', 1))).toBe(no('resources.exhausted-source'));
  });

  by('resources.produce', 'nobody pays from the purse of the enemy', () => {
    const ran = run(
      'turn',
      deploy(
        'dark',
        { play: ['a-heros-journey'] },
        { faction: 'sith', hand: ['espo-trooper', 'nightsister'] },
      ),
    );
    expect(verdict(ran, play('nightsister-1'))).toBe(no('deployment-phase.cannot-pay'));
    const pays = run(
      'turn',
      deploy('dark', { play: ['a-heros-journey'] }, { faction: 'sith', hand: ['tie-fighter'] }),
      play('tie-fighter-1'),
    );
    expect(verdict(pays, { source: 'a-heros-journey-1' })).toBe('not offered');
  });
});

// ── playing ──────────────────────────────────────────────────────────────────────────────────────

const TROOPS = { hand: ['x-wing', 'covering-fire'], play: ['a-heros-journey'] };

describe('playing cards, as the book has it', () => {
  by('abilities.event-when', 'a unit is not played in the window of the draw phase', () => {
    const ran = run(
      'turn',
      { active: 'light', phases: ['draw'], windows: true, light: { ...TROOPS, reserve: 2 } },
      DECLINE,
    );
    expect(asks(ran)).toBe('light: window');
    expect(verdict(ran, play('x-wing-1'))).toBe(no('abilities.event-when'));
    expect(verdict(ran, play('covering-fire-1'))).toBe('allowed');
  });

  by('deployment-phase.what', 'a unit is not played in the deployment of the enemy', () => {
    const ran = run('turn', deploy('dark', TROOPS), PASS);
    expect(asks(ran)).toBe('light: window');
    expect(verdict(ran, play('x-wing-1'))).toBe(no('deployment-phase.what'));
    expect(asks(run('turn', deploy('dark', TROOPS), PASS, PASS))).toBe('over');
  });

  by(
    'actions.window-closes',
    'after a pass and an action of the enemy a unit may be played',
    () => {
      const ran = run(
        'turn',
        deploy(
          'dark',
          { faction: 'jedi', hand: ['jedi-mind-trick'] },
          { play: ['rancor'], hand: ['espo-trooper'] },
        ),
        PASS,
        play('jedi-mind-trick-1'),
        produce('jedi-card-1', 1),
        SPEND,
        target('rancor-1'),
      );
      expect(asks(ran)).toBe('dark: window');
      expect(verdict(ran, play('espo-trooper-1'))).toBe('allowed');
    },
  );

  by('enhancements.no-target', 'a lightsaber does not wait for a Jedi', () => {
    const light = { faction: 'jedi', play: ['r2-d2'], hand: ['jedi-lightsaber', 'x-wing'] };
    const ran = run('turn', deploy('light', light));
    expect(verdict(ran, { piece: 'jedi-lightsaber-1' })).toBe(no('enhancements.no-target'));
    // One of the categories that it names is enough.
    const sensitive = { ...light, play: ['believer-in-the-old-ways'] };
    expect(
      verdict(
        run('turn', deploy('light', sensitive)),
        play('jedi-lightsaber-1', 'believer-in-the-old-ways-1'),
      ),
    ).toBe('allowed');
  });

  by(
    'enhancements.no-target',
    'a card for enemy Characters finds no Vehicle, Droid or friend',
    () => {
      const ran = run(
        'turn',
        deploy(
          'dark',
          { play: ['red-five', 'r2-d2'] },
          { play: ['kuati-security-team'], hand: ['intimidated', 'espo-trooper'] },
        ),
      );
      expect(verdict(ran, { piece: 'intimidated-1' })).toBe(no('enhancements.no-target'));
    },
  );

  const INTIMIDATED = (cards: number) => ({
    active: 'light',
    light: { play: ['luke-skywalker'] },
    dark: {
      play: [
        'imperial-command',
        { card: 'rancor', focus: 1 },
        ...Array.from({ length: cards }, () => ({ card: 'intimidated', on: 'luke-skywalker-1' })),
      ],
    },
    engaged: {
      objective: 'imperial-command-1',
      attackers: ['luke-skywalker-1'],
      defenders: ['rancor-1'],
      edge: 'light',
    },
  });

  by('enhancements.no-limit', 'a second Intimidated goes under the same unit', () => {
    const ran = run(
      'turn',
      deploy(
        'dark',
        { play: ['luke-skywalker'] },
        { play: [{ card: 'intimidated', on: 'luke-skywalker-1' }], hand: ['intimidated'] },
      ),
      play('intimidated-2', 'luke-skywalker-1'),
    );
    expect(piece(ran, 'intimidated-2').host).toBe('luke-skywalker-1');
    const struck = run('strikes', INTIMIDATED(2), strike('luke-skywalker-1'));
    expect(focus(struck, 'luke-skywalker-1')).toBe(3);
    expect(asks(struck)).toBe('light: icons');
  });

  by('interrupts-reactions.forced-must', 'a forced reaction is not declined', () => {
    const ran = run('strikes', INTIMIDATED(1), strike('luke-skywalker-1'));
    expect(focus(ran, 'luke-skywalker-1')).toBe(2);
    expect(asks(ran)).toBe('light: icons');
  });

  by('destruction.unit-attached', 'what hangs on a unit goes to the piles of its owners', () => {
    const ran = run(
      'strikes',
      {
        active: 'dark',
        dark: {
          play: ['death-star-trooper', { card: 'intimidated', on: 'luke-skywalker-1' }],
        },
        light: {
          play: [
            'a-heros-journey',
            { card: 'luke-skywalker', committed: true, damage: 2, focus: 1 },
            { card: 'jedi-lightsaber', on: 'luke-skywalker-1' },
          ],
        },
        engaged: {
          objective: 'a-heros-journey-1',
          attackers: ['death-star-trooper-1'],
          defenders: ['luke-skywalker-1'],
          edge: 'dark',
        },
      },
      strike('death-star-trooper-1'),
      icon('unit-damage', 'luke-skywalker-1'),
    );
    expect(zone(ran, 'light', 'discard')).toEqual(['luke-skywalker-1', 'jedi-lightsaber-1']);
    expect(zone(ran, 'dark', 'discard')).toEqual(['intimidated-1']);
    expect(eventsOf(ran, 'force-card-returned')).toEqual([{ piece: 'luke-skywalker-1' }]);
    expect(focus(ran, 'luke-skywalker-1')).toBe(0);
  });

  by('in-play.unique-limit', 'a second Luke is not played, and may lie in an edge stack', () => {
    const light = {
      play: [
        { card: 'luke-skywalker', focus: 1 },
        'a-heros-journey',
        'forgotten-heroes',
        'in-you-must-go',
        'yoda',
      ],
      hand: ['luke-skywalker'],
    };
    const ran = run('payment', { active: 'light', light });
    expect(verdict(ran, play('luke-skywalker-2'))).toBe(no('in-play.unique-limit'));
    const edge = run('edge-battle', {
      active: 'light',
      light,
      dark: { play: ['imperial-command', 'rancor'] },
      engaged: {
        objective: 'imperial-command-1',
        attackers: ['yoda-1'],
        defenders: ['rancor-1'],
      },
    });
    expect(verdict(edge, place('luke-skywalker-2'))).toBe('allowed');
  });

  by('in-play.out-of-play', 'Luke may be played while another Luke is captured', () => {
    const ran = run(
      'payment',
      {
        active: 'light',
        light: {
          faction: 'jedi',
          play: ['a-heros-journey', 'forgotten-heroes'],
          hand: ['luke-skywalker', 'rescue-mission', 'covering-fire'],
          captured: [{ card: 'luke-skywalker', on: 'imperial-command-1' }],
        },
        dark: { play: ['imperial-command'] },
      },
      play('luke-skywalker-1'),
      produce('jedi-card-1', 1),
      produce('a-heros-journey-1', 2),
      produce('forgotten-heroes-1', 1),
      SPEND,
      play('covering-fire-1'),
      effect('rescue'),
      target('imperial-command-1'),
      { kind: 'drawn', results: ['luke-skywalker-2'] },
      DONE,
    );
    expect(zone(ran, 'light', 'hand')).toContain('luke-skywalker-2');
    expect(verdict(ran, play('luke-skywalker-2'))).toBe(no('in-play.unique-limit'));
  });

  by('keywords.limited-one', 'two different Limited cards are one too many', () => {
    const ran = run(
      'turn',
      deploy('light', {
        faction: 'jedi',
        play: ['a-heros-journey'],
        hand: ['dagobah-training-grounds', 'cloud-city-casino'],
      }),
      play('dagobah-training-grounds-1'),
      produce('jedi-card-1', 1),
      SPEND,
    );
    expect(verdict(ran, play('cloud-city-casino-1'))).toBe(no('keywords.limited-one'));
  });

  const NAVY = {
    faction: 'imperial-navy',
    play: ['imperial-command', 'kuat-reinforcements', 'the-endor-gambit'],
    hand: ['control-room', 'tear-this-ship-apart'],
  };

  by('keywords.limited-one', 'Limited counts anew in the turn of the other side', () => {
    const ran = run(
      'turn',
      {
        active: 'dark',
        length: 2,
        phases: ['deployment'],
        windows: true,
        dark: NAVY,
        light: { hand: ['covering-fire'] },
      },
      play('control-room-1'),
      produce('imperial-command-1', 2),
      SPEND,
      PASS,
      PASS,
      PASS,
    );
    expect(asks(ran)).toBe('dark: window');
    expect(verdict(ran, play('tear-this-ship-apart-1'))).toBe('allowed');
  });

  by('rules-words.cancel-cost', 'a cancelled Limited event was played all the same', () => {
    const ran = run(
      'turn',
      deploy('dark', { play: ['c-3po'] }, NAVY),
      play('tear-this-ship-apart-1'),
      produce('kuat-reinforcements-1', 1),
      SPEND,
      { kind: 'cancel', with: 'c-3po-1' },
    );
    expect(zone(ran, 'dark', 'discard')).toEqual(['tear-this-ship-apart-1']);
    expect(verdict(ran, play('control-room-1'))).toBe(no('keywords.limited-one'));
  });

  by('keywords.force-card-allowed', 'a Rancor takes a Force card, and two tokens to strike', () => {
    const committed = run(
      'force-phase',
      { active: 'dark', dark: { play: ['rancor'] } },
      { kind: 'commit', piece: 'rancor-1', side: 'dark' },
    );
    expect(piece(committed, 'rancor-1').committed).toBe(true);
    const ran = run(
      'strikes',
      {
        active: 'light',
        light: { play: [{ card: 'yoda', focus: 1 }] },
        dark: { play: ['imperial-command', { card: 'rancor', committed: true }] },
        engaged: {
          objective: 'imperial-command-1',
          attackers: ['yoda-1'],
          defenders: ['rancor-1'],
          edge: 'dark',
        },
      },
      strike('rancor-1'),
    );
    expect(focus(ran, 'rancor-1')).toBe(2);
  });

  by('edge-battle.fate-only', 'a fate card is not played in a window', () => {
    const ran = run('turn', deploy('light', { hand: ['heat-of-battle', 'covering-fire'] }));
    expect(verdict(ran, play('heat-of-battle-1'))).toBe(no('edge-battle.fate-only'));
  });
});

// ── cards whose words the booklet prints ─────────────────────────────────────────────────────────

const RICH = ['a-heros-journey', 'forgotten-heroes', 'in-you-must-go'];
/** An event that is paid for by «A Hero's Journey» and one more. */
const paid = (id: string, cost: number): readonly Answer[] => [
  play(id),
  ...[produce('a-heros-journey-1', Math.min(cost, 2))],
  ...(cost > 2 ? [produce('forgotten-heroes-1', 1)] : []),
  SPEND,
];

describe('events that the booklet prints', () => {
  by('in-play.unique-limit', 'a second Luke does not come back from the discard pile', () => {
    const light = {
      play: [...RICH, 'luke-skywalker'],
      hand: ['return-of-the-jedi'],
      discard: ['luke-skywalker'],
    };
    const ran = run('payment', { active: 'light', light });
    expect(verdict(ran, play('return-of-the-jedi-1'))).toBe(no('rules-words.choose-none'));
    const more = { ...light, discard: ['luke-skywalker', 'obi-wan-kenobi', 'x-wing'] };
    const asked = run(
      'payment',
      { active: 'light', light: more },
      ...paid('return-of-the-jedi-1', 3),
    );
    expect(verdict(asked, target('luke-skywalker-2'))).toBe(no('in-play.unique-limit'));
    expect(verdict(asked, target('x-wing-1'))).toBe(no('abilities.trait-meaning'));
    expect(verdict(asked, target('obi-wan-kenobi-1'))).toBe('allowed');
  });

  const ATTACKED = {
    active: 'dark',
    windows: true,
    dark: { play: ['interrogation-droid'], hand: ['dark-alliance'] },
    light: {
      play: RICH,
      hand: ['return-of-the-jedi', 'heat-of-battle'],
      discard: ['obi-wan-kenobi'],
    },
  };
  const attackedBy = [engage('in-you-must-go-1'), send('interrogation-droid-1'), DONE] as const;
  const returned = [
    PASS,
    ...paid('return-of-the-jedi-1', 3),
    target('obi-wan-kenobi-1'),
    // Nobody goes on in the window.
    PASS,
  ] as const;

  by('in-play.put-into-play-how', 'a defender comes ready from the discard pile', () => {
    const ran = run('engagement', ATTACKED, ...attackedBy, ...returned);
    expect(piece(ran, 'obi-wan-kenobi-1')).toMatchObject({ zone: 'play', focus: 0 });
    expect(focus(ran, 'a-heros-journey-1') + focus(ran, 'forgotten-heroes-1')).toBe(3);
    expect(asks(ran)).toBe('light: defend');
    expect(verdict(ran, send('obi-wan-kenobi-1'))).toBe('allowed');
  });

  by('engagement.participant', 'who comes one window later takes no part', () => {
    const late = {
      ...ATTACKED,
      light: { ...ATTACKED.light, play: [...RICH, { card: 'c-3po', focus: 1 }] },
    };
    const ran = run('engagement', late, ...attackedBy, PASS, PASS, DONE, ...returned);
    expect(piece(ran, 'obi-wan-kenobi-1').zone).toBe('play');
    expect(eventsOf(ran, 'edge-automatic')).toHaveLength(1);
    expect(asks(ran)).toBe('dark: edge-place');
    const struck = run(
      'engagement',
      late,
      ...[...attackedBy, PASS, PASS, DONE, ...returned, PASS, PASS],
      strike('interrogation-droid-1'),
    );
    expect(eventsOf(struck, 'edge-barred')).toContainEqual({ side: 'light' });
    expect(verdict(struck, icon('tactics', 'obi-wan-kenobi-1'))).toBe('allowed');
  });

  by(
    'abilities.own-time',
    'Emergency Repair waits for the own turn, and mends any objective',
    () => {
      const tables = {
        light: { play: ['a-heros-journey'], hand: ['emergency-repair', 'covering-fire'] },
        dark: { play: [{ card: 'imperial-command', damage: 4 }] },
      };
      const foreign = run('turn', { active: 'dark', phases: ['deployment'], ...tables }, PASS);
      expect(verdict(foreign, play('emergency-repair-1'))).toBe(no('abilities.own-time'));
      const own = run(
        'turn',
        { active: 'light', phases: ['deployment'], ...tables },
        ...paid('emergency-repair-1', 2),
        target('imperial-command-1'),
      );
      expect(piece(own, 'imperial-command-1').damage).toBe(0);
      expect(zone(own, 'light', 'discard')).toEqual(['emergency-repair-1']);
    },
  );

  by('damage.one-shield', 'a card may lay a second shield where a rule may not', () => {
    const shielded = { card: 'luke-skywalker', shield: true };
    const reward = run(
      'engagement',
      {
        active: 'light',
        light: { play: [shielded, 'guardian-of-peace'] },
        dark: { play: ['imperial-command'] },
      },
      engage('imperial-command-1'),
      send('luke-skywalker-1'),
      send('guardian-of-peace-1'),
      DONE,
    );
    expect(verdict(reward, target('luke-skywalker-1'))).toBe(no('damage.one-shield'));
    const ran = run(
      'engagement',
      {
        active: 'light',
        windows: true,
        light: { play: [shielded], hand: ['our-most-desperate-hour'] },
        dark: { play: ['imperial-command', 'darth-vader'] },
      },
      engage('imperial-command-1'),
      send('luke-skywalker-1'),
      DONE,
      play('our-most-desperate-hour-1'),
      target('luke-skywalker-1'),
      PASS,
      send('darth-vader-1'),
      DONE,
      strike('darth-vader-1'),
      icon('unit-damage', 'luke-skywalker-1'),
      spendShield('luke-skywalker-1'),
      spendShield('luke-skywalker-1'),
    );
    expect(piece(ran, 'luke-skywalker-1')).toMatchObject({ damage: 0, shields: 0 });
  });

  by('refresh-phase.shields', 'both shields go with the refresh', () => {
    const ran = run(
      'turn',
      {
        active: 'dark',
        length: 2,
        phases: ['refresh'],
        windows: true,
        dark: { play: ['imperial-command', 'kuat-reinforcements', 'the-endor-gambit'] },
        light: {
          play: [...RICH, { card: 'luke-skywalker', shield: true }],
          hand: ['our-most-desperate-hour'],
        },
      },
      PASS,
      play('our-most-desperate-hour-1'),
      target('luke-skywalker-1'),
      PASS,
    );
    expect(eventsOf(ran, 'shields-removed')).toHaveLength(1);
    expect(piece(ran, 'luke-skywalker-1').shields).toBe(0);
  });

  by('force-phase.no-taking', 'Force Rejuvenation takes off all but the Force card', () => {
    const asked = [...paid('force-rejuvenation-1', 2), target('luke-skywalker-1')];
    const setup = {
      active: 'light',
      light: {
        play: [...RICH, { card: 'luke-skywalker', committed: true, focus: 2, damage: 1 }, 'r2-d2'],
        hand: ['force-rejuvenation'],
      },
      dark: { play: ['rancor', { card: 'intimidated', on: 'luke-skywalker-1' }] },
    };
    const begun = run('payment', setup, ...paid('force-rejuvenation-1', 2));
    expect(verdict(begun, target('r2-d2-1'))).toBe(no('abilities.trait-meaning'));
    expect(verdict(begun, target('rancor-1'))).toBe('not offered');
    const open = run('payment', setup, ...asked);
    expect(verdict(open, off('force-card'))).toBe(no('force-phase.no-taking'));
    const all = [off('focus'), off('focus'), off('damage'), target('intimidated-1')] as const;
    const ran = run('payment', setup, ...asked, ...all);
    expect(piece(ran, 'luke-skywalker-1')).toMatchObject({
      focus: 0,
      damage: 0,
      committed: true,
    });
    expect(zone(ran, 'dark', 'discard')).toEqual(['intimidated-1']);
    expect(asks(ran)).toBe('light: shop');
    const some = run('payment', setup, ...asked, off('focus'), DONE);
    expect(focus(some, 'luke-skywalker-1')).toBe(1);
  });

  by('abilities.event-steps', 'an event does not fetch itself', () => {
    const setup = (balance: string) => ({
      active: 'light',
      balance,
      light: {
        play: RICH,
        hand: ['it-binds-all-things'],
        // The last one lies on top.
        discard: ['x-wing', 'twilek-loyalist', 'luke-skywalker'],
      },
    });
    const light = run('payment', setup('light'), ...paid('it-binds-all-things-1', 1));
    expect(zone(light, 'light', 'hand')).toEqual(['twilek-loyalist-1', 'luke-skywalker-1']);
    expect(zone(light, 'light', 'discard')).toEqual(['x-wing-1', 'it-binds-all-things-1']);
    const dark = run('payment', setup('dark'), ...paid('it-binds-all-things-1', 1));
    expect(zone(dark, 'light', 'hand')).toEqual(['luke-skywalker-1']);
  });

  by(
    'golden-rule.card-wins',
    'the mind trick is weaker in the dark, and a shield stops one',
    () => {
      const setup = (balance: string, shield: boolean) => ({
        active: 'light',
        balance,
        light: { play: RICH, hand: ['jedi-mind-trick'] },
        dark: { play: [{ card: 'rancor', shield }, 'tie-fighter'] },
      });
      const tricked = [...paid('jedi-mind-trick-1', 1), target('rancor-1')];
      const two = run('payment', setup('light', false), ...tricked);
      expect(focus(two, 'rancor-1')).toBe(2);
      expect(citedBy(two, 'focused').at(-1)).toContain('orders.placed-only');
      expect(focus(run('payment', setup('dark', false), ...tricked), 'rancor-1')).toBe(1);
      const stopped = run('payment', setup('light', true), ...tricked, spendShield('rancor-1'));
      expect(focus(stopped, 'rancor-1')).toBe(1);
      const asked = run('payment', setup('light', false), ...paid('jedi-mind-trick-1', 1));
      expect(verdict(asked, target('tie-fighter-1'))).toBe(no('abilities.trait-meaning'));
    },
  );

  by('rules-words.choose-none', 'an event that finds nothing is not played', () => {
    const barred = (hand: string, dark: object = {}) =>
      verdict(
        run('payment', { active: 'light', light: { play: RICH, hand: [hand] }, dark }),
        play(`${hand}-1`),
      );
    expect(barred('jedi-mind-trick', { play: ['tie-fighter'] })).toBe(
      no('rules-words.choose-none'),
    );
    expect(barred('jedi-mind-trick', { play: ['rancor'] })).toBe('allowed');
    expect(barred('emergency-repair', { play: ['imperial-command'] })).toBe(
      no('rules-words.choose-none'),
    );
    expect(barred('it-binds-all-things')).toBe(no('rules-words.choose-none'));
    expect(barred('return-of-the-jedi')).toBe(no('rules-words.choose-none'));
    expect(barred('our-most-desperate-hour', { play: ['tie-fighter'] })).toBe(
      no('rules-words.choose-none'),
    );
    expect(barred('force-rejuvenation', { play: ['darth-vader'] })).toBe(
      no('rules-words.choose-none'),
    );
  });

  by('combat-icons.without-edge', 'Yoda gains edge icons for each enhancement', () => {
    const setup = (edge: string) => ({
      active: 'light',
      light: {
        play: [
          'yoda',
          { card: 'jedi-lightsaber', on: 'yoda-1' },
          { card: 'shii-cho-training', on: 'yoda-1' },
        ],
      },
      dark: { play: ['imperial-command', { card: 'rancor', focus: 1 }] },
      engaged: {
        objective: 'imperial-command-1',
        attackers: ['yoda-1'],
        defenders: ['rancor-1'],
        edge,
      },
    });
    const ran = run(
      'strikes',
      setup('light'),
      strike('yoda-1'),
      icon('blast', 'imperial-command-1'),
      icon('unit-damage', 'rancor-1'),
      icon('tactics', 'rancor-1'),
    );
    // One of each edge icon is printed; the token of tactics is his own.
    expect(eventsOf(ran, 'icon-applied').map(({ power }) => power)).toEqual([3, 3, 1]);
    const without = run('strikes', setup('dark'), strike('yoda-1'));
    expect(verdict(without, icon('unit-damage', 'rancor-1'))).toBe('not offered');
  });

  by('orders.exhausted', 'the mind trick keeps the only defender from defending', () => {
    const ran = run(
      'engagement',
      {
        active: 'light',
        windows: true,
        light: { play: [...RICH, 'luke-skywalker'], hand: ['jedi-mind-trick'] },
        dark: { play: ['imperial-command', 'kuati-security-team', 'tie-fighter'] },
      },
      engage('imperial-command-1'),
      send('luke-skywalker-1'),
      DONE,
      ...paid('jedi-mind-trick-1', 1),
      target('kuati-security-team-1'),
      PASS,
    );
    expect(focus(ran, 'kuati-security-team-1')).toBe(2);
    expect(asks(ran)).toBe('dark: defend');
    expect(verdict(ran, send('kuati-security-team-1'))).toBe(no('engagement.defenders'));
  });
});

// ── windows, interrupts, cancelling ──────────────────────────────────────────────────────────────

describe('windows and cancelling, as the book has it', () => {
  const holding = (more: object) => ({
    active: 'dark',
    phases: ['deployment'],
    dark: { hand: ['dark-alliance', 'its-worse'] },
    light: more,
  });

  by('actions.window-first', 'the active player acts first in a fight', () => {
    const setup = {
      active: 'dark',
      windows: true,
      dark: { play: ['darth-vader'], hand: ['dark-alliance'] },
      light: { play: ['a-heros-journey', 'yoda'], hand: ['covering-fire'] },
    };
    const declared = [
      engage('a-heros-journey-1'),
      send('darth-vader-1'),
      DONE,
      PASS,
      PASS,
      send('yoda-1'),
      DONE,
    ] as const;
    const first = run('engagement', setup, ...declared);
    expect(asks(first)).toBe('dark: window');
    const acted = run('engagement', setup, ...declared, play('dark-alliance-1'), DONE);
    expect(asks(acted)).toBe('light: window');
  });

  by('rules-words.exhausted-cannot', 'a tired droid cancels nothing', () => {
    const ran = run(
      'turn',
      holding({ play: [{ card: 'c-3po', focus: 1 }] }),
      play('dark-alliance-1'),
    );
    expect(asks(ran)).toBe('dark: effect');
  });

  by('rules-words.cancel-how', 'a side may cancel its own event', () => {
    const setup = {
      active: 'light',
      light: {
        play: [...RICH, { card: 'c-3po', committed: true }],
        hand: ['jedi-mind-trick'],
      },
      dark: { play: ['rancor'] },
    };
    const asked = run('payment', setup, ...paid('jedi-mind-trick-1', 1));
    expect(asks(asked)).toBe('light: cancel');
    const ran = run('payment', setup, ...paid('jedi-mind-trick-1', 1), {
      kind: 'cancel',
      with: 'c-3po-1',
    });
    expect(zone(ran, 'light', 'discard')).toEqual(['c-3po-1', 'jedi-mind-trick-1']);
    expect(focus(ran, 'a-heros-journey-1')).toBe(1);
    expect(focus(ran, 'rancor-1')).toBe(0);
    expect(eventsOf(ran, 'force-card-returned')).toEqual([{ piece: 'c-3po-1' }]);
  });

  by('interrupts-reactions.deflection-example', 'what a card deals may be deflected', () => {
    const ran = run(
      'turn',
      holding({ play: ['luke-skywalker', 'yoda'], hand: ['lightsaber-deflection'] }),
      play('dark-alliance-1'),
      effect('damage'),
      target('luke-skywalker-1'),
      moveDamage('yoda-1'),
    );
    expect(piece(ran, 'yoda-1').damage).toBe(1);
    expect(piece(ran, 'luke-skywalker-1').damage).toBe(0);
  });
});
