import { COLOURS, type Prerequisites } from '../engine/data/technologies.ts';
import type { DiceValue, Profile } from '../engine/data/units.ts';
import { COLOUR_WORDS, DICE_ON_SHEET, FOR_TWO, fromPlanet, same } from '../words/values.ts';
import { phrase, term, word, type Value } from '../../../tables/table.ts';

/** Figures of units as the sheets print them. */

const dice = ({ hit, dice: number }: DiceValue): string =>
  number === 1 ? `${hit}` : `${hit} (×${number})`;

const combatOf = ({ combat }: Profile): Value => {
  if (combat === null) return null;
  if (combat.varies) return [combat.hit, word(DICE_ON_SHEET)];
  return combat.dice === 1 ? combat.hit : [combat.hit, word(same(`(×${combat.dice})`))];
};

const costOf = ({ cost, pair }: Profile): Value =>
  cost !== null && pair ? [cost, word(FOR_TWO)] : cost;

/** A unit without the attribute has no number of it. */
const printedNumber = (number: number): Value => (number === 0 ? null : number);

const valued = (id: string, value: DiceValue | null): readonly Value[] =>
  value === null ? [] : [phrase(term(id), word(same(dice(value))))];

function productionOf({ production }: Profile): readonly Value[] {
  if (production === null) return [];
  const { value, withPlanet } = production;
  return [phrase(term('production'), word(withPlanet ? fromPlanet(value) : same(`${value}`)))];
}

const abilitiesOf = (profile: Profile): readonly Value[] => [
  ...(profile.sustain ? [term('sustain-damage')] : []),
  ...valued('anti-fighter-barrage', profile.barrage),
  ...valued('bombardment', profile.bombardment),
  ...valued('space-cannon', profile.spaceCannon),
  ...(profile.shield ? [term('planetary-shield')] : []),
  ...productionOf(profile),
];

/** «2 × синя, 1 × жовта» */
export const needsOf = (needs: Prerequisites): Value =>
  COLOURS.flatMap((colour) => {
    const times = needs[colour] ?? 0;
    return times === 0 ? [] : [{ times, of: word(COLOUR_WORDS[colour]) }];
  });

export interface Figures {
  readonly cost: Value;
  readonly combat: Value;
  readonly move: Value;
  readonly capacity: Value;
  readonly abilities: Value;
}

export const figuresOf = (profile: Profile): Figures => ({
  cost: costOf(profile),
  combat: combatOf(profile),
  move: printedNumber(profile.move),
  capacity: printedNumber(profile.capacity),
  abilities: abilitiesOf(profile),
});
