import type { LeaderId } from './leaders.ts';
import type { Side } from './units.ts';

export type ActionTiming = 'assignment' | 'start-of-combat' | 'immediate' | 'special';

export interface Action {
  readonly side: Side;
  readonly timing: ActionTiming;
  /** Leaders on the card; the player needs one of them to use it. */
  readonly leaders: readonly LeaderId[];
  /** Without a recruit icon: two of these are dealt during setup, the others recruit. */
  readonly starting: boolean;
}

const starting = (side: Side, timing: ActionTiming, ...leaders: readonly LeaderId[]): Action => ({
  side,
  timing,
  leaders,
  starting: true,
});
const recruiting = (side: Side, timing: ActionTiming, ...leaders: readonly LeaderId[]): Action => ({
  side,
  timing,
  leaders,
  starting: false,
});

export const ACTIONS = {
  'according-to-my-design': starting('empire', 'start-of-combat', 'emperor-palpatine'),
  'brilliant-administrator': starting('empire', 'assignment', 'grand-moff-tarkin'),
  'it-is-your-destiny': starting('empire', 'special', 'darth-vader'),
  'more-dangerous-than-you-realize': starting('empire', 'start-of-combat', 'general-tagge'),
  blindside: recruiting('empire', 'special', 'janus-greejatus', 'boba-fett'),
  'boba-fett-where': recruiting('empire', 'assignment', 'boba-fett'),
  'catch-them-by-surprise': recruiting('empire', 'assignment', 'admiral-ozzel'),
  'fully-operational': recruiting('empire', 'start-of-combat', 'moff-jerjerrod'),
  'good-intel': recruiting('empire', 'start-of-combat', 'soontir-fel', 'colonel-yularen'),
  'keep-them-from-escaping': recruiting('empire', 'start-of-combat', 'admiral-piett'),
  'local-rumors': recruiting('empire', 'assignment', 'colonel-yularen'),
  'proceeding-as-planned': recruiting('empire', 'assignment', 'admiral-ozzel', 'moff-jerjerrod'),
  'public-support': recruiting('empire', 'assignment', 'janus-greejatus'),
  'ready-for-action': recruiting('empire', 'start-of-combat', 'admiral-piett', 'general-veers'),
  'scouting-mission': recruiting('empire', 'assignment', 'soontir-fel'),
  'target-the-generator': recruiting('empire', 'start-of-combat', 'general-veers'),
  'human-cyborg-relations': starting('rebel', 'immediate'),
  'our-most-desperate-hour': starting('rebel', 'assignment', 'princess-leia'),
  'rebel-planning': starting('rebel', 'assignment', 'jan-dodonna'),
  'resourceful-astromech': starting('rebel', 'immediate'),
  'start-the-evacuation': starting('rebel', 'assignment', 'general-rieekan'),
  'temporary-alliance': starting('rebel', 'assignment', 'mon-mothma'),
  ambush: recruiting('rebel', 'assignment', 'general-madine'),
  'an-old-friend': recruiting('rebel', 'assignment', 'han-solo'),
  'independent-operation': recruiting('rebel', 'assignment', 'lando-calrissian'),
  'its-a-trap': recruiting('rebel', 'start-of-combat', 'admiral-ackbar'),
  'noble-sacrifice': recruiting('rebel', 'special', 'obi-wan-kenobi'),
  'one-in-a-million': recruiting('rebel', 'special', 'wedge-antilles', 'luke-skywalker'),
  'point-blank-assault': recruiting('rebel', 'start-of-combat', 'admiral-ackbar', 'general-madine'),
  'son-of-skywalker': recruiting('rebel', 'special', 'luke-skywalker'),
  'target-the-star-destroyers': recruiting('rebel', 'start-of-combat', 'wedge-antilles'),
  'millennium-falcon': recruiting('rebel', 'immediate', 'han-solo', 'chewbacca'),
  undercover: recruiting('rebel', 'special', 'lando-calrissian', 'obi-wan-kenobi'),
  'wookiee-guardian': recruiting('rebel', 'special', 'chewbacca'),
} as const satisfies Record<string, Action>;

export type ActionId = keyof typeof ACTIONS;

export const ACTION_IDS = Object.keys(ACTIONS) as readonly ActionId[];

export const actionOf = (id: ActionId): Action => ACTIONS[id];
