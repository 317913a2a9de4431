import { isShipKind, worthOf } from '../../odds/kinds.ts';
import type { Kind, Measure } from '../../odds/kinds.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { DrawOddsWords } from '../odds.ts';

const { count, form } = grammarOf('ru');

const cards = (number: number): string => count(number, ['карту', 'карты', 'карт']);

const amount = (measure: Measure, number: number): string => {
  switch (measure) {
    case 'resources':
      return `${number} ${form(number, ['ресурс', 'ресурса', 'ресурсов'])}`;
    case 'attack':
      return `атаку ${number}`;
    case 'force':
      return `${number} ${form(number, ['Силу', 'Силы', 'Силы'])}`;
    case 'cards':
      return `${number} ${form(number, ['нужную карту', 'нужные карты', 'нужных карт'])}`;
  }
};

const atLeast = (measure: Measure, number: number): string => {
  switch (measure) {
    case 'resources':
      return `не меньше ${number} ${form(number, ['ресурса', 'ресурсов', 'ресурсов'])}`;
    case 'attack':
      return `атаку не меньше ${number}`;
    case 'force':
      return `не меньше ${number} Силы`;
    case 'cards':
      return `не меньше ${number} ${form(number, ['нужной карты', 'нужных карт', 'нужных карт'])}`;
  }
};

const kind = (of: Kind): string => {
  const worth = worthOf(of);
  if (isShipKind(of))
    return worth === 0 ? 'Корабли, которые не дают ничего' : `Корабли, которые дают ${worth}`;
  if (worth === 0) return 'Не дают ничего или не нужны';
  return worth === 1 ? 'Дают 1 или нужны' : `Дают ${worth}`;
};

/** Which cards are meant, once it is known what is counted. */
const named = (of: Kind, measure: Measure): string => {
  const who = isShipKind(of) ? 'корабли' : 'карты';
  if (measure === 'cards') return worthOf(of) === 0 ? `ненужные ${who}` : `нужные ${who}`;
  return worthOf(of) === 0
    ? `${who}, которые не дают ничего`
    : `${who}, которые дают ${amount(measure, worthOf(of))}`;
};

const COUNTED: Readonly<Record<Measure, string>> = {
  resources: 'ресурсы',
  attack: 'атака',
  force: 'Сила',
  cards: 'нужные карты',
};

const HANDS = ['следующая рука', 'вторая рука', 'третья рука'];
const hand = (number: number): string => HANDS[number - 1] ?? '';

export const ru: DrawOddsWords = {
  title: 'Шансы взять нужное',
  summary:
    'Придёт ли из колоды то, что вам нужно: ресурсы, атака, Сила или нужная карта. Точный расчёт, даже если по пути придётся перемешать сброс.',
  groups: {
    ask: 'Что вам нужно',
    deck: 'В колоде',
    discard: 'В сбросе, когда будете брать карты',
    more: 'Подробнее',
    'deck-ships': 'Крупные корабли в колоде',
    'discard-ships': 'Крупные корабли в сбросе',
  },
  fields: {
    measure: 'Что считаем',
    'measure.resources': 'ресурсы',
    'measure.attack': 'атака',
    'measure.force': 'Сила',
    'measure.cards': 'нужные карты',
    need: 'Сколько нужно',
    hands: 'За сколько рук',
    span: 'Откуда набирать',
    'span.one-hand': 'из одной руки',
    'span.together': 'из всех рук вместе',
    draw: 'Карт на руке',
    sure: 'Гарантировано каждый ход, без карт',
  },
  kind,
  presets: {
    start: 'Начало партии: 4 ресурса',
    purchase: 'Покупка за 6 из новой колоды',
    base: 'Атака 8 на базу за две руки',
    hunt: 'Только что купленная карта',
  },
  changes: {
    'buy-2': 'Купить карту, которая даёт 2',
    'buy-3': 'Купить карту, которая даёт 3',
    'buy-wanted': 'Купить ещё одну нужную карту',
    'exile-weak': 'Изгнать из сброса карту, которая не даёт ничего',
    'draw-more': 'Брать на карту больше',
    'hands-more': 'Ждать на руку дольше',
    'need-less': 'Нужно на 1 меньше',
    'sure-more': 'Гарантировано каждый ход на 1 больше',
  },
  problems: {
    'more-than-the-box': 'Столько карт у одного игрока не бывает. Уменьшите число.',
    'wanted-or-not':
      'Когда считаете нужные карты, карта или нужна, или нет. Уберите карты, которые дают 2 и больше.',
    'only-with-resources-or-attack':
      'Без карт каждый ход бывают только ресурсы и атака. Поставьте здесь 0.',
    other: 'Такое значение рассчитать нельзя. Исправьте его или начните с готового примера.',
  },
  headline: ({ measure, need, span, hands }, chance) => {
    const wanted = atLeast(measure, need);
    if (hands === 1) return `Шанс, что следующая рука даст ${wanted}: ${chance}.`;
    return span === 'together'
      ? `Шанс, что следующие руки (${hands}) вместе дадут ${wanted}: ${chance}.`
      : `Шанс, что хотя бы одна из следующих рук (${hands}) даст ${wanted}: ${chance}.`;
  },
  verdict: { enough: 'Хватит', lacking: 'Не хватит' },
  hand: (number) => sentence(hand(number)),
  chart: (number, measure) => `${sentence(hand(number))}: ${COUNTED[measure]}`,
  chartNote: (mean) => `В среднем ${mean}.`,
  table: {
    title: 'Рука за рукой',
    note: '«С предыдущими» — это в одной из этих рук или во всех вместе, в зависимости от вопроса.',
    columns: ['Рука', 'Сама', 'С предыдущими', 'В среднем', 'Новая колода'],
  },
  parts: {
    cards: (of, measure, deck, discard) =>
      `${sentence(named(of, measure))}: в колоде ${deck}, в сбросе ${discard}`,
    value: (mean, seen) => `+${mean} в среднем, придёт хоть одна: ${seen}`,
    sure: 'Гарантировано каждый ход, без карт',
    reshuffle: 'Сброс перемешивают, пока берут карты',
    reshuffled: (taken, drawn) => `${cards(taken)} из колоды, ${cards(drawn)} из сброса`,
  },
  remarks: {
    discard:
      'К сбросу причислите всё, что будет там лежать, когда вы станете брать карты: в конце хода туда кладут ваши отряды в игре и остаток руки, а купленные карты лежат там с самой покупки.',
    worth:
      'Сколько даёт карта, решаете вы: расчёт берёт напечатанные числа или те, что вы поставили, и не применяет свойств.',
    reshuffle:
      'Пока в колоде есть карты, сброс не трогают: его перемешивают и делают новой колодой, только когда карту взять неоткуда.',
    later:
      'Для рук после следующей принято, что каждую руку сыграли и сбросили, ничего не купили и не изгнали.',
    ships:
      'Крупный корабль, который пришёл, считается сыгранным: он остаётся в игре, в сброс не уходит и в следующие ходы даёт своё снова.',
    'ship-attack':
      'Атака крупных кораблей годится только против базы, а не против карт ряда галактики.',
    returned:
      'Ресурсы на следующий ход не переходят, так что сумма за несколько рук показывает лишь, сколько их пройдёт через ваши руки.',
    force: 'На последнем делении трека лишняя Сила пропадает; этого расчёт не учитывает.',
    short:
      'Карт в колоде и сбросе вместе может не хватить на целую руку. В правилах об этом не сказано; принято, что игрок берёт, сколько есть.',
  },
  goal: {
    title: 'Сколько карт купить',
    lead: 'Сколько копий докупить (они лягут на сброс) или сколько слабых карт изгнать из сброса для нужного шанса.',
    reached: (chance) => `Ничего не нужно: шанс и так ${chance}.`,
    ways: (wanted) => `Шанс ${wanted} даст любой из этих способов:`,
    never:
      'Ни один способ не поможет: за эти руки купленное не успеет прийти или карт не хватит. Возьмите больше рук или меньше нужного.',
    nearest: 'Ни один способ не даёт такого шанса. Ближе всего к нему:',
    way: (what, of, measure, number, chance) =>
      what === 'buy'
        ? `Купить ${cards(number)} (${named(of, measure)}): шанс ${chance}`
        : `Изгнать из сброса ${cards(number)} (${named(of, measure)}): шанс ${chance}`,
  },
};
