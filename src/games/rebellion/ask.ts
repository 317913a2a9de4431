import type { Preset, Subject } from '../../ask/preset.ts';
import type { Localized } from '../../rules/languages.ts';

const preset =
  (procedure: string) =>
  (
    id: string,
    title: Localized<string>,
    setup: object,
    choices: readonly object[] = [],
  ): Preset => ({ id, procedure: `rebellion/${procedure}`, title, setup, choices });

const move = preset('activation');
const fight = preset('combat-in-game');
const mission = preset('mission');
const deploy = preset('building');
const base = preset('mobilization');
const turn = preset('command');

const drawn = (...results: readonly string[]): object => ({ kind: 'drawn', results });

const command = { round: 3, phase: 'command', time: 3 } as const;
const EMPTY = { uk: 'Порожня позиція', ru: 'Пустая позиция' };

export const subjects: readonly Subject[] = [
  {
    id: 'move',
    title: { uk: 'Рух', ru: 'Перемещение' },
    presets: [
      move(
        'leader-holds',
        {
          uk: 'Чи вийдуть війська із системи, де вже стоїть мій лідер?',
          ru: 'Уйдут ли отряды из системы, где уже стоит мой командир?',
        },
        {
          ...command,
          start: { side: 'empire', system: 'sullust' },
          pool: { empire: ['general-veers'] },
          systems: {
            sullust: { loyalty: 'empire' },
            corellia: {
              loyalty: 'empire',
              units: { 'star-destroyer': 1, stormtrooper: 2 },
              leaders: ['admiral-piett'],
            },
            bespin: { subjugated: true, units: { 'assault-carrier': 1, stormtrooper: 2 } },
          },
          base: { system: 'yavin' },
        },
        [
          { kind: 'activate-with', leader: 'general-veers' },
          { kind: 'activate-place', place: 'sullust' },
        ],
      ),
      move(
        'no-room',
        {
          uk: 'Винищувачі та штурмовики летять без корабля? А скільки влізе в один?',
          ru: 'Истребители и штурмовики летят без корабля? А сколько войдёт в один?',
        },
        {
          ...command,
          start: { side: 'empire', system: 'mandalore' },
          pool: { empire: ['admiral-piett'] },
          systems: {
            mandalore: { loyalty: 'empire' },
            alderaan: { loyalty: 'empire', units: { 'tie-fighter': 2, stormtrooper: 1 } },
            mygeeto: {
              loyalty: 'empire',
              units: { 'assault-carrier': 1, 'tie-fighter': 3, stormtrooper: 3 },
            },
          },
          base: { system: 'hoth' },
        },
        [
          { kind: 'activate-with', leader: 'admiral-piett' },
          { kind: 'activate-place', place: 'mandalore' },
        ],
      ),
      move(
        'who-activates',
        {
          uk: 'Чи може активувати систему лідер без значень тактики?',
          ru: 'Может ли активировать систему командир без значений тактики?',
        },
        {
          ...command,
          start: { side: 'rebel', system: 'naboo' },
          pool: { rebel: ['mon-mothma', 'jan-dodonna'] },
          systems: { naboo: { loyalty: 'rebel', units: { 'x-wing': 2 } } },
          base: { system: 'dagobah' },
        },
      ),
      move(
        'from-base',
        {
          uk: 'Чи вилетять повстанці з комірки бази, і куди?',
          ru: 'Вылетят ли повстанцы из ячейки базы, и куда?',
        },
        {
          ...command,
          start: { side: 'rebel', system: 'felucia' },
          pool: { rebel: ['admiral-ackbar'] },
          systems: { felucia: { units: { stormtrooper: 1 }, subjugated: true } },
          base: { system: 'yavin' },
          space: { units: { 'x-wing': 2, 'rebel-transport': 1, 'rebel-trooper': 3 } },
        },
        [
          { kind: 'activate-with', leader: 'admiral-ackbar' },
          { kind: 'activate-place', place: 'felucia' },
        ],
      ),
      move('move-empty', EMPTY, {
        ...command,
        start: { side: 'empire', system: 'corellia' },
        pool: { empire: ['general-veers'], rebel: ['han-solo'] },
        base: { system: 'hoth' },
      }),
    ],
  },
  {
    id: 'fight',
    title: { uk: 'Бій і відступ', ru: 'Бой и отступление' },
    presets: [
      fight(
        'retreat-where',
        {
          uk: 'Куди можна відступити: до ворога, у нейтральну систему?',
          ru: 'Куда можно отступить: к врагу, в нейтральную систему?',
        },
        {
          ...command,
          start: { side: 'empire', system: 'utapau' },
          systems: {
            utapau: {
              units: { 'star-destroyer': 1, 'rebel-transport': 1, 'x-wing': 1 },
              leaders: ['princess-leia', 'admiral-piett'],
            },
            naboo: { loyalty: 'rebel' },
            geonosis: { loyalty: 'empire', units: { 'tie-fighter': 1 } },
            dagobah: { units: { 'x-wing': 1 } },
          },
          base: { system: 'hoth' },
        },
        [
          drawn('brilliant-strategy'),
          drawn('concentrate-fire'),
          drawn('concentrate-fire'),
          drawn('critical-hit'),
          drawn('blank', 'blank', 'blank'),
          { kind: 'end-actions' },
          drawn('blank'),
          { kind: 'end-actions' },
        ],
      ),
      fight(
        'retreat-captive',
        {
          uk: 'Чи можна відступити без лідера або із захопленим лідером?',
          ru: 'Можно ли отступить без командира или с захваченным командиром?',
        },
        {
          ...command,
          start: { side: 'rebel', system: 'utapau' },
          rings: { 'princess-leia': 'captured-ring' },
          systems: {
            utapau: { units: { 'star-destroyer': 1, 'x-wing': 2 }, leaders: ['princess-leia'] },
            naboo: { loyalty: 'rebel' },
          },
          base: { system: 'hoth' },
        },
        [
          drawn('blank', 'blank'),
          { kind: 'end-actions' },
          drawn('blank', 'blank', 'blank'),
          { kind: 'end-actions' },
        ],
      ),
      fight(
        'retreat-load',
        {
          uk: 'Кого можна залишити, відступаючи, і скільки солдатів забрати?',
          ru: 'Кого можно оставить, отступая, и сколько солдат забрать?',
        },
        {
          ...command,
          start: { side: 'rebel', system: 'utapau' },
          systems: {
            utapau: {
              units: {
                'star-destroyer': 1,
                stormtrooper: 1,
                'rebel-transport': 1,
                'x-wing': 1,
                'rebel-trooper': 5,
                'shield-generator': 1,
              },
              leaders: ['general-rieekan'],
            },
            naboo: { loyalty: 'rebel' },
          },
          base: { system: 'hoth' },
        },
        [
          drawn('brilliant-strategy'),
          drawn('bombardment'),
          drawn('brilliant-strategy'),
          drawn('blank'),
          { kind: 'end-actions' },
          drawn('blank', 'blank', 'blank'),
          { kind: 'end-actions' },
          drawn('concentrate-fire'),
          drawn('blank', 'blank', 'blank', 'blank', 'blank'),
          { kind: 'end-actions' },
          drawn('blank'),
          { kind: 'end-actions' },
          { kind: 'retreat', leader: 'general-rieekan', to: 'naboo' },
        ],
      ),
      fight(
        'retreat-ties',
        {
          uk: 'Чи можна, відступаючи, покинути ЗІД-винищувачі та штурмовиків, хоч місце на кораблі є?',
          ru: 'Можно ли, отступая, бросить СИД-истребители и штурмовиков, хотя место на корабле есть?',
        },
        {
          ...command,
          start: { side: 'empire', system: 'utapau' },
          systems: {
            utapau: {
              units: { 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 4, 'x-wing': 2 },
              leaders: ['admiral-ozzel'],
            },
            geonosis: { loyalty: 'empire' },
          },
          base: { system: 'hoth' },
        },
        [
          drawn('brilliant-strategy'),
          drawn('concentrate-fire'),
          drawn('blank', 'blank', 'blank', 'blank'),
          { kind: 'end-actions' },
          drawn('blank', 'blank'),
          { kind: 'end-actions' },
          { kind: 'retreat', leader: 'admiral-ozzel', to: 'geonosis' },
        ],
      ),
      fight(
        'retreat-death-star',
        {
          uk: 'Чи може Імперія відступити від недобудованої «Зірки Смерті»?',
          ru: 'Может ли Империя отступить от недостроенной «Звезды Смерти»?',
        },
        {
          ...command,
          start: { side: 'empire', system: 'utapau' },
          systems: {
            utapau: {
              units: { 'death-star-under-construction': 1, 'tie-fighter': 2, 'x-wing': 1 },
              leaders: ['moff-jerjerrod'],
            },
            geonosis: { loyalty: 'empire' },
          },
          base: { system: 'hoth' },
        },
        [
          drawn('brilliant-strategy'),
          drawn('blank', 'blank'),
          { kind: 'end-actions' },
          drawn('blank'),
          { kind: 'end-actions' },
        ],
      ),
      fight(
        'fight-empty',
        { uk: 'Своя битва', ru: 'Своё сражение' },
        {
          ...command,
          start: { side: 'empire', system: 'utapau' },
          systems: {
            utapau: {
              units: { 'star-destroyer': 1, stormtrooper: 1, 'x-wing': 1, 'rebel-trooper': 1 },
            },
          },
          base: { system: 'hoth' },
        },
      ),
    ],
  },
  {
    id: 'mission',
    title: { uk: 'Місії', ru: 'Задания' },
    presets: [
      mission(
        'who-opposes',
        {
          uk: 'Хто завадить місії: лідер із резерву чи й той, хто вже в системі?',
          ru: 'Кто помешает заданию: командир из пула или и тот, кто уже в системе?',
        },
        {
          ...command,
          start: { seat: 'rebel', slot: 0, system: 'coruscant' },
          pool: { empire: ['emperor-palpatine', 'grand-moff-tarkin'] },
          missions: [{ card: 'infiltration', leaders: ['princess-leia'] }],
          systems: {
            coruscant: { units: { stormtrooper: 3 }, leaders: ['moff-jerjerrod'] },
          },
          base: { system: 'yavin' },
        },
        [{ kind: 'name-place', place: 'coruscant' }],
      ),
      mission(
        'where-mission',
        { uk: 'Де можна виконувати цю місію?', ru: 'Где можно выполнять это задание?' },
        {
          ...command,
          start: { seat: 'rebel', slot: 0, system: 'naboo' },
          missions: [{ card: 'sabotage', leaders: ['han-solo'] }],
          systems: {
            naboo: { loyalty: 'empire', units: { stormtrooper: 1 } },
            sullust: { loyalty: 'empire', sabotage: true },
          },
          base: { system: 'yavin' },
        },
      ),
    ],
  },
  {
    id: 'deploy',
    title: { uk: 'Будівництво й розташування', ru: 'Производство и дислокация' },
    presets: [
      deploy(
        'where-deploy',
        {
          uk: 'Де можна розташувати війська: саботаж, ворожі війська, окупація, третій загін?',
          ru: 'Где можно дислоцировать отряды: саботаж, вражеские отряды, порабощение, третий отряд?',
        },
        {
          round: 3,
          phase: 'refresh',
          time: 4,
          start: { side: 'rebel', system: 'naboo' },
          systems: {
            ryloth: { loyalty: 'rebel' },
            rodia: { loyalty: 'rebel', units: { 'tie-fighter': 1 } },
            naboo: { loyalty: 'rebel', sabotage: true },
            geonosis: { loyalty: 'rebel', subjugated: true, units: { stormtrooper: 1 } },
          },
          queue: { rebel: [{ 'x-wing': 3 }, {}, {}] },
          base: { system: 'yavin' },
        },
        [
          { kind: 'build-unit', unit: 'x-wing' },
          { kind: 'deploy', unit: 'x-wing', place: 'ryloth' },
          { kind: 'deploy', unit: 'rebel-trooper', place: 'ryloth' },
        ],
      ),
    ],
  },
  {
    id: 'base',
    title: { uk: 'База повстанців', ru: 'База повстанцев' },
    presets: [
      base(
        'new-base',
        {
          uk: 'Чи можна перенести базу туди, де є імперські кораблі або лояльність?',
          ru: 'Можно ли перенести базу туда, где есть имперские корабли или лояльность?',
        },
        {
          round: 4,
          phase: 'command',
          time: 4,
          mobilizations: 1,
          start: { system: 'hoth' },
          systems: {
            hoth: { units: { 'star-destroyer': 1 } },
            mustafar: { loyalty: 'empire' },
            bespin: { loyalty: 'rebel' },
          },
          piles: { probes: { top: ['hoth', 'mustafar', 'bespin', 'endor'] } },
          base: { system: 'yavin' },
          space: { units: { 'rebel-trooper': 2 } },
        },
        [{ kind: 'seek-base' }],
      ),
      turn(
        'reveal-base',
        {
          uk: 'Коли повстанці можуть самі розкрити базу?',
          ru: 'Когда повстанцы могут сами раскрыть базу?',
        },
        {
          ...command,
          start: { side: 'rebel', system: 'yavin' },
          pool: { empire: ['general-veers'], rebel: ['princess-leia'] },
          base: { system: 'yavin' },
          space: { units: { 'rebel-trooper': 2 } },
        },
      ),
    ],
  },
];
