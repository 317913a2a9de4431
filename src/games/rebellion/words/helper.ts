import type { GuideWords } from '../../../player/guide/guide-view.tsx';

export type HelperStep =
  | 'assign-rebel'
  | 'assign-empire'
  | 'command'
  | 'retrieve'
  | 'missions'
  | 'probes'
  | 'objective'
  | 'time'
  | 'recruit'
  | 'build'
  | 'deploy';

export interface HelperWords extends GuideWords<HelperStep> {
  readonly won: string;
  readonly sides: Readonly<Record<'rebel' | 'empire', string>>;
  readonly fields: Readonly<
    Record<'reputation' | 'pool' | 'missions' | 'objectives' | 'probes', string>
  >;
  /** Beyond the ten that may be held. */
  readonly overHand: (cards: number) => string;
}
