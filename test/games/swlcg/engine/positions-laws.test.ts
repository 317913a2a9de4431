import { describe, expect } from 'vitest';
import {
  asks,
  DECLINE,
  eventsOf,
  icon,
  piece,
  place,
  play,
  run,
  strike,
  target,
  verdict,
  zone,
} from './helpers.ts';
import { by, moveDamage, no, use } from './positions.ts';

/** Vader is about to strike Luke. */
const DARK_HIT = {
  active: 'light',
  dark: { play: ['imperial-command', 'darth-vader', 'rancor'] },
  engaged: {
    objective: 'imperial-command-1',
    attackers: ['luke-skywalker-1'],
    defenders: ['darth-vader-1'],
    edge: 'dark',
  },
};

describe('damage, whatever it comes from', () => {
  const unopposed = (heart: object) => ({
    active: 'light',
    light: { play: ['believer-in-the-old-ways'] },
    dark: {
      play: [{ card: 'the-heart-of-the-empire', ...heart }, 'coruscant-defense-fleet'],
    },
    engaged: {
      objective: 'the-heart-of-the-empire-1',
      attackers: ['believer-in-the-old-ways-1'],
      defenders: [],
      edge: 'dark',
    },
  });

  by('keywords.protect-amount', 'the bonus of an unopposed engagement may be moved', () => {
    const hit = strike('believer-in-the-old-ways-1');
    const asked = run('strikes', unopposed({}), hit);
    expect(asks(asked)).toBe('dark: protect');
    const ran = run('strikes', unopposed({}), hit, moveDamage('coruscant-defense-fleet-1'));
    expect(piece(ran, 'coruscant-defense-fleet-1').damage).toBe(1);
    expect(piece(ran, 'the-heart-of-the-empire-1').damage).toBe(0);
    expect(asks(ran)).toBe('over');
  });

  by('damage.use-shield', 'a shield stops the bonus when nobody takes it over', () => {
    const hit = [strike('believer-in-the-old-ways-1'), DECLINE] as const;
    const asked = run('strikes', unopposed({ shield: true }), ...hit);
    expect(asks(asked)).toBe('dark: shield');
  });

  const DARTH = {
    ...DARK_HIT,
    light: {
      play: [{ card: 'luke-skywalker', focus: 1 }],
      hand: ['lightsaber-deflection', 'lightsaber-deflection'],
    },
  };
  const hit = [strike('darth-vader-1'), icon('unit-damage', 'luke-skywalker-1')] as const;

  by('interrupts-reactions.shared-condition', 'two deflections turn one point aside each', () => {
    const asked = run('strikes', DARTH, ...hit, moveDamage('rancor-1'));
    expect(asks(asked)).toBe('light: deflect');
    const ran = run('strikes', DARTH, ...hit, moveDamage('rancor-1'), moveDamage('darth-vader-1'));
    expect(piece(ran, 'luke-skywalker-1').damage).toBe(0);
    expect(piece(ran, 'rancor-1').damage).toBe(1);
    expect(piece(ran, 'darth-vader-1').damage).toBe(1);
    expect(zone(ran, 'light', 'hand')).toEqual([]);
  });

  by(
    'interrupts-reactions.interrupt-once',
    'a declined deflection is not asked about again',
    () => {
      const ran = run('strikes', DARTH, ...hit, moveDamage('rancor-1'), DECLINE);
      expect(piece(ran, 'luke-skywalker-1').damage).toBe(1);
      expect(zone(ran, 'light', 'hand')).toHaveLength(1);
    },
  );
});

describe('two of a kind', () => {
  by('abilities.jedi-training', 'two objectives «Jedi Training» add two icons', () => {
    const ran = run('force-phase', {
      active: 'light',
      light: { play: ['jedi-training', 'jedi-training'] },
      dark: {},
    });
    expect(eventsOf(ran, 'force-struggle')).toEqual([{ light: 2, dark: 0 }]);
  });
});

describe('an event that waits for its moment', () => {
  const holding = (event: string) =>
    run('payment', { active: 'light', light: { faction: 'jedi', hand: [event] } });

  by('interrupts-reactions.reaction-mark', 'a reaction is refused as one', () => {
    expect(verdict(holding('double-strike'), play('double-strike-1'))).toBe(
      no('interrupts-reactions.reaction-mark'),
    );
  });

  by('interrupts-reactions.interrupt-condition', 'an interrupt is refused as one', () => {
    expect(verdict(holding('counter-stroke'), play('counter-stroke-1'))).toBe(
      no('interrupts-reactions.interrupt-condition'),
    );
  });
});

describe('the edge battle, when its defenders fall', () => {
  const fought = {
    active: 'light',
    light: { play: ['luke-skywalker'], hand: ['heat-of-battle'] },
    dark: {
      play: ['imperial-command', 'death-star-trooper'],
      hand: ['detained'],
    },
    engaged: {
      objective: 'imperial-command-1',
      attackers: ['luke-skywalker-1'],
      defenders: ['death-star-trooper-1'],
    },
  };

  by('edge-battle.automatic-win', 'icons decide where somebody was sent to defend', () => {
    const ran = run(
      'edge-battle',
      fought,
      place('heat-of-battle-1'),
      place('detained-1'),
      target('death-star-trooper-1'),
    );
    expect(zone(ran, 'dark', 'discard')).toContain('death-star-trooper-1');
    // Three icons of the event against two of the fate card.
    expect(eventsOf(ran, 'edge-won')).toEqual([{ side: 'dark', light: 2, dark: 3, how: 'icons' }]);
  });
});

describe('a game that is won', () => {
  by('balance-phase.dial-twelve', 'leaves the dial at 12, however far it had to move', () => {
    const ran = run(
      'strikes',
      {
        active: 'dark',
        dial: 11,
        dark: { play: ['devastator'] },
        light: {
          play: [{ card: 'a-heros-journey', damage: 2 }],
          lost: ['jedi-training', 'in-you-must-go'],
        },
        engaged: { objective: 'a-heros-journey-1', attackers: ['devastator-1'], edge: 'dark' },
      },
      strike('devastator-1'),
      icon('blast', 'a-heros-journey-1'),
    );
    expect(ran.state.dial).toBe(12);
    expect(ran.events.at(-1)?.kind).toBe('won');
  });
});

describe('an action without anything to act on', () => {
  by('rules-words.choose-none', 'the droid repairs nothing where no Vehicle is damaged', () => {
    const ran = run('turn', {
      active: 'light',
      phases: ['deployment'],
      light: {
        hand: ['covering-fire'],
        play: ['repair-droid', 'red-five', { card: 'yoda', damage: 1 }],
      },
    });
    expect(verdict(ran, use('repair-droid-1'))).toBe(no('rules-words.choose-none'));
  });
});

describe('several cards discarded at once', () => {
  const discard = (id: string) => ({ kind: 'discard', piece: id }) as const;
  const stacks = (deck: readonly string[]) => ({
    active: 'light',
    light: {
      play: ['luke-skywalker'],
      hand: ['x-wing', 'red-five', 'yoda'],
      deck: { command: deck },
    },
    dark: { play: ['imperial-command', 'darth-vader'] },
    engaged: {
      objective: 'imperial-command-1',
      attackers: ['luke-skywalker-1'],
      defenders: ['darth-vader-1'],
    },
  });
  const placed = [place('x-wing-1'), place('red-five-1'), place('yoda-1')] as const;

  by(
    'discard.order',
    'the owner orders his edge stack where a card of his looks at the pile',
    () => {
      const setup = stacks(['it-binds-all-things']);
      const asked = run('edge-battle', setup, ...placed);
      expect(asks(asked)).toBe('light: pile');
      const ran = run('edge-battle', setup, ...placed, discard('yoda-1'), discard('red-five-1'));
      expect(zone(ran, 'light', 'discard')).toEqual(['yoda-1', 'red-five-1', 'x-wing-1']);
      expect(asks(ran)).toBe('over');
      expect(asks(run('edge-battle', stacks([]), ...placed))).toBe('over');
    },
  );

  by('discard.order', 'a unit and what hangs on it may lie in any order', () => {
    const setup = {
      ...DARK_HIT,
      light: {
        play: [
          { card: 'luke-skywalker', focus: 1, damage: 2 },
          { card: 'jedi-lightsaber', on: 'luke-skywalker-1' },
        ],
        deck: { command: ['it-binds-all-things'] },
      },
    };
    const fallen = [strike('darth-vader-1'), icon('unit-damage', 'luke-skywalker-1')] as const;
    expect(asks(run('strikes', setup, ...fallen))).toBe('light: pile');
    const ran = run('strikes', setup, ...fallen, discard('jedi-lightsaber-1'));
    expect(zone(ran, 'light', 'discard')).toEqual(['jedi-lightsaber-1', 'luke-skywalker-1']);
  });
});
