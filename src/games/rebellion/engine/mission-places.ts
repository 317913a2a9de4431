import type { MissionId } from './missions.ts';

/** What a card asks of the place where its mission happens, in the words of the rules of play. */
export type MissionPlace =
  | 'any-system'
  | 'populous'
  | 'remote-without-rebels'
  | 'imperial-system'
  | 'rebel-system'
  | 'imperial-loyal'
  | 'subjugated'
  | 'imperial-units'
  | 'imperial-ships'
  | 'populous-imperial-units'
  | 'imperial-units-without-rebels'
  | 'without-imperial-units'
  | 'without-sabotage'
  | 'star-destroyer'
  | 'star-destroyer-or-death-star'
  | 'death-star'
  | 'blue-square'
  | 'captive-there'
  | 'base-space'
  | 'dagobah'
  | 'kashyyyk'
  | 'mon-calamari'
  /** Against a leader: he names the system. */
  | 'rebel-leader'
  | 'rebel-leader-by-imperial-units'
  | 'captured-leader'
  /** The card is resolved where it lies. */
  | 'nowhere';

const MISSION_PLACES: Readonly<Record<MissionId, MissionPlace>> = {
  'address-delays': 'imperial-system',
  'capture-rebel-operative': 'rebel-leader-by-imperial-units',
  'carbon-freezing': 'captured-leader',
  'collect-bounty': 'rebel-leader',
  'construct-death-star': 'remote-without-rebels',
  'construct-factory': 'imperial-system',
  'construct-super-star-destroyer': 'blue-square',
  detained: 'rebel-leader',
  'display-of-power': 'populous',
  'double-our-efforts': 'imperial-system',
  'fear-will-keep-them-in-line': 'star-destroyer-or-death-star',
  'gather-intel': 'rebel-system',
  'homing-beacon': 'captured-leader',
  'hunt-them-down': 'any-system',
  'imperial-propaganda': 'imperial-system',
  'intercept-transmission': 'rebel-system',
  interrogation: 'captured-leader',
  'interrogation-droid': 'captured-leader',
  'long-range-probe': 'any-system',
  'lure-of-the-dark-side': 'captured-leader',
  'oversee-project': 'imperial-units-without-rebels',
  'planetary-conquest': 'any-system',
  'probe-droid-initiative': 'star-destroyer',
  'research-and-development': 'imperial-loyal',
  'retrieve-the-plans': 'captured-leader',
  'rule-by-fear': 'populous-imperial-units',
  'secret-weapons-research': 'imperial-system',
  'superlaser-online': 'death-star',
  'trade-negotiations': 'populous',
  'base-defenses': 'rebel-system',
  'build-alliance': 'populous',
  'contingency-plan': 'nowhere',
  'covert-operation': 'imperial-units',
  'daring-rescue': 'captive-there',
  demolition: 'imperial-system',
  'establish-trade-relations': 'without-sabotage',
  'for-the-greater-good': 'captive-there',
  'hidden-fleet': 'without-imperial-units',
  'hit-and-run': 'any-system',
  'incite-rebellion': 'subjugated',
  infiltration: 'imperial-units',
  'lead-the-strike-team': 'any-system',
  misdirection: 'imperial-units',
  'plan-the-assault': 'imperial-ships',
  'plant-false-lead': 'imperial-units',
  'public-uprising': 'subjugated',
  'rapid-mobilization': 'base-space',
  'rogue-squadron-raid': 'imperial-system',
  sabotage: 'populous',
  'seek-yoda': 'dagobah',
  'stolen-plans': 'imperial-units',
  'support-of-mon-calamari': 'mon-calamari',
  'wookiee-uprising': 'kashyyyk',
};

export const missionPlaceOf = (id: MissionId): MissionPlace => MISSION_PLACES[id];

/** Every icon of every skill counts, not only those of the card's skill. */
export const ALL_ICONS: readonly MissionId[] = ['interrogation-droid', 'lure-of-the-dark-side'];
