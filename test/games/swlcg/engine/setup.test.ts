import { describe, expect, it } from 'vitest';
import { parseSetup } from '../../../../src/games/swlcg/positions/table.ts';
import { asks, drawn, eventsOf, run, verdict } from './helpers.ts';

const AGREE = { kind: 'agree', dark: 'first' } as const;
const SITH = { kind: 'starter', deck: 'sith' } as const;
const JEDI = { kind: 'starter', deck: 'jedi' } as const;
const DARK = ['fall-of-the-jedi', 'counsel-of-the-sith', 'the-emperors-web', 'shadows-of-dathomir'];
const LIGHT = ['a-heros-journey', 'in-you-must-go', 'forgotten-heroes', 'jedi-training'];

describe('setting up', () => {
  it('lets sides be agreed on or drawn by lot', () => {
    expect(asks(run('setup', {}, AGREE))).toBe('dark: starter');
    for (const dark of ['first', 'second'] as const) {
      const lots = run('setup', {}, { kind: 'lots' }, drawn(dark));
      expect(eventsOf(lots, 'sides-chosen')).toEqual([{ dark, lot: true }]);
    }
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
    [
      'a card nobody knows',
      { light: { play: ['jar-jar'] } },
      'light.play.0.card',
      'there is no «jar-jar» here',
    ],
    [
      'a card of the other side',
      { light: { hand: ['rancor'] } },
      'light.hand.0.card',
      'there is no «rancor» here',
    ],
    ['a key nobody knows', { colour: 'red' }, 'colour', 'there is no «colour» here'],
    ['a side nobody knows', { active: 'grey' }, 'active', 'there is no «grey» here'],
    [
      'a faction of the other side',
      { light: { faction: 'sith' } },
      'light.faction',
      'there is no «sith» here',
    ],
    [
      'damage that a card cannot bear',
      { dark: { play: [{ card: 'nightsister', damage: 1 }] } },
      'dark.play.0.damage',
      'it would be destroyed',
    ],
    [
      'a committed objective',
      { dark: { play: [{ card: 'imperial-command', committed: true }] } },
      'dark.play.0.committed',
      'only units are committed',
    ],
    [
      'an attack on what is not there',
      { engaged: { objective: 'imperial-command-1' } },
      'engaged.objective',
      'there is no such objective',
    ],
    [
      'a fourth Force card',
      {
        light: {
          play: ['yoda', 'red-five', 'x-wing', 'y-wing'].map((card) => ({ card, committed: true })),
        },
      },
      'light.play.3.committed',
      'too many committed units',
    ],
    [
      'a second unique card of a title',
      { light: { play: ['yoda', 'yoda'] } },
      'light.play.1.card',
      'it is unique and in play already',
    ],
    [
      'a fourth current objective',
      {
        dark: {
          play: ['imperial-command', 'fall-of-the-jedi', 'defense-protocol', 'the-emperors-web'],
        },
      },
      'dark.play.3.card',
      'too many objectives in play',
    ],
    [
      'a game that the dark side has lost',
      { dark: { lost: ['imperial-command', 'fall-of-the-jedi', 'defense-protocol'] } },
      'dark.lost',
      'Too big: expected array to have <=2 items',
    ],
    [
      'an objective in a hand',
      { dark: { hand: ['imperial-command'] } },
      'dark.hand.0.card',
      'there is no «imperial-command» here',
    ],
    [
      'an event among the objectives of a deck',
      { dark: { deck: { objectives: ['dark-alliance'] } } },
      'dark.deck.objectives.0',
      'there is no «dark-alliance» here',
    ],
    [
      'a unit among lost objectives',
      { light: { lost: ['yoda'] } },
      'light.lost.0.card',
      'there is no «yoda» here',
    ],
    [
      'a captive of the light side',
      { dark: { captured: [{ card: 'rancor', on: 'a-heros-journey-1' }] } },
      'dark.captured',
      'Too big: expected array to have <=0 items',
    ],
    [
      'a captive at no dark objective',
      {
        light: { play: ['a-heros-journey'], captured: [{ card: 'yoda', on: 'a-heros-journey-1' }] },
      },
      'light.captured.0.on',
      'only an objective of the dark side keeps captured cards',
    ],
    [
      'a unit attached to a card',
      { light: { play: ['yoda', { card: 'red-five', on: 'yoda-1' }] } },
      'light.play.1.on',
      'only enhancements lie on cards',
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
      'it stands here twice',
    ],
    [
      'a card attached to nothing',
      { light: { play: [{ card: 'jedi-lightsaber', on: 'yoda-1' }] } },
      'light.play.0.on',
      'it is not on the table',
    ],
  ])('is refused with its place: %s', (_, raw, path, problem) => {
    expect(parseSetup(raw)).toMatchObject({ ok: false, path, problem });
  });

  it.each([null, undefined, 7, 'table', []])('is refused when it is %j', (raw) => {
    expect(parseSetup(raw)).toMatchObject({ ok: false });
  });
});
