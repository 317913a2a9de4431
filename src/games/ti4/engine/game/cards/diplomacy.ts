import { hasToken, sheetOf } from '../../action/query.ts';
import { POOLS } from '../../action/types.ts';
import type { PlayerId, Pool } from '../../action/types.ts';
import { changeSheet, done, emit, offer, push } from '../draft.ts';
import type { Asking, Draft, FrameOf } from '../draft.ts';
import { MECATOL_TILE } from '../../data/tiles.ts';
import { playRound } from '../parts/round.ts';
import { othersAfter, systemsOf } from '../query.ts';
import { layToken } from './construction.ts';

const READIED_PLANETS = 2;

/** A system with a planet of one's own, closed to the others by tokens of theirs. */
export const guarded: Asking<'guarded'> = {
  settle(draft, { by }) {
    const open = systemsOf(draft.state, by).filter((id) => id !== String(MECATOL_TILE));
    if (open.length > 0) return;
    done(draft);
    readyPlanets(draft, by);
  },
  ask(state, { by }) {
    return {
      by,
      rules: ['diplomacy-strategy-card.primary'],
      options: systemsOf(state, by).map((system) =>
        offer(
          { kind: 'guard', system },
          system === String(MECATOL_TILE) && 'diplomacy-strategy-card.primary',
        ),
      ),
    };
  },
  choose: {
    guard(draft, { by }, { system }) {
      emit(draft, 'system-guarded', { player: by, system }, 'diplomacy-strategy-card.primary');
      done(draft);
      push(
        draft,
        ...othersAfter(draft.state, by).map((other): FrameOf<'guard-from'> => ({
          at: 'guard-from',
          by: other,
          system,
        })),
        {
          at: 'at-table',
          frames: [{ at: 'ready-planets', by, left: READIED_PLANETS, primary: true }],
        },
      );
    },
  },
};

const readyPlanets = (draft: Draft, by: PlayerId): void =>
  playRound(draft, [{ at: 'ready-planets', by, left: READIED_PLANETS, primary: true }]);

const lay = (draft: Draft, by: PlayerId, system: string, from: Pool | 'reserve'): void => {
  const sheet = sheetOf(draft.state.board, by);
  changeSheet(draft, by, { [from]: sheet[from] - 1 });
  layToken(draft, by, system);
  emit(
    draft,
    'token-placed-at',
    { player: by, system, from },
    'diplomacy-strategy-card.primary',
    from !== 'reserve' && 'diplomacy-strategy-card.no-reinforcements',
  );
  done(draft);
};

/** Each other player's token comes from the reinforcements; only without one there is a choice. */
export const guardFrom: Asking<'guard-from'> = {
  settle(draft, { by, system }) {
    const { board } = draft.state;
    const sheet = sheetOf(board, by);
    if (hasToken(board, system, by)) {
      emit(
        draft,
        'token-there-already',
        { player: by, system },
        'diplomacy-strategy-card.token-there',
      );
      done(draft);
    } else if (sheet.reserve > 0) lay(draft, by, system, 'reserve');
    // Every token lies on the board already.
    else if (POOLS.every((pool) => sheet[pool] === 0)) done(draft);
  },
  ask(state, { by }) {
    const sheet = sheetOf(state.board, by);
    return {
      by,
      rules: ['diplomacy-strategy-card.no-reinforcements', 'command-tokens.none-to-place'],
      options: POOLS.filter((pool) => sheet[pool] > 0).map((pool) => offer({ kind: 'pool', pool })),
    };
  },
  choose: {
    pool(draft, { by, system }, { pool }) {
      lay(draft, by, system, pool);
      if (pool === 'fleet') push(draft, { at: 'fleets', by });
    },
  },
};
