import type { Preset, Subject } from '../../ask/preset.ts';
import type { Localized } from '../../rules/languages.ts';

const preset =
  (procedure: string) =>
  (
    id: string,
    title: Localized<string>,
    setup: object,
    choices: readonly object[] = [],
  ): Preset => ({ id, procedure: `ti4/${procedure}`, title, setup, choices });

const move = preset('tactical-action');
const fight = preset('space-combat');
const invade = preset('invasion');
const produce = preset('production');
const vote = preset('agenda');
const trade = preset('transactions');

export const subjects: readonly Subject[] = [
  {
    id: 'move',
    title: { uk: 'Рух', ru: 'Перемещение' },
    presets: [
      move(
        'through-ships',
        {
          uk: 'Чи можна летіти крізь систему з чужими кораблями?',
          ru: 'Можно ли лететь сквозь систему с чужими кораблями?',
        },
        {
          systems: [
            { tile: 26, at: [0, 0] },
            { tile: 46, at: [0, -1] },
            { tile: 34, at: [0, -2] },
          ],
          players: { red: { planets: ['gral', 'centauri'] }, blue: {} },
          active: 'red',
          units: {
            '34': { red: { cruiser: 1, carrier: 1, fighter: 1 } },
            '46': { blue: { destroyer: 1 } },
            centauri: { red: { infantry: 1 } },
          },
        },
        [{ kind: 'activate', system: '26' }],
      ),
      move(
        'through-anomaly',
        {
          uk: 'Чи можна летіти крізь поле астероїдів, а з туманності — на дві системи?',
          ru: 'Можно ли лететь сквозь поле астероидов, а из туманности — на две системы?',
        },
        {
          systems: [
            { tile: 26, at: [0, 0] },
            { tile: 44, at: [0, -1] },
            { tile: 34, at: [0, -2] },
            { tile: 46, at: [-1, 0] },
            { tile: 42, at: [-2, 0] },
          ],
          players: { red: { planets: ['gral', 'centauri'] }, blue: {} },
          active: 'red',
          units: { '34': { red: { cruiser: 1 } }, '42': { red: { cruiser: 1 } } },
        },
        [{ kind: 'activate', system: '26' }],
      ),
      move(
        'own-token',
        {
          uk: 'Чи вилетить корабель із системи, де лежить мій жетон наказу?',
          ru: 'Вылетит ли корабль из системы, где лежит мой жетон приказа?',
        },
        {
          systems: [
            { tile: 26, at: [0, 0] },
            { tile: 46, at: [0, -1] },
            { tile: 35, at: [1, -1] },
          ],
          players: { red: {}, blue: {} },
          active: 'red',
          tokens: { '46': ['red'] },
          units: { '46': { red: { cruiser: 2 } }, '35': { red: { carrier: 1 } } },
        },
        [{ kind: 'activate', system: '26' }],
      ),
      move(
        'activate-where',
        {
          uk: 'Яку систему можна активувати: з моїм жетоном, з чужим, наднову?',
          ru: 'Какую систему можно активировать: с моим жетоном, с чужим, сверхновую?',
        },
        {
          systems: [
            { tile: 26, at: [0, 0] },
            { tile: 43, at: [0, -1] },
            { tile: 35, at: [1, -1] },
          ],
          players: { red: { planets: ['lodor'] }, blue: {} },
          active: 'red',
          tokens: { '26': ['red'], '35': ['blue'] },
          units: { '26': { red: { cruiser: 1 } } },
        },
      ),
      move(
        'move-empty',
        { uk: 'Порожня галактика', ru: 'Пустая галактика' },
        {
          systems: [
            { tile: 46, at: [0, 0] },
            { tile: 26, at: [0, -1] },
            { tile: 35, at: [1, -1] },
            { tile: 47, at: [-1, 0] },
          ],
          players: { red: {}, blue: {} },
          active: 'red',
          units: { '26': { red: { cruiser: 1 } } },
        },
      ),
    ],
  },
  {
    id: 'fight',
    title: { uk: 'Бій і відступ', ru: 'Бой и отступление' },
    presets: [
      fight(
        'retreat-where',
        {
          uk: 'Чи може захисник відступити, якщо поруч лише чужі та порожні системи?',
          ru: 'Может ли защитник отступить, если рядом только чужие и пустые системы?',
        },
        {
          systems: [
            { tile: 26, at: [0, 0] },
            { tile: 47, at: [1, -1] },
            { tile: 46, at: [0, 1] },
            { tile: 35, at: [-1, 0] },
          ],
          players: { red: {}, blue: { planets: ['lodor'] } },
          active: 'red',
          system: '26',
          tokens: { '26': ['red'] },
          units: {
            '26': { red: { cruiser: 2 }, blue: { carrier: 1 } },
            '46': { red: { destroyer: 1 } },
          },
        },
      ),
      fight(
        'retreat-after',
        {
          uk: 'Куди й коли відступають, якщо поруч моя планета?',
          ru: 'Куда и когда отступают, если рядом моя планета?',
        },
        {
          systems: [
            { tile: 26, at: [0, 0] },
            { tile: 25, at: [1, -1] },
            { tile: 46, at: [0, 1] },
            { tile: 47, at: [-1, 0] },
          ],
          players: { red: {}, blue: { planets: ['lodor', 'quann'] } },
          active: 'red',
          system: '26',
          tokens: { '26': ['red'] },
          units: {
            '26': { red: { cruiser: 2 }, blue: { carrier: 1, cruiser: 1 } },
            '47': { red: { destroyer: 1 } },
          },
        },
      ),
    ],
  },
  {
    id: 'invade',
    title: { uk: 'Вторгнення', ru: 'Вторжение' },
    presets: [
      invade(
        'bombard-shield',
        {
          uk: 'Чи можна бомбардувати планету з ППО і висадитися на кілька планет?',
          ru: 'Можно ли бомбардировать планету с ПСО и высадиться на несколько планет?',
        },
        {
          systems: [
            { tile: 35, at: [0, 0] },
            { tile: 29, at: [0, -1] },
          ],
          players: { red: {}, blue: { planets: ['bereg', 'lirta-iv'] } },
          active: 'red',
          system: '35',
          tokens: { '35': ['red'] },
          units: {
            '35': { red: { dreadnought: 2, carrier: 1, infantry: 3 } },
            bereg: { blue: { infantry: 2, pds: 1 } },
            'lirta-iv': { blue: { 'space-dock': 1 } },
          },
        },
      ),
      invade(
        'custodians',
        {
          uk: 'Коли можна висадитися на Мекатол-Рекс?',
          ru: 'Когда можно высадиться на Мекатол-Рекс?',
        },
        {
          systems: [
            { tile: 18, at: [0, 0] },
            { tile: 35, at: [0, -1] },
          ],
          players: { red: { planets: ['bereg', 'lirta-iv'] }, blue: {} },
          active: 'red',
          system: '18',
          custodians: true,
          tokens: { '18': ['red'] },
          units: { '18': { red: { carrier: 1, infantry: 2 } } },
        },
      ),
    ],
  },
  {
    id: 'produce',
    title: { uk: 'Створення загонів', ru: 'Производство отрядов' },
    presets: [
      produce(
        'blockade',
        {
          uk: 'Що може створити док, коли в системі лише чужі кораблі?',
          ru: 'Что может произвести док, когда в системе только чужие корабли?',
        },
        {
          systems: [
            { tile: 26, at: [0, 0] },
            { tile: 34, at: [0, -1] },
          ],
          players: { red: { planets: ['lodor', 'gral'], goods: 3 }, blue: {} },
          active: 'red',
          system: '26',
          tokens: { '26': ['red'] },
          units: {
            '26': { blue: { destroyer: 1 } },
            lodor: { red: { 'space-dock': 1 } },
          },
        },
      ),
      produce(
        'how-many',
        {
          uk: 'Скільки загонів можна створити, і чи можна перевищити резерв флоту?',
          ru: 'Сколько отрядов можно произвести, и можно ли превысить резерв флота?',
        },
        {
          systems: [
            { tile: 35, at: [0, 0] },
            { tile: 34, at: [0, -1] },
          ],
          players: {
            red: { planets: ['bereg', 'lirta-iv', 'gral'], goods: 2, fleet: 2 },
            blue: {},
          },
          active: 'red',
          system: '35',
          tokens: { '35': ['red'] },
          units: {
            '35': { red: { cruiser: 2 } },
            bereg: { red: { 'space-dock': 1 } },
          },
        },
      ),
    ],
  },
  {
    id: 'vote',
    title: { uk: 'Голосування', ru: 'Голосование' },
    presets: [
      vote(
        'what-to-vote-with',
        {
          uk: 'Чим можна голосувати: виснаженими планетами, товарами?',
          ru: 'Чем можно голосовать: истощёнными планетами, товарами?',
        },
        {
          players: ['red', 'blue', 'yellow'],
          speaker: 'red',
          cards: [
            { type: 'law', elects: 'for-against' },
            { type: 'directive', elects: 'player' },
          ],
          voters: {
            red: { planets: ['mecatol-rex'] },
            blue: { planets: ['bereg'], exhausted: ['lodor'], goods: 2 },
            yellow: { planets: ['gral', 'quann'] },
          },
        },
        [{ kind: 'outcome', outcome: 'for' }],
      ),
      vote(
        'tie',
        { uk: 'Хто вирішує, коли голосів порівну?', ru: 'Кто решает, когда голосов поровну?' },
        {
          players: ['red', 'blue', 'yellow'],
          speaker: 'red',
          cards: [
            { type: 'law', elects: 'for-against' },
            { type: 'directive', elects: 'player' },
          ],
          voters: {
            red: { planets: ['mecatol-rex'] },
            blue: { planets: ['lodor'] },
            yellow: { planets: ['bereg'] },
          },
        },
        [
          { kind: 'outcome', outcome: 'for' },
          { kind: 'exhaust', planet: 'lodor' },
          { kind: 'done' },
          { kind: 'outcome', outcome: 'against' },
          { kind: 'exhaust', planet: 'bereg' },
          { kind: 'done' },
          { kind: 'abstain' },
        ],
      ),
    ],
  },
  {
    id: 'trade',
    title: { uk: 'Угоди', ru: 'Сделки' },
    presets: [
      trade(
        'with-whom',
        {
          uk: 'З ким можна укласти угоду: чи всі сусіди через червоточину?',
          ru: 'С кем можно заключить сделку: сосед ли тот, кто за червоточиной?',
        },
        {
          systems: [
            { tile: 26, at: [0, 0] },
            { tile: 35, at: [0, -1] },
            { tile: 39, at: [2, -1] },
            { tile: 34, at: [-2, 1] },
          ],
          players: {
            red: { planets: ['lodor'], goods: 2 },
            blue: { planets: ['bereg'] },
            yellow: {},
            green: { planets: ['gral'], goods: 3 },
          },
          active: 'red',
          units: {
            '26': { red: { cruiser: 1 } },
            bereg: { blue: { infantry: 1 } },
            '39': { yellow: { carrier: 1 } },
            gral: { green: { infantry: 1 } },
          },
          hands: {
            red: { commodities: 2, notes: 2, inPlay: 1 },
            blue: { commodities: 3, actionCards: 2 },
            yellow: { notes: 1 },
            green: { commodities: 4 },
          },
        },
      ),
      trade(
        'what-to-trade',
        {
          uk: 'Що можна передати в угоді: карти дій, жетони, розігране зобов’язання, друге?',
          ru: 'Что можно передать в сделке: карты действий, жетоны, сыгранное обязательство, второе?',
        },
        {
          systems: [
            { tile: 26, at: [0, 0] },
            { tile: 35, at: [0, -1] },
          ],
          players: { red: { planets: ['lodor'], goods: 2 }, blue: { planets: ['bereg'] } },
          active: 'red',
          units: { '26': { red: { cruiser: 1 } }, bereg: { blue: { infantry: 1 } } },
          hands: {
            red: { commodities: 2, notes: 2, inPlay: 1, actionCards: 1 },
            blue: { commodities: 3, actionCards: 2, notes: 1 },
          },
        },
        [{ kind: 'partner', player: 'blue' }],
      ),
    ],
  },
];
