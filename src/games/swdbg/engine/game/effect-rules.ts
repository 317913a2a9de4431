import type { EffectKind } from './effects.ts';
import type { SwdbgRule } from '../rule.ts';

/** What each effect is in the booklet's own words. */
export const EFFECT_RULES = {
  resources: 'effects.extra',
  force: 'effects.extra',
  attack: 'effects.extra-terms',
  draw: 'abilities.resolve',
  repair: 'effects.repair-count',
  damage: 'effects.direct',
  'destroy-ship': 'effects.destroy-ship',
  'discard-row': 'effects.discard-where',
  'discard-hand': 'effects.own-choice',
  'opponent-discards': 'effects.own-choice',
  exile: 'effects.exile-may',
  'exile-self': 'effects.exile-itself',
  reveal: 'effects.reveal-top',
  look: 'effects.look-top',
  'discard-top': 'effects.reveal-back',
  'discard-random': 'effects.at-random',
  'opponent-random': 'effects.at-random',
  cheaper: 'buying.pay',
  pay: 'abilities.text-says',
  'take-back': 'abilities.resolve',
} as const satisfies Record<EffectKind, SwdbgRule>;
