import type { TechnologyId } from '../engine/data/technologies.ts';
import type { Language } from '../../../rules/languages.ts';
import { ORIGINAL_TECHNOLOGIES } from './originals.ts';

type Name = readonly [uk: string, ru: string];

/** Named by the rulebook, or after the unit that they upgrade. */
const PRINTED: Readonly<Record<Exclude<TechnologyId, keyof typeof ORIGINAL_TECHNOLOGIES>, Name>> = {
  'x-89-bacterial-weapon': ['Бактеріологічна зброя X-89', 'Бактериологическое оружие X-89'],
  'graviton-laser-system': ['Гравітонна лазерна система', 'Гравитонная лазерная система'],
  'magen-defense-grid': ['Захисна сітка „Маґен“', 'Защитная сеть „Маген“'],
  'non-euclidean-shielding': ['Неевклідове екранування', 'Неевклидово экранирование'],
  'space-dock-ii': ['База II', 'База II'],
  'destroyer-ii': ['Есмінець II', 'Эсминец II'],
  'pds-ii': ['ПСО II', 'ПСО II'],
  'carrier-ii': ['Транспортер II', 'Транспортёр II'],
  'fighter-ii': ['Винищувач II', 'Истребитель II'],
  'infantry-ii': ['Піхота II', 'Пехота II'],
  'cruiser-ii': ['Крейсер II', 'Крейсер II'],
  'dreadnought-ii': ['Дредноут II', 'Дредноут II'],
  'war-sun': ['Сонце війни', 'Солнце войны'],
  'valefar-assimilator-x': ['Асимілятор Валефара X', 'Ассимилятор Валефара X'],
  'valefar-assimilator-y': ['Асимілятор Валефара Y', 'Ассимилятор Валефара Y'],
  'exotrireme-ii': ['Екзотрирема II', 'Экзотрирема II'],
  'floating-factory-ii': ['Летюча фабрика II', 'Летучая фабрика II'],
};

const isPrinted = (id: TechnologyId): id is keyof typeof PRINTED => id in PRINTED;

/** What the rulebook does not name keeps the name of the original card, as in the tables. */
export const technologyName = (language: Language, id: TechnologyId): string =>
  isPrinted(id) ? PRINTED[id][language === 'uk' ? 0 : 1] : ORIGINAL_TECHNOLOGIES[id];
