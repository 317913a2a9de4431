import type { Kinds } from '../../../drills/question.ts';
import type { Ti4Facts } from './facts.ts';
import { BESIDE, HERE } from './fleets.ts';
import { rule, rules } from './rule.ts';

const TERMS = rules(
  'transactions.only-these',
  'transactions.what-each-gives',
  'transactions.one-per-neighbor',
  'transactions.no-undoing',
  'promissory-notes.not-from-play',
);

export const trade: Kinds<Pick<Ti4Facts, 'trading'>> = {
  trading: {
    knowledge: 2,
    complexity: 1,
    draw: (chance) => {
      const ware = chance.one([
        'good',
        'commodity',
        'note',
        'note-in-play',
        'action-card',
        'token',
      ] as const);
      const given = ware === 'note' ? chance.number(0, 1) : chance.number(0, 2);
      const filler = ware === 'note' ? 'note' : 'good';
      return {
        facts: { ware, given },
        position: {
          procedure: 'ti4/transactions',
          setup: {
            systems: [HERE, BESIDE],
            players: { red: { goods: 4 }, blue: {} },
            active: 'red',
            units: { '46': { red: { cruiser: 1 } }, '47': { blue: { cruiser: 1 } } },
            hands: {
              red: { commodities: 3, notes: 3, inPlay: 1, actionCards: 2 },
              blue: { commodities: 2 },
            },
          },
          choices: [
            { kind: 'partner', player: 'blue' },
            ...Array.from({ length: given }, () => ({ kind: 'give', ware: filler })),
          ],
        },
        ask: { by: 'choice', choice: { kind: 'give', ware } },
        rule: rule('transactions.what-each-gives'),
        // What may be given at all is told by both of these.
        wrong: ['token', 'action-card'].includes(ware)
          ? TERMS.filter((one) => one !== rule('transactions.what-each-gives'))
          : TERMS,
        meant: ['allowed', ...TERMS],
      };
    },
  },
};
