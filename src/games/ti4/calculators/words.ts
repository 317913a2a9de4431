import type { FactionId } from '../engine/data/factions.ts';
import { FACTION_IDS } from '../engine/data/factions.ts';
import { TECHNOLOGY_IDS, technologyOf, upgradeOf } from '../engine/data/technologies.ts';
import type { TechnologyId } from '../engine/data/technologies.ts';
import { FIGURES, hasOwn, hasUpgrade, KINDS, recordOf, UNIT_IDS } from '../engine/data/units.ts';
import type { UnitId } from '../engine/data/units.ts';
import { EFFECT_IDS, PAID_ABILITY_IDS, STANDING_IDS, factionOf } from '../odds/effects.ts';
import type { EffectId } from '../odds/effects.ts';
import { MOST_TOKENS } from '../odds/parse.ts';
import { FLAGSHIP_NAMES } from '../words/originals.ts';
import { TECHNOLOGY_TERMS, technologyName } from '../words/technologies.ts';
import { ourTechnology } from '../words/technology-names.ts';
import { called } from '../../../i18n/odds/called.ts';
import { inQuotes, sentence } from '../../../i18n/grammar.ts';
import { ti4OddsWords } from '../words/odds.ts';
import type { Ti4OddsWords } from '../words/odds.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Names, OddsWords } from '../../../calculator/view.ts';
import { NO_FACTION } from './fields.ts';
import type { Theatre } from './fields.ts';

const isUnit = (id: string): id is UnitId => UNIT_IDS.some((type) => type === id);
const isEffect = (id: string): id is EffectId => EFFECT_IDS.some((effect) => effect === id);

export const kindOf = (theatre: Theatre): 'space' | 'invasion' =>
  theatre === 'space' ? 'space' : 'invasion';

const nameIn =
  (names: Names) =>
  (id: string): string =>
    names[id] ?? id;

/** Units, factions and the cards that change their dice. */
export const TERMS: readonly string[] = [...UNIT_IDS, ...FACTION_IDS, ...TECHNOLOGY_TERMS];

/** The card that the faction would lay on the unit; some units have one in one faction only. */
const cardOf = (unit: UnitId, faction: FactionId | null): TechnologyId | undefined =>
  [faction, null, ...FACTION_IDS]
    .filter((owner) => hasUpgrade(owner, unit))
    .map((owner) => upgradeOf(unit, hasOwn(owner, unit) ? owner : null))
    .find((card) => card !== undefined);

/** The name of a technology, of an ability, or of what else changes dice. */
export const effectName = (
  language: Language,
  names: Names,
  effect: string,
  faction: FactionId | null,
): string => {
  const words = ti4OddsWords(language);
  const upgraded = effect.replace(/^upgrade\./, '');
  const card = isUnit(upgraded)
    ? cardOf(upgraded, faction)
    : TECHNOLOGY_IDS.find((id) => id === effect);
  if (card !== undefined)
    return ourTechnology(card)?.[language] ?? technologyName(card, nameIn(names));
  const ability = [...PAID_ABILITY_IDS, ...STANDING_IDS].find((id) => id === effect);
  if (ability) return words.abilities[ability];
  if (effect === 'flagship') return words.effects.flagship(faction ? FLAGSHIP_NAMES[faction] : '');
  const plain: Readonly<Record<string, unknown>> = words.effects;
  const name = plain[effect];
  return typeof name === 'string' ? name : effect;
};

const fieldName = (
  language: Language,
  words: Ti4OddsWords,
  names: Names,
  theatre: Theatre,
  id: string,
): string => {
  const [, first = '', second = ''] = id.split('.');
  const termOf = nameIn(names);
  if (first === 'up' && isUnit(second)) {
    const name = effectName(language, names, `upgrade.${second}`, null);
    const card = cardOf(second, null);
    const owner = card === undefined ? null : technologyOf(card).faction;
    return owner === null ? name : words.only(name, termOf(owner));
  }
  if (first === 'damaged') return words.damaged(termOf(second));
  if (first === 't' && isEffect(second)) {
    const owner = factionOf(second);
    const name = effectName(language, names, second, owner);
    return owner === null ? name : words.only(name, termOf(owner));
  }
  if (first === 'faction' && second) {
    return second === NO_FACTION ? words.noFaction : termOf(second);
  }
  if (first === 'pds' && theatre === 'space') return words.pdsInReach;
  if (isUnit(first)) {
    const name = sentence(termOf(first));
    if (theatre === 'space' && KINDS[first] === 'ground-forces') {
      return words.only(name, termOf('nekro-virus'));
    }
    return theatre === 'ground' && first === 'fighter'
      ? words.only(name, termOf('naalu-collective'))
      : name;
  }
  const { sustain, lose, reroll } = words;
  const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    sustain,
    lose,
    reroll,
  };
  const [found, key] = second ? [options[first] ?? {}, second] : [words.fields, first || id];
  return called(found, id)(key);
};

const problemText = (
  language: Language,
  names: Names,
  theatre: Theatre,
  path: string,
  problem: string,
): string => {
  const { problems } = ti4OddsWords(language);
  const termOf = nameIn(names);
  const last = path.split('.').at(-1) ?? '';
  const side = path.startsWith('attacker') ? 'attacker' : 'defender';
  const unit = termOf(last);
  const owner = isEffect(last) ? factionOf(last) : null;
  const name = inQuotes(effectName(language, names, last, owner));
  switch (problem) {
    case 'bad-number':
      return problems.number;
    case 'over-the-limit':
      if (isUnit(last) && recordOf(last).tokens) return problems.tokens(unit, MOST_TOKENS);
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
      return owner === null ? problems.other(path) : problems.otherFaction(name, termOf(owner));
    case 'no-use-here':
      return problems.useless(name);
    default:
      return problems.other(path);
  }
};

export const oddsWords =
  (theatre: Theatre) =>
  (language: Language, names: Names): OddsWords => {
    const words = ti4OddsWords(language);
    const groups = words.groups[kindOf(theatre)];
    return {
      ...words.titles[kindOf(theatre)],
      field: (key) => {
        const group = key.replace(/^group\./, '');
        if (group !== key) return called(groups, key)(group);
        return fieldName(language, words, names, theatre, key);
      },
      preset: called(words.presets),
      // A change that is a card is called as the card is.
      change: (key) => {
        const foe = key.replace(/^foe-/, '');
        const unit = nameIn(names)(foe);
        if (isUnit(foe)) return foe === key ? words.oneMore(unit) : words.foeOneMore(unit);
        return called(words.changes, effectName(language, names, key, null))(key);
      },
      problem: (path, problem) => problemText(language, names, theatre, path, problem),
    };
  };
