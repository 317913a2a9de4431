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

const DICE = ['кубик', 'кубики', 'кубиків'] as const;

const KINDS: Readonly<Record<string, string>> = {
  'red-die': 'Червоний кубик',
  'black-die': 'Чорний кубик',
};

const HOW =
  'Влучання й пряме влучання — це 1 успіх, особлива дія — 2. Місія вдається, лише коли успіхів більше, ніж у суперника; нічия — провал.';

/** Before the first roll both sides are open; after it the result has to be beaten. */
const rollRemark = (
  { attempt, left, successes: made }: Extract<Frame, { at: 'roll-mission' }>,
  state: RebellionState,
): string => {
  const side = sideOf(attempt.seat);
  if (left.length > 1) return `Шанс місії на успіх: ${chance(oddsFor(state, attempt))}. ${HOW}`;
  const { dice } = forcesOf(state, attempt);
  const odds = missionOdds({ own: 0, bonus: made[side], other: dice[otherSide(side)] });
  return `${sentence(SIDE[side])} вже ${side === 'empire' ? 'має' : 'мають'} ${successes(made[side])}. Щоб зірвати місію, треба стільки ж або більше. Шанс місії на успіх тепер: ${chance(odds)}.`;
};

export const uk: GameMessages = {
  sides: SEATS,
  events: { ...events, ...deeds.events },
  board,

  tasks: {
    ...deeds.tasks,
    'draw-card': ({ pile, left }) =>
      left > 1 ? `Узяти ${CARD[pile]} (ще ${left})` : `Узяти ${CARD[pile]}`,
    'reveal-probe': () => 'Відкрити верхню карту дроїдів-розвідників',
    'place-units': ({ left }, _, names) =>
      `Куди поставити наступну фігурку? Лишилося: ${units(left, names)}.`,
    'starting-action': ({ left }) =>
      left > 1 ? 'Узяти навмання початкову карту дій (ще 2)' : 'Узяти навмання ще одну карту дій',
    'hide-base': () => 'У якій системі сховати базу?',
    'assign-mission': () => 'Яку місію покласти долілиць?',
    'assign-leader': ({ slot }, state, names) =>
      `Кого з лідерів послати? Місія: ${slotDemand(state, names, slot)}.`,
    'search-projects': () => 'Який проєкт узяти з колоди? Потім колоду перетасовують.',
    'command-turn': () => 'Що зробити у свій хід?',
    'refresh-objective': () => 'Чи зіграти карту цілі? Її умову надруковано на карті.',
    'hand-limit': () => 'На руці понад 10 місій. Яку скинути?',
    recruit: () => 'Кого найняти?',
    'build-unit': ({ yields: [first] }, _, names) =>
      first === undefined
        ? 'Що збудувати?'
        : `Що збудувати? ${head(names, first.from)}: ${board.icon(first.icon)}, комірка черги ${first.space}.`,
    'free-unit': ({ unit }, _, names) =>
      `У запасі немає фігурки: ${names.term(unit)}. Звідки зняти свою?`,
    deploy: ({ ready }, _, names) => `Що й де розташувати? Готові: ${units(ready, names)}.`,
    'start-cards': () => 'Чи використати карту дій на початку бою?',
    'destroy-structure': () => 'Яку споруду знищити?',
    fortune: (_frame, _state, names) =>
      `Чи використати перед кидком карту дій ${quoted(names, 'one-in-a-million')}?`,
    'set-dice': () => 'Який кубик виставити й на яку грань?',
    'combat-objective': () => 'Чи зіграти карту цілі в цьому бою? Її умову надруковано на карті.',
    activation: () => 'Яким лідером активувати систему?',
    'activation-place': ({ leader }, _, names) =>
      `Куди поставити лідера? ${sentence(names.term(leader))} активує це місце.`,
    'move-units': ({ to: place }, _, names) => `Хто йде ${to(names, place)}?`,
    'mission-place': ({ slot }, state, names) => {
      const entry = state.missions.find((mission) => mission.slot === slot);
      return entry ? `Де виконувати місію ${quoted(names, entry.card)}?` : 'Де виконувати місію?';
    },
    oppose: ({ attempt: { card, place } }, _, names) =>
      `Чи послати лідера завадити місії ${quoted(names, card)} ${at(names, place)}?`,
    'roll-mission': ({ attempt, left: [side = 'rebel'] }, state) =>
      `Кинути ${count(forcesOf(state, attempt).dice[side] - state.setDice.length, DICE)}`,
    'order-objectives': () => 'Яку ціль покласти на колоду? Друга піде під неї.',
    'retrieve-plans': () => 'Яку з показаних цілей покласти під низ колоди?',
    research: () => 'Що дасть дослідження?',
    'keep-project': () => 'Який проєкт лишити? Другий піде під колоду.',
    'reuse-mission': () => 'На яку початкову місію послати цих лідерів?',
    'ring-for': () => 'Хто з лідерів отримає кільце?',
    hasten: () => 'Кого забрати з черги будівництва?',
    'lose-cargo': ({ system }, _, names) =>
      `${names.place(system)}: на кораблях бракує місця. Ким пожертвувати?`,
    rescue: () => 'Кого врятувати?',
    rescuers: () => 'Хто повернеться на базу разом із врятованим?',
    'place-rescued': ({ leader }, _, names) =>
      `У якій системі регіону бази опиниться врятований? Лідер: ${names.term(leader)}.`,
    mobilization: () => 'Що дасть «Швидка мобілізація»?',
    'new-base': () => 'Де буде нова база?',
    'explore-system': ({ system }, _, names) => `Що станеться ${at(names, system)}?`,
    'explore-track': () => 'Що станеться на треку?',
  },

  choices: {
    ...deeds.choices,
    'place-unit': ({ unit, place }, _, names) =>
      `${sentence(names.term(unit))}: ${to(names, place)}`,
    'hide-base': ({ system }, _, names) => names.place(system),
    'assign-mission': ({ card }, _, names) => `${quoted(names, card)} (${demand(card)})`,
    'join-mission': ({ slot }, state, names) =>
      `Додати лідера до місії ${slotName(state, names, slot)}`,
    'end-assignment': () => 'Завершити призначення',
    'assign-leader': ({ leader }, _, names) => `${sentence(names.term(leader))}: ${skills(leader)}`,
    'play-action': ({ card }, _, names) =>
      `Використати карту дій ${quoted(names, card)} (на ній: ${leadersOf(names, card)})`,
    'no-action': () => 'Не використовувати карти дій',
    'destroy-structure': ({ unit }, _, names) => sentence(names.term(unit)),
    'take-project': ({ card }, _, names) => `Узяти ${quoted(names, card)}`,
    'set-die': ({ of, face }) => `${KINDS[of] ?? 'Кубик'}: ${FACE[face]}`,
    'end-set': () => 'Більше кубиків не виставляти',
    activate: () => 'Активувати систему',
    'reveal-mission': ({ slot }, state, names) => {
      const entry = state.missions.find((mission) => mission.slot === slot);
      const need = entry ? ` (${demand(entry.card)})` : '';
      return `Відкрити місію ${slotName(state, names, slot)}${need}`;
    },
    'reveal-base': () => 'Спершу розкрити базу',
    pass: () => 'Спасувати',

    'play-objective': ({ card }, _, names) => `Зіграти ціль ${quoted(names, card)}`,
    'no-objective': () => 'Не розігрувати цілі',
    'discard-mission': ({ card }, _, names) => `Скинути ${quoted(names, card)}`,
    recruit: ({ card, leader }, _, names) =>
      leader === null
        ? `Лишити карту ${quoted(names, card)} без лідера`
        : `${sentence(names.term(leader))} (карта ${quoted(names, card)})`,
    'draw-another': () => 'Узяти ще одну карту дій',
    'build-unit': ({ unit }, _, names) => sentence(names.term(unit)),
    'build-nothing': () => 'Нічого не будувати',
    'free-unit': ({ unit, place }, _, names) =>
      `${sentence(names.term(unit))}: зняти ${from(names, place)}`,
    deploy: ({ unit, place }, _, names) => `${sentence(names.term(unit))}: ${to(names, place)}`,
    'end-deployment': () => 'Більше нічого не розташовувати',

    'activate-with': ({ leader }, _, names) => sentence(names.term(leader)),
    'activate-place': ({ place }, _, names) => head(names, place),
    'move-unit': ({ unit, from: place }, _, names) =>
      `${sentence(names.term(unit))} ${from(names, place)}`,
    'move-captive': ({ leader }, _, names) => `Захоплений лідер: ${names.term(leader)}`,
    'end-movement': () => 'Більше ніхто не йде',

    'name-place': ({ place }, _, names) => head(names, place),
    'name-target': ({ leader }, state, names) => {
      const { place } = state.leaders[leader];
      const where = place.at === 'board' ? ` ${at(names, place.place)}` : '';
      return `Проти лідера: ${names.term(leader)}${where}`;
    },
    oppose: ({ leader }, state, names) => {
      const frame = state.agenda.at(-1);
      const name = sentence(names.term(leader));
      if (frame?.at !== 'oppose') return name;
      const { skill } = missionOf(frame.attempt.card);
      const icons = skill === null ? '' : `: ${SKILL[skill]} ${sheetOf(leader)[skill]}`;
      return `${name}${icons}. Шанс місії: ${chance(oddsAgainst(state, frame.attempt, leader))}`;
    },
    'send-nobody': (_, state) => {
      const frame = state.agenda.at(-1);
      return frame?.at === 'oppose'
        ? `Нікого не посилати. Шанс місії: ${chance(oddsFor(state, frame.attempt))}`
        : 'Нікого не посилати';
    },
    'keep-on-top': ({ card }, _, names) => `На колоду: ${quoted(names, card)}`,
    'put-objective-under': ({ card }, _, names) => `Під низ колоди: ${quoted(names, card)}`,
    'keep-project': ({ card }, _, names) => `Лишити ${quoted(names, card)}`,
    'draw-projects': () => 'Подивитися 2 верхні проєкти й лишити один',
    'remove-sabotage': () => 'Прибрати жетон саботажу',
    'reuse-mission': ({ card }, _, names) => quoted(names, card),
    'ring-for': ({ leader }, _, names) => sentence(names.term(leader)),
    hasten: ({ unit }, _, names) => sentence(names.term(unit)),
    'hasten-nothing': () => 'Нікого не забирати',
    'lose-cargo': ({ unit }, _, names) => sentence(names.term(unit)),

    rescue: ({ leader }, _, names) => sentence(names.term(leader)),
    'go-along': ({ leader }, _, names) => `Повертається: ${names.term(leader)}`,
    'nobody-else': () => 'Більше ніхто',
    'place-rescued': ({ system }, _, names) => names.place(system),
    'seek-base': () => 'Шукати нове місце для бази: узяти 4 карти дроїдів-розвідників',
    'move-to-base': () => 'Перемістити війська на базу',
    'new-base': ({ system }, _, names) => names.place(system),
    'keep-base': () => 'Лишити базу, де вона є',

    'gain-loyalty': ({ side, amount }) => `${sentence(SIDE[side])}: лояльність +${amount}`,
    'lose-loyalty': ({ side }) => `${sentence(SIDE[side])}: лояльність −1`,
    'become-loyal': ({ side }) =>
      `Ефект карти: система стає лояльною ${side === 'empire' ? 'Імперії' : 'повстанцям'}`,
    'add-unit': ({ unit }, _, names) => `З’являється ${names.term(unit)}`,
    'remove-unit': ({ unit }, _, names) => `Зникає ${names.term(unit)}`,
    'place-sabotage': () => 'Повстанці влаштовують саботаж',
    'gain-reputation': ({ amount }) => `Повстанці здобувають репутацію: ${amount}`,
    'lose-reputation': ({ amount }) => `Повстанці втрачають репутацію: ${amount}`,
    'advance-time': () => 'Просунути жетон часу',
    'end-exploring': () => 'Закінчити',
  },

  remark: (frame, state) => {
    if (frame.at === 'oppose') {
      return `Якщо лідерів ${OF_SIDE[otherSide(sideOf(frame.attempt.seat))]} там не буде, місія вдасться без кидка.`;
    }
    return frame.at === 'roll-mission' ? rollRemark(frame, state) : undefined;
  },

  outcome: ({ winner, round }, { time, reputation }) =>
    winner
      ? [`${wins(winner.side)}.`, `Раунд ${round}: час ${time}, репутація ${reputation}.`]
      : ['Цю частину гри зіграно.', 'Далі гра йде своїм ходом.'],

  draws: { ...DECK, die: 'кубик' },
  faces: FACE,
};
