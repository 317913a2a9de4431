import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { AgendaMessages } from '../agenda.ts';
import { PLAYER } from './phrases.ts';

const { count } = grammarOf('uk');

const TYPE = { law: 'закон', directive: 'розпорядження' } as const;
const ELECTS = {
  'for-against': 'варіанти «за» і «проти»',
  player: 'треба вибрати гравця',
  planet: 'треба вибрати планету',
} as const;

const votes = (number: number): string => count(number, ['голос', 'голоси', 'голосів']);

export const board = {
  votes: 'Голоси',
  influence: (influence: number) => `вплив ${influence}`,
  exhausted: 'виснажено',
  speaker: 'речник',
  none: 'немає',
};

export const uk: AgendaMessages = {
  sides: PLAYER,
  outcomes: { for: 'за', against: 'проти' },
  events: {
    'phase-skipped': () => 'Фази засідання немає: на Мекатол-Рексі ще лежить жетон охоронців.',
    revealed: ({ type, elects, vote }) =>
      `Голосування ${vote}. Речник відкриває карту: ${TYPE[type]}, ${ELECTS[elects]}.`,
    predicted: ({ player, outcome }, names) =>
      `${PLAYER[player]} передбачає рішення: ${names.outcome(outcome)}.`,
    announced: ({ player, outcome }, names) =>
      `${PLAYER[player]} оголошує рішення: ${names.outcome(outcome)}.`,
    abstained: ({ player }) => `${PLAYER[player]} не голосує.`,
    barred: ({ player }) => `${PLAYER[player]} не може голосувати через якийсь ефект.`,
    'planet-voted': ({ player, planet, votes: number }, names) =>
      `${PLAYER[player]} виснажує планету ${names.planet(planet)}: ${votes(number)}.`,
    'votes-cast': ({ player, outcome, votes: number }, names) =>
      `${PLAYER[player]} віддає ${votes(number)}, рішення: ${names.outcome(outcome)}.`,
    counted: ({ votes: all }, names) => {
      const parts = Object.entries(all).map(
        ([outcome, number]) => `${names.outcome(outcome)} — ${number}`,
      );
      return parts.length > 0
        ? `Голоси полічено: ${parts.join(', ')}.`
        : 'Голоси полічено: не проголосував ніхто.';
    },
    'tie-broken': ({ speaker, outcome }, names) =>
      `Вирішує речник, ${PLAYER[speaker].toLowerCase()} гравець: ${names.outcome(outcome)}.`,
    resolved: ({ outcome, stays }, names) =>
      `Ухвалено: ${names.outcome(outcome)}. ${stays ? 'Закон діє, карта лишається.' : 'Ефект застосовують, карту скидають.'}`,
    'prediction-checked': ({ player, right }) =>
      `${PLAYER[player]}: передбачення ${right ? 'справдилося' : 'не справдилося'}.`,
    readied: ({ planets }) => `Карти планет відновлено: ${planets}. Починається новий раунд.`,
  },
  tasks: {
    predict: () => 'Чи передбачити рішення?',
    vote: () => 'За яке рішення голосувати?',
    cast: ({ votes: number }) => `Яку планету виснажити? Уже є ${votes(number)}.`,
    tie: () => 'Голосів порівну. Яке рішення вибирає речник?',
  },
  choices: {
    predict: ({ outcome }, _, names) => `Передбачити: ${names.outcome(outcome)}`,
    'no-prediction': () => 'Не передбачати',
    outcome: ({ outcome }, _, names) => sentence(names.outcome(outcome)),
    abstain: () => 'Не голосувати',
    exhaust: ({ planet }, _, names) => `Виснажити планету ${names.planet(planet)}`,
    'spend-good': () => 'Витратити товар',
    done: () => 'Більше голосів не віддавати',
  },
  outcome: ({ results }, _, names) => [`Ухвалено: ${results.map(names.outcome).join('; ')}.`],
  board,
};
