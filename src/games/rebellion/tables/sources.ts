import { from, source } from '../../../tables/origins.ts';

export { differ } from '../../../tables/origins.ts';

/** Public descriptions of Star Wars: Rebellion. Two works of one author count as one. */

export const PROGRAM = source(
  'johnchampaign/star-wars-rebellion',
  'github.com/johnchampaign/star-wars-rebellion',
  'дані комп’ютерної версії та запис однієї партії',
  'данные компьютерной версии и запись одной партии',
);

export const INVENTORY = source(
  'LlamasOnTheRun/Star-Wars-Rebellion-Component-Info-API',
  'github.com/LlamasOnTheRun/Star-Wars-Rebellion-Component-Info-API',
  'опис компонентів, набраний вручну',
  'описание компонентов, набранное вручную',
);

export const OLD_INVENTORY = source(
  'LlamasOnTheRun/Star-Wars-Rebellion',
  'github.com/LlamasOnTheRun/Star-Wars-Rebellion',
  'старіші дані того самого автора',
  'более старые данные того же автора',
);

export const TRACKER = source(
  'mthibodeau/Star-Wars-Rebellion-Combat-App',
  'github.com/mthibodeau/Star-Wars-Rebellion-Combat-App',
  'помічник для бою',
  'помощник для боя',
);

export const SIMULATOR = source(
  'acme-ag/star-wars-rebellion',
  'github.com/acme-ag/star-wars-rebellion',
  'симулятор бою',
  'симулятор боя',
);

export const ARTICLE = source(
  'Fantasy Flight Games, «Powerful Allies»',
  undefined,
  'стаття видавця про лідерів',
  'статья издателя о командирах',
);

const BLOG = source(
  'unboxedtheboardgameblog.com',
  'unboxedtheboardgameblog.com/post/2017/12/27',
  'звіт про партію',
  'отчёт о партии',
);

const REVIEW = source(
  'realitybreakgaming.com',
  'realitybreakgaming.com/2018/02/06/star-wars-rebellion',
  'огляд гри',
  'обзор игры',
);

export const UNIT_VALUES = from('high', PROGRAM, INVENTORY, TRACKER, SIMULATOR);
export const UNIT_ICON_ORIGIN = from('high', PROGRAM, INVENTORY);
export const STRUCTURE_EFFECTS = from('high', INVENTORY);
export const LEADER_VALUES = from('high', PROGRAM, INVENTORY, OLD_INVENTORY);
export const TACTIC_VALUES = from('high', PROGRAM, INVENTORY, OLD_INVENTORY, TRACKER);
export const LEADER_ROLES = from('high', INVENTORY, OLD_INVENTORY);
export const LEADER_STARTS = from('high', INVENTORY, OLD_INVENTORY, ARTICLE);
export const FACES = from('high', TRACKER, SIMULATOR, REVIEW);
export const BOARD = from('high', PROGRAM, INVENTORY, OLD_INVENTORY);
export const ADJACENCY = from('high', PROGRAM, INVENTORY);
export const PROBE_SYMBOLS = from('medium', PROGRAM);
export const MISSION_CARDS = from('high', PROGRAM, INVENTORY, OLD_INVENTORY);
export const MISSION_COPIES = from('medium', INVENTORY, OLD_INVENTORY);
export const TACTIC_CARDS = from('high', PROGRAM, INVENTORY, TRACKER);
export const RECRUIT_ICONS = from('medium', PROGRAM, BLOG);
export const BUILD_ICONS = from('medium', PROGRAM);
export const TRACK_LENGTH = from('low', PROGRAM);
