import type { Asked, Names } from '../../../../drills/question.ts';
import { grammarOf } from '../../../../i18n/grammar.ts';
import type { Marked, SwlcgFacts } from '../../drills/facts.ts';
import { cardOf } from '../../engine/cards.ts';
import type { CardId } from '../../engine/cards.ts';
import { setOf } from '../../engine/objective-sets.ts';
import type { Faction, Side } from '../../engine/sides.ts';
import { FACTION, ICON, WHO } from './game-phrases.ts';

const { count } = grammarOf('ru');

const YOU = {
  light: 'Вы играете за светлую сторону.',
  dark: 'Вы играете за тёмную сторону.',
} satisfies Record<Side, string>;
const OF_SIDE = { light: 'светлая сторона', dark: 'тёмная сторона' } satisfies Record<Side, string>;

const tokens = (many: number): string =>
  count(many, ['жетон приказа', 'жетона приказов', 'жетонов приказов']);
const icons = (many: number): string => count(many, ['знак Силы', 'знака Силы', 'знаков Силы']);
const cards = (many: number): string => count(many, ['карта', 'карты', 'карт']);
const factionOf = (faction: Faction | 'neutral'): string =>
  faction === 'neutral' ? 'нейтральная' : `фракция «${FACTION[faction]}»`;

const state = ({ focus, committed }: Marked): string =>
  [
    focus === 0 ? 'жетонов приказов нет' : `${focus === 1 ? 'лежит' : 'лежат'} ${tokens(focus)}`,
    committed ? 'подчинён Силе' : 'не подчинён Силе',
  ].join(', ');
const servants = (units: readonly Marked[], name: Names): string =>
  units
    .map((unit) => `${name(unit.card)} (${icons(cardOf(unit.card).force ?? 0)}, ${state(unit)})`)
    .join('; ');
const withForce = (ids: readonly CardId[], name: Names): string =>
  ids.map((id) => `${name(id)} (${icons(cardOf(id).force ?? 0)})`).join(', ');

const FIGURE = {
  cost: 'Какова ресурсная цена карты',
  force: 'Сколько знаков Силы на карте',
  capacity: 'Какова стойкость карты',
  value: 'Каков производственный потенциал карты',
} as const;

export const drills: Asked<SwlcgFacts> = {
  questions: {
    attacking: ({ side, unit }, name) =>
      `${YOU[side]} Ваш ход, столкновение: цель уже выбрана. Ваш отряд ${name(unit.card)}: ${state(unit)}. Можно ли послать его в атаку?`,
    defending: ({ side, unit }, name) =>
      `${YOU[side]} Соперник напал на вашу директиву. Ваш отряд ${name(unit.card)}: ${state(unit)}. Можно ли поставить его в оборону?`,
    edge: ({ attacker, light, dark }, name) =>
      `Стычка, атакует ${WHO[attacker]}; в столкновении есть отряды обеих сторон. Стопка светлой стороны: ${withForce(light, name)}. Стопка тёмной стороны: ${withForce(dark, name)}. Карт рока и других эффектов нет. Кто получит перевес?`,
    'force-power': ({ units }, name) =>
      `Борьба за господство. Ваши отряды: ${servants(units, name)}. Эффектов карт нет. Каков ваш потенциал Силы?`,
    balance: ({ balance, light, dark }, name) =>
      `Конец фазы Силы. Жетон баланса Силы сейчас лежит ${balance === 'dark' ? 'тёмной' : 'светлой'} стороной вверх. Отряды светлой стороны: ${servants(light, name)}. Отряды тёмной стороны: ${servants(dark, name)}. Эффектов карт нет. Чьей стороной вверх будет лежать жетон баланса?`,
    dial: ({ dial, balance }) =>
      `Фаза баланса ТС-игрока. Счётчик Звезды Смерти показывает ${dial}, жетон баланса Силы лежит ${balance === 'dark' ? 'тёмной' : 'светлой'} стороной вверх. Эффектов карт нет. Сколько покажет счётчик после этой фазы?`,
    producing: ({ source, focus, amount }, name) =>
      `Вы платите за карту. У источника ${name(source)} производственный потенциал ${cardOf(source).value ?? 0}, ${focus === 0 ? 'жетонов приказов на нём нет' : 'на нём лежит жетон приказа'}. Может ли он дать сейчас ${count(amount, ['ресурс', 'ресурса', 'ресурсов'])}?`,
    paying: ({ card, sources }, name) =>
      `Вы хотите сыграть с руки ${name(card)} (${factionOf(cardOf(card).faction)}, цена ${cardOf(card).cost ?? 0}). Ваши свежие источники: ${sources.map((id) => `${name(id)} — производственный потенциал ${cardOf(id).value ?? 0} (${factionOf(cardOf(id).faction)})`).join('; ')}. Других свежих источников нет. Можно ли сыграть эту карту?`,
    'draw-count': ({ hand, discards }) =>
      `Фаза призыва. В начале фазы у вас на руке ${cards(hand)}, значение резерва вашей фракции — 6. ${discards ? 'Вы сбрасываете 1 карту с руки.' : 'Вы ничего не сбрасываете.'} Сколько карт вы возьмёте?`,
    committing: ({ side, unit, others }, name) =>
      `${YOU[side]} Ваша фаза Силы. Других ваших отрядов уже подчинено Силе: ${others}. Ваш отряд ${name(unit.card)}: ${state(unit)}. Можно ли сейчас подчинить его Силе?`,
    'first-strike': ({ attacker, edge, exhausted }) =>
      `Начинается этап ударов. Атакует ${WHO[attacker]}, перевес у ${edge === 'light' ? 'СС-игрока' : 'ТС-игрока'}. У каждой стороны по одному участнику столкновения; ${exhausted === null ? 'оба свежие' : `у ${exhausted === 'light' ? 'СС-игрока' : 'ТС-игрока'} он выдохся`}. Кто наносит удар первым?`,
    striking: ({ side, unit, icon, attacks, at, targeted }, name) =>
      `${YOU[side]} Ваш отряд ${name(unit)} — ${attacks ? 'в атаке' : 'в обороне'} и наносит удар. На его карте есть обычный знак «${ICON[icon]}»; перевес у вас.${attacks && at === 'outside' ? (targeted ? ' У отряда есть черта «Прицельный удар».' : ' Черты «Прицельный удар» у отряда нет.') : ''} Можно ли применить этот знак к ${
        {
          participant: 'вражескому отряду — участнику столкновения',
          outside: 'вражескому отряду, который в столкновении не участвует',
          objective: attacks ? 'вовлечённой директиве' : 'директиве соперника',
        }[at]
      }?`,
    'strike-tokens': ({ unit, committed }, name) =>
      `Ваш свежий участник столкновения ${name(unit)} ${committed ? 'подчинён Силе' : 'не подчинён Силе'}. Вы приказываете ему нанести удар. Сколько жетонов приказов кладут на него за этот приказ?`,
    refreshing: ({ card, focus, elite }, name) =>
      `Ваша фаза рапорта (не первый ход партии). На вашем отряде ${name(card)} ${focus === 1 ? 'лежит' : 'лежат'} ${tokens(focus)}. ${elite ? 'У него есть черта «Элита», и вы снимаете как можно больше.' : 'Черты «Элита» у него нет.'} Эффектов карт нет. Сколько жетонов останется на нём после рапорта?`,
    'deck-set': ({ faction, copies, set, objective }, name) => {
      const { faction: own, side, factionOnly, onePerDeck } = setOf(set);
      return `Вы собираете колоду фракции «${FACTION[faction]}». Сет с директивой ${name(objective)}: ${own === 'neutral' ? `нейтральный, ${OF_SIDE[side]}` : `фракция «${FACTION[own]}»`}${factionOnly && own !== 'neutral' ? `, на карте директивы напечатано «Только для: ${FACTION[own]}»` : ', надписи «Только для…» на карте директивы нет'}${onePerDeck ? ', на карте директивы напечатано «Ограничение: 1 такая директива в колоде»' : ', ограничения «1 такая директива в колоде» на ней нет'}. Таких сетов в вашей колоде уже: ${copies}. Можно ли добавить ещё один?`;
    },
    figure: ({ card, figure }, name) => `${FIGURE[figure]} ${name(card)}?`,
  },
  answers: { light: WHO.light, dark: WHO.dark },
};
