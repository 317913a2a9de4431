import type { FactionId } from '../engine/data/factions.ts';
import { FIGURES, UNIT_IDS } from '../engine/data/units.ts';
import type { UnitId } from '../engine/data/units.ts';
import { EFFECT_IDS, PAID_ABILITY_IDS, STANDING_IDS, factionOf } from '../odds/effects.ts';
import type { EffectId } from '../odds/effects.ts';
import { MOST_TOKENS } from '../odds/parse.ts';
import { FLAGSHIP_NAMES } from '../words/originals.ts';
import { technologyName } from '../words/technologies.ts';
import { UNIT_NAMES } from '../words/units.ts';
import { sentence } from '../../../i18n/grammar.ts';
import { ti4OddsWords } from '../words/odds.ts';
import type { ChangeKey, GroupKey, PlainField, PresetKey, Ti4OddsWords } from '../words/odds.ts';
import type { Language } from '../../../rules/languages.ts';
import type { OddsWords } from '../../../calculator/view.ts';
import { NO_FACTION } from './fields.ts';
import type { Theatre } from './fields.ts';

const isUnit = (id: string): id is UnitId => UNIT_IDS.some((type) => type === id);
const isEffect = (id: string): id is EffectId => EFFECT_IDS.some((effect) => effect === id);
const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, id: string): id is Key =>
  Object.hasOwn(table, id);

export const kindOf = (theatre: Theatre): 'space' | 'invasion' =>
  theatre === 'space' ? 'space' : 'invasion';

/** The name of a technology, of an ability, or of what else changes dice. */
export const effectName = (
  language: Language,
  effect: string,
  faction: FactionId | null,
): string => {
  const words = ti4OddsWords(language);
  const upgraded = effect.replace(/^upgrade\./, '');
  if (upgraded !== effect && isUnit(upgraded)) return words.upgrade(UNIT_NAMES[language][upgraded]);
  const ability = [...PAID_ABILITY_IDS, ...STANDING_IDS].find((id) => id === effect);
  if (ability) return words.abilities[ability];
  if (effect === 'flagship') return words.effects.flagship(faction ? FLAGSHIP_NAMES[faction] : '');
  if (isEffect(effect)) {
    return technologyName(language, effect as Exclude<EffectId, 'indoctrination'>);
  }
  const plain: Readonly<Record<string, unknown>> = words.effects;
  const name = plain[effect];
  return typeof name === 'string' ? name : effect;
};

const fieldName = (
  language: Language,
  words: Ti4OddsWords,
  theatre: Theatre,
  id: string,
): string => {
  const [, first = '', second = ''] = id.split('.');
  const unit = (type: string): string => (isUnit(type) ? UNIT_NAMES[language][type] : type);
  if (first === 'up') {
    const name = words.upgrade(unit(second));
    return second === 'war-sun' ? words.only(name, words.factions['embers-of-muaat']) : name;
  }
  if (first === 'damaged') return words.damaged(unit(second));
  if (first === 't' && isEffect(second)) {
    const owner = factionOf(second);
    const name = effectName(language, second, owner);
    return owner === null ? name : words.only(name, words.factions[owner]);
  }
  if (first === 'faction' && second) {
    if (second === NO_FACTION) return words.noFaction;
    return keyOf(words.factions, second) ? words.factions[second] : second;
  }
  if (first === 'pds' && theatre === 'space') return words.pdsInReach;
  if (first === 'infantry' && theatre === 'space') {
    return words.only(sentence(unit(first)), words.factions['nekro-virus']);
  }
  if (first === 'fighter' && theatre === 'ground') {
    return words.only(sentence(unit(first)), words.factions['naalu-collective']);
  }
  if (isUnit(first)) return sentence(unit(first));
  if (second && first === 'sustain' && keyOf(words.sustain, second)) return words.sustain[second];
  if (second && first === 'lose' && keyOf(words.lose, second)) return words.lose[second];
  if (second && first === 'reroll' && keyOf(words.reroll, second)) return words.reroll[second];
  const plain = first || id;
  return keyOf(words.fields, plain) ? words.fields[plain satisfies PlainField] : id;
};

const problemText = (
  language: Language,
  theatre: Theatre,
  path: string,
  problem: string,
): string => {
  const { problems, factions } = ti4OddsWords(language);
  const last = path.split('.').at(-1) ?? '';
  const side = path.startsWith('attacker') ? 'attacker' : 'defender';
  const unit = isUnit(last) ? UNIT_NAMES[language][last] : last;
  const owner = isEffect(last) ? factionOf(last) : null;
  const name = effectName(language, last, owner);
  switch (problem) {
    case 'bad-number':
      return problems.number;
    case 'over-the-limit':
      if (last === 'fighter' || last === 'infantry') return problems.tokens(unit, MOST_TOKENS);
      if (last === 'pds' && theatre === 'ground') return problems.pdsOnPlanet;
      return problems.limit(unit, isUnit(last) ? FIGURES[last] : 0);
    case 'nobody':
      return problems.nobody[kindOf(theatre)][side];
    case 'same-faction':
      return problems.sameFaction;
    case 'needs-faction':
      return problems.needsFaction;
    case 'cannot-fight-here':
      return problems.strangers[kindOf(theatre)];
    case 'more-than-there-are':
      return problems.damage(unit);
    case 'cannot-be-damaged':
      return problems.undamageable(unit);
    case 'no-upgrade':
      return problems.upgrade(unit);
    case 'other-faction':
      return owner === null ? problems.other(path) : problems.otherFaction(name, factions[owner]);
    case 'no-use-here':
      return problems.useless(name);
    default:
      return problems.other(path);
  }
};

export const oddsWords =
  (theatre: Theatre) =>
  (language: Language): OddsWords => {
    const words = ti4OddsWords(language);
    const groups = words.groups[kindOf(theatre)];
    return {
      ...words.titles[kindOf(theatre)],
      field: (key) => {
        const group = key.replace(/^group\./, '');
        if (group !== key) return keyOf(groups, group) ? groups[group satisfies GroupKey] : key;
        return fieldName(language, words, theatre, key);
      },
      preset: (key) => (keyOf(words.presets, key) ? words.presets[key satisfies PresetKey] : key),
      change: (key) => (keyOf(words.changes, key) ? words.changes[key satisfies ChangeKey] : key),
      problem: (path, problem) => problemText(language, theatre, path, problem),
    };
  };
