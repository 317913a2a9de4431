import { FIGURES, FLEET, KINDS, recordOf } from '../engine/data/units.ts';
import type { UnitId } from '../engine/data/units.ts';
import { MOST_TOKENS, unitsFor } from '../odds/parse.ts';
import { reinforceSpace } from '../odds/reinforce.ts';
import { rules } from '../odds/rules.ts';
import { spaceCombatOdds } from '../odds/space-combat.ts';
import type { Answer, SpaceQuestion } from '../odds/types.ts';
import type { Field, Form, Group, OddsView, Values } from '../../../calculator/view.ts';
import { bigger, has, NO_CANNON, numberIn, turned } from './changes.ts';
import {
  NAMES,
  damage,
  dice,
  effects,
  faction,
  pairsOf,
  policy,
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
  ...upgrades(side, 'space'),
  ...effects(side, 'space'),
];

/** Ground forces fight beside one flagship only. */
const strangers = (side: Letter) =>
  unitsFor('space', NAMES[side]).filter((type) => KINDS[type] === 'ground-forces');

const planOf = (side: Letter): readonly Field[] => [
  ...policy(side),
  ...dice(side),
  ...damage(side),
  ...units(side, 'space', strangers(side)),
];

const GROUPS: readonly Group[] = [
  { key: 'a', side: 'first', fields: units('a', 'space', regulars('a', 'space')) },
  { key: 'b', side: 'second', fields: units('b', 'space', regulars('b', 'space')) },
  { key: 'a.more', side: 'first', folded: true, fields: moreOf('a') },
  { key: 'b.more', side: 'second', folded: true, fields: moreOf('b') },
  { key: 'a.plan', side: 'first', folded: true, fields: planOf('a') },
  { key: 'b.plan', side: 'second', folded: true, fields: planOf('b') },
  {
    key: 'course',
    folded: true,
    fields: [
      { kind: 'flag', key: 'nebula', rules: rules('nebula.defender-bonus') },
      underway('space'),
      rounds,
    ],
  },
];

const canSustain = (values: Values): boolean =>
  FLEET.some((type) => recordOf(type).printed.sustain && numberIn(values, `a.${type}`) > 0);
const notFighters = (values: Values): number =>
  FLEET.filter((type) => KINDS[type] === 'ship' && type !== 'fighter').reduce(
    (sum, type) => sum + numberIn(values, `a.${type}`),
    0,
  );
const ASSAULT_SHIPS = 3;

const upgrade = (key: string, unit: UnitId) => turned(key, `a.up.${unit}`, true, has(`a.${unit}`));

const form: Form = {
  groups: GROUPS,
  pairs: pairsOf(GROUPS),
  presets: [
    {
      key: 'skirmish',
      values: {
        ...{ 'a.cruiser': 2, 'a.carrier': 1, 'a.fighter': 3, 'a.destroyer': 1 },
        ...{ 'b.dreadnought': 1, 'b.carrier': 1, 'b.fighter': 3 },
      },
    },
    {
      key: 'battle-line',
      values: {
        ...{ 'a.dreadnought': 3, 'a.cruiser': 3, 'a.fighter': 3 },
        ...{ 'b.dreadnought': 2, 'b.cruiser': 3, 'b.fighter': 5 },
      },
    },
    {
      key: 'swarm',
      values: {
        ...{ 'a.carrier': 2, 'a.fighter': 8, 'a.up.fighter': true },
        ...{ 'b.destroyer': 2, 'b.cruiser': 2, 'b.dreadnought': 1 },
      },
    },
    {
      key: 'cannons',
      values: {
        ...{ 'a.dreadnought': 2, 'a.cruiser': 2, 'a.t.antimass-deflectors': true },
        ...{ 'b.cruiser': 2, 'b.pds': 3, 'b.up.pds': true },
      },
    },
    {
      key: 'war-sun',
      values: {
        ...{ 'a.war-sun': 1, 'a.fighter': 4 },
        ...{ 'b.dreadnought': 2, 'b.cruiser': 3, 'b.fighter': 2 },
      },
    },
  ],
  changes: [
    bigger('two-fighters', 'a.fighter', 2, MOST_TOKENS),
    bigger('destroyer', 'a.destroyer', 1, FIGURES.destroyer),
    bigger('cruiser', 'a.cruiser', 1, FIGURES.cruiser),
    bigger('dreadnought', 'a.dreadnought', 1, FIGURES.dreadnought),
    bigger('foe-cruiser', 'b.cruiser', 1, FIGURES.cruiser),
    upgrade('destroyer-ii', 'destroyer'),
    upgrade('cruiser-ii', 'cruiser'),
    upgrade('fighter-ii', 'fighter'),
    turned('sustain-last', 'a.sustain', 'last', canSustain),
    turned(
      'sustain-first',
      'a.sustain',
      'first',
      (values) => canSustain(values) && values['a.sustain'] === 'last',
    ),
    turned('duranium-armor', 'a.t.duranium-armor', true, canSustain),
    turned(
      'assault-cannon',
      'a.t.assault-cannon',
      true,
      (values) => notFighters(values) >= ASSAULT_SHIPS,
    ),
    NO_CANNON,
  ],
};

export const view: OddsView<SpaceQuestion, Answer> = {
  calculator: spaceCombatOdds,
  form,
  question: (values) => ({
    attacker: sideFrom(values, 'a', 'space'),
    defender: sideFrom(values, 'b', 'space'),
    nebula: values['nebula'] ?? false,
    underway: values['underway'] ?? false,
    rounds: values['rounds'] ?? 0,
  }),
  terms: TERMS,
  words: oddsWords('space'),
  tell: tellIn('space'),
  goal: goalOf(reinforceSpace),
};
