import type { Calculator } from '../../../engine/calculator.ts';
import { fields, flag, parseWith, whole } from '../../../engine/parsing.ts';
import { citedRules, FACES } from '../engine/fight.ts';

export interface BlowQuestion {
  readonly wanted: number;
  readonly captain: boolean;
}

export const MOST = FACES.length + 1;

/** The chance that a blow is as strong as that. */
export const blowOdds: Calculator<BlowQuestion, number> = {
  id: 'duel/blow',
  parse: (raw) =>
    parseWith(() => {
      const { wanted, captain } = fields(raw, '', ['wanted', 'captain']);
      return { wanted: whole(wanted, 'wanted', 1, MOST, 1), captain: flag(captain, 'captain') };
    }),
  answer: ({ wanted, captain }) =>
    FACES.filter((face) => Number(face) + Number(captain) >= wanted).length / FACES.length,
  cited: citedRules,
};
