import type { GuideWords } from '../../../player/guide/guide-view.tsx';
import type { HelperStep } from '../helper/guide.ts';

export interface HelperWords extends GuideWords<HelperStep> {
  readonly won: string;
  readonly sides: Readonly<Record<'rebel' | 'empire', string>>;
  readonly fields: Readonly<
    Record<'reputation' | 'pool' | 'missions' | 'objectives' | 'probes', string>
  >;
  /** Beyond the ten that may be held. */
  readonly overHand: (cards: number) => string;
}
