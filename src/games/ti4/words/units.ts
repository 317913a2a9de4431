import type { UnitId } from '../engine/data/units.ts';
import type { Language } from '../../../rules/languages.ts';

export const UNIT_NAMES: Readonly<Record<Language, Readonly<Record<UnitId, string>>>> = {
  uk: {
    carrier: 'транспортер',
    cruiser: 'крейсер',
    destroyer: 'есмінець',
    dreadnought: 'дредноут',
    fighter: 'винищувач',
    flagship: 'флагман',
    infantry: 'піхота',
    pds: 'ПСО',
    'space-dock': 'база',
    'war-sun': 'сонце війни',
  },
  ru: {
    carrier: 'транспортёр',
    cruiser: 'крейсер',
    destroyer: 'эсминец',
    dreadnought: 'дредноут',
    fighter: 'истребитель',
    flagship: 'флагман',
    infantry: 'пехота',
    pds: 'ПСО',
    'space-dock': 'база',
    'war-sun': 'солнце войны',
  },
};
