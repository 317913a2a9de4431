import { hasBoard } from '../pictures/board-picture.ts';
import type { Flat } from '../player/flatten.ts';
import { procedureOf } from '../games/procedures.ts';
import { tellingBoard } from '../player/telling-moment.tsx';
import { LANGUAGES } from '../rules/languages.ts';
import type { Game, Scenario } from '../rules/model.ts';
import { getModel } from '../rules/ask/get-model.ts';
import { walkthroughData } from './walkthrough-data.ts';

/** The board that a link to a walkthrough shows; null: there is nothing to see on it. */
export async function boardOf(scenario: Scenario, game: Game): Promise<readonly Flat[] | null> {
  if (procedureOf(scenario.procedure).unshown) return null;
  const board = await tellingBoard(walkthroughData(await getModel(), game, scenario, LANGUAGES[0]));
  return hasBoard(board) ? board : null;
}
