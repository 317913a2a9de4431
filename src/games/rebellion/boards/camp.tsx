import type { ComponentChildren, JSX } from 'preact';
import type { CombatState, Figure } from '../engine/combat/types.ts';
import { leaderOf } from '../engine/leaders.ts';
import type { LeaderId } from '../engine/leaders.ts';
import type { Side } from '../engine/units.ts';
import type { CombatMessages, CombatNames } from '../words/combat.ts';

interface Props {
  readonly side: Side;
  readonly state: CombatState;
  readonly messages: CombatMessages;
  readonly names: CombatNames;
}

const Fact = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}) => (
  <div class="camp-fact">
    <dt>{label}</dt> <dd>{children}</dd>
  </div>
);

const Leader = ({
  id,
  messages,
  names,
}: Omit<Props, 'side' | 'state'> & { readonly id: LeaderId }) => {
  const { space, ground } = leaderOf(id);
  return (
    <>
      {names.term(id)}{' '}
      {space + ground > 0 && (
        <span class="leader-values">({messages.board.tactic(space, ground)})</span>
      )}
    </>
  );
};

/** What one side has off the battlefield: leaders, cards, what it lost and what got away. */
export const Camp = ({ side, state, messages, names }: Props): JSX.Element => {
  const { board } = messages;
  const zone = (at: Figure['zone']): string =>
    state.figures
      .filter((figure) => figure.side === side && figure.zone === at)
      .map(({ id }) => names.figure(id))
      .join(', ');
  const lost = zone('supply');
  const away = zone('retreated');
  const hand = state.hands[side];
  const captured = side === 'rebel' ? state.captured : [];
  return (
    <section class={`camp camp-${side}`}>
      <h3 class="camp-name">{messages.sides[side]}</h3>
      <dl class="camp-line">
        <Fact label={board.leaders}>
          {state.leaders[side].length === 0
            ? board.none
            : state.leaders[side].map((id, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <Leader id={id} messages={messages} names={names} />
                </span>
              ))}
        </Fact>
        {state.pool[side].length > 0 && (
          <Fact label={board.pool}>{state.pool[side].map(names.term).join(', ')}</Fact>
        )}
        {captured.length > 0 && (
          <Fact label={board.captured}>{captured.map(names.term).join(', ')}</Fact>
        )}
        {lost !== '' && <Fact label={board.supply}>{lost}</Fact>}
        {away !== '' && <Fact label={board.retreated}>{away}</Fact>}
      </dl>
      {hand.length > 0 && (
        <ul class="hand" aria-label={board.hand}>
          {hand.map(({ theatre, card }, index) => (
            <li key={index} class={`tactic tactic-${theatre}`}>
              {names.term(card)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
