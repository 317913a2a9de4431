import rebellion from '../games/rebellion/boards/board.css?url';
import swdbg from '../games/swdbg/boards/board.css?url';
import swlcg from '../games/swlcg/boards/board.css?url';
import ti4 from '../games/ti4/boards/board.css?url';

const SHEETS: Readonly<Record<string, string>> = { rebellion, swdbg, swlcg, ti4 };

/** The look of a game's board, loaded with its walkthroughs only. */
export const boardStyles = (game: string): string | undefined => SHEETS[game];
