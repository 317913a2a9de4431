import type { FactionId } from '../engine/data/factions.ts';
import type { Language } from '../../../rules/languages.ts';

/** As the glossary names them; a test holds the Ukrainian names against it. */
export const FACTION_NAMES: Readonly<Record<Language, Readonly<Record<FactionId, string>>>> = {
  uk: {
    arborec: 'арбореки',
    'barony-of-letnev': 'Баронат Летнев',
    'clan-of-saar': 'Клан саарів',
    'embers-of-muaat': 'Жарини Муаату',
    'emirates-of-hacan': 'Гаканські Емірати',
    'federation-of-sol': 'Федерація Сол',
    'ghosts-of-creuss': 'привиди Креусса',
    l1z1x: 'Л1З1КС',
    'mentak-coalition': 'Коаліція Ментак',
    'naalu-collective': 'Клубок наалу',
    'nekro-virus': 'Некровірус',
    'sardakk-norr': 'Сардакк Н’орр',
    'universities-of-jol-nar': 'Університети Джол-Нара',
    winnu: 'вінну',
    'xxcha-kingdom': 'Королівство Ксча',
    'yin-brotherhood': 'Братство Інь',
    'yssaril-tribes': 'Племена іссарилів',
  },
  ru: {
    arborec: 'арбореки',
    'barony-of-letnev': 'Баронство Летнев',
    'clan-of-saar': 'Клан сааров',
    'embers-of-muaat': 'Угли Муаата',
    'emirates-of-hacan': 'Эмираты Хакан',
    'federation-of-sol': 'Федерация Сол',
    'ghosts-of-creuss': 'Призраки Креусса',
    l1z1x: 'Л1З1КС',
    'mentak-coalition': 'Коалиция Ментак',
    'naalu-collective': 'Клубок наалу',
    'nekro-virus': 'Некровирус',
    'sardakk-norr': 'Сардакк Н’орр',
    'universities-of-jol-nar': 'Университеты Джол-Нара',
    winnu: 'винну',
    'xxcha-kingdom': 'Королевство Ксча',
    'yin-brotherhood': 'Братство Инь',
    'yssaril-tribes': 'Племена иссарилов',
  },
};
