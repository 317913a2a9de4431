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

const { count } = grammarOf('ru');

const ROLL: Readonly<Record<RollReason, string>> = {
  opening: 'проверка в начале боя',
  cannon: 'проверка космической пушки',
  barrage: 'проверка заградительного огня',
  combat: 'боевая проверка',
  bombardment: 'проверка бомбардировки',
  defense: 'проверка космической пушки',
  ground: 'боевая проверка',
};

const hitCount = (hits: number): string => count(hits, ['попадание', 'попадания', 'попаданий']);
const diceCount = (number: number): string => count(number, ['кость', 'кости', 'костей']);
const points = (number: number): string => count(number, ['очко', 'очка', 'очков']);

const signed = (bonus: number): string =>
  bonus === 0 ? '' : `${bonus > 0 ? '+' : '−'}${Math.abs(bonus)}`;

const die =
  (names: ActionNames) =>
  ({ type, value, bonus, hit }: Shown): string =>
    `${names.unit(type)} ${value}${signed(bonus)}${hit ? ' (попадание)' : ''}`;

const WHY: Readonly<
  Record<RollReason | 'retreat' | 'control' | 'blockade' | 'technology', string>
> = {
  opening: 'начало боя',
  cannon: 'космическая пушка',
  barrage: 'заградительный огонь',
  combat: 'космический бой',
  bombardment: 'бомбардировка',
  defense: 'космическая пушка',
  ground: 'наземный бой',
  retreat: 'не может отступить',
  control: 'планета захвачена',
  technology: 'действие технологии',
  blockade: 'база под блокадой',
};

/** No booklet prints the names of the others. */
const ABILITY: Readonly<Record<Ability, string>> = {
  ambush: 'свойство фракции',
  harrow: 'свойство «Ковровая бомбардировка»',
  indoctrination: 'свойство фракции',
  flagship: 'свойство флагмана',
};

const OPENING: Readonly<Record<OpeningEffect, string>> = {
  'assault-cannon': 'Какой корабль, кроме истребителей, отдать на уничтожение?',
  ambush: 'Стрелять ли в начале боя 2 крейсерами или эсминцами?',
  'dimensional-splicer': 'В какой чужой корабль попасть в начале боя?',
  'impulse-core': 'Уничтожить ли свой крейсер или эсминец ради 1 попадания?',
};

const WHAT = { resources: 'ресурсов', influence: 'влияния' } as const;

const COLOUR: Readonly<Record<Colour, string>> = {
  propulsion: 'синяя',
  biotic: 'зелёная',
  cybernetic: 'жёлтая',
  warfare: 'красная',
};

const needsOf = (technology: TechnologyId): string => {
  const { needs } = technologyOf(technology);
  const parts = COLOURS.flatMap((colour) => {
    const need = needs[colour] ?? 0;
    return need > 0 ? [need === 1 ? COLOUR[colour] : `${COLOUR[colour]} ×${need}`] : [];
  });
  return parts.length > 0 ? `требования: ${parts.join(', ')}` : 'без требований';
};

export const ru: ActionMessages = {
  sides: PLAYER,

  events: {
    activated: ({ player, system, left }, names) =>
      `${PLAYER[player]} активирует систему ${names.system(system)}. В тактическом резерве осталось жетонов: ${left}.`,
    'ship-declared': ({ type, path, reach }, names) =>
      `${sentence(names.unit(type))} отправляется: ${path.map(names.system).join(' → ')}. Значение полёта на этом пути: ${reach}.`,
    'unit-loaded': ({ type, from, ship }, names) =>
      `${sentence(names.unit(ship))} берёт на борт: ${names.unit(type)}, система ${names.system(from)}.`,
    'rift-rolled': ({ type, value, lost }, names) =>
      `Гравитационный разлом, ${names.unit(type)}: выпало ${value}. ${lost ? 'Корабль потерян.' : 'Корабль летит дальше.'}`,
    'cargo-lost': ({ units }, names) => `Разлом забирает с поля: ${names.units(units)}.`,
    'ships-arrived': ({ system, units }, names) =>
      `В систему ${names.system(system)} прибывают: ${names.units(units)}.`,
    'nothing-moved': ({ player }) => `${PLAYER[player]} не перемещает кораблей.`,
    'unit-removed': ({ type, system, reason }, names) =>
      `${sentence(names.unit(type))} возвращается в подкрепления (система ${names.system(system)}): ${
        reason === 'fleet' ? 'мало жетонов в резерве флота' : 'не хватило мест на борту'
      }.`,
    'cannon-began': () => 'Космическая пушка: атака. Первым решает игрок слева от активного.',
    'cannon-skipped': () => 'Из космической пушки стрелять некому или не в кого.',
    fired: ({ player, why, target, dice }) =>
      `${PLAYER[player]}: ${WHY[why]}, цель — ${PLAYER[target].toLowerCase()} игрок, ${diceCount(dice)}.`,
    'fire-held': ({ player, why }) =>
      `${PLAYER[player]} ${why === 'opening' ? 'не применяет свойства' : 'не стреляет'} (${WHY[why]}).`,
    'technology-exhausted': ({ player, technology }, names) =>
      `${PLAYER[player]} истощает технологию «${names.technology(technology)}».`,
    'technology-applied': ({ player, technology }, names) =>
      `${PLAYER[player]}: действует технология «${names.technology(technology)}»; её текст напечатан только на карте.`,
    'ability-applied': ({ player, ability }) =>
      `${PLAYER[player]}: действует ${ABILITY[ability]}; его текст напечатан только на планшете фракции.`,
    repaired: ({ player, type }, names) => `${PLAYER[player]}: отремонтирован ${names.unit(type)}.`,
    converted: ({ player, type, from }, names) =>
      `${PLAYER[player]} заменяет своим чужой отряд: ${names.unit(type)} (был ${PLAYER[from].toLowerCase()}).`,
    rolled: ({ player, why, shown, hits }, names) =>
      `${PLAYER[player]}, ${ROLL[why]}: ${shown.map(die(names)).join(', ')}. Всего ${hitCount(hits)}.`,
    rerolled: ({ type, before, value }, names) =>
      `Кость переброшена (${names.unit(type)}): было ${before}, стало ${value}.`,
    sustained: ({ player, type, cancelled }, names) =>
      `${PLAYER[player]}: ${names.unit(type)} получает повреждения и отменяет ${hitCount(cancelled)}.`,
    'unit-destroyed': ({ player, type, why }, names) =>
      `${PLAYER[player]} теряет отряд: ${names.unit(type)} (${WHY[why]}).`,
    'hits-lost': ({ player, hits }) =>
      `${PLAYER[player]}: назначить больше некому, пропадает ${hitCount(hits)}.`,
    'combat-skipped': () =>
      'Космического боя нет: корабли в системе есть не более чем у одного игрока.',
    'combat-began': ({ attacker, defender }) =>
      `Космический бой. Нападает ${PLAYER[attacker].toLowerCase()}, обороняется ${PLAYER[defender].toLowerCase()}.`,
    'no-barrage': () => 'Заградительного огня нет.',
    'barrage-ended-combat': () => 'Заградительный огонь уничтожил последние корабли, бой окончен.',
    'combat-round': ({ round }) => `Раунд космического боя ${round}.`,
    'retreat-announced': ({ player }) => `${PLAYER[player]} объявляет об отступлении.`,
    'retreat-declined': ({ player }) => `${PLAYER[player]} остаётся.`,
    'retreat-cancelled': ({ player }) =>
      `${PLAYER[player]} не отступает: у соперника больше нет кораблей.`,
    retreated: ({ player, to, units }, names) =>
      `${PLAYER[player]} отступает в систему ${names.system(to)}: ${names.units(units)}.`,
    'retreat-token': ({ system, from }, names) => {
      if (from === 'there') return `В систему ${names.system(system)} нового жетона не кладут.`;
      const source = from === 'reinforcements' ? 'подкрепления' : POOL[from];
      return `В систему ${names.system(system)} кладут жетон приказа (${source}).`;
    },
    'combat-ended': ({ winner }) =>
      winner === null
        ? 'Космический бой окончен: ничья.'
        : `Космический бой окончен, победил ${PLAYER[winner].toLowerCase()}.`,
    'invasion-skipped': () => 'Вторжения нет: высаживаться и бомбардировать некому.',
    'invasion-began': ({ system }, names) => `Вторжение в системе ${names.system(system)}.`,
    'bombardment-aimed': ({ type, planet }, names) =>
      `${sentence(names.unit(type))} бомбардирует планету ${names.planet(planet)}.`,
    'no-bombardment': () => 'Бомбардировки не будет.',
    'custodians-removed': ({ player, points: number }) =>
      `${PLAYER[player]} забирает жетон хранителей. Победных очков теперь ${number}.`,
    'custodians-stay': () => 'Жетон хранителей остаётся на Мекатол-Рексе.',
    landed: ({ type, planet }, names) =>
      `${sentence(names.unit(type))} высаживается на планету ${names.planet(planet)}.`,
    'nobody-landed': () => 'Никто не высаживается.',
    'planet-next': ({ planet }, names) => `Следующая планета: ${names.planet(planet)}.`,
    'ground-round': ({ planet, round }, names) =>
      `Наземный бой, планета ${names.planet(planet)}, раунд ${round}.`,
    'ground-ended': ({ planet, winner }, names) =>
      winner === null
        ? `Наземный бой, планета ${names.planet(planet)}: ничья.`
        : `Наземный бой, планета ${names.planet(planet)}: победил ${PLAYER[winner].toLowerCase()}.`,
    'control-gained': ({ player, planet }, names) =>
      `${PLAYER[player]} получает контроль, планета ${names.planet(planet)}; карта планеты лежит истощённой.`,
    'control-kept': ({ player, planet }, names) =>
      `Планету ${names.planet(planet)} по-прежнему контролирует ${PLAYER[player].toLowerCase()}.`,
    'control-none': ({ planet }, names) =>
      `Планета ${names.planet(planet)}: контроля никто не получает.`,
    'production-began': ({ player, limit }) =>
      `${PLAYER[player]} может создать отрядов: не больше ${limit}.`,
    'production-skipped': () => 'Отрядов с «Производством» в активной системе нет.',
    ordered: ({ type, count: number, cost, planet }, names) =>
      `Заказано: ${names.counted(type, number)}, цена ${cost}${planet === null ? '' : `, планета ${names.planet(planet)}`}.`,
    'taken-back': ({ type, system }, names) =>
      `Фигурка снята с поля: ${names.unit(type)}, система ${names.system(system)}.`,
    'planet-exhausted': ({ planet, gives, what }, names) =>
      what === 'specialty'
        ? `Карта планеты ${names.planet(planet)} истощена: одно требование технологии не действует.`
        : `Карта планеты ${names.planet(planet)} истощена: ${points(gives)} ${WHAT[what]}.`,
    'good-spent': ({ what }) => `Потрачен товар: 1 очко ${WHAT[what]}.`,
    paid: ({ need, wasted }) =>
      wasted > 0 ? `Уплачено ${need}, пропадает ${points(wasted)}.` : `Уплачено ${need}.`,
    produced: ({ unit, count: number, planet }, names) =>
      `Создано: ${names.counted(unit, number)}${planet === null ? ' (в космосе)' : ` (планета ${names.planet(planet)})`}.`,
    'nothing-produced': ({ player }) => `${PLAYER[player]} ничего не создаёт.`,
    researched: ({ player, technology }, names) =>
      `${PLAYER[player]} исследует технологию «${names.technology(technology)}».`,
    'not-researched': ({ player }) => `${PLAYER[player]} ничего не исследует.`,
    won: ({ player }) => `Побеждает ${PLAYER[player].toLowerCase()} игрок.`,
    eliminated: ({ player, units }) =>
      `${PLAYER[player]} выбывает из игры: у него нет ни наземных войск, ни «Производства», ни планет. Все его компоненты возвращают в коробку${units > 0 ? `, отрядов с поля: ${units}` : ''}. Что будет с его картами, сказано в правилах рядом.`,
    'action-ended': () => 'Тактическое действие завершено.',
  },

  tasks: {
    activate: () => 'Какую систему активировать?',
    move: () => 'Какие корабли отправляются и кого везут?',
    rifts: () => 'Бросить за корабли в гравитационном разломе: 1–3 забирает корабль',
    limits: ({ system }, _, names) =>
      `Какой лишний отряд убрать из системы ${names.system(system)}?`,
    cannon: () => 'Стрелять ли из космической пушки?',
    roll: ({ why, dice }) => `${sentence(ROLL[why])}: ${diceCount(dice.length)}`,
    reroll: () => 'Перебросить ли какую-нибудь кость?',
    'reroll-die': () => 'Перебросить кость',
    hits: ({ player }, { hits }) => `Как назначить ${hitCount(hits[player] ?? 0)}?`,
    opening: ({ effect }) => OPENING[effect],
    mend: () => 'Какой повреждённый корабль отремонтировать?',
    indoctrinate: () => 'Заплатить ли 2 очка влияния и заменить чужую пехоту своей?',
    grid: () => 'Истощить ли технологию, чтобы нападающий не бросал костей в этом раунде?',
    harrow: ({ planet }, _, names) => `Бомбардировать ли ещё раз планету ${names.planet(planet)}?`,
    barrage: () => 'Вести ли заградительный огонь?',
    announce: () => 'Объявить ли об отступлении?',
    retreat: () => 'Куда отступить?',
    'retreat-cargo': () => 'Кому не хватит места на борту?',
    'retreat-token': () => 'Из какого резерва положить жетон приказа?',
    bombard: () => 'Кто и какую планету бомбардирует?',
    custodians: () => 'Убрать ли жетон хранителей за 6 очков влияния?',
    commit: () => 'Кого и на какую планету высадить?',
    defense: ({ planet }, _, names) => `Стрелять с планеты ${names.planet(planet)}?`,
    order: () => 'Какая планета следующая?',
    produce: () => 'Что создать?',
    pay: ({ with: what, need, paid }) =>
      `Чем платить? Осталось ${points(need - paid)} ${WHAT[what]}.`,
    research: () => 'Какую технологию исследовать?',
    'research-again': () => 'Потратить ли 6 очков ресурсов и исследовать ещё одну технологию?',
  },

  choices: {
    activate: ({ system }, _, names) => `Система ${names.system(system)}`,
    move: ({ unit, path }, state, names) =>
      `${sentence(names.figure(state, unit))}: ${path.map(names.system).join(' → ')}`,
    load: ({ ship, unit }, state, names) =>
      `Взять на борт: ${names.figure(state, unit)} (${names.unit(state.units.find(({ id }) => id === ship)?.type ?? 'carrier')})`,
    depart: (_, { agenda }) => {
      const frame = agenda.at(-1);
      return frame?.at === 'move' && frame.moves.length > 0
        ? 'Все названы, отправиться'
        : 'Ничего не перемещать';
    },
    fire: ({ target }) => `Стрелять, цель — ${PLAYER[target].toLowerCase()} игрок`,
    hold: (_, state) => {
      const at = state.agenda.at(-1)?.at;
      if (at === 'custodians') return 'Не убирать';
      return at === 'opening' || at === 'grid' || at === 'indoctrinate'
        ? 'Не применять'
        : 'Не стрелять';
    },
    'exhaust-technology': ({ technology }, _, names) =>
      `Истощить «${names.technology(technology)}»`,
    sustain: ({ unit }, state, names) => `Получить повреждения: ${names.figure(state, unit)}`,
    destroy: ({ unit }, state, names) => `Уничтожить: ${names.figure(state, unit)}`,
    aim: ({ unit }, state, names) => `Попасть: ${names.figure(state, unit)}`,
    repair: ({ unit }, state, names) => `Отремонтировать: ${names.figure(state, unit)}`,
    convert: ({ unit }, state, names) => `Заменить: ${names.figure(state, unit)}`,
    announce: () => 'Объявить об отступлении',
    stay: () => 'Не отступать',
    reroll: ({ die: at }, state, names) => {
      const frame = state.agenda.at(-1);
      const type = frame?.at === 'reroll' ? frame.dice[at]?.type : undefined;
      const value = frame?.at === 'reroll' ? frame.shown[at] : undefined;
      return `Перебросить: ${names.unit(type ?? 'fighter')}, выпало ${value ?? 0}`;
    },
    keep: () => 'Оставить как есть',
    retreat: ({ to }, _, names) => `Система ${names.system(to)}`,
    leave: ({ unit }, state, names) => sentence(names.figure(state, unit)),
    'token-from': ({ pool }) => sentence(POOL[pool]),
    remove: ({ unit }, state, names) => sentence(names.figure(state, unit)),
    bombard: ({ unit, planet }, state, names) =>
      `${sentence(names.figure(state, unit))}, планета ${names.planet(planet)}`,
    land: ({ unit, planet }, state, names) =>
      `${sentence(names.figure(state, unit))}: на планету ${names.planet(planet)}`,
    custodians: () => 'Убрать жетон хранителей',
    planet: ({ planet }, _, names) => `Планета ${names.planet(planet)}`,
    build: ({ unit, count: number, planet }, _, names) =>
      sentence(
        `${names.counted(unit, number)}${planet === null ? '' : `: планета ${names.planet(planet)}`}`,
      ),
    'take-back': ({ unit }, state, names) => `Забрать фигурку: ${names.figure(state, unit)}`,
    exhaust: ({ planet }, _, names) => `Истощить карту планеты ${names.planet(planet)}`,
    'spend-good': () => 'Потратить товар',
    research: ({ technology }, _, names) =>
      `Технология «${names.technology(technology)}» (${needsOf(technology)})`,
    'ignore-with': ({ planet }, _, names) =>
      `Обойти требование, истощив карту планеты ${names.planet(planet)}`,
    'research-again': () => 'Потратить 6 очков ресурсов',
    done: () => 'Достаточно',
  },

  outcome: (_, state) =>
    Object.entries(state.sheets).map(
      ([player, sheet]) =>
        `${PLAYER[player as PlayerId]}: ${POOLS.map((pool) => `${POOL[pool]} ${sheet[pool]}`).join(', ')}.`,
    ),

  board: {
    system: (name) => `Система ${name}`,
    active: 'активная система',
    empty: 'отрядов нет',
    space: 'в космосе',
    damaged: 'повреждён',
    token: 'жетон приказа',
    control: 'контролирует',
    exhausted: 'карта истощена',
    custodians: 'жетон хранителей',
    pools: (tactic, fleet, strategy) =>
      `жетоны: тактика ${tactic}, флот ${fleet}, стратегия ${strategy}`,
    goods: (goods) => `товары: ${goods}`,
    points: (number) => `очки: ${number}`,
    round: (round) => `раунд боя ${round}`,
    technologies: 'Технологии',
    none: 'нет',
    colours: COLOUR,
    upgrades: 'улучшения',
    planets: 'Планеты',
    specialty: 'специализация',
    resources: (number) => `ресурсы ${number}`,
    wealth: (resources, influence) => `ресурсы ${resources}, влияние ${influence}`,
    ship: (move, capacity) => `полёт ${move}, мест на борту ${capacity}`,
    cost: (cost, pair) => `стоимость ${cost}${pair ? ' за два' : ''}`,
    key: 'Обозначения',
    signs: {
      planet: 'круг — планета',
      token: 'кружок с краю — жетон приказа',
      'asteroid-field': 'камни — поле астероидов',
      'gravity-rift': 'спираль — гравитационный разлом',
      nebula: 'облако — туманность',
      supernova: 'вспышка — сверхновая',
    },
    letters: { red: 'К', blue: 'С', yellow: 'Ж', green: 'З', purple: 'Ф', black: 'Ч' },
    anomalies: {
      'asteroid-field': 'поле астероидов',
      'gravity-rift': 'гравитационный разлом',
      nebula: 'туманность',
      supernova: 'сверхновая',
    },
    wormholes: { alpha: 'червоточина α', beta: 'червоточина β', delta: 'червоточина δ' },
  },
};
