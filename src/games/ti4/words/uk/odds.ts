import type { SustainPolicy, LossPolicy } from '../../odds/types.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';

const { count, form } = grammarOf('uk');

const units = (number: number): string => count(number, ['загін', 'загони', 'загонів']);

const GROUPS = {
  a: 'Нападник',
  b: 'Оборонець',
  'a.more': 'Нападник: фракція й технології',
  'b.more': 'Оборонець: фракція й технології',
  'a.plan': 'Нападник: пошкодження й рішення',
  'b.plan': 'Оборонець: пошкодження й рішення',
  course: 'Обставини бою',
};

export const uk = {
  titles: {
    space: {
      title: 'Шанси в космічному бою',
      summary:
        'Точні шанси двох флотів: космічна гармата, загороджувальний вогонь, зазнавання пошкоджень, технології та фракції базової гри.',
    },
    invasion: {
      title: 'Шанси в завоюванні',
      summary:
        'Точні шанси висадки: бомбардування, захист космічними гарматами, наземний бій, технології та фракції базової гри.',
    },
  },
  sides: { attacker: 'Нападник', defender: 'Оборонець' },
  groups: {
    space: GROUPS,
    invasion: {
      ...GROUPS,
      a: 'Нападник: десант і бомбардування',
      b: 'Оборонець на планеті',
      'a.plan': 'Нападник: кістки',
      'b.plan': 'Оборонець: кістки',
    },
  },
  fields: {
    faction: 'Фракція',
    bonus: 'Додати до бойових перевірок',
    reroll: 'Перекидати промахи',
    sustain: 'Зазнавати пошкоджень',
    lose: 'Утрачати спершу',
    retreat: 'Відступити в раунді (0 — не відступати)',
    nebula: 'Бій у туманності',
    underway: 'Бій уже почався: без пострілів перед ним',
    rounds: 'Зупинити бій після раунду (0 — не зупиняти)',
  },
  /** Of a unit: in reach, landing, bombarding. */
  pdsInReach: 'ПСО, що дістають',
  damaged: (unit: string) => `${sentence(unit)}: пошкоджено`,
  only: (name: string, faction: string) => `${name} (${faction})`,
  noFaction: 'будь-яка',
  sustain: { first: 'відразу', last: 'якнайпізніше' },
  lose: { cheapest: 'найдешевших', weakest: 'найслабших' },
  reroll: { none: 'ні', first: 'у 1-му раунді', all: 'щораунду' },
  presets: {
    skirmish: 'Сутичка',
    'battle-line': 'Лінійний бій',
    swarm: 'Рій винищувачів',
    cannons: 'Під гарматами',
    'war-sun': 'Сонце війни',
    landing: 'Висадка',
    even: 'Троє на троє',
    bombers: 'Після бомбардування',
    fortress: 'Планета з ПСО',
  },
  oneMore: (unit: string) => `+1 ${unit}`,
  foeOneMore: (unit: string) => `В оборонця +1 ${unit}`,
  changes: {
    'two-fighters': '+2 винищувачі',
    'two-infantry': '+2 загони піхоти',
    'sustain-last': 'Зазнавати пошкоджень якнайпізніше',
    'sustain-first': 'Зазнавати пошкоджень відразу',
    'no-cannon': 'Без ПСО оборонця',
  },
  /** Cards that no booklet names, where a translation of ours is beyond doubt. */
  technologies: {
    'duranium-armor': 'Дюранієва броня',
    'assault-cannon': 'Штурмова гармата',
    'plasma-scoring': 'Плазмові борозни',
  },
  abilities: {
    indoctrination: 'Indoctrination',
    fragile: 'Fragile',
    unrelenting: 'Unrelenting',
    ambush: 'Ambush',
    harrow: 'Килимове бомбардування',
  },
  problems: {
    number: 'Тут має бути ціле число, не менше за нуль. Виправте його.',
    limit: (unit: string, most: number) =>
      `${sentence(unit)}: у коробці фігурок одного кольору лише ${most}. Зменште число.`,
    tokens: (unit: string, most: number) =>
      `${sentence(unit)}: правила дозволяють більше, бо є жетони, але калькулятор рахує до ${most}. Зменште число.`,
    pdsOnPlanet: 'На одній планеті щонайбільше 2 ПСО. Зменште число.',
    nobody: {
      space: {
        attacker: 'У нападника немає кораблів. Додайте хоча б один.',
        defender: 'В оборонця немає ні кораблів, ні ПСО. Додайте хоча б один загін.',
      },
      invasion: {
        attacker: 'Нападникові нема кого висадити. Додайте піхоту.',
        defender: 'В оборонця нікого немає. Додайте загін.',
      },
    },
    sameFaction: 'За одну фракцію грає лише один гравець. Виберіть різні.',
    needsFaction: 'Флагман у кожної фракції свій. Виберіть фракцію або приберіть флагман.',
    strangers: {
      space: 'У космічному бою піхота воює лише поряд із флагманом Некровірусу. Приберіть її.',
      invasion: 'Винищувачі висаджуються лише поряд із флагманом Клубка наалу. Приберіть їх.',
    },
    damage: (unit: string) => `${sentence(unit)}: пошкоджених більше, ніж є. Зменште число.`,
    undamageable: (unit: string) =>
      `${sentence(unit)} не може зазнавати пошкоджень. Зніміть пошкодження.`,
    upgrade: (unit: string) => `${sentence(unit)} не має карти поліпшення. Зніміть позначку.`,
    otherFaction: (name: string, faction: string) =>
      `«${name}» має лише ця фракція: ${faction}. Виберіть її або зніміть позначку.`,
    useless: (name: string) => `«${name}» тут не діє. Зніміть позначку.`,
    other: (path: string) =>
      `У посиланні помилка${path === '' ? '' : ` (${path})`}. Заповніть форму знову.`,
  },
  verdict: {
    space: { attacker: 'Перемагає нападник', draw: 'Нічия', defender: 'Перемагає оборонець' },
    invasion: {
      attacker: 'Планету взято',
      draw: 'Нікого не лишилося',
      defender: 'Оборонець устояв',
    },
    attackerRetreats: 'Нападник відступає',
    defenderRetreats: 'Оборонець відступає',
    undecided: 'Бій триває далі',
  },
  headline: {
    space: (attacker: string, defender: string, draw: string) =>
      `Нападник перемагає в ${attacker} боїв, оборонець — у ${defender}, нічия — ${draw}.`,
    invasion: (attacker: string, defender: string, draw: string) =>
      `Нападник бере планету в ${attacker} спроб, оборонець утримує її в ${defender}, нікого не лишається в ${draw}.`,
    also: (label: string, chance: string) => ` ${label}: ${chance}.`,
  },
  charts: {
    left: (side: string) => `${side}: скільки загонів лишиться`,
    nobody: 'нікого',
    units: (from: number, to: number): string =>
      from === to ? units(from) : `${from}–${to} ${form(to, ['загін', 'загони', 'загонів'])}`,
  },
  tables: {
    rounds: 'Раунд за раундом',
    roundColumns: ['Після раунду', 'Бій триває', 'Нападник, загонів', 'Оборонець, загонів'],
    roundsNote: (mean: string) =>
      `Загони — у середньому, разом із боями, що вже скінчилися. Раундів за бій у середньому ${mean}.`,
    before: 'перед 1-м',
    left: (side: string) => `${side}: що лишиться`,
    leftColumns: ['Загони', 'Імовірність'],
    nothing: 'нічого',
    rest: 'решта',
    losses: 'Очікувані втрати',
    lossColumn: 'Загін',
    lossCost: 'Ціна втрат, ресурсів',
    lossNote:
      'У середньому за бій. Винищувач і піхота коштують пів ресурсу: за одну ціну створюють два.',
    /** «дредноут ×2 (пошкоджено 1)» */
    counted: (unit: string, number: number, damaged: number) =>
      `${unit}${number === 1 ? '' : ` ×${number}`}${
        damaged === 0 ? '' : damaged === number ? ' (пошкоджено)' : ` (пошкоджено ${damaged})`
      }`,
  },
  rolls: {
    cannon: 'космічна гармата',
    barrage: 'загороджувальний вогонь',
    combat: 'бойова перевірка',
    bombardment: 'бомбардування',
    defense: 'космічна гармата: захист',
  },
  dice: (side: string, roll: string, unit: string, dice: number, hit: number) =>
    `${side}, ${roll}: ${unit}, ${count(dice, ['кістка', 'кістки', 'кісток'])}, влучає на ${Math.max(1, hit)}${hit < 10 ? '+' : ''}`,
  diceValue: (hits: string) => `влучань у середньому ${hits}`,
  modifier: (side: string, name: string, printed: boolean) =>
    `${side}: ${name}${printed ? '' : ' (не з довідника)'}`,
  modifierValue: (points: string) => `${points} в.\u00A0п. до перемоги`,
  effects: {
    cannon: 'космічна гармата',
    barrage: 'загороджувальний вогонь',
    bombardment: 'бомбардування',
    defense: 'космічна гармата: захист',
    bonus: 'додаток до бойових перевірок',
    reroll: 'перекидання промахів',
    nebula: 'туманність',
    flagship: (name: string) => `флагман ${name}`,
  },
  remarks: {
    exact: 'Шанси точні: враховано кожен можливий кидок, нічого не взято навмання.',
    policy: (side: string, sustain: SustainPolicy | null, lose: LossPolicy) =>
      `${side}: ${
        sustain === null
          ? ''
          : sustain === 'first'
            ? 'зазнає пошкоджень, щойно є влучання; '
            : 'зазнає пошкоджень, лише коли інакше загинув би загін із цією властивістю; '
      }далі втрачає спершу ${lose === 'cheapest' ? 'найдешевші' : 'найслабші'} загони. За столом можна вирішувати інакше.`,
    used: 'Технології та властивості застосовано за першої ж нагоди; карт дій не враховано.',
    values:
      'Значення загонів, технологій і фракцій узято з планшетів та карт: у довіднику їх не надруковано.',
    unprinted: (names: string) =>
      `У довіднику не пояснено, що роблять: ${names}. Ми виходимо з відомого про ці карти й планшети; перевірте за своїми.`,
    cannonOrder:
      'З космічної гармати спершу стріляє оборонець, потім нападник, як надруковано українською; в англійському довіднику першим стріляє нападник.',
    barrage:
      'Загороджувальний вогонь ведуть обидві сторони одночасно, лише в першому раунді й лише по винищувачах.',
    surplus:
      'Після бою зайві винищувачі, яким забракло місць на борту, знімають; тут їх ще враховано.',
    tokens: 'Винищувачів і піхоти може бути більше, ніж фігурок: решту позначають жетонами.',
    retreat:
      'Відступ: припускаємо, що є куди. Винищувачі, яким забракло місць на борту, втрачено; наземних військ на борту не враховано.',
    bothDestroyed: 'Коли на планеті не лишилося нікого, її далі контролює оборонець.',
    allLand: 'Висаджуються всі вказані війська, кораблі бомбардують цю саму планету.',
    shield: 'Планетний щит ПСО не дає бомбардувати цю планету.',
    grid: '«Захисну сітку „Маґен“» виснажено в першому раунді: нападник у ньому не кидає.',
    reroll: 'Перекидають лише кістки, що не влучили, кожну один раз.',
    capacityFree: 'Під час бою загонів може бути більше, ніж місць на борту.',
    leftOut: {
      devotion: 'Devotion Братства Інь вимагає рішення щораунду; його не враховано.',
      kenara: 'Товари на кидки флагмана Гаканських Еміратів не витрачають.',
      exotrireme: 'Екзотрирема II не жертвує собою, щоб знищити кораблі.',
    },
  },
  goal: {
    title: 'Найдешевше підкріплення',
    lead: 'Кого додати нападникові, щоб шанс на перемогу був не менший за бажаний.',
    already: (chance: string) => `Додавати нікого не треба: шанс уже ${chance}.`,
    found: (names: string, cost: string, chance: string) =>
      `Найдешевше: ${names}. Ціна ${cost}, шанс стане ${chance}.`,
    none: (chance: string) =>
      `Загонів із коробки не вистачить: навіть з усіма шанс лише ${chance}. Змініть умови бою.`,
    unfinished: (cost: string) =>
      `За ціну, меншу за ${cost}, такого підкріплення немає; дорожчих забагато, щоб перебрати всі. Змініть бажаний шанс або додайте загони самі.`,
    step: (names: string, cost: string, chance: string) => `${names} (ціна ${cost}): ${chance}`,
  },
};
