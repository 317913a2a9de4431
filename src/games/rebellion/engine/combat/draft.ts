import { kitOf } from '../../../../engine/kernel.ts';
import type * as kernel from '../../../../engine/kernel.ts';
import type { Option } from '../../../../engine/procedure.ts';
import type { GameRule } from '../rule.ts';
import type {
  Attack,
  CombatChoice,
  CombatEventData,
  CombatState,
  Die,
  Figure,
  Stage,
  StageOf,
} from './types.ts';

export type Combat = kernel.GameOf<
  'rebellion',
  CombatState,
  CombatChoice,
  CombatEventData,
  GameRule
>;

export type Draft = kernel.Draft<Combat>;
export type Passing<At extends Stage['at']> = kernel.Passing<Combat, StageOf<At>>;
export type Asking<At extends Stage['at']> = kernel.Asking<Combat, StageOf<At>>;
export type Offer = Option<CombatChoice>;

export const { change, done, emit, offer, replace, rule } = kitOf<Combat>('rebellion');

export const changeFigure = (draft: Draft, id: string, part: Partial<Figure>): void =>
  change(draft, {
    figures: draft.state.figures.map((figure) =>
      figure.id === id ? { ...figure, ...part } : figure,
    ),
  });

export const changeAttack = (draft: Draft, part: Partial<Attack>): void => {
  const { attack } = draft.state;
  if (attack) change(draft, { attack: { ...attack, ...part } });
};

export const changeDie = (draft: Draft, id: Die['id'], part: Partial<Die>): void =>
  changeAttack(draft, {
    dice: draft.state.attack?.dice.map((die) => (die.id === id ? { ...die, ...part } : die)) ?? [],
  });
