import type { Origin, Source } from '../../../tables/table.ts';

/** Public descriptions of the cards. Both use the same card ids, so they count as one. */
const DATABASE: Source = {
  name: 'jgornick/swlcg-json',
  address: 'github.com/jgornick/swlcg-json',
  about: { uk: 'карти базового набору як дані', ru: 'карты базового набора как данные' },
};

const PROGRAM: Source = {
  name: 'db0/Star-Wars-LCG-OCTGN',
  address: 'github.com/db0/Star-Wars-LCG-OCTGN',
  about: { uk: 'дані комп’ютерної версії', ru: 'данные компьютерной версии' },
};

export const CARD_VALUES: Origin = { sources: [DATABASE, PROGRAM], confidence: 'medium' };
