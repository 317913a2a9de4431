import type { JSX } from 'preact';
import type { PileId, RebellionState } from '../../engine/game/index.ts';
import type { RebellionView } from '../../engine/game/view.ts';
import { leadersOn, poolOf } from '../../engine/game/query.ts';
import { SIDES } from '../../engine/units.ts';
import type { Side } from '../../engine/units.ts';
import type { GameBoardWords, GameNames } from '../../words/game.ts';
import { Force } from './icons.tsx';

interface Props {
  readonly state: RebellionState;
  readonly names: GameNames;
  readonly words: GameBoardWords;
}

const isEmpty = (counts: object): boolean => Object.keys(counts).length === 0;

const readyOf = ({ agenda }: RebellionState, side: Side) => {
  const frame = agenda.findLast((entry) => entry.at === 'deploy');
  return frame?.side === side ? frame.ready : {};
};

export const hasQueues = (state: RebellionState): boolean =>
  SIDES.some(
    (side) => state.queue[side].some((space) => !isEmpty(space)) || !isEmpty(readyOf(state, side)),
  );

/** From the right to the left: what leaves space 1 is ready. */
export const Queues = ({ state, names, words }: Props): JSX.Element => (
  <section class="queues" aria-label={words.queue}>
    <h3 class="panel-name">{words.queue}</h3>
    {SIDES.filter(
      (side) =>
        state.queue[side].some((space) => !isEmpty(space)) || !isEmpty(readyOf(state, side)),
    ).map((side) => (
      <div key={side} class="queue">
        <h4 class="camp-name">{words.sides[side]}</h4>
        <ol class="queue-spaces">
          {!isEmpty(readyOf(state, side)) && (
            <li class="queue-space queue-ready">
              <span class="queue-number">{words.ready}</span>
              <Force units={readyOf(state, side)} side={side} names={names} words={words} />
            </li>
          )}
          {state.queue[side].map((units, index) => (
            <li key={index} class="queue-space">
              <span class="queue-number">{index + 1}</span>
              <Force units={units} side={side} names={names} words={words} />
              {isEmpty(units) && <span class="visually-hidden">{words.empty}</span>}
            </li>
          ))}
        </ol>
      </div>
    ))}
  </section>
);

/** Who is free to act, and who lies on which mission. */
export const Pools = ({
  state,
  view,
  names,
  words,
}: Props & { readonly view: RebellionView }): JSX.Element => (
  <section class="pools" aria-label={words.pools}>
    <h3 class="panel-name">{words.pools}</h3>
    <dl>
      {SIDES.map((side) => (
        <div key={side}>
          <dt>{words.pool(side)}</dt>
          <dd>
            {poolOf(state, side).length === 0 ? (
              words.none
            ) : (
              <ul>
                {poolOf(state, side).map((id) => (
                  <li key={id}>
                    {names.term(id)} <span class="leader-values">({words.skillsOf(id)})</span>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
      {view.missions.length > 0 && (
        <div>
          <dt>{words.missions}</dt>
          <dd>
            <ul>
              {view.missions.map(({ slot, side, card, revealed }, index) => (
                <li key={slot}>
                  {words.missionOf(side, index + 1)}
                  {card === null ? '' : `: «${names.term(card)}»`}{' '}
                  <span class="leader-values">
                    ({revealed ? words.faceUp : words.faceDown}
                    {leadersOn(state, slot).length > 0 &&
                      `; ${leadersOn(state, slot).map(names.term).join(', ')}`}
                    )
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
    {state.passed.length > 0 && (
      <p class="passed">
        {state.passed
          .map((seat) => words.passed(seat.startsWith('empire') ? 'empire' : 'rebel'))
          .join('. ')}
        .
      </p>
    )}
  </section>
);

const PILES: readonly PileId[] = [
  'rebel-missions',
  'empire-missions',
  'projects',
  'rebel-actions',
  'empire-actions',
  'objectives',
  'probes',
];

/** Cards that the viewer may not see are only counted. */
export const Piles = ({
  view,
  names,
  words,
}: Omit<Props, 'state'> & { readonly view: RebellionView }): JSX.Element => (
  <details class="piles">
    <summary>{words.cards}</summary>
    <dl>
      {PILES.map((id) => {
        const { deck, hand, aside, discard } = view.piles[id];
        const told = (label: string, cards: readonly (string | null)[]): readonly string[] => {
          const open = cards.filter((card) => card !== null);
          const said =
            open.length < cards.length ? `${cards.length}` : open.map(names.term).join(', ');
          return cards.length === 0 ? [] : [`${label}: ${said}`];
        };
        return (
          <div key={id}>
            <dt>{words.pile[id]}</dt>
            <dd>
              {[
                words.inDeck(deck),
                ...told(words.inHand, hand),
                ...told(words.aside, aside),
                ...told(words.discarded, discard),
              ].join('; ')}
            </dd>
          </div>
        );
      })}
    </dl>
  </details>
);
