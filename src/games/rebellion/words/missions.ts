import type { MissionId } from '../engine/missions.ts';
import type { Localized } from '../../../rules/languages.ts';

/** Cards whose names no booklet prints: the English name, to find the card by, and ours. */
interface UnprintedName {
  readonly original: string;
  readonly ours: Localized<string>;
}

const named = (original: string, uk: string, ru: string): UnprintedName => ({
  original,
  ours: { uk, ru },
});

export const UNPRINTED_MISSIONS: Readonly<Partial<Record<MissionId, UnprintedName>>> = {
  'base-defenses': named('Base Defenses', 'Оборона бази', 'Оборона базы'),
  'build-alliance': named('Build Alliance', 'Створити союз', 'Создать союз'),
  'collect-bounty': named('Collect Bounty', 'Отримати винагороду', 'Получить награду'),
  'construct-factory': named('Construct Factory', 'Будівництво фабрики', 'Строительство фабрики'),
  'construct-super-star-destroyer': named(
    'Construct Super Star Destroyer',
    'Будівництво зоряного суперруйнівника',
    'Строительство звёздного суперразрушителя',
  ),
  'covert-operation': named('Covert Operation', 'Таємна операція', 'Тайная операция'),
  'daring-rescue': named('Daring Rescue', 'Зухвалий порятунок', 'Дерзкое спасение'),
  demolition: named('Demolition', 'Підрив', 'Подрыв'),
  detained: named('Detained', 'Затримання', 'Задержание'),
  'double-our-efforts': named('Double Our Efforts', 'Подвоїти зусилля', 'Удвоить усилия'),
  'establish-trade-relations': named(
    'Establish Trade Relations',
    'Налагодити торгівлю',
    'Наладить торговлю',
  ),
  'for-the-greater-good': named(
    'For the Greater Good',
    'Заради спільного блага',
    'Ради общего блага',
  ),
  'hit-and-run': named('Hit and Run', 'Удар і відхід', 'Удар и отход'),
  'hunt-them-down': named('Hunt Them Down', 'Вистежити їх', 'Выследить их'),
  'imperial-propaganda': named(
    'Imperial Propaganda',
    'Імперська пропаганда',
    'Имперская пропаганда',
  ),
  'incite-rebellion': named('Incite Rebellion', 'Підняти повстання', 'Поднять восстание'),
  'intercept-transmission': named(
    'Intercept Transmission',
    'Перехопити передачу',
    'Перехватить передачу',
  ),
  interrogation: named('Interrogation', 'Допит', 'Допрос'),
  'interrogation-droid': named('Interrogation Droid', 'Дроїд для допитів', 'Дроид для допросов'),
  misdirection: named('Misdirection', 'Відвернення уваги', 'Отвлечение внимания'),
  'planetary-conquest': named('Planetary Conquest', 'Підкорення планети', 'Покорение планеты'),
  'probe-droid-initiative': named(
    'Probe Droid Initiative',
    'Програма дроїдів-розвідників',
    'Программа зондов',
  ),
  'public-uprising': named('Public Uprising', 'Народне повстання', 'Народное восстание'),
  'rogue-squadron-raid': named(
    'Rogue Squadron Raid',
    'Рейд Розбійної ескадрильї',
    'Рейд Разбойной эскадрильи',
  ),
  sabotage: named('Sabotage', 'Саботаж', 'Саботаж'),
  'secret-weapons-research': named(
    'Secret Weapons Research',
    'Таємні дослідження зброї',
    'Тайные исследования оружия',
  ),
  'stolen-plans': named('Stolen Plans', 'Викрадені плани', 'Похищенные планы'),
  'support-of-mon-calamari': named(
    'Support of Mon Calamari',
    'Підтримка Мон-Каламарі',
    'Поддержка Мон-Каламари',
  ),
  'trade-negotiations': named('Trade Negotiations', 'Торгові перемовини', 'Торговые переговоры'),
  'wookiee-uprising': named('Wookiee Uprising', 'Повстання вукі', 'Восстание вуки'),
};
