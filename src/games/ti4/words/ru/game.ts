import type { PlayerId, Pool } from '../../engine/action/types.ts';
import { UNIT_IDS } from '../../engine/data/units.ts';
import { TECHNOLOGY_IDS } from '../../engine/data/technologies.ts';
import type { Deed } from '../../engine/game/index.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { GameMessages, GameNames } from '../game.ts';

const { count } = grammarOf('ru');

const PLAYER: Readonly<Record<PlayerId, string>> = {
  red: 'Красный',
  blue: 'Синий',
  yellow: 'Жёлтый',
  green: 'Зелёный',
  purple: 'Фиолетовый',
  black: 'Чёрный',
};

const POOL: Readonly<Record<Pool, string>> = {
  tactic: 'тактический резерв',
  fleet: 'резерв флота',
  strategy: 'стратегический резерв',
};

const FROM: Readonly<Record<Pool | 'reserve', string>> = {
  tactic: 'из тактического резерва',
  fleet: 'из резерва флота',
  strategy: 'из стратегического резерва',
  reserve: 'из подкреплений',
};

const PHASE = {
  setup: 'подготовка',
  strategy: 'фаза стратегии',
  action: 'фаза действий',
  status: 'фаза статуса',
  agenda: 'фаза политики',
} as const;

const DRAWER = {
  goods: 'Товары и продукция',
  cards: 'Карты действий, секретные цели, обязательства',
  tokens: 'Жетоны приказов',
  units: 'Отряды',
  planets: 'Планеты',
  technologies: 'Технологии',
  points: 'Победные очки',
  council: 'Законы и спикер',
} as const;

const DEED: Readonly<Record<Deed, string>> = {
  'gain-good': 'получить товар',
  'lose-good': 'вернуть товар в запас',
  'gain-commodity': 'получить единицу продукции',
  'lose-commodity': 'вернуть единицу продукции в запас',
  'draw-action-card': 'взять карту действия',
  'discard-action-card': 'сбросить карту действия',
  'draw-secret': 'взять секретную цель',
  'return-secret': 'вернуть секретную цель в колоду',
  'play-note': 'выложить обязательство перед собой',
  'return-note': 'вернуть обязательство владельцу',
  'gain-token': 'получить жетон приказа',
  'lose-token': 'вернуть жетон приказа в подкрепления',
  'lay-token': 'положить в систему жетон приказа из подкреплений',
  'lift-token': 'забрать жетон приказа из системы в подкрепления',
  'add-unit': 'поставить отряд',
  'remove-unit': 'убрать отряд',
  'damage-unit': 'повредить отряд',
  'repair-unit': 'отремонтировать отряд',
  'ready-planet': 'восстановить карту планеты',
  'exhaust-planet': 'истощить карту планеты',
  'gain-planet': 'получить контроль над планетой',
  'lose-planet': 'потерять контроль над планетой',
  'gain-technology': 'получить технологию',
  'lose-technology': 'потерять технологию',
  'ready-technology': 'восстановить технологию',
  'exhaust-technology': 'истощить технологию',
  'gain-point': 'получить победное очко',
  'lose-point': 'потерять победное очко',
  'repeal-law': 'сбросить закон',
  'become-speaker': 'взять жетон спикера',
  'hold-zero': 'взять жетон «0» наалу',
};

const TYPE = { law: 'закон', directive: 'директива' } as const;
const ELECTS = {
  'for-against': '«за» или «против»',
  player: 'выбрать игрока',
  planet: 'выбрать планету',
} as const;

const EFFECT = {
  extra: 'ещё один голос',
  barred: 'не голосует',
  predicts: 'предсказывает решение',
} as const;

const points = (number: number): string => count(number, ['очко', 'очка', 'очков']);
const lower = (player: PlayerId): string => PLAYER[player].toLowerCase();
const stageOf = (stage: 1 | 2): string => (stage === 1 ? 'I' : 'II');
/** Objectives lie in two rows of five. */
const placeIn = (objective: number): number => (objective % 5) + 1;

const thing = (deed: Deed, of: string, names: GameNames): string => {
  if (deed.endsWith('-unit')) {
    const unit = UNIT_IDS.find((id) => id === of);
    return unit ? names.unit(unit) : of;
  }
  if (deed.endsWith('-planet')) return names.planet(of);
  if (deed.endsWith('-note')) return `${lower(of as PlayerId)} игрок`;
  if (deed === 'gain-token' || deed === 'lose-token') return POOL[of as Pool];
  if (deed === 'lay-token' || deed === 'lift-token') return names.system(of);
  if (deed === 'repeal-law') return String(Number(of) + 1);
  const technology = TECHNOLOGY_IDS.find((id) => id === of);
  return technology ? `«${names.technology(technology)}»` : of;
};

export const ru: GameMessages = {
  sides: PLAYER,
  phases: PHASE,
  drawers: DRAWER,
  deeds: DEED,
  draws: { speaker: 'жребий: кто спикер' },

  events: {
    'speaker-drawn': ({ player }) => `По жребию спикер — ${lower(player)} игрок.`,
    'faction-chosen': ({ player, faction }, names) =>
      `${PLAYER[player]} выбирает фракцию: ${names.faction(faction)}.`,
    'galaxy-ready': ({ systems }) =>
      `Галактика готова, систем в ней ${systems}. На Мекатол-Рексе лежит жетон хранителей.`,
    'forces-taken': ({ player, technologies }, names) =>
      `${PLAYER[player]} берёт карты планет, по 3 жетона приказов в тактический резерв и резерв флота, 2 в стратегический. Начальные технологии: ${
        technologies.length > 0
          ? technologies.map((id) => `«${names.technology(id)}»`).join(', ')
          : 'нет'
      }.`,
    'standing-bonus': ({ player, bonus }) =>
      `${PLAYER[player]}: свойство фракции меняет каждый его бросок в бою на ${bonus > 0 ? '+' : '−'}${Math.abs(bonus)}; его текст напечатан только на планшете фракции.`,
    'technology-taken': ({ player, technology }, names) =>
      `${PLAYER[player]} выбирает начальную технологию «${names.technology(technology)}».`,
    deployed: ({ player, units, planet }, names) =>
      `${PLAYER[player]} ставит в родной системе: ${names.units(units)} (${planet === null ? 'в космосе' : `планета ${names.planet(planet)}`}).`,
    'objectives-laid': () =>
      'Цели лежат в два ряда; спикер раскрывает 2 цели этапа I. Каждый берёт 2 секретные цели и оставляет себе одну.',
    'phase-began': ({ phase, round }) => `Раунд ${round}: ${PHASE[phase]}.`,
    'cannot-use': ({ player, card }, names) =>
      `${PLAYER[player]} не может применить второстепенное свойство карты ${names.quoted(card)}.`,
    'structure-fetched': ({ player, unit, system }, names) =>
      `${PLAYER[player]} возвращает фигурку в подкрепления: ${names.unit(unit)}, система ${names.system(system)}.`,
    'structure-placed': ({ player, unit, system, planet }, names) =>
      `${PLAYER[player]} ставит: ${names.unit(unit)} (${planet === null ? `космос, система ${names.system(system)}` : `планета ${names.planet(planet)}`}).`,
    'token-placed-at': ({ player, system, from }, names) =>
      `${PLAYER[player]} кладёт жетон приказа ${FROM[from]}: система ${names.system(system)}.`,
    'token-there-already': ({ player, system }, names) =>
      `Жетон приказа, который есть у игрока (${lower(player)}), уже лежит в системе ${names.system(system)}; второго там не будет.`,
    'system-guarded': ({ player, system }, names) =>
      `${PLAYER[player]} выбирает для «Дипломатии» систему ${names.system(system)}.`,
    'token-recalled': ({ player, system, pool }, names) =>
      `${PLAYER[player]} забирает жетон приказа из системы ${names.system(system)}. Теперь он здесь: ${POOL[pool]}.`,
    'objective-scored': ({ player, objective, stage }) =>
      `${PLAYER[player]} кладёт жетон контроля на общую цель ${placeIn(objective)} этапа ${stageOf(stage)}.`,
    'note-given': ({ player, to }) =>
      `Карту обязательства отдаёт ${lower(player)} игрок, берёт ${lower(to)}. Какую именно, знают лишь они.`,
    'agenda-effect': ({ player, extra, barred, predicts }) =>
      `${PLAYER[player]}: ${
        [
          ...(barred ? ['не может голосовать'] : []),
          ...(extra > 0 ? [`дополнительных голосов ${extra}`] : []),
          ...(predicts ? ['предскажет решение'] : []),
        ].join(', ') || 'эффектов нет'
      }.`,
    'no-agenda': () =>
      'Жетон хранителей ещё на Мекатол-Рексе: фазы политики нет, начинается новый раунд.',
    told: ({ player, deed, thing: of, place }, names) =>
      `По карте, ${lower(player)} игрок: ${DEED[deed]}${of === null ? '' : `, ${thing(deed, of, names)}`}${
        place === null ? '' : `, ${placeName(place, names)}`
      }.`,
    reshuffled: ({ deck }) =>
      deck === 'actions'
        ? 'Колода действий закончилась: сброс перемешивают, это новая колода.'
        : 'Колода политики закончилась: сброс перемешивают, это новая колода.',
    'zero-gone': () => 'Жетон «0» наалу убран из игры: за Клубок наалу уже никто не играет.',
    left: ({ player, speaker }) =>
      `${PLAYER[player]} выходит из игры: чужие обязательства возвращаются владельцам, его собственные — в коробку, карты действий — в сброс, секретные цели — в колоду.${
        speaker === null ? '' : ` Спикером становится ${lower(speaker)} игрок.`
      }`,
  },

  tasks: {
    'speaker-lot': () => 'Кому достанется жетон спикера?',
    'choose-faction': () => 'За какую фракцию играть?',
    'starting-technology': () => 'Какую начальную технологию взять?',
    deploy: ({ left: [unit] }, _, names) =>
      `На какую планету поставить отряд? ${sentence(names.unit(unit ?? 'infantry'))}`,
    turn: () => 'Что сделать в свой ход?',
    'turn-end': () => 'Действие выполнено. Что ещё до конца хода?',
    secondary: ({ card }, _, names) =>
      `Применить ли второстепенное свойство карты ${names.quoted(card)}?`,
    structure: () => 'Какое сооружение куда поставить?',
    'building-site': () => 'В какую систему положить жетон приказа?',
    guarded: () => 'Какую систему выбрать для «Дипломатии»?',
    'guard-from': () => 'В подкреплениях жетонов нет. Из какого резерва положить жетон приказа?',
    recall: () => 'Из какой системы забрать жетон приказа?',
    'recall-to': () => 'В какой резерв положить снятый жетон?',
    'home-dock': () => 'Какая база будет создавать отряды?',
    imperial: () => 'Какой общей цели достичь?',
    note: ({ to }) => `Какую карту обязательства отдать? Берёт её ${lower(to)} игрок.`,
    score: () => 'Каких целей достичь? Условия проверяет тот, кто читает карту.',
    'agenda-card': ({ vote }) => `Карта политики ${vote + 1}: что на ней?`,
    'agenda-deals': () => 'Заключать ли сделки во время этого голосования?',
    'vote-effects': () => 'Влияют ли на голосование какие-нибудь карты или свойства?',
    deeds: ({ of, why }) =>
      `${
        why === 'agenda'
          ? 'Что делает принятое решение?'
          : why === 'component'
            ? 'Что делает компонентное действие?'
            : 'Что делает карта?'
      } Кого это касается: ${lower(of)} игрок.`,
    deed: ({ of, drawer }) => `${DRAWER[drawer]}: что делает ${lower(of)} игрок?`,
    'deed-place': ({ unit }, _, names) => `Куда поставить? ${sentence(names.unit(unit))}`,
  },

  choices: {
    faction: ({ faction }, _, names) => sentence(names.faction(faction)),
    'starting-technology': ({ technology }, _, names) => `«${names.technology(technology)}»`,
    deploy: ({ planet }, _, names) => `Планета ${names.planet(planet)}`,
    strategic: ({ card }, _, names) => `Стратегическое действие: ${names.card(card)}`,
    tactical: () => 'Тактическое действие',
    component: () => 'Компонентное действие',
    'bacterial-weapon': ({ planet }, _, names) =>
      `Компонентное действие: «${names.technology('x-89-bacterial-weapon')}», планета ${names.planet(planet)}`,
    pass: () => 'Спасовать',
    bargain: () => 'Заключить сделку',
    'score-secret': () => 'Достичь секретной цели (1 очко)',
    'score-objective': ({ objective }, { objectives }) => {
      const stage = objectives[objective]?.stage ?? 1;
      return `Общая цель ${placeIn(objective)} этапа ${stageOf(stage)} (${points(stage)})`;
    },
    tell: () => 'Рассказать, что сделала карта',
    use: () => 'Применить',
    skip: () => 'Не применять',
    structure: ({ unit, place }, _, names) =>
      `${sentence(names.unit(unit))}: ${placeName(place, names)}`,
    fetch: ({ unit }, { board }, names) => `Забрать с поля: ${names.figure(board, unit)}`,
    site: ({ system }, _, names) => `Система ${names.system(system)}`,
    guard: ({ system }, _, names) => `Система ${names.system(system)}`,
    recall: ({ system }, _, names) => `Система ${names.system(system)}`,
    pool: ({ pool }) => sentence(POOL[pool]),
    dock: ({ unit }, { board }, names) => sentence(names.figure(board, unit)),
    note: ({ owner }) => `Обязательство, которое выдал ${lower(owner)} игрок`,
    'agenda-card': ({ type, elects }) => sentence(`${TYPE[type]}: ${ELECTS[elects]}`),
    'vote-effect': ({ player, effect }) => `${PLAYER[player]}: ${EFFECT[effect]}`,
    drawer: ({ drawer }) => DRAWER[drawer],
    whose: ({ player }) => `Касается другого: ${lower(player)} игрок`,
    deed: ({ deed, thing: of }, { board }, names) => {
      if (of === null) return sentence(DEED[deed]);
      const figure = board.units.some(({ id }) => id === of);
      return `${sentence(DEED[deed])}: ${figure ? names.figure(board, of) : thing(deed, of, names)}`;
    },
    at: ({ place }, _, names) => sentence(placeName(place, names)),
    done: (_, { agenda }) => {
      switch (agenda.at(-1)?.at) {
        case 'turn-end':
          return 'Закончить ход';
        case 'agenda-deals':
          return 'Сделок не будет';
        case 'deed':
        case 'deed-place':
          return 'Назад';
        case 'deeds':
          return 'Всё рассказано';
        case 'structure':
          return 'Не ставить';
        default:
          return 'Готово';
      }
    },
  },

  outcome: ({ winner, rounds }, { board }) => [
    winner === null
      ? 'Игра окончена, победителя нет.'
      : `Победил ${lower(winner)} игрок. Раундов сыграно: ${rounds}.`,
    ...board.players.map(
      (player) => `${PLAYER[player]}: ${points(board.sheets[player]?.points ?? 0)}.`,
    ),
  ],
};

/** Systems are called by the numbers of their tiles, planets by their names. */
const isSystem = (place: string): boolean => /^\d{1,2}$/.test(place);

function placeName(place: string, names: GameNames): string {
  return isSystem(place) ? `система ${names.system(place)}` : `планета ${names.planet(place)}`;
}
