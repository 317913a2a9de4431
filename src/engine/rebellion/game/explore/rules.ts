export const EXPLORE_RULES = [
  'loyalty.lose-neutral',
  'loyalty.three-states',
  'reputation.gain-one',
  'reputation.lose',
  'sabotage.one-marker',
  'sabotage.what',
  'component-limits.units',
  'subjugation.what',
  'time-track.advance',
  'time-track.meeting',
] as const;
