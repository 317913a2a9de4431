import type { Asked } from '../../../../drills/question.ts';
import { grammarOf } from '../../../../i18n/grammar.ts';
import type { SwdbgFacts } from '../../drills/facts.ts';
import { baseOf } from '../../engine/bases.ts';
import { cardOf, isShip } from '../../engine/cards.ts';
import type { CardId } from '../../engine/cards.ts';
import type { Side } from '../../engine/sides.ts';
import { damage, HUNT, resources, spaceName } from './phrases.ts';

const { count } = grammarOf('uk');

const YOU = { empire: 'Ви граєте за Імперію.', rebel: 'Ви граєте за повстанців.' } satisfies Record<
  Side,
  string
>;
const FACTION = { empire: 'Імперія', rebel: 'повстанці', neutral: 'нейтральна' } as const;

type Named = (id: string) => string;
const kind = (id: CardId): string => (isShip(id) ? 'великий корабель' : 'боєць');
const withAttack = (ids: readonly CardId[], name: Named): string =>
  ids.map((id) => `${name(id)} (атака ${cardOf(id).attack ?? 0})`).join(', ');
const withResources = (ids: readonly CardId[], name: Named): string =>
  ids.map((id) => `${name(id)} (ресурси ${cardOf(id).resources ?? 0})`).join(', ');
const cards = (many: number): string => count(many, ['карта', 'карти', 'карт']);

const FIGURE = {
  cost: 'Скільки ресурсів коштує',
  attack: 'Яке значення атаки має',
  resources: 'Скільки ресурсів дає, коли її зіграно,',
  target: 'Яку стійкість має в ряді галактики',
  ship: 'Яку витривалість має',
} as const;

export const drills: Asked<SwdbgFacts> = {
  questions: {
    buying: ({ side, card, resources: own }, name) =>
      `${YOU[side]} У ряді галактики лежить ${name(card)} (${FACTION[cardOf(card).faction]}, ціна ${cardOf(card).cost ?? 0}), у вас ${resources(own)}. Чи можете ви зараз купити цю карту?`,
    target: ({ side, card }, name) =>
      `${YOU[side]} У ряді галактики лежить ${name(card)} (${FACTION[cardOf(card).faction]}, ${kind(card)}). Чи можна вибрати цю карту ціллю (${HUNT[side]})?`,
    attacker: ({ side, card, attacked, target }, name) =>
      `${YOU[side]} У вас у грі ${name(card)} (${kind(card)}); цього ходу ця карта ${attacked ? 'вже атакувала' : 'ще не атакувала'}.${target === 'base' ? ' Великих кораблів у суперника немає.' : ''} Чи можна призначити її для атаки на ${target === 'base' ? 'базу суперника' : 'карту суперника в ряді галактики'}?`,
    'base-damage': ({ attackers, base, damage: before }, name) =>
      `База суперника — ${name(base)}: витривалість ${baseOf(base).hitPoints}, ${before === 0 ? 'пошкоджень на ній ще немає' : `на ній уже ${damage(before)}`}. Великих кораблів у суперника немає. Базу атакують разом: ${withAttack(attackers, name)}. Властивості карт нічого не змінюють. Скільки пошкоджень буде на базі після атаки?`,
    'base-behind-ship': ({ attackers, shield }, name) =>
      `Неушкоджену базу суперника захищає великий корабель ${name(shield.card)}: витривалість ${cardOf(shield.card).ship ?? 0}, ${shield.damage === 0 ? 'пошкоджень на ньому ще немає' : `на ньому вже ${damage(shield.damage)}`}. Базу атакують разом: ${withAttack(attackers, name)}. Властивості карт нічого не змінюють. Скільки пошкоджень дістанеться базі?`,
    'two-ships': ({ attack, shields, on, amount }, name) =>
      `Ви атакуєте базу суперника, загальне значення атаки — ${attack}. Базу захищають ${shields.map(({ card, damage: before }) => `${name(card)} (витривалість ${cardOf(card).ship ?? 0}, пошкоджень ${before})`).join(' і ')}. ${on === 'base' ? 'Чи можна покласти всі жетони пошкоджень відразу на базу?' : `Чи можна покласти на ${name(shields[0]?.card ?? '')} ${count(amount, ['жетон', 'жетони', 'жетонів'])} пошкоджень?`}`,
    income: ({ side, ships, force }, name) =>
      `${YOU[side]} Ваш хід починається, ваш особистий запас порожній. У вас у грі: ${withResources(ships, name)}. Маркер Сили: ${spaceName(force)}. Властивості карт нічого не змінюють. Скільки ресурсів ви матимете після початку ходу?`,
    'force-move': ({ side, force, cards: played }, name) =>
      `${YOU[side]} Маркер Сили: ${spaceName(force)}. Ви граєте з руки ${played.map((id) => `${name(id)} (Сила ${cardOf(id).force ?? 0})`).join(' і ')}. Властивостей не застосовуєте. Де стоятиме маркер?`,
    'end-discard': ({ units, ships, hand }) =>
      `Ви завершуєте хід. У грі ваших бійців — ${units}, ваших великих кораблів — ${ships}, на руці карт — ${hand}. Скид порожній, колоди вистачає. Скільки карт ляже у ваш скид?`,
    drawing: ({ deck, discard, hand }) =>
      `Ви завершуєте хід. У вашій колоді ${cards(deck)}, у скиді ${cards(discard)}, на руці ${cards(hand)}, у грі нікого. Скільки карт ви візьмете вже після того, як перетасуєте скид?`,
    ability: ({ side, card, used, force }, name) =>
      `${YOU[side]} Ваш хід. У вас у грі ${name(card)}. Властивість цієї карти ${cardOf(card).ability === 'force' ? 'діє, якщо Сила на вашому боці' : 'діє й без Сили на вашому боці, усі її умови виконано'}; цього ходу ви її ${used ? 'вже застосували' : 'ще не застосовували'}. Маркер Сили: ${spaceName(force)}. Чи можна застосувати її зараз?`,
    'resources-left': ({ side, played, bought }, name) =>
      `${YOU[side]} Ваш особистий запас порожній. Ви граєте з руки ${withResources(played, name)} й купуєте ${name(bought)} за ${cardOf(bought).cost ?? 0}. Властивостей не застосовуєте. Скільки ресурсів лишилося?`,
    'row-attack': ({ side, attackers, card }, name) =>
      `${YOU[side]} Ціль у ряді галактики — ${name(card)} (стійкість ${cardOf(card).target ?? 0}). Її атакують разом: ${withAttack(attackers, name)}. Властивості карт нічого не змінюють. Чим закінчиться атака?`,
    figure: ({ card, figure }, name) => `${FIGURE[figure]} карта ${name(card)}?`,
    'base-figure': ({ base }, name) => `Яку витривалість має база ${name(base)}?`,
  },
  answers: {},
  numbers: {
    'force-move': spaceName,
    'row-attack': (destroyed) =>
      destroyed === 1
        ? 'Карту знищено, її кладуть на скид галактики'
        : 'Нічого не станеться, карта лишається в ряді',
  },
};
