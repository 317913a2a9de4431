import { addUnit, takeOff } from '../../action/draft.ts';
import {
  figuresLeft,
  hasToken,
  holdingOf,
  oneOfEach,
  sheetOf,
  unitOf,
} from '../../action/query.ts';
import type { PlayerId } from '../../action/types.ts';
import type { UnitId } from '../../data/units.ts';
import { changeBoard, changeSheet, done, emit, offer, push } from '../draft.ts';
import type { Asking, Draft, Offer } from '../draft.ts';
import { onBoard } from '../parts/action.ts';
import { systemsOf } from '../query.ts';
import type { GameState } from '../types.ts';
import { structureBar } from './limits.ts';

const STRUCTURES: readonly UnitId[] = ['pds', 'space-dock'];

/** Where a player could put a structure: planets, or systems for what stands in space. */
const placesFor = (
  state: GameState,
  by: PlayerId,
  unit: UnitId,
  system: string | null,
): readonly string[] => {
  const { board } = state;
  const systems = systemsOf(state, by).filter((id) => system === null || id === system);
  if (unit === 'space-dock' && sheetOf(board, by).faction === 'clan-of-saar') return systems;
  return systems
    .flatMap((id) => board.galaxy.systems[id]?.planets ?? [])
    .filter((planet) => holdingOf(board, planet)?.owner === by);
};

/** Figures that may come back from the board when none is left beside it. */
const fetchable = ({ board }: GameState, by: PlayerId, kinds: readonly UnitId[]) =>
  kinds
    .filter((kind) => figuresLeft(board, by, kind) === 0)
    .flatMap((kind) =>
      oneOfEach(
        board.units.filter(
          ({ owner, type, system }) =>
            owner === by && type === kind && !hasToken(board, system, by),
        ),
      ),
    );

const structureOffers = (
  state: GameState,
  by: PlayerId,
  kinds: readonly UnitId[],
  system: string | null,
): readonly Offer[] =>
  kinds.flatMap((unit) => {
    const none = figuresLeft(state.board, by, unit) === 0;
    return placesFor(state, by, unit, system).map((place) =>
      offer(
        { kind: 'structure', unit, place },
        none ? 'construction-strategy-card.figures' : structureBar(state, unit, place),
      ),
    );
  });

/** Systems in which a structure of the player's could be put. */
export const sitesOf = (state: GameState, by: PlayerId): readonly string[] =>
  systemsOf(state, by).filter((system) =>
    structureOffers(state, by, STRUCTURES, system).some(({ allowed }) => allowed),
  );

const place = (draft: Draft, by: PlayerId, unit: UnitId, at: string): void => {
  const planet = draft.state.board.galaxy.planets[at]?.id ?? null;
  const system = draft.state.board.galaxy.planets[at]?.system ?? at;
  onBoard(draft, (board) => addUnit(board, by, unit, { system, planet }));
  emit(
    draft,
    'structure-placed',
    { player: by, unit, system, planet },
    planet === null ? 'structures.floating-factory' : 'structures.on-planets',
    'structures.placing',
    unit === 'pds' ? 'pds.how-to-get' : 'space-dock.getting',
  );
};

export const structure: Asking<'structure'> = {
  ask(state, { by, kinds, system, must }) {
    const fetched = must ? [] : fetchable(state, by, kinds);
    const open = structureOffers(state, by, kinds, system);
    return {
      by,
      rules: [
        system === null
          ? 'construction-strategy-card.primary'
          : 'construction-strategy-card.secondary',
        'construction-strategy-card.figures',
        system === null && 'construction-strategy-card.same-planet',
        system === null && 'construction-strategy-card.any-system',
        'structures.one-space-dock',
        'structures.two-pds',
      ],
      options: [
        ...open,
        ...fetched.map(({ id }) => offer({ kind: 'fetch', unit: id })),
        ...(must && open.some(({ allowed }) => allowed) ? [] : [offer({ kind: 'done' })]),
      ],
    };
  },
  choose: {
    structure(draft, { by }, { unit, place: at }) {
      done(draft);
      place(draft, by, unit, at);
    },

    fetch(draft, { by, system }, { unit: id }) {
      const { type, system: from } = unitOf(draft.state.board, id);
      onBoard(draft, (board) => takeOff(board, id));
      emit(
        draft,
        'structure-fetched',
        { player: by, unit: type, system: from },
        'construction-strategy-card.retrieve',
        'component-limitations.take-back',
      );
      done(draft);
      push(draft, { at: 'structure', by, kinds: [type], system, must: true });
    },

    done(draft) {
      done(draft);
    },
  },
};

/** The secondary ability: a token into a system, and a structure on a planet there. */
export const buildingSite: Asking<'building-site'> = {
  ask(state, { by }) {
    const sites = sitesOf(state, by);
    return {
      by,
      rules: ['construction-strategy-card.secondary', 'command-tokens.second-token'],
      options: systemsOf(state, by).map((system) =>
        offer(
          { kind: 'site', system },
          !sites.includes(system) && 'construction-strategy-card.secondary',
        ),
      ),
    };
  },
  choose: {
    site(draft, { by }, { system }) {
      const { board } = draft.state;
      const { strategy, reserve } = sheetOf(board, by);
      const there = hasToken(board, system, by);
      changeSheet(draft, by, {
        strategy: strategy - 1,
        reserve: there ? reserve + 1 : reserve,
      });
      if (there) {
        emit(
          draft,
          'token-there-already',
          { player: by, system },
          'command-tokens.second-token',
          'construction-strategy-card.secondary',
        );
      } else {
        layToken(draft, by, system);
        emit(
          draft,
          'token-placed-at',
          { player: by, system, from: 'strategy' },
          'construction-strategy-card.secondary',
        );
      }
      done(draft);
      push(draft, { at: 'structure', by, kinds: STRUCTURES, system, must: true });
    },
  },
};

export const layToken = (draft: Draft, by: PlayerId, system: string): void => {
  const { tokens } = draft.state.board;
  changeBoard(draft, { tokens: { ...tokens, [system]: [...(tokens[system] ?? []), by] } });
};
