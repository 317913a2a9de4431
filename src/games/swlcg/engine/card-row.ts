import type { Faction } from './sides.ts';

export const CARD_TYPES = ['objective', 'unit', 'enhancement', 'event', 'fate'] as const;
export type CardType = (typeof CARD_TYPES)[number] | 'faction';

export type Keyword =
  | 'edge-1'
  | 'elite'
  | 'limited'
  | 'no-enhancements'
  | 'protect-character'
  | 'protect-coruscant'
  | 'shielding'
  | 'targeted-strike';

export type Timing = 'action' | 'interrupt' | 'reaction' | 'forced-reaction';

/** Unit damage, tactics, blast damage. */
export type Icons = readonly [number, number, number];

/** What an enhancement may be put on; no `whose` means either side's. */
export interface Host {
  readonly on: 'area' | 'dial' | 'objective' | 'unit';
  readonly whose?: 'own' | 'enemy';
  /** One of these is enough. */
  readonly traits?: readonly string[];
}

export type FateEffect = 'damage-participant' | 'damage-objective' | 'new-battle';

export interface CardRow {
  readonly type: CardType;
  readonly faction: Faction | 'neutral';
  /** Card numbers; several where the box prints one card under two. */
  readonly numbers: readonly number[];
  readonly unique?: boolean;
  readonly cost?: number;
  readonly force?: number;
  readonly capacity?: number;
  readonly value?: number;
  readonly priority?: number;
  readonly icons?: Icons;
  readonly edge?: Icons;
  readonly traits?: readonly string[];
  readonly keywords?: readonly Keyword[];
  readonly timing?: readonly Timing[];
  readonly host?: Host;
  readonly fate?: FateEffect;
}
