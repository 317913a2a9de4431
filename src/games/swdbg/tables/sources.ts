import { from, source } from '../../../tables/origins.ts';

/** Public descriptions of Star Wars: The Deckbuilding Game, each made on its own. */

export const CATALOGUE = source(
  'matanlurey/swdbg',
  'github.com/matanlurey/swdbg',
  'дані карт із кількістю примірників',
  'данные карт с количеством экземпляров',
);

export const RULES_PROGRAM = source(
  'kleer1/swdb',
  'github.com/kleer1/swdb',
  'програма з правилами, картами й базами',
  'программа с правилами, картами и базами',
);

export const ARENA = source(
  'MartinGoulet/bga-star-wars-deckbuilding',
  'github.com/MartinGoulet/bga-star-wars-deckbuilding',
  'версія для гри в мережі',
  'версия для игры в сети',
);

export const CARD_VALUES = from('high', CATALOGUE, RULES_PROGRAM, ARENA);
export const SHIP_VALUES = from('high', CATALOGUE, RULES_PROGRAM);
export const BASE_VALUES = from('high', RULES_PROGRAM, ARENA);
export const ROW_VALUES = from('medium', RULES_PROGRAM, ARENA);
