import { RULE } from '../odds/combat-rules.ts';
import type { CombatAnswer, CombatQuestion } from '../odds/combat-types.ts';
import { SIDES } from '../engine/units.ts';
import type { UnitId } from '../engine/units.ts';
import { percent } from '../../../i18n/odds/percent.ts';
import type { CombatOddsWords } from '../words/odds-combat.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Remark } from '../../../calculator/view.ts';

const methodOf = (
  { method }: CombatAnswer,
  { rounds }: CombatQuestion,
  words: CombatOddsWords,
  language: Language,
): readonly Remark[] => {
  const limit: readonly Remark[] = rounds > 0 ? [{ text: words.unfinished(rounds) }] : [];
  if (method.kind === 'exact') return [{ text: words.exact }, ...limit];
  const { because, plays, margin, seed } = method;
  const played = new Intl.NumberFormat(language).format(plays);
  return [{ text: words.sampled(because, played, percent(language, margin), seed) }, ...limit];
};

/** Of policies first, then of the rules at work, then of what is left out. */
export const remarksOf = (
  answer: CombatAnswer,
  question: CombatQuestion,
  words: CombatOddsWords,
  language: Language,
): readonly Remark[] => {
  const { armies, cards, plans } = question;
  const has = (unit: UnitId): boolean => SIDES.some((side) => (armies[side].units[unit] ?? 0) > 0);
  const space = answer.theatres.some(({ theatre }) => theatre === 'space');
  const ground = answer.theatres.some(({ theatre }) => theatre === 'ground');
  const damaged = SIDES.some((side) => Object.keys(armies[side].damage).length > 0);
  const retreats = SIDES.some((side) => armies[side].retreat !== 'never');
  const station = has('death-star');
  const when = (wanted: boolean, text: string, rules: readonly string[]): readonly Remark[] =>
    wanted ? [{ text, rules }] : [];
  return [
    ...methodOf(answer, question, words, language),
    ...SIDES.map((side) => ({
      text: words.assigns(side, armies[side].assign),
      rules: RULE.assign,
    })),
    { text: words.directNote, rules: [...RULE.hits, ...RULE.direct] },
    cards === 'none'
      ? { text: words.cardsNone, rules: [...RULE.special, ...RULE.tactics] }
      : { text: words.cardsPlayed, rules: [...RULE.special, ...RULE.tactics, ...RULE.block] },
    ...when(cards === 'played', words.cardsSkipped, RULE.block),
    ...when(cards === 'none', words.doomedNote, RULE.doomed),
    retreats
      ? { text: words.retreatAllowed, rules: [...RULE.retreat, ...RULE.where] }
      : { text: words.retreatNever, rules: RULE.retreat },
    ...when(
      plans && (station || has('death-star-under-construction')),
      words.plansNote,
      RULE.plans,
    ),
    ...when(station && space, words.stationNote, [...RULE.station, ...RULE.stays]),
    ...when(has('rebel-transport') && space, words.transports, RULE.transports),
    ...when(
      ground && (has('shield-generator') || has('ion-cannon')),
      words.structures,
      RULE.structures,
    ),
    ...when(has('death-star-under-construction') && space, words.construction, RULE.construction),
    ...when(station && has('ion-cannon') && space, words.helpless, RULE.helpless),
    ...when(damaged, words.markers, RULE.markers),
    { text: words.leftOut, rules: RULE.theatres },
  ];
};
