/** A position taken out of a whole game: what can be asked about it, and by which file it is played. */
export interface Taken {
  readonly play: string;
  readonly procedure: string;
  readonly setup: unknown;
}

/** null: of this moment nothing can be asked yet, or nothing any more. */
export type Take<State> = (state: State) => Taken | null;
