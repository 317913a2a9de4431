import { sentence } from '../../../../i18n/grammar.ts';
import { FACE, SIDE, OF_SIDE, count, does, faceList } from './phrases.ts';
import {
  CARD,
  DECK,
  SEATS,
  acts,
  at,
  cards,
  chance,
  from,
  head,
  list,
  places,
  quoted,
  successes,
  to,
  units,
  who,
  wins,
} from './game-phrases.ts';
import type { GameMessages } from '../game.ts';

const DICE = ['кубик', 'кубики', 'кубиків'] as const;

/** Kept apart from the questions for length alone. */
export const events: Omit<GameMessages['events'], 'told'> = {
  'card-drawn': ({ seat, pile, to: where, card }, names) => {
    const what = card === null ? CARD[pile] : `${CARD[pile]} ${quoted(names, card)}`;
    return where === 'hand'
      ? `${who(seat, 'бере', 'беруть')} на руку ${what}.`
      : `${who(seat, 'бере подивитися', 'беруть подивитися')} ${what}.`;
  },
  'pile-reshuffled': ({ pile, cards: number }) =>
    `${sentence(DECK[pile])} закінчилася, тому скид тасують: це нова колода (${cards(number)}).`,
  'pile-empty': ({ pile, missing }) =>
    `${sentence(DECK[pile])} порожня, скиду теж немає. Не взято карт: ${missing}.`,
  'die-set': ({ face }) => `Кубик не кидають, на ньому виставляють результат: ${FACE[face]}.`,
  'units-placed': ({ side, place, units: placed }, names) =>
    `${head(names, place)}: ${acts(side, 'ставить', 'ставлять')} ${units(placed, names)}.`,
  'units-lost': ({ place, units: lost }, names) =>
    `${head(names, place)}: у запас повертається ${units(lost, names)}.`,
  'leader-placed': ({ leader, place }, names) =>
    `${sentence(names.term(leader))} тепер ${at(names, place)}.`,
  'loyalty-changed': ({ system, by, from: before, to: after }, names) => {
    if (after === null) {
      return before === by
        ? `${names.place(system)}: ${acts(by, 'втрачає', 'втрачають')} лояльність, жетон прибирають. Система нейтральна.`
        : `${names.place(system)}: жетон лояльності ${OF_SIDE[before ?? by]} прибирають. Система нейтральна.`;
    }
    return `${names.place(system)}: тепер тут жетон лояльності ${OF_SIDE[after]}.`;
  },
  'loyalty-fixed': ({ system }, names) => `${names.place(system)}: лояльність не змінюється.`,
  'subjugation-placed': ({ system }, names) =>
    `${names.place(system)}: Імперія окупує систему, кладуть жетон окупації.`,
  'subjugation-removed': ({ system }, names) =>
    `${names.place(system)}: жетон окупації прибирають.`,
  'sabotage-placed': ({ system }, names) => `${names.place(system)}: кладуть жетон саботажу.`,
  'sabotage-removed': ({ system }, names) => `${names.place(system)}: жетон саботажу прибирають.`,
  'reputation-moved': ({ from: before, to: after }) =>
    after < before
      ? `Повстанці здобувають 1 репутацію: жетон переходить на поділку ${after}.`
      : `Повстанці втрачають 1 репутацію: жетон переходить на поділку ${after}.`,
  'game-won': ({ side, because }) =>
    ({
      reputation: `${wins(side)}: жетони часу й репутації на одній поділці.`,
      'base-conquered': `${wins(side)}: у системі розкритої бази стоять тільки війська Імперії.`,
      'base-destroyed': `${wins(side)}: систему з базою знищено.`,
    })[because],

  'setup-began': ({ variant, players }) =>
    `Приготування до ${variant === 'first' ? 'першої гри' : 'гри з розширеними правилами'}. Гравців: ${players}.`,
  'leaders-ready': ({ side, leaders }, names) =>
    `У резерві ${OF_SIDE[side]}: ${list(names, leaders)}. Інші лідери чекають біля поля.`,
  'markers-placed': ({ time, reputation }) =>
    `Жетон часу кладуть на поділку ${time}, жетон репутації — на поділку ${reputation}.`,
  'objectives-stacked': ({ cards: number }) =>
    `Колоду цілей складено: ${cards(number)}, етап III унизу, етап I згори.`,
  'actions-shuffled': ({ side, cards: number, boxed }) =>
    `${sentence(DECK[`${side}-actions`])}: ${cards(number)} із символом наймання.${
      boxed > 0 ? ` Решту (${cards(boxed)}) кладуть у коробку.` : ''
    }`,
  'tactics-shuffled': ({ space, ground }) =>
    `Тасують колоди тактики: космічна — ${cards(space)}, наземна — ${cards(ground)}.`,
  'missions-sorted': ({ side, starting, deck, projects }) =>
    `Місії ${OF_SIDE[side]}: початкових ${starting}, у колоді ${deck}${
      projects > 0 ? `, проєктів ${projects}` : ''
    }.`,
  'probe-revealed': ({ system, side }, names) =>
    `Відкрито карту ${quoted(names, system)}: ${
      side === null
        ? 'символу лояльності немає.'
        : side === 'empire'
          ? 'система імперська.'
          : 'система повстанська.'
    }`,
  'start-loyal': ({ side, systems }, names) =>
    `Жетон лояльності ${OF_SIDE[side]}: ${places(names, systems)}.`,
  'start-subjugated': ({ systems }, names) => `Жетон окупації: ${places(names, systems)}.`,
  'probes-boxed': ({ systems }, names) =>
    `Карти дроїдів-розвідників кладуть у коробку: ${places(names, systems)}.`,
  'probes-shuffled': ({ cards: number }) => `Колоду дроїдів-розвідників тасують: ${cards(number)}.`,
  'action-dealt': ({ side, card }, names) =>
    `${does(side, 'бере', 'беруть')} навмання початкову карту дій${card === null ? '' : ` ${quoted(names, card)}`}.`,
  'action-immediate': ({ side, card }, names) =>
    `На карті ${quoted(names, card)} написано «Негайно»: ${acts(side, 'використовує', 'використовують')} її відразу. Ефект надруковано тільки на карті: виконайте його самі.`,
  'actions-boxed': ({ side, cards: number }) =>
    `Решту початкових карт дій ${OF_SIDE[side]} (${cards(number)}) кладуть у коробку, не дивлячись.`,
  'base-hidden': ({ system }, names) =>
    system === null
      ? 'Повстанці ховають карту з місцем бази під позначку «Розташування».'
      : `Повстанці ховають під позначку «Розташування» карту ${quoted(names, system)}: база там.`,
  'hand-ready': ({ seat, cards: number }) =>
    `${SEATS[seat]}: на руці ${count(number, ['місія', 'місії', 'місій'])}.`,
  'setup-done': () => 'Приготування закінчено. Починається перший раунд.',

  'game-round-began': ({ round }) => `Починається раунд ${round}.`,
  'phase-began': ({ phase, round }) =>
    ({
      setup: 'Приготування до гри.',
      assignment: `Раунд ${round}: фаза призначень. Спершу всіх своїх лідерів призначають повстанці, потім Імперія.`,
      command: `Раунд ${round}: фаза наказів. Ходять по черзі, перші — повстанці.`,
      refresh: `Раунд ${round}: фаза відновлення.`,
    })[phase],
  'mission-assigned': ({ side, card }, names) =>
    `${does(side, 'кладе', 'кладуть')} долілиць карту місії${card === null ? '' : ` ${quoted(names, card)}`}.`,
  'leader-assigned': ({ leader }, names) => `${sentence(names.term(leader))} іде на місію.`,
  'action-played': ({ side, card, untold }, names) => {
    const what = untold
      ? ' Ефект надруковано тільки на карті: виконайте його самі й зважайте, якщо вона щось забороняє.'
      : '';
    return `${does(side, 'використовує', 'використовують')} карту дій ${quoted(names, card)}.${what} Потім карту кладуть у коробку.`;
  },
  'assignment-ended': ({ seat }) => `${who(seat, 'завершує', 'завершують')} призначення.`,
  'turn-began': ({ seat }) => `${who(seat, 'ходить', 'ходять')}.`,
  passed: ({ seat }) =>
    `${who(seat, 'пасує', 'пасують')}: ходів у цій фазі більше не буде, але завадити місії або долучити лідера до бою ще можна.`,
  'missions-returned': ({ side, count: number, leaders }, names) =>
    `Невідкриті місії ${OF_SIDE[side]} (${number}) повертаються на руку, карт не показують. У резерв: ${list(names, leaders)}.`,
  'command-ended': () => 'Усі спасували: фазу наказів закінчено.',

  'objective-played': ({ card, reputation }, names) =>
    `Повстанці розігрують ціль ${quoted(names, card)}: репутація +${reputation}.`,
  'leaders-retrieved': ({ side, leaders }, names) =>
    leaders.length === 0
      ? `${sentence(SIDE[side])}: на полі немає лідерів, яких можна забрати.`
      : `У резерв ${OF_SIDE[side]} повертаються: ${list(names, leaders)}.`,
  'captives-stay': ({ leaders }, names) => `Захоплені лишаються, де були: ${list(names, leaders)}.`,
  'mission-discarded': ({ side, card }, names) =>
    `${does(side, 'скидає', 'скидають')} карту ${quoted(names, card)}: на руці понад 10 місій.`,
  'refresh-ended': ({ round }) => `Фазу відновлення закінчено. Далі раунд ${round}.`,
  'time-advanced': ({ to: space, recruit, build }) => {
    const icons = [...(recruit ? ['наймання'] : []), ...(build ? ['будівництва'] : [])];
    return `Жетон часу переходить на поділку ${space}.${
      icons.length > 0
        ? ` Там ${icons.length > 1 ? 'символи' : 'символ'} ${icons.join(' та ')}.`
        : ''
    }`;
  },
  'recruit-chosen': ({ side, card }, names) =>
    `${does(side, 'вибрала', 'вибрали')} карту для наймання${card === null ? '' : ` ${quoted(names, card)}`} і поки що її не ${side === 'empire' ? 'показує' : 'показують'}.`,
  'leader-recruited': ({ side, leader }, names) =>
    `${does(side, 'наймає', 'наймають')} лідера: ${names.term(leader)}. Лідера ставлять у резерв.`,
  'nobody-recruited': ({ side }) =>
    `${does(side, 'нікого не наймає й лишає собі саму карту', 'нікого не наймають і лишають собі саму карту')}.`,
  'recruit-cards-kept': ({ under }) =>
    under > 0
      ? `Вибрану карту дій лишають собі долілиць, інші (${under}) кладуть під колоду.`
      : 'Вибрану карту дій лишають собі долілиць.',
  'recruit-cards-boxed': ({ side, cards: number }) =>
    `Перша гра: узяті карти дій ${OF_SIDE[side]} (${number}) кладуть у коробку.`,
  'system-yields': ({ place, icons }, names) =>
    `${head(names, place)} дає ${count(icons, ['символ ресурсу', 'символи ресурсів', 'символів ресурсів'])}.`,
  'system-barred': ({ side, place }, names) =>
    `${head(names, place)}: ${acts(side, 'нічого не будує', 'нічого не будують')}.`,
  'unit-built': ({ unit, from: place, space }, names) =>
    `${head(names, place)}: ${names.term(unit)} стає в чергу будівництва, комірка ${space}.`,
  'nothing-built': ({ from: place }, names) =>
    `${head(names, place)}: потрібних фігурок у запасі немає, за цей символ не будують нічого.`,
  'queue-moved': ({ side, ready }, names) => {
    const off = units(ready, names);
    return `Черга будівництва ${OF_SIDE[side]} посувається на комірку. ${
      off === '' ? 'Нічого не готове.' : `Готові: ${off}.`
    }`;
  },
  'unit-deployed': ({ unit, place }, names) =>
    `${sentence(names.term(unit))}: розташовано ${at(names, place)}.`,
  'units-put-back': ({ units: back }, names) =>
    `Не розташовано, тож назад у комірку 1 черги: ${units(back, names)}.`,

  'place-activated': ({ seat, leader, place }, names) =>
    `${who(seat, 'активує', 'активують')} ${
      place === 'rebel-base-space' ? 'комірку «База повстанців»' : `систему ${names.place(place)}`
    }. Лідер: ${names.term(leader)}.`,
  'unit-moved': ({ unit, from: before, to: after }, names) =>
    `${sentence(names.term(unit))}: ${from(names, before)} ${to(names, after)}.`,
  'captive-moved': ({ leader, from: before, to: after }, names) =>
    `Захоплений лідер, ${names.term(leader)}: ${from(names, before)} ${to(names, after)}.`,
  'movement-ended': ({ to: place, units: came }, names) => {
    const moved = units(came, names);
    return moved === ''
      ? `${head(names, place)}: ніхто не прийшов.`
      : `${head(names, place)}: прийшли ${moved}.`;
  },

  'mission-revealed': ({ side, card, leaders }, names) =>
    `${does(side, 'відкриває', 'відкривають')} місію ${quoted(names, card)}. Лідери: ${list(names, leaders)}.`,
  'mission-placed': ({ place, leaders, target }, names) =>
    `Місце місії — ${place === 'rebel-base-space' ? 'комірка «База повстанців»' : names.place(place)}. Туди стають: ${list(names, leaders)}.${
      target === null ? '' : ` Проти кого місія: ${names.term(target)}.`
    }`,
  'mission-opposed-by': ({ side, leader, place }, names) =>
    `${does(side, 'заважає', 'заважають')} місії: ${names.term(leader)} вирушає ${to(names, place)}.`,
  'nobody-sent': ({ side }) => `${does(side, 'нікого не посилає', 'нікого не посилають')}.`,
  'mission-opposed': ({ dice, bonus, odds }) =>
    `Місії заважають, тож вирішує кидок. Повстанці кидають ${count(dice.rebel, DICE)}, Імперія — ${dice.empire}.${
      bonus > 0 ? ` Лідер із портрета на карті додає ${successes(bonus)}.` : ''
    } Шанс на успіх: ${chance(odds)}.`,
  'mission-rolled': ({ side, faces, bonus, successes: sum }) => {
    if (faces.length === 0 && bonus === 0) {
      return `${does(side, 'не має', 'не мають')} кубиків: ${successes(0)}.`;
    }
    const rolled = faces.length === 0 ? 'без кубиків' : faceList(faces);
    const extra = bonus > 0 ? ` і ще ${successes(bonus)} за лідера з портрета` : '';
    return `${sentence(SIDE[side])}: ${rolled}${extra}. Разом ${successes(sum)}.`;
  },
  'mission-succeeded': ({ card, how }, names) =>
    ({
      resolved: `Місію ${quoted(names, card)} виконано: завадити їй не можна.`,
      unopposed: `Місія ${quoted(names, card)} вдалася без кидка: ніхто не заважав.`,
      rolled: `Місія ${quoted(names, card)} вдалася: успіхів більше, ніж у суперника.`,
    })[how],
  'mission-failed': ({ card, own, other }, names) =>
    own === other
      ? `Місія ${quoted(names, card)} не вдалася: порівну, ${own} проти ${other}. Нічия — це провал.`
      : `Місія ${quoted(names, card)} не вдалася: ${own} проти ${other}.`,
  'card-takes-effect': ({ card }, names) =>
    `Ефект карти ${quoted(names, card)} надруковано тільки на ній: виконайте його самі й зважайте, якщо вона щось забороняє.`,
  'mission-card-back': ({ card }, names) =>
    `Початкова місія ${quoted(names, card)} повертається на руку.`,
  'mission-card-discarded': ({ card }, names) => `Карту ${quoted(names, card)} скидають.`,
  'objectives-ordered': ({ cards: number }) =>
    number > 1
      ? 'Одну карту цілі повстанці кладуть на колоду, другу — під неї.'
      : 'Карту цілі повстанці кладуть назад на колоду.',
  'objectives-shown': ({ cards }, names) =>
    cards.length > 0
      ? `Повстанці показують карти цілей: ${list(names, cards)}.`
      : 'Повстанцям нема чого показати: карт цілей на руці немає.',
  'objective-put-under': ({ card }, names) =>
    `Імперія кладе під низ колоди ціль ${quoted(names, card)}. Решту повстанці забирають на руку.`,
  'project-put-under': () => 'Другий проєкт кладуть під колоду проєктів.',
  'probe-answered': ({ system, here }, names) =>
    `Повстанці відповідають, чи база в системі ${names.place(system)}: ${here ? 'так' : 'ні'}.`,
  'mobilization-planned': ({ times }) =>
    times > 1
      ? `Мобілізація відбудеться наприкінці фази наказів ${count(times, ['раз', 'рази', 'разів'])}.`
      : 'Мобілізація відбудеться наприкінці фази наказів.',
  'mission-reused': ({ card, leaders }, names) =>
    `На нову місію${card === null ? '' : ` ${quoted(names, card)}`} ідуть: ${list(names, leaders)}.`,
  'construction-began': ({ system }, names) =>
    `${names.place(system)}: починають будувати Зірку смерті. Недобудована стоїть тут, а добудована чекає в комірці 3 черги.`,
  'unit-missing': ({ unit }, names) => `У запасі бракує фігурки: ${names.term(unit)}.`,
  'unit-hastened': ({ unit, system }, names) =>
    `${sentence(names.term(unit))} виходить із черги раніше: ${at(names, system)}.`,
  'system-destroyed': ({ system }, names) =>
    `${names.place(system)}: Зірка смерті знищує систему. Ні лояльності, ні ресурсів тут більше немає.`,
  'luke-trained': ({ place }, names) =>
    `Люк стає джедаєм: його нову фігурку ставлять ${at(names, place)}.`,

  'base-answered': ({ system, here }, names) =>
    `Імперські наземні війська увійшли ${to(names, system)}. Чи тут база? Повстанці кажуть: ${here ? 'так' : 'ні'}.`,
  'base-revealed': ({ system, voluntary, units: moved, leaders }, names) => {
    const came = [units(moved, names), list(names, leaders)].filter((part) => part !== '');
    return `${voluntary ? 'Повстанці самі розкривають базу' : 'Базу розкрито'}: ${names.place(system)}.${
      came.length > 0 ? ` Із комірки бази туди переходять: ${came.join(', ')}.` : ''
    }`;
  },
  'mobilization-began': () => 'Повстанці шукають нове місце для бази.',
  'base-moved': ({ from: system, units: moved, leaders }, names) => {
    const left = [units(moved, names), list(names, leaders)].filter((part) => part !== '');
    return `Стару базу показують: ${names.place(system)}. Її карту забирає Імперія.${
      left.length > 0 ? ` Туди переходять усі з комірки бази: ${left.join(', ')}.` : ''
    }`;
  },
  'base-kept': ({ why }) =>
    why === 'barred'
      ? 'Жодна з чотирьох систем не підходить, тож база лишається, де була.'
      : 'Повстанці лишають базу, де була.',
  'probes-put-under': ({ cards: number }) =>
    `Узяті карти перетасовують і кладуть під низ колоди дроїдів-розвідників: ${cards(number)}.`,

  'ring-attached': ({ leader, ring }, names) =>
    `${sentence(names.term(leader))} отримує кільце: ${names.term(ring)}.`,
  'ring-removed': ({ leader, ring }, names) =>
    `${sentence(names.term(leader))} більше не має кільця: ${names.term(ring)}.`,
  'leader-captured': ({ leader, place }, names) =>
    `${sentence(names.term(leader))} у полоні Імперії ${at(names, place)}.`,
  'leader-rescued': ({ leader, from: before, to: after }, names) =>
    `Лідера врятовано: ${names.term(leader)}. Шлях: ${from(names, before)} ${to(names, after)}.`,
  'leader-turned': ({ leader }, names) =>
    `${sentence(names.term(leader))} до кінця гри служить Імперії.`,
  'rescuer-returned': ({ leader, to: place }, names) =>
    `${sentence(names.term(leader))} іде разом із врятованим ${to(names, place)}.`,

  'exploring-ended': ({ system }, names) =>
    system === null ? 'Спробу закінчено.' : `${names.place(system)}: спробу закінчено.`,
};
