import { root } from './site.ts';
import { weigherIn, type Weight } from './weigher.ts';

/** The weights of the site that is tested. */
export const { weigh, packed, withImports } = weigherIn(root);

/** Packs fifty times as fast, and a sixth too heavy. */
export const ROUGH = 5;

export const weighRoughly = weigherIn(root, ROUGH).weigh;

/** What is light enough even when packed roughly need not be packed in earnest. */
export const isHeavier = (url: string, limit: number, of: (weight: Weight) => number): boolean =>
  of(weighRoughly(url)) > limit && of(weigh(url)) > limit;
