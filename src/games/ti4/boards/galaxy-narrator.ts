import type { PlayerId } from '../engine/action/types.ts';
import { tileOf } from '../engine/data/tiles.ts';
import { galaxy } from '../engine/galaxy/galaxy.ts';
import { textOf } from '../engine/galaxy/spaces.ts';
import type {
  GalaxyChoice,
  GalaxyEvent,
  GalaxySetup,
  GalaxyState,
  GalaxyTask,
} from '../engine/galaxy/types.ts';
import { hexDistance, ringOf, sameHex } from '../engine/hexes.ts';
import type { GalaxyMessages, GalaxyNames } from '../words/galaxy.ts';
import { planetName } from '../words/planets.ts';
import type { Language } from '../../../rules/languages.ts';
import { opened } from '../../../player/narrator.ts';
import type { Narrator } from '../../../player/narrator.ts';

export const galaxyNames = (language: Language, messages: GalaxyMessages): GalaxyNames => ({
  tile: (number) => {
    const { planets, anomalies, wormholes } = tileOf(number);
    const { kinds } = messages.board;
    const parts = [
      ...planets.map((planet) => planetName(language, planet)),
      ...anomalies.map((kind) => kinds[kind]),
      ...wormholes.map((kind) => kinds[kind]),
    ];
    return `${number} (${parts.length > 0 ? parts.join(', ') : kinds.empty})`;
  },
  place: (hex) => {
    const ring = hexDistance(hex, [0, 0]);
    return [ring, ringOf(ring).findIndex((other) => sameHex(other, hex)) + 1];
  },
});

export const galaxyNarrator = (
  setup: GalaxySetup,
  language: Language,
  messages: GalaxyMessages,
): Narrator<GalaxyState, GalaxyChoice, GalaxyEvent> => {
  const names = galaxyNames(language, messages);
  return {
    procedure: opened(galaxy, setup),
    side: (player) => messages.players[player as PlayerId],
    // Kind and data of one event belong together; the types of a union cannot say so.
    event: ({ kind, data }) => messages.events[kind](data as never, names),
    question: ({ agenda }) => {
      const frame = agenda.at(-1);
      if (frame?.at === 'place' && frame.tile !== null) {
        return `${messages.tasks.where} ${names.tile(frame.tile)}`;
      }
      return frame ? messages.tasks[frame.at as GalaxyTask] : '';
    },
    choice: (choice) => messages.choice(choice, names),
    hint: () => undefined,
    outcome: (state) => messages.outcome(textOf(state)),
    draw: (of) => messages.draws[of as 'blue-tile' | 'red-tile'],
    face: (_of, result) => names.tile(Number(result)),
    cause: (id) => id,
  };
};
