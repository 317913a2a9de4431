const SHEETS: Readonly<Record<string, string>> = import.meta.glob('../games/*/boards/board.css', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The look of a game's board, loaded with its walkthroughs only. */
export const boardStyles = (game: string): string | undefined =>
  SHEETS[`../games/${game}/boards/board.css`];
