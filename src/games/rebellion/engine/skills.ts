import type { LeaderId } from './leaders.ts';

export const SKILLS = ['diplomacy', 'intel', 'spec-ops', 'logistics'] as const;

export type Skill = (typeof SKILLS)[number];
export type TeamRole = 'admiral' | 'general';

/** What a leader's token shows besides the tactic values: icons of each skill. */
export type LeaderSheet = Readonly<Record<Skill, number>> & {
  /** In the leader pool from the beginning; the others are recruited. */
  readonly starting: boolean;
  /** Who controls the leader in the team game; null where the descriptions disagree. */
  readonly team: TeamRole | null;
};

const sheet = (
  diplomacy: number,
  intel: number,
  specOps: number,
  logistics: number,
  team: TeamRole | null,
  starting = false,
): LeaderSheet => ({ diplomacy, intel, 'spec-ops': specOps, logistics, team, starting });

const LEADER_SHEETS = {
  'admiral-ozzel': sheet(0, 1, 0, 1, 'admiral'),
  'admiral-piett': sheet(0, 2, 1, 0, 'admiral'),
  'boba-fett': sheet(0, 2, 3, 0, 'general'),
  'colonel-yularen': sheet(0, 3, 0, 0, 'general'),
  'darth-vader': sheet(2, 0, 3, 0, 'general', true),
  'emperor-palpatine': sheet(3, 2, 0, 0, 'admiral', true),
  'general-tagge': sheet(0, 0, 1, 1, 'general', true),
  'general-veers': sheet(0, 0, 2, 0, 'general'),
  'grand-moff-tarkin': sheet(1, 1, 0, 1, 'admiral', true),
  'janus-greejatus': sheet(2, 1, 0, 0, 'admiral'),
  'moff-jerjerrod': sheet(1, 0, 0, 1, 'general'),
  'soontir-fel': sheet(0, 1, 2, 0, 'admiral'),
  'admiral-ackbar': sheet(2, 0, 0, 1, null),
  chewbacca: sheet(0, 0, 3, 0, 'general'),
  'general-madine': sheet(0, 2, 2, 0, 'general'),
  'general-rieekan': sheet(1, 0, 1, 1, 'general', true),
  'han-solo': sheet(1, 1, 2, 0, 'admiral'),
  'jan-dodonna': sheet(1, 2, 0, 0, 'admiral', true),
  'lando-calrissian': sheet(1, 1, 1, 1, 'admiral'),
  'luke-skywalker': sheet(0, 2, 1, 0, 'general'),
  'luke-skywalker-jedi': sheet(0, 3, 2, 0, 'general'),
  'mon-mothma': sheet(3, 0, 0, 1, 'admiral', true),
  'obi-wan-kenobi': sheet(1, 3, 0, 0, 'general'),
  'princess-leia': sheet(2, 2, 1, 0, 'general', true),
  'wedge-antilles': sheet(0, 0, 2, 0, 'admiral'),
} satisfies Record<LeaderId, LeaderSheet>;

export const sheetOf = (id: LeaderId): LeaderSheet => LEADER_SHEETS[id];
