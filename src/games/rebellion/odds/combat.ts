import { noProgress } from '../../../engine/calculator.ts';
import type { Calculator, Progress } from '../../../engine/calculator.ts';
import { SIDES, THEATRES } from '../engine/units.ts';
import type { Theatre } from '../engine/units.ts';
import { chainOf } from './chain.ts';
import { parseCombat } from './combat-parse.ts';
import { combatOddsRules } from './combat-rules.ts';
import { ENDINGS } from './combat-types.ts';
import type {
  CombatAnswer,
  CombatQuestion,
  EndingId,
  Endings,
  SampledBecause,
} from './combat-types.ts';
import { firstAttacks, sidesIn } from './first-attack.ts';
import { PLAYS, SEED, sampleCombat } from './sample.ts';
import { reckonTheatre } from './theatre.ts';
import type { TheatreResult } from './theatre.ts';

/** Beyond that, every state of a theatre takes too long to look at while somebody waits. */
const STATES_LIMIT = 40_000;

const cannonsOf = ({ armies }: CombatQuestion): number => armies.rebel.units['ion-cannon'] ?? 0;

const contestedIn = ({ armies }: CombatQuestion): readonly Theatre[] =>
  THEATRES.filter((theatre) => sidesIn(armies, theatre).length === SIDES.length);

/** What makes one theatre depend on the other, or on more than damage. */
const sampledBecause = (
  question: CombatQuestion,
  contested: readonly Theatre[],
): SampledBecause | null => {
  const { armies, cards } = question;
  const both = contested.length === THEATRES.length;
  if (cards === 'played') return 'cards';
  if (SIDES.some((side) => armies[side].retreat !== 'never')) return 'retreat';
  if (cannonsOf(question) === 0) return null;
  if (both) return 'ion-cannon';
  return question.plans && (armies.empire.units['death-star'] ?? 0) > 1 ? 'death-stars' : null;
};

const product = (space: Endings, ground: Endings): Readonly<Record<EndingId, Endings>> => {
  const row = (one: EndingId): Endings =>
    Object.fromEntries(ENDINGS.map((other) => [other, space[one] * ground[other]])) as Record<
      EndingId,
      number
    >;
  return Object.fromEntries(ENDINGS.map((one) => [one, row(one)])) as Record<EndingId, Endings>;
};

const withAttacks = (
  { theatre, endings, rounds, survivors, left }: TheatreResult,
  question: CombatQuestion,
) => ({
  theatre,
  endings,
  rounds,
  survivors,
  left,
  attacks: firstAttacks(question.armies, theatre, cannonsOf(question)),
});

const sampled = (
  question: CombatQuestion,
  contested: readonly Theatre[],
  because: SampledBecause,
  progress: Progress,
): CombatAnswer => {
  const { theatres, together, retreated, stationLost, margin } = sampleCombat(
    question,
    contested,
    progress,
  );
  return {
    method: { kind: 'sampled', because, seed: SEED, plays: PLAYS, margin },
    theatres: theatres.map((result) => withAttacks(result, question)),
    together,
    retreated,
    stationLost,
  };
};

const answer = (question: CombatQuestion, progress: Progress = noProgress): CombatAnswer => {
  const contested = contestedIn(question);
  const because = sampledBecause(question, contested);
  if (because) return sampled(question, contested, because, progress);
  const chains = contested.map((theatre) => chainOf(theatre, question, cannonsOf(question)));
  if (chains.some(({ states }) => states > STATES_LIMIT))
    return sampled(question, contested, 'size', progress);
  const results = chains.map((chain) => reckonTheatre(chain, question.rounds));
  const [space, ground] = results;
  return {
    method: { kind: 'exact' },
    theatres: results.map((result) => withAttacks(result, question)),
    together: space && ground ? product(space.endings, ground.endings) : null,
    retreated: { empire: 0, rebel: 0 },
    stationLost: results.reduce((sum, { stationLost }) => sum + stationLost, 0),
  };
};

export const combatOdds = {
  id: 'rebellion/combat',
  parse: parseCombat,
  answer,
  cited: combatOddsRules,
} as const satisfies Calculator<CombatQuestion, CombatAnswer>;
