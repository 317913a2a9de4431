import { from, source } from '../../../tables/origins.ts';

/** Public descriptions of Twilight Imperium, each made on its own. */

export const BOT = source(
  'AsyncTI4/TI4_map_generator_bot',
  'github.com/AsyncTI4/TI4_map_generator_bot',
  'дані бота, що веде партії в мережі',
  'данные бота, который ведёт партии в сети',
);

export const DIGITAL_TABLE = source(
  'TI4-Online/TI4-TTPG',
  'github.com/TI4-Online/TI4-TTPG',
  'дані цифрового стола',
  'данные цифрового стола',
);

export const MAP_EDITOR = source(
  'heisenbugged/ti4-lab',
  'github.com/heisenbugged/ti4-lab',
  'дані редактора карт галактики',
  'данные редактора карт галактики',
);

export const MAP_MAKER = source(
  'KeeganW/ti4',
  'github.com/KeeganW/ti4',
  'дані програми, що складає карти галактики',
  'данные программы, которая составляет карты галактики',
);

const COMBAT_ODDS = source(
  'pgsandstrom/ti4calc',
  'github.com/pgsandstrom/ti4calc',
  'калькулятор бою',
  'калькулятор боя',
);

const OLD_COMBAT_ODDS = source(
  'alpha-mouse/ti4calc',
  'github.com/alpha-mouse/ti4calc',
  'старіший калькулятор бою іншого автора',
  'более старый калькулятор боя другого автора',
);

export const UNIT_VALUES = from('high', BOT, DIGITAL_TABLE);
export const COMBAT_VALUES = from('high', BOT, DIGITAL_TABLE, COMBAT_ODDS, OLD_COMBAT_ODDS);
export const FACTION_COMBAT = from('high', BOT, DIGITAL_TABLE, OLD_COMBAT_ODDS);
export const TECHNOLOGY_CARDS = from('high', BOT, DIGITAL_TABLE);
export const GALAXY_TILES = from('high', BOT, DIGITAL_TABLE, MAP_EDITOR, MAP_MAKER);
/** One of the four leaves most specialties out. */
export const SPECIALTIES = from('high', BOT, DIGITAL_TABLE, MAP_MAKER);
export const FACTION_SHEETS = from('high', BOT, DIGITAL_TABLE);
export const STARTING_FLEETS = from('high', BOT, DIGITAL_TABLE, MAP_EDITOR);
