import { combatOdds } from '../odds/combat.ts';
import type { CombatAnswer, CombatQuestion } from '../odds/combat-types.ts';
import { UNITS } from '../engine/units.ts';
import type { Side, UnitId } from '../engine/units.ts';
import { called } from '../../../i18n/odds/called.ts';
import { combatOddsWords } from '../words/odds-combat.ts';
import type { Language } from '../../../rules/languages.ts';
import type { OddsView, OddsWords, Values } from '../../../calculator/view.ts';
import { PREFIX, countAt, form, hardyUnits, unitsOf } from './combat-form.ts';
import { tellCombat } from './combat-tell.ts';

const filled = (units: readonly UnitId[], values: Values, prefix: string) =>
  Object.fromEntries(
    units
      .map((unit) => [unit, countAt(values, `${prefix}.${unit}`)] as const)
      .filter(([, count]) => count > 0),
  );

const armyIn = (values: Values, side: Side) => {
  const at = PREFIX[side];
  const units = filled(unitsOf(side), values, at);
  const present = hardyUnits(side).filter((unit) => unit in units);
  return {
    units,
    damage: filled(present, values, `${at}.damage`),
    tactics: {
      space: countAt(values, `${at}.tactics.space`),
      ground: countAt(values, `${at}.tactics.ground`),
    },
    assign: values[`${at}.assign`] ?? 'quickest',
    retreat: values[`${at}.retreat`] ?? 'never',
    retreatRound: values[`${at}.round`] ?? 1,
  };
};

const SIDED = /^[er]\.(?:(damage)\.)?(.+)$/;

const fieldName = (language: Language, key: string): string => {
  const { fields, unit: names, damageOn } = combatOddsWords(language);
  const [, damage, rest = key] = SIDED.exec(key) ?? [];
  if (!(rest in UNITS)) return called(fields)(rest);
  const name = names[rest as UnitId];
  return damage ? damageOn(name) : name;
};

const words = (language: Language): OddsWords => {
  const { title, summary, presets, changes, problem } = combatOddsWords(language);
  return {
    title,
    summary,
    field: (key) => fieldName(language, key),
    preset: called(presets),
    change: called(changes),
    problem,
  };
};

export const view: OddsView<CombatQuestion, CombatAnswer> = {
  calculator: combatOdds,
  form,
  question: (values) => ({
    active: values['active'] ?? 'empire',
    armies: { empire: armyIn(values, 'empire'), rebel: armyIn(values, 'rebel') },
    cards: values['cards'] ?? 'none',
    rounds: values['rounds'] ?? 0,
    plans: values['plans'] ?? false,
  }),
  words,
  tell: tellCombat,
};
