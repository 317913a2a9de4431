import { describe, expect, it } from 'vitest';
import { promptOf } from '../../src/engine/play.ts';
import { refusalsIn } from '../../src/ask/answer.ts';
import { opened, QUESTIONS } from './support.ts';

/** What booklets say of the moment; `null`: it may be done. */
const ANSWERS: readonly (readonly [question: string, choice: object, because: string | null])[] = [
  [
    'rebellion: leader-holds',
    { kind: 'move-unit', unit: 'star-destroyer', from: 'corellia' },
    'movement.leader-holds',
  ],
  ['rebellion: leader-holds', { kind: 'move-unit', unit: 'assault-carrier', from: 'bespin' }, null],
  [
    'rebellion: no-room',
    { kind: 'move-unit', unit: 'tie-fighter', from: 'alderaan' },
    'movement.restriction',
  ],
  [
    'rebellion: who-activates',
    { kind: 'activate-with', leader: 'mon-mothma' },
    'activation.tactic-values',
  ],
  [
    'rebellion: from-base',
    { kind: 'move-unit', unit: 'rebel-transport', from: 'rebel-base-space' },
    null,
  ],
  [
    'rebellion: retreat-where',
    { kind: 'retreat', leader: 'admiral-piett', to: 'dagobah' },
    'combat.retreat-no-enemy',
  ],
  [
    'rebellion: retreat-where',
    { kind: 'retreat', leader: 'admiral-piett', to: 'naboo' },
    'combat.retreat-friendly-first',
  ],
  [
    'rebellion: retreat-captive',
    { kind: 'retreat', leader: null, to: 'naboo' },
    'combat.retreat-needs-leader',
  ],
  ['rebellion: retreat-load', { kind: 'leave', figure: 'x-wing-1' }, 'combat.retreat-all-ships'],
  [
    'rebellion: retreat-load',
    { kind: 'take', figure: 'shield-generator-1' },
    'combat.retreat-immobile',
  ],
  ['rebellion: retreat-load', { kind: 'depart' }, null],
  [
    'rebellion: retreat-death-star',
    { kind: 'retreat', leader: 'moff-jerjerrod', to: 'geonosis' },
    'combat.retreat-death-star',
  ],
  ['rebellion: who-opposes', { kind: 'oppose', leader: 'emperor-palpatine' }, null],
  [
    'rebellion: where-mission',
    { kind: 'name-place', place: 'rebel-base-space' },
    'rebel-base.no-missions',
  ],
  [
    'rebellion: where-deploy',
    { kind: 'deploy', unit: 'x-wing', place: 'naboo' },
    'sabotage.no-deploying',
  ],
  [
    'rebellion: where-deploy',
    { kind: 'deploy', unit: 'x-wing', place: 'rodia' },
    'deployment.enemy-units',
  ],
  [
    'rebellion: where-deploy',
    { kind: 'deploy', unit: 'x-wing', place: 'ryloth' },
    'deployment.max-two',
  ],
  ['rebellion: new-base', { kind: 'new-base', system: 'hoth' }, 'rebel-base.barred'],
  ['rebellion: reveal-base', { kind: 'reveal-base' }, null],
  [
    'ti4: through-ships',
    { kind: 'move', unit: 'red-cruiser-1', path: ['34', '46', '26'] },
    'movement.through-ships',
  ],
  [
    'ti4: own-token',
    { kind: 'move', unit: 'red-cruiser-1', path: ['46', '26'] },
    'movement.start-with-token',
  ],
  ['ti4: activate-where', { kind: 'activate', system: '26' }, 'active-system.own-token'],
  ['ti4: activate-where', { kind: 'activate', system: '35' }, null],
  ['ti4: retreat-where', { kind: 'announce' }, 'space-combat.retreat-needs-system'],
  ['ti4: retreat-after', { kind: 'announce' }, null],
  [
    'ti4: bombard-shield',
    { kind: 'bombard', unit: 'red-dreadnought-1', planet: 'bereg' },
    'bombardment.planetary-shield',
  ],
  ['ti4: custodians', { kind: 'custodians' }, 'custodians-token.remove'],
  ['ti4: blockade', { kind: 'build', unit: 'cruiser', count: 1, planet: null }, 'blockaded.effect'],
  ['ti4: blockade', { kind: 'build', unit: 'infantry', count: 2, planet: 'lodor' }, null],
  ['ti4: what-to-vote-with', { kind: 'spend-good' }, 'agenda-phase.no-trade-goods'],
  ['ti4: what-to-vote-with', { kind: 'exhaust', planet: 'lodor' }, 'readied-card.exhausted'],
  ['ti4: tie', { kind: 'outcome', outcome: 'against' }, null],
  ['ti4: with-whom', { kind: 'partner', player: 'yellow' }, null],
  ['ti4: with-whom', { kind: 'partner', player: 'green' }, 'transactions.one-per-neighbor'],
  ['ti4: what-to-trade', { kind: 'give', ware: 'action-card' }, 'transactions.only-these'],
  ['ti4: what-to-trade', { kind: 'give', ware: 'note-in-play' }, 'promissory-notes.not-from-play'],
  [
    'swlcg: resource-match',
    { kind: 'play', piece: 'trust-your-feelings-1', host: null },
    'resource-match.neutral-source',
  ],
  [
    'swlcg: what-to-play',
    { kind: 'play', piece: 'darth-vader-2', host: null },
    'in-play.unique-limit',
  ],
  ['swlcg: who-attacks', { kind: 'send', piece: 'guardian-of-peace-1' }, 'engagement.attackers'],
  ['swlcg: who-attacks', { kind: 'send', piece: 'twilek-loyalist-1' }, null],
  ['swlcg: who-defends', { kind: 'send', piece: 'darth-vader-1' }, 'engagement.defenders'],
  ['swlcg: edge-cards', { kind: 'pass' }, null],
  ['swlcg: pass-strikes', { kind: 'pass' }, 'strikes.no-pass'],
  ['swlcg: tactics-targets', { kind: 'icon', icon: 'tactics', target: 'nightsister-1' }, null],
  [
    'swlcg: tactics-targets',
    { kind: 'icon', icon: 'unit-damage', target: 'nightsister-1' },
    'combat-icons.unit-damage-effect',
  ],
  ['swlcg: whom-to-commit', { kind: 'commit', piece: 'guardian-of-peace-1', side: 'light' }, null],
  [
    'swlcg: force-full',
    { kind: 'commit', piece: 'emperors-royal-guard-1', side: 'dark' },
    'force-phase.all-used',
  ],
  [
    'swlcg: second-attack',
    { kind: 'engage', objective: 'imperial-command-1' },
    'engagement.once-each',
  ],
  ['swlcg: second-attack', { kind: 'engage', objective: 'kuat-reinforcements-1' }, null],
  ['swdbg: ships-first', { kind: 'put-damage', on: 'base', amount: 5 }, 'base-attack.ships-first'],
  ['swdbg: whom-in-row', { kind: 'aim', target: 'row-1' }, 'sabotage.choose'],
  ['swdbg: whom-in-row', { kind: 'aim', target: 'row-4' }, 'sabotage.no-neutral'],
  ['swdbg: ship-against-row', { kind: 'commit', card: 'stormtrooper-1' }, null],
  ['swdbg: attack-twice', { kind: 'commit', card: 'x-wing-1' }, 'attack.once'],
  ['swdbg: reward-optional', { kind: 'no-reward' }, null],
  ['swdbg: excess-damage', { kind: 'attack', target: 'base' }, null],
  ['swdbg: what-to-buy', { kind: 'buy', from: 'row-2', card: 'x-wing' }, 'buying.rebel-cards'],
  ['swdbg: what-to-buy', { kind: 'buy', from: 'row-1', card: 'grand-moff-tarkin' }, 'buying.pay'],
  ['swdbg: buy-later', { kind: 'buy', from: 'row-4', card: 'rodian-gunslinger' }, null],
  ['swdbg: ability-again', { kind: 'use', source: 'director-krennic-1' }, 'abilities.once'],
  ['swdbg: force-not-with-me', { kind: 'use', source: 'chirrut-imwe-1' }, 'force.with-you'],
];

const questionOf = (name: string) => {
  const question = QUESTIONS.find((one) => one.name === name);
  if (!question) throw new Error(`Nobody asks «${name}».`);
  return question;
};

describe('the answer to what people argue about', () => {
  it.each(ANSWERS)('%s: %j, because of %s', async (name, choice, because) => {
    const question = questionOf(name);
    const { asked } = await opened(question);
    const prompt = promptOf(await asked());
    if (prompt.kind !== 'decision') throw new Error(`${name} asks nothing.`);
    const option = prompt.options.find(
      (one) => JSON.stringify(one.choice) === JSON.stringify({ ...one.choice, ...choice }),
    );
    expect(option?.allowed ? null : option?.because).toBe(
      because === null ? null : `${question.game}.${because}`,
    );
  });
});

describe('what cannot be done', () => {
  it('stands under its rule once, with nothing left out', async () => {
    const { asked } = await opened(questionOf('swdbg: whom-in-row'));
    const prompt = promptOf(await asked());
    if (prompt.kind !== 'decision') throw new Error('Nobody is asked.');
    const groups = refusalsIn(prompt.options);
    const rules = groups.map(({ because, cause }) => `${because} ${cause ?? ''}`);
    expect(new Set(rules).size).toBe(rules.length);
    expect(groups.flatMap(({ options }) => options)).toHaveLength(
      prompt.options.filter(({ allowed }) => !allowed).length,
    );
  });
});
