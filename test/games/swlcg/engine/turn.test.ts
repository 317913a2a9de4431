import { describe, expect, it } from 'vitest';
import {
  asks,
  DECLINE,
  DONE,
  drawn,
  eventsOf,
  PASS,
  piece,
  run,
  target,
  verdict,
  zone,
} from './helpers.ts';

const balance = (setup: object) => ({ phases: ['balance'], ...setup });
const refresh = (setup: object) => ({ phases: ['refresh'], ...setup });
const draw = (setup: object) => ({ phases: ['draw'], ...setup });

const THREE_DARK = ['imperial-command', 'kuat-reinforcements', 'the-endor-gambit'];
const THREE_LIGHT = ['a-heros-journey', 'forgotten-heroes', 'jedi-training'];

describe('the balance phase', () => {
  it('moves the dial from 0 to 1 in the first turn (example A1)', () => {
    const ran = run('turn', balance({ active: 'dark', turns: { dark: 0 } }));
    expect(eventsOf(ran, 'dial-moved')).toEqual([{ by: 1, to: 1, why: 'turn' }]);
  });

  it('moves it twice when the balance is dark: from 9 to 11 (vector B1)', () => {
    const ran = run('turn', balance({ active: 'dark', dial: 9, balance: 'dark' }));
    expect(ran.state.dial).toBe(11);
  });

  it('ends the game at 12 before the second step (vector B2)', () => {
    const ran = run('turn', balance({ active: 'dark', dial: 11, balance: 'dark' }));
    expect(ran.state.dial).toBe(12);
    expect(ran.state.winner).toEqual({ side: 'dark', reason: 'dial' });
  });

  it('does nothing in a light turn when the balance is dark (vector B3)', () => {
    const ran = run(
      'turn',
      balance({ active: 'light', balance: 'dark', dark: { play: THREE_DARK } }),
    );
    expect(eventsOf(ran, 'balance-idle')).toHaveLength(1);
    expect(asks(ran)).toBe('over');
  });

  it('lets the light side damage an objective or not', () => {
    const setup = balance({ active: 'light', dark: { play: THREE_DARK } });
    expect(run('turn', setup, DECLINE).state.winner).toBe(null);
    const hit = run('turn', setup, { kind: 'hit', piece: 'imperial-command-1' });
    expect(piece(hit, 'imperial-command-1').damage).toBe(1);
  });

  it('wins for the light side when that destroys a third objective (vector B30)', () => {
    const ran = run(
      'turn',
      balance({
        active: 'light',
        dark: {
          play: [{ card: 'imperial-command', damage: 4 }],
          lost: ['kuat-reinforcements', 'the-endor-gambit'],
        },
      }),
      { kind: 'hit', piece: 'imperial-command-1' },
    );
    expect(ran.state.winner).toEqual({ side: 'light', reason: 'objectives' });
  });
});

describe('the refresh phase', () => {
  it('leaves tokens in the first light turn, but takes shields and refills (vector B4)', () => {
    const ran = run(
      'turn',
      refresh({
        active: 'light',
        turns: { light: 0 },
        light: {
          play: [
            { card: 'a-heros-journey', focus: 2 },
            { card: 'luke-skywalker', focus: 1, shield: true },
            'jedi-training',
          ],
          deck: { objectives: ['forgotten-heroes'] },
        },
      }),
      drawn('forgotten-heroes'),
    );
    expect(piece(ran, 'a-heros-journey-1').focus).toBe(2);
    expect(piece(ran, 'luke-skywalker-1')).toMatchObject({ focus: 1, shields: 0 });
    expect(piece(ran, 'forgotten-heroes-1').zone).toBe('play');
  });

  it('takes one token: of three two stay, and three refreshes are needed (vector B5)', () => {
    const setup = (length: number) =>
      refresh({
        active: 'dark',
        length,
        dark: { play: [{ card: 'imperial-command', focus: 3 }, ...THREE_DARK.slice(1)] },
        light: { play: THREE_LIGHT },
      });
    expect(piece(run('turn', setup(1)), 'imperial-command-1').focus).toBe(2);
    expect(piece(run('turn', setup(3)), 'imperial-command-1').focus).toBe(1);
    expect(piece(run('turn', setup(5)), 'imperial-command-1').focus).toBe(0);
  });

  it.each([
    ['emperor-palpatine', 0, 'vector B6, Elite'],
    ['dark-side-apprentice', 1, 'vector B7'],
  ])('leaves a committed %s that has struck with %i tokens (%s)', (card, left) => {
    const ran = run(
      'turn',
      refresh({
        active: 'dark',
        dark: { play: [{ card, committed: true, focus: 2 }, ...THREE_DARK] },
      }),
    );
    expect(piece(ran, `${card}-1`).focus).toBe(left);
  });

  it('offers the reaction of an objective that enters play (example A17)', () => {
    const setup = refresh({
      active: 'dark',
      dark: { play: THREE_DARK.slice(1), deck: { objectives: ['cruel-interrogations'] } },
    });
    const ran = run('turn', setup, drawn('cruel-interrogations'));
    expect(asks(ran)).toBe('dark: enter-reaction');
    const used = run(
      'turn',
      setup,
      drawn('cruel-interrogations'),
      { kind: 'react', piece: 'cruel-interrogations-1' },
      DONE,
    );
    expect(eventsOf(used, 'reaction-used')).toHaveLength(1);
  });

  it('takes the card under the deck last', () => {
    const ran = run(
      'turn',
      refresh({
        active: 'dark',
        dark: {
          play: ['imperial-command'],
          deck: { objectives: ['kuat-reinforcements'], under: ['the-endor-gambit'] },
        },
      }),
      drawn('kuat-reinforcements'),
      drawn('the-endor-gambit'),
    );
    expect(zone(ran, 'dark', 'play')).toHaveLength(3);
  });

  it('loses the game for who has no objective to put', () => {
    const ran = run('turn', refresh({ active: 'light', light: { play: ['a-heros-journey'] } }));
    expect(ran.state.winner).toEqual({ side: 'dark', reason: 'objective-deck' });
  });
});

const EVENTS = ['force-choke', 'force-stasis', 'tallon-roll', 'dark-alliance', 'espo-trooper'];

describe('the draw phase', () => {
  it('takes a hand of eight down to the reserve of six (example A2)', () => {
    const hand = [...EVENTS, 'force-choke', 'tallon-roll', 'dark-alliance'];
    const ran = run(
      'turn',
      draw({ active: 'dark', dark: { hand } }),
      DECLINE,
      { kind: 'discard', piece: 'force-choke-1' },
      { kind: 'discard', piece: 'tallon-roll-1' },
    );
    expect(zone(ran, 'dark', 'hand')).toHaveLength(6);
    expect(zone(ran, 'dark', 'discard')).toHaveLength(2);
    expect(asks(ran)).toBe('over');
  });

  it('fills a hand of three that discards one with four cards (example A3)', () => {
    const ran = run(
      'turn',
      draw({
        active: 'dark',
        dark: { hand: EVENTS.slice(0, 3), deck: { command: EVENTS } },
      }),
      { kind: 'discard', piece: 'force-choke-1' },
      ...EVENTS.slice(0, 4).map((card) => drawn(card)),
    );
    expect(zone(ran, 'dark', 'hand')).toHaveLength(6);
    expect(zone(ran, 'dark', 'discard')).toEqual(['force-choke-1']);
    expect(ran.state.decks.dark.command).toEqual(['espo-trooper']);
  });

  it('is lost by who must draw four cards of two (vector B28)', () => {
    const ran = run(
      'turn',
      draw({
        active: 'dark',
        dark: { hand: EVENTS.slice(0, 2), deck: { command: ['force-choke', 'tallon-roll'] } },
      }),
      DECLINE,
      drawn('force-choke'),
      drawn('tallon-roll'),
    );
    expect(ran.state.winner).toEqual({ side: 'light', reason: 'command-deck' });
  });
});

describe('the deployment and conflict phases', () => {
  it('let nobody attack in the first dark turn', () => {
    const ran = run('turn', {
      active: 'dark',
      turns: { dark: 0 },
      phases: ['conflict'],
      dark: { play: ['darth-vader'] },
      light: { play: THREE_LIGHT },
    });
    expect(eventsOf(ran, 'conflict-skipped')).toHaveLength(1);
  });

  it('let an objective be attacked once a turn', () => {
    const ran = run(
      'turn',
      {
        active: 'dark',
        phases: ['conflict'],
        dark: { play: ['darth-vader', 'devastator'] },
        light: { play: ['a-heros-journey', 'forgotten-heroes'] },
      },
      { kind: 'engage', objective: 'forgotten-heroes-1' },
      { kind: 'send', piece: 'darth-vader-1' },
      DONE,
      { kind: 'strike', piece: 'darth-vader-1' },
      { kind: 'icon', icon: 'blast', target: 'forgotten-heroes-1' },
    );
    expect(asks(ran)).toBe('dark: conflict');
    expect(verdict(ran, { kind: 'engage', objective: 'forgotten-heroes-1' })).toBe(
      'engagement.once-each',
    );
    expect(verdict(ran, { kind: 'engage', objective: 'a-heros-journey-1' })).toBe('allowed');
  });

  it('close a window after two passes in a row', () => {
    const ran = run(
      'turn',
      {
        active: 'light',
        phases: ['deployment'],
        windows: true,
        light: { hand: ['covering-fire'] },
        dark: { hand: ['dark-alliance'] },
      },
      PASS,
      PASS,
    );
    expect(eventsOf(ran, 'window-closed')).toHaveLength(1);
    expect(asks(ran)).toBe('over');
  });

  it('let the other side play events only', () => {
    const ran = run(
      'turn',
      {
        active: 'light',
        phases: ['deployment'],
        windows: true,
        light: { hand: ['covering-fire'] },
        dark: { hand: ['dark-alliance', 'espo-trooper'] },
      },
      PASS,
    );
    expect(asks(ran)).toBe('dark: window');
    expect(verdict(ran, { kind: 'play', piece: 'espo-trooper-1' })).toBe('deployment-phase.what');
    expect(verdict(ran, { kind: 'play', piece: 'dark-alliance-1' })).toBe('allowed');
  });

  it('let a repair droid mend Vehicles, and nothing else (example A15)', () => {
    const ran = run(
      'turn',
      {
        active: 'light',
        phases: ['deployment'],
        light: {
          play: ['repair-droid', { card: 'red-five', damage: 1 }, { card: 'yoda', damage: 1 }],
        },
      },
      { kind: 'use', piece: 'repair-droid-1' },
    );
    expect(verdict(ran, target('red-five-1'))).toBe('allowed');
    expect(verdict(ran, target('yoda-1'))).toBe('abilities.droid-and-vehicle');
    expect(verdict(ran, target('repair-droid-1'))).toBe('abilities.droid-and-vehicle');
  });
});

describe('the Force phase', () => {
  const force = (light: readonly object[], dark: readonly object[], token: 'light' | 'dark') => ({
    active: 'light',
    balance: token,
    light: { play: light },
    dark: { play: dark },
  });
  const on = (card: string, focus = 0) => ({ card, committed: true, focus });

  it('counts only ready committed units', () => {
    const ran = run('force-phase', force([on('luke-skywalker', 1), on('yoda')], [], 'dark'), DONE);
    expect(eventsOf(ran, 'force-struggle')).toEqual([{ light: 5, dark: 0 }]);
    expect(ran.state.balance).toBe('light');
  });

  it('leaves a dark token dark at 4 against 4 (vector B8)', () => {
    const ran = run(
      'force-phase',
      force([on('obi-wan-kenobi')], [on('darth-vader')], 'dark'),
      DONE,
    );
    expect(eventsOf(ran, 'force-struggle')).toEqual([{ light: 4, dark: 4 }]);
    expect(ran.state.balance).toBe('dark');
  });

  it('does not count icons of enhancements (vector B9)', () => {
    // Mon Mothma has two icons, the enhancement attached to her one.
    const ran = run(
      'force-phase',
      force([on('mon-mothma'), { card: 'trust-your-feelings', on: 'mon-mothma-1' }], [], 'dark'),
      DONE,
    );
    expect(eventsOf(ran, 'force-struggle')).toEqual([{ light: 2, dark: 0 }]);
  });

  it('adds one icon while Jedi Training is in play (example A14)', () => {
    const ran = run(
      'force-phase',
      force([on('yoda'), { card: 'jedi-training' }], [], 'dark'),
      DONE,
    );
    expect(eventsOf(ran, 'force-struggle')).toEqual([{ light: 6, dark: 0 }]);
  });

  it('commits no fourth unit, no unit twice, none of the other side (vector B10)', () => {
    const ran = run(
      'force-phase',
      force(
        [on('yoda'), on('luke-skywalker'), on('obi-wan-kenobi'), { card: 'red-five' }],
        [{ card: 'darth-vader' }],
        'light',
      ),
    );
    expect(verdict(ran, { kind: 'commit', piece: 'red-five-1' })).toBe('force-phase.all-used');
    expect(verdict(ran, { kind: 'commit', piece: 'yoda-1' })).toBe('force-phase.not-again');
    expect(verdict(ran, { kind: 'commit', piece: 'darth-vader-1' })).toBe(
      'force-phase.only-active',
    );
  });

  it('gives a Force card back with the unit that leaves play', () => {
    const ran = run(
      'strikes',
      {
        active: 'light',
        light: { play: [{ card: 'twilek-loyalist', committed: true, focus: 1 }] },
        dark: { play: ['imperial-command', 'darth-vader'] },
        engaged: {
          objective: 'imperial-command-1',
          attackers: ['twilek-loyalist-1'],
          defenders: ['darth-vader-1'],
          edge: 'dark',
        },
      },
      { kind: 'strike', piece: 'darth-vader-1' },
      { kind: 'icon', icon: 'unit-damage', target: 'twilek-loyalist-1' },
    );
    expect(eventsOf(ran, 'force-card-returned')).toEqual([{ piece: 'twilek-loyalist-1' }]);
  });
});
