/** Topics of every game and length, each with one that its reader goes to next. */
export const TEN_PAGES = [
  ['/uk/rebellion/combat/', '/uk/rebellion/tactic-cards/'],
  ['/uk/rebellion/leaders/', '/uk/rebellion/missions/'],
  ['/uk/rebellion/dice/', '/uk/rebellion/damage/'],
  ['/ru/rebellion/missions/', '/ru/rebellion/leaders/'],
  ['/uk/ti4/space-combat/', '/uk/ti4/invasion/'],
  ['/uk/ti4/gravity-rift/', '/uk/ti4/movement/'],
  ['/uk/ti4/attacker/', '/uk/ti4/defender/'],
  ['/uk/swdbg/effects/', '/uk/swdbg/attack/'],
  ['/uk/swdbg/base-attack/', '/uk/swdbg/sabotage/'],
  ['/ru/swlcg/engagement/', '/ru/swlcg/edge-battle/'],
] as const;
