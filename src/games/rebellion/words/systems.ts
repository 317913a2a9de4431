import type { Language } from '../../../rules/languages.ts';

type Name = Readonly<Record<Language, string>>;

/**
 * Systems of the board. The booklets print only some of them in these languages; the rest are
 * spelled the way they sound.
 */
const SYSTEMS: Readonly<Record<string, Name>> = {
  alderaan: { uk: 'Альдераан', ru: 'Альдераан' },
  bespin: { uk: 'Беспін', ru: 'Беспин' },
  bothawui: { uk: 'Ботавуї', ru: 'Ботавуи' },
  'cato-neimoidia': { uk: 'Кейто-Неймодія', ru: 'Като-Неймодия' },
  corellia: { uk: 'Кореллія', ru: 'Кореллия' },
  coruscant: { uk: 'Корусант', ru: 'Корусант' },
  dagobah: { uk: 'Дагоба', ru: 'Дагоба' },
  dantooine: { uk: 'Дантуїн', ru: 'Дантуин' },
  dathomir: { uk: 'Датомир', ru: 'Датомир' },
  endor: { uk: 'Ендор', ru: 'Эндор' },
  felucia: { uk: 'Фелуція', ru: 'Фелуция' },
  geonosis: { uk: 'Джеонозис', ru: 'Джеонозис' },
  hoth: { uk: 'Гот', ru: 'Хот' },
  ilum: { uk: 'Ілум', ru: 'Илум' },
  kashyyyk: { uk: 'Кашиїк', ru: 'Кашиик' },
  kessel: { uk: 'Кессель', ru: 'Кессель' },
  malastare: { uk: 'Маластер', ru: 'Маластер' },
  mandalore: { uk: 'Мандалор', ru: 'Мандалор' },
  'mon-calamari': { uk: 'Мон-Каламарі', ru: 'Мон-Каламари' },
  mustafar: { uk: 'Мустафар', ru: 'Мустафар' },
  mygeeto: { uk: 'Майґіто', ru: 'Майгито' },
  naboo: { uk: 'Набу', ru: 'Набу' },
  'nal-hutta': { uk: 'Нал-Гатта', ru: 'Нал-Хатта' },
  'ord-mantell': { uk: 'Орд-Мантелл', ru: 'Орд-Мантелл' },
  rodia: { uk: 'Родія', ru: 'Родия' },
  ryloth: { uk: 'Рілот', ru: 'Рилот' },
  saleucami: { uk: 'Салукемай', ru: 'Салукемай' },
  sullust: { uk: 'Салласт', ru: 'Салласт' },
  tatooine: { uk: 'Татуїн', ru: 'Татуин' },
  toydaria: { uk: 'Тойдарія', ru: 'Тойдария' },
  utapau: { uk: 'Утапау', ru: 'Утапау' },
  yavin: { uk: 'Явін', ru: 'Явин' },
};

const BASE_SPACE: Name = { uk: 'База повстанців', ru: 'База повстанцев' };

/** A made-up system of an example has no name here and is shown as its own id. */
export const systemName = (language: Language, id: string): string | undefined =>
  (id === 'rebel-base-space' ? BASE_SPACE : SYSTEMS[id])?.[language];

export const SYSTEM_IDS: readonly string[] = Object.keys(SYSTEMS);
