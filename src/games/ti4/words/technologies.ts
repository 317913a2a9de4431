import { TECHNOLOGY_IDS, technologyOf } from '../engine/data/technologies.ts';
import type { TechnologyId } from '../engine/data/technologies.ts';
import { sentence } from '../../../i18n/grammar.ts';
import { originalName } from './originals.ts';

/** A term of the glossary, perhaps one of its levels or copies; or an English card, whose name is ours. */
type CardName = { readonly original: string } | { readonly term: string; readonly level?: string };

/** Cards that the glossary has under their own names. */
const TERMS: readonly TechnologyId[] = [
  'x-89-bacterial-weapon',
  'graviton-laser-system',
  'magen-defense-grid',
  'non-euclidean-shielding',
  'pds-ii',
  'carrier-ii',
  'war-sun',
  'exotrireme-ii',
];

const LEVELS: Readonly<Partial<Record<TechnologyId, Extract<CardName, { term: string }>>>> = {
  'valefar-assimilator-x': { term: 'valefar-assimilator', level: 'X' },
  'valefar-assimilator-y': { term: 'valefar-assimilator', level: 'Y' },
  'floating-factory-ii': { term: 'floating-factory', level: 'II' },
};

/** What the booklet prints as it stands here. */
export const PRINTED_TECHNOLOGIES: readonly string[] = [...TERMS, ...Object.keys(LEVELS)];

/** An upgrade for everybody that nobody names is the unit's second level. */
export const cardName = (id: TechnologyId): CardName => {
  const named = TERMS.includes(id) ? { term: id } : LEVELS[id];
  const { upgrades, faction } = technologyOf(id);
  if (named !== undefined) return named;
  return upgrades !== null && faction === null
    ? { term: upgrades, level: 'II' }
    : { original: originalName(id) };
};

/** `term` gives the name that the glossary has, or ours. */
export const technologyName = (id: TechnologyId, term: (id: string) => string): string => {
  const name = cardName(id);
  if ('original' in name) return term(id);
  const told = sentence(term(name.term));
  return name.level === undefined ? told : `${told} ${name.level}`;
};

export const TECHNOLOGY_TERMS: readonly string[] = [
  ...new Set(TECHNOLOGY_IDS.map(cardName).flatMap((name) => ('term' in name ? [name.term] : []))),
];
