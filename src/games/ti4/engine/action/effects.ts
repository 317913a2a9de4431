import type { TechnologyId } from '../data/technologies.ts';
import type { Ti4Rule } from '../rule.ts';
import { emit } from './draft.ts';
import type { Draft } from './draft.ts';
import { owns } from './query.ts';
import type { Ability, Die, PlayerId } from './types.ts';

/** The book prints the names of these cards and not their texts: what they do is told whenever they do it. */
export const applied = (
  draft: Draft,
  player: PlayerId,
  technology: TechnologyId,
  rule: Ti4Rule,
): void => emit(draft, 'technology-applied', { player, technology }, rule, 'technology-cards.what');

/** What a faction's sheet prints; no booklet does. */
export const used = (draft: Draft, player: PlayerId, ability: Ability, rule: Ti4Rule): void =>
  emit(draft, 'ability-applied', { player, ability }, rule, 'abilities.factions');

/** «Plasma Scoring»: one of the units that fire together rolls one die more; the best of them does. */
export const withPlasma = (
  draft: Draft,
  by: PlayerId,
  dice: readonly Die[],
  rule: Ti4Rule,
): readonly Die[] => {
  const [best] = [...dice].sort((a, b) => a.hit - b.hit);
  if (!best || !owns(draft.state, by, 'plasma-scoring')) return dice;
  applied(draft, by, 'plasma-scoring', rule);
  return [...dice, best];
};

/** «Antimass Deflectors»: space cannons hit the player's units less often. */
export const againstDeflectors = (
  draft: Draft,
  target: PlayerId,
  dice: readonly Die[],
): readonly Die[] => {
  if (!owns(draft.state, target, 'antimass-deflectors')) return dice;
  applied(draft, target, 'antimass-deflectors', 'modifiers.sign');
  return dice.map((die) => ({ ...die, bonus: die.bonus - 1 }));
};

/** «L4 Disruptors»: no space cannon fires while the player invades. */
export const disrupts = (draft: Draft): boolean => {
  const { active } = draft.state;
  if (!owns(draft.state, active, 'l4-disruptors')) return false;
  applied(draft, active, 'l4-disruptors', 'space-cannon.defense');
  return true;
};
