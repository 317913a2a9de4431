import { addUnit, changeHolding } from '../../action/draft.ts';
import { isShipType, sheetOf } from '../../action/query.ts';
import type { PlayerId } from '../../action/types.ts';
import { FACTION_IDS, FACTIONS } from '../../data/factions.ts';
import type { FactionId } from '../../data/factions.ts';
import { TECHNOLOGY_IDS, technologyOf } from '../../data/technologies.ts';
import { tileOf } from '../../data/tiles.ts';
import { UNIT_IDS } from '../../data/units.ts';
import type { UnitId } from '../../data/units.ts';
import { tilesFrom } from '../../galaxy/spaces.ts';
import { change, changeSheet, done, emit, offer, replace } from '../draft.ts';
import type { Asking, Draft, Passing } from '../draft.ts';
import type { GameFrame } from '../frames.ts';
import { structureBar } from '../cards/limits.ts';
import { onBoard } from '../parts/action.ts';
import { homesFor, playGalaxy } from '../parts/galaxy.ts';
import { fromSpeaker, homeOf } from '../query.ts';
import type { GameState } from '../types.ts';
import { layBoard } from './board.ts';

const FIRST_OBJECTIVES = 2;

export const speakerLot: Asking<'speaker-lot'> = {
  ask({ board }) {
    return {
      by: board.players[0] ?? 'red',
      rules: ['speaker.random-at-start', 'complete-setup.choose-speaker'],
      draws: [{ of: 'speaker', faces: board.players.map((result) => ({ result, weight: 1 })) }],
    };
  },
  drawn(draft, _frame, [drawn]) {
    const player = draft.state.board.players.find((id) => id === drawn) ?? draft.state.speaker;
    change(draft, { speaker: player });
    emit(draft, 'speaker-drawn', { player }, 'speaker.random-at-start');
    done(draft);
  },
};

export const factions: Passing<'factions'> = {
  settle(draft) {
    const { state } = draft;
    const open = fromSpeaker(state).filter((id) => sheetOf(state.board, id).faction === null);
    replace(draft, ...open.map((by) => ({ at: 'choose-faction' as const, by })));
  },
};

const taken = ({ board }: GameState): readonly (FactionId | null)[] =>
  board.players.map((id) => sheetOf(board, id).faction);

export const chooseFaction: Asking<'choose-faction'> = {
  ask(state, { by }) {
    const gone = taken(state);
    return {
      by,
      rules: ['complete-setup.choose-faction', 'complete-setup.place-faction-sheet'],
      options: FACTION_IDS.map((faction) =>
        offer(
          { kind: 'faction', faction },
          gone.includes(faction) && 'complete-setup.choose-faction',
        ),
      ),
    };
  },
  choose: {
    faction(draft, { by }, { faction }) {
      changeSheet(draft, by, { faction });
      if (faction === 'naalu-collective') change(draft, { zero: by });
      emit(
        draft,
        'faction-chosen',
        { player: by, faction },
        'complete-setup.choose-faction',
        'complete-setup.take-faction-components',
      );
      done(draft);
    },
  },
};

export const layGalaxy: Passing<'lay-galaxy'> = {
  settle(draft, { text }) {
    const { board, speaker } = draft.state;
    const { players } = board;
    const setup = {
      players,
      speaker,
      factions: Object.fromEntries(
        players.map((id) => [id, sheetOf(board, id).faction ?? undefined]),
      ),
    };
    done(draft);
    const placed = text === null ? null : tilesFrom(text);
    if (placed === null) playGalaxy(draft, setup);
    else {
      const homes = homesFor(setup);
      const goods = Object.fromEntries(homes.map((home) => [home.player, home.goods]));
      layBoard(draft, { placed, homes, goods });
    }
  },
};

/** «Unrelenting» and «Fragile»: what their sheets add to every combat die. */
const COMBAT_BONUS: Readonly<Partial<Record<FactionId, number>>> = {
  'sardakk-norr': 1,
  'universities-of-jol-nar': -1,
};

/** Ships, and the dock of the Clan of Saar, stand in space. */
const standsInSpace = (faction: FactionId | null, unit: UnitId): boolean =>
  isShipType(unit) || (unit === 'space-dock' && faction === 'clan-of-saar');

const unitsOf = (faction: FactionId): readonly UnitId[] =>
  UNIT_IDS.flatMap((unit) =>
    Array.from({ length: FACTIONS[faction].units[unit] ?? 0 }, () => unit),
  );

const takeForces = (draft: Draft, by: PlayerId): readonly GameFrame[] => {
  const home = homeOf(draft.state, by);
  const { faction } = sheetOf(draft.state.board, by);
  if (faction === null || home === null) return [];
  const { technologies, chosen = 0 } = FACTIONS[faction];
  const all = unitsOf(faction);
  const ships = all.filter((unit) => standsInSpace(faction, unit));
  changeSheet(draft, by, { technologies });
  const bonus = COMBAT_BONUS[faction];
  if (bonus !== undefined) {
    changeSheet(draft, by, { combatBonus: bonus });
    emit(draft, 'standing-bonus', { player: by, bonus }, 'abilities.factions', 'modifiers.sign');
  }
  onBoard(draft, (board) => {
    for (const planet of tileOf(Number(home)).planets) {
      changeHolding(board, planet, { owner: by, exhausted: false, token: false });
    }
    for (const unit of ships) addUnit(board, by, unit, { system: home, planet: null });
  });
  emit(
    draft,
    'forces-taken',
    { player: by, faction, technologies },
    'complete-setup.take-starting',
    'complete-setup.starting-technologies',
    'complete-setup.starting-tokens',
    'complete-setup.take-planet-cards',
    'command-tokens.start',
    'control.start',
    'promissory-notes.start',
    'complete-setup.track-token',
    'victory-points.start-token',
  );
  const data = { player: by, units: ships, planet: null };
  emit(draft, 'deployed', data, 'complete-setup.starting-units');
  return [
    ...(chosen > 0 ? [{ at: 'starting-technology', by, left: chosen } as const] : []),
    { at: 'deploy', by, left: all.filter((unit) => !standsInSpace(faction, unit)) },
  ];
};

export const forces: Passing<'forces'> = {
  settle(draft) {
    const frames = fromSpeaker(draft.state).flatMap((by) => takeForces(draft, by));
    replace(draft, ...frames);
  },
};

/** Technologies that anybody could have without another. */
const BASIC = TECHNOLOGY_IDS.filter((id) => {
  const { faction, colour, needs } = technologyOf(id);
  return faction === null && colour !== null && Object.keys(needs).length === 0;
});

export const startingTechnology: Asking<'starting-technology'> = {
  settle(draft, { left }) {
    if (left === 0) done(draft);
  },
  ask(state, { by }) {
    const { technologies } = sheetOf(state.board, by);
    return {
      by,
      rules: ['complete-setup.take-starting', 'complete-setup.starting-technologies'],
      options: BASIC.filter((id) => !technologies.includes(id)).map((technology) =>
        offer({ kind: 'starting-technology', technology }),
      ),
    };
  },
  choose: {
    'starting-technology'(draft, { by, left }, { technology }) {
      const { technologies } = sheetOf(draft.state.board, by);
      changeSheet(draft, by, { technologies: [...technologies, technology] });
      emit(
        draft,
        'technology-taken',
        { player: by, technology },
        'complete-setup.starting-technologies',
      );
      replace(draft, { at: 'starting-technology', by, left: left - 1 });
    },
  },
};

export const deploy: Asking<'deploy'> = {
  settle(draft, { left }) {
    if (left.length === 0) done(draft);
  },
  ask(state, { by, left }) {
    const [unit = 'infantry'] = left;
    const planets = tileOf(Number(homeOf(state, by))).planets;
    return {
      by,
      rules: ['complete-setup.starting-units'],
      options: planets.map((planet) =>
        offer({ kind: 'deploy', planet }, structureBar(state, unit, planet)),
      ),
    };
  },
  choose: {
    deploy(draft, { by, left: [unit, ...left] }, { planet }) {
      const system = homeOf(draft.state, by);
      replace(draft, { at: 'deploy', by, left });
      if (unit === undefined || system === null) return;
      onBoard(draft, (board) => addUnit(board, by, unit, { system, planet }));
      const data = { player: by, units: [unit], planet };
      emit(draft, 'deployed', data, 'complete-setup.starting-units');
    },
  },
};

export const objectives: Passing<'objectives'> = {
  settle(draft) {
    const { objectives: rows } = draft.state;
    change(draft, {
      objectives: rows.map((objective, at) => ({
        ...objective,
        revealed: at < FIRST_OBJECTIVES,
      })),
    });
    emit(
      draft,
      'objectives-laid',
      {},
      'complete-setup.reveal-objectives',
      'complete-setup.keep-secret',
      'complete-setup.stage-one-row',
      'complete-setup.stage-two-row',
      'objective-cards.public-first',
      'objective-cards.secret-start',
    );
    replace(draft, { at: 'strategy' });
  },
};
