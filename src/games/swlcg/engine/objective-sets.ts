import type { CardId } from './cards.ts';
import type { Faction, Side } from './sides.ts';

export interface ObjectiveSet {
  readonly set: number;
  readonly side: Side;
  readonly faction: Faction | 'neutral';
  /** Only for decks of its own faction. */
  readonly factionOnly: boolean;
  /** At most one such objective in a deck. */
  readonly onePerDeck: boolean;
  readonly box: number;
  /** The objective, then the other five in the order of their printed positions. */
  readonly cards: readonly [CardId, CardId, CardId, CardId, CardId, CardId];
}

// prettier-ignore
export const OBJECTIVE_SETS: readonly ObjectiveSet[] = [
  { set: 1, side: 'light', faction: 'jedi', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['a-heros-journey', 'luke-skywalker', 'twilek-loyalist', 'jedi-lightsaber', 'trust-your-feelings', 'dagobah-training-grounds'] },
  { set: 2, side: 'light', faction: 'jedi', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['in-you-must-go', 'yoda', 'believer-in-the-old-ways', 'shii-cho-training', 'dagobah-training-grounds', 'counter-stroke'] },
  { set: 3, side: 'light', faction: 'jedi', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['forgotten-heroes', 'obi-wan-kenobi', 'jedi-in-hiding', 'jedi-mind-trick', 'our-most-desperate-hour', 'heat-of-battle'] },
  { set: 4, side: 'light', faction: 'jedi', factionOnly: true, onePerDeck: false, box: 1,
    cards: ['a-journey-to-dagobah', 'red-five', 'r2-d2', 'twilek-loyalist', 'double-strike', 'target-of-opportunity'] },
  { set: 5, side: 'light', faction: 'jedi', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['the-secret-of-yavin-4', 'c-3po', 'guardian-of-peace', 'guardian-of-peace', 'lightsaber-deflection', 'twist-of-fate'] },
  { set: 6, side: 'light', faction: 'jedi', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['last-minute-rescue', 'redemption', 'corellian-engineer', 'return-of-the-jedi', 'emergency-repair', 'force-rejuvenation'] },
  { set: 7, side: 'light', faction: 'jedi', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['jedi-training', 'jedi-in-hiding', 'believer-in-the-old-ways', 'ancient-monument', 'jedi-mind-trick', 'it-binds-all-things'] },
  { set: 8, side: 'light', faction: 'rebel-alliance', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['the-defense-of-yavin-4', 'red-two', 'y-wing', 'astromech-droid-upgrade', 'hidden-outpost', 'rebel-assault'] },
  { set: 9, side: 'light', faction: 'rebel-alliance', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['mission-briefing', 'mon-mothma', 'battlefield-engineers', 'a-wing', 'heavy-blaster-emplacement', 'heat-of-battle'] },
  { set: 10, side: 'light', faction: 'rebel-alliance', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['fleeing-the-empire', 'leia-organa', 'fleet-officer', 'stolen-plans', 'youre-my-only-hope', 'twist-of-fate'] },
  { set: 11, side: 'light', faction: 'rebel-alliance', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['the-rebel-fleet', 'home-one', 'y-wing', 'repair-droid', 'hidden-outpost', 'target-of-opportunity'] },
  { set: 12, side: 'light', faction: 'rebel-alliance', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['draw-their-fire', 'admiral-ackbar', 'x-wing-escort', 'x-wing', 'fleet-command-center', 'heroic-sacrifice'] },
  { set: 13, side: 'light', faction: 'rebel-alliance', factionOnly: true, onePerDeck: false, box: 1,
    cards: ['mobilize-the-squadrons', 'x-wing', 'rookie-pilot', 'trench-run', 'rebel-assault', 'covering-fire'] },
  { set: 14, side: 'light', faction: 'rebel-alliance', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['decoy-at-dantooine', 'wookiee-navigator', 'rebel-trooper', 'false-lead', 'fall-back', 'a-new-hope'] },
  { set: 15, side: 'light', faction: 'smugglers-and-spies', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['questionable-contacts', 'han-solo', 'twilek-smuggler', 'cloud-city-casino', 'swindled', 'crossfire'] },
  { set: 16, side: 'light', faction: 'neutral', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['rumors-at-the-cantina', 'rebel-sympathizer', 'rebel-sympathizer', 'common-ground', 'rescue-mission', 'it-could-be-worse'] },
  { set: 17, side: 'light', faction: 'neutral', factionOnly: false, onePerDeck: true, box: 1,
    cards: ['tribal-support', 'ewok-scout', 'ewok-scout', 'log-trap', 'yub-yub', 'yub-yub'] },
  { set: 18, side: 'light', faction: 'neutral', factionOnly: false, onePerDeck: true, box: 2,
    cards: ['hit-and-run', 'secret-informant', 'secret-informant', 'heat-of-battle', 'target-of-opportunity', 'twist-of-fate'] },
  { set: 19, side: 'dark', faction: 'sith', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['fall-of-the-jedi', 'darth-vader', 'dark-side-apprentice', 'vaders-lightsaber', 'force-choke', 'heat-of-battle-dark'] },
  { set: 20, side: 'dark', faction: 'sith', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['counsel-of-the-sith', 'advisor-to-the-emperor', 'kuati-security-team', 'sith-library', 'dark-precognition', 'twist-of-fate-dark'] },
  { set: 21, side: 'dark', faction: 'sith', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['black-squadron-assault', 'vaders-tie-advanced', 'tie-advanced', 'black-squadron-pilot', 'im-on-the-leader', 'target-of-opportunity-dark'] },
  { set: 22, side: 'dark', faction: 'sith', factionOnly: true, onePerDeck: false, box: 1,
    cards: ['the-heart-of-the-empire', 'coruscant-defense-fleet', 'kuati-security-team', 'sith-library', 'force-stasis', 'there-is-no-escape'] },
  { set: 23, side: 'dark', faction: 'sith', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['the-emperors-web', 'emperor-palpatine', 'emperors-royal-guard', 'sith-library', 'force-lightning', 'force-choke'] },
  { set: 24, side: 'dark', faction: 'sith', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['cruel-interrogations', 'interrogation-droid', 'interrogation-droid', 'isb-interrogators', 'intimidated', 'interrogation'] },
  { set: 25, side: 'dark', faction: 'sith', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['shadows-of-dathomir', 'nightsister', 'nightsister', 'rancor', 'the-hands-blessing', 'a-disturbance-in-the-force'] },
  { set: 26, side: 'dark', faction: 'imperial-navy', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['imperial-command', 'admiral-motti', 'duty-officer', 'heavy-stormtrooper-squad', 'heavy-stormtrooper-squad', 'orbital-bombardment'] },
  { set: 27, side: 'dark', faction: 'imperial-navy', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['kuat-reinforcements', 'backstabber', 'tie-fighter', 'tie-bomber', 'tallon-roll', 'death-from-above'] },
  { set: 28, side: 'dark', faction: 'imperial-navy', factionOnly: true, onePerDeck: false, box: 1,
    cards: ['the-ultimate-power', 'grand-moff-tarkin', 'superlaser-engineer', 'stormtrooper-elite', 'control-room', 'superlaser-blast'] },
  { set: 29, side: 'dark', faction: 'imperial-navy', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['death-and-despayre', 'devastator', 'imperial-officer', 'control-room', 'defense-upgrade', 'heat-of-battle-dark'] },
  { set: 30, side: 'dark', faction: 'imperial-navy', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['defense-protocol', 'tie-attack-squadron', 'tie-fighter', 'tallon-roll', 'death-from-above', 'twist-of-fate-dark'] },
  { set: 31, side: 'dark', faction: 'imperial-navy', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['the-endor-gambit', 'at-st-commander', 'at-st', 'at-st', 'aft-armor-plating', 'target-of-opportunity-dark'] },
  { set: 32, side: 'dark', faction: 'imperial-navy', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['take-them-prisoner', 'death-star-trooper', 'death-star-trooper', 'detained', 'trooper-assault', 'tear-this-ship-apart'] },
  { set: 33, side: 'dark', faction: 'scum-and-villainy', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['the-bespin-exchange', 'boba-fett', 'outer-rim-hunter', 'mandalorian-armor', 'blaster-pistol', 'bounty-collection'] },
  { set: 34, side: 'dark', faction: 'neutral', factionOnly: false, onePerDeck: false, box: 1,
    cards: ['looking-for-droids', 'viper-probe-droid', 'viper-probe-droid', 'dark-alliance', 'dark-alliance', 'its-worse'] },
  { set: 35, side: 'dark', faction: 'neutral', factionOnly: false, onePerDeck: true, box: 1,
    cards: ['corporate-exploitation', 'espo-trooper', 'espo-trooper', 'espo-trooper', 'espo-trooper', 'espo-trooper'] },
  { set: 36, side: 'dark', faction: 'neutral', factionOnly: false, onePerDeck: true, box: 2,
    cards: ['reconnaissance-mission', 'human-replica-droid', 'human-replica-droid', 'heat-of-battle-dark', 'target-of-opportunity-dark', 'twist-of-fate-dark'] },
];

export const setOf = (number: number): ObjectiveSet => {
  const found = OBJECTIVE_SETS[number - 1];
  if (!found)
    throw new Error(
      `The core set has no objective set ${number}. Use 1 to ${OBJECTIVE_SETS.length}.`,
    );
  return found;
};

/** Eight sets each, as the rulebook lists them. */
export const STARTER_DECKS = {
  jedi: [1, 2, 3, 4, 5, 6, 7, 18],
  'rebel-alliance': [8, 9, 10, 11, 12, 13, 14, 18],
  sith: [19, 20, 21, 22, 23, 24, 25, 36],
  'imperial-navy': [26, 27, 28, 29, 30, 31, 32, 36],
} as const satisfies Partial<Record<Faction, readonly number[]>>;

export type StarterDeck = keyof typeof STARTER_DECKS;
