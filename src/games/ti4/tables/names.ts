import { technologyOf, type Colour, type TechnologyId } from '../engine/data/technologies.ts';
import type { Anomaly, PlanetId, Wormhole } from '../engine/data/tiles.ts';
import { originalName } from '../words/originals.ts';
import { PLANET_TERMS } from '../words/planets.ts';
import { cardName } from '../words/technologies.ts';
import { IN_COLOUR, same } from '../words/values.ts';
import { phrase, term, termWithEnglish, word, type Value } from '../../../tables/table.ts';

/** What the glossary names is called as it says; the rest keeps its English name. */

const numeral = (id: string, level: string): Value => phrase(term(id), word(same(level)));

/** Cards that no unit of everybody's gives its name are known by their English ones, too. */
export const technologyName = (id: TechnologyId): Value => {
  const name = cardName(id);
  if ('original' in name) return name;
  if (name.level !== undefined) return numeral(name.term, name.level);
  const { colour, faction } = technologyOf(id);
  return colour === null && faction === null ? term(name.term) : termWithEnglish(name.term);
};

/** The sheet's own unit, which the upgrade of the next numeral covers. */
export function firstLevel(id: TechnologyId): Value {
  const name = cardName(id);
  if ('level' in name) return numeral(name.term, 'I');
  const original = 'original' in name ? name.original : 'Exotrireme II';
  return { original: original.replace(/II$/, 'I') };
}

export const planetName = (id: PlanetId): Value =>
  PLANET_TERMS.includes(id) ? termWithEnglish(id) : { original: originalName(id) };

const COLOUR_TERMS = {
  propulsion: 'propulsion-technology',
  biotic: 'biotic-technology',
  cybernetic: 'cybernetic-technology',
  warfare: 'warfare-technology',
} as const satisfies Readonly<Record<Colour, string>>;

/** A colour is told by its word and by the name of its technologies. */
export const colourName = (colour: Colour): Value =>
  phrase(term(COLOUR_TERMS[colour]), word(IN_COLOUR[colour]));

const wormholeTerm = (wormhole: Wormhole): string => `${wormhole}-wormhole`;
export const featureTerm = (id: Anomaly | Wormhole): string =>
  id === 'alpha' || id === 'beta' || id === 'delta' ? wormholeTerm(id) : id;
