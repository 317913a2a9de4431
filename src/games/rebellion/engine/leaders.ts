import type { Side, Theatre } from './units.ts';

export type Leader = { readonly side: Side } & Readonly<Record<Theatre, number>>;

/** Tactic values; 0 and 0 for a leader without them. */
export const LEADERS = {
  'admiral-ozzel': { side: 'empire', space: 2, ground: 1 },
  'admiral-piett': { side: 'empire', space: 3, ground: 1 },
  'boba-fett': { side: 'empire', space: 0, ground: 0 },
  'colonel-yularen': { side: 'empire', space: 2, ground: 2 },
  'darth-vader': { side: 'empire', space: 2, ground: 3 },
  'emperor-palpatine': { side: 'empire', space: 3, ground: 2 },
  'general-tagge': { side: 'empire', space: 1, ground: 2 },
  'general-veers': { side: 'empire', space: 1, ground: 3 },
  'grand-moff-tarkin': { side: 'empire', space: 2, ground: 1 },
  'janus-greejatus': { side: 'empire', space: 0, ground: 0 },
  'moff-jerjerrod': { side: 'empire', space: 1, ground: 1 },
  'soontir-fel': { side: 'empire', space: 2, ground: 1 },
  'admiral-ackbar': { side: 'rebel', space: 3, ground: 1 },
  chewbacca: { side: 'rebel', space: 1, ground: 2 },
  'general-madine': { side: 'rebel', space: 1, ground: 3 },
  'general-rieekan': { side: 'rebel', space: 1, ground: 2 },
  'han-solo': { side: 'rebel', space: 2, ground: 2 },
  'jan-dodonna': { side: 'rebel', space: 2, ground: 1 },
  'lando-calrissian': { side: 'rebel', space: 2, ground: 2 },
  'luke-skywalker': { side: 'rebel', space: 2, ground: 2 },
  'luke-skywalker-jedi': { side: 'rebel', space: 3, ground: 3 },
  'mon-mothma': { side: 'rebel', space: 0, ground: 0 },
  'obi-wan-kenobi': { side: 'rebel', space: 1, ground: 3 },
  'princess-leia': { side: 'rebel', space: 1, ground: 1 },
  'wedge-antilles': { side: 'rebel', space: 3, ground: 1 },
} as const satisfies Record<string, Leader>;

export type LeaderId = keyof typeof LEADERS;

export const LEADER_IDS = Object.keys(LEADERS) as readonly LeaderId[];

export const leaderOf = (id: LeaderId): Leader => LEADERS[id];

export const hasTacticValues = (id: LeaderId): boolean =>
  LEADERS[id].space > 0 || LEADERS[id].ground > 0;
