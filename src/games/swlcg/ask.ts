import type { Preset, Subject } from '../../ask/preset.ts';
import type { Localized } from '../../rules/languages.ts';

const preset =
  (procedure: string) =>
  (
    id: string,
    title: Localized<string>,
    setup: object,
    choices: readonly object[] = [],
  ): Preset => ({ id, procedure: `swlcg/${procedure}`, title, setup, choices });

const payment = preset('payment');
const engagement = preset('engagement');
const edge = preset('edge-battle');
const strikes = preset('strikes');
const force = preset('force-phase');
const turn = preset('turn');

export const subjects: readonly Subject[] = [
  {
    id: 'payment',
    title: { uk: 'Оплата карт', ru: 'Оплата карт' },
    presets: [
      payment(
        'resource-match',
        {
          uk: 'Чи можна заплатити за карту джедаїв самими нейтральними джерелами?',
          ru: 'Можно ли заплатить за карту джедаев одними нейтральными источниками?',
        },
        {
          active: 'light',
          light: {
            hand: ['trust-your-feelings'],
            play: [
              'luke-skywalker',
              'cloud-city-casino',
              'cloud-city-casino',
              { card: 'forgotten-heroes', focus: 1 },
            ],
          },
        },
      ),
      payment(
        'what-to-play',
        {
          uk: 'Що з руки можна зіграти: друга унікальна, друга «обмежена», завелика ціна?',
          ru: 'Что с руки можно сыграть: вторая уникальная, вторая «ограниченная», слишком дорогая?',
        },
        {
          active: 'dark',
          dark: {
            faction: 'sith',
            hand: [
              'darth-vader',
              'control-room',
              'intimidated',
              'emperor-palpatine',
              'espo-trooper',
            ],
            play: ['the-heart-of-the-empire', { card: 'darth-vader' }, 'imperial-command'],
          },
          light: { play: ['forgotten-heroes', 'redemption', 'luke-skywalker'] },
        },
      ),
      payment(
        'payment-empty',
        { uk: 'Своя рука', ru: 'Своя рука' },
        {
          active: 'light',
          light: { faction: 'jedi', hand: ['jedi-in-hiding'], play: ['forgotten-heroes'] },
          dark: { faction: 'sith', play: ['the-heart-of-the-empire'] },
        },
      ),
    ],
  },
  {
    id: 'engagement',
    title: { uk: 'Зіткнення', ru: 'Столкновение' },
    presets: [
      engagement(
        'who-attacks',
        {
          uk: 'Хто може піти в атаку: виснажений загін, підкорений Силі?',
          ru: 'Кто может пойти в атаку: истощённый отряд, подчинённый Силе?',
        },
        {
          active: 'light',
          light: {
            play: [
              'luke-skywalker',
              { card: 'guardian-of-peace', focus: 1 },
              { card: 'twilek-loyalist', committed: true },
              'forgotten-heroes',
            ],
          },
          dark: { play: ['imperial-command', 'kuati-security-team'] },
        },
        [{ kind: 'engage', objective: 'imperial-command-1' }],
      ),
      engagement(
        'who-defends',
        {
          uk: 'Хто може захищати директиву — і виснажений загін?',
          ru: 'Кто может защищать директиву — и истощённый отряд?',
        },
        {
          active: 'light',
          light: { play: ['luke-skywalker', 'forgotten-heroes'] },
          dark: {
            play: [
              'imperial-command',
              'kuati-security-team',
              { card: 'darth-vader', focus: 1 },
              { card: 'nightsister', committed: true },
            ],
          },
        },
        [
          { kind: 'engage', objective: 'imperial-command-1' },
          { kind: 'send', piece: 'luke-skywalker-1' },
          { kind: 'done' },
        ],
      ),
      edge(
        'edge-cards',
        {
          uk: 'Які карти кладуть у стос сутички, і чи можна спасувати?',
          ru: 'Какие карты кладут в стопку стычки, и можно ли спасовать?',
        },
        {
          active: 'light',
          light: { play: ['luke-skywalker'], hand: ['target-of-opportunity', 'yoda'] },
          dark: {
            play: ['imperial-command', 'darth-vader'],
            hand: ['heat-of-battle-dark', 'tallon-roll'],
          },
          engaged: {
            objective: 'imperial-command-1',
            attackers: ['luke-skywalker-1'],
            defenders: ['darth-vader-1'],
          },
        },
      ),
      strikes(
        'pass-strikes',
        {
          uk: 'Чи можна не бити готовим загоном і кого вражають символи?',
          ru: 'Можно ли не бить готовым отрядом и кого поражают знаки?',
        },
        {
          active: 'light',
          light: { play: ['luke-skywalker', 'red-five'] },
          dark: {
            play: ['imperial-command', { card: 'darth-vader', focus: 1 }, 'kuati-security-team'],
          },
          engaged: {
            objective: 'imperial-command-1',
            attackers: ['luke-skywalker-1', 'red-five-1'],
            defenders: ['darth-vader-1'],
            edge: 'light',
          },
        },
      ),
      strikes(
        'tactics-targets',
        {
          uk: 'На кого можна класти жетони наказу від символів тактики?',
          ru: 'На кого можно класть жетоны приказа от знаков тактики?',
        },
        {
          active: 'light',
          light: { play: ['luke-skywalker', { card: 'twilek-loyalist', committed: true }] },
          dark: {
            play: [
              'imperial-command',
              { card: 'darth-vader', focus: 1 },
              'nightsister',
              'kuati-security-team',
            ],
          },
          engaged: {
            objective: 'imperial-command-1',
            attackers: ['luke-skywalker-1', 'twilek-loyalist-1'],
            defenders: ['darth-vader-1'],
            edge: 'light',
          },
        },
        [{ kind: 'strike', piece: 'twilek-loyalist-1' }],
      ),
      engagement(
        'engagement-empty',
        { uk: 'Своє зіткнення', ru: 'Своё столкновение' },
        {
          active: 'light',
          light: { play: ['jedi-in-hiding', 'forgotten-heroes'] },
          dark: { play: ['imperial-command', 'duty-officer'] },
        },
      ),
    ],
  },
  {
    id: 'force',
    title: { uk: 'Сила', ru: 'Сила' },
    presets: [
      force(
        'whom-to-commit',
        {
          uk: 'Кого можна підкорити Силі: виснажений загін, четвертий загін?',
          ru: 'Кого можно подчинить Силе: истощённый отряд, четвёртый отряд?',
        },
        {
          active: 'light',
          balance: 'dark',
          light: {
            play: [
              'jedi-training',
              { card: 'obi-wan-kenobi', committed: true, focus: 1 },
              { card: 'luke-skywalker', committed: true },
              'yoda',
              { card: 'guardian-of-peace', focus: 1 },
              'red-five',
            ],
          },
          dark: { play: [{ card: 'darth-vader', committed: true }] },
        },
      ),
      force(
        'force-full',
        {
          uk: 'Усі карти Сили зайняті: чи можна підкорити ще когось або замінити?',
          ru: 'Все карты Силы заняты: можно ли подчинить ещё кого-то или заменить?',
        },
        {
          active: 'dark',
          balance: 'light',
          dark: {
            play: [
              { card: 'darth-vader', committed: true },
              { card: 'nightsister', committed: true },
              { card: 'duty-officer', committed: true },
              'emperors-royal-guard',
            ],
          },
          light: { play: [{ card: 'yoda', committed: true }] },
        },
      ),
    ],
  },
  {
    id: 'turn',
    title: { uk: 'Хід', ru: 'Ход' },
    presets: [
      turn(
        'second-attack',
        {
          uk: 'Чи можна вдруге за хід атакувати ту саму директиву?',
          ru: 'Можно ли второй раз за ход атаковать ту же директиву?',
        },
        {
          active: 'light',
          phases: ['conflict'],
          light: { play: ['luke-skywalker', 'red-five', 'forgotten-heroes'] },
          dark: { play: ['imperial-command', 'kuat-reinforcements'] },
        },
        [
          { kind: 'engage', objective: 'imperial-command-1' },
          { kind: 'send', piece: 'luke-skywalker-1' },
          { kind: 'done' },
          { kind: 'strike', piece: 'luke-skywalker-1' },
          { kind: 'icon', icon: 'blast', target: 'imperial-command-1' },
        ],
      ),
      turn(
        'turn-empty',
        { uk: 'Свій хід', ru: 'Свой ход' },
        {
          active: 'dark',
          phases: ['deployment', 'conflict', 'force'],
          dark: {
            faction: 'sith',
            play: ['the-heart-of-the-empire', 'duty-officer'],
            hand: ['espo-trooper'],
          },
          light: { faction: 'jedi', play: ['forgotten-heroes', 'rebel-trooper'] },
        },
      ),
    ],
  },
];
