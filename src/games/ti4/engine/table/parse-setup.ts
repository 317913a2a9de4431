import { BadSetup, choiceOf, fields, parseWith, whole } from '../../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../../engine/playable.ts';
import { parseAction } from '../action/parse-setup.ts';
import { sheetOf } from '../action/query.ts';
import type { Hand, TradeSetup } from './trade-types.ts';

const MANY = 99;
const BOARD = ['systems', 'players', 'active', 'units'];

const read = (value: unknown): TradeSetup => {
  const top = fields(value, '', [...BOARD, 'phase', 'hands']);
  const parsed = parseAction(Object.fromEntries(BOARD.map((key) => [key, top[key]])));
  if (!parsed.ok) throw new BadSetup(parsed.path, parsed.problem);
  const { setup: board } = parsed;
  const hands = fields(top['hands'], 'hands', board.players);
  return {
    board,
    phase:
      top['phase'] === undefined ? 'turn' : choiceOf(top['phase'], 'phase', ['turn', 'agenda']),
    hands: Object.fromEntries(
      board.players.map((player): readonly [string, Hand] => {
        const path = `hands.${player}`;
        const hand = fields(hands[player], path, ['commodities', 'notes', 'inPlay', 'actionCards']);
        const count = (key: string): number => whole(hand[key], `${path}.${key}`, 0, MANY, 0);
        return [
          player,
          {
            goods: sheetOf(board, player).goods,
            commodities: count('commodities'),
            notes: count('notes'),
            inPlay: count('inPlay'),
            actionCards: count('actionCards'),
          },
        ];
      }),
    ),
  };
};

/** Checks what an author wrote; never throws. */
export const parseTrade = (value: unknown): ParsedSetup<TradeSetup> => parseWith(() => read(value));
