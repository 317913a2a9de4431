import type { Chance } from '../../../drills/chance.ts';
import type { Kinds } from '../../../drills/question.ts';
import { PLAYERS } from '../engine/action/types.ts';
import type { PlayerId } from '../engine/action/types.ts';
import { PLANET_IDS, planetOf } from '../engine/data/tiles.ts';
import type { Ti4Facts } from './facts.ts';
import { rule, rules } from './rule.ts';

const VOTING = PLANET_IDS.filter((id) => planetOf(id).influence > 0);
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const seated = (chance: Chance): readonly PlayerId[] => chance.some(PLAYERS, chance.number(3, 6));

/** A law for or against, where `blue` votes first. */
const vote = (planets: readonly string[], goods: number) => ({
  players: ['red', 'blue', 'yellow'],
  speaker: 'red',
  cards: [
    { type: 'law', elects: 'for-against' },
    { type: 'directive', elects: 'for-against' },
  ],
  voters: { blue: { planets, goods }, yellow: { planets: ['meer'] }, red: {} },
});

const CASTING = rules(
  'agenda-phase.no-trade-goods',
  'agenda-phase.no-splitting',
  'agenda-phase.all-votes-of-planet',
  'agenda-phase.aloud',
  'agenda-phase.extra-votes',
);

const dealt = (chance: Chance, players: readonly PlayerId[]) => {
  const each = players.length > 4 ? 1 : 2;
  const cards = chance.some(CARDS, each * players.length);
  return Object.fromEntries(
    players.map((player, at) => [player, cards.slice(at * each, (at + 1) * each)]),
  ) as Readonly<Partial<Record<PlayerId, readonly number[]>>>;
};

export const council: Kinds<
  Pick<
    Ti4Facts,
    'votes' | 'voting' | 'next-voter' | 'picking' | 'first-turn' | 'passing' | 'scoring'
  >
> = {
  votes: {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const planets = chance.some(VOTING, chance.number(2, 4)).filter((id) => id !== 'meer');
      const goods = chance.number(1, 4);
      const influence = planets.map((id) => planetOf(id).influence);
      const sum = influence.reduce((all, one) => all + one, 0);
      return {
        facts: { influence, goods },
        position: {
          procedure: 'ti4/agenda',
          setup: vote(planets, goods),
          choices: [
            { kind: 'outcome', outcome: 'for' },
            ...planets.map((planet) => ({ kind: 'exhaust', planet })),
            { kind: 'done' },
          ],
        },
        ask: { by: 'events', kind: 'votes-cast', field: 'votes' },
        rule: rule('agenda-phase.no-trade-goods'),
        wrong: [sum + goods, planets.length, planets.length + goods],
      };
    },
  },
  voting: {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const does = chance.one(['good', 'other', 'planet'] as const);
      const [planet = 'meer', other = 'meer'] = chance.some(
        VOTING.filter((id) => id !== 'meer'),
        2,
      );
      const goods = does === 'good' ? chance.number(1, 5) : 0;
      const choices = {
        good: { kind: 'spend-good' },
        other: { kind: 'outcome', outcome: 'against' },
        planet: { kind: 'exhaust', planet: other },
      };
      return {
        facts: { does, influence: planetOf(planet).influence, goods },
        position: {
          procedure: 'ti4/agenda',
          setup: vote([planet, other], goods),
          choices: [
            { kind: 'outcome', outcome: 'for' },
            { kind: 'exhaust', planet },
          ],
        },
        ask: { by: 'choice', choice: choices[does] },
        rule: rule('agenda-phase.casting-votes'),
        wrong: CASTING,
        meant: ['allowed', ...CASTING],
      };
    },
  },
  'next-voter': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const players = seated(chance);
      const speaker = chance.one(players);
      const voted = chance.number(0, players.length - 1);
      const voters = Object.fromEntries(players.map((id, at) => [id, { planets: [VOTING[at]] }]));
      return {
        facts: { players, speaker, voted },
        position: {
          procedure: 'ti4/agenda',
          setup: { ...vote([], 0), players, speaker, voters },
          choices: Array.from({ length: voted }, () => ({ kind: 'abstain' })),
        },
        ask: { by: 'decides' },
        rule: rule('agenda-phase.voting-order'),
        wrong: players,
      };
    },
  },
  picking: {
    knowledge: 1,
    complexity: 3,
    draw: (chance) => {
      const players = seated(chance);
      const speaker = chance.one(players);
      const all = players.length > 4 ? players.length : players.length * 2;
      const picked = chance.number(1, all - 1);
      return {
        facts: { players, speaker, picked },
        position: {
          procedure: 'ti4/strategy-phase',
          setup: { players, speaker, custodians: true },
          choices: CARDS.slice(0, picked).map((card) => ({ kind: 'card', card })),
        },
        ask: { by: 'decides' },
        rule: rule(
          picked < players.length ? 'strategy-phase.choosing' : 'strategy-phase.second-card',
        ),
        wrong: players,
      };
    },
  },
  'first-turn': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const players = seated(chance);
      const cards = dealt(chance, players);
      return {
        facts: { cards },
        position: {
          procedure: 'ti4/action-phase',
          setup: {
            players,
            speaker: chance.one(players),
            custodians: true,
            seats: Object.fromEntries(
              Object.entries(cards).map(([player, held]) => [player, { cards: held }]),
            ),
          },
          choices: [],
        },
        ask: { by: 'decides' },
        rule: rule('initiative-order.ascending'),
        wrong: players,
      };
    },
  },
  passing: {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const players = seated(chance);
      const held = dealt(chance, players);
      const [first = 'red'] = players.toSorted(
        (one, other) => Math.min(...(held[one] ?? [])) - Math.min(...(held[other] ?? [])),
      );
      const cards = held[first] ?? [];
      const drawn = chance.some(cards, chance.number(0, cards.length));
      const used = cards.filter((card) => drawn.includes(card));
      return {
        facts: { players: players.length, cards, used },
        position: {
          procedure: 'ti4/action-phase',
          setup: {
            players,
            speaker: first,
            custodians: true,
            seats: Object.fromEntries(
              players.map((player) => [
                player,
                { cards: held[player] ?? [], ...(player === first && { used }) },
              ]),
            ),
          },
          choices: [],
        },
        ask: { by: 'choice', choice: { kind: 'pass' } },
        rule: rule(
          players.length > 4 ? 'action-phase.strategic-action-first' : 'action-phase.both-cards',
        ),
        wrong: rules(
          'action-phase.strategic-action-first',
          'action-phase.both-cards',
          'action-phase.must-pass',
          'action-phase.actions-in-a-row',
          'action-phase.after-pass',
        ).filter(
          (one) =>
            one !==
            rule(
              players.length > 4
                ? 'action-phase.both-cards'
                : 'action-phase.strategic-action-first',
            ),
        ),
      };
    },
  },
  scoring: {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const home = chance.number(0, 2) > 0;
      const scored = chance.one(['nothing', 'public', 'secret'] as const);
      const wants = chance.one(['public', 'secret'] as const);
      const points = chance.number(0, 7);
      if (!home && scored === 'public') return null;
      const score = {
        public: { kind: 'score-public', points: 1 },
        secret: { kind: 'score-secret' },
      };
      const limits = rules(
        'objective-cards.status-limit',
        'objective-cards.home-system',
        'objective-cards.once',
        'objective-cards.secret-own',
        'objective-cards.action-limit',
      );
      return {
        facts: { home, scored, wants, points },
        position: {
          procedure: 'ti4/status-phase',
          setup: {
            players: ['red', 'blue', 'yellow'],
            speaker: 'red',
            seats: {
              red: { cards: [1, 2], publics: [1, 1], secrets: 2, controlsHome: home, points },
              blue: { cards: [3, 4] },
              yellow: { cards: [5, 6] },
            },
          },
          choices: scored === 'nothing' ? [] : [score[scored]],
        },
        ask: { by: 'choice', choice: score[wants] },
        // Whoever lacks a home planet is barred from public objectives only.
        rule: rule(home ? 'objective-cards.status-limit' : 'objective-cards.home-system'),
        wrong: limits,
        meant: ['allowed', ...limits],
      };
    },
  },
};
