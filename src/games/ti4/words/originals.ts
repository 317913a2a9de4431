import type { FactionId } from '../engine/data/factions.ts';
import type { TechnologyId } from '../engine/data/technologies.ts';
import type { PlanetId } from '../engine/data/tiles.ts';
import { englishTitle } from '../../../i18n/english-title.ts';

/** Names that the booklet does not have, as the original edition prints them: those that an id cannot spell. */
const SPELLED: Readonly<Record<string, string>> = {
  'light-wave-deflector': 'Light/Wave Deflector',
  'spatial-conduit-cylinders': 'Spatial Conduit Cylinder',
  'e-res-siphons': 'E-Res Siphons',
  '000': '[0.0.0]',
  trenlak: "Tren'lak",
  tarmann: "Tar'mann",
  tequran: "Tequ'ran",
  qucenn: "Qucen'n",
};

export const originalName = (id: TechnologyId | PlanetId): string =>
  SPELLED[id] ?? englishTitle(id);

export const FLAGSHIP_NAMES: Readonly<Record<FactionId, string>> = {
  arborec: 'Duha Menaimon',
  'barony-of-letnev': 'Arc Secundus',
  'clan-of-saar': 'Son of Ragh',
  'embers-of-muaat': 'The Inferno',
  'emirates-of-hacan': 'Wrath of Kenara',
  'federation-of-sol': 'Genesis',
  'ghosts-of-creuss': 'Hil Colish',
  l1z1x: '[0.0.1]',
  'mentak-coalition': 'Fourth Moon',
  'naalu-collective': 'Matriarch',
  'nekro-virus': 'The Alastor',
  'sardakk-norr': "C'morran N'orr",
  'universities-of-jol-nar': 'J.N.S. Hylarim',
  winnu: 'Salai Sai Corian',
  'xxcha-kingdom': 'Loncara Ssodu',
  'yin-brotherhood': 'Van Hauge',
  'yssaril-tribes': "Y'sia Y'ssrila",
};
