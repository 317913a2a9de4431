import { describe, expect, it } from 'vitest';
import {
  cardsIn,
  statusOf,
  viewFor,
  wholeGame,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import type {
  RebellionEvent,
  RebellionState,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { hasUnits, supplyOf } from '../../../../../src/games/rebellion/engine/game/query.ts';
import { LEADER_IDS } from '../../../../../src/games/rebellion/engine/leaders.ts';
import { SYSTEM_IDS, systemOf } from '../../../../../src/games/rebellion/engine/systems.ts';
import { positionOf } from './helpers.ts';
import { playRandomly } from './random-play.ts';
import type { Moment } from './random-play.ts';

/* What is told and asked, looked at over whole games: which rule may stand where. */

const TABLES = [
  { players: 2, variant: 'advanced' },
  { players: 2, variant: 'first' },
  { players: 3, variant: 'advanced' },
  { players: 4, variant: 'first' },
];

interface Said {
  readonly players: number;
  /** Of the question or the event. */
  readonly name: string;
  readonly by: string;
  readonly rules: readonly string[];
  readonly states: readonly RebellionState[];
}

const short = (rule: string): string => rule.replace('rebellion.', '');

const saidIn = (players: number, { before, prompt, state, events }: Moment): readonly Said[] => [
  ...(prompt.kind === 'over'
    ? []
    : [
        {
          players,
          name: prompt.task,
          by: prompt.by,
          rules: prompt.rules.map(short),
          states: [before],
        },
      ]),
  ...events.map(({ kind, rules }) => ({
    players,
    name: kind,
    by: '',
    rules: rules.map(short),
    states: [before, state],
  })),
];

interface Seen extends Moment {
  readonly players: number;
}

/** Played anew in each test, so that a mistake in the engine is met while it is looked for. */
const played = (...seeds: readonly number[]): readonly Seen[] =>
  TABLES.flatMap((table) =>
    seeds.flatMap((seed) => {
      const met: Seen[] = [];
      const look = (moment: Moment): void => void met.push({ ...moment, players: table.players });
      playRandomly(wholeGame, positionOf({ phase: 'setup', ...table }), seed, look, false);
      return met;
    }),
  );

type Wrongly = (
  isOne: (rule: string) => boolean,
  holds: (one: Said, rule: string) => boolean,
) => readonly string[];

/** The places in which a rule is cited that is not true there. */
const wronglyIn =
  (said: readonly Said[]): Wrongly =>
  (isOne, holds) => [
    ...new Set(
      said.flatMap((one) =>
        one.rules
          .filter((rule) => isOne(rule) && !holds(one, rule))
          .map((rule) => `${one.name}: ${rule}`),
      ),
    ),
  ];

/** Of a game for four: which rule says who answers a question, there and nowhere else. */
const TEAM_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'assign-leader': ['assignment-phase.team-limit'],
  'assign-mission': ['assignment-phase.team-both', 'assignment-phase.team-general'],
  'add-leader': ['combat.team-order'],
  'build-unit': ['building.team-admiral', 'refresh-phase.team-build'],
  'command-turn': ['command-phase.team-turn', 'team-game.turn'],
  deploy: ['deployment.team-admiral', 'refresh-phase.team-deploy'],
  'draw-tactic': ['combat.team-draw', 'combat.team-highest'],
  'hand-limit': ['refresh-phase.team-missions'],
  'hide-base': ['setup.team-base'],
  'keep-project': ['projects.team-general'],
  'mission-place': ['missions.team-decides'],
  oppose: ['missions.team-one-sends'],
  plans: ['objective-cards.team-general'],
  recruit: ['recruiting.team-admirals', 'refresh-phase.team-recruit'],
};
/** A retreat is one decision: whether, and with whom. */
const RETREATS = ['retreat', 'load'];

/** Whoever plays objectives decides about the plans among them. */
const OBJECTIVES = ['refresh-objective', 'combat-objective'];

/** What somebody does at a question, and what tells of it. */
const TELLS: Readonly<Record<string, RebellionEvent['kind']>> = {
  'reveal-probe: drawn': 'probe-revealed',
  'draw-card: drawn': 'card-drawn',
  'place-units: place-unit': 'units-placed',
  'starting-action: drawn': 'action-dealt',
  'hide-base: hide-base': 'base-hidden',
  'assign-mission: assign-mission': 'mission-assigned',
  'assign-mission: play-action': 'action-played',
  'assign-mission: end-assignment': 'assignment-ended',
  'assign-leader: assign-leader': 'leader-assigned',
  'command-turn: reveal-mission': 'mission-revealed',
  'command-turn: reveal-base': 'base-revealed',
  'command-turn: pass': 'passed',
  'activation-place: activate-place': 'place-activated',
  'move-units: move-unit': 'unit-moved',
  'move-units: move-captive': 'captive-moved',
  'move-units: end-movement': 'movement-ended',
  'mission-place: name-place': 'mission-placed',
  'mission-place: name-target': 'mission-placed',
  'oppose: oppose': 'mission-opposed-by',
  'roll-mission: drawn': 'mission-rolled',
  'order-objectives: keep-on-top': 'objectives-ordered',
  'keep-project: keep-project': 'project-put-under',
  'refresh-objective: play-objective': 'objective-played',
  'combat-objective: play-objective': 'objective-played',
  'hand-limit: discard-mission': 'mission-discarded',
  'recruit: recruit': 'recruit-chosen',
  'build-unit: build-nothing': 'nothing-built',
  'free-unit: free-unit': 'units-lost',
  'deploy: deploy': 'unit-deployed',
  'deploy: end-deployment': 'units-put-back',
  'mobilization: seek-base': 'mobilization-began',
  'new-base: new-base': 'base-moved',
  'draw-tactic: drawn': 'tactic-drawn',
  'add-leader: add-leader': 'leader-added',
  'roll: drawn': 'dice-rolled',
  'act: end-actions': 'actions-ended',
  'act: draw-card': 'die-spent',
  'act: play': 'card-played',
  'assign-die: assign': 'damage-assigned',
  'assign-die: skip-die': 'die-unassigned',
  'block: block': 'card-played',
  'block-damage: block-damage': 'damage-blocked',
  'retreat: stay': 'retreat-declined',
  'plans: no-plans': 'plans-declined',
  'reroll: drawn': 'dice-rerolled',
  'set-dice: set-die': 'die-set',
  'hasten: hasten': 'unit-hastened',
  'ring-for: ring-for': 'ring-attached',
  'search-projects: take-project': 'mission-assigned',
  'reuse-mission: reuse-mission': 'mission-reused',
  'discard-to-block: discard': 'card-discarded',
};

const untold = ({ prompt, answer, events }: Moment): readonly string[] => {
  if (prompt.kind === 'over') return [];
  const key = `${prompt.task}: ${answer.kind}`;
  const telling = TELLS[key];
  return telling !== undefined && !events.some(({ kind }) => kind === telling)
    ? [`${key} is not told`]
    : [];
};

const MARKS = ['loyalty', 'subjugated', 'sabotage', 'destroyed'] as const;

const names = (value: unknown, id: string): boolean =>
  value === id ||
  (typeof value === 'object' &&
    value !== null &&
    (id in value || Object.values(value).some((part) => names(part, id))));

/** Markers that come or go, and cards that leave a hand, without an event that names them. */
const unnamed = ({ before, state, events }: Moment): readonly string[] => {
  const isNamed = (id: string): boolean => events.some(({ data }) => names(data, id));
  const systems = SYSTEM_IDS.flatMap((id) =>
    MARKS.filter((mark) => before.systems[id][mark] !== state.systems[id][mark])
      .filter(() => !isNamed(id))
      .map((mark) => `${mark} after ${events.map(({ kind }) => kind).join()}`),
  );
  const rings = LEADER_IDS.filter(
    (id) => state.leaders[id].ring !== before.leaders[id].ring && !isNamed(id),
  ).map(() => `ring after ${events.map(({ kind }) => kind).join()}`);
  const moved = (['time', 'reputation'] as const)
    .filter((mark) => before[mark] !== state[mark])
    .filter((mark) => !events.some(({ kind }) => kind.startsWith(mark)));
  return before.phase === 'setup' ? [] : [...systems, ...rings, ...moved];
};

const fightIn = ({ agenda }: RebellionState) =>
  agenda.flatMap((frame) => (frame.at === 'combat' ? [frame.combat] : [])).at(-1);

/** Whoever could have blocked, or added a leader, and did nothing is told of; others are not. */
const undeclined = ({ before, prompt, answer, events }: Moment): readonly string[] => {
  if (prompt.kind !== 'decision') return [];
  const told = (wanted: string): boolean => events.some(({ kind }) => kind === wanted);
  const fight = fightIn(before);
  if (answer.kind === 'end-block') {
    const blocked = fight?.attack?.blocked === true;
    return told('block-declined') === blocked ? ['a block is declined after a block'] : [];
  }
  if (answer.kind !== 'no-leader') return [];
  const stage = fight?.agenda.at(-1);
  const added = stage?.at === 'add-leader' && stage.added;
  return told('leader-declined') === added ? ['a leader is declined after one came'] : [];
};

/** What a card kept, a colour of a die or a figure of the Empire has no place for. */
const outOfPlace = ({ before, prompt, answer, events }: Moment): readonly string[] => {
  const wrong: string[] = [];
  for (const event of events) {
    if (event.kind === 'recruit-cards-kept' && event.data.kept !== 1) wrong.push('cards kept');
    if (event.kind === 'damage-assigned' && answer.kind === 'assign') {
      const die = fightIn(before)?.attack?.dice.find(({ id }) => id === answer.die);
      const isHit = event.rules.map(short).includes('combat.hit-colour');
      if (die && isHit !== (die.face === 'hit')) wrong.push(`${die.face}: hit by colour`);
    }
  }
  if (prompt.kind === 'decision' && prompt.task === 'free-unit' && prompt.by.startsWith('rebel')) {
    const stations = prompt.options.filter(
      ({ choice }) => choice.kind === 'free-unit' && choice.unit === 'death-star',
    );
    if (stations.length > 0) wrong.push('a Death Star of the Rebels');
  }
  return wrong;
};

/** Questions of four players that leave out why this partner is asked. */
const unexplained = (prompt: Moment['prompt']): readonly string[] => {
  if (prompt.kind === 'over') return [];
  const rules = prompt.rules.map(short);
  const due = [
    ...(TEAM_QUESTIONS[prompt.task] ?? []),
    ...(RETREATS.includes(prompt.task) ? ['combat.team-retreat'] : []),
  ];
  return due.filter((rule) => !rules.includes(rule)).map((rule) => `${prompt.task}: no ${rule}`);
};

const isOfTeams = (rule: string): boolean => /^team-game\.|\.team-|three-players/.test(rule);
const isOfCaptives = (rule: string): boolean =>
  /^missions\.captured-|^captured-leaders\./.test(rule);
const isOfBase = (rule: string): boolean => rule.startsWith('deployment.base-');

const hasCaptive = ({ leaders }: RebellionState): boolean =>
  Object.values(leaders).some(({ ring }) => ring === 'captured-ring' || ring === 'carbonite-ring');

const ICONS = [
  ['recruiting.when', 'recruit'],
  ['building.when', 'build'],
] as const;

/** Spaces of the time track that tell of icons otherwise than they are printed. */
const wrongTimes = ({ events }: Moment): readonly string[] =>
  events.flatMap((event) => {
    if (event.kind !== 'time-advanced') return [];
    const told = event.rules.map(short);
    const { data } = event;
    const right =
      told.includes('time-track.icons') === (data.recruit || data.build) &&
      ICONS.every(([rule, icon]) => told.includes(rule) === data[icon]);
    return right ? [] : [`space ${data.to}: ${told.join()}`];
  });

/** Deployments that are offered, or refused, where nobody would think of one. */
const strangeDeployments = ({ before, prompt }: Moment): readonly string[] => {
  if (prompt.kind !== 'decision' || prompt.task !== 'deploy') return [];
  const side = prompt.by.startsWith('empire') ? 'empire' : 'rebel';
  return prompt.options.flatMap(({ choice }) => {
    if (choice.kind !== 'deploy' || choice.place === 'rebel-base-space') {
      return choice.kind === 'deploy' && side === 'empire' ? ['the Empire on the space'] : [];
    }
    const { imperial, rebel } = statusOf(before, choice.place);
    const theirs = side === 'empire' ? imperial : rebel;
    const { loyalty } = before.systems[choice.place];
    return theirs || loyalty === side || hasUnits(before, side, choice.place)
      ? []
      : [`${side} in ${choice.place}`];
  });
};

/** Events that tell of no units at all, or miss some that the supply holds. */
const wrongUnits = ({ events, state }: Moment): readonly string[] =>
  events.flatMap((event) => {
    if (event.kind === 'unit-missing' && supplyOf(state, event.data.unit) > 0) {
      return [`${event.data.unit} is there`];
    }
    const units: unknown = Reflect.get(event.data, 'units');
    if (typeof units !== 'object' || units === null || Array.isArray(units)) return [];
    const counts: readonly unknown[] = Object.values(units);
    const placesNone = event.kind === 'units-placed' && counts.length === 0;
    return placesNone || counts.includes(0) ? [event.kind] : [];
  });

describe('what is told and asked', () => {
  it('cites no rule where it is not true', () => {
    const moments = played(1, 2, 3);
    const said = moments.flatMap((moment) => saidIn(moment.players, moment));
    const questions = new Set<string>(
      moments.flatMap(({ prompt }) => (prompt.kind === 'over' ? [] : [prompt.task])),
    );
    const wrongly = wronglyIn(said);
    expect([
      // Of teams at a table of teams only, and of one question there.
      ...wrongly(isOfTeams, ({ players }) => players > 2),
      ...Object.entries(TEAM_QUESTIONS).flatMap(([task, own]) =>
        wrongly(
          (rule) => own.includes(rule),
          ({ name }) => !questions.has(name) || name === task || OBJECTIVES.includes(name),
        ),
      ),
      ...wrongly(
        (rule) => rule === 'combat.team-retreat',
        ({ name }) => !questions.has(name) || RETREATS.includes(name),
      ),
      ...new Set(
        moments.flatMap(({ players, prompt }) => (players === 4 ? unexplained(prompt) : [])),
      ),
      ...new Set(moments.flatMap(untold)),
      ...new Set(moments.flatMap(unnamed)),
      ...new Set(moments.flatMap(undeclined)),
      ...new Set(moments.flatMap(outOfPlace)),
      ...wrongly(
        (rule) => rule === 'deployment.base-system',
        ({ states }) => states.some(({ base }) => !base.revealed),
      ),
      ...wrongly(
        (rule) => rule === 'deployment.base-revealed' || rule === 'rebel-base.space-closed',
        ({ states }) => states.some(({ base }) => base.revealed),
      ),
      // Of captives while there is one, of the base to the Rebels.
      ...wrongly(isOfCaptives, ({ states }) => states.some(hasCaptive)),
      ...wrongly(isOfBase, ({ by }) => !by.startsWith('empire')),
      ...moments.flatMap(wrongTimes),
      ...moments.flatMap(wrongUnits),
      ...new Set(moments.flatMap(strangeDeployments)),
    ]).toEqual([]);
    for (const isOne of [isOfTeams, isOfCaptives, isOfBase]) {
      expect(said.filter(({ rules }) => rules.some(isOne)).length).toBeGreaterThan(10);
    }
  });
});

describe('cards', () => {
  it('of the box are known where they were seen before they went there', () => {
    const shown = new Set<string>();
    for (const { state } of played(1).filter((_, at) => at % 40 === 0)) {
      for (const viewer of ['empire', 'rebel'] as const) {
        for (const [pile, { box }] of Object.entries(viewFor(state, viewer).piles)) {
          for (const card of box) shown.add(`${pile} ${card === null ? 'hidden' : 'shown'}`);
        }
      }
    }
    expect([...shown].filter((one) => one.endsWith('shown')).toSorted()).toEqual([
      'objectives shown',
      'probes shown',
    ]);
    expect(shown).not.toContain('objectives hidden');
    expect(shown).not.toContain('probes hidden');
  });
});

/** What each setup does, and how often: a step for each paragraph of the booklets. */
const SETUP: Readonly<Record<string, number>> = {
  'setup-began': 1,
  'leaders-ready': 2,
  'markers-placed': 1,
  'objectives-stacked': 1,
  'actions-shuffled': 2,
  'tactics-shuffled': 1,
  'missions-sorted': 2,
  // An objective, and two missions for each side.
  'card-drawn': 5,
  'probes-boxed': 1,
  'base-hidden': 1,
  'probes-shuffled': 1,
  'hand-ready': 2,
  'setup-done': 1,
};

describe('the setup', () => {
  it.each([
    // Eight systems of the first game bear a marker from the beginning.
    [
      'first',
      {
        ...SETUP,
        'action-dealt': 0,
        'actions-boxed': 0,
        'start-loyal': 6,
        'start-subjugated': 2,
      },
    ],
    // Two starting actions for each side, of four.
    ['advanced', { ...SETUP, 'action-dealt': 4, 'actions-boxed': 2 }],
  ])('of the %s game does every step once, and says so', (variant, steps) => {
    const start = positionOf({ phase: 'setup', variant, players: 2 });
    const told: RebellionEvent[] = [...wholeGame.begin(start).events];
    playRandomly(wholeGame, start, 1, ({ before, events }) => {
      if (before.phase === 'setup') told.push(...events);
    });
    const counts = Object.keys(steps).map((step) => [
      step,
      told.filter(({ kind }) => kind === step).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual(steps);
    for (const event of told) {
      if (event.kind !== 'actions-shuffled') continue;
      const isFirst = variant === 'first';
      expect(event.data.boxed > 0).toBe(isFirst);
      expect(event.rules.map(short).includes('first-game.no-starting-actions')).toBe(isFirst);
    }
  });

  it('is a phase of its own until the first round begins', () => {
    for (const table of TABLES) {
      const met: string[] = [];
      playRandomly(wholeGame, positionOf({ phase: 'setup', ...table }), 3, ({ before, prompt }) => {
        if (prompt.kind !== 'over' && met.length < 400) met.push(`${prompt.task} ${before.phase}`);
      });
      const first = met.findIndex((one) => one.endsWith('assignment'));
      expect(first).toBeGreaterThan(0);
      expect(met.slice(0, first).filter((one) => !one.endsWith(' setup'))).toEqual([]);
    }
  });

  it('hides the base in a system with a probe card, which Coruscant has not', () => {
    let prompt: Moment['prompt'] | undefined;
    playRandomly(wholeGame, positionOf({ phase: 'setup', players: 2 }), 1, (moment) => {
      if (moment.prompt.kind !== 'over' && moment.prompt.task === 'hide-base')
        ({ prompt } = moment);
    });
    const offered = (prompt?.kind === 'decision' ? prompt.options : []).flatMap(({ choice }) =>
      choice.kind === 'hide-base' ? [choice.system] : [],
    );
    expect(offered).toHaveLength(SYSTEM_IDS.length - 1);
    expect(offered).not.toContain('coruscant');
  });

  it('of the advanced game tells each probe card it turns over, with the loyalty printed there', () => {
    const start = positionOf({ phase: 'setup', variant: 'advanced', players: 2 });
    const told: (readonly [string, string | null])[] = [];
    const seen = new Set<string>();
    playRandomly(wholeGame, start, 4, ({ state, events }) => {
      if (state.phase !== 'setup') return;
      for (const card of state.piles.probes.aside) seen.add(card);
      for (const event of events) {
        if (event.kind === 'probe-revealed') told.push([event.data.system, event.data.side]);
      }
    });
    const systems = told.map(([system]) => system);
    expect(new Set(systems).size).toBe(systems.length);
    // The last of them ends the step, and goes back to the deck with the others.
    expect([...seen].filter((system) => !systems.includes(system))).toEqual([]);
    expect(seen.size).toBeGreaterThan(7);
    expect(told.filter(([system, side]) => systemOf(system as never).loyalty !== side)).toEqual([]);
  });

  it('keeps every probe card somewhere, the ones of the first game in the box', () => {
    for (const { state } of played(2).filter((_, at) => at % 50 === 0)) {
      const { deck, hand, aside, discard, box } = state.piles.probes;
      const all = [...cardsIn(deck), ...hand, ...aside, ...discard, ...box];
      const base =
        state.base.card === null || all.includes(state.base.card) ? [] : [state.base.card];
      expect([...all, ...base].toSorted()).toEqual(
        SYSTEM_IDS.filter((id) => id !== 'coruscant').toSorted(),
      );
    }
  });

  it('knows the base space as nobody’s and no system', () => {
    const { state } = wholeGame.begin(positionOf({ phase: 'setup', players: 2 }));
    expect(statusOf(state, 'rebel-base-space')).toMatchObject({
      kind: 'base-space',
      loyalty: null,
      subjugated: false,
      imperial: false,
      rebel: false,
      neutral: false,
    });
  });
});
