import type { Language } from '../../../rules/languages.ts';

type Name = Readonly<Record<Language, string>>;

/** The rulebook names these, and so does the glossary. */
export const PLANET_TERMS: readonly string[] = ['mecatol-rex', 'lazar'];

/** The rest are spelled the way they sound. */
const PLANETS: Readonly<Record<string, Name>> = {
  jord: { uk: 'Джорд', ru: 'Джорд' },
  'moll-primus': { uk: 'Молл-Прімус', ru: 'Молл-Примус' },
  darien: { uk: 'Дарієн', ru: 'Дариен' },
  muaat: { uk: 'Муаат', ru: 'Муаат' },
  nestphar: { uk: 'Нестфар', ru: 'Нестфар' },
  '000': { uk: '0.0.0', ru: '0.0.0' },
  winnu: { uk: 'Вінну', ru: 'Винну' },
  'mordai-ii': { uk: 'Мордай II', ru: 'Мордай II' },
  maaluuk: { uk: 'Маалук', ru: 'Маалук' },
  druaa: { uk: 'Друаа', ru: 'Друаа' },
  'arc-prime': { uk: 'Арк-Прайм', ru: 'Арк-Прайм' },
  'wren-terra': { uk: 'Рен-Терра', ru: 'Рен-Терра' },
  'lisis-ii': { uk: 'Лізіс II', ru: 'Лизис II' },
  ragh: { uk: 'Раг', ru: 'Раг' },
  nar: { uk: 'Нар', ru: 'Нар' },
  jol: { uk: 'Джол', ru: 'Жол' },
  trenlak: { uk: 'Тренлак', ru: 'Тренлак' },
  quinarra: { uk: 'Квінарра', ru: 'Квинарра' },
  'archon-ren': { uk: 'Архон-Рен', ru: 'Архон-Рен' },
  'archon-tau': { uk: 'Архон-Тау', ru: 'Архон-Тау' },
  retillion: { uk: 'Ретілліон', ru: 'Ретиллион' },
  shalloq: { uk: 'Шаллок', ru: 'Шаллок' },
  hercant: { uk: 'Геркант', ru: 'Геркант' },
  arretze: { uk: 'Арретце', ru: 'Арретце' },
  kamdorn: { uk: 'Камдорн', ru: 'Камдорн' },
  wellon: { uk: 'Веллон', ru: 'Веллон' },
  'vefut-ii': { uk: 'Вефут II', ru: 'Вефут II' },
  thibah: { uk: 'Тіба', ru: 'Тиба' },
  tarmann: { uk: 'Тарманн', ru: 'Тарманн' },
  saudor: { uk: 'Саудор', ru: 'Саудор' },
  'mehar-xull': { uk: 'Мегар-Ксулл', ru: 'Мехар-Ксулл' },
  quann: { uk: 'Кванн', ru: 'Кванн' },
  lodor: { uk: 'Лодор', ru: 'Лодор' },
  'new-albion': { uk: 'Нью-Альбіон', ru: 'Нью-Альбион' },
  starpoint: { uk: 'Старпойнт', ru: 'Старпойнт' },
  tequran: { uk: 'Текуран', ru: 'Текуран' },
  torkan: { uk: 'Торкан', ru: 'Торкан' },
  qucenn: { uk: 'Кусенн', ru: 'Кусенн' },
  rarron: { uk: 'Раррон', ru: 'Раррон' },
  mellon: { uk: 'Меллон', ru: 'Меллон' },
  zohbat: { uk: 'Зогбат', ru: 'Зохбат' },
  sakulag: { uk: 'Сакулаг', ru: 'Сакулаг' },
  'dal-bootha': { uk: 'Дал-Бута', ru: 'Дал-Бута' },
  xxehan: { uk: 'Ксехан', ru: 'Ксехан' },
  corneeq: { uk: 'Корнік', ru: 'Корник' },
  resculon: { uk: 'Рескулон', ru: 'Рескулон' },
  centauri: { uk: 'Центаврі', ru: 'Центавра' },
  gral: { uk: 'Грал', ru: 'Грал' },
  bereg: { uk: 'Берег', ru: 'Берег' },
  'lirta-iv': { uk: 'Лірта IV', ru: 'Лирта IV' },
  arnor: { uk: 'Арнор', ru: 'Арнор' },
  lor: { uk: 'Лор', ru: 'Лор' },
  arinam: { uk: 'Арінам', ru: 'Аринам' },
  meer: { uk: 'Меєр', ru: 'Меер' },
  abyz: { uk: 'Абіз', ru: 'Абиз' },
  fria: { uk: 'Фріа', ru: 'Фриа' },
  creuss: { uk: 'Креусс', ru: 'Креусс' },
};

/** A made-up planet of an example has no name here and is shown as its own id. */
export const planetName = (language: Language, id: string, term: (id: string) => string): string =>
  PLANET_TERMS.includes(id) ? term(id) : (PLANETS[id]?.[language] ?? id.toUpperCase());
