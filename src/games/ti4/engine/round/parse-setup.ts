import {
  BadSetup,
  choiceOf,
  fields,
  flag,
  list,
  parseWith,
  whole,
} from '../../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../../engine/playable.ts';
import { goalOf } from '../action/parse-setup.ts';
import { PLAYERS } from '../action/types.ts';
import { PLANET_IDS, planetOf } from '../data/tiles.ts';
import { CARDS } from '../data/strategy-cards.ts';
import type { Card } from '../data/strategy-cards.ts';
import type { RoundPlanet, RoundState, Seat } from './types.ts';

const MANY = 99;
/** Command tokens of one colour in the box. */
const TOKENS = 16;
const START = { tactic: 3, fleet: 3, strategy: 2 };
const PUBLICS = 10;
const OBJECTIVES = 5;

const TOP = ['players', 'started', 'speaker', 'goal', 'custodians', 'seats', 'onCards', 'hidden'];
const SEAT = [
  ...['tactic', 'fleet', 'strategy', 'laid', 'goods', 'commodities', 'commodityLimit', 'points'],
  ...[
    'cards',
    'used',
    'passed',
    'actionCards',
    'planets',
    'exhausted',
    'damaged',
    'components',
    'publics',
  ],
  ...['secrets', 'secretHand', 'secretScored', 'controlsHome', 'naalu'],
];

const readCard = (value: unknown, path: string): Card => {
  const found = CARDS.find((card) => card === value);
  if (found === undefined) throw new BadSetup(path, 'unknown');
  return found;
};

const readPlanets = (value: unknown, path: string, exhausted: boolean): readonly RoundPlanet[] =>
  list(value, path, MANY).map((entry) => {
    const id = choiceOf(entry, path, PLANET_IDS);
    return { id, influence: planetOf(id).influence, exhausted };
  });

const readSeat = (value: unknown, path: string): Seat => {
  const seat = fields(value, path, SEAT);
  const count = (key: string, otherwise: number, most = MANY): number =>
    whole(seat[key], `${path}.${key}`, 0, most, otherwise);
  const pools = {
    tactic: count('tactic', START.tactic, TOKENS),
    fleet: count('fleet', START.fleet, TOKENS),
    strategy: count('strategy', START.strategy, TOKENS),
    laid: count('laid', 0, TOKENS),
  };
  const reserve = TOKENS - pools.tactic - pools.fleet - pools.strategy - pools.laid;
  if (reserve < 0) throw new BadSetup(`${path}.laid`, 'too-many');
  const cardsIn = (key: 'cards' | 'used'): Card[] =>
    list(seat[key], `${path}.${key}`, 2).map((card) => readCard(card, `${path}.${key}`));
  const cards = cardsIn('cards');
  const used = cardsIn('used');
  if (used.some((card) => !cards.includes(card))) throw new BadSetup(`${path}.used`, 'not-held');
  const secrets = count('secrets', 0, 3);
  const commodityLimit = count('commodityLimit', 3);
  return {
    ...pools,
    reserve,
    goods: count('goods', 0),
    commodities: count('commodities', 0, commodityLimit),
    commodityLimit,
    points: count('points', 0),
    cards,
    exhausted: used,
    passed: flag(seat['passed'], `${path}.passed`),
    actionCards: count('actionCards', 0),
    planets: [
      ...readPlanets(seat['planets'], `${path}.planets`, false),
      ...readPlanets(seat['exhausted'], `${path}.exhausted`, true),
    ],
    damaged: count('damaged', 0),
    components: count('components', 0),
    publics: list(seat['publics'], `${path}.publics`, PUBLICS).map((points) =>
      whole(points, `${path}.publics`, 1, 2, 1),
    ),
    secrets,
    secretHand: count('secretHand', Math.max(1, secrets), 3),
    secretScored: count('secretScored', 0, 3),
    controlsHome: seat['controlsHome'] === undefined || flag(seat['controlsHome'], path),
    naalu: flag(seat['naalu'], `${path}.naalu`),
  };
};

const read = (value: unknown): RoundState => {
  const top = fields(value, '', TOP);
  const players = list(top['players'], 'players', PLAYERS.length).map((entry) =>
    choiceOf(entry, 'players', PLAYERS),
  );
  if (players.length < 2 || new Set(players).size < players.length) {
    throw new BadSetup('players', 'bad-players');
  }
  const seats = fields(top['seats'], 'seats', players);
  const onCards = fields(top['onCards'], 'onCards', CARDS.map(String));
  const hidden = fields(top['hidden'], 'hidden', ['stage1', 'stage2']);
  const read: Record<string, Seat> = Object.fromEntries(
    players.map((player) => [player, readSeat(seats[player], `seats.${player}`)]),
  );
  const held = Object.values(read).flatMap(({ cards }) => cards);
  if (new Set(held).size < held.length) throw new BadSetup('seats', 'card-twice');
  return {
    players,
    started: whole(top['started'], 'started', players.length, PLAYERS.length, players.length),
    speaker: choiceOf(top['speaker'], 'speaker', players),
    goal: goalOf(top['goal']),
    custodians: flag(top['custodians'], 'custodians'),
    seats: read,
    onCards: Object.fromEntries(
      Object.entries(onCards).map(([card, goods]) => [
        card,
        whole(goods, `onCards.${card}`, 0, MANY, 0),
      ]),
    ),
    hidden: {
      stage1: whole(hidden['stage1'], 'hidden.stage1', 0, OBJECTIVES, 3),
      stage2: whole(hidden['stage2'], 'hidden.stage2', 0, OBJECTIVES, OBJECTIVES),
    },
    scored: {},
    winner: null,
    favoured: [],
    agenda: [],
  };
};

/** Checks what an author wrote; never throws. */
export const parseRound = (value: unknown): ParsedSetup<RoundState> => parseWith(() => read(value));
