import type { LeaderId } from './leaders.ts';
import type { Skill } from './skills.ts';
import type { Side, UnitId } from './units.ts';

/** Starting missions are in hand from the beginning; projects have a deck of their own. */
export type MissionKind = 'starting' | 'mission' | 'project';
/** An attempt can be opposed; what is resolved cannot. */
export type MissionMode = 'attempt' | 'resolve' | 'other';

export interface Mission {
  readonly side: Side;
  readonly kind: MissionKind;
  /** null where the descriptions of the card disagree. */
  readonly skill: Skill | null;
  /** How many icons of the skill the leaders need. */
  readonly icons: number;
  readonly mode: MissionMode;
  /** The pictured leader brings two more successes. */
  readonly leader: LeaderId | null;
  readonly copies: number;
}

const card = (
  side: Side,
  kind: MissionKind,
  skill: Skill | null,
  icons: number,
  mode: MissionMode,
  copies = 1,
  leader: LeaderId | null = null,
): Mission => ({ side, kind, skill, icons, mode, copies, leader });

export const MISSIONS = {
  'address-delays': card('empire', 'mission', 'logistics', 1, 'resolve', 2),
  'capture-rebel-operative': card('empire', 'starting', 'spec-ops', 1, 'attempt'),
  'carbon-freezing': card('empire', 'mission', 'spec-ops', 3, 'attempt'),
  'collect-bounty': card('empire', 'mission', 'spec-ops', 3, 'attempt', 1, 'boba-fett'),
  'construct-death-star': card('empire', 'project', 'logistics', 1, 'resolve'),
  'construct-factory': card('empire', 'project', 'logistics', 1, 'resolve', 2),
  'construct-super-star-destroyer': card('empire', 'project', 'logistics', 1, 'resolve', 2),
  detained: card('empire', 'mission', 'spec-ops', 1, 'attempt', 1, 'general-tagge'),
  'display-of-power': card('empire', 'mission', 'diplomacy', 3, 'attempt'),
  'double-our-efforts': card('empire', 'mission', 'diplomacy', 1, 'resolve', 1, 'moff-jerjerrod'),
  'fear-will-keep-them-in-line': card(
    'empire',
    'mission',
    'diplomacy',
    1,
    'attempt',
    1,
    'grand-moff-tarkin',
  ),
  'gather-intel': card('empire', 'starting', 'intel', 1, 'attempt'),
  'homing-beacon': card('empire', 'mission', 'intel', 3, 'attempt'),
  'hunt-them-down': card('empire', 'mission', 'spec-ops', 2, 'attempt', 1, 'soontir-fel'),
  'imperial-propaganda': card('empire', 'mission', 'diplomacy', 2, 'attempt', 1, 'janus-greejatus'),
  'intercept-transmission': card('empire', 'mission', 'intel', 2, 'attempt', 2),
  interrogation: card('empire', 'mission', 'spec-ops', 2, 'attempt', 2),
  'interrogation-droid': card('empire', 'mission', 'intel', 3, 'attempt', 1, 'colonel-yularen'),
  'long-range-probe': card('empire', 'mission', 'intel', 2, 'attempt', 1, 'admiral-piett'),
  'lure-of-the-dark-side': card(
    'empire',
    'mission',
    'diplomacy',
    3,
    'attempt',
    1,
    'emperor-palpatine',
  ),
  'oversee-project': card('empire', 'project', 'logistics', 1, 'resolve', 2),
  'planetary-conquest': card('empire', 'mission', 'spec-ops', 2, 'attempt', 1, 'general-veers'),
  'probe-droid-initiative': card('empire', 'mission', 'intel', 1, 'resolve', 1, 'admiral-ozzel'),
  'research-and-development': card('empire', 'starting', 'logistics', 1, 'resolve'),
  'retrieve-the-plans': card('empire', 'mission', 'spec-ops', 3, 'attempt', 1, 'darth-vader'),
  'rule-by-fear': card('empire', 'starting', 'diplomacy', 1, 'attempt'),
  'secret-weapons-research': card('empire', 'mission', 'logistics', 1, 'resolve', 2),
  'superlaser-online': card('empire', 'project', 'logistics', 1, 'resolve', 3),
  'trade-negotiations': card('empire', 'mission', 'diplomacy', 2, 'attempt', 2),
  'base-defenses': card('rebel', 'mission', 'diplomacy', 1, 'attempt', 1, 'general-rieekan'),
  'build-alliance': card('rebel', 'starting', 'diplomacy', 1, 'attempt'),
  'contingency-plan': card('rebel', 'mission', 'logistics', 1, 'other', 1, 'lando-calrissian'),
  'covert-operation': card('rebel', 'mission', 'intel', 3, 'attempt'),
  'daring-rescue': card('rebel', 'mission', null, 2, 'attempt', 2),
  demolition: card('rebel', 'mission', 'spec-ops', 3, 'attempt'),
  'establish-trade-relations': card('rebel', 'mission', 'diplomacy', 3, 'attempt', 1, 'mon-mothma'),
  'for-the-greater-good': card('rebel', 'mission', 'intel', 3, 'attempt', 1, 'obi-wan-kenobi'),
  'hidden-fleet': card('rebel', 'mission', 'logistics', 1, 'resolve', 3),
  'hit-and-run': card('rebel', 'mission', 'spec-ops', 2, 'attempt', 2),
  'incite-rebellion': card('rebel', 'mission', 'diplomacy', 2, 'attempt', 2),
  infiltration: card('rebel', 'starting', 'intel', 1, 'attempt'),
  'lead-the-strike-team': card('rebel', 'mission', 'spec-ops', 2, 'attempt', 1, 'han-solo'),
  misdirection: card('rebel', 'mission', 'spec-ops', 1, 'attempt', 1, 'general-madine'),
  'plan-the-assault': card('rebel', 'mission', 'intel', 2, 'attempt', 1, 'jan-dodonna'),
  'plant-false-lead': card('rebel', 'mission', 'logistics', 1, 'resolve'),
  'public-uprising': card('rebel', 'mission', 'diplomacy', 3, 'attempt'),
  'rapid-mobilization': card('rebel', 'starting', 'logistics', 1, 'resolve'),
  'rogue-squadron-raid': card('rebel', 'mission', 'spec-ops', 2, 'attempt', 1, 'wedge-antilles'),
  sabotage: card('rebel', 'starting', 'spec-ops', 1, 'attempt'),
  'seek-yoda': card('rebel', 'mission', 'intel', 1, 'resolve', 1, 'luke-skywalker'),
  'stolen-plans': card('rebel', 'mission', 'intel', 2, 'attempt', 1, 'princess-leia'),
  'support-of-mon-calamari': card(
    'rebel',
    'mission',
    'diplomacy',
    2,
    'attempt',
    1,
    'admiral-ackbar',
  ),
  'wookiee-uprising': card('rebel', 'mission', 'spec-ops', 3, 'attempt', 1, 'chewbacca'),
} satisfies Record<string, Mission>;

export type MissionId = keyof typeof MISSIONS;

export const MISSION_IDS = Object.keys(MISSIONS) as readonly MissionId[];

export const missionOf = (id: MissionId): Mission => MISSIONS[id];

/** Units that no resource icon builds, with the card that does. */
export const BUILT_BY: Readonly<Partial<Record<UnitId, MissionId>>> = {
  'super-star-destroyer': 'construct-super-star-destroyer',
  'death-star': 'construct-death-star',
  'death-star-under-construction': 'construct-death-star',
};
