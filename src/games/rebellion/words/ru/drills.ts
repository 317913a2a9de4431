import type { Asked, Names } from '../../../../drills/question.ts';
import type { Army, Beside, Mark, RebellionFacts } from '../../drills/facts.ts';
import type { DieFace } from '../../engine/dice.ts';
import { leaderOf } from '../../engine/leaders.ts';
import { sheetOf, SKILLS } from '../../engine/skills.ts';
import type { Side } from '../../engine/units.ts';
import { faceList } from './phrases.ts';

const YOU = {
  empire: 'Вы играете за Империю.',
  rebel: 'Вы играете за повстанцев.',
} satisfies Record<Side, string>;
const LOYAL = { empire: 'лояльна Империи', rebel: 'лояльна повстанцам' } satisfies Record<
  Side,
  string
>;
const SKILL = {
  diplomacy: 'дипломатия',
  intel: 'разведка',
  'spec-ops': 'спецоперации',
  logistics: 'логистика',
} as const;
const THEATRE = { space: 'Космическое сражение', ground: 'Наземное сражение' } as const;
const COLOUR = { red: 'красных', black: 'чёрных' } as const;

const units = (army: Army, name: Names): string =>
  Object.entries(army)
    .map(([unit, many]) => `${name(unit)}\u00a0— ${many}`)
    .join(', ');

const faces = (shown: readonly DieFace[]): string =>
  shown.length === 0 ? 'ни одного кубика' : faceList(shown);

const BESIDE: Readonly<Record<Beside, string>> = {
  own: 'там есть ваши отряды, чужих нет',
  loyal: 'она лояльна Империи, отрядов там нет',
  empty: 'она пуста и нейтральна',
  enemy: 'там есть отряды повстанцев',
};

const MARK: Readonly<Record<Mark, (side: Side) => string>> = {
  loyal: (side) => `${LOYAL[side]}, чужих отрядов и жетона саботажа там нет`,
  neutral: () => 'нейтральна, отрядов и жетона саботажа там нет',
  subjugated: (side) =>
    `${side === 'rebel' ? LOYAL.rebel : 'нейтральна'}, но порабощена: там стоит штурмовик; жетона саботажа нет`,
  sabotage: (side) => `${LOYAL[side]}, но там лежит жетон саботажа; чужих отрядов нет`,
  enemy: (side) => `${LOYAL[side]}, но там стоит корабль соперника; жетона саботажа нет`,
  remote: () => 'отдалённая система, где стоят ваши наземные отряды; чужих отрядов нет',
  full: (side) =>
    `${LOYAL[side]}, чужих отрядов и жетона саботажа там нет; в этой фазе вы уже поставили туда два отряда`,
};

export const drills: Asked<RebellionFacts> = {
  questions: {
    'attack-dice': ({ side, theatre, army, colour }, name) =>
      `${YOU[side]} ${THEATRE[theatre]}, вы атакуете. Ваши отряды на этом театре: ${units(army, name)}. Карт и свойств, меняющих число кубиков, нет. Сколько ${COLOUR[colour]} кубиков вы бросаете?`,
    'ion-cannon': ({ army, cannons }, name) =>
      `Космическое сражение, атакует Империя: ${units(army, name)}. В системе стоят ионные пушки повстанцев: ${cannons}. Карт и других свойств, меняющих число кубиков, нет. Сколько красных кубиков бросает Империя?`,
    'hit-colour': ({ unit, colour, face }, name) =>
      `Атакуя, вы бросили кубики; на ${colour === 'red' ? 'красном' : 'чёрном'} выпало ${face === 'hit' ? 'попадание' : 'прямое попадание'}. Среди вражеских отрядов на этом театре есть ${name(unit)}. Можно ли назначить ему урон от этого кубика?`,
    retreat: ({ to, other, leader, army }, name) =>
      `Вы играете за Империю и отступаете из космического сражения (${units(army, name)}). ${leader === null ? 'Вашего командира в системе боя нет.' : `В системе боя есть ваш командир: ${name(leader)}.`} Соседних систем три. Первая: ${BESIDE[to]}. Вторая: ${BESIDE[other]}. Из третьей повстанцы привели отряды в этот бой. Можно ли отступить в первую?`,
    tactics: ({ leaders, theatre }, name) =>
      `Начинается бой. ${theatre === 'space' ? 'Корабли' : 'Наземные отряды'} в системе есть у обеих сторон. В системе боя ваши командиры: ${leaders.map((id) => `${name(id)} (космическое значение тактики ${leaderOf(id).space}, наземное ${leaderOf(id).ground})`).join(' и ')}. Сколько карт ${theatre === 'space' ? 'космической' : 'наземной'} тактики вы берёте?`,
    'mission-dice': ({ leaders, opposer, skill }, name) =>
      `Повстанцы отправляются на задание, для которого нужен навык «${SKILL[skill]}». На него назначены: ${leaders
        .map(
          (id) =>
            `${name(id)} (${SKILLS.filter((one) => sheetOf(id)[one] > 0)
              .map((one) => `${SKILL[one]} ${sheetOf(id)[one]}`)
              .join(', ')})`,
        )
        .join(
          ' и ',
        )}. Мешает ${name(opposer)}; других командиров в системе нет. Сколько кубиков бросают повстанцы?`,
    'mission-result': ({ own, other }) =>
      `На задание отправились, соперник мешает. Результаты того, кто отправился: ${faces(own)}. Результаты соперника: ${faces(other)}. Дополнительных успехов нет. Чем закончится задание?`,
    deploy: ({ side, mark, place }, name) =>
      `${YOU[side]} Фаза обновления, вы дислоцируете отряды. Система ${name(place)}: ${MARK[mark](side)}.${mark === 'full' ? '' : ' Других отрядов вы туда в этой фазе не ставили.'} Можете ли вы поставить туда корабль, вышедший из очереди производства?`,
    yields: ({ side, place, mark, icons }, name) =>
      `${YOU[side]} Фаза обновления с производством. Система ${name(place)} (символов ресурсов — ${icons}): ${MARK[mark](side)}. Сколько отрядов вы производите за её символы ресурсов?`,
    loyalty: ({ place, before, side, amount, subjugated }, name) =>
      `Система ${name(place)} ${before === null ? 'нейтральна' : LOYAL[before]}${subjugated ? ' и порабощена Империей' : ''}. ${side === 'empire' ? 'Империи' : 'Повстанцам'} увеличивают там лояльность на ${amount}. Какой станет её лояльность?`,
    'lose-loyalty': ({ place, before, side, loses }, name) =>
      `Система ${name(place)} сейчас ${before === null ? 'без жетона лояльности' : LOYAL[before]}. Можно ли ${loses ? 'уменьшить' : 'увеличить'} там лояльность ${side === 'empire' ? 'Империи' : 'повстанцам'} на 1?`,
    recruit: ({ card, leader, where }, name) =>
      `Вербовка командиров. Среди взятых карт действий повстанцев есть «${name(card)}», на ней изображён один командир: ${name(leader)}. ${
        {
          pool: 'Этот командир уже в пуле командиров.',
          supply: 'Этого командира ещё нет в игре.',
          eliminated: 'Этот командир устранён раньше.',
        }[where]
      } Можно ли завербовать этого командира по этой карте?`,
    'unit-figure': ({ unit, figure }, name) =>
      `${
        {
          health: 'Какова прочность отряда',
          red: 'Сколько красных кубиков в значении атаки отряда',
          black: 'Сколько чёрных кубиков в значении атаки отряда',
          capacity: 'Какова вместимость отряда',
        }[figure]
      } «${name(unit)}»?`,
    'system-figure': ({ place }, name) => `Сколько символов ресурсов у системы ${name(place)}?`,
    'leader-skill': ({ leader, skill }, name) =>
      `Сколько символов навыка «${SKILL[skill]}» у командира ${name(leader)}?`,
  },
  answers: { empire: 'Лояльна Империи', rebel: 'Лояльна повстанцам', neutral: 'Нейтральна' },
  numbers: {
    'mission-result': (won) => (won === 1 ? 'Задание выполнено' : 'Задание провалено'),
  },
};
