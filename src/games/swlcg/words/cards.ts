import type { CardId } from '../engine/cards.ts';
import type { Language, Localized } from '../../../rules/languages.ts';
import { englishTitle } from '../../../i18n/english-title.ts';

/** Titles that an id cannot spell. */
const SPELLED: Readonly<Partial<Record<CardId, string>>> = {
  'a-heros-journey': 'A Hero’s Journey',
  'twilek-loyalist': 'Twi’lek Loyalist',
  'shii-cho-training': 'Shii-Cho Training',
  'counter-stroke': 'Counter-stroke',
  'obi-wan-kenobi': 'Obi-Wan Kenobi',
  'r2-d2': 'R2-D2',
  'c-3po': 'C-3PO',
  'y-wing': 'Y-Wing',
  'a-wing': 'A-Wing',
  'youre-my-only-hope': 'You’re My Only Hope',
  'x-wing-escort': 'X-Wing Escort',
  'x-wing': 'X-Wing',
  'decoy-at-dantooine': 'Decoy at Dantooine',
  'fall-back': 'Fall Back!',
  'twilek-smuggler': 'Twi’lek Smuggler',
  'rumors-at-the-cantina': 'Rumors at the Cantina',
  'yub-yub': 'Yub Yub!',
  'vaders-lightsaber': 'Vader’s Lightsaber',
  'vaders-tie-advanced': 'Vader’s TIE Advanced',
  'tie-advanced': 'TIE Advanced',
  'im-on-the-leader': 'I’m On the Leader',
  'the-emperors-web': 'The Emperor’s Web',
  'emperors-royal-guard': 'Emperor’s Royal Guard',
  'isb-interrogators': 'ISB Interrogators',
  'the-hands-blessing': 'The Hand’s Blessing',
  'a-disturbance-in-the-force': 'A Disturbance In the Force',
  'tie-fighter': 'TIE Fighter',
  'tie-bomber': 'TIE Bomber',
  'tie-attack-squadron': 'TIE Attack Squadron',
  'at-st-commander': 'AT-ST Commander',
  'at-st': 'AT-ST',
  'its-worse': 'It’s Worse',
};

/** As the English cards print it; affiliations and the dark copies of light cards say so in their ids. */
const printed = (card: CardId): string =>
  SPELLED[card] ?? englishTitle(card.replace(/-(?:card|dark)$/, ''));

/**
 * Titles that the Russian rulebook names; nobody has translated the others. No Ukrainian booklet
 * names cards: its names are ours, for those that the rules show as examples.
 */
const TRANSLATED: Readonly<Partial<Record<CardId, Localized<string>>>> = {
  'jedi-card': { uk: 'Джедаї', ru: 'Джедаи' },
  'rebel-alliance-card': { uk: 'Альянс повстанців', ru: 'Мятежный Альянс' },
  'smugglers-and-spies-card': { uk: 'Контрабандисти й шпигуни', ru: 'Контрабандисты и шпионы' },
  'imperial-navy-card': { uk: 'Імперський флот', ru: 'Имперский флот' },
  'scum-and-villainy-card': { uk: 'Негідники й лиходії', ru: 'Мерзавцы и злодеи' },
  'sith-card': { uk: 'Ситхи', ru: 'Ситхи' },
  'a-heros-journey': { uk: 'Мандри героя', ru: 'Странствия героя' },
  'luke-skywalker': { uk: 'Люк Скайвокер', ru: 'Люк Скайуокер' },
  'twilek-loyalist': { uk: 'Тві’лек-лояліст', ru: 'Тви’лек-лоялист' },
  'trust-your-feelings': { uk: 'Довіряй своїм почуттям', ru: 'Доверяй своим чувствам' },
  'forgotten-heroes': { uk: 'Забуті герої', ru: 'Забытые герои' },
  'obi-wan-kenobi': { uk: 'Обі-Ван Кенобі', ru: 'Оби-Ван Кеноби' },
  'heat-of-battle': { uk: 'Запал битви', ru: 'Пыл битвы' },
  'red-five': { uk: 'Червоний-п’ятий', ru: 'Красный-пятый' },
  'target-of-opportunity': { uk: 'Непередбачений шанс', ru: 'Непредвиденный шанс' },
  'guardian-of-peace': { uk: 'Захисник миру', ru: 'Защитник мира' },
  'lightsaber-deflection': { uk: 'Відбивання атак', ru: 'Отражение атак' },
  'jedi-training': { uk: 'Навчання джедая', ru: 'Обучение джедая' },
  'mon-mothma': { uk: 'Мон Мотма', ru: 'Мон Мотма' },
  'repair-droid': { uk: 'Ремонтний дроїд', ru: 'Ремонтный дроид' },
  'cloud-city-casino': { uk: 'Казино Хмарного міста', ru: 'Казино Облачного города' },
  'darth-vader': { uk: 'Дарт Вейдер', ru: 'Дарт Вейдер' },
  'vaders-lightsaber': { uk: 'Світловий меч Вейдера', ru: 'Световой меч Вейдера' },
  'heat-of-battle-dark': { uk: 'Запал битви', ru: 'Пыл битвы' },
  'advisor-to-the-emperor': { uk: 'Радник Імператора', ru: 'Советник Императора' },
  'kuati-security-team': { uk: 'Куатські охоронці', ru: 'Куатские охранники' },
  'target-of-opportunity-dark': { uk: 'Непередбачений шанс', ru: 'Непредвиденный шанс' },
  'the-heart-of-the-empire': { uk: 'Серце Імперії', ru: 'Сердце Империи' },
  'emperors-royal-guard': { uk: 'Гвардія Імператора', ru: 'Гвардия Императора' },
  'cruel-interrogations': { uk: 'Безжальні тортури', ru: 'Безжалостные пытки' },
  'interrogation-droid': { uk: 'Дроїд-дізнавач', ru: 'Дроид-дознаватель' },
  intimidated: { uk: 'Залякування', ru: 'Устрашение' },
  interrogation: { uk: 'Допит', ru: 'Допрос' },
  nightsister: { uk: 'Сестра ночі', ru: 'Сестра ночи' },
  'corporate-exploitation': { uk: 'Корпоративна експлуатація', ru: 'Корпоративная эксплуатация' },
  'reconnaissance-mission': { uk: 'Розвідувальна місія', ru: 'Разведывательная миссия' },
};

export const cardName = (language: Language, card: CardId): string =>
  TRANSLATED[card]?.[language] ?? printed(card);
