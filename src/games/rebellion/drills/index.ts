import type { Drills } from '../../../drills/drills.ts';
import type { Kinds } from '../../../drills/question.ts';
import { toldBy } from '../../../drills/told.ts';
import { unprintedCards } from '../words/cards.ts';
import { drills as ru } from '../words/ru/drills.ts';
import { systemName } from '../words/systems.ts';
import { drills as uk } from '../words/uk/drills.ts';
import { combat } from './combat.ts';
import type { RebellionFacts } from './facts.ts';
import { figures, figuresOf } from './figures.ts';
import { missions } from './missions.ts';
import { systems } from './systems.ts';

const kinds: Kinds<RebellionFacts> = { ...combat, ...missions, ...systems, ...figures };

export const drills: Drills = {
  kinds: { ...kinds },
  figures: figuresOf,
  tell: (language, term) => {
    const cards = unprintedCards(language);
    return toldBy(
      { uk, ru }[language],
      (id) => systemName(language, id) ?? cards[id]?.name ?? term(id),
    );
  },
};
