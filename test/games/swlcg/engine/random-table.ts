import fc from 'fast-check';
import { CARD_IDS, cardOf, printedSide } from '../../../../src/games/swlcg/engine/cards.ts';
import type { CardId } from '../../../../src/games/swlcg/engine/cards.ts';
import { SIDES } from '../../../../src/games/swlcg/engine/sides.ts';
import type { Side } from '../../../../src/games/swlcg/engine/sides.ts';

const of = (side: Side, ...types: readonly string[]): readonly CardId[] =>
  CARD_IDS.filter((id) => printedSide(id) === side && types.includes(cardOf(id).type));

const COMMAND = ['unit', 'enhancement', 'event', 'fate'] as const;

const some = <T>(from: readonly T[], minLength: number, maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...from), { minLength, maxLength });

/** Cards in whose company the most rules meet come more often than chance would bring them. */
const MEETING: readonly CardId[] = [
  'guardian-of-peace',
  'emperors-royal-guard',
  'coruscant-defense-fleet',
  'the-heart-of-the-empire',
  'jedi-training',
  'redemption',
  'c-3po',
  'lightsaber-deflection',
  'double-strike',
  'emergency-repair',
  'force-rejuvenation',
  'it-binds-all-things',
  'jedi-mind-trick',
  'our-most-desperate-hour',
  'return-of-the-jedi',
];

const weighed = (cards: readonly CardId[]): readonly CardId[] =>
  cards.flatMap((id) => Array.from({ length: MEETING.includes(id) ? 6 : 1 }, () => id));

const unit = (side: Side) =>
  fc.record({
    card: fc.constantFrom(...weighed(of(side, 'unit'))),
    focus: fc.constantFrom(0, 0, 0, 1),
    shield: fc.boolean(),
  });

const faction = { light: 'jedi', dark: 'sith' } as const;

const half = (side: Side) =>
  fc
    .record({
      units: fc.uniqueArray(unit(side), { maxLength: 6, selector: ({ card }) => card }),
      committed: fc.nat(3),
      objectives: some(weighed(of(side, 'objective')), 3, 3),
      hand: fc.array(fc.constantFrom(...weighed(of(side, ...COMMAND))), { maxLength: 6 }),
      command: fc.array(fc.constantFrom(...of(side, ...COMMAND)), { minLength: 8, maxLength: 20 }),
      lost: some(of(side, 'objective'), 0, 2),
      discard: fc.array(fc.constantFrom(...of(side, ...COMMAND)), { maxLength: 3 }),
      deck: some(of(side, 'objective'), 2, 6),
    })
    .map(({ units, committed, objectives, hand, command, lost, discard, deck }) => ({
      faction: faction[side],
      play: [
        ...objectives.map((card, index) => ({ card, damage: index })),
        ...units.map((entry, index) => ({ ...entry, committed: index < committed })),
      ],
      // A second card like one in play, which may be unique.
      hand: [...hand, ...units.slice(0, 1).map(({ card }) => card)],
      lost,
      discard,
      deck: { command, objectives: deck },
    }));

/** Any two play areas that two people could have before them. */
export const tables = fc
  .record({
    active: fc.constantFrom(...SIDES),
    balance: fc.constantFrom(...SIDES),
    dial: fc.nat(11),
    windows: fc.boolean(),
    light: half('light'),
    dark: half('dark'),
    captured: fc.array(fc.constantFrom(...of('light', 'unit')), { maxLength: 2 }),
  })
  .map(({ captured, ...table }) => {
    const on = `${table.dark.play[0]?.card ?? ''}-1`;
    return {
      ...table,
      light: { ...table.light, captured: captured.map((card) => ({ card, on })) },
    };
  });
