import { sentence } from '../../../../i18n/grammar.ts';
import {
  HUNT,
  OF_SIDE,
  SIDE,
  bases,
  board,
  card,
  cards,
  cardsThere,
  copy,
  damage,
  does,
  listOf,
  onSource,
  resources,
  sourceName,
  spaceName,
  spaces,
  targetName,
  thingName,
  tokens,
} from './phrases.ts';
import { deeds } from './deeds.ts';
import type { SwdbgMessages } from '../game.ts';

export const ru: SwdbgMessages = {
  sides: { empire: sentence(SIDE.empire), rebel: sentence(SIDE.rebel), both: 'Оба игрока' },
  draws: {
    'galaxy-deck': 'колода галактики',
    'empire-deck': 'колода Империи',
    'rebel-deck': 'колода повстанцев',
    'empire-hand': 'рука Империи',
    'rebel-hand': 'рука повстанцев',
  },

  events: {
    ...deeds.events,
    'factions-chosen': () => 'Один игрок играет за Империю, другой — за повстанцев.',
    'variant-chosen': ({ variant }) =>
      ({
        standard: 'Обычная игра: каждый берёт по 5 определённых баз.',
        'full-galaxy': 'Вариант «Вся галактика»: каждый берёт все 10 своих баз.',
        'secret-bases': 'Вариант «Тайные базы»: каждый тайно выберет 4 базы к стартовой.',
      })[variant],
    'goal-agreed': ({ bases: goal }) => `Для победы надо уничтожить ${bases(goal)} соперника.`,
    'neutral-rule-set': ({ on }) =>
      on
        ? 'Нейтральные карты в ряду можно будет сбрасывать за их стоимость.'
        : 'Сброс нейтральных карт не используют.',
    'bases-laid': ({ side, base, rest }, names) =>
      `${does(side, 'начинает', 'начинают')} с базы ${names.of(base)}. Под ней: ${rest.map(names.of).join(', ')}.`,
    'starting-base-laid': ({ side, base }, names) =>
      `${does(side, 'выкладывает', 'выкладывают')} стартовую базу: ${names.of(base)}.`,
    'base-hidden': ({ side, left }) =>
      `${does(side, 'тайно кладёт', 'тайно кладут')} базу лицом вниз под стартовую.${left > 0 ? ` Осталось выбрать: ${left}.` : ''}`,
    'bases-boxed': ({ side, bases: number }) =>
      `Остальные базы ${OF_SIDE[side]} возвращают в коробку: ${number}.`,
    'deck-built': ({ side, cards: number }) =>
      `Колода ${OF_SIDE[side]} перемешана, в ней ${cardsThere(number)}.`,
    'row-dealt': ({ cards: ids }, names) => `Ряд галактики: ${listOf(names, ids)}.`,
    'table-set': () => 'Пилотов кладут лицом вверх в конце ряда, жетоны — возле колоды галактики.',
    'force-placed': ({ at }) => `Маркер Силы в начале: ${spaceName(at)}.`,
    ready: () => 'Всё готово. Первый ход делает Империя.',
    'cards-drawn': ({ side, cards: ids }, names) =>
      `${does(side, 'берёт', 'берут')} ${cards(ids.length)}: ${listOf(names, ids)}.`,
    'deck-reshuffled': ({ side, cards: number }) =>
      `Колода пуста. ${does(side, 'перемешивает', 'перемешивают')} свой сброс, и это новая колода: ${cardsThere(number)}.`,
    'nothing-to-draw': ({ missing }) => `Пусты и колода, и сброс. Не хватает карт: ${missing}.`,
    'turn-began': ({ side, turn }) => `Ход ${turn}. ${does(side, 'начинает', 'начинают')}.`,
    'base-chosen': ({ side, base }, names) =>
      `${does(side, 'выбирает', 'выбирают')} новую базу: ${names.of(base)}.`,
    'no-base-left': ({ side }) =>
      `${side === 'empire' ? 'У Империи' : 'У повстанцев'} не осталось баз, чтобы выбрать новую.`,
    'resources-gained': ({ side, amount, source, card: id, total }, names) => {
      const from = {
        card: id === null ? '' : ` за карту ${card(names, id)}`,
        ship: id === null ? '' : ` за крупный корабль ${card(names, id)}`,
        force: ' за последнее деление трека Силы',
        reward: ' в награду',
        ability: ' благодаря свойству',
      }[source];
      return `${does(side, 'получает', 'получают')} ${resources(amount)}${from}. Всего ${total}.`;
    },
    'no-ships': () => 'Крупных кораблей нет, так что и ресурсов за них нет.',
    'force-moved': ({ side, amount, from, to }) => {
      const moved = Math.abs(to - from);
      const lost = amount > moved ? ' Остаток Силы пропадает: дальше трека нет.' : '';
      return `${does(side, 'получает', 'получают')} Силу: маркер идёт на ${spaces(moved)} в сторону ${OF_SIDE[side]}. Теперь это ${spaceName(to)}.${lost}`;
    },
    'force-stuck': ({ side }) =>
      `${does(side, 'не может', 'не могут')} получить Силу: маркер уже на последнем делении.`,
    'card-played': ({ side, card: id }, names) =>
      `${does(side, 'играет', 'играют')} карту ${card(names, id)}.`,
    'card-bought': ({ side, card: id, cost, left }, names) =>
      `${does(side, 'покупает', 'покупают')} карту ${card(names, id)} за ${resources(cost)} и ${side === 'empire' ? 'кладёт' : 'кладут'} её на свой сброс. Осталось ресурсов: ${left}.`,
    'card-taken': ({ side, card: id }, names) =>
      `${does(side, 'берёт', 'берут')} карту ${card(names, id)} без оплаты и ${side === 'empire' ? 'кладёт' : 'кладут'} на свой сброс.`,
    'neutral-discarded': ({ side, card: id, cost }, names) =>
      `${does(side, 'платит', 'платят')} ${resources(cost)} и ${side === 'empire' ? 'кладёт' : 'кладут'} нейтральную карту ${card(names, id)} в сброс галактики.`,
    'row-refilled': ({ card: id }, names) => `В ряд галактики выкладывают ${card(names, id)}.`,
    'galaxy-reshuffled': ({ cards: number }) =>
      `Колода галактики пуста. Сброс галактики перемешивают, и это новая колода: ${cardsThere(number)}.`,
    'row-short': () => 'Пусты и колода, и сброс галактики: место в ряду остаётся пустым.',
    'card-aimed': ({ ship, target, at }, names) =>
      target === 'base'
        ? `Против базы соперника встаёт ${copy(names, ship)}.`
        : `Перед картой ${at === null ? '' : card(names, at)} в ряду встаёт ${copy(names, ship)}.`,
    'base-attacked': ({ side, cards: ids, attack }, names) =>
      `${does(side, 'атакует', 'атакуют')} базу соперника. Общее значение атаки ${attack}: ${ids.map((id) => copy(names, id)).join(', ')}.`,
    'ship-damaged': ({ ship, amount, damage: taken, hitPoints }, names) =>
      `${copy(names, ship)}: ${damage(amount)}, всего ${taken}, прочность ${hitPoints}.`,
    'ship-destroyed': ({ ship }, names) =>
      `${copy(names, ship)}: корабль уничтожен, владелец кладёт его в свой сброс.`,
    'base-damaged': ({ base, amount, damage: taken, hitPoints, by }, names) =>
      `База ${names.of(base)}: ${damage(amount)}${by === 'ability' ? ' от свойства, минуя корабли' : ''}, всего ${taken}, прочность ${hitPoints}.`,
    'base-destroyed': ({ base, trophies, goal }, names) =>
      `База ${names.of(base)} уничтожена. Атакующий забирает её в победную стопку: ${trophies} из ${goal}.`,
    'damage-returned': ({ amount }) =>
      `Лишние жетоны урона возвращаются в запас: ${amount}. Новую базу они не заденут.`,
    'damage-lost': ({ amount }) => `Базы нет, остальной урон пропадает: ${amount}.`,
    'row-attacked': ({ side, card: id, cards: ids, attack, target }, names) =>
      `${sentence(HUNT[side])}. Цель: ${card(names, id)}, стойкость ${target}. Общее значение атаки ${attack}: ${ids.map((one) => copy(names, one)).join(', ')}.`,
    'row-attack-failed': ({ card: id }, names) =>
      `Атаки мало: ${card(names, id)} остаётся в ряду, жетонов на карту не кладут.`,
    'row-destroyed': ({ card: id, excess }, names) =>
      `${card(names, id)}: карта уничтожена и ложится на сброс галактики.${excess > 0 ? ` Излишек атаки пропадает: ${excess}.` : ''}`,
    'reward-taken': ({ side, card: id }, names) =>
      `${does(side, 'берёт', 'берут')} награду за карту ${card(names, id)}.`,
    'reward-declined': ({ side, card: id }, names) =>
      `${does(side, 'отказывается', 'отказываются')} от награды за карту ${card(names, id)}.`,
    'ability-used': ({ side, source, when }, names) =>
      `${does(side, 'применяет', 'применяют')} свойство ${card(names, source)}${when ? ': его условие выполнено' : ''}.`,
    'when-passed': ({ side }) => `${does(side, 'не применяет', 'не применяют')} свойство.`,
    'attack-raised': ({ ship, amount }, names) =>
      `${copy(names, ship)}: атака больше на ${amount}.`,
    'constant-told': ({ source, card: id, amount }, names) =>
      `Пока ${card(names, source)} в игре, атака каждой своей карты ${card(names, id)} больше на ${amount}.`,
    'constant-ended': ({ card: id, amount }, names) =>
      `Карта, которая добавляла атаки, вышла из игры. Атака каждой карты ${card(names, id)} снова меньше на ${amount}.`,
    'price-lowered': ({ side, amount }) =>
      `Следующую карту в этом ходу ${SIDE[side]} ${side === 'empire' ? 'покупает' : 'покупают'} дешевле: на ${resources(amount)}.`,
    'ability-paid': ({ side, amount, left }) =>
      `${does(side, 'платит', 'платят')} за свойство ${resources(amount)}. Осталось ресурсов: ${left}.`,
    'card-taken-back': ({ side, card: id }, names) =>
      `${does(side, 'берёт', 'берут')} из своего сброса на руку карту ${card(names, id)}.`,
    repaired: ({ on, amount, removed }, names) =>
      `Ремонт ${amount}. ${card(names, on)}: ${removed === 1 ? 'снят' : 'снято'} ${tokens(removed)}.`,
    'row-discarded': ({ card: id }, names) =>
      `${card(names, id)}: карту кладут из ряда в сброс галактики. Награды за это нет.`,
    'card-discarded': ({ side, card: id, random }, names) =>
      `${does(side, 'сбрасывает', 'сбрасывают')} с руки ${random ? 'наугад ' : ''}карту ${card(names, id)}.`,
    'card-exiled': ({ card: id, from }, names) =>
      `${card(names, id)}: карта изгнана ${{ hand: 'с руки', discard: 'из сброса', play: 'из игры' }[from]} в коробку.`,
    'galaxy-revealed': ({ card: id }, names) =>
      `Верхняя карта колоды галактики: ${card(names, id)}. Если её не сбрасывают, она ложится обратно.`,
    'galaxy-looked': ({ side, card: id }, names) =>
      `${does(side, 'смотрит', 'смотрят')} верхнюю карту колоды галактики: ${card(names, id)}. Сопернику её не показывают.`,
    'top-discarded': ({ card: id }, names) =>
      `${card(names, id)}: верхнюю карту колоды галактики кладут в сброс галактики.`,
    'turn-announced': ({ side }) => `${does(side, 'завершает', 'завершают')} ход.`,
    'units-discarded': ({ side, cards: ids }, names) =>
      ids.length === 0
        ? 'Отрядов в игре нет, сбрасывать нечего.'
        : `${does(side, 'сбрасывает', 'сбрасывают')} отряды: ${listOf(names, ids)}.`,
    straightened: ({ ships }) =>
      ships > 0
        ? 'Базу и крупные корабли возвращают в обычное положение. Корабли остаются в игре.'
        : 'Базу возвращают в обычное положение.',
    'hand-discarded': ({ side, cards: ids }, names) =>
      ids.length === 0
        ? 'Рука пуста.'
        : `${does(side, 'сбрасывает', 'сбрасывают')} остаток руки: ${listOf(names, ids)}.`,
    'resources-returned': ({ amount }) =>
      amount === 0
        ? 'Все ресурсы потрачены.'
        : `Непотраченные ресурсы возвращаются в запас: ${amount}.`,
    'game-won': ({ side, bases: number }) =>
      `${does(side, 'уничтожила', 'уничтожили')} ${bases(number)} и ${side === 'empire' ? 'побеждает' : 'побеждают'}. Партия заканчивается сразу.`,
  },

  tasks: {
    ...deeds.tasks,
    variant: () => 'Какой вариант игры берём?',
    goal: () => 'Сколько баз надо уничтожить для победы?',
    'neutral-rule': () => 'Играть ли по правилу «Сброс нейтральных карт»?',
    'hide-bases': ({ left }) => `Какую базу тайно взять? Осталось выбрать: ${left}.`,
    'deal-row': () => 'Выложить 6 карт в ряд галактики',
    'new-base': () => 'Какую базу выбрать?',
    act: () => 'Что сделать?',
    commit: ({ target }, state, names) =>
      `Чем атаковать? Цель: ${targetName(state, names, target)}.`,
    damage: ({ left }) => `Как распределить урон? Осталось: ${left}.`,
    reward: ({ card: id }, _, names) => `Взять ли награду за карту ${card(names, id)}?`,
    'free-card': () => 'Какую карту своей фракции взять без оплаты?',
    refill: () => 'Выложить верхнюю карту колоды галактики',
    draw: ({ left }) => `Взять из своей колоды ${cards(left)}`,
    when: () => 'Условие выполнено. Применить ли свойство?',
    effects: ({ source }, state, names) =>
      `Что сказано ${onSource(state, names, source)}? Выбирайте по одному эффекту.`,
    amount: ({ source, effect }, state, names) =>
      `${ru.effects[effect]}: какое число ${onSource(state, names, source)}?`,
    'effect-target': ({ effect }) => `${ru.effects[effect]}: на что это действует?`,
    exile: ({ left }) => `Какую карту изгнать? Можно ещё ${left}.`,
    discard: () => 'Какую карту сбросить с руки?',
    'discard-random': () => 'Сбросить карту с руки наугад',
    spy: () => 'Что выбрать: сбросить карту или отдать Силу?',
    reveal: ({ secret }) =>
      secret
        ? 'Посмотреть верхнюю карту колоды галактики'
        : 'Раскрыть верхнюю карту колоды галактики',
  },

  choices: {
    ...deeds.choices,
    variant: ({ variant }) =>
      ({
        standard: 'Обычная игра, 5 баз',
        'full-galaxy': 'Вся галактика, 10 баз',
        'secret-bases': 'Тайные базы',
      })[variant],
    goal: ({ bases: number }) => sentence(bases(number)),
    'neutral-rule': ({ on }) => (on ? 'Да' : 'Нет'),
    'hide-base': ({ base }, _, names) => names.of(base),
    'choose-base': ({ base }, _, names) => names.of(base),
    play: ({ card: id }, _, names) => `Сыграть ${card(names, id)}`,
    buy: ({ card: id }, _, names) => `Купить ${card(names, id)}`,
    'discard-neutral': ({ card: id }, _, names) => `Заплатить и сбросить ${card(names, id)}`,
    use: ({ source }, state, names) => `Применить свойство: ${sourceName(state, names, source)}`,
    aim: ({ target }, state, names) => {
      const what = targetName(state, names, target);
      return target === 'base' ? `Выбрать цель: ${what}` : `Цель в ряду: ${what}`;
    },
    commit: ({ card: id }, _, names) => copy(names, id),
    'end-commit': () => 'Хватит, больше никого',
    attack: ({ target }, state, names) => `Атаковать: ${targetName(state, names, target)}`,
    'end-turn': () => 'Завершить ход',
    'put-damage': ({ on, amount }, _, names) =>
      on === 'base' ? `База: ${damage(amount)}` : `${copy(names, on)}: ${damage(amount)}`,
    'take-reward': () => 'Взять награду',
    'no-reward': () => 'Отказаться',
    'take-free': ({ card: id }, _, names) => `Взять ${card(names, id)}`,
    'no-free': () => 'Не брать',
    'use-when': ({ source }, state, names) => sourceName(state, names, source),
    'no-when': () => 'Не применять',
    effect: ({ effect }) => ru.effects[effect],
    'end-effects': () => 'Больше на карте ничего нет',
    amount: ({ amount }) => String(amount),
    'effect-on': ({ target }, state, names) => thingName(state, names, target),
    exile: ({ from, card: id }, _, names) =>
      `${card(names, id)}, ${from === 'hand' ? 'с руки' : 'из сброса'}`,
    'end-exile': () => 'Больше не изгонять',
    discard: ({ card: id }, _, names) => `Сбросить ${card(names, id)}`,
    'give-force': () => 'Дать сопернику получить 1 Силу',
  },

  effects: {
    resources: 'Получить ресурсы',
    force: 'Получить Силу',
    attack: 'Добавить атаки',
    draw: 'Взять карты',
    repair: 'Отремонтировать',
    damage: 'Нанести урон напрямую',
    'destroy-ship': 'Уничтожить крупный корабль',
    'discard-row': 'Сбросить карту из ряда галактики',
    'discard-hand': 'Сбросить карту с руки',
    'opponent-discards': 'Соперник сбрасывает карту с руки',
    exile: 'Изгнать карты',
    'exile-self': 'Изгнать саму эту карту',
    reveal: 'Раскрыть верхнюю карту колоды галактики',
    look: 'Посмотреть верхнюю карту колоды галактики',
    'discard-top': 'Сбросить увиденную верхнюю карту колоды галактики',
    'discard-random': 'Сбросить с руки случайную карту',
    'opponent-random': 'Соперник сбрасывает с руки случайную карту',
    cheaper: 'Купить следующую карту дешевле',
    pay: 'Заплатить ресурсами',
    'take-back': 'Взять карту из своего сброса на руку',
  },

  outcome: ({ winner }) =>
    winner === null
      ? ['Эта часть сыграна.']
      : [`${does(winner, 'победила', 'победили')}.`, 'После этого уже ничего не делают.'],
  board,
};
