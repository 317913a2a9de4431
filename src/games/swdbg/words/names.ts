import type { BaseId } from '../engine/bases.ts';
import type { CardId } from '../engine/cards.ts';
import type { Language } from '../../../rules/languages.ts';

type Name = Readonly<Record<Language, string>>;

/** Titles that the booklet does not name in its text, as the original edition prints them. */
const ORIGINAL_CARDS = {
  'tie-fighter': 'TIE Fighter',
  'admiral-piett': 'Admiral Piett',
  'tie-bomber': 'TIE Bomber',
  'death-trooper': 'Death Trooper',
  'gozanti-cruiser': 'Gozanti Cruiser',
  'tie-interceptor': 'TIE Interceptor',
  'at-st': 'AT-ST',
  'general-veers': 'General Veers',
  'landing-craft': 'Landing Craft',
  'moff-jerjerrod': 'Moff Jerjerrod',
  'boba-fett': 'Boba Fett',
  'at-at': 'AT-AT',
  'star-destroyer': 'Star Destroyer',
  'darth-vader': 'Darth Vader',
  'y-wing': 'Y-wing',
  'baze-malbus': 'Baze Malbus',
  'rebel-transport': 'Rebel Transport',
  snowspeeder: 'Snowspeeder',
  'chirrut-imwe': 'Chirrut Îmwe',
  chewbacca: 'Chewbacca',
  'hammerhead-corvette': 'Hammerhead Corvette',
  'jyn-erso': 'Jyn Erso',
  'u-wing': 'U-wing',
  'b-wing': 'B-wing',
  'cassian-andor': 'Cassian Andor',
  'han-solo': 'Han Solo',
  'mon-calamari-cruiser': 'Mon Calamari Cruiser',
  'princess-leia': 'Princess Leia',
  'millennium-falcon': 'Millennium Falcon',
  'luke-skywalker': 'Luke Skywalker',
  'jawa-scavenger': 'Jawa Scavenger',
  'z-95-headhunter': 'Z-95 Headhunter',
  bossk: 'Bossk',
  'fang-fighter': 'Fang Fighter',
  lobot: 'Lobot',
  'twilek-smuggler': 'Twi’lek Smuggler',
  'blockade-runner': 'Blockade Runner',
  dengar: 'Dengar',
  'hwk-290': 'HWK-290',
  'quarren-mercenary': 'Quarren Mercenary',
  'ig-88': 'IG-88',
  'nebulon-b-frigate': 'Nebulon-B Frigate',
  'lando-calrissian': 'Lando Calrissian',
  'jabbas-sail-barge': 'Jabba’s Sail Barge',
  'jabba-the-hutt': 'Jabba the Hutt',
} as const satisfies Partial<Record<CardId, string>>;

/** Bases of the variants only: the booklet does not print them, and every player knows these worlds. */
const BASE_NAMES: Readonly<Partial<Record<BaseId, Name>>> = {
  kessel: { uk: 'Кессель', ru: 'Кессель' },
  kafrene: { uk: 'Кафрена', ru: 'Кафрена' },
  mustafar: { uk: 'Мустафар', ru: 'Мустафар' },
  'ord-mantell': { uk: 'Орд-Мантелл', ru: 'Орд-Мантелл' },
  rodia: { uk: 'Родія', ru: 'Родия' },
  dagobah: { uk: 'Дагоба', ru: 'Дагоба' },
  alderaan: { uk: 'Альдераан', ru: 'Альдераан' },
  bespin: { uk: 'Беспін', ru: 'Беспин' },
  jedha: { uk: 'Джеда', ru: 'Джеда' },
  tatooine: { uk: 'Татуїн', ru: 'Татуин' },
};

const ORIGINAL: Readonly<Record<string, string>> = ORIGINAL_CARDS;
const OURS: Readonly<Record<string, Name>> = BASE_NAMES;

/** undefined: the booklet names it, and so does the glossary, or we do. */
export const originalName = (id: string): string | undefined => ORIGINAL[id];

/** Where the booklet has no name and a translation of ours is beyond doubt. */
export const ownName = (id: string): Name | undefined => OURS[id];

export const isPrinted = (id: string): boolean =>
  originalName(id) === undefined && ownName(id) === undefined;
