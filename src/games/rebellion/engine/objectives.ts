export type ObjectiveTiming = 'combat' | 'start-of-refresh';
export type ObjectiveStage = 1 | 2 | 3;

export interface Objective {
  /** One copy for each stage named. */
  readonly stages: readonly ObjectiveStage[];
  /** null: the card counts it. */
  readonly reputation: number | null;
  readonly timing: ObjectiveTiming;
}

const card = (
  stage: ObjectiveStage,
  reputation: number | null,
  timing: ObjectiveTiming,
): Objective => ({ stages: [stage], reputation, timing });

export const OBJECTIVES = {
  'crippling-blow': card(1, 1, 'combat'),
  'cut-supply-lines': card(1, 1, 'start-of-refresh'),
  'defend-the-people': card(1, 1, 'start-of-refresh'),
  'rebel-assault': card(1, 1, 'combat'),
  'regional-support': card(1, 1, 'start-of-refresh'),
  'death-star-plans': { stages: [2, 3], reputation: 2, timing: 'combat' },
  'heart-of-the-empire': card(2, 2, 'start-of-refresh'),
  'leave-no-one-behind': card(2, 1, 'start-of-refresh'),
  liberation: card(2, 1, 'combat'),
  'popular-support': card(2, 1, 'start-of-refresh'),
  'establish-outposts': card(3, 1, 'start-of-refresh'),
  'inspire-sympathy': card(3, null, 'start-of-refresh'),
  'major-victory': card(3, 1, 'combat'),
  'return-of-the-jedi': card(3, 2, 'combat'),
} as const satisfies Record<string, Objective>;

export type ObjectiveId = keyof typeof OBJECTIVES;

export const OBJECTIVE_IDS = Object.keys(OBJECTIVES) as readonly ObjectiveId[];

export const objectiveOf = (id: ObjectiveId): Objective => OBJECTIVES[id];
