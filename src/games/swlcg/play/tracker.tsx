import { playOf } from '../../../player/play.tsx';
import { TrackerBoard } from '../boards/tool-boards.tsx';
import { tracker } from '../engine/tracker/tracker.ts';
import type { ToolMessages, TrackerTold } from '../words/tools.ts';

export const play = playOf<null, ToolMessages, TrackerTold>(
  {
    uk: async () => (await import('../words/uk/tools.ts')).uk,
    ru: async () => (await import('../words/ru/tools.ts')).ru,
  },
  ({ words: { tracker: words } }) => ({
    procedure: tracker,
    words,
    names: () => null,
    Board: ({ state }) => <TrackerBoard state={state} messages={words} />,
  }),
);
