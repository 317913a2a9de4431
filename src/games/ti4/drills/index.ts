import type { Drills } from '../../../drills/drills.ts';
import type { Kinds } from '../../../drills/question.ts';
import { toldBy } from '../../../drills/told.ts';
import { drills as uk } from '../words/uk/drills.ts';
import { drills as ru } from '../words/ru/drills.ts';
import { combat } from './combat.ts';
import { council } from './council.ts';
import { economy } from './economy.ts';
import type { Ti4Facts } from './facts.ts';
import { figures, figuresOf } from './figures.ts';
import { movement } from './movement.ts';
import { trade } from './trade.ts';

const kinds: Kinds<Ti4Facts> = {
  ...combat,
  ...movement,
  ...economy,
  ...council,
  ...trade,
  ...figures,
};

export const drills: Drills = {
  kinds: { ...kinds },
  figures: figuresOf,
  tell: (language, term) => toldBy({ uk, ru }[language], term),
};
