import type { Language } from '../../../rules/languages.ts';

type Name = readonly [uk: string, ru: string];

/**
 * Systems of the board. The booklets print only some of them in these languages; the rest are
 * spelled the way they sound.
 */
const SYSTEMS: Readonly<Record<string, Name>> = {
  alderaan: ['Альдераан', 'Альдераан'],
  bespin: ['Беспін', 'Беспин'],
  bothawui: ['Ботавуї', 'Ботавуи'],
  'cato-neimoidia': ['Кейто-Неймодія', 'Като-Неймодия'],
  corellia: ['Кореллія', 'Кореллия'],
  coruscant: ['Корусант', 'Корусант'],
  dagobah: ['Дагоба', 'Дагоба'],
  dantooine: ['Дантуїн', 'Дантуин'],
  dathomir: ['Датомир', 'Датомир'],
  endor: ['Ендор', 'Эндор'],
  felucia: ['Фелуція', 'Фелуция'],
  geonosis: ['Джеонозис', 'Джеонозис'],
  hoth: ['Гот', 'Хот'],
  ilum: ['Ілум', 'Илум'],
  kashyyyk: ['Кашиїк', 'Кашиик'],
  kessel: ['Кессель', 'Кессель'],
  malastare: ['Маластер', 'Маластер'],
  mandalore: ['Мандалор', 'Мандалор'],
  'mon-calamari': ['Мон-Каламарі', 'Мон-Каламари'],
  mustafar: ['Мустафар', 'Мустафар'],
  mygeeto: ['Майґіто', 'Майгито'],
  naboo: ['Набу', 'Набу'],
  'nal-hutta': ['Нал-Гатта', 'Нал-Хатта'],
  'ord-mantell': ['Орд-Мантелл', 'Орд-Мантелл'],
  rodia: ['Родія', 'Родия'],
  ryloth: ['Рілот', 'Рилот'],
  saleucami: ['Салукемай', 'Салукемай'],
  sullust: ['Салласт', 'Салласт'],
  tatooine: ['Татуїн', 'Татуин'],
  toydaria: ['Тойдарія', 'Тойдария'],
  utapau: ['Утапау', 'Утапау'],
  yavin: ['Явін', 'Явин'],
};

const BASE_SPACE: Name = ['База повстанців', 'База повстанцев'];

/** A made-up system of an example has no name here and is shown as its own id. */
export const systemName = (language: Language, id: string): string | undefined =>
  (id === 'rebel-base-space' ? BASE_SPACE : SYSTEMS[id])?.[language === 'uk' ? 0 : 1];

export const SYSTEM_IDS: readonly string[] = Object.keys(SYSTEMS);
