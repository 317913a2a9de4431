import type { Asked, Names } from '../../../../drills/question.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { Marked, SwlcgFacts } from '../../drills/facts.ts';
import { cardOf } from '../../engine/cards.ts';
import type { CardId } from '../../engine/cards.ts';
import { setOf } from '../../engine/objective-sets.ts';
import type { Faction, Side } from '../../engine/sides.ts';
import { FACTION, ICON, LOW } from './game-phrases.ts';

const { count } = grammarOf('uk');

const YOU = {
  light: 'Ви граєте за світлу сторону.',
  dark: 'Ви граєте за темну сторону.',
} satisfies Record<Side, string>;

const tokens = (many: number): string =>
  count(many, ['жетон наказу', 'жетони наказів', 'жетонів наказів']);
const lie = (many: number): string => (many === 1 ? 'лежить' : 'лежать');
const icons = (many: number): string =>
  count(many, ['символ Сили', 'символи Сили', 'символів Сили']);
const cards = (many: number): string => count(many, ['карта', 'карти', 'карт']);
const factionOf = (faction: Faction | 'neutral'): string =>
  faction === 'neutral' ? 'нейтральна' : `фракція «${FACTION[faction]}»`;

const state = ({ focus, committed }: Marked): string =>
  [
    focus === 0 ? 'жетонів наказів немає' : `${lie(focus)} ${tokens(focus)}`,
    committed ? 'підкорений Силі' : 'не підкорений Силі',
  ].join(', ');
const servants = (units: readonly Marked[], name: Names): string =>
  units
    .map((unit) => `${name(unit.card)} (${icons(cardOf(unit.card).force ?? 0)}, ${state(unit)})`)
    .join('; ');
const withForce = (ids: readonly CardId[], name: Names): string =>
  ids.map((id) => `${name(id)} (${icons(cardOf(id).force ?? 0)})`).join(', ');

const FIGURE = {
  cost: 'Яка ціна карти',
  force: 'Скільки символів Сили на карті',
  capacity: 'Яка витривалість карти',
  value: 'Який виробничий потенціал карти',
} as const;

export const drills: Asked<SwlcgFacts> = {
  questions: {
    attacking: ({ side, unit }, name) =>
      `${YOU[side]} Ваш хід, зіткнення: ціль уже вибрано. Ваш загін ${name(unit.card)}: ${state(unit)}. Чи можна послати його в атаку?`,
    defending: ({ side, unit }, name) =>
      `${YOU[side]} Суперник напав на вашу директиву. Ваш загін ${name(unit.card)}: ${state(unit)}. Чи можна поставити його в оборону?`,
    edge: ({ attacker, light, dark }, name) =>
      `Сутичка, нападник — ${LOW[attacker]}; у зіткненні є загони обох сторін. Стос світлої сторони: ${withForce(light, name)}. Стос темної сторони: ${withForce(dark, name)}. Карт долі й інших ефектів немає. Хто отримає перевагу?`,
    'force-power': ({ units }, name) =>
      `Боротьба за панування. Ваші загони: ${servants(units, name)}. Ефектів карт немає. Який ваш потенціал Сили?`,
    balance: ({ balance, light, dark }, name) =>
      `Кінець фази Сили. Жетон балансу Сили лежить зараз ${balance === 'dark' ? 'темною' : 'світлою'} стороною догори. Загони світлої сторони: ${servants(light, name)}. Загони темної сторони: ${servants(dark, name)}. Ефектів карт немає. Чиєю стороною догори лежатиме жетон балансу?`,
    dial: ({ dial, balance }) =>
      `Фаза балансу темної сторони. Лічильник Зірки Смерті показує ${dial}, жетон балансу Сили лежить ${balance === 'dark' ? 'темною' : 'світлою'} стороною догори. Ефектів карт немає. Скільки покаже лічильник після цієї фази?`,
    producing: ({ source, focus, amount }, name) =>
      `Ви платите за карту. Джерело ${name(source)} має виробничий потенціал ${cardOf(source).value ?? 0}, ${focus === 0 ? 'жетонів наказів на ньому немає' : 'на ньому лежить жетон наказу'}. Чи може воно дати зараз ${count(amount, ['ресурс', 'ресурси', 'ресурсів'])}?`,
    paying: ({ card, sources }, name) =>
      `Ви хочете зіграти з руки ${name(card)} (${factionOf(cardOf(card).faction)}, ціна ${cardOf(card).cost ?? 0}). Ваші свіжі джерела: ${sources.map((id) => `${name(id)} — виробничий потенціал ${cardOf(id).value ?? 0} (${factionOf(cardOf(id).faction)})`).join('; ')}. Інших свіжих джерел немає. Чи можна зіграти цю карту?`,
    'draw-count': ({ hand, discards }) =>
      `Фаза призову. На початку фази у вас на руці ${cards(hand)}, значення резерву вашої фракції — 6. ${discards ? 'Ви скидаєте 1 карту з руки.' : 'Ви нічого не скидаєте.'} Скільки карт ви візьмете?`,
    committing: ({ side, unit, others }, name) =>
      `${YOU[side]} Ваша фаза Сили. Інших ваших загонів, уже підкорених Силі: ${others}. Ваш загін ${name(unit.card)}: ${state(unit)}. Чи можна зараз підкорити його Силі?`,
    'first-strike': ({ attacker, edge, exhausted }) =>
      `Починається етап ударів. Нападник — ${LOW[attacker]}, перевагу має ${LOW[edge]}. У кожної сторони по одному учаснику зіткнення; ${exhausted === null ? 'обидва свіжі' : `${exhausted === 'light' ? 'у світлої' : 'у темної'} сторони він знесилений`}. Хто завдає удару першим?`,
    striking: ({ side, unit, icon, attacks, at, targeted }, name) =>
      `${YOU[side]} Ваш загін ${name(unit)} — ${attacks ? 'в атаці' : 'в обороні'} й завдає удару. На його карті є звичайний символ «${ICON[icon]}»; перевагу маєте ви.${attacks && at === 'outside' ? (targeted ? ' Загін має ключове слово «Прицільний удар».' : ' Ключового слова «Прицільний удар» загін не має.') : ''} Чи можна застосувати цей символ до ${
        {
          participant: 'ворожого загону — учасника зіткнення',
          outside: 'ворожого загону, який у зіткненні участі не бере',
          objective: attacks ? 'залученої директиви' : 'директиви суперника',
        }[at]
      }?`,
    'strike-tokens': ({ unit, committed }, name) =>
      `Ваш свіжий учасник зіткнення ${name(unit)} ${committed ? 'підкорений Силі' : 'не підкорений Силі'}. Ви наказуєте йому завдати удару. Скільки жетонів наказів кладуть на нього за цей наказ?`,
    refreshing: ({ card, focus, elite }, name) =>
      `Ваша фаза рапорту (не перший хід партії). На вашому загоні ${name(card)} ${lie(focus)} ${tokens(focus)}. ${elite ? 'Він має ключове слово «Еліта», і ви знімаєте якнайбільше.' : 'Ключового слова «Еліта» він не має.'} Ефектів карт немає. Скільки жетонів лишиться на ньому після рапорту?`,
    'deck-set': ({ faction, copies, set, objective }, name) => {
      const { faction: own, side, factionOnly, onePerDeck } = setOf(set);
      return `Ви складаєте колоду фракції «${FACTION[faction]}». Сет із директивою ${name(objective)}: ${own === 'neutral' ? `нейтральний, ${LOW[side]}` : `фракція «${FACTION[own]}»`}${factionOnly && own !== 'neutral' ? `, на карті директиви надруковано «Лише для: ${FACTION[own]}»` : ', напису «Лише для…» на карті директиви немає'}${onePerDeck ? ', на карті директиви надруковано «Обмеження: 1 така директива в колоді»' : ', обмеження «1 така директива в колоді» на ній теж немає'}. Таких сетів у вашій колоді вже: ${copies}. Чи можна додати ще один?`;
    },
    figure: ({ card, figure }, name) => `${FIGURE[figure]} ${name(card)}?`,
  },
  answers: { light: sentence(LOW.light), dark: sentence(LOW.dark) },
};
