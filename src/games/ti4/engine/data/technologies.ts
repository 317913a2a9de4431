import type { FactionId } from './factions.ts';
import type { UnitId } from './units.ts';

/** Blue, green, yellow, red. */
export const COLOURS = ['propulsion', 'biotic', 'cybernetic', 'warfare'] as const;
export type Colour = (typeof COLOURS)[number];
export type Prerequisites = Readonly<Partial<Record<Colour, number>>>;

export interface Technology {
  /** null: an upgrade, which has no colour. */
  readonly colour: Colour | null;
  readonly needs: Prerequisites;
  readonly faction: FactionId | null;
  readonly upgrades: UnitId | null;
}

export const TECHNOLOGIES = {
  'antimass-deflectors': { colour: 'propulsion', needs: {}, faction: null, upgrades: null },
  'gravity-drive': {
    colour: 'propulsion',
    needs: { propulsion: 1 },
    faction: null,
    upgrades: null,
  },
  'fleet-logistics': {
    colour: 'propulsion',
    needs: { propulsion: 2 },
    faction: null,
    upgrades: null,
  },
  'light-wave-deflector': {
    colour: 'propulsion',
    needs: { propulsion: 3 },
    faction: null,
    upgrades: null,
  },
  'neural-motivator': { colour: 'biotic', needs: {}, faction: null, upgrades: null },
  'dacxive-animators': { colour: 'biotic', needs: { biotic: 1 }, faction: null, upgrades: null },
  'hyper-metabolism': { colour: 'biotic', needs: { biotic: 2 }, faction: null, upgrades: null },
  'x-89-bacterial-weapon': {
    colour: 'biotic',
    needs: { biotic: 3 },
    faction: null,
    upgrades: null,
  },
  'sarween-tools': { colour: 'cybernetic', needs: {}, faction: null, upgrades: null },
  'graviton-laser-system': {
    colour: 'cybernetic',
    needs: { cybernetic: 1 },
    faction: null,
    upgrades: null,
  },
  'transit-diodes': {
    colour: 'cybernetic',
    needs: { cybernetic: 2 },
    faction: null,
    upgrades: null,
  },
  'integrated-economy': {
    colour: 'cybernetic',
    needs: { cybernetic: 3 },
    faction: null,
    upgrades: null,
  },
  'plasma-scoring': { colour: 'warfare', needs: {}, faction: null, upgrades: null },
  'magen-defense-grid': { colour: 'warfare', needs: { warfare: 1 }, faction: null, upgrades: null },
  'duranium-armor': { colour: 'warfare', needs: { warfare: 2 }, faction: null, upgrades: null },
  'assault-cannon': { colour: 'warfare', needs: { warfare: 3 }, faction: null, upgrades: null },
  'space-dock-ii': {
    colour: null,
    needs: { cybernetic: 2 },
    faction: null,
    upgrades: 'space-dock',
  },
  'destroyer-ii': { colour: null, needs: { warfare: 2 }, faction: null, upgrades: 'destroyer' },
  'pds-ii': { colour: null, needs: { cybernetic: 1, warfare: 1 }, faction: null, upgrades: 'pds' },
  'carrier-ii': { colour: null, needs: { propulsion: 2 }, faction: null, upgrades: 'carrier' },
  'fighter-ii': {
    colour: null,
    needs: { biotic: 1, propulsion: 1 },
    faction: null,
    upgrades: 'fighter',
  },
  'infantry-ii': { colour: null, needs: { biotic: 2 }, faction: null, upgrades: 'infantry' },
  'cruiser-ii': {
    colour: null,
    needs: { biotic: 1, cybernetic: 1, warfare: 1 },
    faction: null,
    upgrades: 'cruiser',
  },
  'dreadnought-ii': {
    colour: null,
    needs: { propulsion: 2, cybernetic: 1 },
    faction: null,
    upgrades: 'dreadnought',
  },
  'war-sun': {
    colour: null,
    needs: { cybernetic: 1, warfare: 3 },
    faction: null,
    upgrades: 'war-sun',
  },
  'letani-warrior-ii': {
    colour: null,
    needs: { biotic: 2 },
    faction: 'arborec',
    upgrades: 'infantry',
  },
  'l4-disruptors': {
    colour: 'cybernetic',
    needs: { cybernetic: 1 },
    faction: 'barony-of-letnev',
    upgrades: null,
  },
  'chaos-mapping': {
    colour: 'propulsion',
    needs: { propulsion: 1 },
    faction: 'clan-of-saar',
    upgrades: null,
  },
  'prototype-war-sun-ii': {
    colour: null,
    needs: { cybernetic: 1, warfare: 3 },
    faction: 'embers-of-muaat',
    upgrades: 'war-sun',
  },
  'quantum-datahub-node': {
    colour: 'cybernetic',
    needs: { cybernetic: 3 },
    faction: 'emirates-of-hacan',
    upgrades: null,
  },
  'advanced-carrier-ii': {
    colour: null,
    needs: { propulsion: 2 },
    faction: 'federation-of-sol',
    upgrades: 'carrier',
  },
  'super-dreadnought-ii': {
    colour: null,
    needs: { propulsion: 2, cybernetic: 1 },
    faction: 'l1z1x',
    upgrades: 'dreadnought',
  },
  'mirror-computing': {
    colour: 'cybernetic',
    needs: { cybernetic: 3 },
    faction: 'mentak-coalition',
    upgrades: null,
  },
  'hybrid-crystal-fighter-ii': {
    colour: null,
    needs: { biotic: 1, propulsion: 1 },
    faction: 'naalu-collective',
    upgrades: 'fighter',
  },
  'valefar-assimilator-x': { colour: null, needs: {}, faction: 'nekro-virus', upgrades: null },
  'exotrireme-ii': {
    colour: null,
    needs: { propulsion: 2, cybernetic: 1 },
    faction: 'sardakk-norr',
    upgrades: 'dreadnought',
  },
  'spatial-conduit-cylinders': {
    colour: 'propulsion',
    needs: { propulsion: 2 },
    faction: 'universities-of-jol-nar',
    upgrades: null,
  },
  'lazax-gate-folding': {
    colour: 'propulsion',
    needs: { propulsion: 2 },
    faction: 'winnu',
    upgrades: null,
  },
  'instinct-training': {
    colour: 'biotic',
    needs: { biotic: 1 },
    faction: 'xxcha-kingdom',
    upgrades: null,
  },
  'mageon-implants': {
    colour: 'biotic',
    needs: { biotic: 3 },
    faction: 'yssaril-tribes',
    upgrades: null,
  },
  bioplasmosis: { colour: 'biotic', needs: { biotic: 2 }, faction: 'arborec', upgrades: null },
  'non-euclidean-shielding': {
    colour: 'warfare',
    needs: { warfare: 2 },
    faction: 'barony-of-letnev',
    upgrades: null,
  },
  'floating-factory-ii': {
    colour: null,
    needs: { cybernetic: 2 },
    faction: 'clan-of-saar',
    upgrades: 'space-dock',
  },
  'magmus-reactor': {
    colour: 'warfare',
    needs: { warfare: 2 },
    faction: 'embers-of-muaat',
    upgrades: null,
  },
  'production-biomes': {
    colour: 'biotic',
    needs: { biotic: 2 },
    faction: 'emirates-of-hacan',
    upgrades: null,
  },
  'spec-ops-ii': {
    colour: null,
    needs: { biotic: 2 },
    faction: 'federation-of-sol',
    upgrades: 'infantry',
  },
  'wormhole-generator': {
    colour: 'propulsion',
    needs: { propulsion: 2 },
    faction: 'ghosts-of-creuss',
    upgrades: null,
  },
  'dimensional-splicer': {
    colour: 'warfare',
    needs: { warfare: 1 },
    faction: 'ghosts-of-creuss',
    upgrades: null,
  },
  'inheritance-systems': {
    colour: 'cybernetic',
    needs: { cybernetic: 2 },
    faction: 'l1z1x',
    upgrades: null,
  },
  'salvage-operations': {
    colour: 'cybernetic',
    needs: { cybernetic: 2 },
    faction: 'mentak-coalition',
    upgrades: null,
  },
  neuroglaive: {
    colour: 'biotic',
    needs: { biotic: 3 },
    faction: 'naalu-collective',
    upgrades: null,
  },
  'valefar-assimilator-y': { colour: null, needs: {}, faction: 'nekro-virus', upgrades: null },
  'valkyrie-particle-weave': {
    colour: 'warfare',
    needs: { warfare: 2 },
    faction: 'sardakk-norr',
    upgrades: null,
  },
  'e-res-siphons': {
    colour: 'cybernetic',
    needs: { cybernetic: 2 },
    faction: 'universities-of-jol-nar',
    upgrades: null,
  },
  'hegemonic-trade-policy': {
    colour: 'cybernetic',
    needs: { cybernetic: 2 },
    faction: 'winnu',
    upgrades: null,
  },
  'nullification-field': {
    colour: 'cybernetic',
    needs: { cybernetic: 2 },
    faction: 'xxcha-kingdom',
    upgrades: null,
  },
  'yin-spinner': {
    colour: 'biotic',
    needs: { biotic: 2 },
    faction: 'yin-brotherhood',
    upgrades: null,
  },
  'impulse-core': {
    colour: 'cybernetic',
    needs: { cybernetic: 2 },
    faction: 'yin-brotherhood',
    upgrades: null,
  },
  'transparasteel-plating': {
    colour: 'biotic',
    needs: { biotic: 1 },
    faction: 'yssaril-tribes',
    upgrades: null,
  },
} as const satisfies Readonly<Record<string, Technology>>;

export type TechnologyId = keyof typeof TECHNOLOGIES;
export const TECHNOLOGY_IDS = Object.keys(TECHNOLOGIES) as readonly TechnologyId[];
export const technologyOf = (id: TechnologyId): Technology => TECHNOLOGIES[id];

/**
 * A card upgrades the unit whose name it bears: a faction with a unit of its own has a card of its
 * own for it. The Nekro Virus takes any name.
 */
export const bearsNameFor = (faction: FactionId | null, id: TechnologyId): boolean => {
  const { upgrades, faction: of } = technologyOf(id);
  if (faction === 'nekro-virus') return true;
  const own = TECHNOLOGY_IDS.some((other) => {
    const card = technologyOf(other);
    return card.upgrades === upgrades && card.faction === faction;
  });
  return of === (own ? faction : null);
};
