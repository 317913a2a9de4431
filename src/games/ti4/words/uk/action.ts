import { POOLS } from '../../engine/action/types.ts';
import type {
  Ability,
  OpeningEffect,
  PlayerId,
  RollReason,
  Shown,
} from '../../engine/action/types.ts';
import { COLOURS, technologyOf } from '../../engine/data/technologies.ts';
import type { Colour, TechnologyId } from '../../engine/data/technologies.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { ActionMessages, ActionNames } from '../action.ts';
import { PLAYER, POOL } from './phrases.ts';

const { count } = grammarOf('uk');

const ROLL: Readonly<Record<RollReason, string>> = {
  opening: 'перевірка на початку бою',
  cannon: 'перевірка космічної гармати',
  barrage: 'перевірка загороджувального вогню',
  combat: 'бойова перевірка',
  bombardment: 'перевірка бомбардування',
  defense: 'перевірка космічної гармати',
  ground: 'бойова перевірка',
};

const hitCount = (hits: number): string => count(hits, ['влучання', 'влучання', 'влучань']);
const diceCount = (number: number): string => count(number, ['кістка', 'кістки', 'кісток']);
const points = (number: number): string => count(number, ['очко', 'очки', 'очок']);

const signed = (bonus: number): string =>
  bonus === 0 ? '' : `${bonus > 0 ? '+' : '−'}${Math.abs(bonus)}`;

const die =
  (names: ActionNames) =>
  ({ type, value, bonus, hit }: Shown): string =>
    `${names.unit(type)} ${value}${signed(bonus)}${hit ? ' (влучання)' : ''}`;

const WHY: Readonly<
  Record<RollReason | 'retreat' | 'control' | 'blockade' | 'technology', string>
> = {
  opening: 'початок бою',
  cannon: 'космічна гармата',
  barrage: 'загороджувальний вогонь',
  combat: 'космічний бій',
  bombardment: 'бомбардування',
  defense: 'космічна гармата',
  ground: 'наземний бій',
  retreat: 'не може відступити',
  control: 'планету захоплено',
  technology: 'дія технології',
  blockade: 'база під блокадою',
};

/** No booklet prints the names of the others. */
const ABILITY: Readonly<Record<Ability, string>> = {
  ambush: 'властивість фракції',
  harrow: 'властивість «Килимове бомбардування»',
  indoctrination: 'властивість фракції',
  flagship: 'властивість флагмана',
};

const OPENING: Readonly<Record<OpeningEffect, string>> = {
  'assault-cannon': 'Який корабель, крім винищувачів, віддати на знищення?',
  ambush: 'Чи стріляти на початку бою 2 крейсерами чи есмінцями?',
  'dimensional-splicer': 'У який чужий корабель влучити на початку бою?',
  'impulse-core': 'Чи знищити свій крейсер або есмінець, щоб дати 1 влучання?',
};

const WHAT = { resources: 'ресурсів', influence: 'впливу' } as const;

const COLOUR: Readonly<Record<Colour, string>> = {
  propulsion: 'синя',
  biotic: 'зелена',
  cybernetic: 'жовта',
  warfare: 'червона',
};

const needsOf = (technology: TechnologyId): string => {
  const { needs } = technologyOf(technology);
  const parts = COLOURS.flatMap((colour) => {
    const need = needs[colour] ?? 0;
    return need > 0 ? [need === 1 ? COLOUR[colour] : `${COLOUR[colour]} ×${need}`] : [];
  });
  return parts.length > 0 ? `вимоги: ${parts.join(', ')}` : 'без вимог';
};

export const board = {
  system: (name: string) => `Система ${name}`,
  active: 'активна система',
  empty: 'загонів немає',
  space: 'у космосі',
  damaged: 'пошкоджено',
  token: 'жетон наказу',
  control: 'контролює',
  exhausted: 'карту виснажено',
  custodians: 'жетон охоронців',
  pools: (tactic: number, fleet: number, strategy: number) =>
    `жетони: тактика ${tactic}, флот ${fleet}, стратегія ${strategy}`,
  goods: (goods: number) => `товари: ${goods}`,
  points: (number: number) => `очки: ${number}`,
  round: (round: number) => `раунд бою ${round}`,
  technologies: 'Технології',
  none: 'немає',
  colours: COLOUR,
  upgrades: 'поліпшення',
  planets: 'Планети',
  specialty: 'спеціалізація',
  resources: (number: number) => `ресурси ${number}`,
  wealth: (resources: number, influence: number) => `ресурси ${resources}, вплив ${influence}`,
  ship: (move: number, capacity: number) => `політ ${move}, місць на борту ${capacity}`,
  cost: (cost: number, pair: boolean) => `вартість ${cost}${pair ? ' за два' : ''}`,
  key: 'Позначки',
  signs: {
    planet: 'коло — планета',
    token: 'кружок скраю — жетон наказу',
    'asteroid-field': 'камені — поле астероїдів',
    'gravity-rift': 'спіраль — гравітаційний розлом',
    nebula: 'хмара — туманність',
    supernova: 'спалах — наднова',
  },
  letters: { red: 'Чв', blue: 'С', yellow: 'Ж', green: 'З', purple: 'Ф', black: 'Чн' },
  anomalies: {
    'asteroid-field': 'поле астероїдів',
    'gravity-rift': 'гравітаційний розлом',
    nebula: 'туманність',
    supernova: 'наднова',
  },
  wormholes: { alpha: 'червоточина α', beta: 'червоточина β', delta: 'червоточина δ' },
};

export const uk: ActionMessages = {
  sides: PLAYER,

  events: {
    activated: ({ player, system, left }, names) =>
      `${PLAYER[player]} активує систему ${names.system(system)}. У тактичному резерві лишилося жетонів: ${left}.`,
    'ship-declared': ({ type, path, reach }, names) =>
      `${sentence(names.unit(type))} рушає: ${path.map(names.system).join(' → ')}. Значення польоту на цьому шляху: ${reach}.`,
    'unit-loaded': ({ type, from, ship }, names) =>
      `${sentence(names.unit(ship))} бере на борт: ${names.unit(type)}, система ${names.system(from)}.`,
    'rift-rolled': ({ type, value, lost }, names) =>
      `Гравітаційний розлом, ${names.unit(type)}: випало ${value}. ${lost ? 'Корабель утрачено.' : 'Корабель летить далі.'}`,
    'cargo-lost': ({ units }, names) => `Розлом забирає з поля: ${names.units(units)}.`,
    'ships-arrived': ({ system, units }, names) =>
      `До системи ${names.system(system)} прибувають: ${names.units(units)}.`,
    'nothing-moved': ({ player }) => `${PLAYER[player]} не переміщує кораблів.`,
    'unit-removed': ({ type, system, reason }, names) =>
      `${sentence(names.unit(type))} повертається в підкріплення (система ${names.system(system)}): ${
        reason === 'fleet' ? 'замало жетонів у резерві флоту' : 'забракло місць на борту'
      }.`,
    'cannon-began': () => 'Космічна гармата: атака. Першим вирішує гравець ліворуч від активного.',
    'cannon-skipped': () => 'З космічної гармати нема кому або нема по кому стріляти.',
    fired: ({ player, why, target, dice }) =>
      `${PLAYER[player]}: ${WHY[why]}, ціль — ${PLAYER[target].toLowerCase()} гравець, ${diceCount(dice)}.`,
    'fire-held': ({ player, why }) =>
      `${PLAYER[player]} ${why === 'opening' ? 'не застосовує властивості' : 'не стріляє'} (${WHY[why]}).`,
    'technology-exhausted': ({ player, technology }, names) =>
      `${PLAYER[player]} виснажує технологію «${names.technology(technology)}».`,
    'technology-applied': ({ player, technology }, names) =>
      `${PLAYER[player]}: діє технологія «${names.technology(technology)}»; її текст надруковано лише на карті.`,
    'ability-applied': ({ player, ability }) =>
      `${PLAYER[player]}: діє ${ABILITY[ability]}; її текст надруковано лише на планшеті фракції.`,
    repaired: ({ player, type }, names) => `${PLAYER[player]}: відремонтовано ${names.unit(type)}.`,
    converted: ({ player, type, from }, names) =>
      `${PLAYER[player]} замінює своїм чужий загін: ${names.unit(type)} (був ${PLAYER[from].toLowerCase()}).`,
    rolled: ({ player, why, shown, hits }, names) =>
      `${PLAYER[player]}, ${ROLL[why]}: ${shown.map(die(names)).join(', ')}. Разом ${hitCount(hits)}.`,
    rerolled: ({ type, before, value }, names) =>
      `Кістку перекинуто (${names.unit(type)}): було ${before}, стало ${value}.`,
    sustained: ({ player, type, cancelled }, names) =>
      `${PLAYER[player]}: ${names.unit(type)} зазнає пошкоджень і скасовує ${hitCount(cancelled)}.`,
    'unit-destroyed': ({ player, type, why }, names) =>
      `${PLAYER[player]} утрачає загін: ${names.unit(type)} (${WHY[why]}).`,
    'hits-lost': ({ player, hits }) =>
      `${PLAYER[player]}: більше нема кому призначити, пропадає ${hitCount(hits)}.`,
    'combat-skipped': () => 'Космічного бою немає: кораблі в системі має щонайбільше один гравець.',
    'combat-began': ({ attacker, defender }) =>
      `Космічний бій. Нападає ${PLAYER[attacker].toLowerCase()}, обороняється ${PLAYER[defender].toLowerCase()}.`,
    'no-barrage': () => 'Загороджувального вогню немає.',
    'barrage-ended-combat': () => 'Загороджувальний вогонь знищив останні кораблі, бій закінчено.',
    'combat-round': ({ round }) => `Раунд космічного бою ${round}.`,
    'retreat-announced': ({ player }) => `${PLAYER[player]} оголошує про відступ.`,
    'retreat-declined': ({ player }) => `${PLAYER[player]} лишається.`,
    'retreat-cancelled': ({ player }) =>
      `${PLAYER[player]} не відступає: суперник уже не має кораблів.`,
    retreated: ({ player, to, units }, names) =>
      `${PLAYER[player]} відступає до системи ${names.system(to)}: ${names.units(units)}.`,
    'retreat-token': ({ system, from }, names) => {
      if (from === 'there') return `У системі ${names.system(system)} нового жетона не кладуть.`;
      const source = from === 'reinforcements' ? 'підкріплення' : POOL[from];
      return `До системи ${names.system(system)} кладуть жетон наказу (${source}).`;
    },
    'combat-ended': ({ winner }) =>
      winner === null
        ? 'Космічний бій закінчено: нічия.'
        : `Космічний бій закінчено, переміг ${PLAYER[winner].toLowerCase()}.`,
    'invasion-skipped': () => 'Завоювання немає: нема кому висаджуватися й бомбардувати.',
    'invasion-began': ({ system }, names) => `Завоювання в системі ${names.system(system)}.`,
    'bombardment-aimed': ({ type, planet }, names) =>
      `${sentence(names.unit(type))} бомбардує планету ${names.planet(planet)}.`,
    'no-bombardment': () => 'Бомбардування не буде.',
    'custodians-removed': ({ player, points: number }) =>
      `${PLAYER[player]} забирає жетон охоронців. Переможних очок тепер ${number}.`,
    'custodians-stay': () => 'Жетон охоронців лишається на Мекатол-Рексі.',
    landed: ({ type, planet }, names) =>
      `${sentence(names.unit(type))} висаджується на планету ${names.planet(planet)}.`,
    'nobody-landed': () => 'Ніхто не висаджується.',
    'planet-next': ({ planet }, names) => `Черга планети ${names.planet(planet)}.`,
    'ground-round': ({ planet, round }, names) =>
      `Наземний бій, планета ${names.planet(planet)}, раунд ${round}.`,
    'ground-ended': ({ planet, winner }, names) =>
      winner === null
        ? `Наземний бій на планеті ${names.planet(planet)} закінчено нічиєю.`
        : `Наземний бій на планеті ${names.planet(planet)} виграв ${PLAYER[winner].toLowerCase()}.`,
    'control-gained': ({ player, planet }, names) =>
      `${PLAYER[player]} здобуває контроль над планетою ${names.planet(planet)}; карта планети лежить виснаженою.`,
    'control-kept': ({ player, planet }, names) =>
      `Планету ${names.planet(planet)} далі контролює ${PLAYER[player].toLowerCase()}.`,
    'control-none': ({ planet }, names) =>
      `Контролю над планетою ${names.planet(planet)} ніхто не здобуває.`,
    'production-began': ({ player, limit }) =>
      `${PLAYER[player]} може створити загонів: щонайбільше ${limit}.`,
    'production-skipped': () => 'Загонів із «Виробництвом» в активній системі немає.',
    ordered: ({ type, count: number, cost, planet }, names) =>
      `Замовлено: ${names.counted(type, number)}, ціна ${cost}${planet === null ? '' : `, планета ${names.planet(planet)}`}.`,
    'taken-back': ({ type, system }, names) =>
      `Фігурку забрано з поля: ${names.unit(type)}, система ${names.system(system)}.`,
    'planet-exhausted': ({ planet, gives, what }, names) =>
      what === 'specialty'
        ? `Планету ${names.planet(planet)} виснажено: одну вимогу технології проігноровано.`
        : `Планету ${names.planet(planet)} виснажено: ${points(gives)} ${WHAT[what]}.`,
    'good-spent': ({ what }) => `Витрачено товар: 1 очко ${WHAT[what]}.`,
    paid: ({ need, wasted }) =>
      wasted > 0 ? `Заплачено ${need}, пропадає ${points(wasted)}.` : `Заплачено ${need}.`,
    produced: ({ unit, count: number, planet }, names) =>
      `Створено: ${names.counted(unit, number)}${planet === null ? ' (у космосі)' : ` (планета ${names.planet(planet)})`}.`,
    'nothing-produced': ({ player }) => `${PLAYER[player]} нічого не створює.`,
    researched: ({ player, technology }, names) =>
      `${PLAYER[player]} досліджує технологію «${names.technology(technology)}».`,
    'not-researched': ({ player }) => `${PLAYER[player]} нічого не досліджує.`,
    won: ({ player }) => `Перемагає ${PLAYER[player].toLowerCase()} гравець.`,
    eliminated: ({ player, units }) =>
      `${PLAYER[player]} вибуває з гри: він не має ні наземних військ, ні «Виробництва», ні планет. Усі його компоненти повертають у коробку${units > 0 ? `, загонів з поля: ${units}` : ''}. Що буде з його картами, сказано в правилах поряд.`,
    'action-ended': () => 'Тактичну дію завершено.',
  },

  tasks: {
    activate: () => 'Яку систему активувати?',
    move: () => 'Які кораблі рушають і кого везуть?',
    rifts: () => 'Кинути за кораблі в гравітаційному розломі: 1–3 забирає корабель',
    limits: ({ system }, _, names) =>
      `Який зайвий загін прибрати із системи ${names.system(system)}?`,
    cannon: () => 'Чи стріляти з космічної гармати?',
    roll: ({ why, dice }) => `${sentence(ROLL[why])}: ${diceCount(dice.length)}`,
    reroll: () => 'Чи перекинути якусь кістку?',
    'reroll-die': () => 'Перекинути кістку',
    hits: ({ player }, { hits }) => `Як призначити ${hitCount(hits[player] ?? 0)}?`,
    opening: ({ effect }) => OPENING[effect],
    mend: () => 'Який пошкоджений корабель відремонтувати?',
    indoctrinate: () => 'Чи заплатити 2 очки впливу й замінити чужу піхоту своєю?',
    grid: () => 'Чи виснажити технологію, щоб нападник не кидав кісток у цьому раунді?',
    harrow: ({ planet }, _, names) => `Чи бомбардувати ще раз планету ${names.planet(planet)}?`,
    barrage: () => 'Чи вести загороджувальний вогонь?',
    announce: () => 'Чи оголосити про відступ?',
    retreat: () => 'Куди відступити?',
    'retreat-cargo': () => 'Кому не вистачить місця на борту?',
    'retreat-token': () => 'З якого резерву покласти жетон наказу?',
    bombard: () => 'Що і яку планету бомбардує?',
    custodians: () => 'Чи вилучити жетон охоронців за 6 очок впливу?',
    commit: () => 'Кого і на яку планету висадити?',
    defense: ({ planet }, _, names) => `Чи стріляти з планети ${names.planet(planet)}?`,
    order: () => 'Яка планета наступна?',
    produce: () => 'Що створити?',
    pay: ({ with: what, need, paid }) =>
      `Чим платити? Лишилося ${points(need - paid)} ${WHAT[what]}.`,
    research: () => 'Яку технологію дослідити?',
    'research-again': () => 'Чи витратити 6 очок ресурсів і дослідити ще одну технологію?',
  },

  choices: {
    activate: ({ system }, _, names) => `Система ${names.system(system)}`,
    move: ({ unit, path }, state, names) =>
      `${sentence(names.figure(state, unit))}: ${path.map(names.system).join(' → ')}`,
    load: ({ ship, unit }, state, names) =>
      `Узяти на борт: ${names.figure(state, unit)} (${names.unit(state.units.find(({ id }) => id === ship)?.type ?? 'carrier')})`,
    depart: (_, { agenda }) => {
      const frame = agenda.at(-1);
      return frame?.at === 'move' && frame.moves.length > 0
        ? 'Усіх названо, рушати'
        : 'Нічого не переміщувати';
    },
    fire: ({ target }) => `Стріляти, ціль — ${PLAYER[target].toLowerCase()} гравець`,
    hold: (_, state) => {
      const at = state.agenda.at(-1)?.at;
      if (at === 'custodians') return 'Не вилучати';
      return at === 'opening' || at === 'grid' || at === 'indoctrinate'
        ? 'Не застосовувати'
        : 'Не стріляти';
    },
    'exhaust-technology': ({ technology }, _, names) =>
      `Виснажити «${names.technology(technology)}»`,
    sustain: ({ unit }, state, names) => `Зазнати пошкоджень: ${names.figure(state, unit)}`,
    destroy: ({ unit }, state, names) => `Знищити: ${names.figure(state, unit)}`,
    aim: ({ unit }, state, names) => `Влучити: ${names.figure(state, unit)}`,
    repair: ({ unit }, state, names) => `Відремонтувати: ${names.figure(state, unit)}`,
    convert: ({ unit }, state, names) => `Замінити: ${names.figure(state, unit)}`,
    announce: () => 'Оголосити про відступ',
    stay: () => 'Не відступати',
    reroll: ({ die: at }, state, names) => {
      const frame = state.agenda.at(-1);
      const type = frame?.at === 'reroll' ? frame.dice[at]?.type : undefined;
      const value = frame?.at === 'reroll' ? frame.shown[at] : undefined;
      return `Перекинути: ${names.unit(type ?? 'fighter')}, випало ${value ?? 0}`;
    },
    keep: () => 'Лишити як є',
    retreat: ({ to }, _, names) => `Система ${names.system(to)}`,
    leave: ({ unit }, state, names) => sentence(names.figure(state, unit)),
    'token-from': ({ pool }) => sentence(POOL[pool]),
    remove: ({ unit }, state, names) => sentence(names.figure(state, unit)),
    bombard: ({ unit, planet }, state, names) =>
      `${sentence(names.figure(state, unit))}, планета ${names.planet(planet)}`,
    land: ({ unit, planet }, state, names) =>
      `${sentence(names.figure(state, unit))}: на планету ${names.planet(planet)}`,
    custodians: () => 'Вилучити жетон охоронців',
    planet: ({ planet }, _, names) => `Планета ${names.planet(planet)}`,
    build: ({ unit, count: number, planet }, _, names) =>
      sentence(
        `${names.counted(unit, number)}${planet === null ? '' : `: планета ${names.planet(planet)}`}`,
      ),
    'take-back': ({ unit }, state, names) => `Забрати фігурку: ${names.figure(state, unit)}`,
    exhaust: ({ planet }, _, names) => `Виснажити планету ${names.planet(planet)}`,
    'spend-good': () => 'Витратити товар',
    research: ({ technology }, _, names) =>
      `Технологія «${names.technology(technology)}» (${needsOf(technology)})`,
    'ignore-with': ({ planet }, _, names) =>
      `Проігнорувати вимогу, виснаживши планету ${names.planet(planet)}`,
    'research-again': () => 'Витратити 6 очок ресурсів',
    done: () => 'Досить',
  },

  outcome: (_, state) =>
    Object.entries(state.sheets).map(
      ([player, sheet]) =>
        `${PLAYER[player as PlayerId]}: ${POOLS.map((pool) => `${POOL[pool]} ${sheet[pool]}`).join(', ')}.`,
    ),

  board,
};
