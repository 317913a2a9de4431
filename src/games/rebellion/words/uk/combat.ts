import { DICE_LIMIT } from '../../engine/dice.ts';
import { sentence } from '../../../../i18n/grammar.ts';
import {
  DIE,
  IN_THEATRE,
  TACTICS,
  THEATRE,
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

export const uk: CombatMessages = {
  sides: { empire: sentence(SIDE.empire), rebel: sentence(SIDE.rebel) },
  theatres: { space: sentence(THEATRE.space), ground: sentence(THEATRE.ground) },
  faces: FACE,
  draws: {
    'red-die': DIE.red,
    'black-die': DIE.black,
    die: 'кубик',
    'space-deck': 'колода космічної тактики',
    'ground-deck': 'колода наземної тактики',
  },

  events: {
    'combat-began': ({ system, active }, names) =>
      `Бій у системі ${names.system(system)}. ${active === 'empire' ? 'Першою діє Імперія' : 'Першими діють повстанці'}.`,
    'leader-added': ({ side, leader }, names) =>
      `${does(side, 'додає', 'додають')} лідера з резерву: ${names.term(leader)} (${tactics(leader)}).`,
    'leader-declined': ({ side }) => `${does(side, 'не додає', 'не додають')} лідера.`,
    'tactics-due': ({ side, theatre, cards: number, leader }, names) =>
      leader === null
        ? `${does(side, 'не бере', 'не беруть')} карт ${TACTICS[theatre]}: немає лідера з таким значенням.`
        : `${does(side, 'має', 'мають')} взяти ${cards(number)} ${TACTICS[theatre]}. Найбільше значення дає ${names.term(leader)}.`,
    'tactic-drawn': ({ side, theatre, card: id, reason }, names) => {
      const taken = `карту ${TACTICS[theatre]} ${card(names, id)}`;
      if (reason === 'shield-generator') {
        return sentence(`${names.term(reason)} дає ${taken}.`);
      }
      return `${does(side, 'бере', 'беруть')} ${taken}.`;
    },
    'deck-empty': ({ side, theatre }) =>
      `Колода ${TACTICS[theatre]} порожня: ${SIDE[side]} більше ${side === 'empire' ? 'не бере' : 'не беруть'} карт.`,
    'deck-renewed': ({ theatre, cards }) =>
      `Колода ${TACTICS[theatre]} вичерпалася: скид (${cards}) перетасовують, і це нова колода.`,
    'round-began': ({ round }) => `Починається раунд бою ${round}.`,
    'battle-began': ({ theatre }) =>
      `Починаються ${theatre === 'space' ? 'космічні' : 'наземні'} бойові дії.`,
    'battle-skipped': ({ theatre }) =>
      theatre === 'space'
        ? 'Космічних бойових дій немає: кораблі в системі має щонайбільше один гравець.'
        : 'Наземних бойових дій немає: наземні війська в системі має щонайбільше один гравець.',
    'attack-began': ({ side, theatre, sum, reduced, taken, count: number }) => {
      const parts = [`${does(side, 'атакує', 'атакують')} ${IN_THEATRE[theatre][side]}.`];
      const fewer = taken.red + taken.black > 0;
      const limited =
        sum.red - reduced - taken.red > number.red || sum.black - taken.black > number.black;
      if (reduced > 0 || fewer || limited) parts.push(`Значення атаки: ${colours(sum)}.`);
      if (reduced > 0) {
        parts.push(`Через іонні гармати менше на ${colours({ red: reduced, black: 0 })}.`);
      }
      if (fewer) parts.push(`Через карту дій менше на ${colours(taken)}.`);
      if (limited) parts.push(`Понад ${DICE_LIMIT} кубиків одного кольору не кидають.`);
      parts.push(`Кидок: ${colours(number)}.`);
      return parts.join(' ');
    },
    'dice-rolled': ({ side, dice }) =>
      `${does(side, 'кидає', 'кидають')} кубики. ${sentence(rolled(dice))}.`,
    'die-spent': ({ side, colour, on }, names) =>
      `${does(side, 'витрачає', 'витрачають')} ${DIE[colour]} з особливою дією, щоб ${on === 'draw' ? 'узяти карту' : `зіграти ${card(names, on)}`}.`,
    'card-played': ({ side, card: id }, names) =>
      `${does(side, 'розігрує', 'розігрують')} карту ${card(names, id)}.`,
    'card-discarded': ({ side, card: id, to }, names) =>
      `${does(side, 'скидає', 'скидають')} карту ${card(names, id)}, щоб подіяла карта ${card(names, to)}.`,
    'dice-rerolled': ({ side, dice }) =>
      `${does(side, 'перекидає', 'перекидають')} кубики. ${sentence(rolled(dice))}.`,
    'block-barred': ({ side, card: id }, names) =>
      `Карта ${card(names, id)}: ${SIDE[side]} не ${side === 'empire' ? 'може' : 'можуть'} блокувати пошкоджень цієї атаки.`,
    'retreat-barred': ({ side, card: id }, names) =>
      `Карта ${card(names, id)}: ${SIDE[side]} не ${side === 'empire' ? 'може' : 'можуть'} відступити в цьому раунді.`,
    'transport-freed': ({ side, card: id }, names) =>
      `Карта ${card(names, id)}: відступаючи в цьому раунді, ${SIDE[side]} не ${side === 'empire' ? 'зважає' : 'зважають'} на транспортні обмеження.`,
    'actions-ended': ({ side }) => `${does(side, 'завершує', 'завершують')} вплив на бій.`,
    'damage-assigned': ({ figure, amount, source }, names) => {
      const from =
        source.by === 'card'
          ? `карта ${card(names, source.card)}`
          : `${DIE[source.colour]}, ${FACE[source.face]}`;
      return sentence(`${names.figure(figure)}: ${damage(amount)} (${from}).`);
    },
    'die-unassigned': ({ colour, face }) =>
      face === 'hit'
        ? `${colour === 'red' ? 'Червоне' : 'Чорне'} влучання нема кому призначити.`
        : `${sentence(FACE[face])} на ${colour === 'red' ? 'червоному' : 'чорному'} кубику: нема кому призначити.`,
    'damage-blocked': ({ figure, card: id }, names) =>
      sentence(`${names.figure(figure)}: ${damage(1)} заблоковано (карта ${card(names, id)}).`),
    'block-declined': ({ side }) => `${does(side, 'нічого не блокує', 'нічого не блокують')}.`,
    'figure-doomed': ({ figure, damage: taken, health, attacks }, names) =>
      sentence(
        `${names.figure(figure)}: ${damage(taken)}, витривалість ${health}. Фігурка переходить на лист фракції ${
          attacks
            ? 'й загине, але спершу ще атакує в цьому раунді.'
            : 'й загине наприкінці цих бойових дій.'
        }`,
      ),
    'damage-marked': ({ figure, damage: taken, health }, names) =>
      sentence(
        `${names.figure(figure)}: ${damage(taken)}, витривалість ${health}. Під фігуркою лежать жетони пошкоджень.`,
      ),
    'figure-destroyed': ({ figure, reason }, names) => {
      const why = {
        damage: 'знищено, фігурка повертається в запас.',
        'lone-transports': 'знищено. Самі транспортники не можуть лишитися проти кораблів Імперії.',
        'lone-structures': 'знищено. З наземних військ повстанців лишилися самі споруди.',
        'lone-dsuc': 'знищено. Інших кораблів в Імперії тут немає.',
        'lone-death-star': 'знищено. Повстанці мусили відступити, але не змогли.',
        'no-room': 'знищено. На кораблях забракло місця.',
        plans: 'знищено. Креслення спрацювали.',
      } as const satisfies Record<typeof reason, string>;
      return sentence(`${names.figure(figure)}: ${why[reason]}`);
    },
    'queued-death-star-lost': () => 'Зірку смерті, яка чекала в черзі будівництва, втрачено.',
    'theatre-won': ({ side, theatre }) => won(theatre, side),
    'theatre-unwon': ({ theatre }) => won(theatre, 'nobody'),
    'plans-revealed': ({ figure }, names) =>
      `Повстанці відкривають карту ${card(names, 'death-star-plans')}. Ціль: ${names.figure(figure)}.`,
    'plans-declined': (_, names) =>
      `Повстанці не відкривають карту ${card(names, 'death-star-plans')}.`,
    'plans-rolled': ({ faces, success }) =>
      `Повстанці кидають ${count(faces.length, dieForms)}: ${faceList(faces)}. ${
        success ? 'Пряме влучання випало.' : 'Прямого влучання немає.'
      }`,
    retreated: ({ side, leader, to, figures, left }, names) =>
      [
        `${does(side, 'відступає в систему', 'відступають у систему')} ${names.system(to)}. Лідер: ${names.term(leader)}.`,
        `Відходять: ${figures.map(names.figure).join(', ')}.`,
        ...(left.length > 0 ? [`Лишаються: ${left.map(names.figure).join(', ')}.`] : []),
      ].join(' '),
    'retreat-declined': ({ side }) => `${does(side, 'не відступає', 'не відступають')}.`,
    'combat-ended': ({ rounds }) =>
      `Бій завершено: ${count(rounds, ['раунд', 'раунди', 'раундів'])}.`,
    'tactics-returned': ({ space, ground }) =>
      space + ground === 0
        ? 'Карт тактики в цьому бою ніхто не мав.'
        : `Карти тактики затасовують у колоди: космічних ${space}, наземних ${ground}.`,
    'markers-removed': ({ figures }, names) =>
      `Жетони пошкоджень прибирають: ${figures.map(names.figure).join(', ')}.`,
  },

  tasks: {
    'add-leader': () => 'Чи додати лідера з резерву?',
    'draw-tactic': ({ theatre, left }) =>
      left > 1
        ? `Узяти ${cards(left)} ${TACTICS[theatre]}, по одній`
        : `Узяти карту ${TACTICS[theatre]}`,
    roll: (_, state) => `Кинути ${colours(state.attack?.count ?? { red: 0, black: 0 })}`,
    act: () => 'Як вплинути на бій?',
    'pick-deck': ({ card: id, left }, _, names) =>
      `З якої колоди взяти карту? ${card(names, id)} дає ще ${cards(left)}.`,
    'pick-dice': ({ left }) => `Які кубики перекинути? Можна вибрати ще ${left}.`,
    reroll: ({ dice }) => `Перекинути ${count(dice.length, dieForms)}`,
    drop: () => 'Кого лишити без місця на кораблях?',
    'pick-ship': () => 'Червоні кубики якого корабля рахувати?',
    'deal-damage': ({ card: id, amount }, _, names) =>
      `Кому завдати ${damage(amount)} картою ${card(names, id)}?`,
    'assign-die': ({ die }, state) => `Кому призначити ${faceOf(state, die)}?`,
    block: () => 'Чи заблокувати пошкодження?',
    'discard-to-block': ({ card: id }, _, names) =>
      `Яку карту скинути, щоб подіяла карта ${card(names, id)}?`,
    'block-damage': ({ left }) => `З кого зняти пошкодження? Лишилося зняти: ${left}.`,
    plans: (_, __, names) => `Чи відкрити карту ${card(names, 'death-star-plans')}?`,
    'plans-roll': () => 'Кинути 3 кубики: потрібне пряме влучання',
    retreat: () => 'Чи відступити?',
    load: ({ to }, state, names) => `Кого забрати ${place(state, names, to)}?`,
  },

  choices: {
    'add-leader': ({ leader }, _, names) => sentence(`${names.term(leader)}: ${tactics(leader)}`),
    'no-leader': () => 'Не додавати лідера',
    'draw-card': ({ die }) =>
      die === null
        ? 'Узяти карту тактики'
        : `Узяти карту тактики за ${DIE[colourOf(die)]} з особливою дією`,
    play: ({ theatre, card: id, die }, state, names) => {
      const cost = die === null ? '' : ` за ${DIE[colourOf(die)]} з особливою дією`;
      return `Зіграти ${card(names, id)}${foreign(theatre, state)}${cost}`;
    },
    'end-actions': () => 'Більше не впливати на бій',
    'pick-deck': ({ theatre }) => `Колода ${TACTICS[theatre]}`,
    'pick-die': ({ die }, state) => sentence(faceOf(state, die)),
    'end-dice': (_, { agenda }) => {
      const stage = agenda.at(-1);
      return stage?.at === 'pick-dice' && stage.picked.length > 0
        ? 'Досить, кидати вибране'
        : 'Нічого не перекидати';
    },
    drop: ({ figure }, _, names) => sentence(names.figure(figure)),
    'pick-ship': ({ figure }, _, names) => sentence(names.figure(figure)),
    damage: ({ figure }, state, names) => target(state, names, figure),
    'end-damage': () => 'Більше нікому',
    assign: ({ figure }, state, names) => target(state, names, figure),
    'skip-die': () => 'Нікому не призначати',
    block: ({ theatre, card: id }, state, names) =>
      `Зіграти ${card(names, id)}${foreign(theatre, state)}`,
    'end-block': (_, state) =>
      state.attack?.blocked === true ? 'Більше не блокувати' : 'Не блокувати',
    discard: ({ theatre, card: id }, state, names) =>
      `Скинути ${card(names, id)}${foreign(theatre, state)}`,
    'block-damage': ({ figure }, state, names) => target(state, names, figure),
    'end-block-damage': () => 'Більше нічого не знімати',
    plans: ({ target: id }, _, names) =>
      id === null ? 'Відкрити карту' : `Відкрити карту, ціль: ${names.figure(id)}`,
    'no-plans': () => 'Не відкривати',
    retreat: ({ leader, to }, state, names) =>
      `Відступити ${place(state, names, to)}${leader === null ? ' без лідера' : `, лідер: ${names.term(leader)}`}`,
    stay: () => 'Не відступати',
    take: ({ figure }, _, names) => sentence(names.figure(figure)),
    leave: ({ figure }, _, names) => `Лишити: ${names.figure(figure)}`,
    depart: () => 'Відступити з тими, кого забрано',
  },

  outcome: ({ rounds, winners, left }, _, names) => [
    `Бій завершено: ${count(rounds, ['раунд', 'раунди', 'раундів'])}.`,
    ...results(winners),
    ...(['empire', 'rebel'] as const)
      .filter((side) => left[side].length > 0)
      .map(
        (side) =>
          `У системі лишилися війська ${OF_SIDE[side]}: ${left[side].map(names.figure).join(', ')}.`,
      ),
  ],
  board,
};
