import { describe, expect, it } from 'vitest';
import { parseSetup } from '../../../../src/games/swlcg/engine/game/parse-setup.ts';
import { asks, drawn, eventsOf, run, verdict } from './helpers.ts';

const AGREE = { kind: 'agree', dark: 'first' } as const;
const SITH = { kind: 'starter', deck: 'sith' } as const;
const JEDI = { kind: 'starter', deck: 'jedi' } as const;
const DARK = ['fall-of-the-jedi', 'counsel-of-the-sith', 'the-emperors-web', 'shadows-of-dathomir'];
const LIGHT = ['a-heros-journey', 'in-you-must-go', 'forgotten-heroes', 'jedi-training'];

describe('setting up', () => {
  it('lets sides be agreed on or drawn by lot', () => {
    expect(asks(run('setup', {}, AGREE))).toBe('dark: starter');
    const lots = run('setup', {}, { kind: 'lots' }, drawn('second'));
    expect(eventsOf(lots, 'sides-chosen')).toEqual([{ dark: 'second', lot: true }]);
  });

  it('offers the dark side no light deck', () => {
    const ran = run('setup', {}, AGREE);
    expect(verdict(ran, JEDI)).toBe('setup.starter-choice');
    expect(verdict(ran, SITH)).toBe('allowed');
  });

  it('keeps three of four objectives and puts the fourth under the deck', () => {
    const ran = run('setup', {}, AGREE, SITH, JEDI, ...DARK.map((card) => drawn(card)), {
      kind: 'return',
      piece: 'the-emperors-web-1',
    });
    expect(ran.state.decks.dark.under).toEqual(['the-emperors-web']);
    expect(ran.state.decks.dark.objectives).toHaveLength(4);
    expect(asks(ran)).toBe('light: deal-objective');
  });

  it('allows one mulligan, when it was agreed on', () => {
    const hand = (side: 'light' | 'dark', count: number) => {
      const cards =
        side === 'dark'
          ? ['sith-library', 'force-choke', 'interrogation', 'intimidated', 'rancor', 'nightsister']
          : ['yoda', 'red-five', 'r2-d2', 'c-3po', 'redemption', 'double-strike'];
      return cards.slice(0, count).map((card) => drawn(card));
    };
    const before = [
      AGREE,
      SITH,
      JEDI,
      ...DARK.map((card) => drawn(card)),
      { kind: 'return', piece: 'the-emperors-web-1' },
      ...LIGHT.map((card) => drawn(card)),
      { kind: 'return', piece: 'jedi-training-1' },
    ] as const;
    const yes = { kind: 'mulligan-allowed', allowed: true } as const;
    const asked = run('setup', {}, ...before, yes, ...hand('dark', 6), ...hand('light', 6));
    expect(asks(asked)).toBe('dark: mulligan');
    const taken = run(
      'setup',
      {},
      ...before,
      yes,
      ...hand('dark', 6),
      ...hand('light', 6),
      { kind: 'mulligan' },
      ...hand('dark', 6),
    );
    expect(asks(taken)).toBe('light: mulligan');
    const no = { kind: 'mulligan-allowed', allowed: false } as const;
    const none = run('setup', {}, ...before, no, ...hand('dark', 6), ...hand('light', 6));
    expect(asks(none)).toBe('dark: reveal-objective');
  });
});

describe('a table written by hand', () => {
  it.each([
    ['a card nobody knows', { light: { play: ['jar-jar'] } }, 'light.play.0.card', 'unknown-card'],
    [
      'a card of the other side',
      { light: { hand: ['rancor'] } },
      'light.hand.0.card',
      'wrong-side',
    ],
    ['a key nobody knows', { colour: 'red' }, 'colour', 'unknown-key'],
    ['a side nobody knows', { active: 'grey' }, 'active', 'unknown-side'],
    ['a faction of the other side', { light: { faction: 'sith' } }, 'light.faction', 'wrong-side'],
    [
      'damage that a card cannot bear',
      { dark: { play: [{ card: 'nightsister', damage: 1 }] } },
      'dark.play.0.damage',
      'too-many',
    ],
    [
      'a committed objective',
      { dark: { play: [{ card: 'imperial-command', committed: true }] } },
      'dark.play.0.committed',
      'wrong-type',
    ],
    [
      'an attack on what is not there',
      { engaged: { objective: 'imperial-command-1' } },
      'engaged.objective',
      'not-on-the-table',
    ],
    [
      'a fourth Force card',
      {
        light: {
          play: ['yoda', 'red-five', 'x-wing', 'y-wing'].map((card) => ({ card, committed: true })),
        },
      },
      'light.play.3.committed',
      'too-many',
    ],
    [
      'a second unique card of a title',
      { light: { play: ['yoda', 'yoda'] } },
      'light.play.1.card',
      'twice',
    ],
    [
      'a fourth current objective',
      {
        dark: {
          play: ['imperial-command', 'fall-of-the-jedi', 'defense-protocol', 'the-emperors-web'],
        },
      },
      'dark.play',
      'too-many',
    ],
    [
      'a game that the dark side has lost',
      { dark: { lost: ['imperial-command', 'fall-of-the-jedi', 'defense-protocol'] } },
      'dark.lost',
      'too-many',
    ],
    [
      'an objective in a hand',
      { dark: { hand: ['imperial-command'] } },
      'dark.hand.0.card',
      'wrong-type',
    ],
    [
      'an event among the objectives of a deck',
      { dark: { deck: { objectives: ['dark-alliance'] } } },
      'dark.deck.objectives.0',
      'wrong-type',
    ],
    [
      'a unit among lost objectives',
      { light: { lost: ['yoda'] } },
      'light.lost.0.card',
      'wrong-type',
    ],
    [
      'a captive of the light side',
      { dark: { captured: [{ card: 'rancor', on: 'a-heros-journey-1' }] } },
      'dark.captured',
      'wrong-side',
    ],
    [
      'a captive at no dark objective',
      {
        light: { play: ['a-heros-journey'], captured: [{ card: 'yoda', on: 'a-heros-journey-1' }] },
      },
      'light.captured.0.on',
      'not-on-the-table',
    ],
    [
      'a unit attached to a card',
      { light: { play: ['yoda', { card: 'red-five', on: 'yoda-1' }] } },
      'light.play.1.on',
      'wrong-type',
    ],
    [
      'an attacker sent twice',
      {
        active: 'light',
        light: { play: ['yoda'] },
        dark: { play: ['imperial-command'] },
        engaged: { objective: 'imperial-command-1', attackers: ['yoda-1', 'yoda-1'] },
      },
      'engaged.attackers.1',
      'twice',
    ],
    [
      'a card attached to nothing',
      { light: { play: [{ card: 'jedi-lightsaber', on: 'yoda-1' }] } },
      'light.play.0.on',
      'not-on-the-table',
    ],
  ])('is refused with its place: %s', (_, raw, path, problem) => {
    expect(parseSetup(raw)).toEqual({ ok: false, path, problem });
  });

  it.each([null, undefined, 7, 'table', []])('is refused when it is %j', (raw) => {
    expect(parseSetup(raw)).toMatchObject({ ok: false });
  });
});
