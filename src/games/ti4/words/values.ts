import type { Colour } from '../engine/data/technologies.ts';
import type { Anomaly, Tile, Wormhole } from '../engine/data/tiles.ts';
import type { Localized } from '../../../rules/languages.ts';
import { both } from '../../../i18n/both.ts';

/** Words of the values of Twilight Imperium that are no terms of the glossary. */

/** Signs and numerals, which both languages write alike. */
export const same = (text: string): Localized<string> => both(text, text);

type Words<K extends string> = Readonly<Record<K, Localized<string>>>;

export const FOR_TWO = same('за\u00a02');

export const OWN_ABILITIES = both('власні властивості фракції', 'собственные свойства фракции');

export const DICE_ON_SHEET = both(
  '(скільки кісток, указано на планшеті)',
  '(сколько костей, указано на планшете)',
);

export const fromPlanet = (more: number): Localized<string> =>
  both(`ресурси планети + ${more}`, `ресурсы планеты + ${more}`);

/** «2 × синя»: a technology of the colour. */
export const COLOUR_WORDS: Words<Colour> = {
  propulsion: both('синя', 'синяя'),
  biotic: both('зелена', 'зелёная'),
  cybernetic: both('жовта', 'жёлтая'),
  warfare: both('червона', 'красная'),
};

/** «реактивні технології (сині)» */
export const IN_COLOUR: Words<Colour> = {
  propulsion: both('(сині)', '(синие)'),
  biotic: both('(зелені)', '(зелёные)'),
  cybernetic: both('(жовті)', '(жёлтые)'),
  warfare: both('(червоні)', '(красные)'),
};

export const EVERYBODY = both('усі', 'все');

export const CHOSEN_TECHNOLOGY = both(
  'на вибір з-поміж тих, що не мають вимог',
  'на выбор из тех, у которых нет требований',
);

export const BACKS: Words<Exclude<Tile['back'], 'none'>> = {
  green: both('зелений', 'зелёный'),
  blue: both('синій', 'синий'),
  red: both('червоний', 'красный'),
};

const CLOSED = both(
  'пролетіти крізь неї та зупинитися в ній не можна',
  'пролететь сквозь неё и остановиться в ней нельзя',
);
const LINKED = both(
  'суміжна з усіма системами, де є така сама',
  'смежна со всеми системами, где есть такая же',
);

export const EFFECTS: Words<Anomaly | Wormhole> = {
  'asteroid-field': both(
    'пролетіти крізь нього та зупинитися в ньому не можна',
    'пролететь сквозь него и остановиться в нём нельзя',
  ),
  supernova: CLOSED,
  nebula: both(
    'зупинитися можна, лише якщо вона активна; пролетіти не можна; з неї виходять із польотом 1; оборонець має +1 у космічному бою',
    'остановиться можно, только если она активна; пролететь нельзя; из неё выходят с полётом 1; у обороняющегося +1 в космическом бою',
  ),
  'gravity-rift': both(
    '+1 до польоту кораблів, що летять крізь нього чи з нього; за кожен кидають кістку, і 1–3 вилучає його разом із вантажем',
    '+1 к полёту кораблей, которые летят сквозь него или из него; за каждый бросают кость, и 1–3 убирает его вместе с грузом',
  ),
  alpha: LINKED,
  beta: LINKED,
  delta: LINKED,
};
