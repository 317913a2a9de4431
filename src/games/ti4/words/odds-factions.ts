import type { FactionId } from '../engine/data/factions.ts';
import type { Language } from '../../../rules/languages.ts';

/** As the glossary names them; a test holds them against it. */
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
    'barony-of-letnev': 'Баронат Летнев',
    'clan-of-saar': 'Клан сааров',
    'embers-of-muaat': 'Тлеющие с Муаата',
    'emirates-of-hacan': 'Хаканские Эмираты',
    'federation-of-sol': 'Федерация Сол',
    'ghosts-of-creuss': 'Призраки Креусса',
    l1z1x: 'Психосеть Л1З1КС',
    'mentak-coalition': 'Коалиция Ментака',
    'naalu-collective': 'Клубок наалу',
    'nekro-virus': 'Некровирус',
    'sardakk-norr': 'Сардак Н’орр',
    'universities-of-jol-nar': 'Жол-Нарские университеты',
    winnu: 'винну',
    'xxcha-kingdom': 'Королевство Ззча',
    'yin-brotherhood': 'Братство Инь',
    'yssaril-tribes': 'Племена иссарилов',
  },
};
