import { DICE_LIMIT } from '../../engine/dice.ts';
import { sentence } from '../../../../i18n/grammar.ts';
import {
  BATTLE,
  DIE,
  IN_THEATRE,
  TACTICS,
  board,
  card,
  cards,
  colourOf,
  colours,
  damage,
  dieForms,
  faceOf,
  foreign,
  place,
  results,
  rolled,
  tactics,
  target,
  won,
} from './combat-phrases.ts';
import { FACE, OF_SIDE, SIDE, count, does, faceList } from './phrases.ts';
import type { CombatMessages } from '../combat.ts';

export const ru: CombatMessages = {
  sides: { empire: sentence(SIDE.empire), rebel: sentence(SIDE.rebel) },
  theatres: { space: 'Космический театр', ground: 'Наземный театр' },
  faces: FACE,
  draws: {
    'red-die': DIE.red,
    'black-die': DIE.black,
    die: 'кубик',
    'space-deck': 'колода космической тактики',
    'ground-deck': 'колода наземной тактики',
  },

  events: {
    'combat-began': ({ system, active }, names) =>
      `Бой в системе ${names.system(system)}. ${active === 'empire' ? 'Первой действует Империя' : 'Первыми действуют повстанцы'}.`,
    'leader-added': ({ side, leader }, names) =>
      `${does(side, 'добавляет', 'добавляют')} командира из пула: ${names.term(leader)} (${tactics(leader)}).`,
    'leader-declined': ({ side }) => `${does(side, 'не добавляет', 'не добавляют')} командира.`,
    'tactics-due': ({ side, theatre, cards: number, leader }, names) =>
      leader === null
        ? `${does(side, 'не берёт', 'не берут')} карт ${TACTICS[theatre]}: нет командира с таким значением.`
        : `${does(side, 'должна', 'должны')} взять ${cards(number)} ${TACTICS[theatre]}. Наибольшее значение даёт ${names.term(leader)}.`,
    'tactic-drawn': ({ side, theatre, card: id, reason }, names) => {
      const taken = `карту ${TACTICS[theatre]} ${card(names, id)}`;
      if (reason === 'shield-generator') {
        return sentence(`${names.term(reason)} даёт ${taken}.`);
      }
      return `${does(side, 'берёт', 'берут')} ${taken}.`;
    },
    'deck-empty': ({ side, theatre }) =>
      `Колода ${TACTICS[theatre]} пуста: ${SIDE[side]} больше ${side === 'empire' ? 'не берёт' : 'не берут'} карт.`,
    'deck-renewed': ({ theatre, cards }) =>
      `Колода ${TACTICS[theatre]} закончилась: сброс (${cards}) перемешивают, и это новая колода.`,
    'round-began': ({ round }) => `Начинается раунд боя ${round}.`,
    'battle-began': ({ theatre }) => `Начинается ${BATTLE[theatre]}.`,
    'battle-skipped': ({ theatre }) =>
      theatre === 'space'
        ? 'Космического сражения нет: кораблей в системе нет хотя бы у одного из игроков.'
        : 'Наземного сражения нет: наземных отрядов в системе нет хотя бы у одного из игроков.',
    'attack-began': ({ side, theatre, sum, reduced, taken, count: number }) => {
      const parts = [`${does(side, 'атакует', 'атакуют')} ${IN_THEATRE[theatre]}.`];
      const fewer = taken.red + taken.black > 0;
      const limited =
        sum.red - reduced - taken.red > number.red || sum.black - taken.black > number.black;
      if (reduced > 0 || fewer || limited) parts.push(`Значения атаки: ${colours(sum)}.`);
      if (reduced > 0) {
        parts.push(`Из-за ионных пушек меньше на ${colours({ red: reduced, black: 0 })}.`);
      }
      if (fewer) parts.push(`Из-за карты действия меньше на ${colours(taken)}.`);
      if (limited) parts.push(`Больше ${DICE_LIMIT} кубиков одного цвета не бросают.`);
      parts.push(`Бросок: ${colours(number)}.`);
      return parts.join(' ');
    },
    'dice-rolled': ({ side, dice }) =>
      `${does(side, 'бросает', 'бросают')} кубики. ${sentence(rolled(dice))}.`,
    'die-spent': ({ side, colour, on }, names) =>
      `${does(side, 'тратит', 'тратят')} ${DIE[colour]} со спецсвойством, чтобы ${on === 'draw' ? 'взять карту' : `сыграть ${card(names, on)}`}.`,
    'card-played': ({ side, card: id }, names) =>
      `${does(side, 'играет', 'играют')} карту ${card(names, id)}.`,
    'card-discarded': ({ side, card: id, to }, names) =>
      `${does(side, 'сбрасывает', 'сбрасывают')} карту ${card(names, id)}, чтобы сработала карта ${card(names, to)}.`,
    'dice-rerolled': ({ side, dice }) =>
      `${does(side, 'перебрасывает', 'перебрасывают')} кубики. ${sentence(rolled(dice))}.`,
    'block-barred': ({ side, card: id }, names) =>
      `Карта ${card(names, id)}: ${SIDE[side]} не ${side === 'empire' ? 'может' : 'могут'} блокировать урон этой атаки.`,
    'retreat-barred': ({ side, card: id }, names) =>
      `Карта ${card(names, id)}: ${SIDE[side]} не ${side === 'empire' ? 'может' : 'могут'} отступить в этом раунде.`,
    'transport-freed': ({ side, card: id }, names) =>
      `Карта ${card(names, id)}: отступая в этом раунде, ${SIDE[side]} не ${side === 'empire' ? 'учитывает' : 'учитывают'} транспортные ограничения.`,
    'actions-ended': ({ side }) => `${does(side, 'завершает', 'завершают')} боевые действия.`,
    'damage-assigned': ({ figure, amount, source }, names) => {
      const from =
        source.by === 'card'
          ? `карта ${card(names, source.card)}`
          : `${DIE[source.colour]}, ${FACE[source.face]}`;
      return sentence(`${names.figure(figure)}: ${damage(amount)} (${from}).`);
    },
    'die-unassigned': ({ colour, face }) =>
      face === 'hit'
        ? `${colour === 'red' ? 'Красное' : 'Чёрное'} попадание назначить некому.`
        : `${sentence(FACE[face])} на ${colour === 'red' ? 'красном' : 'чёрном'} кубике: назначить некому.`,
    'damage-blocked': ({ figure, card: id }, names) =>
      sentence(`${names.figure(figure)}: ${damage(1)} заблокирован (карта ${card(names, id)}).`),
    'block-declined': ({ side }) => `${does(side, 'ничего не блокирует', 'ничего не блокируют')}.`,
    'figure-doomed': ({ figure, damage: taken, health, attacks }, names) =>
      sentence(
        `${names.figure(figure)}: ${damage(taken)}, прочность ${health}. Отряд переходит на планшет стороны ${
          attacks
            ? 'и погибнет, но сначала ещё атакует в этом раунде.'
            : 'и погибнет в конце этого сражения.'
        }`,
      ),
    'damage-marked': ({ figure, damage: taken, health }, names) =>
      sentence(
        `${names.figure(figure)}: ${damage(taken)}, прочность ${health}. Под фигуркой лежат жетоны урона.`,
      ),
    'figure-destroyed': ({ figure, reason }, names) => {
      const why = {
        damage: 'отряд уничтожен, фигурка возвращается в запас.',
        'lone-transports':
          'отряд уничтожен. Одни транспортники не могут остаться против кораблей Империи.',
        'lone-structures':
          'отряд уничтожен. Из наземных отрядов повстанцев остались только сооружения.',
        'lone-dsuc': 'отряд уничтожен. Других кораблей у Империи здесь нет.',
        'lone-death-star': 'отряд уничтожен. Повстанцы обязаны были отступить, но не смогли.',
        plans: 'отряд уничтожен. Чертежи сработали.',
      } as const satisfies Record<typeof reason, string>;
      return sentence(`${names.figure(figure)}: ${why[reason]}`);
    },
    'queued-death-star-lost': () =>
      'Звезда Смерти, которая ждала в очереди производства, потеряна.',
    'theatre-won': ({ side, theatre }) => won(theatre, side),
    'theatre-unwon': ({ theatre }) => won(theatre, 'nobody'),
    'plans-revealed': ({ figure }, names) =>
      `Повстанцы раскрывают карту ${card(names, 'death-star-plans')}. Цель: ${names.figure(figure)}.`,
    'plans-declined': (_, names) =>
      `Повстанцы не раскрывают карту ${card(names, 'death-star-plans')}.`,
    'plans-rolled': ({ faces, success }) =>
      `Повстанцы бросают ${count(faces.length, dieForms)}: ${faceList(faces)}. ${
        success ? 'Прямое попадание выпало.' : 'Прямого попадания нет.'
      }`,
    retreated: ({ side, leader, to, figures, left }, names) =>
      [
        `${does(side, 'отступает', 'отступают')} в систему ${names.system(to)}. Командир: ${names.term(leader)}.`,
        `Уходят: ${figures.map(names.figure).join(', ')}.`,
        ...(left.length > 0 ? [`Остаются: ${left.map(names.figure).join(', ')}.`] : []),
      ].join(' '),
    'retreat-declined': ({ side }) => `${does(side, 'не отступает', 'не отступают')}.`,
    'combat-ended': ({ rounds }) =>
      `Бой закончен: ${count(rounds, ['раунд', 'раунда', 'раундов'])}.`,
    'tactics-returned': ({ space, ground }) =>
      space + ground === 0
        ? 'Карт тактики в этом бою ни у кого не было.'
        : `Карты тактики замешивают в колоды: космических ${space}, наземных ${ground}.`,
    'markers-removed': ({ figures }, names) =>
      `Жетоны урона снимают: ${figures.map(names.figure).join(', ')}.`,
  },

  tasks: {
    'add-leader': () => 'Добавить командира из пула?',
    'draw-tactic': ({ theatre, left }) =>
      left > 1
        ? `Взять ${cards(left)} ${TACTICS[theatre]}, по одной`
        : `Взять карту ${TACTICS[theatre]}`,
    roll: (_, state) => `Бросить ${colours(state.attack?.count ?? { red: 0, black: 0 })}`,
    act: () => 'Какое боевое действие выполнить?',
    'pick-deck': ({ card: id, left }, _, names) =>
      `Из какой колоды взять карту? ${card(names, id)} даёт ещё ${cards(left)}.`,
    'pick-dice': ({ left }) => `Какие кубики перебросить? Можно выбрать ещё ${left}.`,
    reroll: ({ dice }) => `Перебросить ${count(dice.length, dieForms)}`,
    'pick-ship': () => 'Красные кубики какого корабля считать?',
    'deal-damage': ({ card: id, amount }, _, names) =>
      `Кому нанести ${damage(amount)} картой ${card(names, id)}?`,
    'assign-die': ({ die }, state) => `Кому назначить ${faceOf(state, die)}?`,
    block: () => 'Заблокировать урон?',
    'discard-to-block': ({ card: id }, _, names) =>
      `Какую карту сбросить, чтобы сработала карта ${card(names, id)}?`,
    'block-damage': ({ left }) => `С кого снять урон? Осталось снять: ${left}.`,
    plans: (_, __, names) => `Раскрыть карту ${card(names, 'death-star-plans')}?`,
    'plans-roll': () => 'Бросить 3 кубика: нужно прямое попадание',
    retreat: () => 'Отступить?',
    load: ({ to }, state, names) => `Кого забрать ${place(state, names, to)}?`,
  },

  choices: {
    'add-leader': ({ leader }, _, names) => sentence(`${names.term(leader)}: ${tactics(leader)}`),
    'no-leader': () => 'Не добавлять командира',
    'draw-card': ({ die }) =>
      die === null
        ? 'Взять карту тактики'
        : `Взять карту тактики за ${DIE[colourOf(die)]} со спецсвойством`,
    play: ({ theatre, card: id, die }, state, names) => {
      const cost = die === null ? '' : ` за ${DIE[colourOf(die)]} со спецсвойством`;
      return `Сыграть ${card(names, id)}${foreign(theatre, state)}${cost}`;
    },
    'end-actions': () => 'Завершить боевые действия',
    'pick-deck': ({ theatre }) => `Колода ${TACTICS[theatre]}`,
    'pick-die': ({ die }, state) => sentence(faceOf(state, die)),
    'end-dice': (_, { agenda }) => {
      const stage = agenda.at(-1);
      return stage?.at === 'pick-dice' && stage.picked.length > 0
        ? 'Хватит, бросить выбранное'
        : 'Ничего не перебрасывать';
    },
    'pick-ship': ({ figure }, _, names) => sentence(names.figure(figure)),
    damage: ({ figure }, state, names) => target(state, names, figure),
    'end-damage': () => 'Больше никому',
    assign: ({ figure }, state, names) => target(state, names, figure),
    'skip-die': () => 'Никому не назначать',
    block: ({ theatre, card: id }, state, names) =>
      `Сыграть ${card(names, id)}${foreign(theatre, state)}`,
    'end-block': (_, state) =>
      state.attack?.blocked === true ? 'Больше не блокировать' : 'Не блокировать',
    discard: ({ theatre, card: id }, state, names) =>
      `Сбросить ${card(names, id)}${foreign(theatre, state)}`,
    'block-damage': ({ figure }, state, names) => target(state, names, figure),
    'end-block-damage': () => 'Больше ничего не снимать',
    plans: ({ target: id }, _, names) =>
      id === null ? 'Раскрыть карту' : `Раскрыть карту, цель: ${names.figure(id)}`,
    'no-plans': () => 'Не раскрывать',
    retreat: ({ leader, to }, state, names) =>
      `Отступить ${place(state, names, to)}${leader === null ? ' без командира' : `, командир: ${names.term(leader)}`}`,
    stay: () => 'Не отступать',
    take: ({ figure }, _, names) => sentence(names.figure(figure)),
    leave: ({ figure }, _, names) => `Оставить: ${names.figure(figure)}`,
    depart: () => 'Отступить с теми, кого забрали',
  },

  outcome: ({ rounds, winners, left }, _, names) => [
    `Бой закончен: ${count(rounds, ['раунд', 'раунда', 'раундов'])}.`,
    ...results(winners),
    ...(['empire', 'rebel'] as const)
      .filter((side) => left[side].length > 0)
      .map(
        (side) =>
          `В системе остались отряды ${OF_SIDE[side]}: ${left[side].map(names.figure).join(', ')}.`,
      ),
  ],
  board,
};
