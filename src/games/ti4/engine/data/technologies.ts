import type { FactionId } from './factions.ts';
import { unitCards } from './units.ts';
import type { UnitCardId, UnitId } from './units.ts';

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

/** Whoever has so many of its colour may research it. */
const ofColour = (
  colour: Colour,
  needed: number,
  faction: FactionId | null = null,
): Technology => ({
  colour,
  needs: needed > 0 ? { [colour]: needed } : {},
  faction,
  upgrades: null,
});

/** All but the cards of units, in the order of offers, which is part of links. */
const TECHNOLOGIES = {
  'antimass-deflectors': ofColour('propulsion', 0),
  'gravity-drive': ofColour('propulsion', 1),
  'fleet-logistics': ofColour('propulsion', 2),
  'light-wave-deflector': ofColour('propulsion', 3),
  'neural-motivator': ofColour('biotic', 0),
  'dacxive-animators': ofColour('biotic', 1),
  'hyper-metabolism': ofColour('biotic', 2),
  'x-89-bacterial-weapon': ofColour('biotic', 3),
  'sarween-tools': ofColour('cybernetic', 0),
  'graviton-laser-system': ofColour('cybernetic', 1),
  'transit-diodes': ofColour('cybernetic', 2),
  'integrated-economy': ofColour('cybernetic', 3),
  'plasma-scoring': ofColour('warfare', 0),
  'magen-defense-grid': ofColour('warfare', 1),
  'duranium-armor': ofColour('warfare', 2),
  'assault-cannon': ofColour('warfare', 3),
  'l4-disruptors': ofColour('cybernetic', 1, 'barony-of-letnev'),
  'chaos-mapping': ofColour('propulsion', 1, 'clan-of-saar'),
  'quantum-datahub-node': ofColour('cybernetic', 3, 'emirates-of-hacan'),
  'mirror-computing': ofColour('cybernetic', 3, 'mentak-coalition'),
  'valefar-assimilator-x': { colour: null, needs: {}, faction: 'nekro-virus', upgrades: null },
  'spatial-conduit-cylinders': ofColour('propulsion', 2, 'universities-of-jol-nar'),
  'lazax-gate-folding': ofColour('propulsion', 2, 'winnu'),
  'instinct-training': ofColour('biotic', 1, 'xxcha-kingdom'),
  'mageon-implants': ofColour('biotic', 3, 'yssaril-tribes'),
  bioplasmosis: ofColour('biotic', 2, 'arborec'),
  'non-euclidean-shielding': ofColour('warfare', 2, 'barony-of-letnev'),
  'magmus-reactor': ofColour('warfare', 2, 'embers-of-muaat'),
  'production-biomes': ofColour('biotic', 2, 'emirates-of-hacan'),
  'wormhole-generator': ofColour('propulsion', 2, 'ghosts-of-creuss'),
  'dimensional-splicer': ofColour('warfare', 1, 'ghosts-of-creuss'),
  'inheritance-systems': ofColour('cybernetic', 2, 'l1z1x'),
  'salvage-operations': ofColour('cybernetic', 2, 'mentak-coalition'),
  neuroglaive: ofColour('biotic', 3, 'naalu-collective'),
  'valefar-assimilator-y': { colour: null, needs: {}, faction: 'nekro-virus', upgrades: null },
  'valkyrie-particle-weave': ofColour('warfare', 2, 'sardakk-norr'),
  'e-res-siphons': ofColour('cybernetic', 2, 'universities-of-jol-nar'),
  'hegemonic-trade-policy': ofColour('cybernetic', 2, 'winnu'),
  'nullification-field': ofColour('cybernetic', 2, 'xxcha-kingdom'),
  'yin-spinner': ofColour('biotic', 2, 'yin-brotherhood'),
  'impulse-core': ofColour('cybernetic', 2, 'yin-brotherhood'),
  'transparasteel-plating': ofColour('biotic', 1, 'yssaril-tribes'),
} satisfies Readonly<Record<string, Technology>>;

export type TechnologyId = keyof typeof TECHNOLOGIES | UnitCardId;

const CARDS = Object.entries(TECHNOLOGIES) as [TechnologyId, Technology][];
const LAST = Number.POSITIVE_INFINITY;
for (const { card, needs, faction, unit, place = LAST } of unitCards().toSorted(
  (one, other) => (one.place ?? LAST) - (other.place ?? LAST) || 0,
)) {
  const technology = { colour: null, needs, faction, upgrades: unit };
  CARDS.splice(place, 0, [card as TechnologyId, technology]);
}
const BY_ID: ReadonlyMap<TechnologyId, Technology> = new Map(CARDS);

export const TECHNOLOGY_IDS: readonly TechnologyId[] = [...BY_ID.keys()];
export const technologyOf = (id: TechnologyId): Technology => {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`No technology is called «${id}».`);
  return found;
};

/** The card that upgrades a unit: everybody's, or that of a faction. */
export const upgradeOf = (unit: UnitId, faction: FactionId | null): TechnologyId | undefined =>
  TECHNOLOGY_IDS.find((id) => {
    const technology = technologyOf(id);
    return technology.upgrades === unit && technology.faction === faction;
  });

/**
 * A card upgrades the unit whose name it bears: a faction with a unit of its own has a card of its
 * own for it. The Nekro Virus takes any name.
 */
export const bearsNameFor = (faction: FactionId | null, id: TechnologyId): boolean => {
  const { upgrades, faction: of } = technologyOf(id);
  if (faction === 'nekro-virus') return true;
  const own = upgrades !== null && upgradeOf(upgrades, faction) !== undefined;
  return of === (own ? faction : null);
};
