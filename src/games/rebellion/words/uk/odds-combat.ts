import type { Theatre, Side } from '../../engine/units.ts';
import type { DieColour } from '../../engine/dice.ts';
import type { FirstAttack, AssignPolicy, SampledBecause } from '../../odds/combat-types.ts';
import { DICE_LIMIT } from '../../engine/dice.ts';
import { grammarOf } from '../../../../i18n/grammar.ts';
import { DICE, board } from './combat-phrases.ts';

const { count, form } = grammarOf('uk');

const CARDS = ['карта', 'карти', 'карт'] as const;
const DIE = ['кубик', 'кубики', 'кубиків'] as const;
const ROUNDS = ['раунд', 'раунди', 'раундів'] as const;

const SIDE = { empire: 'Імперія', rebel: 'Повстанці' };
const OF = { empire: 'Імперії', rebel: 'повстанців' } as const;
const PLACE = { space: 'космос', ground: 'земля' } as const;

const POLICY = {
  quickest: 'спершу тим, кого найлегше добити',
  strongest: 'спершу тим, хто кидає найбільше кубиків',
  structures: 'спершу спорудам, потім тим, кого найлегше добити',
} as const;

const PROBLEMS: Readonly<Record<string, string>> = {
  'no-shared-theatre':
    'Немає театру, у якому стоять війська обох фракцій. Додайте кораблі або наземні війська так, щоб вони зустрілися.',
  'too-many': 'Стільки фігурок у коробці немає. Зменште кількість.',
  'bad-count': 'Кількість має бути цілим числом від нуля. Виправте її.',
  'bad-number': 'Число за межами можливого. Виправте його.',
  'unknown-unit': 'Такого війська в грі немає. Приберіть його.',
  'wrong-side': 'Це військо іншої фракції. Приберіть його.',
};

export const uk = {
  title: 'Бій: шанси',
  summary:
    'Хто переможе в космосі й на землі, хто вціліє та скільки це коштуватиме — за раундами, за кольорами влучань і з обмеженням у п’ять кубиків.',
  problem: (_path: string, problem: string): string =>
    PROBLEMS[problem] ?? 'Цього порахувати не можна. Перевірте введене або почніть із прикладу.',

  unit: board.short,
  side: SIDE,
  theatre: { space: 'Космічний театр', ground: 'Наземний театр' },
  /** Names of groups, fields and options that are no units. */
  fields: {
    'group.empire-space': 'Імперія: космос',
    'group.rebel-space': 'Повстанці: космос',
    'group.empire-ground': 'Імперія: земля',
    'group.rebel-ground': 'Повстанці: земля',
    'group.empire-more': 'Імперія: тактика, пошкодження, відступ',
    'group.rebel-more': 'Повстанці: тактика, пошкодження, відступ',
    'group.common': 'Бій',
    'tactics.space': 'Космічна тактика лідера',
    'tactics.ground': 'Наземна тактика лідера',
    assign: 'Кому призначати пошкодження',
    'assign.quickest': 'Кого найлегше добити',
    'assign.strongest': 'Хто кидає найбільше кубиків',
    'assign.structures': 'Спершу спорудам',
    retreat: 'Відступ',
    'retreat.never': 'Не відступати',
    'retreat.round': 'Наприкінці раунду з номером нижче',
    'retreat.weaker': 'Коли в суперника більше кубиків',
    round: 'Раунд відступу',
    cards: 'Карти тактики',
    'cards.none': 'Не розігрувати',
    'cards.played': 'Розігрують обидві фракції',
    active: 'Активний гравець',
    'active.empire': 'Імперія',
    'active.rebel': 'Повстанці',
    rounds: 'Скільки раундів рахувати (0 — до кінця)',
    plans: 'Повстанці мають «Креслення Зірки смерті»',
  },
  damageOn: (unit: string) => `Жетони пошкоджень: ${unit}`,
  presets: {
    yavin: 'Приклад із правил: Явін',
    fleet: 'Дві ескадри',
    landing: 'Висадка',
    base: 'Космос і земля водночас',
    station: 'Полювання на Зірку смерті',
  },
  changes: {
    cards: 'Розігрувати карти тактики',
    'no-cards': 'Не розігрувати карт тактики',
    'more-tie': 'Ще один ЗІД-винищувач',
    'more-stormtrooper': 'Ще один штурмовик',
    'more-destroyer': 'Ще один зоряний руйнівник',
    'more-x-wing': 'Ще один Х-вінґ',
    'more-trooper': 'Ще один солдат повстанців',
    'more-cruiser': 'Ще один крейсер Мон-Каламарі',
    'ion-cannon': 'Іонна гармата в системі',
    'empire-strongest': 'Імперія б’є по найсильніших',
    'rebel-strongest': 'Повстанці б’ють по найсильніших',
    'rebel-retreat': 'Повстанці відступають, коли слабші',
  },

  headline: (theatre: Theatre, empire: string, rebel: string) =>
    `${theatre === 'space' ? 'У космосі' : 'На землі'}: Імперія перемагає з імовірністю ${empire}, повстанці — ${rebel}.`,
  ending: {
    empire: 'Перемагає Імперія',
    rebel: 'Перемагають повстанці',
    nobody: 'Гинуть усі',
    unfinished: 'Ще не закінчилося',
  },
  together: {
    empire: 'Імперія в обох театрах',
    empireSpace: 'Імперія в космосі, повстанці на землі',
    rebelSpace: 'Повстанці в космосі, Імперія на землі',
    rebel: 'Повстанці в обох театрах',
    other: 'В одному з театрів не переміг ніхто',
  },
  survivors: (theatre: Theatre) => `Хто вціліє: ${PLACE[theatre]}`,
  survivorsNote: 'Найімовірніші склади вцілілих. Хто відступив, той теж уцілів.',
  nobodyLeft: 'нікого',
  rest: 'Усі інші склади разом',
  outcomes: (theatre: Theatre) => `Хто перемагає: ${PLACE[theatre]}`,
  rounds: (theatre: Theatre) => `Раунд за раундом: ${PLACE[theatre]}`,
  roundColumns: ['Після раунду', 'Бій триває', 'Фігурок Імперії', 'Фігурок повстанців'],
  losses: 'Втрати в середньому',
  lossColumns: ['Військо', 'Було', 'Уціліє', 'Втрати'],

  dice: (number: Readonly<Record<DieColour, number>>): string =>
    (['red', 'black'] as const)
      .filter((colour) => number[colour] > 0)
      .map((colour) => `${number[colour]} ${form(number[colour], DICE[colour])}`)
      .join(' і '),
  unitDice: (dice: string, hits: string) => `${dice}; влучань за атаку в середньому ${hits}`,
  noDice: 'кубиків не кидає',
  limit: (side: Side, theatre: Theatre) =>
    `Обмеження в ${DICE_LIMIT} кубиків одного кольору (${OF[side]}, ${PLACE[theatre]})`,
  lostDice: (dice: string) => `пропадає кубиків: ${dice}`,
  cannon: 'Іонна гармата',
  firstAttack: (side: Side, theatre: Theatre) => `Перша атака ${OF[side]} (${PLACE[theatre]})`,
  firstAttackValue: (damage: string, wasted: string, { count: { red, black } }: FirstAttack) =>
    `${count(red + black, DIE)}, пошкоджень у середньому ${damage}; влучань без цілі ${wasted}`,
  specials: (side: Side, theatre: Theatre) =>
    `Особлива дія на кубиках ${OF[side]} (${PLACE[theatre]})`,
  specialsValue: (specials: string, played: boolean): string =>
    played
      ? `у середньому ${specials} за першу атаку: карти тактики`
      : `у середньому ${specials} за першу атаку; тут не діє, бо карт не розігрують`,
  generator: 'Генератор щитів',
  generatorValue: (cards: number, played: boolean): string =>
    played
      ? `${count(cards, CARDS)} наземної тактики щораунду`
      : `${count(cards, CARDS)} наземної тактики щораунду; тут не діє, бо карт не розігрують`,
  tactics: (side: Side, theatre: Theatre) => `Тактика лідера ${OF[side]} (${PLACE[theatre]})`,
  tacticsValue: (cards: number) => `${count(cards, CARDS)} на початку бою`,
  plans: '«Креслення Зірки смерті»',
  plansValue: (each: string, all: string) => `${each} за спробу, ${all} за весь бій`,
  retreats: (side: Side): string =>
    side === 'empire' ? 'Імперія відступає' : 'Повстанці відступають',

  assigns: (side: Side, policy: AssignPolicy) =>
    `${SIDE[side]} ${side === 'empire' ? 'призначає' : 'призначають'} пошкодження за одним правилом: ${POLICY[policy]}. Розпочату фігурку добивають, перш ніж перейти до наступної такого ж кольору. Людина за столом може вибирати інакше.`,
  directNote:
    'Спершу призначають звичайні влучання, тоді прямі: кожне дістається тій фігурці, яка за обраним правилом перша серед червоних і чорних.',
  doomedNote:
    'Хто загинув від першої атаки театру, все одно кидає кубики в другій: знищених прибирають наприкінці бойових дій. Тому без карт байдуже, хто атакує першим.',
  cardsNone:
    'Карт тактики ніхто не бере й не розігрує, а кубики з особливою дією нічого не дають. Значення тактики лідерів тут нічого не змінюють.',
  cardsPlayed:
    'Обидві фракції розігрують карти за одним правилом. «Зосередити вогонь» перекидає порожні грані; карти з пошкодженнями розігрують, щойно можна; кубик з особливою дією спершу оплачує карту з руки, інакше бере нову. Карту блокування розігрують лише тоді, коли вона рятує фігурку.',
  cardsSkipped:
    'Карт, що забороняють блок або відступ, звільняють від перевезення чи бомбардують з орбіти, у цьому розрахунку не розігрують; їх скидають, щоб оплатити блок.',
  retreatNever: 'Ніхто не відступає.',
  retreatAllowed:
    'Відступ вважаємо можливим: лідер у системі є, сусідня система годиться. Кораблі йдуть усі; з ними — найсильніші з тих, кому вистачило місця, передусім ті, хто лишився б перед ворогом. Решта б’ється далі.',
  plansNote:
    'Повстанці пробують «Креслення» щораунду, доки мають винищувач. Спершу ціль — добудована Зірка смерті.',
  stationNote: 'Зірка смерті не зазнає пошкоджень.',
  transports:
    'Самі лише транспортники проти кораблів Імперії гинуть наприкінці раунду, якщо не відступлять.',
  structures: 'Самі лише споруди проти наземних військ Імперії гинуть наприкінці раунду.',
  construction: 'Сама лише недобудована Зірка смерті проти кораблів повстанців гине.',
  helpless:
    'Якщо сама Зірка смерті через іонні гармати не кидає кубиків, кораблі повстанців мусять відступити або гинуть. Це правило є лише в російському довіднику.',
  markers: 'Жетони пошкоджень рахуємо зібраними на якнайменшій кількості фігурок.',
  leftOut:
    'Не пораховано: карти дій, прикріплювані кільця та знищені системи, де наземних бойових дій не буває.',
  exact: 'Відповідь точна: пораховано всі можливі кидки.',
  unfinished: (rounds: number) => `Пораховано ${count(rounds, ROUNDS)}; далі бій може тривати.`,
  sampled: (because: SampledBecause, plays: string, margin: string, seed: number) =>
    `${
      {
        cards: 'З картами тактики',
        retreat: 'З відступом',
        'ion-cannon': 'З іонною гарматою, коли б’ються в обох театрах,',
        'death-stars': 'З двома Зірками смерті, кресленнями та іонною гарматою',
        size: 'Для таких великих армій',
      }[because]
    } точного підрахунку немає: зіграно ${plays} боїв із початковим числом ${seed}. Похибка шансів — до ±${margin} (95 випадків зі 100).`,
};
