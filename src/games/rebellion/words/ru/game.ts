import { sheetOf } from '../../engine/skills.ts';
import { missionOdds } from '../../engine/game/mission/odds.ts';
import { forcesOf, oddsAgainst, oddsFor } from '../../engine/game/mission/forces.ts';
import type { Frame, RebellionState } from '../../engine/game/index.ts';
import { sideOf } from '../../engine/game/query.ts';
import { missionOf } from '../../engine/missions.ts';
import { otherSide } from '../../engine/units.ts';
import { sentence } from '../../../../i18n/grammar.ts';
import { FACE, OF_SIDE, SIDE, count } from './phrases.ts';
import { board } from './game-board.ts';
import { events } from './game-events.ts';
import {
  CARD,
  DECK,
  SEATS,
  SKILL,
  at,
  chance,
  demand,
  from,
  head,
  leadersOf,
  quoted,
  skills,
  slotDemand,
  slotName,
  successes,
  to,
  units,
  wins,
} from './game-phrases.ts';
import { deeds } from './deeds.ts';
import type { GameMessages } from '../game.ts';

const DICE = ['кубик', 'кубика', 'кубиков'] as const;

const KINDS: Readonly<Record<string, string>> = {
  'red-die': 'Красный кубик',
  'black-die': 'Чёрный кубик',
};

const HOW =
  'Попадание и прямое попадание — это 1 успех, спецсвойство — 2. Задание удаётся, только если успехов больше, чем у соперника; ничья — провал.';

/** Before the first roll both sides are open; after it the result has to be beaten. */
const rollRemark = (
  { attempt, left, successes: made }: Extract<Frame, { at: 'roll-mission' }>,
  state: RebellionState,
): string => {
  const side = sideOf(attempt.seat);
  if (left.length > 1) return `Шанс задания на успех: ${chance(oddsFor(state, attempt))}. ${HOW}`;
  const { dice } = forcesOf(state, attempt);
  const odds = missionOdds({ own: 0, bonus: made[side], other: dice[otherSide(side)] });
  const have = side === 'empire' ? 'У Империи' : 'У повстанцев';
  return `${have} уже ${successes(made[side])}. Чтобы сорвать задание, нужно столько же или больше. Шанс задания на успех теперь: ${chance(odds)}.`;
};

export const ru: GameMessages = {
  sides: SEATS,
  events: { ...events, ...deeds.events },
  board,

  tasks: {
    ...deeds.tasks,
    'draw-card': ({ pile, left }) =>
      left > 1 ? `Взять ${CARD[pile]} (ещё ${left})` : `Взять ${CARD[pile]}`,
    'reveal-probe': () => 'Раскрыть верхнюю карту зонда',
    'place-units': ({ left }, _, names) =>
      `Куда поставить следующую фигурку? Осталось: ${units(left, names)}.`,
    'starting-action': ({ left }) =>
      left > 1
        ? 'Взять наугад начальную карту действия (ещё 2)'
        : 'Взять наугад ещё одну карту действия',
    'hide-base': () => 'В какой системе спрятать базу?',
    'assign-mission': () => 'Какое задание положить взакрытую?',
    'assign-leader': ({ slot }, state, names) =>
      `Кого из командиров послать? Задание: ${slotDemand(state, names, slot)}.`,
    'search-projects': () => 'Какой проект взять из колоды? Потом колоду перемешают.',
    'command-turn': () => 'Что сделать в свой ход?',
    'refresh-objective': () => 'Сыграть ли карту цели? Её условие напечатано на карте.',
    'hand-limit': () => 'На руке больше 10 заданий. Какое сбросить?',
    recruit: () => 'Кого завербовать?',
    'build-unit': ({ yields: [first] }, _, names) =>
      first === undefined
        ? 'Что произвести?'
        : `Что произвести? ${head(names, first.from)}: ${board.icon(first.icon)}, деление очереди ${first.space}.`,
    'free-unit': ({ unit }, _, names) =>
      `В запасе нет фигурки: ${names.term(unit)}. Откуда снять свою?`,
    deploy: ({ ready }, _, names) => `Что и где дислоцировать? Готовы: ${units(ready, names)}.`,
    'start-cards': () => 'Использовать ли карту действия в начале боя?',
    'destroy-structure': () => 'Какое сооружение уничтожить?',
    fortune: (_frame, _state, names) =>
      `Использовать ли перед броском карту действия ${quoted(names, 'one-in-a-million')}?`,
    'set-dice': () => 'Какой кубик выставить и на какую грань?',
    'combat-objective': () => 'Сыграть ли карту цели в этом бою? Её условие напечатано на карте.',
    activation: () => 'Каким командиром активировать систему?',
    'activation-place': ({ leader }, _, names) =>
      `Куда поставить командира? ${sentence(names.term(leader))} активирует это место.`,
    'move-units': ({ to: place }, _, names) => `Кто идёт ${to(names, place)}?`,
    'mission-place': ({ slot }, state, names) => {
      const entry = state.missions.find((mission) => mission.slot === slot);
      return entry
        ? `Где выполнять задание ${quoted(names, entry.card)}?`
        : 'Где выполнять задание?';
    },
    oppose: ({ attempt: { card, place } }, _, names) =>
      `Послать ли командира помешать заданию ${quoted(names, card)} ${at(names, place)}?`,
    'roll-mission': ({ attempt, left: [side = 'rebel'] }, state) =>
      `Бросить ${count(forcesOf(state, attempt).dice[side] - state.setDice.length, DICE)}`,
    'order-objectives': () => 'Какую цель положить на колоду? Вторая уйдёт под неё.',
    'retrieve-plans': () => 'Какую из показанных целей положить под низ колоды?',
    research: () => 'Что даст исследование?',
    'keep-project': () => 'Какой проект оставить? Второй уйдёт под колоду.',
    'reuse-mission': () => 'На какое начальное задание послать этих командиров?',
    'ring-for': () => 'Кто из командиров получит кольцо?',
    hasten: () => 'Кого забрать из очереди производства?',
    'lose-cargo': ({ system }, _, names) =>
      `${names.place(system)}: на кораблях не хватает места. Кем пожертвовать?`,
    rescue: () => 'Кого спасти?',
    rescuers: () => 'Кто вернётся на базу вместе со спасённым?',
    'place-rescued': ({ leader }, _, names) =>
      `В какой системе региона базы окажется спасённый? Командир: ${names.term(leader)}.`,
    mobilization: () => 'Что даст «Быстрая мобилизация»?',
    'new-base': () => 'Где будет новая база?',
    'explore-system': ({ system }, _, names) => `Что случится ${at(names, system)}?`,
    'explore-track': () => 'Что случится на треке?',
  },

  choices: {
    ...deeds.choices,
    'place-unit': ({ unit, place }, _, names) =>
      `${sentence(names.term(unit))}: ${to(names, place)}`,
    'hide-base': ({ system }, _, names) => names.place(system),
    'assign-mission': ({ card }, _, names) => `${quoted(names, card)} (${demand(card)})`,
    'join-mission': ({ slot }, state, names) =>
      `Добавить командира на задание ${slotName(state, names, slot)}`,
    'end-assignment': () => 'Закончить назначения',
    'assign-leader': ({ leader }, _, names) => `${sentence(names.term(leader))}: ${skills(leader)}`,
    'play-action': ({ card }, _, names) =>
      `Использовать карту действия ${quoted(names, card)} (на ней: ${leadersOf(names, card)})`,
    'no-action': () => 'Не использовать карту действия',
    'destroy-structure': ({ unit }, _, names) => sentence(names.term(unit)),
    'take-project': ({ card }, _, names) => `Взять ${quoted(names, card)}`,
    'set-die': ({ of, face }) => `${KINDS[of] ?? 'Кубик'}: ${FACE[face]}`,
    'end-set': () => 'Больше кубиков не выставлять',
    activate: () => 'Активировать систему',
    'reveal-mission': ({ slot }, state, names) => {
      const entry = state.missions.find((mission) => mission.slot === slot);
      const need = entry ? ` (${demand(entry.card)})` : '';
      return `Раскрыть задание ${slotName(state, names, slot)}${need}`;
    },
    'reveal-base': () => 'Сначала раскрыть базу',
    pass: () => 'Спасовать',

    'play-objective': ({ card }, _, names) => `Сыграть цель ${quoted(names, card)}`,
    'no-objective': () => 'Не играть цель',
    'discard-mission': ({ card }, _, names) => `Сбросить ${quoted(names, card)}`,
    recruit: ({ card, leader }, _, names) =>
      leader === null
        ? `Оставить карту ${quoted(names, card)} без командира`
        : `${sentence(names.term(leader))} (карта ${quoted(names, card)})`,
    'draw-another': () => 'Взять ещё одну карту действия',
    'build-unit': ({ unit }, _, names) => sentence(names.term(unit)),
    'build-nothing': () => 'Ничего не производить',
    'free-unit': ({ unit, place }, _, names) =>
      `${sentence(names.term(unit))}: снять ${from(names, place)}`,
    deploy: ({ unit, place }, _, names) => `${sentence(names.term(unit))}: ${to(names, place)}`,
    'end-deployment': () => 'Больше ничего не дислоцировать',

    'activate-with': ({ leader }, _, names) => sentence(names.term(leader)),
    'activate-place': ({ place }, _, names) => head(names, place),
    'move-unit': ({ unit, from: place }, _, names) =>
      `${sentence(names.term(unit))} ${from(names, place)}`,
    'move-captive': ({ leader }, _, names) => `Захваченный командир: ${names.term(leader)}`,
    'end-movement': () => 'Больше никто не идёт',

    'name-place': ({ place }, _, names) => head(names, place),
    'name-target': ({ leader }, state, names) => {
      const { place } = state.leaders[leader];
      const where = place.at === 'board' ? ` ${at(names, place.place)}` : '';
      return `Против командира: ${names.term(leader)}${where}`;
    },
    oppose: ({ leader }, state, names) => {
      const frame = state.agenda.at(-1);
      const name = sentence(names.term(leader));
      if (frame?.at !== 'oppose') return name;
      const { skill } = missionOf(frame.attempt.card);
      const icons = skill === null ? '' : `: ${SKILL[skill]} ${sheetOf(leader)[skill]}`;
      return `${name}${icons}. Шанс задания: ${chance(oddsAgainst(state, frame.attempt, leader))}`;
    },
    'send-nobody': (_, state) => {
      const frame = state.agenda.at(-1);
      return frame?.at === 'oppose'
        ? `Никого не посылать. Шанс задания: ${chance(oddsFor(state, frame.attempt))}`
        : 'Никого не посылать';
    },
    'keep-on-top': ({ card }, _, names) => `На колоду: ${quoted(names, card)}`,
    'put-objective-under': ({ card }, _, names) => `Под низ колоды: ${quoted(names, card)}`,
    'keep-project': ({ card }, _, names) => `Оставить ${quoted(names, card)}`,
    'draw-projects': () => 'Посмотреть 2 верхних проекта и оставить один',
    'remove-sabotage': () => 'Убрать жетон саботажа',
    'reuse-mission': ({ card }, _, names) => quoted(names, card),
    'ring-for': ({ leader }, _, names) => sentence(names.term(leader)),
    hasten: ({ unit }, _, names) => sentence(names.term(unit)),
    'hasten-nothing': () => 'Никого не забирать',
    'lose-cargo': ({ unit }, _, names) => sentence(names.term(unit)),

    rescue: ({ leader }, _, names) => sentence(names.term(leader)),
    'go-along': ({ leader }, _, names) => `Возвращается: ${names.term(leader)}`,
    'nobody-else': () => 'Больше никто',
    'place-rescued': ({ system }, _, names) => names.place(system),
    'seek-base': () => 'Искать новое место для базы: взять 4 карты зондов',
    'move-to-base': () => 'Передвинуть отряды на базу',
    'new-base': ({ system }, _, names) => names.place(system),
    'keep-base': () => 'Оставить базу на месте',

    'gain-loyalty': ({ side, amount }) => `${sentence(SIDE[side])}: лояльность +${amount}`,
    'lose-loyalty': ({ side }) => `${sentence(SIDE[side])}: лояльность −1`,
    'become-loyal': ({ side }) =>
      `Свойство карты: система становится лояльной ${side === 'empire' ? 'Империи' : 'повстанцам'}`,
    'add-unit': ({ unit }, _, names) => `Появляется ${names.term(unit)}`,
    'remove-unit': ({ unit }, _, names) => `Исчезает ${names.term(unit)}`,
    'place-sabotage': () => 'Повстанцы устраивают саботаж',
    'gain-reputation': ({ amount }) => `Повстанцы получают репутацию: ${amount}`,
    'lose-reputation': ({ amount }) => `Повстанцы теряют репутацию: ${amount}`,
    'advance-time': () => 'Продвинуть жетон времени',
    'end-exploring': () => 'Закончить',
  },

  remark: (frame, state) => {
    if (frame.at === 'oppose') {
      return `Если командиров ${OF_SIDE[otherSide(sideOf(frame.attempt.seat))]} там не будет, задание удастся без броска.`;
    }
    return frame.at === 'roll-mission' ? rollRemark(frame, state) : undefined;
  },

  outcome: ({ winner, round }, { time, reputation }) =>
    winner
      ? [`${wins(winner.side)}.`, `Раунд ${round}: время ${time}, репутация ${reputation}.`]
      : ['Эта часть игры сыграна.', 'Дальше игра идёт своим чередом.'],

  draws: { ...DECK, die: 'кубик' },
  faces: FACE,
};
