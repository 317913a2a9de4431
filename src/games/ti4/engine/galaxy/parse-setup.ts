import { BadSetup, choiceOf, fields, list, parseWith } from '../../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../../engine/playable.ts';
import { PLAYERS } from '../action/types.ts';
import { FACTION_IDS } from '../data/factions.ts';
import { PLAYER_COUNTS } from '../data/layouts.ts';
import type { GalaxySetup } from './types.ts';

const read = (value: unknown): GalaxySetup => {
  const top = fields(value, '', ['players', 'speaker', 'factions']);
  const players = list(top['players'], 'players', PLAYERS.length).map((entry) =>
    choiceOf(entry, 'players', PLAYERS),
  );
  if (!PLAYER_COUNTS.some((count) => count === players.length)) {
    throw new BadSetup('players', 'three-to-six');
  }
  const factions = fields(top['factions'], 'factions', players);
  return {
    players,
    speaker: choiceOf(top['speaker'], 'speaker', players),
    factions: Object.fromEntries(
      Object.entries(factions).map(([player, faction]) => [
        player,
        choiceOf(faction, `factions.${player}`, FACTION_IDS),
      ]),
    ),
  };
};

/** Checks what an author wrote; never throws. */
export const parseGalaxy = (value: unknown): ParsedSetup<GalaxySetup> =>
  parseWith(() => read(value));
