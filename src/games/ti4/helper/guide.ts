import type { RuleId } from '../../../engine/procedure.ts';
import { valueOf } from '../../../player/guide/guide.ts';
import type { Guide, GuideStep, Values } from '../../../player/guide/guide.ts';
import { PLAYERS } from '../engine/action/types.ts';
import type { PlayerId } from '../engine/action/types.ts';
import { CARDS } from '../engine/data/strategy-cards.ts';
import type { Counted, HelperStep } from '../words/helper.ts';

const TOKENS = 16;
const GOODS = 60;
const VOTES = 200;
const LAST_CARD = CARDS.length;

export const SLOTS = ['card', 'second'] as const;
export const COUNTED = [
  'points',
  'tactic',
  'fleet',
  'strategy',
  'commodities',
  'goods',
] as const satisfies readonly Counted[];

const BOUNDS: Readonly<Record<Counted, readonly [start: number, most: number]>> = {
  points: [0, 14],
  tactic: [3, TOKENS],
  fleet: [3, TOKENS],
  strategy: [2, TOKENS],
  commodities: [0, 6],
  goods: [0, GOODS],
};

const clearedFor = (ids: readonly string[], most: number): Values =>
  Object.fromEntries(ids.map((id) => [id, -most]));

const noVotes = clearedFor(['votes.for', 'votes.against'], VOTES);
const noCards = clearedFor(
  PLAYERS.flatMap((player) => [...SLOTS, 'passed'].map((kind) => `${player}.${kind}`)),
  LAST_CARD,
);

const staysQuiet = (values: Values): boolean => valueOf(values, 'custodians') === 1;

const STEPS: readonly GuideStep<HelperStep>[] = [
  { id: 'choose', rules: ['ti4.strategy-phase.choosing', 'ti4.strategy-phase.second-card'] },
  { id: 'lay-goods', rules: ['ti4.strategy-phase.goods-on-unchosen'] },
  {
    id: 'action',
    rules: [
      'ti4.initiative-order.ascending',
      'ti4.initiative-order.two-cards',
      'ti4.action-phase.one-action',
    ],
  },
  { id: 'score', rules: ['ti4.status-phase.score'] },
  {
    id: 'reveal',
    rules: ['ti4.status-phase.reveal-objective', 'ti4.status-phase.stage-one-first'],
  },
  { id: 'draw', rules: ['ti4.status-phase.draw-action-cards'] },
  { id: 'return-tokens', rules: ['ti4.status-phase.return-tokens'] },
  { id: 'gain-tokens', rules: ['ti4.status-phase.gain-tokens', 'ti4.status-phase.check-fleets'] },
  { id: 'ready', rules: ['ti4.status-phase.ready-cards'] },
  { id: 'repair', rules: ['ti4.status-phase.repair'] },
  { id: 'return-cards', rules: ['ti4.status-phase.return-strategy-cards'], gains: noCards },
  {
    id: 'first-agenda',
    rules: ['ti4.agenda-phase.after-custodians', 'ti4.agenda-phase.voting-order'],
    gains: noVotes,
    isLeftOut: staysQuiet,
  },
  {
    id: 'second-agenda',
    rules: ['ti4.agenda-phase.second-vote', 'ti4.agenda-phase.counting'],
    gains: noVotes,
    isLeftOut: staysQuiet,
  },
  { id: 'ready-planets', rules: ['ti4.agenda-phase.ready-planets'], isLeftOut: staysQuiet },
];

export const PART_RULES = {
  custodians: ['ti4.custodians-token.remove', 'ti4.custodians-token.reward'],
  player: ['ti4.victory-points.end-at-ten', 'ti4.commodities.becomes-goods'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

export const ti4Guide: Guide<HelperStep> = {
  game: 'ti4',
  fields: [
    { id: 'players', start: 4, least: 3, most: PLAYERS.length },
    { id: 'speaker', start: 0, least: 0, most: PLAYERS.length - 1 },
    { id: 'shown', start: 0, least: 0, most: PLAYERS.length - 1 },
    { id: 'goal', start: 10, least: 10, most: 14 },
    { id: 'custodians', start: 1, least: 0, most: 1 },
    { id: 'votes.for', start: 0, least: 0, most: VOTES },
    { id: 'votes.against', start: 0, least: 0, most: VOTES },
    ...PLAYERS.flatMap((player) => [
      ...COUNTED.map((kind) => {
        const [start, most] = BOUNDS[kind];
        return { id: `${player}.${kind}`, start, least: 0, most };
      }),
      ...SLOTS.map((slot) => ({ id: `${player}.${slot}`, start: 0, least: 0, most: LAST_CARD })),
      { id: `${player}.passed`, start: 0, least: 0, most: 1 },
    ]),
  ],
  steps: STEPS,
};

export const seatsOf = (values: Values): readonly PlayerId[] =>
  PLAYERS.slice(0, valueOf(values, 'players'));

export const cardsOf = (values: Values, player: PlayerId): readonly number[] =>
  SLOTS.map((slot) => valueOf(values, `${player}.${slot}`)).filter((card) => card > 0);

/** The least number of a player's cards; whoever has none comes last. */
export const initiativeOf = (values: Values, player: PlayerId): number =>
  Math.min(LAST_CARD + 1, ...cardsOf(values, player));

/** From the speaker on while cards are chosen; afterwards as the cards say. */
export const orderOf = (values: Values): readonly PlayerId[] => {
  const seats = seatsOf(values);
  const at = valueOf(values, 'speaker') % seats.length;
  const round = [...seats.slice(at), ...seats.slice(0, at)];
  return round.toSorted((one, other) => initiativeOf(values, one) - initiativeOf(values, other));
};

/** The card goes to a free hand of the player, or back to the common area. */
export const takeCard = (values: Values, player: PlayerId, card: number): Values => {
  const held = SLOTS.find((slot) => valueOf(values, `${player}.${slot}`) === card);
  if (held !== undefined) return { [`${player}.${held}`]: -card };
  const free = SLOTS.find((slot) => valueOf(values, `${player}.${slot}`) === 0);
  return free === undefined ? {} : { [`${player}.${free}`]: card };
};

export const winnersOf = (values: Values): readonly PlayerId[] =>
  seatsOf(values).filter(
    (player) => valueOf(values, `${player}.points`) >= valueOf(values, 'goal'),
  );
