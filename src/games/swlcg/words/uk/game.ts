import { cardOf } from '../../engine/cards.ts';
import type { GameState, Source } from '../../engine/game/types.ts';
import type { Side } from '../../engine/sides.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { GameMessages } from '../game.ts';
import { board, FACTION, ICON, LOW, PHASE, WHO } from './game-phrases.ts';
import { deeds } from './deeds.ts';

const { count } = grammarOf('uk');
const tokens = (number: number) => count(number, ['жетон', 'жетони', 'жетонів']);
const orders = (number: number) =>
  count(number, ['жетон наказу', 'жетони наказів', 'жетонів наказів']);
const resources = (number: number) => count(number, ['ресурс', 'ресурси', 'ресурсів']);

const costOf = ({ pieces }: GameState, piece: string): string => {
  const card = pieces.find(({ id }) => id === piece)?.card;
  return resources(card === undefined ? 0 : (cardOf(card).cost ?? 0));
};

const steps = (number: number) => count(number, ['поділку', 'поділки', 'поділок']);
const forceIcons = (number: number) =>
  count(number, ['символ Сили', 'символи Сили', 'символів Сили']);

const ALSO: Readonly<Record<Source, string>> = {
  strike: 'від удару',
  fate: 'від карти долі',
  balance: 'у фазі балансу',
  unopposed: 'бонус розгрому',
  card: 'за текстом карти',
};

const list = (items: readonly string[]): string => items.join(', ');
const OF: Readonly<Record<Side, string>> = {
  light: 'світлої сторони',
  dark: 'темної сторони',
};
const ON: Readonly<Record<Side, string>> = { light: 'світлій', dark: 'темній' };

export const uk: GameMessages = {
  sides: { ...WHO, both: 'Обидва гравці' },
  factions: FACTION,
  draws: {
    lot: 'жереб',
    'objective-deck': 'колода директив',
    'command-deck': 'командна колода',
    captives: 'полонені карти',
  },
  lots: { first: 'перший гравець', second: 'другий гравець' },

  events: {
    ...deeds.events,
    began: ({ side, part }) =>
      ({
        setup: 'Стіл порожній, приготування починаються.',
        payment: `${WHO[side]} розігрує карти з руки.`,
        engagement: `${WHO[side]} збирається напасти.`,
        strikes: 'Сутичка позаду, починаються удари.',
      })[part],
    'sides-chosen': ({ dark, lot }) =>
      `За темну сторону Сили грає ${dark === 'first' ? 'перший' : 'другий'} гравець${lot ? ': так випав жереб' : ''}.`,
    'force-cards-taken': () => 'Кожен бере 3 карти Сили своєї сторони.',
    'deck-chosen': ({ side, deck }) =>
      `${WHO[side]} бере стартову колоду «${FACTION[deck]}» і карту цієї фракції.`,
    'factions-revealed': () => 'Карти фракцій відкрито, вони лежать в ігрових зонах.',
    'balance-set': () => 'Жетон балансу Сили лежить світлою стороною догори.',
    'decks-split': () => 'Кожен відділив колоду директив від командної колоди.',
    'tokens-pooled': () => 'Жетони наказів, пошкоджень і щитів складено в спільний запас.',
    'dial-set': () => 'Лічильник Зірки Смерті стоїть на 0.',
    'objective-dealt': ({ side, piece }, names) =>
      `${WHO[side]} бере з колоди директив ${names.piece(piece)}.`,
    'objective-returned': ({ side, piece }, names) =>
      `${WHO[side]} кладе директиву ${names.piece(piece)} під колоду, решта три лежать долілиць.`,
    'card-drawn': ({ side, piece }, names) => `${WHO[side]} бере карту ${names.piece(piece)}.`,
    'mulligan-agreed': ({ allowed }) =>
      allowed ? 'Домовлено: муліган дозволено.' : 'Домовлено: мулігану не буде.',
    'mulligan-taken': ({ side }) => `${WHO[side]} затасовує руку в колоду й бере 6 нових карт.`,
    'hand-kept': ({ side }) => `${WHO[side]} залишає руку.`,
    'objective-revealed': ({ side, piece }, names) =>
      `${WHO[side]} вводить у гру директиву ${names.piece(piece)}.`,
    'reaction-used': ({ piece }, names) => `Спрацьовує реакція карти ${names.piece(piece)}.`,
    'reaction-declined': ({ piece }, names) =>
      `Реакцією карти ${names.piece(piece)} не користуються.`,
    'setup-ended': () => 'Приготування закінчено. Першою ходить темна сторона.',
    'turn-began': ({ side, first }) => `${first ? 'Перший хід' : 'Хід'} ${OF[side]}.`,
    'phase-began': ({ phase }) => `${PHASE[phase]}.`,
    'dial-moved': ({ by, to, why }) =>
      `Лічильник Зірки Смерті пересунуто на ${steps(by)}${{ turn: '', dark: ' ще раз: баланс на темній стороні', objective: ': стільки карт тепер у переможному стосі' }[why]}. Тепер на ньому ${to}.`,
    'balance-damage-declined': () => 'Світла сторона не завдає пошкодження.',
    'balance-idle': () => 'Баланс не на світлій стороні: у цій фазі нічого не відбувається.',
    'focus-skipped': () => 'Це перший хід світлої сторони: жетони наказів лишаються на картах.',
    refreshed: ({ piece, removed, left, elite }, names) =>
      `${names.piece(piece)}: ${elite ? 'завдяки «Еліті» знято' : 'знято'} ${orders(removed)}, ${left === 0 ? 'карта свіжа' : `лишилося ${left}`}.`,
    'shields-removed': ({ pieces }, names) => `Знято щити: ${list(pieces.map(names.piece))}.`,
    'objective-replaced': ({ side, piece }, names) =>
      `${WHO[side]} викладає нову директиву: ${names.piece(piece)}.`,
    discarded: ({ side, piece, why }, names) =>
      `${WHO[side]} скидає ${why === 'reserve' ? 'зайву карту' : 'карту'} ${names.piece(piece)}.`,
    'reserve-met': ({ side, hand }) =>
      `${WHO[side]}: карт на руці ${hand}, стільки, скільки в резерві.`,
    'deck-empty': ({ side, deck }) =>
      `${WHO[side]} має взяти карту, а ${deck === 'command' ? 'командна колода' : 'колода директив'} порожня.`,
    'conflict-skipped': () => 'У свій перший хід темна сторона пропускає фазу конфлікту.',
    'conflict-ended': ({ side }) => `${WHO[side]} більше не нападає.`,

    'card-shown': ({ side, piece, cost }, names) =>
      `${WHO[side]} показує карту ${names.piece(piece)}. За неї треба заплатити ${resources(cost)}.`,
    produced: ({ source, amount, match }, names) =>
      `${names.piece(source)} дає ${resources(amount)}${match ? ' потрібної фракції' : ''}.`,
    'resources-lost': ({ amount }) => `Зайве пропадає: ${resources(amount)}.`,
    'card-played': ({ side, piece, host, free }, names) =>
      `${WHO[side]} розігрує карту ${names.piece(piece)}${host === null ? '' : ` і прикріплює її: ${names.piece(host)}`}${free ? '. Платити за неї не треба' : ''}.`,
    'payment-failed': ({ side, piece }, names) =>
      `${WHO[side]} не оплачує карту ${names.piece(piece)}, вона повертається на руку.`,
    'event-cancelled': ({ piece, with: by }, names) =>
      `Перехоплення карти ${names.piece(by)} скасовує подію ${names.piece(piece)}. Ціна не повертається.`,
    'event-discarded': ({ piece }, names) => `Подія ${names.piece(piece)} йде в скид.`,
    'ability-used': ({ side, piece }, names) =>
      `${WHO[side]} застосовує дію карти ${names.piece(piece)}.`,
    repaired: ({ piece, with: by }, names) =>
      `${names.piece(by)} знімає 1 пошкодження: ${names.piece(piece)}.`,
    'window-passed': ({ side }) => `${WHO[side]} пасує.`,
    'window-closed': () => 'Два паси поспіль: вікно дії закрито.',

    'engagement-began': ({ side, objective }, names) =>
      `${WHO[side]} починає зіткнення. Залучена директива: ${names.piece(objective)}.`,
    attacking: ({ side, pieces }, names) =>
      `${WHO[side]} посилає в атаку: ${list(pieces.map(names.piece))}.`,
    defending: ({ side, pieces }, names) =>
      pieces.length === 0
        ? `${WHO[side]} нікого не ставить в оборону.`
        : `${WHO[side]} ставить в оборону: ${list(pieces.map(names.piece))}.`,
    'shielding-used': ({ piece, target }, names) =>
      `Ключове слово «Щит» (${names.piece(piece)}): жетон щита лягає на карту ${names.piece(target)}.`,

    'edge-began': ({ side }) => `Починається сутичка. Першою кладе карту або пасує ${LOW[side]}.`,
    'edge-automatic': ({ side }) =>
      `В обороні нікого немає: ${LOW[side]} переможе автоматично, але карти покласти може.`,
    'edge-barred': ({ side }) => `${WHO[side]} не бере участі в зіткненні й карт не кладе.`,
    'edge-placed': ({ side, cards: number }) =>
      `${WHO[side]} кладе карту долілиць. У її стосі сутички тепер карт: ${number}.`,
    'edge-passed': ({ side, passes }) =>
      `${WHO[side]} пасує${passes >= 2 ? '. Це другий пас поспіль, викладання закінчено' : ''}.`,
    'edge-revealed': ({ light, dark }, names) => {
      const stack = (ids: readonly string[]) =>
        ids.length === 0 ? 'порожньо' : list(ids.map(names.piece));
      return `Обидва стоси відкрито. Світла сторона: ${stack(light)}. Темна сторона: ${stack(dark)}.`;
    },
    'fate-resolved': ({ piece, priority }, names) =>
      `Карта долі ${names.piece(piece)}, першість ${priority}.`,
    'fate-idle': ({ piece }, names) => `Карта ${names.piece(piece)} зараз нічого не дає.`,
    'edge-cancelled': ({ piece }, names) =>
      `${names.piece(piece)} скасовує цю сутичку разом з іншими картами долі. Починається нова.`,
    'edge-won': ({ side, light, dark, how }) =>
      `Символів Сили у світлої сторони ${light}, у темної ${dark}. ${{ icons: 'Перевагу дістає', tie: 'Порівну: перевага в оборонця. Це', automatic: 'Оборони не було: перевагу дістає' }[how]} ${LOW[side]}.`,
    'edge-discarded': () => 'Карти обох стосів сутички йдуть у скид.',

    'strike-ordered': ({ piece, tokens: number, committed }, names) =>
      `${names.piece(piece)} дістає наказ ударити${committed ? `: загін підкорений Силі, і на нього лягають ${orders(number)}` : ''}.`,
    'forced-focus': ({ piece, by }, names) =>
      `Вимушена реакція карти ${names.piece(by)}: на карту ${names.piece(piece)} лягає ще 1 жетон наказу.`,
    'strike-idle': ({ piece, edge }, names) =>
      edge
        ? `${names.piece(piece)} б’є намарно: його символи діють лише з перевагою.`
        : `${names.piece(piece)} б’є намарно: застосувати йому нічого.`,
    'icon-applied': ({ piece, icon, power, target }, names) =>
      `${names.piece(piece)} застосовує символи «${ICON[icon]}», міць ${power}${target === null ? '' : `. Ціль: ${names.piece(target)}`}.`,
    'icon-idle': ({ piece, icon, defending }, names) =>
      defending
        ? `${names.piece(piece)} в обороні: символи «${ICON[icon]}» не застосовують.`
        : `${names.piece(piece)}: для символів «${ICON[icon]}» цілі немає.`,
    'strikes-ended': () => 'Свіжих учасників не лишилося: етап ударів завершено.',

    'damage-moved': ({ from, to, amount }, names) =>
      `Пошкодження (${amount}) переміщено з карти ${names.piece(from)} на карту ${names.piece(to)}.`,
    'shield-spent': ({ piece, token }, names) =>
      `${names.piece(piece)}: щит відхиляє 1 жетон ${token === 'damage' ? 'пошкоджень' : 'наказу'} і йде з карти.`,
    damaged: ({ piece, amount, source, total, capacity, ignored }, names) =>
      `${names.piece(piece)} дістає пошкодження: ${amount} (${ALSO[source]}). Тепер ${total} із ${capacity}${ignored > 0 ? `, зайве (${ignored}) не рахують` : ''}.`,
    focused: ({ piece, amount, total }, names) =>
      `${names.piece(piece)}: жетонів наказів покладено ${amount}, разом ${total}.`,
    'token-removed': ({ piece, token }, names) =>
      `З карти ${names.piece(piece)} знято ${{ focus: 'жетон наказу', damage: 'жетон пошкоджень', shield: 'жетон щита' }[token]}.`,
    'damage-removed': ({ piece, amount }, names) =>
      `З карти ${names.piece(piece)} знято всі пошкодження: ${amount}.`,
    'put-into-play': ({ side, piece }, names) =>
      `${WHO[side]} вводить у гру зі свого скиду карту ${names.piece(piece)}.`,
    'taken-back': ({ side, piece }, names) =>
      `${WHO[side]} бере на руку верхню карту свого скиду: ${names.piece(piece)}.`,
    piled: ({ side, piece }, names) =>
      `${WHO[side]} кладе на свій скид карту ${names.piece(piece)}.`,
    saved: ({ piece, with: by }, names) =>
      `Перехоплення карти ${names.piece(by)}: ${names.piece(piece)} іде не в скид, а на руку власника.`,
    shielded: ({ piece }, names) => `На карту ${names.piece(piece)} покладено жетон щита.`,
    destroyed: ({ piece }, names) => `${names.piece(piece)}: карту знищено.`,
    'force-card-returned': ({ piece }, names) =>
      `Карта Сили, що лежала під картою ${names.piece(piece)}, повертається до власника.`,
    'enhancement-discarded': ({ piece }, names) =>
      `Прикріплена карта ${names.piece(piece)} йде в скид свого власника.`,
    'objective-taken': ({ side, piece, pile }, names) =>
      `${WHO[side]} забирає директиву ${names.piece(piece)}. Карт у її переможному стосі: ${pile}.`,
    captured: ({ piece, at }, names) =>
      `${names.piece(piece)}: карту полонено, вона лежить долілиць біля директиви ${names.piece(at)}.`,
    rescued: ({ piece }, names) =>
      `${names.piece(piece)}: карту врятовано, вона повертається на руку.`,

    unopposed: ({ side }) =>
      `Розгром: оборона не вціліла, і ${LOW[side]} завдає директиві ще 1 пошкодження.`,
    'no-bonus': ({ why }) =>
      ({
        objective: 'Директиву знищено раніше, бонусу розгрому немає.',
        attackers: 'Із загонів в атаці не вцілів ніхто, бонусу розгрому немає.',
        defenders: 'В обороні хтось уцілів, бонусу розгрому немає.',
      })[why],
    'engagement-ended': () => 'Зіткнення закінчено.',
    committed: ({ piece }, names) => `${names.piece(piece)}: загін підкорено Силі.`,
    'force-struggle': ({ light, dark }) =>
      `Боротьба за панування: у світлої сторони ${forceIcons(light)}, у темної ${forceIcons(dark)}.`,
    'balance-turned': ({ side }) =>
      `Жетон балансу перевернуто: баланс Сили тепер на ${ON[side]} стороні.`,
    'balance-stays': ({ side }) =>
      `Жетона балансу не чіпають: баланс Сили лишається на ${ON[side]} стороні.`,
    won: ({ side, reason }) =>
      `${
        {
          dial: 'На лічильнику Зірки Смерті 12.',
          objectives: 'У переможному стосі три директиви.',
          'command-deck': 'Командна колода суперника порожня.',
          'objective-deck': 'Колода директив суперника порожня.',
        }[reason]
      } ${WHO[side]} виграла партію.`,
  },

  tasks: {
    ...deeds.tasks,
    sides: () => 'Хто за яку сторону грає?',
    lot: () => 'Жереб: кому грати за темну сторону?',
    starter: () => 'Яку стартову колоду взяти?',
    'deal-objective': () => 'Яка директива зверху колоди?',
    'return-objective': () => 'Яку з чотирьох директив покласти під колоду?',
    'draw-card': () => 'Яка карта зверху командної колоди?',
    'mulligan-rule': () => 'Чи дозволено муліган?',
    mulligan: () => 'Залишити руку чи взяти нову?',
    'reveal-objective': () => 'Яку директиву відкрити наступною?',
    'enter-reaction': ({ piece }, _state, names) =>
      `У грі з’явилася директива ${names.piece(piece)}. Застосувати її реакцію?`,
    'balance-damage': () => 'Баланс на світлій стороні. Якій директиві завдати 1 пошкодження?',
    'new-objective': () => 'Яка директива зверху колоди?',
    'draw-discard': () => 'Скинути одну карту з руки?',
    'draw-down': () => 'На руці карт більше за значення резерву. Що скинути?',
    shop: () => 'Яку карту зіграти?',
    window: () => 'Вікно дії. Що зробити?',
    pay: ({ piece, produced }, state, names) => {
      const made = produced.reduce((sum, { amount }) => sum + amount, 0);
      return `Чим платити за карту ${names.piece(piece)}? Треба ${costOf(state, piece)}, уже є ${resources(made)}.`;
    },
    cancel: ({ piece }, _state, names) => `Зіграно подію ${names.piece(piece)}. Скасувати її?`,
    printed: ({ piece }, _state, names) => `На яку карту діє подія ${names.piece(piece)}?`,
    strip: ({ piece }, _state, names) => `Що скинути з карти ${names.piece(piece)}?`,
    save: ({ piece }, _state, names) =>
      `Персонажа знищено: ${names.piece(piece)}. Повернути карту на руку власника?`,
    pile: () => 'Яка карта лягає в скид раніше?',
    ordered: ({ piece }, _state, names) =>
      `${names.piece(piece)} дістає наказ ударити. Відповісти реакцією?`,
    effect: ({ piece }, _state, names) => `Що сказано на карті ${names.piece(piece)}?`,
    'effect-target': () => 'На яку карту це діє?',
    'capture-at': () => 'Біля якої директиви лежить полонена карта?',
    'rescue-draw': () => 'Яку полонену карту врятовано?',
    repair: ({ piece }, _state, names) => `З кого ${names.piece(piece)} зніме 1 пошкодження?`,
    conflict: () => 'На яку директиву напасти?',
    attack: () => 'Кого послати в атаку?',
    defend: () => 'Кого поставити в оборону?',
    shielding: ({ piece }, _state, names) =>
      `Ключове слово «Щит» (${names.piece(piece)}). Кого прикрити?`,
    'edge-place': () => 'Покласти карту в стос сутички чи спасувати?',
    'fate-tie': () => 'Першість рівна. Яку карту долі застосувати раніше?',
    'fate-target': ({ piece }, _state, names) =>
      `${names.piece(piece)}: кому завдати 1 пошкодження?`,
    strike: () => 'Хто завдає удару?',
    icons: ({ piece, tokens: number }, _state, names) =>
      number === null
        ? `Як застосувати символи загону ${names.piece(piece)}?`
        : `Куди покласти наступний жетон? Лишилося ${tokens(number)}.`,
    deflect: ({ target, amount }, _state, names) =>
      `${names.piece(target)} дістає пошкодження: ${amount}. Відвести 1 пошкодження на інший загін?`,
    protect: ({ target, amount }, _state, names) =>
      `${names.piece(target)} дістає пошкодження: ${amount}. Прийняти частину іншим загоном?`,
    shield: ({ target, token, amount }, _state, names) =>
      token === 'damage'
        ? `${names.piece(target)} дістає пошкодження: ${amount}. Витратити щит?`
        : `На карту ${names.piece(target)} кладуть жетон наказу. Витратити щит?`,
    commit: () => 'Кого підкорити Силі?',
  },

  choices: {
    ...deeds.choices,
    agree: ({ dark }) =>
      dark === 'first' ? 'Темна сторона у першого гравця' : 'Темна сторона у другого гравця',
    lots: () => 'Кинути жереб',
    starter: ({ deck }) => FACTION[deck],
    return: ({ piece }, _state, names) => names.piece(piece),
    'mulligan-allowed': ({ allowed }) => (allowed ? 'Дозволено' : 'Не дозволено'),
    mulligan: () => 'Узяти нову руку',
    keep: () => 'Залишити руку',
    reveal: ({ piece }, _state, names) => names.piece(piece),
    react: () => 'Застосувати реакцію',
    decline: () => 'Не треба',
    hit: ({ piece }, _state, names) => names.piece(piece),
    discard: ({ piece }, _state, names) => `Скинути ${names.piece(piece)}`,
    play: ({ piece, host }, _state, names) =>
      `Зіграти ${names.piece(piece)}${host === null ? '' : `, прикріпити: ${names.piece(host)}`}`,
    use: ({ piece }, _state, names) => `Застосувати дію: ${names.piece(piece)}`,
    produce: ({ source, amount }, _state, names) => `${names.piece(source)}: ${resources(amount)}`,
    spend: () => 'Заплатити',
    'give-up': () => 'Відмовитися від оплати',
    cancel: ({ with: by }, _state, names) => `Скасувати: ${names.piece(by)}`,
    effect: ({ effect }) =>
      ({
        damage: 'Завдати 1 пошкодження',
        heal: 'Зняти 1 пошкодження',
        focus: 'Покласти жетон наказу',
        unfocus: 'Зняти жетон наказу',
        shield: 'Покласти жетон щита',
        capture: 'Полонити загін',
        rescue: 'Урятувати полонену карту',
      })[effect],
    target: ({ piece }, _state, names) => names.piece(piece),
    done: (_, { agenda }) => {
      switch (agenda.at(-1)?.at) {
        case 'conflict':
          return 'Не нападати';
        case 'attack':
        case 'defend':
        case 'commit':
          return 'Більше нікого';
        case 'effect':
          return 'Більше на карті нічого немає';
        default:
          return 'Готово';
      }
    },
    pass: () => 'Пас',
    engage: ({ objective }, _state, names) => names.piece(objective),
    send: ({ piece }, _state, names) => names.piece(piece),
    place: ({ piece }, _state, names) => `Покласти ${names.piece(piece)}`,
    strike: ({ piece }, _state, names) => names.piece(piece),
    icon: ({ icon, target }, _state, names) =>
      target === null ? sentence(ICON[icon]) : `${sentence(ICON[icon])}: ${names.piece(target)}`,
    'edge-icons': () => 'Застосувати символи переваги',
    'move-damage': ({ to, amount }, _state, names) => `Пошкодження ${amount}: ${names.piece(to)}`,
    'spend-shield': ({ piece }, _state, names) => `Витратити щит: ${names.piece(piece)}`,
    'take-off': ({ token }) =>
      ({
        focus: 'Жетон наказу',
        damage: 'Жетон пошкоджень',
        shield: 'Жетон щита',
        'force-card': 'Карта Сили',
      })[token],
    interrupt: ({ piece }, _state, names) => `Застосувати перехоплення: ${names.piece(piece)}`,
    commit: ({ piece }, _state, names) => names.piece(piece),
  },

  outcome: ({ winner, dial, balance, victory }) => [
    winner ? `${WHO[winner.side]} виграла партію.` : 'Приклад закінчено.',
    `Лічильник Зірки Смерті: ${dial}.`,
    `Баланс Сили на ${ON[balance]} стороні.`,
    `Карт у переможному стосі: у світлої сторони ${victory.light}, у темної ${victory.dark}.`,
  ],

  board,
};
