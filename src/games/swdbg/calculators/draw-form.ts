import { HAND_SIZE } from '../engine/components.ts';
import { isShipKind, KINDS, MEASURES, MOST_SHIPS, MOST_UNITS } from '../odds/kinds.ts';
import type { Counts, Kind, Measure } from '../odds/kinds.ts';
import { MOST_DRAWN, MOST_HANDS, MOST_NEED, MOST_SURE, SPANS } from '../odds/question.ts';
import type { DrawQuestion } from '../odds/question.ts';
import { rule } from '../odds/rules.ts';
import type { DrawChange, DrawPreset } from '../words/odds.ts';
import type { Field, Form, Values } from '../../../calculator/view.ts';

type Place = 'deck' | 'discard';

const UNITS = KINDS.filter((kind) => !isShipKind(kind));
const SHIPS = KINDS.filter(isShipKind);

const FIRST_NEED = 4;

/** What stands in an empty form: the starting deck of either side, seven shuttles of ten cards. */
const FIRST: Readonly<Record<Place, Counts>> = { deck: { '0': 3, '1': 7 }, discard: {} };

const pileFields = (place: Place, kinds: readonly Kind[]): readonly Field[] =>
  kinds.map((kind) => ({
    kind: 'count',
    key: `${place}.${kind}`,
    most: isShipKind(kind) ? MOST_SHIPS : MOST_UNITS,
    first: FIRST[place][kind] ?? 0,
  }));

const numberAt = (values: Values, key: string, first = 0): number => Number(values[key] ?? first);

const cardsAt = (values: Values, place: Place, kind: Kind): number =>
  numberAt(values, `${place}.${kind}`, FIRST[place][kind] ?? 0);

const pileAt = (values: Values, place: Place): Counts =>
  Object.fromEntries(KINDS.map((kind) => [kind, cardsAt(values, place, kind)]));

const pileValues = (place: Place, pile: Counts): Values =>
  Object.fromEntries(KINDS.map((kind) => [`${place}.${kind}`, pile[kind] ?? 0]));

const measureAt = (values: Values): Measure =>
  MEASURES.find((measure) => measure === values['measure']) ?? 'resources';

const canBeSure = (values: Values): boolean => ['resources', 'attack'].includes(measureAt(values));

export const questionOf = (values: Values): unknown => ({
  measure: values['measure'] ?? MEASURES[0],
  need: numberAt(values, 'need', FIRST_NEED),
  hands: numberAt(values, 'hands', 1),
  span: values['span'] ?? SPANS[0],
  draw: numberAt(values, 'draw', HAND_SIZE),
  // The field stays as it is filled while the reader looks at what is never sure.
  sure: canBeSure(values) ? numberAt(values, 'sure') : 0,
  deck: pileAt(values, 'deck'),
  discard: pileAt(values, 'discard'),
});

/** Every field, so that a link does not change its meaning when a first value does. */
export const valuesOf = (question: DrawQuestion): Values => ({
  measure: question.measure,
  need: question.need,
  hands: question.hands,
  span: question.span,
  draw: question.draw,
  sure: question.sure,
  ...pileValues('deck', question.deck),
  ...pileValues('discard', question.discard),
});

interface Preset {
  readonly key: DrawPreset;
  readonly values: Values;
}

const preset = (
  key: DrawPreset,
  asked: Pick<DrawQuestion, 'measure' | 'need'> & Partial<DrawQuestion>,
): Preset => ({
  key,
  values: valuesOf({
    hands: 1,
    span: 'one-hand',
    draw: HAND_SIZE,
    sure: 0,
    deck: {},
    discard: {},
    ...asked,
  }),
});

const oneMore = (values: Values, kind: Kind): Values => ({
  ...values,
  [`discard.${kind}`]: cardsAt(values, 'discard', kind) + 1,
});

const unitsIn = (values: Values): number =>
  UNITS.reduce(
    (sum, kind) => sum + cardsAt(values, 'deck', kind) + cardsAt(values, 'discard', kind),
    0,
  );

const hasRoom = (values: Values): boolean => unitsIn(values) < MOST_UNITS;
const countsCards = (values: Values): boolean => measureAt(values) === 'cards';

type Change = Form['changes'][number] & { readonly key: DrawChange };

const stepped = (
  key: DrawChange,
  field: string,
  first: number,
  by: number,
  last: number,
): Change => ({
  key,
  apply: (values) => ({ ...values, [field]: numberAt(values, field, first) + by }),
  fits: (values) => numberAt(values, field, first) !== last,
});

const changes: readonly Change[] = [
  {
    key: 'buy-2',
    apply: (values) => oneMore(values, '2'),
    fits: (values) => !countsCards(values) && hasRoom(values),
  },
  {
    key: 'buy-3',
    apply: (values) => oneMore(values, '3'),
    fits: (values) => ['resources', 'attack'].includes(measureAt(values)) && hasRoom(values),
  },
  {
    key: 'buy-wanted',
    apply: (values) => oneMore(values, '1'),
    fits: (values) => countsCards(values) && hasRoom(values),
  },
  {
    key: 'exile-weak',
    apply: (values) => ({ ...values, 'discard.0': cardsAt(values, 'discard', '0') - 1 }),
    fits: (values) => cardsAt(values, 'discard', '0') > 0,
  },
  stepped('draw-more', 'draw', HAND_SIZE, 1, MOST_DRAWN),
  stepped('hands-more', 'hands', 1, 1, MOST_HANDS),
  stepped('need-less', 'need', FIRST_NEED, -1, 1),
  {
    key: 'sure-more',
    apply: (values) => ({ ...values, sure: numberAt(values, 'sure') + 1 }),
    fits: (values) => canBeSure(values) && numberAt(values, 'sure') < MOST_SURE,
  },
];

export const form: Form = {
  groups: [
    {
      key: 'ask',
      fields: [
        { kind: 'pick', key: 'measure', options: MEASURES },
        { kind: 'count', key: 'need', least: 1, most: MOST_NEED, first: FIRST_NEED },
        { kind: 'count', key: 'hands', least: 1, most: MOST_HANDS, first: 1 },
      ],
    },
    { key: 'deck', side: 'first', fields: pileFields('deck', UNITS) },
    { key: 'discard', side: 'second', fields: pileFields('discard', UNITS) },
    { key: 'deck-ships', side: 'first', folded: true, fields: pileFields('deck', SHIPS) },
    { key: 'discard-ships', side: 'second', folded: true, fields: pileFields('discard', SHIPS) },
    {
      key: 'more',
      folded: true,
      fields: [
        { kind: 'pick', key: 'span', options: SPANS },
        {
          kind: 'count',
          key: 'draw',
          least: 1,
          most: MOST_DRAWN,
          first: HAND_SIZE,
          rules: [rule('turn.draw-five')],
        },
        {
          kind: 'count',
          key: 'sure',
          most: MOST_SURE,
          rules: [rule('turn.ship-income'), rule('turn.force-bonus')],
        },
      ],
    },
  ],
  // A deck and a discard pile are no two sides.
  pairs: [],
  presets: [
    preset('start', { measure: 'resources', need: 4, deck: { '0': 3, '1': 7 } }),
    preset('purchase', {
      measure: 'resources',
      need: 6,
      deck: { '0': 1, '1': 2 },
      discard: { '0': 2, '1': 5, '2': 2, '3': 1 },
    }),
    preset('base', {
      measure: 'attack',
      need: 8,
      hands: 2,
      span: 'together',
      deck: { '0': 5, '2': 2, '3': 1 },
      discard: { '0': 4, '2': 1, '4': 1 },
    }),
    preset('hunt', {
      measure: 'cards',
      need: 1,
      hands: 2,
      deck: { '0': 4 },
      discard: { '0': 9, '1': 1 },
    }),
  ],
  changes,
};
