import { cardOf } from '../../engine/cards.ts';
import type { GameState, Source } from '../../engine/game/types.ts';
import type { Side } from '../../engine/sides.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { GameMessages } from '../game.ts';
import { board, FACTION, ICON, PHASE, WHO } from './game-phrases.ts';
import { deeds } from './deeds.ts';

const { count } = grammarOf('ru');
const tokens = (number: number) => count(number, ['жетон', 'жетона', 'жетонов']);
const orders = (number: number) =>
  count(number, ['жетон приказа', 'жетона приказа', 'жетонов приказов']);
const resources = (number: number) => count(number, ['ресурс', 'ресурса', 'ресурсов']);

const costOf = ({ pieces }: GameState, piece: string): string => {
  const card = pieces.find(({ id }) => id === piece)?.card;
  return resources(card === undefined ? 0 : (cardOf(card).cost ?? 0));
};

const steps = (number: number) => count(number, ['деление', 'деления', 'делений']);
const forceIcons = (number: number) => count(number, ['знак Силы', 'знака Силы', 'знаков Силы']);

const ALSO: Readonly<Record<Source, string>> = {
  strike: 'от удара',
  fate: 'от карты рока',
  balance: 'в фазе баланса',
  unopposed: 'бонус разгрома',
  card: 'по тексту карты',
};

const list = (items: readonly string[]): string => items.join(', ');
const OF: Readonly<Record<Side, string>> = { light: 'СС-игрока', dark: 'ТС-игрока' };
const ON: Readonly<Record<Side, string>> = { light: 'светлой', dark: 'тёмной' };

export const ru: GameMessages = {
  sides: { ...WHO, both: 'Оба игрока' },
  factions: FACTION,
  draws: {
    lot: 'жребий',
    'objective-deck': 'колода директив',
    'command-deck': 'командная колода',
    captives: 'пленённые карты',
  },
  lots: { first: 'первый игрок', second: 'второй игрок' },

  events: {
    ...deeds.events,
    began: ({ side, part }) =>
      ({
        setup: 'Стол пуст, подготовка начинается.',
        payment: `${WHO[side]} играет карты с руки.`,
        engagement: `${WHO[side]} собирается напасть.`,
        strikes: 'Стычка позади, начинаются удары.',
      })[part],
    'sides-chosen': ({ dark, lot }) =>
      `За тёмную сторону Силы играет ${dark === 'first' ? 'первый' : 'второй'} игрок${lot ? ': так выпал жребий' : ''}.`,
    'force-cards-taken': () => 'Каждый берёт 3 карты Силы своей стороны.',
    'deck-chosen': ({ side, deck }) =>
      `${WHO[side]} берёт готовую колоду «${FACTION[deck]}» и карту этой фракции.`,
    'factions-revealed': () => 'Карты фракций раскрыты и лежат в игровых зонах.',
    'balance-set': () => 'Жетон баланса Силы лежит светлой стороной вверх.',
    'decks-split': () => 'Каждый отделил колоду директив от командной колоды.',
    'tokens-pooled': () => 'Жетоны приказов, урона и щитов сложены в общий пул.',
    'dial-set': () => 'Счётчик Звезды Смерти стоит на 0.',
    'objective-dealt': ({ side, piece }, names) =>
      `${WHO[side]} берёт из колоды директив ${names.piece(piece)}.`,
    'objective-returned': ({ side, piece }, names) =>
      `${WHO[side]} кладёт директиву ${names.piece(piece)} под колоду, остальные три лежат перед ним взакрытую.`,
    'card-drawn': ({ side, piece }, names) => `${WHO[side]} берёт карту ${names.piece(piece)}.`,
    'mulligan-agreed': ({ allowed }) =>
      allowed ? 'Условились: муллиган разрешён.' : 'Условились: муллигана не будет.',
    'mulligan-taken': ({ side }) => `${WHO[side]} замешивает руку в колоду и берёт 6 новых карт.`,
    'hand-kept': ({ side }) => `${WHO[side]} оставляет руку.`,
    'objective-revealed': ({ side, piece }, names) =>
      `${WHO[side]} вводит в игру директиву ${names.piece(piece)}.`,
    'reaction-used': ({ piece }, names) => `Срабатывает реакция карты ${names.piece(piece)}.`,
    'reaction-declined': ({ piece }, names) =>
      `Реакцией карты ${names.piece(piece)} не пользуются.`,
    'setup-ended': () => 'Подготовка закончена. Первым ходит ТС-игрок.',
    'turn-began': ({ side, first }) => `${first ? 'Первый ход' : 'Ход'} ${OF[side]}.`,
    'phase-began': ({ phase }) => `${PHASE[phase]}.`,
    'dial-moved': ({ by, to, why }) =>
      `Счётчик Звезды Смерти сдвинут на ${steps(by)}${{ turn: '', dark: ' ещё раз: баланс на тёмной стороне', objective: ': столько карт теперь в победной стопке' }[why]}. Теперь на нём ${to}.`,
    'balance-damage-declined': () => 'СС-игрок не наносит урон.',
    'balance-idle': () => 'Баланс не на светлой стороне: в этой фазе ничего не происходит.',
    'focus-skipped': () => 'Это первый ход СС-игрока: жетоны приказов остаются на картах.',
    refreshed: ({ piece, removed, left, elite }, names) =>
      `${names.piece(piece)}: ${elite ? 'благодаря «Элите» ' : ''}${removed === 1 ? 'снят' : 'снято'} ${orders(removed)}, ${left === 0 ? 'карта свежая' : `осталось ${left}`}.`,
    'shields-removed': ({ pieces }, names) => `Сняты щиты: ${list(pieces.map(names.piece))}.`,
    'objective-replaced': ({ side, piece }, names) =>
      `${WHO[side]} выкладывает новую директиву: ${names.piece(piece)}.`,
    discarded: ({ side, piece, why }, names) =>
      `${WHO[side]} сбрасывает ${why === 'reserve' ? 'лишнюю карту' : 'карту'} ${names.piece(piece)}.`,
    'reserve-met': ({ side, hand }) =>
      `${WHO[side]}: карт на руке ${hand}, столько, сколько в резерве.`,
    'deck-empty': ({ side, deck }) =>
      `${WHO[side]} должен взять карту, а ${deck === 'command' ? 'командная колода' : 'колода директив'} пуста.`,
    'conflict-skipped': () => 'В свой первый ход ТС-игрок пропускает фазу конфликта.',
    'conflict-ended': ({ side }) => `${WHO[side]} больше не нападает.`,

    'card-shown': ({ side, piece, cost }, names) =>
      `${WHO[side]} показывает карту ${names.piece(piece)}. За неё нужно заплатить ${resources(cost)}.`,
    produced: ({ source, amount, match }, names) =>
      `${names.piece(source)} даёт ${resources(amount)}${match ? ' нужной фракции' : ''}.`,
    'resources-lost': ({ amount }) => `Лишнее пропадает: ${resources(amount)}.`,
    'card-played': ({ side, piece, host, free }, names) =>
      `${WHO[side]} играет карту ${names.piece(piece)}${host === null ? '' : ` и прикрепляет её: ${names.piece(host)}`}${free ? '. Платить за неё не нужно' : ''}.`,
    'payment-failed': ({ side, piece }, names) =>
      `${WHO[side]} не оплачивает карту ${names.piece(piece)}, она возвращается на руку.`,
    'event-cancelled': ({ piece, with: by }, names) =>
      `Перехват карты ${names.piece(by)} отменяет событие ${names.piece(piece)}. Цена не возвращается.`,
    'event-discarded': ({ piece }, names) => `Событие ${names.piece(piece)} кладут в сброс.`,
    'ability-used': ({ side, piece }, names) =>
      `${WHO[side]} применяет действие карты ${names.piece(piece)}.`,
    repaired: ({ piece, with: by }, names) =>
      `${names.piece(by)} снимает 1 урон: ${names.piece(piece)}.`,
    'window-passed': ({ side }) => `${WHO[side]} пасует.`,
    'window-closed': () => 'Два паса подряд: окно действия закрыто.',

    'engagement-began': ({ side, objective }, names) =>
      `${WHO[side]} начинает столкновение. Вовлечённая директива: ${names.piece(objective)}.`,
    attacking: ({ side, pieces }, names) =>
      `${WHO[side]} посылает в атаку: ${list(pieces.map(names.piece))}.`,
    defending: ({ side, pieces }, names) =>
      pieces.length === 0
        ? `${WHO[side]} никого не ставит в оборону.`
        : `${WHO[side]} ставит в оборону: ${list(pieces.map(names.piece))}.`,
    'shielding-used': ({ piece, target }, names) =>
      `Черта «Щит» (${names.piece(piece)}): жетон щита ложится на карту ${names.piece(target)}.`,

    'edge-began': ({ side }) => `Начинается стычка. Первым кладёт карту или пасует ${WHO[side]}.`,
    'edge-automatic': ({ side }) =>
      `В обороне никого нет: ${WHO[side]} победит автоматически, но карты положить может.`,
    'edge-barred': ({ side }) => `${WHO[side]} не участвует в столкновении и карт не кладёт.`,
    'edge-placed': ({ side, cards: number }) =>
      `${WHO[side]} кладёт карту лицом вниз. В его стопке стычки теперь карт: ${number}.`,
    'edge-passed': ({ side, passes }) =>
      `${WHO[side]} пасует${passes >= 2 ? '. Это второй пас подряд, выкладывание закончено' : ''}.`,
    'edge-revealed': ({ light, dark }, names) => {
      const stack = (ids: readonly string[]) =>
        ids.length === 0 ? 'пусто' : list(ids.map(names.piece));
      return `Обе стопки раскрыты. СС-игрок: ${stack(light)}. ТС-игрок: ${stack(dark)}.`;
    },
    'fate-resolved': ({ piece, priority }, names) =>
      `Карта рока ${names.piece(piece)}, первенство ${priority}.`,
    'fate-idle': ({ piece }, names) => `Карта ${names.piece(piece)} сейчас ничего не даёт.`,
    'edge-cancelled': ({ piece }, names) =>
      `${names.piece(piece)} отменяет эту стычку вместе с прочими картами рока. Начинается новая.`,
    'edge-won': ({ side, light, dark, how }) =>
      `Знаков Силы у СС-игрока ${light}, у ТС-игрока ${dark}. ${{ icons: 'Перевес получает', tie: 'Поровну: перевес у обороняющегося. Это', automatic: 'Обороны не было: перевес получает' }[how]} ${WHO[side]}.`,
    'edge-discarded': () => 'Карты обеих стопок стычки сбрасывают.',

    'strike-ordered': ({ piece, tokens: number, committed }, names) =>
      `${names.piece(piece)} получает приказ нанести удар${committed ? `: отряд подчинён Силе, и на него ложатся ${orders(number)}` : ''}.`,
    'forced-focus': ({ piece, by }, names) =>
      `Вынужденная реакция карты ${names.piece(by)}: на карту ${names.piece(piece)} ложится ещё 1 жетон приказа.`,
    'strike-idle': ({ piece, edge }, names) =>
      edge
        ? `${names.piece(piece)} бьёт впустую: его знаки действуют только с перевесом.`
        : `${names.piece(piece)} бьёт впустую: применить ему нечего.`,
    'icon-applied': ({ piece, icon, power, target }, names) =>
      `${names.piece(piece)} применяет знаки «${ICON[icon]}», мощь ${power}${target === null ? '' : `. Цель: ${names.piece(target)}`}.`,
    'icon-idle': ({ piece, icon, defending }, names) =>
      defending
        ? `${names.piece(piece)} в обороне: знаки «${ICON[icon]}» не применяют.`
        : `${names.piece(piece)}: для знаков «${ICON[icon]}» цели нет.`,
    'strikes-ended': () => 'Свежих участников не осталось: этап ударов завершён.',

    'damage-moved': ({ from, to, amount }, names) =>
      `Урон ${amount} перемещён с карты ${names.piece(from)} на карту ${names.piece(to)}.`,
    'shield-spent': ({ piece, token }, names) =>
      `${names.piece(piece)}: щит отклоняет 1 жетон ${token === 'damage' ? 'урона' : 'приказа'}; жетон щита снимают с карты.`,
    damaged: ({ piece, amount, source, total, capacity, ignored }, names) =>
      `${names.piece(piece)} получает урон ${amount} (${ALSO[source]}). Теперь ${total} из ${capacity}${ignored > 0 ? `, лишний урон ${ignored} не считают` : ''}.`,
    focused: ({ piece, amount, total }, names) =>
      `${names.piece(piece)}: жетонов приказов положено ${amount}, всего ${total}.`,
    'token-removed': ({ piece, token }, names) =>
      `С карты ${names.piece(piece)} снят ${{ focus: 'жетон приказа', damage: 'жетон урона', shield: 'жетон щита' }[token]}.`,
    'damage-removed': ({ piece, amount }, names) =>
      `С карты ${names.piece(piece)} снят весь урон: ${amount}.`,
    'put-into-play': ({ side, piece }, names) =>
      `${WHO[side]} вводит в игру из своего сброса карту ${names.piece(piece)}.`,
    'taken-back': ({ side, piece }, names) =>
      `${WHO[side]} берёт на руку верхнюю карту своего сброса: ${names.piece(piece)}.`,
    piled: ({ side, piece }, names) =>
      `${WHO[side]} кладёт на свой сброс карту ${names.piece(piece)}.`,
    saved: ({ piece, with: by }, names) =>
      `Перехват карты ${names.piece(by)}: ${names.piece(piece)} попадает не в сброс, а на руку владельца.`,
    shielded: ({ piece }, names) => `На карту ${names.piece(piece)} положен жетон щита.`,
    destroyed: ({ piece }, names) => `${names.piece(piece)}: карта уничтожена.`,
    'force-card-returned': ({ piece }, names) =>
      `Карта Силы, которая лежала под картой ${names.piece(piece)}, возвращается к владельцу.`,
    'enhancement-discarded': ({ piece }, names) =>
      `Прикреплённую карту ${names.piece(piece)} кладут в сброс её владельца.`,
    'objective-taken': ({ side, piece, pile }, names) =>
      `${WHO[side]} забирает директиву ${names.piece(piece)}. Карт в его победной стопке: ${pile}.`,
    captured: ({ piece, at }, names) =>
      `${names.piece(piece)}: карта пленена и лежит лицом вниз у директивы ${names.piece(at)}.`,
    rescued: ({ piece }, names) => `${names.piece(piece)}: карта спасена и возвращается на руку.`,

    unopposed: ({ side }) =>
      `Разгром: оборона не уцелела, и ${WHO[side]} наносит директиве ещё 1 урон.`,
    'no-bonus': ({ why }) =>
      ({
        objective: 'Директива уничтожена раньше, бонуса разгрома нет.',
        attackers: 'Из атакующих не уцелел никто, бонуса разгрома нет.',
        defenders: 'В обороне кто-то уцелел, бонуса разгрома нет.',
      })[why],
    'engagement-ended': () => 'Столкновение закончено.',
    committed: ({ piece }, names) => `${names.piece(piece)}: отряд подчинён Силе.`,
    'force-struggle': ({ light, dark }) =>
      `Борьба за господство: у СС-игрока ${forceIcons(light)}, у ТС-игрока ${forceIcons(dark)}.`,
    'balance-turned': ({ side }) =>
      `Жетон баланса перевёрнут: баланс Силы теперь на ${ON[side]} стороне.`,
    'balance-stays': ({ side }) =>
      `Жетон баланса не трогают: баланс Силы остаётся на ${ON[side]} стороне.`,
    won: ({ side, reason }) =>
      `${
        {
          dial: 'На счётчике Звезды Смерти 12.',
          objectives: 'В победной стопке три директивы.',
          'command-deck': 'Командная колода соперника пуста.',
          'objective-deck': 'Колода директив соперника пуста.',
        }[reason]
      } ${WHO[side]} выиграл партию.`,
  },

  tasks: {
    ...deeds.tasks,
    sides: () => 'Кто за какую сторону играет?',
    lot: () => 'Жребий: кому играть за тёмную сторону?',
    starter: () => 'Какую готовую колоду взять?',
    'deal-objective': () => 'Какая директива сверху колоды?',
    'return-objective': () => 'Какую из четырёх директив положить под колоду?',
    'draw-card': () => 'Какая карта сверху командной колоды?',
    'mulligan-rule': () => 'Разрешён ли муллиган?',
    mulligan: () => 'Оставить руку или взять новую?',
    'reveal-objective': () => 'Какую директиву раскрыть следующей?',
    'enter-reaction': ({ piece }, _state, names) =>
      `В игре появилась директива ${names.piece(piece)}. Применить её реакцию?`,
    'balance-damage': () => 'Баланс на светлой стороне. Какой директиве нанести 1 урон?',
    'new-objective': () => 'Какая директива сверху колоды?',
    'draw-discard': () => 'Сбросить одну карту с руки?',
    'draw-down': () => 'На руке карт больше значения резерва. Что сбросить?',
    shop: () => 'Какую карту сыграть?',
    window: () => 'Окно действия. Что сделать?',
    pay: ({ piece, produced }, state, names) => {
      const made = produced.reduce((sum, { amount }) => sum + amount, 0);
      return `Чем платить за карту ${names.piece(piece)}? Нужно ${costOf(state, piece)}, уже есть ${resources(made)}.`;
    },
    cancel: ({ piece }, _state, names) => `Сыграно событие ${names.piece(piece)}. Отменить его?`,
    printed: ({ piece }, _state, names) =>
      `На какую карту действует событие ${names.piece(piece)}?`,
    strip: ({ piece }, _state, names) => `Что сбросить с карты ${names.piece(piece)}?`,
    save: ({ piece }, _state, names) =>
      `Персонаж уничтожен: ${names.piece(piece)}. Вернуть карту на руку владельца?`,
    pile: () => 'Какая карта ложится в сброс раньше?',
    ordered: ({ piece }, _state, names) =>
      `${names.piece(piece)} получает приказ нанести удар. Ответить реакцией?`,
    effect: ({ piece }, _state, names) => `Что сказано на карте ${names.piece(piece)}?`,
    'effect-target': () => 'На какую карту это действует?',
    'capture-at': () => 'У какой директивы лежит пленённая карта?',
    'rescue-draw': () => 'Какая пленённая карта спасена?',
    repair: ({ piece }, _state, names) => `С кого ${names.piece(piece)} снимет 1 урон?`,
    conflict: () => 'На какую директиву напасть?',
    attack: () => 'Кого послать в атаку?',
    defend: () => 'Кого поставить в оборону?',
    shielding: ({ piece }, _state, names) => `Черта «Щит» (${names.piece(piece)}). Кого прикрыть?`,
    'edge-place': () => 'Положить карту в стопку стычки или спасовать?',
    'fate-tie': () => 'Первенство равно. Какую карту рока применить раньше?',
    'fate-target': ({ piece }, _state, names) => `${names.piece(piece)}: кому нанести 1 урон?`,
    strike: () => 'Кто наносит удар?',
    icons: ({ piece, tokens: number }, _state, names) =>
      number === null
        ? `Как применить знаки отряда ${names.piece(piece)}?`
        : `Куда положить следующий жетон? Осталось ${tokens(number)}.`,
    deflect: ({ target, amount }, _state, names) =>
      `${names.piece(target)} получает урон ${amount}. Отвести 1 урон на другой отряд?`,
    protect: ({ target, amount }, _state, names) =>
      `${names.piece(target)} получает урон ${amount}. Принять часть урона другим отрядом?`,
    shield: ({ target, token, amount }, _state, names) =>
      token === 'damage'
        ? `${names.piece(target)} получает урон ${amount}. Потратить щит?`
        : `На карту ${names.piece(target)} кладут жетон приказа. Потратить щит?`,
    commit: () => 'Кого подчинить Силе?',
  },

  choices: {
    ...deeds.choices,
    agree: ({ dark }) =>
      dark === 'first' ? 'Тёмная сторона у первого игрока' : 'Тёмная сторона у второго игрока',
    lots: () => 'Бросить жребий',
    starter: ({ deck }) => FACTION[deck],
    return: ({ piece }, _state, names) => names.piece(piece),
    'mulligan-allowed': ({ allowed }) => (allowed ? 'Разрешён' : 'Не разрешён'),
    mulligan: () => 'Взять новую руку',
    keep: () => 'Оставить руку',
    reveal: ({ piece }, _state, names) => names.piece(piece),
    react: () => 'Применить реакцию',
    decline: () => 'Не нужно',
    hit: ({ piece }, _state, names) => names.piece(piece),
    discard: ({ piece }, _state, names) => `Сбросить ${names.piece(piece)}`,
    play: ({ piece, host }, _state, names) =>
      `Сыграть ${names.piece(piece)}${host === null ? '' : `, прикрепить: ${names.piece(host)}`}`,
    use: ({ piece }, _state, names) => `Применить действие: ${names.piece(piece)}`,
    produce: ({ source, amount }, _state, names) => `${names.piece(source)}: ${resources(amount)}`,
    spend: () => 'Заплатить',
    'give-up': () => 'Отказаться от оплаты',
    cancel: ({ with: by }, _state, names) => `Отменить: ${names.piece(by)}`,
    effect: ({ effect }) =>
      ({
        damage: 'Нанести 1 урон',
        heal: 'Снять 1 урон',
        focus: 'Положить жетон приказа',
        unfocus: 'Снять жетон приказа',
        shield: 'Положить жетон щита',
        capture: 'Пленить отряд',
        rescue: 'Спасти пленённую карту',
      })[effect],
    target: ({ piece }, _state, names) => names.piece(piece),
    done: (_, { agenda }) => {
      switch (agenda.at(-1)?.at) {
        case 'conflict':
          return 'Не нападать';
        case 'attack':
        case 'defend':
        case 'commit':
          return 'Больше никого';
        case 'effect':
          return 'Больше на карте ничего нет';
        default:
          return 'Готово';
      }
    },
    pass: () => 'Пас',
    engage: ({ objective }, _state, names) => names.piece(objective),
    send: ({ piece }, _state, names) => names.piece(piece),
    place: ({ piece }, _state, names) => `Положить ${names.piece(piece)}`,
    strike: ({ piece }, _state, names) => names.piece(piece),
    icon: ({ icon, target }, _state, names) =>
      target === null ? sentence(ICON[icon]) : `${sentence(ICON[icon])}: ${names.piece(target)}`,
    'edge-icons': () => 'Применить знаки перевеса',
    'move-damage': ({ to, amount }, _state, names) => `Урон ${amount}: ${names.piece(to)}`,
    'spend-shield': ({ piece }, _state, names) => `Потратить щит: ${names.piece(piece)}`,
    'take-off': ({ token }) =>
      ({
        focus: 'Жетон приказа',
        damage: 'Жетон урона',
        shield: 'Жетон щита',
        'force-card': 'Карта Силы',
      })[token],
    interrupt: ({ piece }, _state, names) => `Применить перехват: ${names.piece(piece)}`,
    commit: ({ piece }, _state, names) => names.piece(piece),
  },

  outcome: ({ winner, dial, balance, victory }) => [
    winner ? `${WHO[winner.side]} выиграл партию.` : 'Пример закончен.',
    `Счётчик Звезды Смерти: ${dial}.`,
    `Баланс Силы на ${ON[balance]} стороне.`,
    `Карт в победной стопке: у СС-игрока ${victory.light}, у ТС-игрока ${victory.dark}.`,
  ],

  board,
};
