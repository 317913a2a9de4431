import { combat } from '../../../src/games/rebellion/engine/combat/combat.ts';
import { drawFace, nextBelow, randomFrom } from '../../../src/engine/random.ts';
import { fullDeck } from '../../../src/games/rebellion/engine/tactics.ts';
import type {
  CombatChoice,
  CombatPrompt,
  CombatSetup,
  CombatState,
} from '../../../src/games/rebellion/engine/combat/types.ts';
import type { Drawn } from '../../../src/engine/procedure.ts';
import { setupFrom } from './content.ts';

const neighbours = [
  { id: 'mandalore', units: ['empire'], origin: true },
  { id: 'naboo', loyalty: 'rebel' },
  { id: 'sullust', loyalty: 'empire' },
  { id: 'toydaria' },
  { id: 'rebel-base-space', kind: 'base-space' },
];

const cards = (theatre: string, ...names: readonly string[]) =>
  names.map((card) => ({ theatre, card }));

/** Between them they can reach everything a combat can say. */
export const setups: readonly CombatSetup[] = [
  {
    system: 'hoth',
    active: 'empire',
    units: {
      empire: { 'star-destroyer': 1, 'tie-fighter': 2, 'at-st': 1, stormtrooper: 2 },
      rebel: {
        'x-wing': 2,
        'corellian-corvette': 1,
        'rebel-trooper': 2,
        'shield-generator': 1,
        'ion-cannon': 1,
      },
    },
    leaders: { empire: ['darth-vader'] },
    captured: ['han-solo'],
    pool: { empire: ['boba-fett', 'general-veers'], rebel: ['mon-mothma', 'jan-dodonna'] },
    adjacent: neighbours,
  },
  {
    system: 'endor',
    active: 'rebel',
    units: {
      empire: { 'death-star': 1, 'death-star-under-construction': 1, 'tie-fighter': 1, 'at-at': 1 },
      rebel: { 'mon-calamari-cruiser': 2, 'y-wing': 2, airspeeder: 2, 'rebel-transport': 1 },
    },
    leaders: { empire: ['emperor-palpatine'], rebel: ['admiral-ackbar', 'general-madine'] },
    adjacent: neighbours,
    plans: true,
  },
  {
    system: 'corellia',
    active: 'empire',
    units: {
      empire: { 'assault-carrier': 2, 'super-star-destroyer': 1, 'at-at': 1, stormtrooper: 2 },
      rebel: { 'mon-calamari-cruiser': 1, 'rebel-transport': 1, airspeeder: 2, 'rebel-trooper': 1 },
    },
    leaders: { empire: ['admiral-piett'], rebel: ['princess-leia'] },
    hands: {
      empire: [
        ...cards('space', 'brilliant-strategy', 'concentrate-fire', 'no-escape', 'take-it-down'),
        ...cards('ground', 'bombardment', 'escape-plan', 'unstoppable-assault', 'onslaught'),
      ],
      rebel: [
        ...cards('space', 'outmaneuver', 'defensive-formation', 'critical-hit'),
        ...cards('ground', 'dig-in', 'defensive-formation', 'critical-hit', 'concentrate-fire'),
      ],
    },
    adjacent: neighbours,
  },
  {
    system: 'sullust',
    active: 'rebel',
    destroyed: true,
    units: {
      empire: { 'assault-carrier': 2, 'tie-fighter': 2, stormtrooper: 3, 'at-st': 3 },
      rebel: { 'mon-calamari-cruiser': 2, 'x-wing': 4 },
    },
    adjacent: [{ id: 'mandalore', loyalty: 'empire' }],
  },
  {
    system: 'naboo',
    active: 'empire',
    units: {
      empire: { 'tie-fighter': 1, stormtrooper: 1 },
      rebel: { 'rebel-transport': 1, 'shield-generator': 1, 'rebel-trooper': 1 },
    },
    leaders: { rebel: ['mon-mothma'] },
    adjacent: neighbours.filter(({ id }) => id !== 'naboo'),
  },
  {
    system: 'yavin',
    active: 'empire',
    units: {
      empire: { 'death-star': 1 },
      rebel: { 'corellian-corvette': 1, 'ion-cannon': 2 },
    },
    adjacent: neighbours,
  },
  {
    system: 'yavin',
    active: 'rebel',
    units: {
      empire: { 'death-star-under-construction': 1, 'tie-fighter': 1 },
      rebel: { 'x-wing': 2 },
    },
    adjacent: neighbours,
  },
  // Nobody can draw what somebody holds.
  {
    system: 'yavin',
    active: 'empire',
    units: { empire: { 'tie-fighter': 2 }, rebel: { 'x-wing': 2 } },
    leaders: { rebel: ['admiral-ackbar'] },
    hands: { empire: cards('space', ...fullDeck('space')) },
    adjacent: neighbours,
  },
].map(setupFrom);

export interface Turn {
  readonly state: CombatState;
  readonly prompt: CombatPrompt;
  readonly answer: CombatChoice | Drawn;
}

/** One combat of random legal choices, the same for the same seed. */
export const randomCombat = (setup: CombatSetup, seed: number): readonly Turn[] => {
  const turns: Turn[] = [];
  let random = randomFrom(seed);
  let { state } = combat.begin(setup);
  for (let at = 0; at < 600; at += 1) {
    const prompt = combat.prompt(state);
    if (prompt.kind === 'over') break;
    let answer: CombatChoice | Drawn;
    if (prompt.kind === 'chance') {
      const results = prompt.draws.map((draw) => {
        const rolled = drawFace(random, draw);
        random = rolled.state;
        return rolled.value;
      });
      answer = { kind: 'drawn', results };
    } else {
      const allowed = prompt.options.flatMap((option) => (option.allowed ? [option.choice] : []));
      const picked = nextBelow(random, allowed.length);
      random = picked.state;
      const choice = allowed[picked.value];
      if (!choice) throw new Error(`${prompt.task} leaves nothing to choose.`);
      answer = choice;
    }
    turns.push({ state, prompt, answer });
    ({ state } = combat.apply(state, answer));
  }
  return turns;
};
