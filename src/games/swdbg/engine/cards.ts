import type { Side } from './sides.ts';

export type Faction = Side | 'neutral';

/**
 * When a card's text applies; the text itself is the card's. `any`: whenever its player likes, once
 * a turn; `force`: the same, if the Force is with its player; `row`, `bought`: when a card of the
 * galaxy row is destroyed, when the card is bought; `while`: as long as it is in play.
 */
export type AbilityTime = 'any' | 'force' | 'row' | 'bought' | 'while';

export interface Reward {
  readonly resources?: number;
  readonly force?: number;
  /** Cards that may be exiled from hand or discard pile. */
  readonly exile?: number;
  /** Cards of the attacker's own faction to be taken from the row for nothing. */
  readonly free?: number;
}

export interface Card {
  readonly faction: Faction;
  readonly deck: 'starter' | 'galaxy' | 'pilots';
  readonly copies: number;
  /** Hit points; only a capital ship has them. */
  readonly ship?: number;
  /** Absent on starter cards, which nobody buys. */
  readonly cost?: number;
  readonly attack?: number;
  readonly resources?: number;
  readonly force?: number;
  /** Target value, of units that belong to a faction. */
  readonly target?: number;
  readonly reward?: Reward;
  readonly unique?: true;
  readonly ability?: AbilityTime;
}

/** What a card prints beside whose it is, where it lies and what it costs. */
type Printed = Omit<Card, 'faction' | 'deck' | 'copies' | 'cost' | 'target'>;

const starter = (faction: Side, copies: number, printed: Printed): Card => ({
  faction,
  deck: 'starter',
  copies,
  ...printed,
});

/** A unit that belongs to a faction is as hard to defeat as to buy. */
const galaxy =
  (faction: Faction) =>
  (copies: number, cost: number, printed: Printed): Card => ({
    faction,
    deck: 'galaxy',
    copies,
    cost,
    ...(faction !== 'neutral' && printed.ship === undefined && { target: cost }),
    ...printed,
  });

const empire = galaxy('empire');
const rebel = galaxy('rebel');
const neutral = galaxy('neutral');

/** All cards but the bases: what the booklet prints only in pictures is known from public descriptions. */
export const CARDS = {
  'imperial-shuttle': starter('empire', 7, { resources: 1 }),
  inquisitor: starter('empire', 1, { ability: 'any' }),
  stormtrooper: starter('empire', 2, { attack: 2 }),
  'tie-fighter': empire(3, 1, { attack: 2, reward: { resources: 1 }, ability: 'any' }),
  'admiral-piett': empire(1, 2, {
    resources: 2,
    reward: { force: 1 },
    unique: true,
    ability: 'while',
  }),
  'scout-trooper': empire(2, 2, { resources: 2, reward: { exile: 1 }, ability: 'any' }),
  'tie-bomber': empire(2, 2, { attack: 2, reward: { exile: 1 }, ability: 'any' }),
  'death-trooper': empire(2, 3, { attack: 3, reward: { force: 2 }, ability: 'force' }),
  'gozanti-cruiser': empire(3, 3, { ship: 3, resources: 2, ability: 'any' }),
  'tie-interceptor': empire(2, 3, { attack: 3, reward: { resources: 3 }, ability: 'any' }),
  'at-st': empire(2, 4, { attack: 4, reward: { exile: 2 }, ability: 'any' }),
  'general-veers': empire(1, 4, { attack: 4, reward: { force: 3 }, unique: true, ability: 'any' }),
  'landing-craft': empire(2, 4, { reward: { resources: 4 }, ability: 'any' }),
  'moff-jerjerrod': empire(1, 4, {
    attack: 2,
    resources: 2,
    reward: { force: 3 },
    unique: true,
    ability: 'any',
  }),
  'boba-fett': empire(1, 5, {
    attack: 5,
    reward: { resources: 3, force: 2 },
    unique: true,
    ability: 'row',
  }),
  'director-krennic': empire(1, 5, {
    attack: 3,
    resources: 2,
    reward: { resources: 3, force: 2 },
    unique: true,
    ability: 'any',
  }),
  'imperial-carrier': empire(2, 5, { ship: 5, resources: 3, ability: 'while' }),
  'at-at': empire(1, 6, { attack: 6, reward: { free: 1 }, ability: 'any' }),
  'grand-moff-tarkin': empire(1, 6, {
    attack: 2,
    resources: 2,
    force: 2,
    reward: { resources: 3, force: 3 },
    unique: true,
    ability: 'any',
  }),
  'star-destroyer': empire(2, 7, { ship: 7, attack: 4 }),
  'darth-vader': empire(1, 8, {
    attack: 6,
    force: 2,
    reward: { resources: 4, force: 4 },
    unique: true,
    ability: 'force',
  }),
  'alliance-shuttle': starter('rebel', 7, { resources: 1 }),
  'rebel-trooper': starter('rebel', 2, { attack: 2 }),
  'temple-guardian': starter('rebel', 1, { ability: 'any' }),
  'y-wing': rebel(2, 1, { attack: 2, reward: { resources: 1 }, ability: 'any' }),
  'baze-malbus': rebel(1, 2, { attack: 2, reward: { force: 1 }, unique: true, ability: 'while' }),
  'duros-spy': rebel(2, 2, { resources: 2, reward: { exile: 1 }, ability: 'any' }),
  'rebel-transport': rebel(2, 2, { ship: 2, ability: 'any' }),
  snowspeeder: rebel(2, 2, { attack: 2, reward: { exile: 1 }, ability: 'any' }),
  'chirrut-imwe': rebel(1, 3, { force: 2, reward: { force: 2 }, unique: true, ability: 'force' }),
  'rebel-commando': rebel(2, 3, { attack: 3, reward: { force: 2 }, ability: 'any' }),
  'x-wing': rebel(3, 3, { attack: 3, reward: { resources: 3 }, ability: 'force' }),
  chewbacca: rebel(1, 4, { attack: 5, reward: { force: 3 }, unique: true, ability: 'any' }),
  'hammerhead-corvette': rebel(2, 4, { ship: 4, resources: 2, ability: 'any' }),
  'jyn-erso': rebel(1, 4, { attack: 4, reward: { force: 3 }, unique: true, ability: 'any' }),
  'u-wing': rebel(2, 4, { resources: 3, reward: { resources: 4 }, ability: 'force' }),
  'b-wing': rebel(2, 5, { attack: 5, reward: { exile: 2 }, ability: 'any' }),
  'cassian-andor': rebel(1, 5, {
    attack: 5,
    reward: { resources: 3, force: 2 },
    unique: true,
    ability: 'row',
  }),
  'han-solo': rebel(1, 5, {
    attack: 3,
    resources: 2,
    reward: { resources: 3, force: 2 },
    unique: true,
    ability: 'any',
  }),
  'mon-calamari-cruiser': rebel(2, 6, { ship: 6, attack: 3 }),
  'princess-leia': rebel(1, 6, {
    attack: 2,
    resources: 2,
    force: 2,
    reward: { resources: 3, force: 3 },
    unique: true,
    ability: 'any',
  }),
  'millennium-falcon': rebel(1, 7, {
    attack: 5,
    resources: 2,
    reward: { free: 1 },
    unique: true,
    ability: 'any',
  }),
  'luke-skywalker': rebel(1, 8, {
    attack: 6,
    force: 2,
    reward: { resources: 4, force: 4 },
    unique: true,
    ability: 'force',
  }),
  'jawa-scavenger': neutral(2, 1, { resources: 2, ability: 'any' }),
  'z-95-headhunter': neutral(2, 1, { attack: 2, ability: 'any' }),
  'kel-dor-mystic': neutral(2, 2, { force: 2, ability: 'any' }),
  'outer-rim-pilot': {
    faction: 'neutral',
    deck: 'pilots',
    copies: 10,
    cost: 2,
    resources: 2,
    ability: 'any',
  },
  'rodian-gunslinger': neutral(2, 2, { attack: 2, ability: 'any' }),
  bossk: neutral(1, 3, { attack: 3, unique: true, ability: 'row' }),
  'c-roc-cruiser': neutral(2, 3, { ship: 3, resources: 1, ability: 'any' }),
  'fang-fighter': neutral(2, 3, { attack: 3, ability: 'bought' }),
  lobot: neutral(1, 3, { unique: true, ability: 'any' }),
  'twilek-smuggler': neutral(2, 3, { resources: 3, ability: 'any' }),
  'blockade-runner': neutral(3, 4, { ship: 4, attack: 1, resources: 1 }),
  dengar: neutral(1, 4, { attack: 4, unique: true, ability: 'row' }),
  'hwk-290': neutral(2, 4, { resources: 4, ability: 'any' }),
  'quarren-mercenary': neutral(2, 4, { attack: 4, ability: 'bought' }),
  'ig-88': neutral(1, 5, { attack: 5, unique: true, ability: 'row' }),
  'nebulon-b-frigate': neutral(2, 5, { ship: 5, ability: 'any' }),
  'lando-calrissian': neutral(1, 6, { attack: 3, resources: 3, unique: true, ability: 'any' }),
  'jabbas-sail-barge': neutral(1, 7, { attack: 4, resources: 3, unique: true, ability: 'any' }),
  'jabba-the-hutt': neutral(1, 8, {
    attack: 2,
    resources: 2,
    force: 2,
    unique: true,
    ability: 'any',
  }),
} satisfies Readonly<Record<string, Card>>;

export type CardId = keyof typeof CARDS;

export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];

export const cardOf = (id: CardId): Card => CARDS[id];

export const isCard = (id: string): id is CardId => Object.hasOwn(CARDS, id);

export const isShip = (id: CardId): boolean => cardOf(id).ship !== undefined;

const copiesOf = (id: CardId): readonly CardId[] =>
  Array.from({ length: cardOf(id).copies }, () => id);

/** Every copy of a deck as the box holds it. */
export const fullDeck = (deck: Card['deck'], faction?: Faction): readonly CardId[] =>
  CARD_IDS.filter(
    (id) => cardOf(id).deck === deck && (faction === undefined || cardOf(id).faction === faction),
  ).flatMap(copiesOf);
