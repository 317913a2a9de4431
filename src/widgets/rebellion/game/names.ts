import type { Place } from '../../../engine/rebellion/game/types.ts';
import type { GameNames } from '../../../i18n/engine/rebellion-game.ts';
import { systemName } from '../../../i18n/engine/rebellion-systems.ts';
import type { Language } from '../../../rules/languages.ts';
import { termOf } from '../../narrator.ts';
import type { Terms } from '../../narrator.ts';

export const gameNames = (language: Language, terms: Terms): GameNames => ({
  term: (id) => systemName(language, id) ?? termOf(terms, id).name,
  place: (id: Place) => systemName(language, id) ?? id,
});
