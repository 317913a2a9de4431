import { FACTION_IDS } from './factions.ts';
import type { FactionId } from './factions.ts';
import { UNITS } from './unit-records.ts';
import type { Profile, UnitKind, UnitRecord } from './unit-records.ts';

export type { DiceValue, Profile, UnitKind } from './unit-records.ts';
export type UnitId = keyof typeof UNITS;

type CardOf<Level> = Level extends { readonly upgrade: { readonly card: infer Card } }
  ? Card
  : Level extends { readonly byTechnology: { readonly card: infer Card } }
    ? Card
    : never;
type OwnOf<Kind> = Kind extends { readonly own: infer Own } ? Own[keyof Own] : never;
type Printed = (typeof UNITS)[UnitId];
/** Technologies that bear the names of units. */
export type UnitCardId = CardOf<Printed | OwnOf<Printed>>;

/** In the order of their records, which is how units are shown. */
export const FLEET = Object.keys(UNITS) as readonly UnitId[];
/** By the alphabet: questions offer units so, and the place of an option stands in links. */
export const UNIT_IDS: readonly UnitId[] = FLEET.toSorted();

export const recordOf = (id: UnitId): UnitRecord => UNITS[id];

const ofEach = <Value>(of: (record: UnitRecord) => Value): Readonly<Record<UnitId, Value>> =>
  Object.fromEntries(FLEET.map((id) => [id, of(recordOf(id))])) as Record<UnitId, Value>;

export const KINDS: Readonly<Record<UnitId, UnitKind>> = ofEach(({ kind }) => kind);
/** Of one colour. */
export const FIGURES: Readonly<Record<UnitId, number>> = ofEach(({ box }) => box);

/** A unit that no faction shares with another: every sheet prints one of its own. */
export const isOwnEverywhere = (type: UnitId): boolean => {
  const { own = {} } = recordOf(type);
  return FACTION_IDS.every((faction) => own[faction] !== undefined);
};

const ownOf = (faction: FactionId | null, type: UnitId) =>
  faction === null ? undefined : recordOf(type).own?.[faction];

export const hasOwn = (faction: FactionId | null, type: UnitId): boolean =>
  ownOf(faction, type) !== undefined;

/** A faction with a unit of its own upgrades that one. */
export const hasUpgrade = (faction: FactionId | null, type: UnitId): boolean =>
  (ownOf(faction, type) ?? recordOf(type)).upgrade !== undefined;

const BARE: Profile = {
  cost: null,
  pair: false,
  combat: null,
  move: 0,
  capacity: 0,
  sustain: false,
  barrage: null,
  bombardment: null,
  spaceCannon: null,
  shield: false,
  production: null,
};

/** What the sheet or the upgrade card of a faction, or of everybody, prints. */
export const profileFor = (faction: FactionId | null, type: UnitId, upgraded: boolean): Profile => {
  const common = recordOf(type);
  const own = ownOf(faction, type);
  const level = own ?? common;
  return { ...BARE, ...common.printed, ...own?.printed, ...(upgraded && level.upgrade?.changes) };
};

/** All that the unit can be, of whatever faction. */
export const profilesOf = (type: UnitId): readonly Profile[] =>
  [null, ...FACTION_IDS].flatMap((faction) =>
    [false, true].map((upgraded) => profileFor(faction, type, upgraded)),
  );

/** Every card of a unit, with whose unit it is the card of. */
export const unitCards = () =>
  FLEET.flatMap((unit) => {
    const { byTechnology, upgrade, own = {} } = recordOf(unit);
    const cards = [byTechnology, upgrade].map((card) => ({ card, faction: null, unit }));
    const theirs = FACTION_IDS.map((faction) => ({ card: own[faction]?.upgrade, faction, unit }));
    return [...cards, ...theirs].flatMap(({ card, ...whose }) =>
      card === undefined ? [] : [{ ...card, ...whose }],
    );
  });
