import { inSystem, profile, sheetOf, unitOf } from '../../action/query.ts';
import { POOLS } from '../../action/types.ts';
import type { PlayerId, Sheet, Unit } from '../../action/types.ts';
import { UNIT_IDS } from '../../data/units.ts';
import { changeBoard, changeSheet, done, emit, offer, replace } from '../draft.ts';
import type { Asking, Passing } from '../draft.ts';
import { playAction } from '../parts/action.ts';
import { homeOf, tokensOf } from '../query.ts';
import type { GameState } from '../types.ts';

export const recall: Asking<'recall'> = {
  settle(draft, { by }) {
    if (tokensOf(draft.state, by).length === 0) done(draft);
  },
  ask(state, { by }) {
    return {
      by,
      rules: ['warfare-strategy-card.remove-token'],
      options: tokensOf(state, by).map((system) => offer({ kind: 'recall', system })),
    };
  },
  choose: {
    recall(draft, { by }, { system }) {
      replace(draft, { at: 'recall-to', by, system });
    },
  },
};

export const recallTo: Asking<'recall-to'> = {
  ask(_state, { by }) {
    return {
      by,
      rules: ['warfare-strategy-card.remove-token'],
      options: POOLS.map((pool) => offer({ kind: 'pool', pool })),
    };
  },
  choose: {
    pool(draft, { by, system }, { pool }) {
      const { board } = draft.state;
      const owners = (board.tokens[system] ?? []).filter((owner) => owner !== by);
      changeBoard(draft, { tokens: { ...board.tokens, [system]: owners } });
      changeSheet(draft, by, { [pool]: sheetOf(board, by)[pool] + 1 });
      emit(
        draft,
        'token-recalled',
        { player: by, system, pool },
        'warfare-strategy-card.remove-token',
      );
      done(draft);
    },
  },
};

export const homeDocks = (state: GameState, by: PlayerId): readonly Unit[] => {
  const home = homeOf(state, by);
  if (home === null) return [];
  return inSystem(state.board, home, by).filter(({ type }) => type === 'space-dock');
};

/** For a while nothing but one dock produces. */
const only = ({ board }: GameState, by: PlayerId, docks: readonly Unit[]): Sheet['values'] => {
  const makers = new Set(
    board.units
      .filter((unit) => unit.owner === by && profile(board, unit).production !== null)
      .map(({ type }) => type),
  );
  const hosts = docks.reduce((sum, dock) => sum + (profile(board, dock).hosts ?? 0), 0);
  return Object.fromEntries(
    UNIT_IDS.filter((id) => makers.has(id)).map((id) => [
      id,
      id === 'space-dock' ? { hosts } : { production: null },
    ]),
  );
};

export const homeDock: Asking<'home-dock'> = {
  ask(state, { by }) {
    return {
      by,
      rules: ['warfare-strategy-card.secondary', 'warfare-strategy-card.no-token'],
      options: homeDocks(state, by).map(({ id }) => offer({ kind: 'dock', unit: id })),
    };
  },
  choose: {
    dock(draft, { by }, { unit }) {
      const docks = homeDocks(draft.state, by);
      const aside = docks.filter(({ id }) => id !== unit);
      const { board } = draft.state;
      const { system } = unitOf(board, unit);
      changeSheet(draft, by, { values: only(draft.state, by, docks) });
      changeBoard(draft, {
        units: draft.state.board.units.filter((entry) => !aside.includes(entry)),
      });
      replace(draft, { at: 'docks-back', by, aside });
      playAction(draft, { by, system, frames: [{ at: 'production' }] });
    },
  },
};

export const docksBack: Passing<'docks-back'> = {
  settle(draft, { by, aside }) {
    changeSheet(draft, by, { values: {} });
    changeBoard(draft, { units: [...draft.state.board.units, ...aside] });
    done(draft);
  },
};
