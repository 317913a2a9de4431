import type { FactionId } from '../engine/data/factions.ts';
import {
  TECHNOLOGY_IDS,
  technologyOf,
  type Colour,
  type TechnologyId,
} from '../engine/data/technologies.ts';
import type { Anomaly, PlanetId, Wormhole } from '../engine/data/tiles.ts';
import type { UnitId } from '../engine/data/units.ts';
import { ORIGINAL_PLANETS, ORIGINAL_TECHNOLOGIES } from '../words/originals.ts';
import { IN_COLOUR, same } from '../words/values.ts';
import { phrase, term, termWithEnglish, word, type Value } from '../../../tables/table.ts';

/** What the glossary names is called as it says; the rest keeps its English name. */

const isKey = <T extends object>(table: T, id: PropertyKey): id is keyof T => id in table;

/** The card that upgrades a unit: everybody's, or that of a faction. */
export const upgradeOf = (unit: UnitId, faction: FactionId | null): TechnologyId | undefined =>
  TECHNOLOGY_IDS.find((id) => {
    const technology = technologyOf(id);
    return technology.upgrades === unit && technology.faction === faction;
  });

const numeral = (id: string, level: string): Value => phrase(term(id), word(same(level)));

export const upgraded = (unit: UnitId): Value => numeral(unit, 'II');

const NAMED: Readonly<Record<Exclude<TechnologyId, keyof typeof ORIGINAL_TECHNOLOGIES>, Value>> = {
  'x-89-bacterial-weapon': termWithEnglish('x89-bacterial-weapon'),
  'graviton-laser-system': termWithEnglish('graviton-laser-system'),
  'magen-defense-grid': termWithEnglish('magen-defense-grid'),
  'non-euclidean-shielding': termWithEnglish('non-euclidean-shielding'),
  'space-dock-ii': upgraded('space-dock'),
  'destroyer-ii': upgraded('destroyer'),
  'pds-ii': term('pds-ii'),
  'carrier-ii': term('carrier-ii'),
  'fighter-ii': upgraded('fighter'),
  'infantry-ii': upgraded('infantry'),
  'cruiser-ii': upgraded('cruiser'),
  'dreadnought-ii': upgraded('dreadnought'),
  'war-sun': term('war-sun'),
  'valefar-assimilator-x': numeral('valefar-assimilator', 'X'),
  'valefar-assimilator-y': numeral('valefar-assimilator', 'Y'),
  'exotrireme-ii': termWithEnglish('exotrireme-ii'),
  'floating-factory-ii': numeral('floating-factory', 'II'),
};

/** Those of them that the booklet prints as they stand here. */
export const PRINTED_TECHNOLOGIES: readonly TechnologyId[] = [
  'x-89-bacterial-weapon',
  'graviton-laser-system',
  'magen-defense-grid',
  'non-euclidean-shielding',
  'pds-ii',
  'carrier-ii',
  'war-sun',
  'valefar-assimilator-x',
  'valefar-assimilator-y',
  'exotrireme-ii',
  'floating-factory-ii',
];

export const technologyName = (id: TechnologyId): Value =>
  isKey(ORIGINAL_TECHNOLOGIES, id) ? { original: ORIGINAL_TECHNOLOGIES[id] } : NAMED[id];

/** The sheet's own unit, which the upgrade of the next numeral covers. */
export function firstLevel(id: TechnologyId): Value {
  if (id === 'floating-factory-ii') return numeral('floating-factory', 'I');
  const name = id === 'exotrireme-ii' ? 'Exotrireme II' : originalOf(id);
  return { original: name.replace(/II$/, 'I') };
}

function originalOf(id: TechnologyId): string {
  if (isKey(ORIGINAL_TECHNOLOGIES, id)) return ORIGINAL_TECHNOLOGIES[id];
  throw new Error(`«${id}» upgrades no unit of a faction.`);
}

export const planetName = (id: PlanetId): Value =>
  isKey(ORIGINAL_PLANETS, id) ? { original: ORIGINAL_PLANETS[id] } : termWithEnglish(id);

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
