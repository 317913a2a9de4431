import { h } from 'preact';
import type { ComponentChild } from 'preact';
import type { Link } from '../engine/link.ts';
import { position } from '../engine/play.ts';
import type { GameEvent } from '../engine/procedure.ts';
import { loadEditable, loadTake } from '../games/ask.ts';
import { loadPlay } from '../games/player.ts';
import type { AnyAdapter } from '../player/adapter.ts';
import { withParts } from '../player/play.tsx';
import type { SharedNotes } from '../player/player-data.ts';
import { formatAsked } from './address.ts';
import type { Asked } from './address.ts';
import { Ask } from './ask.tsx';
import type { Laid } from './ask.tsx';
import type { AskData, Scene } from './ask-data.ts';
import { edited, editsBetween, settled } from './edits.ts';
import type { Editable } from './field.ts';
import { chosenBy, digitsIn, played } from './laid.ts';

type AnyLaid = Laid<unknown, unknown, object, GameEvent>;

const randomWord = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

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
export const openAsked = async (
  data: AskData,
  notes: SharedNotes,
  found: Scene,
  asked: Asked,
  onLeave: () => void,
): Promise<ComponentChild> => {
  const { origin, link, edits, then } = asked;
  const isTaken = origin === 'game';
  const scene = isTaken ? await takenFrom(data, notes, found, link) : found;
  if (!scene) return null;
  const [adapterFor, anyEditable] = await Promise.all([
    adapting(data, notes, scene),
    loadEditable(scene.play),
  ]);
  const editable = anyEditable as unknown as Editable<unknown>;
  const lay = async (wanted: unknown, choices: readonly object[]): Promise<AnyLaid> => {
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
  const first = await lay(setup, choices);
  return h(Ask<unknown, unknown, object, GameEvent>, {
    key: formatAsked(asked),
    data,
    notes,
    title: scene.title,
    editable,
    first,
    lay,
    addressOf: (laid) =>
      formatAsked({
        origin,
        link: isTaken ? link : { ...link, digits: digitsIn(laid.game) },
        edits: editsBetween(editable, scene.setup, laid.setup),
        then: isTaken ? digitsIn(laid.game) : [],
      }),
    onLeave,
  });
};
