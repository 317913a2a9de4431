import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { AgendaMessages } from '../agenda.ts';
import { PLAYER } from './phrases.ts';

const { count } = grammarOf('ru');

const TYPE = { law: 'закон', directive: 'директива' } as const;
const ELECTS = {
  'for-against': 'варианты «за» и «против»',
  player: 'надо выбрать игрока',
  planet: 'надо выбрать планету',
} as const;

const votes = (number: number): string => count(number, ['голос', 'голоса', 'голосов']);

export const ru: AgendaMessages = {
  sides: PLAYER,
  outcomes: { for: 'за', against: 'против' },
  events: {
    'phase-skipped': () => 'Фазы политики нет: на Мекатол-Рексе ещё лежит жетон хранителей.',
    revealed: ({ type, elects, vote }) =>
      `Голосование ${vote}. Спикер раскрывает карту: ${TYPE[type]}, ${ELECTS[elects]}.`,
    predicted: ({ player, outcome }, names) =>
      `${PLAYER[player]} предсказывает решение: ${names.outcome(outcome)}.`,
    announced: ({ player, outcome }, names) =>
      `${PLAYER[player]} объявляет решение: ${names.outcome(outcome)}.`,
    abstained: ({ player }) => `${PLAYER[player]} не голосует.`,
    barred: ({ player }) => `${PLAYER[player]} не может голосовать из-за какого-то эффекта.`,
    'planet-voted': ({ player, planet, votes: number }, names) =>
      `${PLAYER[player]} истощает карту планеты ${names.planet(planet)}: ${votes(number)}.`,
    'votes-cast': ({ player, outcome, votes: number }, names) =>
      `${PLAYER[player]} отдаёт ${votes(number)}, решение: ${names.outcome(outcome)}.`,
    counted: ({ votes: all }, names) => {
      const parts = Object.entries(all).map(
        ([outcome, number]) => `${names.outcome(outcome)} — ${number}`,
      );
      return parts.length > 0
        ? `Голоса подсчитаны: ${parts.join(', ')}.`
        : 'Голоса подсчитаны: не проголосовал никто.';
    },
    'tie-broken': ({ speaker, outcome }, names) =>
      `Решает спикер, ${PLAYER[speaker].toLowerCase()} игрок: ${names.outcome(outcome)}.`,
    resolved: ({ outcome, stays }, names) =>
      `Принято: ${names.outcome(outcome)}. ${stays ? 'Закон действует, карта остаётся.' : 'Эффект применяют, карту сбрасывают.'}`,
    'prediction-checked': ({ player, right }) =>
      `${PLAYER[player]}: предсказание ${right ? 'сбылось' : 'не сбылось'}.`,
    readied: ({ planets }) => `Карты планет восстановлены: ${planets}. Начинается новый раунд.`,
  },
  tasks: {
    predict: () => 'Предсказать ли решение?',
    vote: () => 'За какое решение голосовать?',
    cast: ({ votes: number }) => `Какую карту планеты истощить? Уже есть ${votes(number)}.`,
    tie: () => 'Голосов поровну. Какое решение выбирает спикер?',
  },
  choices: {
    predict: ({ outcome }, _, names) => `Предсказать: ${names.outcome(outcome)}`,
    'no-prediction': () => 'Не предсказывать',
    outcome: ({ outcome }, _, names) => sentence(names.outcome(outcome)),
    abstain: () => 'Не голосовать',
    exhaust: ({ planet }, _, names) => `Истощить карту планеты ${names.planet(planet)}`,
    'spend-good': () => 'Потратить товар',
    done: () => 'Больше голосов не отдавать',
  },
  outcome: ({ results }, _, names) => [`Принято: ${results.map(names.outcome).join('; ')}.`],
  board: {
    votes: 'Голоса',
    influence: (influence) => `влияние ${influence}`,
    exhausted: 'истощена',
    speaker: 'спикер',
    none: 'нет',
  },
};
