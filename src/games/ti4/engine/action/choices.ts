import type { TechnologyId } from '../data/technologies.ts';
import type { UnitId } from '../data/units.ts';
import type { PlayerId, Pool } from './types.ts';

export type ActionChoice =
  | { readonly kind: 'activate'; readonly system: string }
  | { readonly kind: 'move'; readonly unit: string; readonly path: readonly string[] }
  | { readonly kind: 'load'; readonly ship: string; readonly unit: string }
  | { readonly kind: 'depart' }
  | { readonly kind: 'fire'; readonly target: PlayerId }
  | { readonly kind: 'hold' }
  | { readonly kind: 'exhaust-technology'; readonly technology: TechnologyId }
  | { readonly kind: 'sustain'; readonly unit: string }
  | { readonly kind: 'destroy'; readonly unit: string }
  | { readonly kind: 'announce' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'reroll'; readonly die: number }
  | { readonly kind: 'keep' }
  | { readonly kind: 'retreat'; readonly to: string }
  | { readonly kind: 'leave'; readonly unit: string }
  | { readonly kind: 'token-from'; readonly pool: Pool }
  | { readonly kind: 'remove'; readonly unit: string }
  | { readonly kind: 'bombard'; readonly unit: string; readonly planet: string }
  | { readonly kind: 'land'; readonly unit: string; readonly planet: string }
  | { readonly kind: 'custodians' }
  | { readonly kind: 'planet'; readonly planet: string }
  | {
      readonly kind: 'build';
      readonly unit: UnitId;
      readonly count: number;
      readonly planet: string | null;
    }
  | { readonly kind: 'take-back'; readonly unit: string; readonly planet: string | null }
  | { readonly kind: 'exhaust'; readonly planet: string }
  | { readonly kind: 'spend-good' }
  | { readonly kind: 'research'; readonly technology: TechnologyId }
  | { readonly kind: 'ignore-with'; readonly planet: string }
  | { readonly kind: 'research-again' }
  | { readonly kind: 'done' };
