import { root } from './site.ts';
import { weigherIn } from './weigher.ts';

/** The weights of the site that is tested. */
export const { weigh, packed, withImports } = weigherIn(root);
