import type { Asked } from '../../../../drills/question.ts';
import { grammarOf } from '../../../../i18n/grammar.ts';
import type { SwdbgFacts } from '../../drills/facts.ts';
import { baseOf } from '../../engine/bases.ts';
import { cardOf, isShip } from '../../engine/cards.ts';
import type { CardId } from '../../engine/cards.ts';
import type { Side } from '../../engine/sides.ts';
import { HUNT, resources, spaceName } from './phrases.ts';

const { count } = grammarOf('ru');

const YOU = {
  empire: 'Вы играете за Империю.',
  rebel: 'Вы играете за повстанцев.',
} satisfies Record<Side, string>;
const FACTION = { empire: 'Империя', rebel: 'повстанцы', neutral: 'нейтральная' } as const;

type Named = (id: string) => string;
const kind = (id: CardId): string => (isShip(id) ? 'крупный корабль' : 'отряд');
const withAttack = (ids: readonly CardId[], name: Named): string =>
  ids.map((id) => `${name(id)} (атака ${cardOf(id).attack ?? 0})`).join(', ');
const withResources = (ids: readonly CardId[], name: Named): string =>
  ids.map((id) => `${name(id)} (ресурсы ${cardOf(id).resources ?? 0})`).join(', ');
const cards = (many: number): string => count(many, ['карта', 'карты', 'карт']);

const FIGURE = {
  cost: 'Сколько ресурсов стоит',
  attack: 'Какое значение атаки у этой карты:',
  resources: 'Сколько ресурсов даёт, когда её сыграли,',
  target: 'Какая стойкость в ряду галактики у этой карты:',
  ship: 'Какая прочность у этой карты:',
} as const;

export const drills: Asked<SwdbgFacts> = {
  questions: {
    buying: ({ side, card, resources: own }, name) =>
      `${YOU[side]} В ряду галактики лежит ${name(card)} (${FACTION[cardOf(card).faction]}, цена ${cardOf(card).cost ?? 0}), у вас ${resources(own)}. Можете ли вы сейчас купить эту карту?`,
    target: ({ side, card }, name) =>
      `${YOU[side]} В ряду галактики лежит ${name(card)} (${FACTION[cardOf(card).faction]}, ${kind(card)}). Можно ли выбрать эту карту целью (${HUNT[side]})?`,
    attacker: ({ side, card, attacked, target }, name) =>
      `${YOU[side]} У вас в игре ${name(card)} (${kind(card)}); в этот ход эта карта ${attacked ? 'уже атаковала' : 'ещё не атаковала'}.${target === 'base' ? ' Крупных кораблей у соперника нет.' : ''} Можно ли назначить её для атаки на ${target === 'base' ? 'базу соперника' : 'карту соперника в ряду галактики'}?`,
    'base-damage': ({ attackers, base, damage: before }, name) =>
      `База соперника — ${name(base)}: прочность ${baseOf(base).hitPoints}, ${before === 0 ? 'урона на ней ещё нет' : `на ней уже ${before} урона`}. Крупных кораблей у соперника нет. Базу атакуют вместе: ${withAttack(attackers, name)}. Свойства карт ничего не меняют. Сколько урона будет на базе после атаки?`,
    'base-behind-ship': ({ attackers, shield }, name) =>
      `Неповреждённую базу соперника защищает крупный корабль ${name(shield.card)}: прочность ${cardOf(shield.card).ship ?? 0}, ${shield.damage === 0 ? 'урона на нём ещё нет' : `на нём уже ${shield.damage} урона`}. Базу атакуют вместе: ${withAttack(attackers, name)}. Свойства карт ничего не меняют. Сколько урона достанется базе?`,
    'two-ships': ({ attack, shields, on, amount }, name) =>
      `Вы атакуете базу соперника, общее значение атаки — ${attack}. Базу защищают ${shields.map(({ card, damage: before }) => `${name(card)} (прочность ${cardOf(card).ship ?? 0}, урона ${before})`).join(' и ')}. ${on === 'base' ? 'Можно ли положить все жетоны урона сразу на базу?' : `Можно ли положить на ${name(shields[0]?.card ?? '')} ${count(amount, ['жетон', 'жетона', 'жетонов'])} урона?`}`,
    income: ({ side, ships, force }, name) =>
      `${YOU[side]} Ваш ход начинается, ваш личный запас пуст. У вас в игре: ${withResources(ships, name)}. Маркер Силы: ${spaceName(force)}. Свойства карт ничего не меняют. Сколько ресурсов у вас будет после начала хода?`,
    'force-move': ({ side, force, cards: played }, name) =>
      `${YOU[side]} Маркер Силы: ${spaceName(force)}. Вы играете с руки ${played.map((id) => `${name(id)} (Сила ${cardOf(id).force ?? 0})`).join(' и ')}. Свойств не применяете. Где будет стоять маркер?`,
    'end-discard': ({ units, ships, hand }) =>
      `Вы завершаете ход. В игре ваших отрядов — ${units}, ваших крупных кораблей — ${ships}, на руке карт — ${hand}. Сброс пуст, колоды хватает. Сколько карт ляжет в ваш сброс?`,
    drawing: ({ deck, discard, hand }) =>
      `Вы завершаете ход. В вашей колоде ${cards(deck)}, в сбросе ${cards(discard)}, на руке ${cards(hand)}, в игре никого. Сколько карт вы возьмёте уже после того, как перетасуете сброс?`,
    ability: ({ side, card, used, force }, name) =>
      `${YOU[side]} Ваш ход. У вас в игре ${name(card)}. Свойство этой карты ${cardOf(card).ability === 'force' ? 'действует, если Сила на вашей стороне' : 'действует и без Силы на вашей стороне, все его условия выполнены'}; в этот ход вы его ${used ? 'уже применили' : 'ещё не применяли'}. Маркер Силы: ${spaceName(force)}. Можно ли применить его сейчас?`,
    'resources-left': ({ side, played, bought }, name) =>
      `${YOU[side]} Ваш личный запас пуст. Вы играете с руки ${withResources(played, name)} и покупаете ${name(bought)} за ${cardOf(bought).cost ?? 0}. Свойств не применяете. Сколько ресурсов осталось?`,
    'row-attack': ({ side, attackers, card }, name) =>
      `${YOU[side]} Цель в ряду галактики — ${name(card)} (стойкость ${cardOf(card).target ?? 0}). Её атакуют вместе: ${withAttack(attackers, name)}. Свойства карт ничего не меняют. Чем закончится атака?`,
    figure: ({ card, figure }, name) =>
      `${FIGURE[figure]} ${figure === 'cost' || figure === 'resources' ? `карта ${name(card)}` : name(card)}?`,
    'base-figure': ({ base }, name) => `Какая прочность у базы ${name(base)}?`,
  },
  answers: {},
  numbers: {
    'force-move': spaceName,
    'row-attack': (destroyed) =>
      destroyed === 1
        ? 'Карта уничтожена, её кладут в сброс галактики'
        : 'Ничего не произойдёт, карта остаётся в ряду',
  },
};
