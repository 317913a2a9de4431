import type { Preset, Subject } from '../../ask/preset.ts';
import type { Localized } from '../../rules/languages.ts';
import type { CardId } from './engine/cards.ts';
import type { Side } from './engine/sides.ts';

const EMPIRE_BASES = ['endor', 'death-star', 'coruscant', 'corellia'];
const REBEL_BASES = ['hoth', 'mon-cala', 'sullust', 'yavin-4'];

const ROW = [
  'grand-moff-tarkin',
  'x-wing',
  'duros-spy',
  'rodian-gunslinger',
  'c-roc-cruiser',
  'kel-dor-mystic',
];

const EMPIRE = {
  base: { base: 'lothal' },
  bases: EMPIRE_BASES,
  deck: ['imperial-shuttle', 'imperial-shuttle', 'stormtrooper'],
};
const REBEL = {
  base: { base: 'dantooine' },
  bases: REBEL_BASES,
  deck: ['alliance-shuttle', 'alliance-shuttle', 'temple-guardian'],
};

interface Table {
  readonly players: { readonly empire?: object; readonly rebel?: object };
  readonly active?: Side;
  readonly row?: readonly CardId[];
}

const table = (
  id: string,
  title: Localized<string>,
  { players, ...setup }: Table,
  choices: readonly object[] = [],
): Preset => ({
  id,
  procedure: 'swdbg/turn',
  title,
  setup: {
    active: 'empire',
    turn: 5,
    from: 'actions',
    force: 0,
    row: ROW,
    players: {
      empire: { ...EMPIRE, ...players.empire },
      rebel: { ...REBEL, ...players.rebel },
    },
    ...setup,
  },
  choices,
});

export const subjects: readonly Subject[] = [
  {
    id: 'attack',
    title: { uk: 'Атака', ru: 'Атака' },
    presets: [
      table(
        'ships-first',
        {
          uk: 'Чи можна бити базу повз великі кораблі?',
          ru: 'Можно ли бить базу мимо больших кораблей?',
        },
        {
          active: 'rebel',
          players: {
            empire: {
              play: [{ card: 'imperial-carrier' }, { card: 'gozanti-cruiser', damage: 1 }],
            },
            rebel: { play: [{ card: 'rebel-commando' }, { card: 'rebel-trooper' }] },
          },
        },
        [
          { kind: 'aim', target: 'base' },
          { kind: 'commit', card: 'rebel-commando-1' },
          { kind: 'commit', card: 'rebel-trooper-1' },
          { kind: 'attack', target: 'base' },
        ],
      ),
      table(
        'whom-in-row',
        {
          uk: 'Кого в ряді галактики можна атакувати: своїх, нейтральних, кораблі?',
          ru: 'Кого в ряду галактики можно атаковать: своих, нейтральных, корабли?',
        },
        {
          players: { empire: { play: [{ card: 'stormtrooper' }, { card: 'imperial-carrier' }] } },
        },
      ),
      table(
        'ship-against-row',
        {
          uk: 'Хто може атакувати карту в ряді галактики — і великі кораблі?',
          ru: 'Кто может атаковать карту в ряду галактики — и большие корабли?',
        },
        {
          players: { empire: { play: [{ card: 'stormtrooper' }, { card: 'imperial-carrier' }] } },
        },
        [{ kind: 'aim', target: 'row-2' }],
      ),
      table(
        'attack-twice',
        {
          uk: 'Чи може загін атакувати двічі за хід?',
          ru: 'Может ли отряд атаковать дважды за ход?',
        },
        {
          active: 'rebel',
          players: {
            rebel: { play: [{ card: 'x-wing', attacked: true }, { card: 'rebel-trooper' }] },
          },
          row: [
            'grand-moff-tarkin',
            'scout-trooper',
            'duros-spy',
            'rodian-gunslinger',
            'c-roc-cruiser',
            'kel-dor-mystic',
          ],
        },
        [{ kind: 'aim', target: 'base' }],
      ),
      table(
        'reward-optional',
        {
          uk: 'Чи мушу я брати винагороду за знищену карту?',
          ru: 'Обязан ли я брать награду за уничтоженную карту?',
        },
        { players: { empire: { play: [{ card: 'stormtrooper' }, { card: 'at-st' }] } } },
        [
          { kind: 'aim', target: 'row-2' },
          { kind: 'commit', card: 'at-st-1' },
          { kind: 'end-commit' },
          { kind: 'attack', target: 'row-2' },
          { kind: 'drawn', results: ['scout-trooper'] },
        ],
      ),
      table(
        'excess-damage',
        {
          uk: 'Чи переходять зайві пошкодження на нову базу?',
          ru: 'Переходит ли лишний урон на новую базу?',
        },
        {
          active: 'rebel',
          players: {
            empire: { base: { base: 'lothal', damage: 6 } },
            rebel: { play: [{ card: 'b-wing' }] },
          },
        },
        [
          { kind: 'aim', target: 'base' },
          { kind: 'commit', card: 'b-wing-1' },
        ],
      ),
    ],
  },
  {
    id: 'buy',
    title: { uk: 'Купівля', ru: 'Покупка' },
    presets: [
      table(
        'what-to-buy',
        {
          uk: 'Що я можу купити: чужі, нейтральні, задорогі карти, пілота?',
          ru: 'Что я могу купить: чужие, нейтральные, слишком дорогие карты, пилота?',
        },
        { players: { empire: { resources: 3, hand: ['imperial-shuttle', 'stormtrooper'] } } },
      ),
      table(
        'buy-later',
        {
          uk: 'Чи можна купити карту посеред атаки?',
          ru: 'Можно ли купить карту посреди атаки?',
        },
        {
          players: {
            empire: { resources: 4, play: [{ card: 'stormtrooper' }, { card: 'scout-trooper' }] },
          },
        },
        [
          { kind: 'aim', target: 'base' },
          { kind: 'commit', card: 'stormtrooper-1' },
        ],
      ),
    ],
  },
  {
    id: 'abilities',
    title: { uk: 'Властивості та Сила', ru: 'Свойства и Сила' },
    presets: [
      table(
        'ability-again',
        {
          uk: 'Чи можна використати властивість двічі?',
          ru: 'Можно ли использовать свойство дважды?',
        },
        {
          players: {
            empire: {
              play: [{ card: 'director-krennic', used: true }, { card: 'imperial-carrier' }],
            },
          },
        },
      ),
      table(
        'force-not-with-me',
        {
          uk: 'Чи діє «якщо Сила з вами», коли маркер посередині?',
          ru: 'Работает ли «если Сила с вами», когда маркер посередине?',
        },
        {
          active: 'rebel',
          players: { rebel: { play: [{ card: 'chirrut-imwe' }, { card: 'u-wing' }] } },
        },
      ),
    ],
  },
  {
    id: 'own',
    title: { uk: 'Своя позиція', ru: 'Своя позиция' },
    presets: [table('empty', { uk: 'Порожній стіл', ru: 'Пустой стол' }, { players: {} })],
  },
];
