import { renderToString } from 'preact-render-to-string';
import { newGame, play } from '../../engine/play.ts';
import { loadPlay } from '../../games/player.ts';
import type { PlayerData } from '../../player/player-data.ts';
import { withParts } from '../../player/play.tsx';

/** A board as it is drawn after so many steps of a worked example. */
export interface Moment {
  readonly step: number;
  /** What it is shown for; a short example may be at its end when it is most crowded. */
  readonly as: readonly string[];
  readonly html: string;
}

const mostDrawn = (drawn: readonly string[]): number =>
  drawn.reduce((most, html, at) => (html.length > (drawn[most]?.length ?? 0) ? at : most), 0);

/** The board of a worked example at its beginning, in the middle, at its end and where most is drawn. */
export async function momentsOf(data: PlayerData): Promise<readonly Moment[]> {
  const { ready } = await loadPlay(data.play);
  const adapter = await ready(data, () => 1);
  const { Board, fetchMore, procedure } = adapter;
  // The check of the content has replayed them.
  const book = data.choices as readonly never[];
  const game = await withParts(
    () => book.reduce((played, choice) => play(played, choice), newGame(procedure, null)),
    fetchMore,
  );
  const states = [game.opening, ...game.moves].map(({ state }) => state);
  const drawn = states.map((state) => renderToString(<Board state={state} />));
  const shown: readonly (readonly [string, number])[] = [
    ['beginning', 0],
    ['middle', Math.floor(states.length / 2)],
    ['most crowded', mostDrawn(drawn)],
    ['end', states.length - 1],
  ];
  return [...new Set(shown.map(([, step]) => step))]
    .sort((one, other) => one - other)
    .map((step) => ({
      step,
      as: shown.filter(([, at]) => at === step).map(([name]) => name),
      html: drawn[step] ?? '',
    }));
}
