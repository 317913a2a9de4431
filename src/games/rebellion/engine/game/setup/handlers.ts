import type { Handlers } from '../draft.ts';
import { boxActions, placeLoyalty, revealProbe, startingAction } from './advanced-forces.ts';
import { firstForces } from './first-forces.ts';
import type { SetupFrame } from './frames.ts';
import { hideBase } from './hide-base.ts';
import { placeUnits } from './place-units.ts';
import {
  actionsShuffled,
  beginSetup,
  dealHands,
  leadersReady,
  markersPlaced,
  missionsSorted,
  objectivesStacked,
  setupDone,
  tacticsShuffled,
} from './prepare.ts';

export const setupHandlers = {
  setup: { settle: beginSetup },
  'setup-leaders': { settle: leadersReady },
  'setup-track': { settle: markersPlaced },
  'setup-objectives': { settle: objectivesStacked },
  'setup-actions': { settle: actionsShuffled },
  'setup-tactics': { settle: tacticsShuffled },
  'setup-missions': { settle: missionsSorted },
  'setup-first-forces': { settle: firstForces },
  'reveal-probe': revealProbe,
  'setup-loyalty': { settle: placeLoyalty },
  'place-units': placeUnits,
  'starting-action': startingAction,
  'box-actions': { settle: (draft, { side }) => boxActions(draft, side) },
  'hide-base': hideBase,
  'setup-hands': { settle: dealHands },
  'setup-done': { settle: setupDone },
} satisfies Handlers<SetupFrame>;
