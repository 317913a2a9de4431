import type { Asked, Names } from '../../../../drills/question.ts';
import type { Army, Beside, Mark, RebellionFacts } from '../../drills/facts.ts';
import type { DieFace } from '../../engine/dice.ts';
import { leaderOf } from '../../engine/leaders.ts';
import { sheetOf, SKILLS } from '../../engine/skills.ts';
import type { Side } from '../../engine/units.ts';
import { faceList } from './phrases.ts';

const YOU = {
  empire: 'Ви граєте за Імперію.',
  rebel: 'Ви граєте за повстанців.',
} satisfies Record<Side, string>;
const LOYAL = { empire: 'лояльна Імперії', rebel: 'лояльна повстанцям' } satisfies Record<
  Side,
  string
>;
const SKILL = {
  diplomacy: 'дипломатія',
  intel: 'розвідка',
  'spec-ops': 'спецоперації',
  logistics: 'логістика',
} as const;
const THEATRE = { space: 'Космічні бойові дії', ground: 'Наземні бойові дії' } as const;
const COLOUR = { red: 'червоних', black: 'чорних' } as const;

const units = (army: Army, name: Names): string =>
  Object.entries(army)
    .map(([unit, many]) => `${name(unit)}\u00a0— ${many}`)
    .join(', ');

const faces = (shown: readonly DieFace[]): string =>
  shown.length === 0 ? 'жодного кубика' : faceList(shown);

const BESIDE: Readonly<Record<Beside, string>> = {
  own: 'там є ваші війська, чужих немає',
  loyal: 'вона лояльна Імперії, військ там немає',
  empty: 'вона порожня й нейтральна',
  enemy: 'там є війська повстанців',
};

const MARK: Readonly<Record<Mark, (side: Side) => string>> = {
  loyal: (side) => `${LOYAL[side]}, чужих військ і жетона саботажу там немає`,
  neutral: () => 'нейтральна, військ і жетона саботажу там немає',
  subjugated: (side) =>
    `${side === 'rebel' ? LOYAL.rebel : 'нейтральна'}, але окупована: там стоїть штурмовик; жетона саботажу немає`,
  sabotage: (side) => `${LOYAL[side]}, але там лежить жетон саботажу; чужих військ немає`,
  enemy: (side) => `${LOYAL[side]}, але там стоїть корабель суперника; жетона саботажу немає`,
  remote: () => 'віддалена система, де стоять ваші наземні війська; чужих військ немає',
  full: (side) =>
    `${LOYAL[side]}, чужих військ і жетона саботажу там немає; у цій фазі ви вже розташували там дві фігурки`,
};

export const drills: Asked<RebellionFacts> = {
  questions: {
    'attack-dice': ({ side, theatre, army, colour }, name) =>
      `${YOU[side]} ${THEATRE[theatre]}, ви атакуєте. Ваші війська в цьому театрі: ${units(army, name)}. Карт і ефектів, що змінюють кількість кубиків, немає. Скільки ${COLOUR[colour]} кубиків ви кидаєте?`,
    'ion-cannon': ({ army, cannons }, name) =>
      `Космічні бойові дії, атакує Імперія: ${units(army, name)}. У системі стоять іонні гармати повстанців: ${cannons}. Карт та інших ефектів, що змінюють кількість кубиків, немає. Скільки червоних кубиків кидає Імперія?`,
    'hit-colour': ({ unit, colour, face }, name) =>
      `Атакуючи, ви кинули кубики; на ${colour === 'red' ? 'червоному' : 'чорному'} випало ${face === 'hit' ? 'влучання' : 'пряме влучання'}. Серед ворожих фігурок у цьому театрі є ${name(unit)}. Чи можна призначити їй пошкодження від цього кубика?`,
    retreat: ({ to, other, leader, army }, name) =>
      `Ви граєте за Імперію й відступаєте з космічного бою (${units(army, name)}). ${leader === null ? 'Вашого лідера в системі бою немає.' : `У системі бою є ваш лідер: ${name(leader)}.`} Сусідніх систем три. Перша: ${BESIDE[to]}. Друга: ${BESIDE[other]}. Із третьої повстанці привели війська в цей бій. Чи можна відступити в першу?`,
    tactics: ({ leaders, theatre }, name) =>
      `Починається бій. ${theatre === 'space' ? 'Кораблі' : 'Наземні війська'} в системі мають обидві фракції. У системі бою ваші лідери: ${leaders.map((id) => `${name(id)} (космічне значення тактики ${leaderOf(id).space}, наземне ${leaderOf(id).ground})`).join(' і ')}. Скільки карт ${theatre === 'space' ? 'космічної' : 'наземної'} тактики ви берете?`,
    'mission-dice': ({ leaders, opposer, skill }, name) =>
      `Повстанці пробують виконати місію, для якої потрібне вміння «${SKILL[skill]}». На неї призначено: ${leaders
        .map(
          (id) =>
            `${name(id)} (${SKILLS.filter((one) => sheetOf(id)[one] > 0)
              .map((one) => `${SKILL[one]} ${sheetOf(id)[one]}`)
              .join(', ')})`,
        )
        .join(
          ' і ',
        )}. Заважає ${name(opposer)}; інших лідерів у системі немає. Скільки кубиків кидають повстанці?`,
    'mission-result': ({ own, other }) =>
      `Місію пробують виконати, суперник заважає. Результати того, хто пробує: ${faces(own)}. Результати суперника: ${faces(other)}. Додаткових успіхів немає. Чим закінчиться спроба?`,
    deploy: ({ side, mark, place }, name) =>
      `${YOU[side]} Фаза відновлення, ви розташовуєте війська. Система ${name(place)}: ${MARK[mark](side)}.${mark === 'full' ? '' : ' Інших фігурок ви там у цій фазі не ставили.'} Чи можете ви поставити туди корабель, що вийшов із черги будівництва?`,
    yields: ({ side, place, mark, icons }, name) =>
      `${YOU[side]} Фаза відновлення з будівництвом. Система ${name(place)} (символів ресурсів — ${icons}): ${MARK[mark](side)}. Скільки фігурок ви будуєте за її символами?`,
    loyalty: ({ place, before, side, amount, subjugated }, name) =>
      `Система ${name(place)} ${before === null ? 'нейтральна' : LOYAL[before]}${subjugated ? `${before === null ? ' й' : ' і'} окупована Імперією` : ''}. ${side === 'empire' ? 'Імперія здобуває' : 'Повстанці здобувають'} там ${amount === 1 ? '1 лояльність' : `${amount} лояльності`}. Якою стане її лояльність?`,
    'lose-loyalty': ({ place, before, side, loses }, name) =>
      `Система ${name(place)} зараз ${before === null ? 'не має жетона лояльності' : LOYAL[before]}. Чи ${side === 'empire' ? 'може Імперія' : 'можуть повстанці'} ${loses ? 'втратити' : 'здобути'} там 1 лояльність?`,
    recruit: ({ card, leader, where }, name) =>
      `Наймання лідерів. Серед узятих карт дій повстанців є «${name(card)}», на ній зображено одного лідера: ${name(leader)}. ${
        {
          pool: 'Цей лідер уже в резерві лідерів.',
          supply: 'Цього лідера ще немає в грі.',
          eliminated: 'Цього лідера раніше ліквідовано.',
        }[where]
      } Чи можна найняти цього лідера за цією картою?`,
    'unit-figure': ({ unit, figure }, name) =>
      `${
        {
          health: 'Яка витривалість фігурки',
          red: 'Скільки червоних кубиків у значенні атаки фігурки',
          black: 'Скільки чорних кубиків у значенні атаки фігурки',
          capacity: 'Яка транспортна місткість фігурки',
        }[figure]
      } «${name(unit)}»?`,
    'system-figure': ({ place }, name) => `Скільки символів ресурсів має система ${name(place)}?`,
    'leader-skill': ({ leader, skill }, name) =>
      `Скільки символів уміння «${SKILL[skill]}» має лідер ${name(leader)}?`,
  },
  answers: { empire: 'Лояльна Імперії', rebel: 'Лояльна повстанцям', neutral: 'Нейтральна' },
  numbers: {
    'mission-result': (won) => (won === 1 ? 'Місія успішна' : 'Місію провалено'),
  },
};
