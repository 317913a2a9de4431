import { page, root } from './site.ts';
import { weigherIn, type Weight } from './weigher.ts';

const treeOf = (url: string) => page(url).tree;

/** The weights of the site that is tested. */
export const { weigh, packed, withImports } = weigherIn(root, { treeOf });

/** Packs fifty times as fast, and a sixth too heavy. */
export const ROUGH = 5;
/** Twice as fast, and next to nothing too heavy. */
const NEAR = 10;

export const weighRoughly = weigherIn(root, { quality: ROUGH, treeOf }).weigh;
const weighNearly = weigherIn(root, { quality: NEAR, treeOf }).weigh;

/** What is light enough even when packed roughly need not be packed in earnest. */
export const isHeavier = (url: string, limit: number, of: (weight: Weight) => number): boolean =>
  [weighRoughly, weighNearly, weigh].every((weighIn) => of(weighIn(url)) > limit);
