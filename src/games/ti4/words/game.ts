import type { PlayerId } from '../engine/action/types.ts';
import type { FactionId } from '../engine/data/factions.ts';
import type {
  Deed,
  Drawer,
  GameOutcome,
  GameState,
  GameTask,
  OwnChoice,
  OwnEvent,
  Phase,
} from '../engine/game/index.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Telling } from '../../../player/telling.ts';
import { actionNames } from './action.ts';
import type { ActionNames } from './action.ts';
import { agendaNames } from './agenda.ts';
import { galaxyNames } from './galaxy.ts';
import type { PartNames, PartWords } from './parts.ts';
import { roundNames } from './round.ts';
import type { RoundNames } from './round.ts';

export interface GameNames extends ActionNames, RoundNames {
  readonly faction: (id: FactionId) => string;
}

/** What the whole game can say besides its parts. */
export interface GameTold {
  readonly Side: PlayerId;
  readonly State: GameState;
  readonly Choice: OwnChoice;
  readonly Event: OwnEvent;
  readonly Outcome: GameOutcome;
  readonly Task: GameTask;
  readonly Names: GameNames;
}

export interface GameMessages extends Telling<GameTold> {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly drawers: Readonly<Record<Drawer, string>>;
  readonly deeds: Readonly<Record<Deed, string>>;
}

/** The words of the game with those of all that goes on inside it. */
export interface GameWords extends PartWords {
  readonly game: GameMessages;
}

/** A system is called by the number of its tile and what lies on it. */
export const partNames = (
  language: Language,
  words: PartWords,
  term: (id: string) => string,
): PartNames => {
  const galaxy = galaxyNames(language, words.galaxy, term);
  const system = (id: string): string => galaxy.tile(Number(id));
  const action = actionNames(language, words.action, term);
  return {
    action: {
      ...action,
      system,
      figure: (state, id) => {
        const found = state.units.find((unit) => unit.id === id);
        return found?.planet === null
          ? `${term(found.type)} (${system(found.system)}${found.damaged ? `, ${words.action.board.damaged}` : ''})`
          : action.figure(state, id);
      },
    },
    agenda: agendaNames(language, words.agenda, term),
    galaxy,
    round: roundNames(language, term),
    trade: null,
  };
};

export const gameNames = (parts: PartNames, term: (id: string) => string): GameNames => ({
  ...parts.action,
  ...parts.round,
  faction: term,
});
