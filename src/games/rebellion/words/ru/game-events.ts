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

const DICE = ['кубик', 'кубика', 'кубиков'] as const;

/** Kept apart from the questions for length alone. */
export const events: Omit<GameMessages['events'], 'told'> = {
  'card-drawn': ({ seat, pile, to: where, card }, names) => {
    const what = card === null ? CARD[pile] : `${CARD[pile]} ${quoted(names, card)}`;
    return where === 'hand'
      ? `${who(seat, 'берёт', 'берут')} на руку ${what}.`
      : `${who(seat, 'берёт посмотреть', 'берут посмотреть')} ${what}.`;
  },
  'pile-reshuffled': ({ pile, cards: number }) =>
    `${sentence(DECK[pile])} закончилась, поэтому сброс перемешивают: это новая колода (${cards(number)}).`,
  'pile-empty': ({ pile, missing }) =>
    `${sentence(DECK[pile])} пуста, сброса тоже нет. Не взято карт: ${missing}.`,
  'die-set': ({ face }) => `Кубик не бросают, на нём выставляют результат: ${FACE[face]}.`,
  'units-placed': ({ side, place, units: placed }, names) =>
    `${head(names, place)}: ${acts(side, 'ставит', 'ставят')} ${units(placed, names)}.`,
  'units-lost': ({ place, units: lost }, names) =>
    `${head(names, place)}: в запас возвращается ${units(lost, names)}.`,
  'leader-placed': ({ leader, place }, names) =>
    `${sentence(names.term(leader))} теперь ${at(names, place)}.`,
  'loyalty-changed': ({ system, by, from: before, to: after }, names) => {
    if (after !== null) {
      return `${names.place(system)}: теперь здесь жетон лояльности ${OF_SIDE[after]}.`;
    }
    return before === by
      ? `${names.place(system)}: ${acts(by, 'теряет', 'теряют')} лояльность, жетон убирают. Система нейтральная.`
      : `${names.place(system)}: жетон лояльности ${OF_SIDE[before ?? by]} убирают. Система нейтральная.`;
  },
  'loyalty-fixed': ({ system }, names) => `${names.place(system)}: лояльность не меняется.`,
  'subjugation-placed': ({ system }, names) =>
    `${names.place(system)}: Империя порабощает систему, кладут жетон порабощения.`,
  'subjugation-removed': ({ system }, names) =>
    `${names.place(system)}: жетон порабощения убирают.`,
  'sabotage-placed': ({ system }, names) => `${names.place(system)}: кладут жетон саботажа.`,
  'sabotage-removed': ({ system }, names) => `${names.place(system)}: жетон саботажа убирают.`,
  'reputation-moved': ({ from: before, to: after }) =>
    after < before
      ? `Повстанцы: репутация +1, жетон переходит на деление ${after}.`
      : `Повстанцы: репутация −1, жетон переходит на деление ${after}.`,
  'game-won': ({ side, because }) =>
    ({
      reputation: `${wins(side)}: жетоны времени и репутации на одном делении.`,
      'base-conquered': `${wins(side)}: в системе раскрытой базы стоят только отряды Империи.`,
      'base-destroyed': `${wins(side)}: система с базой уничтожена.`,
    })[because],

  'setup-began': ({ variant, players }) =>
    `Подготовка к ${variant === 'first' ? 'первой игре' : 'игре с расширенными правилами'}. Игроков: ${players}.`,
  'leaders-ready': ({ side, leaders }, names) =>
    `В пуле ${OF_SIDE[side]}: ${list(names, leaders)}. Остальные командиры ждут возле поля.`,
  'markers-placed': ({ time, reputation }) =>
    `Жетон времени кладут на деление ${time}, жетон репутации — на деление ${reputation}.`,
  'objectives-stacked': ({ cards: number }) =>
    `Колода целей сложена: ${cards(number)}, этап III внизу, этап I сверху.`,
  'actions-shuffled': ({ side, cards: number, boxed }) =>
    `${sentence(DECK[`${side}-actions`])}: ${cards(number)} с символом вербовки.${
      boxed > 0 ? ` Остальные (${cards(boxed)}) кладут в коробку.` : ''
    }`,
  'tactics-shuffled': ({ space, ground }) =>
    `Перемешивают колоды тактики: космическая — ${cards(space)}, наземная — ${cards(ground)}.`,
  'missions-sorted': ({ side, starting, deck, projects }) =>
    `Задания ${OF_SIDE[side]}: начальных ${starting}, в колоде ${deck}${
      projects > 0 ? `, проектов ${projects}` : ''
    }.`,
  'probe-revealed': ({ system, side }, names) =>
    `Раскрыта карта ${quoted(names, system)}: ${
      side === null
        ? 'символа лояльности нет.'
        : side === 'empire'
          ? 'система имперская.'
          : 'система повстанческая.'
    }`,
  'start-loyal': ({ side, systems }, names) =>
    `Жетон лояльности ${OF_SIDE[side]}: ${places(names, systems)}.`,
  'start-subjugated': ({ systems }, names) => `Жетон порабощения: ${places(names, systems)}.`,
  'probes-boxed': ({ systems }, names) =>
    `Карты зондов кладут в коробку: ${places(names, systems)}.`,
  'probes-shuffled': ({ cards: number }) => `Колоду зондов перемешивают: ${cards(number)}.`,
  'action-dealt': ({ side, card }, names) =>
    `${does(side, 'берёт', 'берут')} наугад начальную карту действия${card === null ? '' : ` ${quoted(names, card)}`}.`,
  'action-immediate': ({ side, card }, names) =>
    `На карте ${quoted(names, card)} написано «Немедленно»: ${acts(side, 'использует', 'используют')} её сразу. Свойство напечатано только на карте: выполните его сами.`,
  'actions-boxed': ({ side, cards: number }) =>
    `Остальные начальные карты действий ${OF_SIDE[side]} (${cards(number)}) кладут в коробку не глядя.`,
  'base-hidden': ({ system }, names) =>
    system === null
      ? 'Повстанцы прячут карту с местом базы под ячейку «Положение».'
      : `Повстанцы прячут под ячейку «Положение» карту ${quoted(names, system)}: база там.`,
  'hand-ready': ({ seat, cards: number }) =>
    `${SEATS[seat]}: на руке ${count(number, ['задание', 'задания', 'заданий'])}.`,
  'setup-done': () => 'Подготовка закончена. Начинается первый раунд.',

  'game-round-began': ({ round }) => `Начинается раунд ${round}.`,
  'phase-began': ({ phase, round }) =>
    ({
      setup: 'Подготовка к игре.',
      assignment: `Раунд ${round}: фаза назначения. Сначала все свои назначения делают повстанцы, потом Империя.`,
      command: `Раунд ${round}: фаза командования. Ходят по очереди, первые — повстанцы.`,
      refresh: `Раунд ${round}: фаза обновления.`,
    })[phase],
  'mission-assigned': ({ side, card }, names) =>
    `${does(side, 'кладёт', 'кладут')} взакрытую карту задания${card === null ? '' : ` ${quoted(names, card)}`}.`,
  'leader-assigned': ({ leader }, names) => `${sentence(names.term(leader))} идёт на задание.`,
  'action-played': ({ side, card, untold }, names) => {
    const what = untold
      ? ' Свойство напечатано только на карте: выполните его сами и учтите, если она что-то запрещает.'
      : '';
    return `${does(side, 'использует', 'используют')} карту действия ${quoted(names, card)}.${what} Потом карту кладут в коробку.`;
  },
  'assignment-ended': ({ seat }) => `${who(seat, 'заканчивает', 'заканчивают')} назначения.`,
  'turn-began': ({ seat }) => `${who(seat, 'ходит', 'ходят')}.`,
  passed: ({ seat }) =>
    `${who(seat, 'пасует', 'пасуют')}: ходов в этой фазе больше не будет, но помешать заданию или добавить командира в бой ещё можно.`,
  'missions-returned': ({ side, count: number, leaders }, names) =>
    `Нераскрытые задания ${OF_SIDE[side]} (${number}) возвращаются на руку, карты не показывают. В пул: ${list(names, leaders)}.`,
  'command-ended': () => 'Все спасовали: фаза командования закончена.',

  'objective-played': ({ card, reputation }, names) =>
    `Повстанцы играют цель ${quoted(names, card)}: репутация +${reputation}.`,
  'leaders-retrieved': ({ side, leaders }, names) =>
    leaders.length === 0
      ? `${sentence(SIDE[side])}: на поле нет командиров, которых можно забрать.`
      : `В пул ${OF_SIDE[side]} возвращаются: ${list(names, leaders)}.`,
  'captives-stay': ({ leaders }, names) =>
    `Захваченные остаются, где были: ${list(names, leaders)}.`,
  'mission-discarded': ({ side, card }, names) =>
    `${does(side, 'сбрасывает', 'сбрасывают')} карту ${quoted(names, card)}: на руке больше 10 заданий.`,
  'refresh-ended': ({ round }) => `Фаза обновления закончена. Дальше раунд ${round}.`,
  'time-advanced': ({ to: space, recruit, build }) => {
    const icons = [...(recruit ? ['вербовки'] : []), ...(build ? ['производства'] : [])];
    return `Жетон времени переходит на деление ${space}.${
      icons.length > 0
        ? ` Там ${icons.length > 1 ? 'символы' : 'символ'} ${icons.join(' и ')}.`
        : ''
    }`;
  },
  'recruit-chosen': ({ side, card }, names) =>
    `${does(side, 'выбрала', 'выбрали')} карту для вербовки${card === null ? '' : ` ${quoted(names, card)}`} и пока её не ${side === 'empire' ? 'показывает' : 'показывают'}.`,
  'leader-recruited': ({ side, leader }, names) =>
    `${does(side, 'вербует', 'вербуют')} командира: ${names.term(leader)}. Его место теперь в пуле.`,
  'nobody-recruited': ({ side }) =>
    `${does(side, 'никого не вербует и оставляет себе только карту', 'никого не вербуют и оставляют себе только карту')}.`,
  'recruit-cards-kept': ({ under }) =>
    under > 0
      ? `Выбранную карту действия оставляют себе взакрытую, остальные (${under}) кладут под колоду.`
      : 'Выбранную карту действия оставляют себе взакрытую.',
  'recruit-cards-boxed': ({ side, cards: number }) =>
    `Первая игра: взятые карты действий ${OF_SIDE[side]} (${number}) кладут в коробку.`,
  'system-yields': ({ place, icons }, names) =>
    `${head(names, place)} даёт ${count(icons, ['символ ресурса', 'символа ресурсов', 'символов ресурсов'])}.`,
  'system-barred': ({ side, place }, names) =>
    `${head(names, place)}: ${acts(side, 'ничего не производит', 'ничего не производят')}.`,
  'unit-built': ({ unit, from: place, space }, names) =>
    `${head(names, place)}: ${names.term(unit)} встаёт в очередь производства, деление ${space}.`,
  'nothing-built': ({ from: place }, names) =>
    `${head(names, place)}: нужных фигурок в запасе нет, за этот символ не производят ничего.`,
  'queue-moved': ({ side, ready }, names) => {
    const off = units(ready, names);
    return `Очередь производства ${OF_SIDE[side]} сдвигается на деление. ${
      off === '' ? 'Ничего не готово.' : `Готовы: ${off}.`
    }`;
  },
  'unit-deployed': ({ unit, place }, names) =>
    `${sentence(names.term(unit))}: дислокация ${at(names, place)}.`,
  'units-put-back': ({ units: back }, names) =>
    `Не дислоцированы и возвращаются на деление 1 очереди: ${units(back, names)}.`,

  'place-activated': ({ seat, leader, place }, names) =>
    `${who(seat, 'активирует', 'активируют')} ${
      place === 'rebel-base-space' ? 'ячейку «База повстанцев»' : `систему ${names.place(place)}`
    }. Командир: ${names.term(leader)}.`,
  'unit-moved': ({ unit, from: before, to: after }, names) =>
    `${sentence(names.term(unit))}: ${from(names, before)} ${to(names, after)}.`,
  'captive-moved': ({ leader, from: before, to: after }, names) =>
    `Захваченный командир, ${names.term(leader)}: ${from(names, before)} ${to(names, after)}.`,
  'movement-ended': ({ to: place, units: came }, names) => {
    const moved = units(came, names);
    return moved === ''
      ? `${head(names, place)}: никто не пришёл.`
      : `${head(names, place)}: пришли ${moved}.`;
  },

  'mission-revealed': ({ side, card, leaders }, names) =>
    `${does(side, 'раскрывает', 'раскрывают')} задание ${quoted(names, card)}. Командиры: ${list(names, leaders)}.`,
  'mission-placed': ({ place, leaders, target }, names) =>
    `Место задания — ${place === 'rebel-base-space' ? 'ячейка «База повстанцев»' : names.place(place)}. Туда встают: ${list(names, leaders)}.${
      target === null ? '' : ` Против кого задание: ${names.term(target)}.`
    }`,
  'mission-opposed-by': ({ side, leader, place }, names) =>
    `${does(side, 'мешает заданию', 'мешают заданию')}: ${names.term(leader)} идёт ${to(names, place)}.`,
  'nobody-sent': ({ side }) => `${does(side, 'никого не посылает', 'никого не посылают')}.`,
  'mission-opposed': ({ dice, bonus, odds }) =>
    `Заданию мешают, поэтому решает бросок. Повстанцы бросают ${count(dice.rebel, DICE)}, Империя — ${dice.empire}.${
      bonus > 0 ? ` Командир с рисунка карты добавляет ${successes(bonus)}.` : ''
    } Шанс на успех: ${chance(odds)}.`,
  'mission-rolled': ({ side, faces, bonus, successes: sum }) => {
    if (faces.length === 0 && bonus === 0) {
      return `${sentence(SIDE[side])}: кубиков нет, ${successes(0)}.`;
    }
    const rolled = faces.length === 0 ? 'без кубиков' : faceList(faces);
    const extra = bonus > 0 ? ` и ещё ${successes(bonus)} за командира с рисунка` : '';
    return `${sentence(SIDE[side])}: ${rolled}${extra}. Всего ${successes(sum)}.`;
  },
  'mission-succeeded': ({ card, how }, names) =>
    ({
      resolved: `Задание ${quoted(names, card)} выполнено: помешать ему нельзя.`,
      unopposed: `Задание ${quoted(names, card)} удалось без броска: никто не мешал.`,
      rolled: `Задание ${quoted(names, card)} удалось: успехов больше, чем у соперника.`,
    })[how],
  'mission-failed': ({ card, own, other }, names) =>
    own === other
      ? `Задание ${quoted(names, card)} не удалось: поровну, ${own} против ${other}. Ничья — это провал.`
      : `Задание ${quoted(names, card)} не удалось: ${own} против ${other}.`,
  'card-takes-effect': ({ card }, names) =>
    `Свойство карты ${quoted(names, card)} напечатано только на ней: выполните его сами и учтите, если она что-то запрещает.`,
  'mission-card-back': ({ card }, names) =>
    `Начальное задание ${quoted(names, card)} возвращается на руку.`,
  'mission-card-discarded': ({ card }, names) => `Карту ${quoted(names, card)} сбрасывают.`,
  'objectives-ordered': ({ cards: number }) =>
    number > 1
      ? 'Одну карту цели повстанцы кладут на колоду, другую — под неё.'
      : 'Карту цели повстанцы кладут обратно на колоду.',
  'objectives-shown': ({ cards }, names) =>
    cards.length > 0
      ? `Повстанцы показывают карты целей: ${list(names, cards)}.`
      : 'Повстанцам нечего показать: карт целей на руке нет.',
  'objective-put-under': ({ card }, names) =>
    `Империя кладёт под низ колоды цель ${quoted(names, card)}. Остальные повстанцы забирают на руку.`,
  'project-put-under': () => 'Второй проект кладут под колоду проектов.',
  'probe-answered': ({ system, here }, names) =>
    `Повстанцы отвечают, есть ли база в системе ${names.place(system)}: ${here ? 'да' : 'нет'}.`,
  'mobilization-planned': ({ times }) =>
    times > 1
      ? `Мобилизация пройдёт в конце фазы командования ${count(times, ['раз', 'раза', 'раз'])}.`
      : 'Мобилизация пройдёт в конце фазы командования.',
  'mission-reused': ({ card, leaders }, names) =>
    `На новое задание${card === null ? '' : ` ${quoted(names, card)}`} идут: ${list(names, leaders)}.`,
  'construction-began': ({ system }, names) =>
    `${names.place(system)}: начинают производить Звезду Смерти. Недостроенная стоит здесь, а достроенная ждёт на делении 3 очереди.`,
  'unit-missing': ({ unit }, names) => `В запасе не хватает фигурки: ${names.term(unit)}.`,
  'unit-hastened': ({ unit, system }, names) =>
    `${sentence(names.term(unit))} выходит из очереди раньше срока: ${at(names, system)}.`,
  'system-destroyed': ({ system }, names) =>
    `${names.place(system)}: Звезда Смерти уничтожает систему. Ни лояльности, ни ресурсов здесь больше нет.`,
  'luke-trained': ({ place }, names) =>
    `Люк становится джедаем: его новую фигурку ставят ${at(names, place)}.`,

  'base-answered': ({ system, here }, names) =>
    `Имперские наземные отряды вошли ${to(names, system)}. База здесь? Повстанцы говорят: ${here ? 'да' : 'нет'}.`,
  'base-revealed': ({ system, voluntary, units: moved, leaders }, names) => {
    const came = [units(moved, names), list(names, leaders)].filter((part) => part !== '');
    return `${voluntary ? 'Повстанцы сами раскрывают базу' : 'База раскрыта'}: ${names.place(system)}.${
      came.length > 0 ? ` С ячейки базы туда переходят: ${came.join(', ')}.` : ''
    }`;
  },
  'mobilization-began': () => 'Повстанцы ищут новое место для базы.',
  'base-moved': ({ from: system, units: moved, leaders }, names) => {
    const left = [units(moved, names), list(names, leaders)].filter((part) => part !== '');
    return `Старую базу показывают: ${names.place(system)}. Её карту забирает Империя.${
      left.length > 0 ? ` Туда переходят все с ячейки базы: ${left.join(', ')}.` : ''
    }`;
  },
  'base-kept': ({ why }) =>
    why === 'barred'
      ? 'Ни одна из четырёх систем не подходит, поэтому база остаётся на месте.'
      : 'Повстанцы оставляют базу на месте.',
  'probes-put-under': ({ cards: number }) =>
    `Взятые карты перемешивают и кладут под низ колоды зондов: ${cards(number)}.`,

  'ring-attached': ({ leader, ring }, names) =>
    `${sentence(names.term(leader))} получает кольцо: ${names.term(ring)}.`,
  'ring-removed': ({ leader, ring }, names) =>
    `${sentence(names.term(leader))} больше не носит кольцо: ${names.term(ring)}.`,
  'leader-captured': ({ leader, place }, names) =>
    `${sentence(names.term(leader))} в плену у Империи ${at(names, place)}.`,
  'leader-rescued': ({ leader, from: before, to: after }, names) =>
    `Командир спасён: ${names.term(leader)}. Путь: ${from(names, before)} ${to(names, after)}.`,
  'leader-turned': ({ leader }, names) =>
    `${sentence(names.term(leader))} до конца игры служит Империи.`,
  'rescuer-returned': ({ leader, to: place }, names) =>
    `${sentence(names.term(leader))} идёт вместе со спасённым ${to(names, place)}.`,

  'exploring-ended': ({ system }, names) =>
    system === null ? 'Проба закончена.' : `${names.place(system)}: проба закончена.`,
};
