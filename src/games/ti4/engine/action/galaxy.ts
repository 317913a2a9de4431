import { planetOf, tileOf } from '../data/tiles.ts';
import type { PlanetId } from '../data/tiles.ts';
import { hexDistance } from '../hexes.ts';
import type { Hex } from '../hexes.ts';
import type { Galaxy, PlanetInfo, SystemInfo } from './types.ts';

export const tileSystem = (number: number, at: Hex | null): SystemInfo => {
  const { planets, anomalies, wormholes } = tileOf(number);
  return { id: String(number), tile: number, at, planets, anomalies, wormholes };
};

export const tilePlanets = (number: number): readonly PlanetInfo[] =>
  tileOf(number).planets.map((id: PlanetId) => {
    const { resources, influence, specialty } = planetOf(id);
    return { id, system: String(number), resources, influence, specialty };
  });

const touch = (a: SystemInfo, b: SystemInfo): boolean =>
  a.at !== null && b.at !== null && hexDistance(a.at, b.at) === 1;

const joined = (a: SystemInfo, b: SystemInfo): boolean =>
  a.wormholes.some((wormhole) => b.wormholes.includes(wormhole));

/** Systems that touch or share a wormhole; a system is never adjacent to itself. */
export const galaxyOf = (
  systems: readonly SystemInfo[],
  planets: readonly PlanetInfo[],
): Galaxy => ({
  systems: Object.fromEntries(systems.map((system) => [system.id, system])),
  planets: Object.fromEntries(planets.map((planet) => [planet.id, planet])),
  near: Object.fromEntries(
    systems.map((system) => [
      system.id,
      systems
        .filter((other) => other !== system && (touch(system, other) || joined(system, other)))
        .map(({ id }) => id),
    ]),
  ),
});
