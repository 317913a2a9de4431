import { h } from 'preact';
import type { ComponentChild } from 'preact';
import type { GameEvent } from '../engine/procedure.ts';
import { loadEditable } from '../games/ask.ts';
import { loadPlay } from '../games/player.ts';
import type { PlayerAdapter } from '../player/adapter.ts';
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

type AnyAdapter = PlayerAdapter<unknown, object, GameEvent>;
type AnyLaid = Laid<unknown, unknown, object, GameEvent>;

const randomWord = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** The position that an address tells of; null: it cannot be laid out. */
export const openAsked = async (
  data: AskData,
  notes: SharedNotes,
  scene: Scene,
  { origin, link, edits }: Pick<Asked, 'origin' | 'link' | 'edits'>,
  onLeave: () => void,
): Promise<ComponentChild> => {
  const [play, anyEditable] = await Promise.all([loadPlay(scene.play), loadEditable(scene.play)]);
  // Which game it is, nobody needs to know here.
  const editable = anyEditable as unknown as Editable<unknown>;
  const { language, words } = data;
  const { procedure, play: file, id: scenario } = scene;
  const adapterFor = async (setup: unknown): Promise<AnyAdapter> => {
    const page = { language, words, ...notes, procedure, setup, play: file, scenario, choices: [] };
    return (await play.ready(page, randomWord)) as unknown as AnyAdapter;
  };
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
    () => chosenBy(adapter.procedure, link.digits),
    adapter.fetchMore,
  );
  const first = await lay(setup, choices);
  return h(Ask<unknown, unknown, object, GameEvent>, {
    key: `${origin} ${scenario}`,
    data,
    notes,
    title: scene.title,
    editable,
    first,
    lay,
    addressOf: (laid) =>
      formatAsked({
        origin,
        link: { scenario, seed: link.seed, digits: digitsIn(laid.game) },
        edits: editsBetween(editable, scene.setup, laid.setup),
        then: [],
      }),
    onLeave,
  });
};
