import type { Chance } from '../../../drills/chance.ts';
import type { Kinds } from '../../../drills/question.ts';
import { cardOf, hasKeyword } from '../engine/cards.ts';
import type { Side } from '../engine/sides.ts';
import type { Marked, SwlcgFacts } from './facts.ts';
import { rule, rules } from './rule.ts';
import { FOE, marked, OBJECTIVE, sides, table, unitsOf } from './table.ts';

/** Some units, no more of them committed than there are Force cards. */
const servants = (chance: Chance, side: Side): readonly Marked[] =>
  chance
    .some(
      unitsOf(side).filter((id) => (cardOf(id).force ?? 0) > 0),
      chance.number(2, 4),
    )
    .map((card, at) => ({ ...marked(chance, card), committed: at < 3 && chance.number(0, 3) > 0 }));

const powerOf = (units: readonly Marked[]): number =>
  units.reduce(
    (sum, { card, focus, committed }) =>
      sum + (committed && focus === 0 ? (cardOf(card).force ?? 0) : 0),
    0,
  );
const all = (units: readonly Marked[]): number =>
  units.reduce((sum, { card }) => sum + (cardOf(card).force ?? 0), 0);

const COMMITTING = rules(
  'force-phase.not-again',
  'force-phase.all-used',
  'force-phase.only-active',
  'force-phase.no-taking',
  'force-phase.no-enhancements',
);

export const force: Kinds<
  Pick<SwlcgFacts, 'force-power' | 'balance' | 'committing' | 'dial' | 'refreshing'>
> = {
  'force-power': {
    knowledge: 1,
    complexity: 3,
    draw: (chance) => {
      const side = chance.one(sides);
      const units = servants(chance, side);
      return {
        facts: { side, units },
        position: {
          procedure: 'swlcg/force-phase',
          setup: table(side, { play: [OBJECTIVE[side], ...units] }),
          choices: [{ kind: 'done' }],
        },
        ask: { by: 'events', kind: 'force-struggle', field: side },
        rule: rule('force-phase.total'),
        wrong: [
          all(units),
          all(units.filter(({ committed }) => committed)),
          all(units.filter(({ focus }) => focus === 0)),
        ],
      };
    },
  },
  balance: {
    knowledge: 1,
    complexity: 3,
    draw: (chance) => {
      const balance = chance.one(sides);
      const light = servants(chance, 'light').slice(0, 2);
      const dark = servants(chance, 'dark').slice(0, 2);
      const gap = powerOf(light) - powerOf(dark);
      if (Math.abs(gap) > 2) return null;
      return {
        facts: { balance, light, dark },
        position: {
          procedure: 'swlcg/force-phase',
          setup: {
            active: 'light',
            balance,
            light: { play: [OBJECTIVE.light, ...light] },
            dark: { play: [OBJECTIVE.dark, ...dark] },
          },
          choices: [{ kind: 'done' }],
        },
        ask: { by: 'summary', path: ['balance'] },
        rule: rule(gap === 0 ? 'force-phase.tie' : 'force-phase.balance'),
        wrong: sides,
      };
    },
  },
  committing: {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(sides);
      const unit = {
        ...marked(chance, chance.one(unitsOf(side))),
        committed: chance.number(0, 3) === 0,
      };
      const others = chance.number(0, unit.committed ? 2 : 3);
      const rest = chance
        .some(
          unitsOf(side).filter((id) => id !== unit.card),
          others,
        )
        .map((card) => ({ card, committed: true }));
      if (unit.committed && others === 2) return null;
      return {
        facts: { side, unit, others },
        position: {
          procedure: 'swlcg/force-phase',
          setup: table(side, { play: [OBJECTIVE[side], FOE[side], unit, ...rest] }),
          choices: [],
        },
        ask: { by: 'choice', choice: { kind: 'commit', piece: `${unit.card}-1`, side } },
        rule: rule('force-phase.commit'),
        wrong: COMMITTING,
        meant: ['allowed', ...COMMITTING],
      };
    },
  },
  dial: {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const dial = chance.number(0, 9);
      const balance = chance.one(sides);
      return {
        facts: { dial, balance },
        position: {
          procedure: 'swlcg/turn',
          setup: {
            ...table('dark', {}),
            turns: { light: 1, dark: 1 },
            phases: ['balance'],
            dial,
            balance,
          },
          choices: [],
        },
        ask: { by: 'summary', path: ['dial'] },
        rule: rule(balance === 'dark' ? 'balance-phase.dark-again' : 'balance-phase.dark'),
        wrong: [dial, dial + 1, dial + 2],
      };
    },
  },
  refreshing: {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const side = chance.one(sides);
      const card = chance.one(unitsOf(side));
      const focus = chance.number(1, 4);
      const elite = hasKeyword(card, 'elite');
      return {
        facts: { card, focus, side, elite },
        position: {
          procedure: 'swlcg/turn',
          setup: {
            ...table(side, { play: [{ card, focus }] }),
            turns: { light: 2, dark: 2 },
            phases: ['refresh'],
          },
          choices: [],
        },
        ask: { by: 'summary', path: ['focus', `${card}-1`], otherwise: 0 },
        rule: rule(elite && focus > 1 ? 'keywords.elite-token' : 'refresh-phase.focus-tokens'),
        wrong: [0, focus, focus - 1],
      };
    },
  },
};
