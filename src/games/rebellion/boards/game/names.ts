import type { Place } from '../../engine/game/types.ts';
import type { GameNames } from '../../words/game.ts';
import { systemName } from '../../words/systems.ts';
import type { Language } from '../../../../rules/languages.ts';
import { termOf } from '../../../../player/terms.ts';
import type { Terms } from '../../../../player/terms.ts';

export const gameNames = (language: Language, terms: Terms): GameNames => ({
  term: (id) => systemName(language, id) ?? termOf(terms, id).name,
  place: (id: Place) => systemName(language, id) ?? id,
});
