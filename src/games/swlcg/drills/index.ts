import type { Drills } from '../../../drills/drills.ts';
import type { Kinds } from '../../../drills/question.ts';
import { toldBy } from '../../../drills/told.ts';
import { CARD_IDS } from '../engine/cards.ts';
import { cardName } from '../words/cards.ts';
import { drills as ru } from '../words/ru/drills.ts';
import { drills as uk } from '../words/uk/drills.ts';
import { conflict } from './conflict.ts';
import { economy, figuresOf } from './economy.ts';
import type { SwlcgFacts } from './facts.ts';
import { force } from './force.ts';

const kinds: Kinds<SwlcgFacts> = { ...conflict, ...force, ...economy };

export const drills: Drills = {
  kinds: { ...kinds },
  figures: figuresOf,
  tell: (language, term) =>
    toldBy({ uk, ru }[language], (id) => {
      const card = CARD_IDS.find((one) => one === id);
      return card ? `«${cardName(language, card)}»` : term(id);
    }),
};
