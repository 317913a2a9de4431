import type { FunctionComponent } from 'preact';
import type { GameEvent, SideId } from '../engine/procedure.ts';
import type { Narrator } from './narrator.ts';
import type { OddsOf } from '../calculator/view.ts';

export interface BoardProps<State> {
  readonly state: State;
  /** Who looks; without one, all cards lie open. */
  readonly viewer?: SideId | undefined;
}

/** All the player knows of a game: its words and two pictures. */
export interface PlayerAdapter<
  State,
  Choice extends object,
  Event extends GameEvent,
> extends Narrator<State, Choice, Event> {
  /** Fetches what a step lacked (`MissingPart`); afterwards the same step succeeds. */
  readonly fetchMore?: (() => Promise<void>) | undefined;
  /** What a calculator of odds can be asked about a position. */
  readonly odds?: OddsOf<State> | undefined;
  readonly Board: FunctionComponent<BoardProps<State>>;
  /** What only somebody else may know of; nothing, where all of the game is open. */
  readonly isSecret?: ((event: Event, viewer: SideId) => boolean) | undefined;
  /** Who decides after whoever does now, where the agenda does not tell. */
  readonly next?: ((state: State) => SideId | undefined) | undefined;
  /** What one draw shows; draws nothing where a name says it all. */
  readonly Face: FunctionComponent<{ readonly of: string; readonly result: string }>;
}

/** Of a game that nobody needs to know. */
export type AnyAdapter = PlayerAdapter<unknown, object, GameEvent>;
