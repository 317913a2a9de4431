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

export const uk: SwdbgMessages = {
  sides: { empire: sentence(SIDE.empire), rebel: sentence(SIDE.rebel), both: 'Обидва гравці' },
  draws: {
    'galaxy-deck': 'колода галактики',
    'empire-deck': 'колода Імперії',
    'rebel-deck': 'колода повстанців',
    'empire-hand': 'рука Імперії',
    'rebel-hand': 'рука повстанців',
  },

  events: {
    ...deeds.events,
    'factions-chosen': () => 'Один гравець грає за Імперію, другий — за повстанців.',
    'variant-chosen': ({ variant }) =>
      ({
        standard: 'Звичайна гра: кожен бере по 5 визначених баз.',
        'full-galaxy': 'Варіант «Уся галактика»: кожен бере всі 10 своїх баз.',
        'secret-bases': 'Варіант «Таємні бази»: кожен таємно вибере 4 бази до початкової.',
      })[variant],
    'goal-agreed': ({ bases: goal }) => `Для перемоги треба знищити ${bases(goal)} суперника.`,
    'neutral-rule-set': ({ on }) =>
      on
        ? 'Нейтральні карти в ряді можна буде скидати за їхню вартість.'
        : 'Скидання нейтральних карт не використовують.',
    'bases-laid': ({ side, base, rest }, names) =>
      `${does(side, 'починає', 'починають')} з бази ${names.of(base)}. Під нею: ${rest.map(names.of).join(', ')}.`,
    'starting-base-laid': ({ side, base }, names) =>
      `${does(side, 'викладає', 'викладають')} початкову базу: ${names.of(base)}.`,
    'base-hidden': ({ side, left }) =>
      `${does(side, 'таємно кладе', 'таємно кладуть')} базу долілиць під початкову.${left > 0 ? ` Лишилося вибрати: ${left}.` : ''}`,
    'bases-boxed': ({ side, bases: number }) =>
      `Решту баз ${OF_SIDE[side]} повертають у коробку: ${number}.`,
    'deck-built': ({ side, cards: number }) =>
      `Колоду ${OF_SIDE[side]} перетасовано, у ній ${cardsThere(number)}.`,
    'row-dealt': ({ cards: ids }, names) => `Ряд галактики: ${listOf(names, ids)}.`,
    'table-set': () => 'Пілотів кладуть горілиць у кінці ряду, жетони — біля колоди галактики.',
    'force-placed': ({ at }) => `Маркер Сили на початку: ${spaceName(at)}.`,
    ready: () => 'Усе готово. Перший хід робить Імперія.',
    'cards-drawn': ({ side, cards: ids }, names) =>
      `${does(side, 'бере', 'беруть')} ${cards(ids.length)}: ${listOf(names, ids)}.`,
    'deck-reshuffled': ({ side, cards: number }) =>
      `Колода порожня. ${does(side, 'перетасовує', 'перетасовують')} свій скид у нову колоду: ${cardsThere(number)}.`,
    'nothing-to-draw': ({ missing }) => `Порожні й колода, і скид. Бракує карт: ${missing}.`,
    'turn-began': ({ side, turn }) => `Хід ${turn}. ${does(side, 'починає', 'починають')}.`,
    'base-chosen': ({ side, base }, names) =>
      `${does(side, 'вибирає', 'вибирають')} нову базу: ${names.of(base)}.`,
    'no-base-left': ({ side }) => `${does(side, 'не має', 'не мають')} баз, щоб вибрати нову.`,
    'resources-gained': ({ side, amount, source, card: id, total }, names) => {
      const from = {
        card: id === null ? '' : ` за карту ${card(names, id)}`,
        ship: id === null ? '' : ` за великий корабель ${card(names, id)}`,
        force: ' за останню поділку треку Сили',
        reward: ' як винагороду',
        ability: ' завдяки властивості',
      }[source];
      return `${does(side, 'отримує', 'отримують')} ${resources(amount)}${from}. Разом ${total}.`;
    },
    'no-ships': () => 'Великих кораблів немає, тож ресурсів за них теж.',
    'force-moved': ({ side, amount, from, to }) => {
      const moved = Math.abs(to - from);
      const lost = amount > moved ? ' Решта Сили пропадає: далі треку немає.' : '';
      return `${does(side, 'здобуває', 'здобувають')} Силу: маркер іде на ${spaces(moved)} до ${OF_SIDE[side]}. Тепер це ${spaceName(to)}.${lost}`;
    },
    'force-stuck': ({ side }) =>
      `${does(side, 'не може', 'не можуть')} здобути Силу: маркер уже на останній поділці.`,
    'card-played': ({ side, card: id }, names) =>
      `${does(side, 'розігрує', 'розігрують')} карту ${card(names, id)}.`,
    'card-bought': ({ side, card: id, cost, left }, names) =>
      `${does(side, 'купує', 'купують')} карту ${card(names, id)} за ${resources(cost)} і ${side === 'empire' ? 'кладе' : 'кладуть'} її на свій скид. Лишилося ресурсів: ${left}.`,
    'card-taken': ({ side, card: id }, names) =>
      `${does(side, 'бере', 'беруть')} карту ${card(names, id)} без оплати й ${side === 'empire' ? 'кладе' : 'кладуть'} на свій скид.`,
    'neutral-discarded': ({ side, card: id, cost }, names) =>
      `${does(side, 'платить', 'платять')} ${resources(cost)} і ${side === 'empire' ? 'кладе' : 'кладуть'} нейтральну карту ${card(names, id)} у скид галактики.`,
    'row-refilled': ({ card: id }, names) => `У ряд галактики викладають ${card(names, id)}.`,
    'galaxy-reshuffled': ({ cards: number }) =>
      `Колода галактики порожня. Скид галактики перетасовують у нову колоду: ${cardsThere(number)}.`,
    'row-short': () => 'Порожні й колода, і скид галактики: місце в ряді лишається порожнім.',
    'card-aimed': ({ ship, target, at }, names) =>
      target === 'base'
        ? `Проти бази суперника стає ${copy(names, ship)}.`
        : `Перед картою ${at === null ? '' : card(names, at)} у ряді стає ${copy(names, ship)}.`,
    'base-attacked': ({ side, cards: ids, attack }, names) =>
      `${does(side, 'атакує', 'атакують')} базу суперника. Загальне значення атаки ${attack}: ${ids.map((id) => copy(names, id)).join(', ')}.`,
    'ship-damaged': ({ ship, amount, damage: taken, hitPoints }, names) =>
      `${copy(names, ship)}: ${damage(amount)}, разом ${taken}, витривалість ${hitPoints}.`,
    'ship-destroyed': ({ ship }, names) =>
      `${copy(names, ship)}: корабель знищено, власник кладе його у свій скид.`,
    'base-damaged': ({ base, amount, damage: taken, hitPoints, by }, names) =>
      `База ${names.of(base)}: ${damage(amount)}${by === 'ability' ? ' від властивості, минаючи кораблі' : ''}, разом ${taken}, витривалість ${hitPoints}.`,
    'base-destroyed': ({ base, trophies, goal }, names) =>
      `Базу ${names.of(base)} знищено. Атакувальник забирає її у стос переможних карт: ${trophies} із ${goal}.`,
    'damage-returned': ({ amount }) =>
      `Зайві жетони пошкоджень повертаються в запас: ${amount}. Нової бази вони не зачеплять.`,
    'damage-lost': ({ amount }) => `Бази немає, решта пошкоджень пропадає: ${amount}.`,
    'row-attacked': ({ side, card: id, cards: ids, attack, target }, names) =>
      `${sentence(HUNT[side])}. Ціль: ${card(names, id)}, стійкість ${target}. Загальне значення атаки ${attack}: ${ids.map((one) => copy(names, one)).join(', ')}.`,
    'row-attack-failed': ({ card: id }, names) =>
      `Атаки замало: ${card(names, id)} лишається в ряді, жетонів на карту не кладуть.`,
    'row-destroyed': ({ card: id, excess }, names) =>
      `${card(names, id)}: карту знищено, вона лягає на скид галактики.${excess > 0 ? ` Надлишок атаки пропадає: ${excess}.` : ''}`,
    'reward-taken': ({ side, card: id }, names) =>
      `${does(side, 'бере', 'беруть')} винагороду за карту ${card(names, id)}.`,
    'reward-declined': ({ side, card: id }, names) =>
      `${does(side, 'відмовляється', 'відмовляються')} від винагороди за карту ${card(names, id)}.`,
    'ability-used': ({ side, source, when }, names) =>
      `${does(side, 'застосовує', 'застосовують')} властивість ${card(names, source)}${when ? ': її умова справдилася' : ''}.`,
    'when-passed': ({ side }) => `${does(side, 'не застосовує', 'не застосовують')} властивості.`,
    'attack-raised': ({ ship, amount }, names) =>
      `${copy(names, ship)}: атака більша на ${amount}.`,
    'constant-told': ({ source, card: id, amount }, names) =>
      `Поки ${card(names, source)} у грі, атака кожної своєї карти ${card(names, id)} більша на ${amount}.`,
    'constant-ended': ({ card: id, amount }, names) =>
      `Карта, яка додавала атаки, вийшла з гри. Атака кожної карти ${card(names, id)} знову менша на ${amount}.`,
    'price-lowered': ({ side, amount }) =>
      `Наступну карту цього ходу ${SIDE[side]} ${side === 'empire' ? 'купує' : 'купують'} дешевше: на ${resources(amount)}.`,
    'ability-paid': ({ side, amount, left }) =>
      `${does(side, 'платить', 'платять')} за властивість ${resources(amount)}. Лишилося ресурсів: ${left}.`,
    'card-taken-back': ({ side, card: id }, names) =>
      `${does(side, 'бере', 'беруть')} зі свого скиду на руку карту ${card(names, id)}.`,
    repaired: ({ on, amount, removed }, names) =>
      `Ремонт ${amount}. ${card(names, on)}: знято ${tokens(removed)}.`,
    'row-discarded': ({ card: id }, names) =>
      `${card(names, id)} іде з ряду в скид галактики. Винагороди за це немає.`,
    'card-discarded': ({ side, card: id, random }, names) =>
      `${does(side, 'скидає', 'скидають')} з руки ${random ? 'навмання ' : ''}карту ${card(names, id)}.`,
    'card-exiled': ({ card: id, from }, names) =>
      `${card(names, id)}: карту вилучено ${{ hand: 'з руки', discard: 'зі скиду', play: 'з гри' }[from]} в коробку.`,
    'galaxy-revealed': ({ card: id }, names) =>
      `Верхня карта колоди галактики: ${card(names, id)}. Якщо її не скидають, вона лягає назад.`,
    'galaxy-looked': ({ side, card: id }, names) =>
      `${does(side, 'дивиться', 'дивляться')} на верхню карту колоди галактики: ${card(names, id)}. Суперникові її не показують.`,
    'top-discarded': ({ card: id }, names) =>
      `${card(names, id)}: верхня карта колоди галактики йде в скид галактики.`,
    'turn-announced': ({ side }) => `${does(side, 'завершує', 'завершують')} хід.`,
    'units-discarded': ({ side, cards: ids }, names) =>
      ids.length === 0
        ? 'Бійців у грі немає, скидати нема кого.'
        : `${does(side, 'скидає', 'скидають')} бійців: ${listOf(names, ids)}.`,
    straightened: ({ ships }) =>
      ships > 0
        ? 'Базу й великі кораблі повертають у звичайне положення. Кораблі лишаються в грі.'
        : 'Базу повертають у звичайне положення.',
    'hand-discarded': ({ side, cards: ids }, names) =>
      ids.length === 0
        ? 'Рука порожня.'
        : `${does(side, 'скидає', 'скидають')} решту руки: ${listOf(names, ids)}.`,
    'resources-returned': ({ amount }) =>
      amount === 0
        ? 'Усі ресурси витрачено.'
        : `Невитрачені ресурси повертаються в запас: ${amount}.`,
    'game-won': ({ side, bases: number }) =>
      `${does(side, 'знищила', 'знищили')} ${bases(number)} й ${side === 'empire' ? 'перемагає' : 'перемагають'}. Партія закінчується одразу.`,
  },

  tasks: {
    ...deeds.tasks,
    variant: () => 'Який варіант гри беремо?',
    goal: () => 'Скільки баз треба знищити для перемоги?',
    'neutral-rule': () => 'Чи грати за правилом «Скидання нейтральних карт»?',
    'hide-bases': ({ left }) => `Яку базу таємно взяти? Лишилося вибрати: ${left}.`,
    'deal-row': () => 'Викласти 6 карт у ряд галактики',
    'new-base': () => 'Яку базу вибрати?',
    act: () => 'Що зробити?',
    commit: ({ target }, state, names) =>
      `Чим атакувати? Ціль: ${targetName(state, names, target)}.`,
    damage: ({ left }) => `Як розподілити пошкодження? Лишилося: ${left}.`,
    reward: ({ card: id }, _, names) => `Чи взяти винагороду за карту ${card(names, id)}?`,
    'free-card': () => 'Яку карту своєї фракції взяти без оплати?',
    refill: () => 'Викласти верхню карту колоди галактики',
    draw: ({ left }) => `Узяти зі своєї колоди ${cards(left)}`,
    when: () => 'Умова справдилася. Чи застосувати властивість?',
    effects: ({ source }, state, names) =>
      `Що сказано ${onSource(state, names, source)}? Вибирайте по одному ефекту.`,
    amount: ({ source, effect }, state, names) =>
      `${uk.effects[effect]}: яке число ${onSource(state, names, source)}?`,
    'effect-target': ({ effect }) => `${uk.effects[effect]}: на що це діє?`,
    exile: ({ left }) => `Яку карту вилучити? Можна ще ${left}.`,
    discard: () => 'Яку карту скинути з руки?',
    'discard-random': () => 'Скинути карту з руки навмання',
    spy: () => 'Що вибрати: скинути карту чи віддати Силу?',
    reveal: ({ secret }) =>
      secret
        ? 'Подивитися на верхню карту колоди галактики'
        : 'Відкрити верхню карту колоди галактики',
  },

  choices: {
    ...deeds.choices,
    variant: ({ variant }) =>
      ({
        standard: 'Звичайна гра, 5 баз',
        'full-galaxy': 'Уся галактика, 10 баз',
        'secret-bases': 'Таємні бази',
      })[variant],
    goal: ({ bases: number }) => sentence(bases(number)),
    'neutral-rule': ({ on }) => (on ? 'Так' : 'Ні'),
    'hide-base': ({ base }, _, names) => names.of(base),
    'choose-base': ({ base }, _, names) => names.of(base),
    play: ({ card: id }, _, names) => `Зіграти ${card(names, id)}`,
    buy: ({ card: id }, _, names) => `Купити ${card(names, id)}`,
    'discard-neutral': ({ card: id }, _, names) => `Заплатити й скинути ${card(names, id)}`,
    use: ({ source }, state, names) =>
      `Застосувати властивість: ${sourceName(state, names, source)}`,
    aim: ({ target }, state, names) => {
      const what = targetName(state, names, target);
      return target === 'base' ? `Вибрати ціль: ${what}` : `Ціль у ряді: ${what}`;
    },
    commit: ({ card: id }, _, names) => copy(names, id),
    'end-commit': () => 'Досить, більше нікого',
    attack: ({ target }, state, names) => `Атакувати: ${targetName(state, names, target)}`,
    'end-turn': () => 'Завершити хід',
    'put-damage': ({ on, amount }, _, names) =>
      on === 'base' ? `База: ${damage(amount)}` : `${copy(names, on)}: ${damage(amount)}`,
    'take-reward': () => 'Узяти винагороду',
    'no-reward': () => 'Відмовитися',
    'take-free': ({ card: id }, _, names) => `Узяти ${card(names, id)}`,
    'no-free': () => 'Не брати',
    'use-when': ({ source }, state, names) => sourceName(state, names, source),
    'no-when': () => 'Не застосовувати',
    effect: ({ effect }) => uk.effects[effect],
    'end-effects': () => 'Більше на карті нічого немає',
    amount: ({ amount }) => String(amount),
    'effect-on': ({ target }, state, names) => thingName(state, names, target),
    exile: ({ from, card: id }, _, names) =>
      `${card(names, id)}, ${from === 'hand' ? 'з руки' : 'зі скиду'}`,
    'end-exile': () => 'Більше не вилучати',
    discard: ({ card: id }, _, names) => `Скинути ${card(names, id)}`,
    'give-force': () => 'Дати суперникові здобути 1 Силу',
  },

  effects: {
    resources: 'Отримати ресурси',
    force: 'Здобути Силу',
    attack: 'Додати атаки',
    draw: 'Узяти карти',
    repair: 'Відремонтувати',
    damage: 'Завдати пошкоджень безпосередньо',
    'destroy-ship': 'Знищити великий корабель',
    'discard-row': 'Скинути карту з ряду галактики',
    'discard-hand': 'Скинути карту з руки',
    'opponent-discards': 'Суперник скидає карту з руки',
    exile: 'Вилучити карти',
    'exile-self': 'Вилучити саму цю карту',
    reveal: 'Відкрити верхню карту колоди галактики',
    look: 'Подивитися на верхню карту колоди галактики',
    'discard-top': 'Скинути побачену верхню карту колоди галактики',
    'discard-random': 'Скинути з руки випадкову карту',
    'opponent-random': 'Суперник скидає з руки випадкову карту',
    cheaper: 'Купити наступну карту дешевше',
    pay: 'Заплатити ресурсами',
    'take-back': 'Узяти карту зі свого скиду на руку',
  },

  outcome: ({ winner }) =>
    winner === null
      ? ['Цю частину зіграно.']
      : [`${does(winner, 'перемогла', 'перемогли')}.`, 'Після цього вже нічого не роблять.'],
  board,
};
