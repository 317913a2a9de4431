import { DICE_LIMIT } from '../engine/dice.ts';
import type { ComponentId, ComponentPart, Limit } from '../engine/component-limits.ts';
import type { MissionKind, MissionMode } from '../engine/missions.ts';
import type { TacticEffect } from '../engine/tactics.ts';
import type { DieColour, DieFace } from '../engine/dice.ts';
import type { Side, Theatre } from '../engine/units.ts';
import type { Language, Localized } from '../../../rules/languages.ts';
import { grammarOf } from '../../../i18n/grammar.ts';
import { both } from '../../../i18n/both.ts';

/** Words of the values of Star Wars: Rebellion that are no terms of the glossary. */

type Words<K extends string> = Readonly<Record<K, Localized<string>>>;

export const YES = both('так', 'да');

export const SIDES: Words<Side> = {
  empire: both('Імперія', 'Империя'),
  rebel: both('повстанці', 'повстанцы'),
};

export const ALWAYS_IMPERIAL = both('завжди Імперія', 'всегда Империя');

export const THEATRES: Words<Theatre> = {
  space: both('космос', 'космос'),
  ground: both('земля', 'земля'),
};

export const MOVEMENT: Words<'restricted' | 'immobile'> = {
  restricted: both('везуть', 'везут'),
  immobile: both('нерухоме', 'неподвижен'),
};

export const HEALTH_COLOURS: Words<DieColour> = {
  red: both('червона', 'красная'),
  black: both('чорна', 'чёрная'),
};

export const SYSTEM_KINDS: Words<'populous' | 'remote'> = {
  populous: both('населена', 'густонаселённая'),
  remote: both('віддалена', 'отдалённая'),
};

export const MISSION_KINDS: Words<MissionKind> = {
  starting: both('початкова', 'начальное'),
  mission: both('звичайна', 'обычное'),
  project: both('проєкт', 'проект'),
};

export const MISSION_MODES: Words<MissionMode> = {
  attempt: both('спробувати виконати', 'отправиться'),
  resolve: both('виконати', 'выполнить'),
  other: both('за текстом карти', 'по тексту карты'),
};

export const IN_COMBAT: Words<DieFace> = {
  hit: both(
    '1 пошкодження фігурці з витривалістю того самого кольору',
    '1 урон фигурке с прочностью того же цвета',
  ),
  'direct-hit': both(
    '1 пошкодження фігурці з витривалістю будь-якого кольору',
    '1 урон фигурке с прочностью любого цвета',
  ),
  special: both('узяти або зіграти карту тактики', 'взять или сыграть карту тактики'),
  blank: both('нічого', 'ничего'),
};

export const STRUCTURE_TIMING: Words<'shield-generator' | 'ion-cannon'> = {
  'shield-generator': both('на початку наземних бойових дій', 'в начале наземного сражения'),
  'ion-cannon': both('під час космічних бойових дій', 'во время космического сражения'),
};

export const STRUCTURE_EFFECT: Words<'shield-generator' | 'ion-cannon'> = {
  'shield-generator': both(
    'повстанці беруть 1 карту наземної тактики',
    'повстанцы берут 1 карту наземной тактики',
  ),
  'ion-cannon': both(
    'суперник кидає на 2 червоні кубики менше',
    'соперник бросает на 2 красных кубика меньше',
  ),
};

/** `what` is the noun in the three forms that go with a number. */
const counted = (
  number: number,
  uk: readonly [string, string, string],
  ru: readonly [string, string, string],
): Localized<string> => {
  const say = (language: Language, forms: readonly [string, string, string]): string =>
    grammarOf(language).count(number, forms);
  return both(say('uk', uk), say('ru', ru));
};

const FIGURES: Words<Theatre> = {
  space: both('кораблям', 'кораблям'),
  ground: both('наземним військам', 'наземным отрядам'),
};

const damage = (points: number): Localized<string> =>
  counted(points, ['пошкодження', 'пошкодження', 'пошкоджень'], ['урон', 'урона', 'урона']);

/** A tactic card in one clause: only the card itself is exact. */
export function tacticEffect(effect: TacticEffect, theatre: Theatre): Localized<string> {
  switch (effect.do) {
    case 'draw': {
      const cards = counted(
        effect.cards,
        ['карту тактики', 'карти тактики', 'карт тактики'],
        ['карту тактики', 'карты тактики', 'карт тактики'],
      );
      return both(`узяти ${cards.uk} з будь-яких колод`, `взять ${cards.ru} из любых колод`);
    }
    case 'reroll': {
      return both(`перекинути до ${effect.dice} кубиків`, `перебросить до ${effect.dice} кубиков`);
    }
    case 'damage': {
      const points = damage(effect.amount);
      if (effect.figures > 1) {
        const who = FIGURES[theatre];
        return both(
          `завдати по ${effect.amount} пошкодженню щонайбільше ${effect.figures} ${who.uk}`,
          `нанести по ${effect.amount} урону не более чем ${effect.figures} ${who.ru}`,
        );
      }
      return both(`завдати ${points.uk} одній фігурці`, `нанести ${points.ru} одной фигурке`);
    }
    case 'bombard':
      return both(
        'завдати стільки пошкоджень, скільки червоних кубиків має один ваш корабель',
        'нанести столько урона, сколько красных кубиков у одного вашего корабля',
      );
    case 'block': {
      const points = damage(effect.points);
      return effect.discard
        ? both(
            `скинути ще одну карту цього театру й заблокувати до ${effect.points} пошкоджень`,
            `сбросить ещё одну карту этого театра и заблокировать до ${effect.points} единиц урона`,
          )
        : both(`заблокувати ${points.uk}`, `заблокировать ${points.ru}`);
    }
    case 'bar-block':
      return both(
        'суперник не може блокувати пошкоджень у цих бойових діях',
        'соперник не может блокировать урон в этом сражении',
      );
    case 'bar-retreat':
      return both(
        'суперник не може відступити в цьому раунді бою',
        'соперник не может отступить в этом раунде боя',
      );
    case 'free-transport':
      return both(
        'відступаючи, не зважати на транспортні обмеження',
        'при отступлении не учитывать транспортные ограничения',
      );
  }
}

export const COMPONENTS: Words<ComponentId> = {
  figure: both('фігурки', 'фигурки'),
  leader: both('лідери', 'командиры'),
  ring: both('прикріплювані кільця', 'кольца'),
  die: both('кубики', 'кубики'),
  'mission-card': both('карти місій', 'карты заданий'),
  'action-card': both('карти дій', 'карты действий'),
  'probe-card': both('карти дроїдів-розвідників', 'карты зондов'),
  'tactic-card': both('карти тактики', 'карты тактики'),
  'objective-card': both('карти цілей', 'карты целей'),
  'damage-marker': both('жетони пошкоджень', 'жетоны урона'),
  'imperial-marker': both(
    'жетони окупації / лояльності Імперії',
    'жетоны порабощения / лояльности Империи',
  ),
  'rebel-marker': both('жетони лояльності повстанцям', 'жетоны лояльности повстанцам'),
  'sabotage-marker': both('жетони саботажу', 'жетоны саботажа'),
  'destroyed-marker': both('жетони знищених систем', 'жетоны уничтоженных систем'),
  'time-marker': both('жетон часу', 'жетон времени'),
  'reputation-marker': both('жетон репутації', 'жетон репутации'),
  'faction-sheet': both('листи фракцій', 'планшеты сторон'),
  board: both('ігрове поле з двох половин', 'игровое поле из двух половин'),
};

export const PARTS: Words<ComponentPart> = {
  empire: both('Імперія', 'Империя'),
  rebel: both('повстанці', 'повстанцы'),
  space: both('космічні', 'космические'),
  ground: both('наземні', 'наземные'),
  red: both('червоні', 'красные'),
  black: both('чорні', 'чёрные'),
  single: both('на 1 пошкодження', 'на 1 урон'),
  double: both('на 2 пошкодження', 'на 2 урона'),
};

export const LIMITS: Words<Limit> = {
  box: both('більше немає: обмежено коробкою', 'больше нет: ограничено коробкой'),
  none: both(
    'беріть будь-яку заміну: кількість не обмежена',
    'берите любую замену: количество не ограничено',
  ),
  reshuffle: both('перетасуйте скид у нову колоду', 'перемешайте сброс в новую колоду'),
  roll: both(
    `кидають щонайбільше ${DICE_LIMIT} червоних і ${DICE_LIMIT} чорних за атаку чи місію`,
    `бросают не больше ${DICE_LIMIT} красных и ${DICE_LIMIT} чёрных за атаку или задание`,
  ),
};

export const ADVANCED: Words<
  'revealed' | 'subjugated' | 'loyal' | 'removed' | 'actions' | 'missions' | 'drawn' | 'objectives'
> = {
  revealed: both(
    'системи, відкриті з колоди дроїдів-розвідників',
    'системы, раскрытые из колоды зондов',
  ),
  subjugated: both('з них окуповані (перші)', 'из них порабощены (первые)'),
  loyal: both('з них із жетоном лояльності', 'из них с жетоном лояльности'),
  removed: both(
    'карти дроїдів-розвідників, що йдуть у коробку',
    'карты зондов, уходящие в коробку',
  ),
  actions: both('випадкові початкові карти дій', 'случайные начальные карты действий'),
  missions: both('початкові місії на руці', 'начальные задания на руке'),
  drawn: both('узяті карти місій', 'взятые карты заданий'),
  objectives: both('узяті карти цілей', 'взятые карты целей'),
};
