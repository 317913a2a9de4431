import type { TechnologyId } from '../engine/data/technologies.ts';
import type { Terms } from '../../../player/terms.ts';
import type { Language, Localized } from '../../../rules/languages.ts';

/** Technologies that no booklet names in our languages: the names are ours. */
const OURS: Readonly<Partial<Record<TechnologyId, Localized<string>>>> = {
  'antimass-deflectors': { uk: 'Антимасові дефлектори', ru: 'Антимассовые дефлекторы' },
  'gravity-drive': { uk: 'Гравітаційний двигун', ru: 'Гравитационный двигатель' },
  'fleet-logistics': { uk: 'Логістика флоту', ru: 'Логистика флота' },
  'light-wave-deflector': { uk: 'Світлохвильовий дефлектор', ru: 'Световолновой дефлектор' },
  'neural-motivator': { uk: 'Нейронний мотиватор', ru: 'Нейронный мотиватор' },
  'dacxive-animators': { uk: 'Даксивні аніматори', ru: 'Даксивные аниматоры' },
  'hyper-metabolism': { uk: 'Гіперметаболізм', ru: 'Гиперметаболизм' },
  'sarween-tools': { uk: 'Сарвінські інструменти', ru: 'Сарвинские инструменты' },
  'transit-diodes': { uk: 'Транзитні діоди', ru: 'Транзитные диоды' },
  'integrated-economy': { uk: 'Інтегрована економіка', ru: 'Интегрированная экономика' },
  'plasma-scoring': { uk: 'Плазмові борозни', ru: 'Плазменные борозды' },
  'duranium-armor': { uk: 'Дюранієва броня', ru: 'Дюраниевая броня' },
  'assault-cannon': { uk: 'Штурмова гармата', ru: 'Штурмовая пушка' },
  'letani-warrior-ii': { uk: 'Воїн-летані II', ru: 'Воин-летани II' },
  'l4-disruptors': { uk: 'Дизруптори L4', ru: 'Дизрапторы L4' },
  'chaos-mapping': { uk: 'Картографія хаосу', ru: 'Картография хаоса' },
  'prototype-war-sun-ii': { uk: 'Прототип сонця війни II', ru: 'Прототип солнца войны II' },
  'quantum-datahub-node': { uk: 'Вузол квантових даних', ru: 'Узел квантовых данных' },
  'advanced-carrier-ii': {
    uk: 'Удосконалений транспортер II',
    ru: 'Усовершенствованный транспортёр II',
  },
  'super-dreadnought-ii': { uk: 'Супердредноут II', ru: 'Супердредноут II' },
  'mirror-computing': { uk: 'Дзеркальні обчислення', ru: 'Зеркальные вычисления' },
  'hybrid-crystal-fighter-ii': {
    uk: 'Гібридно-кристалічний винищувач II',
    ru: 'Гибридно-кристаллический истребитель II',
  },
  'spatial-conduit-cylinders': {
    uk: 'Циліндр просторового каналу',
    ru: 'Цилиндр пространственного канала',
  },
  'lazax-gate-folding': { uk: 'Згортання воріт лазаксів', ru: 'Складывание врат лазаксов' },
  'instinct-training': { uk: 'Тренування інстинктів', ru: 'Тренировка инстинктов' },
  'mageon-implants': { uk: 'Магеонні імпланти', ru: 'Магеонные импланты' },
  bioplasmosis: { uk: 'Біоплазмоз', ru: 'Биоплазмоз' },
  'magmus-reactor': { uk: 'Реактор Маґмуса', ru: 'Реактор Магмуса' },
  'production-biomes': { uk: 'Виробничі біоми', ru: 'Производственные биомы' },
  'spec-ops-ii': { uk: 'Спецпризначенці II', ru: 'Спецназ II' },
  'wormhole-generator': { uk: 'Генератор червоточин', ru: 'Генератор червоточин' },
  'dimensional-splicer': { uk: 'Сплайсер вимірів', ru: 'Сплайсер измерений' },
  'inheritance-systems': { uk: 'Системи успадкування', ru: 'Системы наследования' },
  'salvage-operations': { uk: 'Рятувальні операції', ru: 'Спасательные операции' },
  neuroglaive: { uk: 'Нейроглефа', ru: 'Нейроглефа' },
  'valkyrie-particle-weave': {
    uk: 'Плетиво частинок “Валькірія”',
    ru: 'Плетение частиц “Валькирия”',
  },
  'e-res-siphons': { uk: 'Сифони Е-рез', ru: 'Сифоны Э-рез' },
  'hegemonic-trade-policy': {
    uk: 'Гегемонічна торгова політика',
    ru: 'Гегемонистская торговая политика',
  },
  'nullification-field': { uk: 'Поле нейтралізації', ru: 'Поле нейтрализации' },
  'yin-spinner': { uk: 'Прядильник Інь', ru: 'Прядильщик Инь' },
  'impulse-core': { uk: 'Імпульсне ядро', ru: 'Импульсное ядро' },
  'transparasteel-plating': { uk: 'Транспаристалева обшивка', ru: 'Транспаристалевая обшивка' },
};

export const ourTechnology = (id: TechnologyId): Localized<string> | undefined => OURS[id];

/** The same for pages, which bring names in their own language. */
export const technologyNotes = (language: Language): Terms =>
  Object.fromEntries(
    Object.entries(OURS).map(([id, name]) => [id, { name: name[language], definition: '' }]),
  );
