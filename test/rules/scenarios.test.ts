import { describe } from 'vitest';
import { itReports } from './support/mistakes.ts';
import { change } from './support/spoil.ts';

const scenario = 'content/duel/scenarios/opening.yaml';
const advises = 'Correct it here; «npm run test:unit -- scenarios» plays the examples alone.';

describe('a worked example that cannot be played', () => {
  itReports([
    {
      mistake: 'an unknown procedure',
      changes: [change(scenario, 'rebellion/combat', '¦rebellion/kombat')],
      says: 'The example cannot be played as written: There is no procedure «rebellion/kombat».',
      advises,
    },
    {
      mistake: 'a unit that does not exist',
      changes: [change(scenario, 'x-wing: 1', 'x-wings: ¦1')],
      says: 'The example cannot be played as written: «setup.units.rebel.x-wings» does not fit: there is no «x-wings» here.',
      advises: 'The nearest is «x-wing».',
    },
    {
      mistake: 'more units than the box holds',
      changes: [change(scenario, 'x-wing: 1', 'x-wing: ¦99')],
      says: 'The example cannot be played as written: «setup.units.rebel.x-wing» does not fit: there are only 8 of them.',
      advises,
    },
    {
      mistake: 'a side that does not exist',
      changes: [change(scenario, 'active: empire', 'active: ¦rebels')],
      says: 'The example cannot be played as written: «setup.active» does not fit: there is no «rebels» here.',
      advises: 'The nearest is «rebel».',
    },
    {
      mistake: 'a part of the position that there is not',
      changes: [change(scenario, '  active: empire', '  active: empire\n  weather: ¦rain')],
      says: 'The example cannot be played as written: «setup.weather» does not fit: there is no «weather» here.',
      advises,
    },
    {
      mistake: 'words where a number belongs',
      changes: [change(scenario, 'x-wing: 1', 'x-wing: ¦one')],
      says: 'The example cannot be played as written: «setup.units.rebel.x-wing» does not fit: Invalid input: expected number, received string.',
      advises,
    },
    {
      mistake: 'dice that are too few',
      changes: [
        change(
          scenario,
          'kind: drawn\n    results: [hit, blank, blank]',
          '¦kind: drawn\n    results: [hit]',
        ),
      ],
      says: 'The example cannot be played as written: roll takes 3 results, 1 given. The rule is «rebellion.combat.roll».',
      advises,
    },
    {
      mistake: 'a choice that is not offered, at that choice',
      changes: [change(scenario, 'kind: end-actions', '¦kind: surrender')],
      says: 'The example cannot be played as written: act does not offer [["kind","surrender"]]. The rule is «rebellion.combat.actions».',
      advises,
    },
    {
      mistake: 'an end other than the promised one',
      changes: [change(scenario, 'round: 1', 'round: ¦2')],
      says: 'The example cannot be played as written: expect.round is 2, but it ends with 1.',
      advises,
    },
    {
      mistake: 'a promise of something the summary does not tell',
      changes: [change(scenario, 'markers: {}', 'weather: ¦rain')],
      says: 'The example cannot be played as written: expect.weather is nothing that an end is known by: stage, round, winners, system, supply, retreated, markers, hands.',
      advises,
    },
  ]);
});
