import type { Figures } from '../../../drills/measure.ts';
import type { Kinds } from '../../../drills/question.ts';
import { BASE_IDS, baseOf, isBase } from '../engine/bases.ts';
import { CARD_IDS, cardOf, isCard } from '../engine/cards.ts';
import type { Figure, SwdbgFacts } from './facts.ts';
import { rule } from './rule.ts';

const DECIDES = {
  cost: 'cards.cost',
  attack: 'cards.attack',
  resources: 'cards.resources',
  target: 'cards.target-value',
  ship: 'cards.hit-points',
} as const;
const FIGURES = Object.keys(DECIDES) as readonly Figure[];

export const figuresOf: Figures = (of, field) => {
  if (isBase(of)) return baseOf(of).hitPoints;
  if (!isCard(of)) return undefined;
  const figure = FIGURES.find((one) => one === field);
  return figure && cardOf(of)[figure];
};

export const figures: Kinds<Pick<SwdbgFacts, 'figure' | 'base-figure'>> = {
  figure: {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const card = chance.one(CARD_IDS);
      const figure = chance.one(FIGURES);
      return {
        facts: { card, figure },
        ask: { by: 'figure', of: card, field: figure },
        rule: rule(DECIDES[figure]),
        wrong: [],
      };
    },
  },
  'base-figure': {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const base = chance.one(BASE_IDS);
      return {
        facts: { base },
        ask: { by: 'figure', of: base, field: 'hitPoints' },
        rule: rule('cards.hit-points'),
        wrong: [8, 10, 12, 14, 16],
      };
    },
  },
};
