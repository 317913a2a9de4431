import type { JSX } from 'preact';
import { present, unitOfFigure } from '../engine/combat/board.ts';
import type { CombatSetup, CombatState, Figure } from '../engine/combat/types.ts';
import { otherSide, SIDES, THEATRES } from '../engine/units.ts';
import type { Side, Theatre } from '../engine/units.ts';
import type { CombatMessages, CombatNames } from '../words/combat.ts';
import { AdjacentSystems } from './adjacent-systems.tsx';
import { BoardKey } from './board-key.tsx';
import { Camp } from './camp.tsx';
import { figureParts } from './combat-names.ts';
import { DiceTray, PlansTray } from './dice-tray.tsx';
import { FigureToken } from './figure.tsx';

/** What stays the same through one combat. */
export interface BoardContext {
  readonly setup: Pick<CombatSetup, 'active' | 'units'>;
  readonly messages: CombatMessages;
  readonly names: CombatNames;
}

type Props = BoardContext & { readonly state: CombatState };

const Row = ({
  side,
  theatre,
  state,
  setup,
  messages,
  names,
}: Props & { readonly side: Side; readonly theatre: Theatre }) => {
  const figures = state.figures.filter(
    (figure) => figure.side === side && present(figure) && unitOfFigure(figure).theatre === theatre,
  );
  const nameOf = (figure: Figure) => {
    const { unit, number } = figureParts(setup, figure.id);
    return { full: names.figure(figure.id), short: `${messages.board.short[unit]}${number}` };
  };
  return (
    <div class={`row row-${side}`}>
      <h4 class="visually-hidden">{messages.sides[side]}</h4>
      {figures.length > 0 ? (
        <ul class="figures">
          {figures.map((figure) => (
            <FigureToken
              key={figure.id}
              figure={figure}
              names={nameOf(figure)}
              words={messages.board}
            />
          ))}
        </ul>
      ) : (
        <p class="row-empty">{messages.board.none}</p>
      )}
    </div>
  );
};

const TheatreView = (props: Props & { readonly theatre: Theatre }): JSX.Element | null => {
  const { theatre, state, setup, messages } = props;
  const used = SIDES.some((side) =>
    state.figures.some(
      (figure) => figure.side === side && unitOfFigure(figure).theatre === theatre,
    ),
  );
  if (!used) return null;
  const attack = state.attack?.theatre === theatre ? state.attack : null;
  const running = state.battle === theatre;
  const winner = state.winners[theatre];
  const above = setup.active;
  return (
    <section class={`theatre theatre-${theatre}${running ? ' theatre-running' : ''}`}>
      <h3 class="theatre-name">{messages.theatres[theatre]}</h3>
      <Row {...props} side={above} />
      <div class="front">
        {attack && running && (
          <p class={`front-attack front-${attack.side === above ? 'down' : 'up'}`}>
            {messages.board.attacks(attack.side)}
          </p>
        )}
        {attack && running && <DiceTray attack={attack} messages={messages} />}
        {theatre === 'space' && state.plansDice.length > 0 && (
          <PlansTray faces={state.plansDice} messages={messages} />
        )}
        {winner !== null && <p class="front-winner">{messages.board.winner(theatre, winner)}</p>}
      </div>
      <Row {...props} side={otherSide(above)} />
    </section>
  );
};

const stageName = ({ state, messages }: Props): string => {
  if (state.agenda.length === 0) return messages.board.over;
  return state.round === 0 ? messages.board.beforeRounds : messages.board.round(state.round);
};

/** The side whose turn began the combat sits above and attacks down. */
export const CombatBoard = (props: Props): JSX.Element => (
  <div class="combat">
    <p class="combat-place">
      <strong>{props.names.system(props.state.system)}</strong> <span>{stageName(props)}</span>
    </p>
    <Camp {...props} side={props.setup.active} />
    {THEATRES.map((theatre) => (
      <TheatreView key={theatre} {...props} theatre={theatre} />
    ))}
    <Camp {...props} side={otherSide(props.setup.active)} />
    <AdjacentSystems {...props} />
    <BoardKey messages={props.messages} />
  </div>
);
