import { FIGURES, KINDS } from '../engine/data/units.ts';
import { MOST_TOKENS } from '../odds/parse.ts';
import { reinforceInvasion } from '../odds/reinforce.ts';
import { invasionOdds } from '../odds/invasion.ts';
import type { Answer, InvasionQuestion } from '../odds/types.ts';
import type { Field, Form, Group, OddsView } from '../../../calculator/view.ts';
import { bigger, has, NO_CANNON, turned } from './changes.ts';
import {
  dice,
  effects,
  faction,
  regulars,
  rounds,
  sideFrom,
  underway,
  units,
  upgrades,
} from './fields.ts';
import type { Letter } from './fields.ts';
import { goalOf } from './goal.ts';
import { tellIn } from './tell.ts';
import { oddsWords, TERMS } from './words.ts';

const moreOf = (side: Letter): readonly Field[] => [
  faction(side),
  ...upgrades(side, 'ground'),
  ...effects(side, 'ground'),
];

const GROUPS: readonly Group[] = [
  { key: 'a', side: 'first', fields: units('a', 'ground', regulars('a', 'ground')) },
  { key: 'b', side: 'second', fields: units('b', 'ground', regulars('b', 'ground')) },
  { key: 'a.more', side: 'first', folded: true, fields: moreOf('a') },
  { key: 'b.more', side: 'second', folded: true, fields: moreOf('b') },
  { key: 'a.plan', side: 'first', folded: true, fields: dice('a') },
  { key: 'b.plan', side: 'second', folded: true, fields: dice('b') },
  { key: 'course', folded: true, fields: [underway('ground'), rounds] },
];

const BOMBERS = regulars('a', 'ground').filter(
  (type) => KINDS[type] === 'ship' && type !== 'fighter',
);

const form: Form = {
  groups: GROUPS,
  // What lands and what stands there are not the same things: the sides cannot be swapped.
  pairs: [],
  presets: [
    {
      key: 'landing',
      values: { 'a.infantry': 4, 'a.dreadnought': 1, 'b.infantry': 3 },
    },
    { key: 'even', values: { 'a.infantry': 3, 'b.infantry': 3 } },
    {
      key: 'bombers',
      values: { 'a.infantry': 2, 'a.dreadnought': 3, 'b.infantry': 4 },
    },
    {
      key: 'fortress',
      values: { 'a.infantry': 6, 'a.war-sun': 1, 'b.infantry': 4, 'b.pds': 2 },
    },
  ],
  changes: [
    bigger('two-infantry', 'a.infantry', 2, MOST_TOKENS),
    bigger('dreadnought', 'a.dreadnought', 1, FIGURES.dreadnought),
    bigger('foe-infantry', 'b.infantry', 1, MOST_TOKENS),
    turned('infantry-ii', 'a.up.infantry', true),
    turned('plasma-scoring', 'a.t.plasma-scoring', true, (values) =>
      BOMBERS.some((type) => has(`a.${type}`)(values)),
    ),
    NO_CANNON,
  ],
};

export const view: OddsView<InvasionQuestion, Answer> = {
  calculator: invasionOdds,
  form,
  question: (values) => ({
    attacker: sideFrom(values, 'a', 'ground'),
    defender: sideFrom(values, 'b', 'ground'),
    underway: values['underway'] ?? false,
    rounds: values['rounds'] ?? 0,
  }),
  terms: TERMS,
  words: oddsWords('ground'),
  tell: tellIn('ground'),
  goal: goalOf(reinforceInvasion),
};
