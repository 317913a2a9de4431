import type { Drills } from '../../../drills/drills.ts';
import type { Kinds } from '../../../drills/question.ts';
import { toldBy } from '../../../drills/told.ts';
import { sentence } from '../../../i18n/grammar.ts';
import { originalName, ownName } from '../words/names.ts';
import { drills as ru } from '../words/ru/drills.ts';
import { drills as uk } from '../words/uk/drills.ts';
import { attacks } from './attacks.ts';
import type { SwdbgFacts } from './facts.ts';
import { figures, figuresOf } from './figures.ts';
import { turns } from './turns.ts';

const kinds: Kinds<SwdbgFacts> = { ...turns, ...attacks, ...figures };

export const drills: Drills = {
  kinds: { ...kinds },
  figures: figuresOf,
  tell: (language, term) =>
    toldBy(
      { uk, ru }[language],
      (id) => `«${sentence(ownName(id)?.[language] ?? originalName(id) ?? term(id))}»`,
    ),
};
