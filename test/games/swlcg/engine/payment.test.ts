import { describe, expect, it } from 'vitest';
import {
  asks,
  DONE,
  eventsOf,
  piece,
  play,
  produce,
  run,
  SPEND,
  verdict,
  zone,
} from './helpers.ts';

const CASINOS = {
  active: 'light',
  light: {
    hand: ['trust-your-feelings'],
    play: ['luke-skywalker', 'cloud-city-casino', 'cloud-city-casino', 'forgotten-heroes'],
  },
};
const TRUST = play('trust-your-feelings-1', 'luke-skywalker-1');

const SITH = {
  active: 'dark',
  dark: {
    faction: 'sith',
    hand: ['emperors-royal-guard', 'interrogation', 'vaders-lightsaber'],
    play: ['the-heart-of-the-empire', 'corporate-exploitation', 'reconnaissance-mission'],
  },
};

describe('paying for a Jedi card (example A7)', () => {
  it('is not done by two neutral casinos, though they make two resources', () => {
    const ran = run(
      'payment',
      CASINOS,
      TRUST,
      produce('cloud-city-casino-1', 1),
      produce('cloud-city-casino-2', 1),
    );
    expect(verdict(ran, SPEND)).toBe('resource-match.neutral-source');
  });

  it('is done by one casino and the Jedi objective; the other casino stays ready', () => {
    const ran = run(
      'payment',
      CASINOS,
      TRUST,
      produce('cloud-city-casino-1', 1),
      produce('forgotten-heroes-1', 1),
      SPEND,
    );
    expect(piece(ran, 'trust-your-feelings-1')).toMatchObject({
      zone: 'play',
      host: 'luke-skywalker-1',
    });
    expect(piece(ran, 'cloud-city-casino-1').focus).toBe(1);
    expect(piece(ran, 'forgotten-heroes-1').focus).toBe(1);
    expect(piece(ran, 'cloud-city-casino-2').focus).toBe(0);
  });
});

describe('three Sith cards in a row (example A8)', () => {
  const paid = run(
    'payment',
    SITH,
    play('emperors-royal-guard-1'),
    produce('sith-card-1', 1),
    produce('corporate-exploitation-1', 1),
    SPEND,
    play('interrogation-1'),
    produce('the-heart-of-the-empire-1', 2),
    SPEND,
    DONE,
  );

  it('takes the Guard for the faction card and a neutral objective, then the event', () => {
    expect(zone(paid, 'dark', 'play')).toContain('emperors-royal-guard-1');
    expect(zone(paid, 'dark', 'discard')).toEqual(['interrogation-1']);
    expect(piece(paid, 'the-heart-of-the-empire-1').focus).toBe(2);
    expect(piece(paid, 'reconnaissance-mission-1').focus).toBe(0);
  });

  it('leaves the lightsaber in the hand: the only ready source is neutral', () => {
    expect(verdict(paid, { kind: 'play', piece: 'vaders-lightsaber-1' })).toBe(
      'resource-match.neutral-source',
    );
    expect(zone(paid, 'dark', 'hand')).toEqual(['vaders-lightsaber-1']);
  });
});

describe('producing', () => {
  // The Heart of the Empire has a resource value of 3 (example A5).
  const heart = {
    active: 'dark',
    dark: { hand: ['human-replica-droid'], play: ['the-heart-of-the-empire'] },
  };

  it.each([1, 2, 3])('puts as many focus tokens as resources on a source: %i', (amount) => {
    const ran = run(
      'payment',
      heart,
      play('human-replica-droid-1'),
      produce('the-heart-of-the-empire-1', amount),
    );
    expect(piece(ran, 'the-heart-of-the-empire-1').focus).toBe(amount);
    expect(verdict(ran, produce('the-heart-of-the-empire-1', 1))).toBe(
      'resources.exhausted-source',
    );
  });

  it('cannot exceed the resource value', () => {
    const ran = run('payment', heart, play('human-replica-droid-1'));
    expect(verdict(ran, produce('the-heart-of-the-empire-1', 4))).toBe('resources.up-to-value');
  });

  it('adds two sources up for a unit of cost 3 (example A6)', () => {
    const ran = run(
      'payment',
      {
        active: 'dark',
        dark: {
          hand: ['human-replica-droid'],
          play: ['imperial-command', 'the-heart-of-the-empire'],
        },
      },
      play('human-replica-droid-1'),
      produce('imperial-command-1', 2),
      produce('the-heart-of-the-empire-1', 1),
      SPEND,
    );
    expect(piece(ran, 'human-replica-droid-1').zone).toBe('play');
    expect(piece(ran, 'imperial-command-1').focus).toBe(2);
    expect(piece(ran, 'the-heart-of-the-empire-1').focus).toBe(1);
    expect(eventsOf(ran, 'resources-lost')).toEqual([]);
  });

  it('loses what is not spent, and the tokens stay (vector B25)', () => {
    const ran = run(
      'payment',
      {
        active: 'dark',
        dark: { hand: ['rancor', 'tie-bomber'], play: ['the-heart-of-the-empire'] },
      },
      play('tie-bomber-1'),
      produce('the-heart-of-the-empire-1', 3),
      SPEND,
    );
    expect(eventsOf(ran, 'resources-lost')).toEqual([{ amount: 1 }]);
    expect(piece(ran, 'the-heart-of-the-empire-1').focus).toBe(3);
  });

  it('is refused to a unit that tactics have exhausted (vector B23)', () => {
    const ran = run(
      'payment',
      {
        active: 'dark',
        dark: {
          faction: 'imperial-navy',
          hand: ['death-star-trooper'],
          play: [{ card: 'duty-officer', focus: 1 }],
        },
      },
      play('death-star-trooper-1'),
    );
    expect(verdict(ran, { kind: 'produce', source: 'duty-officer-1' })).toBe(
      'resources.exhausted-source',
    );
  });
});

describe('a card that cannot be paid for', () => {
  const poor = {
    active: 'dark',
    dark: { faction: 'sith', hand: ['dark-side-apprentice', 'espo-trooper'] },
  };

  it('stays in the hand (vector B24)', () => {
    const ran = run('payment', poor);
    expect(verdict(ran, play('dark-side-apprentice-1'))).toBe('deployment-phase.cannot-pay');
  });

  it('goes back to the hand when the payment is given up', () => {
    const ran = run(
      'payment',
      {
        active: 'dark',
        dark: { faction: 'sith', hand: ['dark-side-apprentice'], play: ['imperial-command'] },
      },
      play('dark-side-apprentice-1'),
      produce('sith-card-1', 1),
      { kind: 'give-up' },
    );
    expect(zone(ran, 'dark', 'hand')).toEqual(['dark-side-apprentice-1']);
    expect(eventsOf(ran, 'payment-failed')).toHaveLength(1);
  });

  it('does not stop a card of cost 0, which needs no resources', () => {
    const ran = run('payment', poor, play('espo-trooper-1'));
    expect(piece(ran, 'espo-trooper-1').zone).toBe('play');
    expect(eventsOf(ran, 'produced')).toEqual([]);
  });
});

describe('what may be played', () => {
  it('is one unique card of a title, whoever owns the other (vector B26)', () => {
    const ran = run('payment', {
      active: 'dark',
      dark: {
        faction: 'sith',
        hand: ['darth-vader'],
        play: ['darth-vader', 'the-heart-of-the-empire', 'imperial-command'],
      },
    });
    expect(verdict(ran, { kind: 'play', piece: 'darth-vader-2' })).toBe('in-play.unique-limit');
  });

  it('is one Limited card a turn (vector B27)', () => {
    const ran = run(
      'payment',
      {
        active: 'light',
        light: {
          hand: ['cloud-city-casino', 'hidden-outpost'],
          play: ['a-heros-journey', 'forgotten-heroes'],
        },
      },
      play('cloud-city-casino-1'),
      produce('a-heros-journey-1', 1),
      SPEND,
    );
    expect(verdict(ran, { kind: 'play', piece: 'hidden-outpost-1' })).toBe('keywords.limited-one');
  });

  it('lets a second Limited card lie in an edge stack (vector B27)', () => {
    const ran = run('edge-battle', {
      active: 'light',
      light: { hand: ['cloud-city-casino', 'hidden-outpost'], play: ['luke-skywalker'] },
      dark: { play: ['darth-vader', 'imperial-command'] },
      engaged: {
        objective: 'imperial-command-1',
        attackers: ['luke-skywalker-1'],
        defenders: ['darth-vader-1'],
      },
    });
    expect(verdict(ran, { kind: 'place', piece: 'cloud-city-casino-1' })).toBe('allowed');
    expect(verdict(ran, { kind: 'place', piece: 'hidden-outpost-1' })).toBe('allowed');
  });

  it('is never a fate card', () => {
    const ran = run('payment', { active: 'light', light: { hand: ['heat-of-battle'] } });
    expect(verdict(ran, play('heat-of-battle-1'))).toBe('edge-battle.fate-only');
  });

  it('is no event that waits for a condition', () => {
    const ran = run('payment', { active: 'light', light: { hand: ['counter-stroke'] } });
    expect(verdict(ran, play('counter-stroke-1'))).toBe('interrupts-reactions.interrupt-condition');
  });

  it('is no enhancement without a card that it is for', () => {
    const ran = run('payment', {
      active: 'light',
      light: { faction: 'jedi', hand: ['jedi-lightsaber'], play: ['red-five'] },
    });
    expect(verdict(ran, { kind: 'play', piece: 'jedi-lightsaber-1' })).toBe(
      'enhancements.no-target',
    );
  });

  it('puts an enhancement under Mon Mothma (example A4)', () => {
    const ran = run(
      'payment',
      {
        active: 'light',
        light: {
          faction: 'jedi',
          hand: ['trust-your-feelings'],
          play: ['mon-mothma', 'a-heros-journey'],
        },
      },
      play('trust-your-feelings-1', 'mon-mothma-1'),
      produce('jedi-card-1', 1),
      produce('a-heros-journey-1', 1),
      SPEND,
    );
    expect(piece(ran, 'trust-your-feelings-1')).toMatchObject({
      zone: 'play',
      host: 'mon-mothma-1',
    });
  });
});

describe('an event', () => {
  const setup = {
    active: 'dark',
    dark: { faction: 'sith', hand: ['interrogation'], play: ['the-heart-of-the-empire'] },
    light: { play: ['c-3po'] },
  };
  const paid = [play('interrogation-1'), produce('the-heart-of-the-empire-1', 2), SPEND] as const;

  it('may be cancelled; its resources are lost and it is discarded (example A20)', () => {
    const asked = run('payment', setup, ...paid);
    expect(asks(asked)).toBe('light: cancel');
    const ran = run('payment', setup, ...paid, { kind: 'cancel', with: 'c-3po-1' });
    expect(zone(ran, 'dark', 'discard')).toEqual(['interrogation-1']);
    expect(zone(ran, 'light', 'discard')).toEqual(['c-3po-1']);
    expect(piece(ran, 'the-heart-of-the-empire-1').focus).toBe(2);
    expect(asks(ran)).toBe('dark: shop');
  });

  it('does what the card says when nobody cancels it', () => {
    const ran = run('payment', setup, ...paid, { kind: 'decline' });
    expect(asks(ran)).toBe('dark: effect');
  });
});
