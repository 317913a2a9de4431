import type { Span } from '../../odds/question.ts';
import type { Way } from '../../odds/copies.ts';
import { isShipKind, worthOf } from '../../odds/kinds.ts';
import type { Kind, Measure } from '../../odds/kinds.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';

const { count, form } = grammarOf('uk');

const cards = (number: number): string => count(number, ['карту', 'карти', 'карт']);

const amount = (measure: Measure, number: number): string => {
  switch (measure) {
    case 'resources':
      return `${number} ${form(number, ['ресурс', 'ресурси', 'ресурсів'])}`;
    case 'attack':
      return `атаку ${number}`;
    case 'force':
      return `${number} ${form(number, ['Силу', 'Сили', 'Сили'])}`;
    case 'cards':
      return `${number} ${form(number, ['потрібну карту', 'потрібні карти', 'потрібних карт'])}`;
  }
};

const atLeast = (measure: Measure, number: number): string =>
  measure === 'attack' ? `атаку щонайменше ${number}` : `щонайменше ${amount(measure, number)}`;

const kind = (of: Kind): string => {
  const worth = worthOf(of);
  if (isShipKind(of))
    return worth === 0 ? 'Кораблі, що не дають нічого' : `Кораблі, що дають ${worth}`;
  if (worth === 0) return 'Не дають нічого або непотрібні';
  return worth === 1 ? 'Дають 1 або потрібні' : `Дають ${worth}`;
};

/** Which cards are meant, once it is known what is counted. */
const named = (of: Kind, measure: Measure): string => {
  const who = isShipKind(of) ? 'кораблі' : 'карти';
  if (measure === 'cards') return worthOf(of) === 0 ? `непотрібні ${who}` : `потрібні ${who}`;
  return worthOf(of) === 0
    ? `${who}, що не дають нічого`
    : `${who}, що дають ${amount(measure, worthOf(of))}`;
};

const COUNTED: Readonly<Record<Measure, string>> = {
  resources: 'ресурси',
  attack: 'атака',
  force: 'Сила',
  cards: 'потрібні карти',
};

const HANDS = ['наступна рука', 'друга рука', 'третя рука'];
const hand = (number: number): string => HANDS[number - 1] ?? '';

export const uk = {
  title: 'Шанси взяти потрібне',
  summary:
    'Чи дістанете ви з колоди те, що вам треба: ресурси, атака, Сила або потрібна карта. Точний розрахунок і до перетасування, і після нього.',
  groups: {
    ask: 'Що вам треба',
    deck: 'У колоді',
    discard: 'У скиді, коли братимете карти',
    more: 'Докладніше',
    'deck-ships': 'Великі кораблі в колоді',
    'discard-ships': 'Великі кораблі у скиді',
  },
  fields: {
    measure: 'Що рахуємо',
    'measure.resources': 'ресурси',
    'measure.attack': 'атака',
    'measure.force': 'Сила',
    'measure.cards': 'потрібні карти',
    need: 'Скільки треба',
    hands: 'За скільки рук',
    span: 'Звідки набирати',
    'span.one-hand': 'з однієї руки',
    'span.together': 'з усіх рук разом',
    draw: 'Карт на руці',
    sure: 'Гарантовано щоходу, без карт',
  },
  /** Cards by what they give, whatever is counted. */
  kind,
  presets: {
    start: 'Початок партії: 4 ресурси',
    purchase: 'Покупка за 6 після перетасування',
    base: 'Атака 8 на базу за дві руки',
    hunt: 'Щойно куплена карта',
  },
  changes: {
    'buy-2': 'Купити карту, що дає 2',
    'buy-3': 'Купити карту, що дає 3',
    'buy-wanted': 'Купити ще одну потрібну карту',
    'exile-weak': 'Вилучити зі скиду карту, що не дає нічого',
    'draw-more': 'Брати на карту більше',
    'hands-more': 'Чекати на руку довше',
    'need-less': 'Треба на 1 менше',
    'sure-more': 'Гарантовано щоходу на 1 більше',
  },
  problems: {
    'more-than-the-box': 'Стільки карт в одного гравця не буває. Зменште кількість.',
    'wanted-or-not':
      'Коли рахуєте потрібні карти, карта або потрібна, або ні. Приберіть карти, що дають 2 і більше.',
    'only-with-resources-or-attack':
      'Без карт щоходу бувають тільки ресурси й атака. Поставте тут 0.',
    other: 'Таке значення обчислити не можна. Виправте його або почніть із готового прикладу.',
  },
  headline: (
    {
      measure,
      need,
      span,
      hands,
    }: {
      readonly measure: Measure;
      readonly need: number;
      readonly span: Span;
      readonly hands: number;
    },
    chance: string,
  ): string => {
    const wanted = atLeast(measure, need);
    if (hands === 1) return `Шанс, що наступна рука дасть ${wanted}: ${chance}.`;
    return span === 'together'
      ? `Шанс, що наступні руки (${hands}) разом дадуть ${wanted}: ${chance}.`
      : `Шанс, що хоча б одна з наступних рук (${hands}) дасть ${wanted}: ${chance}.`;
  },
  verdict: { enough: 'Вистачить', lacking: 'Не вистачить' },
  /** 1 is the next hand. */
  hand: (number: number): string => sentence(hand(number)),
  chart: (number: number, measure: Measure) => `${sentence(hand(number))}: ${COUNTED[measure]}`,
  chartNote: (mean: string) => `У середньому ${mean}.`,
  table: {
    title: 'Рука за рукою',
    note: '«З попередніми» — це в одній із цих рук або в усіх разом, залежно від запитання.',
    columns: ['Рука', 'Сама', 'З попередніми', 'У середньому', 'Перетасування'],
  },
  parts: {
    cards: (of: Kind, measure: Measure, deck: number, discard: number) =>
      `${sentence(named(of, measure))}: у колоді ${deck}, у скиді ${discard}`,
    value: (mean: string, seen: string) => `+${mean} у середньому, прийде хоч одна: ${seen}`,
    sure: 'Гарантовано щоходу, без карт',
    reshuffle: 'Перетасування, поки беруть карти',
    reshuffled: (taken: number, drawn: number) =>
      `${cards(taken)} з колоди, ${cards(drawn)} зі скиду`,
  },
  remarks: {
    discard:
      'До скиду зарахуйте все, що там лежатиме, коли братимете карти: у кінці ходу туди йдуть ваші бійці в грі й решта руки, а куплені карти лежать там від купівлі.',
    worth:
      'Скільки дає карта, вирішуєте ви: розрахунок бере надруковані числа або ті, які ви поставили, і не застосовує властивостей.',
    reshuffle:
      'Поки в колоді є карти, скиду не чіпають: його перетасовують у нову колоду тільки тоді, коли карту взяти нізвідки.',
    later:
      'Для рук після наступної вважаємо, що кожну руку зіграно й скинуто, нічого не куплено і не вилучено.',
    ships:
      'Великий корабель, що прийшов, вважаємо зіграним: він лишається в грі, у скид не йде і в наступні ходи дає те саме знову.',
    'ship-attack':
      'Атака великих кораблів годиться лише проти бази, а не проти карт ряду галактики.',
    returned:
      'Ресурси на наступний хід не переходять, тож сума за кілька рук показує лише, скільки їх пройде через ваші руки.',
    force: 'На останній поділці треку зайва Сила пропадає; цього розрахунок не враховує.',
    short:
      'Карт у колоді та скиді разом може не вистачити на цілу руку. У правилах про це не сказано; вважаємо, що гравець бере, скільки є.',
  },
  goal: {
    title: 'Скільки карт купити',
    lead: 'Скільки копій докупити (вони ляжуть на скид) або скільки слабких карт вилучити зі скиду для потрібного шансу.',
    reached: (chance: string) => `Нічого не треба: шанс і так ${chance}.`,
    ways: (wanted: string) => `Шанс ${wanted} дасть будь-який із цих способів:`,
    never:
      'Жоден спосіб не допоможе: за ці руки куплене не встигне прийти або карт забракне. Візьміть більше рук або меншу потребу.',
    nearest: 'Жоден спосіб не дає такого шансу. Найближче до нього:',
    way: (what: Way['what'], of: Kind, measure: Measure, number: number, chance: string): string =>
      what === 'buy'
        ? `Купити ${cards(number)} (${named(of, measure)}): шанс ${chance}`
        : `Вилучити зі скиду ${cards(number)} (${named(of, measure)}): шанс ${chance}`,
  },
};
