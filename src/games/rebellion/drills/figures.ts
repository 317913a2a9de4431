import type { Figures } from '../../../drills/measure.ts';
import type { Kinds } from '../../../drills/question.ts';
import { LEADER_IDS, leaderOf } from '../engine/leaders.ts';
import { SKILLS, sheetOf } from '../engine/skills.ts';
import { isPopulous, SYSTEM_IDS, systemOf } from '../engine/systems.ts';
import { THEATRES, UNIT_IDS, unitOf } from '../engine/units.ts';
import type { RebellionFacts, UnitFigure } from './facts.ts';
import { rule } from './rule.ts';

const DECIDES = {
  health: 'damage.health-value',
  red: 'damage.attack-value',
  black: 'damage.attack-value',
  capacity: 'movement.capacity-printed',
} as const;
const UNIT_FIGURES = Object.keys(DECIDES) as readonly UnitFigure[];

const ofLeaders = (of: string, field: string): number | undefined => {
  const leaders = of.split('+').flatMap((id) => LEADER_IDS.find((one) => one === id) ?? []);
  const skill = SKILLS.find((one) => one === field);
  const theatre = THEATRES.find((one) => one === field);
  const [first] = leaders;
  if (first === undefined) return undefined;
  if (skill) return sheetOf(first)[skill];
  return theatre && Math.max(...leaders.map((id) => leaderOf(id)[theatre]));
};

const ofUnit = (of: string, field: string): number | undefined => {
  const id = UNIT_IDS.find((one) => one === of);
  if (!id) return undefined;
  const { health, dice, capacity } = unitOf(id);
  if (field === 'health') return health?.value;
  if (field === 'capacity') return capacity === 0 ? undefined : capacity;
  return field === 'red' ? dice.red : dice.black;
};

export const figuresOf: Figures = (of, field) => {
  const system = SYSTEM_IDS.find((id) => id === of);
  return system ? systemOf(system).icons.length : (ofLeaders(of, field) ?? ofUnit(of, field));
};

export const figures: Kinds<Pick<RebellionFacts, 'unit-figure' | 'system-figure'>> = {
  'unit-figure': {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const unit = chance.one(UNIT_IDS);
      const figure = chance.one(UNIT_FIGURES);
      return {
        facts: { unit, figure },
        ask: { by: 'figure', of: unit, field: figure },
        rule: rule(DECIDES[figure]),
        wrong: [],
      };
    },
  },
  'system-figure': {
    knowledge: 2,
    complexity: 1,
    draw: (chance) => {
      const place = chance.one(SYSTEM_IDS);
      return {
        facts: { place },
        ask: { by: 'figure', of: place, field: 'icons' },
        rule: rule(isPopulous(place) ? 'resource-icons.what' : 'systems.remote'),
        wrong: [0, 1, 2, 3],
        within: [0, 3],
      };
    },
  },
};
