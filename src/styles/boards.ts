import rebellion from './board-rebellion.css?url';
import swdbg from './board-swdbg.css?url';
import swlcg from './board-swlcg.css?url';
import ti4 from './board-ti4.css?url';

const SHEETS: Readonly<Record<string, string>> = { rebellion, swdbg, swlcg, ti4 };

/** The look of a game's board, loaded with its walkthroughs only. */
export const boardStyles = (game: string): string | undefined => SHEETS[game];
