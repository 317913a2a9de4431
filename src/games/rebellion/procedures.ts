import { describe } from '../../player/described.ts';
import type { Described } from '../../player/described.ts';
import { ACTION_IDS } from './engine/actions.ts';
import * as cited from './engine/cited-rules.ts';
import { combat } from './engine/combat/combat.ts';
import { parseSetup } from './positions/combat.ts';
import { parsePosition } from './positions/game.ts';
import { summaryOf } from './engine/combat/summary.ts';
import { GAME_PROCEDURES } from './engine/game/procedures.ts';
import { gameSummary } from './engine/game/summary.ts';
import { LEADER_IDS } from './engine/leaders.ts';
import { MISSION_IDS } from './engine/missions.ts';
import { OBJECTIVE_IDS } from './engine/objectives.ts';
import { RING_IDS } from './engine/rings.ts';
import { TACTICS } from './engine/tactics.ts';
import { UNIT_IDS } from './engine/units.ts';
import { unprintedCards } from './words/cards.ts';

/** Every glossary term a combat may name. */
const COMBAT_TERMS = [...UNIT_IDS, ...LEADER_IDS, ...TACTICS.map(({ card }) => card)];

/** Any part of the whole game, a combat inside it included. */
const game = {
  read: parsePosition,
  summary: gameSummary,
  play: 'game',
  cited: [...new Set([...cited.game, ...cited.combat])],
  // What the glossary lacks has a name of ours.
  terms: [...COMBAT_TERMS, ...MISSION_IDS, ...ACTION_IDS, ...OBJECTIVE_IDS, ...RING_IDS],
  shared: true,
  unprinted: unprintedCards,
};

export const rebellionProcedures: readonly Described[] = [
  describe(combat, {
    read: parseSetup,
    summary: summaryOf,
    play: 'combat',
    cited: cited.combat,
    terms: [...COMBAT_TERMS, 'death-star-plans'],
  }),
  ...GAME_PROCEDURES.map((procedure) => describe(procedure, game)),
];
