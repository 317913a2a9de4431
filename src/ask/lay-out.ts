import type { Link } from '../engine/link.ts';
import { position } from '../engine/play.ts';
import type { GameEvent } from '../engine/procedure.ts';
import { loadEditable, loadTake } from '../games/ask.ts';
import { loadPlay } from '../games/player.ts';
import type { AnyAdapter } from '../player/adapter.ts';
import { withParts } from '../player/play.tsx';
import type { SharedNotes } from '../player/player-data.ts';
import type { Asked, Origin } from './address.ts';
import type { Laid } from './ask.tsx';
import type { AskData, Scene } from './ask-data.ts';
import { edited, settled } from './edits.ts';
import { fetched } from './fetched.ts';
import type { Editable } from './field.ts';
import { chosenBy, played } from './laid.ts';

export type AnyLaid = Laid<unknown, unknown, object, GameEvent>;

/** A position of an address, and how one like it is laid out. */
export interface LaidOut {
  readonly scene: Scene;
  readonly editable: Editable<unknown>;
  readonly first: AnyLaid;
  readonly lay: (wanted: unknown, choices: readonly object[]) => Promise<AnyLaid>;
}

const randomWord = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Positions of walkthroughs are fetched when an address leads to one. */
const scenesOf = async ({ scenes, others }: AskData, origin: Origin): Promise<readonly Scene[]> =>
  origin === 'ask' ? scenes : ((await fetched(others)) as Record<Origin, readonly Scene[]>)[origin];

type Adapting = (setup: unknown) => Promise<AnyAdapter>;

const adapting = async (data: AskData, notes: SharedNotes, scene: Scene): Promise<Adapting> => {
  const play = await loadPlay(scene.play);
  const { language, words } = data;
  const { procedure, play: file, id: scenario } = scene;
  return async (setup) => {
    const page = { language, words, ...notes, procedure, setup, play: file, scenario, choices: [] };
    // Which game it is, nobody needs to know here.
    return (await play.ready(page, randomWord)) as unknown as AnyAdapter;
  };
};

/** The moment of a whole game as a position of its own; null: nothing can be asked about it. */
const takenFrom = async (
  data: AskData,
  notes: SharedNotes,
  scene: Scene,
  { seed, digits }: Link,
): Promise<Scene | null> => {
  const [adapterFor, take] = await Promise.all([
    adapting(data, notes, scene),
    loadTake(scene.play),
  ]);
  const { procedure, fetchMore } = await adapterFor(scene.setup);
  const game = await withParts(
    () => played(procedure, seed, chosenBy(procedure, digits)),
    fetchMore,
  );
  // The state is of the very game that the file takes positions out of.
  const taken = take(position(game).state as never);
  return taken && { ...scene, ...taken };
};

/** The position that an address tells of; null: it cannot be laid out. */
export const layOut = async (
  data: AskData,
  notes: SharedNotes,
  { origin, link, edits, then }: Asked,
): Promise<LaidOut | null> => {
  const found = (await scenesOf(data, origin)).find(({ id }) => id === link.scenario);
  const isTaken = origin === 'game';
  const scene = found && isTaken ? await takenFrom(data, notes, found, link) : found;
  if (!scene) return null;
  const [adapterFor, anyEditable] = await Promise.all([
    adapting(data, notes, scene),
    loadEditable(scene.play),
  ]);
  const editable = anyEditable as unknown as Editable<unknown>;
  const lay: LaidOut['lay'] = async (wanted, choices) => {
    const setup = settled(editable, scene.setup, wanted);
    const adapter = await adapterFor(setup);
    const game = await withParts(
      () => played(adapter.procedure, link.seed, choices),
      adapter.fetchMore,
    );
    return { setup, adapter, game };
  };
  const setup = edited(editable, scene.setup, edits);
  if (editable.misfit(setup)) return null;
  const { adapter } = await lay(setup, []);
  const choices = await withParts(
    () => chosenBy(adapter.procedure, isTaken ? then : link.digits),
    adapter.fetchMore,
  );
  return { scene, editable, first: await lay(setup, choices), lay };
};
