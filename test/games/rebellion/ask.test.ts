import { describe, expect, it } from 'vitest';
import { refusalsIn } from '../../../src/ask/answer.ts';
import { position, promptOf } from '../../../src/engine/play.ts';
import { take } from '../../../src/games/rebellion/ask/taken/game.ts';
import { wholeGame } from '../../../src/games/rebellion/engine/game/procedures.ts';
import type { RebellionSetup } from '../../../src/games/rebellion/engine/game/setup-types.ts';
import { stateFrom } from '../../../src/games/rebellion/engine/game/state-from.ts';
import type { RebellionState } from '../../../src/games/rebellion/engine/game/types.ts';
import { parsePosition } from '../../../src/games/rebellion/positions/game.ts';
import { procedureOf } from '../../../src/games/procedures.ts';
import { answer, settle, sitDown } from '../../../src/party/table.ts';
import { answered } from '../../ask/answered.ts';
import { afterEdits, opened, questionOf, QUESTIONS, shaken } from '../../ask/support.ts';
import { times } from '../../support/effort.ts';

const MANNER = { speed: 'quick', dice: 'site' } as const;

answered('rebellion', [
  [
    'leader-holds',
    { kind: 'move-unit', unit: 'star-destroyer', from: 'corellia' },
    'movement.leader-holds',
  ],
  ['leader-holds', { kind: 'move-unit', unit: 'assault-carrier', from: 'bespin' }, null],
  ['no-room', { kind: 'move-unit', unit: 'tie-fighter', from: 'alderaan' }, 'movement.restriction'],
  ['who-activates', { kind: 'activate-with', leader: 'mon-mothma' }, 'activation.tactic-values'],
  ['from-base', { kind: 'move-unit', unit: 'rebel-transport', from: 'rebel-base-space' }, null],
  [
    'retreat-where',
    { kind: 'retreat', leader: 'admiral-piett', to: 'dagobah' },
    'combat.retreat-no-enemy',
  ],
  [
    'retreat-where',
    { kind: 'retreat', leader: 'admiral-piett', to: 'naboo' },
    'combat.retreat-friendly-first',
  ],
  [
    'retreat-captive',
    { kind: 'retreat', leader: null, to: 'naboo' },
    'combat.retreat-needs-leader',
  ],
  ['retreat-load', { kind: 'leave', figure: 'x-wing-1' }, 'combat.retreat-all-ships'],
  ['retreat-load', { kind: 'take', figure: 'shield-generator-1' }, 'combat.retreat-immobile'],
  ['retreat-ties', { kind: 'depart' }, null],
  ['retreat-ties', { kind: 'leave', figure: 'assault-carrier-1' }, 'combat.retreat-all-ships'],
  ['retreat-load', { kind: 'depart' }, null],
  [
    'retreat-death-star',
    { kind: 'retreat', leader: 'moff-jerjerrod', to: 'geonosis' },
    'combat.retreat-death-star',
  ],
  ['who-opposes', { kind: 'oppose', leader: 'emperor-palpatine' }, null],
  ['where-mission', { kind: 'name-place', place: 'rebel-base-space' }, 'rebel-base.no-missions'],
  ['where-deploy', { kind: 'deploy', unit: 'x-wing', place: 'naboo' }, 'sabotage.no-deploying'],
  ['where-deploy', { kind: 'deploy', unit: 'x-wing', place: 'rodia' }, 'deployment.enemy-units'],
  ['where-deploy', { kind: 'deploy', unit: 'x-wing', place: 'ryloth' }, 'deployment.max-two'],
  ['new-base', { kind: 'new-base', system: 'hoth' }, 'rebel-base.barred'],
  ['reveal-base', { kind: 'reveal-base' }, null],
]);

describe('a field of a position', () => {
  it('takes a leader from one place to another, never to two', async () => {
    const { systems, pool } = await afterEdits<RebellionSetup>('rebellion', 'leader-holds', [
      'admiral-piett',
      1,
    ]);
    expect(pool.empire).toContain('admiral-piett');
    expect(Object.values(systems).flatMap(({ leaders }) => leaders)).not.toContain('admiral-piett');
  });

  it('reveals a base, and those who hid there stand in its system', async () => {
    const { base, space, systems } = await afterEdits<RebellionSetup>('rebellion', 'reveal-base', [
      'revealed',
      1,
    ]);
    expect(base).toEqual({ system: 'yavin', revealed: true });
    expect(space).toEqual({ units: {}, leaders: [] });
    expect(systems.yavin?.units).toEqual({ 'rebel-trooper': 2 });
  });

  it('leaves nothing but its figures to a system that was destroyed', async () => {
    const { systems } = await afterEdits<RebellionSetup>('rebellion', 'where-deploy', [
      'naboo-destroyed',
      1,
    ]);
    expect(systems.naboo).toMatchObject({ destroyed: true, loyalty: null, sabotage: false });
  });
});

describe('what one rule forbids', () => {
  it('is told apart by what makes it apply', async () => {
    const { asked } = await opened(questionOf('rebellion', 'no-room'));
    const prompt = promptOf(await asked());
    if (prompt.kind !== 'decision') throw new Error('Nobody is asked.');
    const causes = refusalsIn(prompt.options).map(({ cause }) => cause);
    expect(causes).toEqual(['tie-fighter', 'stormtrooper']);
  });
});

/** As a worked example would write it. */
const rebellionFile = ({ missions, ...setup }: RebellionSetup): unknown => ({
  ...setup,
  missions: missions.map(({ card, leaders }) => ({ card, leaders })),
});

describe('fields and the reader of positions agree', () => {
  it.each(QUESTIONS.filter((one) => one.game === 'rebellion'))('about $id', async (question) => {
    const { editable, setup } = await opened(question);
    for (let seed = 1; seed <= times(6); seed += 1) {
      const wanted = shaken(editable, setup, seed * 17, 1 + (seed % 9));
      // The fields change what the reader has read: its type is the reader's.
      expect(
        parsePosition(rebellionFile(wanted as RebellionSetup)).ok,
        JSON.stringify(wanted),
      ).toBe(editable.misfit(wanted) === null);
    }
  });
});

const handsOf = ({ piles }: RebellionState): readonly (readonly string[])[] =>
  [
    piles['empire-missions'],
    piles['rebel-missions'],
    piles['empire-actions'],
    piles['rebel-actions'],
    piles.objectives,
    piles.probes,
  ].map(({ hand, aside }) => [...hand, ...aside]);

describe('a position of Rebellion out of its game', () => {
  it('has every card and leader where it was', () => {
    const read = procedureOf('rebellion/game').read({ phase: 'setup', variant: 'advanced' });
    if (!read.ok) throw new Error(read.problem);
    const opening = wholeGame.begin(read.setup as RebellionSetup).state;
    const procedure = {
      ...wholeGame,
      begin: () => ({ state: opening, events: [] }),
    };
    let table = settle(sitDown(procedure, 9), MANNER);
    let onMissions = 0;
    for (let step = 0; step < 150; step += 1) {
      const prompt = promptOf(table.game);
      if (prompt.kind !== 'decision') break;
      const may = prompt.options.filter(({ allowed }) => allowed);
      const option = may[step % may.length];
      if (!option) break;
      table = answer(table, option.choice, MANNER);
      const { state } = position(table.game);
      const taken = take(state);
      if (!taken) continue;
      const back = stateFrom(taken.setup as RebellionSetup);
      onMissions += state.missions.length;
      expect(back.systems).toEqual(state.systems);
      expect(back.base).toEqual(state.base);
      const places = Object.values(state.leaders).map(({ place }) => place.at);
      expect(Object.values(back.leaders).map(({ place }) => place.at)).toEqual(places);
      expect(handsOf(back)).toEqual(handsOf(state));
    }
    expect(onMissions).toBeGreaterThan(0);
  });
});
