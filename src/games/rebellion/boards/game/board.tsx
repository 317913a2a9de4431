import type { JSX } from 'preact';
import type {
  Frame,
  RebellionProcedure,
  RebellionSetup,
  RebellionState,
} from '../../engine/game/index.ts';
import { viewerAt, viewFor } from '../../engine/game/view.ts';
import type { Viewer } from '../../engine/game/view.ts';
import type { CombatState } from '../../engine/combat/types.ts';
import { poolOf } from '../../engine/game/query.ts';
import { SIDES } from '../../engine/units.ts';
import type { CombatNames } from '../../words/combat.ts';
import type { GameMessages, GameNames } from '../../words/game.ts';
import type { RuleNotes } from '../../../../player/player-data.ts';
import type { Fight } from './fight.ts';
import { placeInQuestion, systemsInFocus } from './focus.ts';
import { GameMap } from './map.tsx';
import { combatFacts, combatIn } from './combat-in.ts';
import { hasQueues, Piles, Pools, Queues } from './panels.tsx';
import { SystemStatus } from './status.tsx';
import { Places } from './systems.tsx';
import { Track } from './track.tsx';

/** What stays the same through one walkthrough. */
export interface GameBoardContext {
  readonly procedure: RebellionProcedure;
  readonly setup: RebellionSetup;
  readonly words: GameMessages;
  /** The picture of a fight, once there has been one. */
  readonly fight: Fight | null;
  readonly names: GameNames;
  readonly combatNames: (facts: ReturnType<typeof combatFacts>) => CombatNames;
  readonly notes: RuleNotes;
}

type Props = GameBoardContext & {
  readonly state: RebellionState;
  readonly viewer?: string | undefined;
};

/** The other side's tactic cards are not on the picture. */
const handsOf = (combat: CombatState, viewer: Viewer): CombatState['hands'] => ({
  empire: viewer === 'rebel' ? [] : combat.hands.empire,
  rebel: viewer === 'empire' ? [] : combat.hands.rebel,
});

const TRACK_TASKS: readonly Frame['at'][] = ['explore-track'];
const TRACK_PROCEDURES = [
  'rebellion/victory',
  'rebellion/setup',
  'rebellion/refresh',
  'rebellion/recruiting',
  'rebellion/round',
  'rebellion/game',
];
const MAPLESS = ['rebellion/victory', 'rebellion/recruiting'];

const showsTrack = ({ procedure, state }: Props): boolean =>
  TRACK_PROCEDURES.includes(procedure.id) ||
  state.agenda.some(({ at }) => TRACK_TASKS.includes(at)) ||
  state.winner?.because === 'reputation';

const Head = ({ state, words: { board } }: Props): JSX.Element => {
  const parts = [
    ...(state.phase === 'setup' ? [] : [board.round(state.round)]),
    board.phases[state.phase],
    ...(state.players > 2 ? [board.players(state.players)] : []),
  ];
  return (
    <p class="game-place">
      {state.winner && <strong>{board.winner(state.winner.side)}</strong>} {parts.join(' · ')}
    </p>
  );
};

/** Each part of the picture only where it matters. */
export const GameBoard = (props: Props): JSX.Element => {
  const { procedure, setup, words, fight, names, combatNames, notes } = props;
  const { board } = words;
  const viewer = viewerAt(props.viewer);
  const view = viewFor(props.state, viewer);
  const state = { ...props.state, base: view.base };
  const combat = combatIn(state);
  if (combat !== null && fight !== null) {
    const facts = combatFacts(combat);
    return (
      <div class="game-board">
        <Head {...props} />
        <fight.Board
          setup={facts}
          messages={fight.words}
          names={combatNames(facts)}
          state={{ ...combat, hands: handsOf(combat, viewer) }}
        />
      </div>
    );
  }
  const asked = placeInQuestion(state);
  const shown = MAPLESS.includes(procedure.id) ? [] : systemsInFocus(state, setup);
  const { system } = setup.start;
  const pools = state.missions.length > 0 || SIDES.some((side) => poolOf(state, side).length > 0);
  return (
    <div class="game-board">
      <Head {...props} />
      {shown.length > 1 && (
        <>
          <GameMap state={state} shown={shown} asked={asked} names={names} />
          <p class="map-lead">{board.mapLead}</p>
        </>
      )}
      {shown.length > 0 && (
        <Places state={state} shown={shown} asked={asked} names={names} words={board} />
      )}
      {procedure.id === 'rebellion/system' && system !== undefined && (
        <SystemStatus state={state} system={system} words={board} notes={notes} />
      )}
      {showsTrack(props) && <Track time={state.time} reputation={state.reputation} words={board} />}
      {hasQueues(state) && <Queues state={state} names={names} words={board} />}
      {pools && <Pools state={state} view={view} names={names} words={board} />}
      {procedure.id !== 'rebellion/system' && procedure.id !== 'rebellion/victory' && (
        <Piles view={view} names={names} words={board} />
      )}
    </div>
  );
};
