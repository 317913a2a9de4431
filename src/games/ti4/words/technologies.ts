import type { TechnologyId } from '../engine/data/technologies.ts';
import type { Language } from '../../../rules/languages.ts';
import { ORIGINAL_TECHNOLOGIES } from './originals.ts';

type Name = Readonly<Record<Language, string>>;

/** Named by the rulebook, or after the unit that they upgrade. */
const PRINTED: Readonly<Record<Exclude<TechnologyId, keyof typeof ORIGINAL_TECHNOLOGIES>, Name>> = {
  'x-89-bacterial-weapon': {
    uk: 'Бактеріологічна зброя X-89',
    ru: 'Бактериологическое оружие X-89',
  },
  'graviton-laser-system': { uk: 'Гравітонна лазерна система', ru: 'Гравитонная лазерная система' },
  'magen-defense-grid': { uk: 'Захисна сітка „Маґен“', ru: 'Защитная сеть „Маген“' },
  'non-euclidean-shielding': { uk: 'Неевклідове екранування', ru: 'Неевклидово экранирование' },
  'space-dock-ii': { uk: 'База II', ru: 'База II' },
  'destroyer-ii': { uk: 'Есмінець II', ru: 'Эсминец II' },
  'pds-ii': { uk: 'ПСО II', ru: 'ПСО II' },
  'carrier-ii': { uk: 'Транспортер II', ru: 'Транспортёр II' },
  'fighter-ii': { uk: 'Винищувач II', ru: 'Истребитель II' },
  'infantry-ii': { uk: 'Піхота II', ru: 'Пехота II' },
  'cruiser-ii': { uk: 'Крейсер II', ru: 'Крейсер II' },
  'dreadnought-ii': { uk: 'Дредноут II', ru: 'Дредноут II' },
  'war-sun': { uk: 'Сонце війни', ru: 'Солнце войны' },
  'valefar-assimilator-x': { uk: 'Асимілятор Валефара X', ru: 'Ассимилятор Валефара X' },
  'valefar-assimilator-y': { uk: 'Асимілятор Валефара Y', ru: 'Ассимилятор Валефара Y' },
  'exotrireme-ii': { uk: 'Екзотрирема II', ru: 'Экзотрирема II' },
  'floating-factory-ii': { uk: 'Летюча фабрика II', ru: 'Летучая фабрика II' },
};

const isPrinted = (id: TechnologyId): id is keyof typeof PRINTED => id in PRINTED;

/** What the rulebook does not name keeps the name of the original card, as in the tables. */
export const technologyName = (language: Language, id: TechnologyId): string =>
  isPrinted(id) ? PRINTED[id][language] : ORIGINAL_TECHNOLOGIES[id];
