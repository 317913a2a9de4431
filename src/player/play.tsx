import type { FunctionComponent } from 'preact';
import { MissingPart } from '../engine/procedure.ts';
import type { GameEvent, Procedure, SideId } from '../engine/procedure.ts';
import type { OddsOf } from '../calculator/view.ts';
import type { BoardProps, PlayerAdapter } from './adapter.ts';
import { narratorOf, opened } from './narrator.ts';
import type { Voice } from './narrator.ts';
import type { PlayerData } from './player-data.ts';
import type { Told, WordsIn } from './telling.ts';

type NewSeed = () => number;

/** What a page knows of the procedure it plays, and its words. */
export interface Page<Setup, Words> extends Pick<
  PlayerData,
  'language' | 'scenario' | 'procedure' | 'terms' | 'rules'
> {
  /** The build has read it and stopped at every mistake; the page carries what it read. */
  readonly setup: Setup;
  readonly words: Words;
  readonly newSeed: NewSeed;
}

/** How a page plays and tells a procedure: its voice, its picture, its link to the odds. */
interface Parts<Setup, T extends Told, H extends Told> extends Voice<T, H> {
  readonly procedure: Procedure<
    Setup,
    T['State'],
    T['Choice'] | H['Choice'],
    T['Event'] | H['Event'],
    T['Outcome']
  >;
  readonly Board: FunctionComponent<BoardProps<T['State']>>;
  readonly isSecret?: (event: T['Event'] | H['Event'], viewer: SideId) => boolean;
  readonly next?: (state: T['State']) => SideId | undefined;
  readonly Face?: PlayerAdapter<never, object, never>['Face'];
  readonly odds?: OddsOf<T['State']>;
  readonly fetchMore?: () => Promise<void>;
}

/** A family of procedures that one file plays and tells, in the player and in the text. */
export interface Play<Setup, Words, State, Choice extends object, Event extends GameEvent> {
  readonly words: WordsIn<Words>;
  readonly adapterOf: (page: Page<Setup, Words>) => PlayerAdapter<State, Choice, Event>;
  /** The same for a page, once its words are there. */
  readonly ready: (
    data: PlayerData,
    newSeed: NewSeed,
  ) => Promise<PlayerAdapter<State, Choice, Event>>;
}

/** A play whose kind of game nobody needs to know. */
export type AnyPlay = Pick<Play<never, never, never, never, never>, 'ready'>;

/** A step that lacks code fetches it and is taken again. */
export const withParts = async <Value,>(
  step: () => Value,
  fetchMore: (() => Promise<void>) | undefined,
): Promise<Value> => {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof MissingPart) || !fetchMore) throw error;
    await fetchMore();
    return step();
  }
};

/** The procedure that a page asks for, among those of its family. */
export const named = <P extends { readonly id: string }>(family: readonly P[], id: string): P => {
  const found = family.find((procedure) => procedure.id === id);
  if (!found) throw new Error(`No procedure is called «${id}» here.`);
  return found;
};

/** Most results are told by their names alone. */
const NoFace = (): null => null;

export const playOf = <Setup, Words, T extends Told, H extends Told = T>(
  words: WordsIn<Words>,
  partsOf: (page: Page<Setup, Words>) => Parts<Setup, T, H>,
): Play<Setup, Words, T['State'], T['Choice'] | H['Choice'], T['Event'] | H['Event']> => {
  const adapterOf = (page: Page<Setup, Words>) => {
    const {
      procedure,
      Board,
      Face = NoFace,
      isSecret,
      next,
      odds,
      fetchMore,
      ...voice
    } = partsOf(page);
    const narrator = narratorOf<T, H>(opened(procedure, page.setup), voice);
    return { ...narrator, Board, Face, isSecret, next, odds, fetchMore };
  };
  const ready = async (data: PlayerData, newSeed: NewSeed) => {
    const spoken = await words[data.language]();
    return adapterOf({ ...data, setup: data.setup as Setup, words: spoken, newSeed });
  };
  return { words, adapterOf, ready };
};
