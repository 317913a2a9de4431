import rebellion from './board-rebellion.css?url';
import swdbg from './board-swdbg.css?url';

const SHEETS: Readonly<Record<string, string>> = { rebellion, swdbg };

/** The look of a game's board, loaded with its walkthroughs only. */
export const boardStyles = (game: string): string | undefined => SHEETS[game];
