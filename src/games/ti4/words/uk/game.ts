import type { PlayerId, Pool } from '../../engine/action/types.ts';
import { UNIT_IDS } from '../../engine/data/units.ts';
import { TECHNOLOGY_IDS } from '../../engine/data/technologies.ts';
import type { Deed } from '../../engine/game/index.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { GameMessages, GameNames } from '../game.ts';

const { count } = grammarOf('uk');

const PLAYER: Readonly<Record<PlayerId, string>> = {
  red: 'Червоний',
  blue: 'Синій',
  yellow: 'Жовтий',
  green: 'Зелений',
  purple: 'Фіолетовий',
  black: 'Чорний',
};

const POOL: Readonly<Record<Pool, string>> = {
  tactic: 'тактичний резерв',
  fleet: 'резерв флоту',
  strategy: 'стратегічний резерв',
};

const FROM: Readonly<Record<Pool | 'reserve', string>> = {
  tactic: 'із тактичного резерву',
  fleet: 'із резерву флоту',
  strategy: 'зі стратегічного резерву',
  reserve: 'з підкріплень',
};

const PHASE = {
  setup: 'приготування',
  strategy: 'фаза стратегії',
  action: 'фаза дій',
  status: 'фаза статусу',
  agenda: 'фаза засідання',
} as const;

const DRAWER = {
  goods: 'Товари й продукція',
  cards: 'Карти дій, секретні цілі, зобов’язання',
  tokens: 'Жетони наказів',
  units: 'Загони',
  planets: 'Планети',
  technologies: 'Технології',
  points: 'Переможні очки',
  council: 'Закони й речник',
} as const;

const DEED: Readonly<Record<Deed, string>> = {
  'gain-good': 'отримати товар',
  'lose-good': 'віддати товар у запас',
  'gain-commodity': 'отримати одиницю продукції',
  'lose-commodity': 'віддати одиницю продукції в запас',
  'draw-action-card': 'узяти карту дій',
  'discard-action-card': 'скинути карту дій',
  'draw-secret': 'узяти секретну ціль',
  'return-secret': 'повернути секретну ціль у колоду',
  'play-note': 'викласти зобов’язання перед собою',
  'return-note': 'повернути зобов’язання власникові',
  'gain-token': 'отримати жетон наказу',
  'lose-token': 'повернути жетон наказу в підкріплення',
  'lay-token': 'покласти в систему жетон наказу з підкріплень',
  'lift-token': 'забрати жетон наказу із системи в підкріплення',
  'add-unit': 'поставити загін',
  'remove-unit': 'прибрати загін',
  'damage-unit': 'пошкодити загін',
  'repair-unit': 'відремонтувати загін',
  'ready-planet': 'відновити планету',
  'exhaust-planet': 'виснажити планету',
  'gain-planet': 'здобути контроль над планетою',
  'lose-planet': 'утратити контроль над планетою',
  'gain-technology': 'отримати технологію',
  'lose-technology': 'утратити технологію',
  'ready-technology': 'відновити технологію',
  'exhaust-technology': 'виснажити технологію',
  'gain-point': 'набрати переможне очко',
  'lose-point': 'утратити переможне очко',
  'repeal-law': 'скинути закон',
  'become-speaker': 'узяти жетон речника',
  'hold-zero': 'узяти жетон «0» наалу',
};

const TYPE = { law: 'закон', directive: 'розпорядження' } as const;
const ELECTS = {
  'for-against': '«за» чи «проти»',
  player: 'вибрати гравця',
  planet: 'вибрати планету',
} as const;

const EFFECT = {
  extra: 'ще один голос',
  barred: 'не голосує',
  predicts: 'передбачає рішення',
} as const;

const points = (number: number): string => count(number, ['очко', 'очки', 'очок']);
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
  if (deed.endsWith('-note')) return `${lower(of as PlayerId)} гравець`;
  if (deed === 'gain-token' || deed === 'lose-token') return POOL[of as Pool];
  if (deed === 'lay-token' || deed === 'lift-token') return names.system(of);
  if (deed === 'repeal-law') return String(Number(of) + 1);
  const technology = TECHNOLOGY_IDS.find((id) => id === of);
  return technology ? `«${names.technology(technology)}»` : of;
};

export const uk: GameMessages = {
  sides: PLAYER,
  phases: PHASE,
  drawers: DRAWER,
  deeds: DEED,
  draws: { speaker: 'жереб: хто речник' },

  events: {
    'speaker-drawn': ({ player }) => `За жеребом речник — ${lower(player)} гравець.`,
    'faction-chosen': ({ player, faction }, names) =>
      `${PLAYER[player]} вибирає фракцію: ${names.faction(faction)}.`,
    'galaxy-ready': ({ systems }) =>
      `Галактика готова, систем у ній ${systems}. На Мекатол-Рексі лежить жетон охоронців.`,
    'forces-taken': ({ player, technologies }, names) =>
      `${PLAYER[player]} бере карти планет, по 3 жетони наказів у тактичний резерв і резерв флоту, 2 у стратегічний. Початкові технології: ${
        technologies.length > 0
          ? technologies.map((id) => `«${names.technology(id)}»`).join(', ')
          : 'немає'
      }.`,
    'standing-bonus': ({ player, bonus }) =>
      `${PLAYER[player]}: властивість фракції змінює кожен його кидок у бою на ${bonus > 0 ? '+' : '−'}${Math.abs(bonus)}; її текст надруковано лише на планшеті фракції.`,
    'technology-taken': ({ player, technology }, names) =>
      `${PLAYER[player]} вибирає початкову технологію «${names.technology(technology)}».`,
    deployed: ({ player, units, planet }, names) =>
      `${PLAYER[player]} ставить у рідній системі: ${names.units(units)} (${planet === null ? 'у космосі' : `планета ${names.planet(planet)}`}).`,
    'objectives-laid': () =>
      'Цілі лежать у два ряди; речник розкриває 2 цілі етапу I. Кожен бере 2 секретні цілі й лишає собі одну.',
    'phase-began': ({ phase, round }) => `Раунд ${round}: ${PHASE[phase]}.`,
    'cannot-use': ({ player, card }, names) =>
      `${PLAYER[player]} не може застосувати другорядної властивості карти ${names.quoted(card)}.`,
    'structure-fetched': ({ player, unit, system }, names) =>
      `${PLAYER[player]} повертає фігурку в підкріплення: ${names.unit(unit)}, система ${names.system(system)}.`,
    'structure-placed': ({ player, unit, system, planet }, names) =>
      `${PLAYER[player]} ставить: ${names.unit(unit)} (${planet === null ? `космос, система ${names.system(system)}` : `планета ${names.planet(planet)}`}).`,
    'token-placed-at': ({ player, system, from }, names) =>
      `${PLAYER[player]} кладе жетон наказу ${FROM[from]}: система ${names.system(system)}.`,
    'token-there-already': ({ player, system }, names) =>
      `Жетон наказу, який має ${lower(player)} гравець, уже лежить у системі ${names.system(system)}; другого там не буде.`,
    'system-guarded': ({ player, system }, names) =>
      `${PLAYER[player]} вибирає для «Дипломатії» систему ${names.system(system)}.`,
    'token-recalled': ({ player, system, pool }, names) =>
      `${PLAYER[player]} забирає жетон наказу із системи ${names.system(system)}. Тепер він тут: ${POOL[pool]}.`,
    'objective-scored': ({ player, objective, stage }) =>
      `${PLAYER[player]} кладе жетон контролю на загальну ціль ${placeIn(objective)} етапу ${stageOf(stage)}.`,
    'note-given': ({ player, to }) =>
      `Карту зобов’язання віддає ${lower(player)} гравець, бере ${lower(to)}. Котру саме, знають лише вони.`,
    'agenda-effect': ({ player, extra, barred, predicts }) =>
      `${PLAYER[player]}: ${
        [
          ...(barred ? ['не може голосувати'] : []),
          ...(extra > 0 ? [`додаткових голосів ${extra}`] : []),
          ...(predicts ? ['передбачатиме рішення'] : []),
        ].join(', ') || 'ефектів немає'
      }.`,
    'no-agenda': () =>
      'Жетон охоронців іще на Мекатол-Рексі: фази засідання немає, починається новий раунд.',
    told: ({ player, deed, thing: of, place }, names) =>
      `За картою, ${lower(player)} гравець: ${DEED[deed]}${of === null ? '' : `, ${thing(deed, of, names)}`}${
        place === null ? '' : `, ${placeName(place, names)}`
      }.`,
    reshuffled: ({ deck }) =>
      deck === 'actions'
        ? 'Колода дій закінчилася: скид тасують, це нова колода.'
        : 'Колода засідань закінчилася: скид тасують, це нова колода.',
    'zero-gone': () => 'Жетон «0» наалу вилучено з гри: за Клубок наалу вже ніхто не грає.',
    left: ({ player, speaker }) =>
      `${PLAYER[player]} виходить із гри: чужі зобов’язання повертаються власникам, його власні — у коробку, карти дій — у скид, секретні цілі — у колоду.${
        speaker === null ? '' : ` Речником стає ${lower(speaker)} гравець.`
      }`,
  },

  tasks: {
    'speaker-lot': () => 'Кому дістанеться жетон речника?',
    'choose-faction': () => 'За яку фракцію грати?',
    'starting-technology': () => 'Яку початкову технологію взяти?',
    deploy: ({ left: [unit] }, _, names) =>
      `На яку планету поставити загін? ${sentence(names.unit(unit ?? 'infantry'))}`,
    turn: () => 'Що зробити у свій хід?',
    'turn-end': () => 'Дію виконано. Що ще до кінця ходу?',
    secondary: ({ card }, _, names) =>
      `Чи застосувати другорядну властивість карти ${names.quoted(card)}?`,
    structure: () => 'Яку споруду куди поставити?',
    'building-site': () => 'У яку систему покласти жетон наказу?',
    guarded: () => 'Яку систему вибрати для «Дипломатії»?',
    'guard-from': () => 'У підкріпленнях жетонів немає. З якого резерву покласти жетон наказу?',
    recall: () => 'З якої системи забрати жетон наказу?',
    'recall-to': () => 'У який резерв покласти знятий жетон?',
    'home-dock': () => 'Яка база створюватиме загони?',
    imperial: () => 'Якої загальної цілі досягти?',
    note: ({ to }) => `Котру карту зобов’язання віддати? Бере її ${lower(to)} гравець.`,
    score: () => 'Яких цілей досягти? Умови перевіряє той, хто читає карту.',
    'agenda-card': ({ vote }) => `Карта засідання ${vote + 1}: що на ній?`,
    'agenda-deals': () => 'Чи укладати угоди під час цього голосування?',
    'vote-effects': () => 'Чи впливають на голосування якісь карти або властивості?',
    deeds: ({ of, why }) =>
      `${
        why === 'agenda'
          ? 'Що робить ухвалене рішення?'
          : why === 'component'
            ? 'Що робить компонентна дія?'
            : 'Що робить карта?'
      } Кого це стосується: ${lower(of)} гравець.`,
    deed: ({ of, drawer }) => `${DRAWER[drawer]}: що робить ${lower(of)} гравець?`,
    'deed-place': ({ unit }, _, names) => `Куди поставити? ${sentence(names.unit(unit))}`,
  },

  choices: {
    faction: ({ faction }, _, names) => sentence(names.faction(faction)),
    'starting-technology': ({ technology }, _, names) => `«${names.technology(technology)}»`,
    deploy: ({ planet }, _, names) => `Планета ${names.planet(planet)}`,
    strategic: ({ card }, _, names) => `Стратегічна дія: ${names.card(card)}`,
    tactical: () => 'Тактична дія',
    component: () => 'Компонентна дія',
    'bacterial-weapon': ({ planet }, _, names) =>
      `Компонентна дія: «${names.technology('x-89-bacterial-weapon')}», планета ${names.planet(planet)}`,
    pass: () => 'Пропустити хід',
    bargain: () => 'Укласти угоду',
    'score-secret': () => 'Досягти секретної цілі (1 очко)',
    'score-objective': ({ objective }, { objectives }) => {
      const stage = objectives[objective]?.stage ?? 1;
      return `Загальна ціль ${placeIn(objective)} етапу ${stageOf(stage)} (${points(stage)})`;
    },
    tell: () => 'Розповісти, що зробила карта',
    use: () => 'Застосувати',
    skip: () => 'Не застосовувати',
    structure: ({ unit, place }, _, names) =>
      `${sentence(names.unit(unit))}: ${placeName(place, names)}`,
    fetch: ({ unit }, { board }, names) => `Забрати з поля: ${names.figure(board, unit)}`,
    site: ({ system }, _, names) => `Система ${names.system(system)}`,
    guard: ({ system }, _, names) => `Система ${names.system(system)}`,
    recall: ({ system }, _, names) => `Система ${names.system(system)}`,
    pool: ({ pool }) => sentence(POOL[pool]),
    dock: ({ unit }, { board }, names) => sentence(names.figure(board, unit)),
    note: ({ owner }) => `Зобов’язання, яке видав ${lower(owner)} гравець`,
    'agenda-card': ({ type, elects }) => sentence(`${TYPE[type]}: ${ELECTS[elects]}`),
    'vote-effect': ({ player, effect }) => `${PLAYER[player]}: ${EFFECT[effect]}`,
    drawer: ({ drawer }) => DRAWER[drawer],
    whose: ({ player }) => `Стосується іншого: ${lower(player)} гравець`,
    deed: ({ deed, thing: of }, { board }, names) => {
      if (of === null) return sentence(DEED[deed]);
      const figure = board.units.some(({ id }) => id === of);
      return `${sentence(DEED[deed])}: ${figure ? names.figure(board, of) : thing(deed, of, names)}`;
    },
    at: ({ place }, _, names) => sentence(placeName(place, names)),
    done: (_, { agenda }) => {
      switch (agenda.at(-1)?.at) {
        case 'turn-end':
          return 'Закінчити хід';
        case 'agenda-deals':
          return 'Угод не буде';
        case 'deed':
        case 'deed-place':
          return 'Назад';
        case 'deeds':
          return 'Усе розказано';
        case 'structure':
          return 'Не ставити';
        default:
          return 'Готово';
      }
    },
  },

  outcome: ({ winner, rounds }, { board }) => [
    winner === null
      ? 'Гру закінчено, переможця немає.'
      : `Переміг ${lower(winner)} гравець. Раундів зіграно: ${rounds}.`,
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
