import { combatOdds } from '../../../../../src/games/rebellion/odds/combat.ts';
import type { CombatQuestion } from '../../../../../src/games/rebellion/odds/combat-types.ts';

interface Raw {
  readonly empire: unknown;
  readonly rebel: unknown;
  readonly active?: string;
  readonly cards?: string;
  readonly rounds?: number;
  readonly plans?: boolean;
}

export const asked = ({ empire, rebel, ...rest }: Raw): CombatQuestion => {
  const parsed = combatOdds.parse({ armies: { empire, rebel }, ...rest });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

type Counts = Readonly<Record<string, number>>;

export const fight = (empire: Counts, rebel: Counts, rest: object = {}): CombatQuestion =>
  asked({ empire: { units: empire }, rebel: { units: rebel }, ...rest });

const fought = (
  empire: Counts,
  rebel: Counts,
  policies: readonly [empire: string, rebel: string],
  rest: object = {},
): CombatQuestion =>
  asked({
    empire: { units: empire, assign: policies[0] },
    rebel: { units: rebel, assign: policies[1] },
    ...rest,
  });

const BOTH = ['quickest', 'quickest'] as const;

/** Of both theatres, of all kinds of figures, with every policy, with rules that destroy by themselves. */
export const ASSORTED: readonly CombatQuestion[] = [
  fought({ 'tie-fighter': 1 }, { 'x-wing': 1 }, BOTH),
  fought({ 'tie-fighter': 1, 'star-destroyer': 1 }, { 'x-wing': 1, 'y-wing': 1 }, BOTH),
  fought({ 'tie-fighter': 6 }, { 'y-wing': 3, 'x-wing': 2 }, BOTH),
  fought({ 'star-destroyer': 1 }, { 'mon-calamari-cruiser': 1 }, BOTH),
  fought({ 'star-destroyer': 2, 'tie-fighter': 3 }, { 'mon-calamari-cruiser': 2 }, BOTH),
  fought(
    { 'assault-carrier': 2, 'tie-fighter': 4 },
    { 'corellian-corvette': 3, 'x-wing': 2, 'y-wing': 1 },
    ['strongest', 'quickest'],
  ),
  fought(
    { 'super-star-destroyer': 1, 'tie-fighter': 2 },
    { 'mon-calamari-cruiser': 1, 'corellian-corvette': 2, 'y-wing': 3 },
    ['quickest', 'strongest'],
  ),
  fought({ 'tie-fighter': 3 }, { 'rebel-transport': 2, 'x-wing': 2 }, BOTH),
  fought({ 'tie-fighter': 2 }, { 'rebel-transport': 3 }, BOTH),
  fought({ 'death-star': 1 }, { 'x-wing': 4, 'y-wing': 4 }, BOTH),
  fought({ 'death-star': 1, 'tie-fighter': 4 }, { 'x-wing': 3, 'y-wing': 3 }, BOTH, {
    plans: true,
  }),
  fought({ 'death-star-under-construction': 1, 'tie-fighter': 2 }, { 'x-wing': 3 }, BOTH),
  fought(
    { 'death-star-under-construction': 1, 'tie-fighter': 2 },
    { 'x-wing': 2, 'y-wing': 1 },
    ['quickest', 'strongest'],
    { plans: true },
  ),
  fought({ 'death-star': 1 }, { 'y-wing': 2, 'ion-cannon': 2 }, BOTH),
  fought({ 'star-destroyer': 2 }, { 'x-wing': 3, 'y-wing': 2, 'ion-cannon': 1 }, BOTH),
  fought({ 'star-destroyer': 3 }, { 'mon-calamari-cruiser': 1, 'ion-cannon': 2 }, BOTH, {
    rounds: 3,
  }),
  fought({ stormtrooper: 3 }, { 'rebel-trooper': 3 }, BOTH),
  fought({ stormtrooper: 8, 'at-st': 2 }, { 'rebel-trooper': 6, airspeeder: 2 }, BOTH),
  fought(
    { 'at-at': 2, 'at-st': 1, stormtrooper: 2 },
    { airspeeder: 3, 'rebel-trooper': 3, 'shield-generator': 1 },
    BOTH,
  ),
  fought(
    { 'at-at': 2, stormtrooper: 4 },
    { airspeeder: 2, 'rebel-trooper': 4, 'shield-generator': 1 },
    ['structures', 'strongest'],
  ),
  fought({ stormtrooper: 4 }, { 'shield-generator': 2, 'rebel-trooper': 1 }, BOTH),
  fought({ 'at-st': 1 }, { 'shield-generator': 1 }, BOTH),
  fought({ 'at-at': 1 }, { airspeeder: 2 }, ['strongest', 'strongest'], { rounds: 2 }),
  fought({ 'at-at': 4, 'at-st': 2, stormtrooper: 2 }, { airspeeder: 4, 'rebel-trooper': 8 }, [
    'strongest',
    'quickest',
  ]),
  fought(
    { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 3 },
    { 'x-wing': 2, 'corellian-corvette': 1, 'rebel-trooper': 3 },
    BOTH,
  ),
  fought(
    { 'assault-carrier': 1, 'at-st': 2, stormtrooper: 2 },
    { 'rebel-transport': 1, 'y-wing': 2, airspeeder: 1, 'rebel-trooper': 4 },
    ['strongest', 'strongest'],
  ),
  fought({ 'tie-fighter': 10 }, { 'x-wing': 5, 'y-wing': 5 }, BOTH),
  fought(
    { 'tie-fighter': 4, 'assault-carrier': 1, 'star-destroyer': 1 },
    { 'x-wing': 2, 'y-wing': 1, 'mon-calamari-cruiser': 1, 'corellian-corvette': 1 },
    ['strongest', 'strongest'],
  ),
  asked({
    empire: { units: { 'star-destroyer': 2 }, damage: { 'star-destroyer': 4 } },
    rebel: { units: { 'mon-calamari-cruiser': 1, 'x-wing': 2 } },
  }),
  asked({
    empire: { units: { 'at-at': 2, 'at-st': 1 }, damage: { 'at-at': 1 }, assign: 'strongest' },
    rebel: {
      units: { airspeeder: 3, 'rebel-trooper': 1 },
      damage: { airspeeder: 2 },
      assign: 'strongest',
    },
    active: 'rebel',
  }),
];
