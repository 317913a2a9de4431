import type { JSX } from 'preact';
import type { Place, RebellionState } from '../../engine/game/index.ts';
import { BASE_SPACE, captivesAt, leadersAt, unitsAt } from '../../engine/game/query.ts';
import { isPopulous, systemOf } from '../../engine/systems.ts';
import type { SystemId } from '../../engine/systems.ts';
import { SIDES } from '../../engine/units.ts';
import type { GameBoardWords, GameNames } from '../../words/game.ts';
import { neighboursIn } from './focus.ts';
import { Force, Resource } from './icons.tsx';

interface Props {
  readonly state: RebellionState;
  readonly shown: readonly SystemId[];
  readonly asked: string | null;
  readonly names: GameNames;
  readonly words: GameBoardWords;
}

const tagsOf = (
  { systems, base }: RebellionState,
  id: SystemId,
  words: GameBoardWords,
  names: GameNames,
): readonly string[] => {
  const { loyalty, subjugated, sabotage, destroyed, attachments } = systems[id];
  const kind = destroyed ? 'destroyed' : isPopulous(id) ? 'populous' : 'remote';
  return [
    ...(kind === 'populous' ? [] : [words.kinds[kind]]),
    ...(loyalty === null ? (kind === 'populous' ? [words.neutral] : []) : [words.loyal(loyalty)]),
    ...(subjugated ? [words.subjugated] : []),
    ...(sabotage ? [words.sabotage] : []),
    ...attachments.map((card) => words.attachment(names.term(card))),
    ...(base.card === id ? [words.baseHere(base.revealed)] : []),
  ];
};

const People = ({
  state,
  place,
  names,
  words,
}: Omit<Props, 'shown' | 'asked'> & { readonly place: Place }): JSX.Element | null => {
  const free = leadersAt(state, place).map(names.term);
  const captives = captivesAt(state, place).map((id) => words.captive(names.term(id)));
  const all = [...free, ...captives];
  return all.length === 0 ? null : (
    <p class="place-people">
      <span class="place-label">{words.leaders}:</span> {all.join(', ')}
    </p>
  );
};

const Forces = ({
  state,
  place,
  names,
  words,
}: Omit<Props, 'shown' | 'asked'> & { readonly place: Place }): JSX.Element => (
  <>
    {SIDES.map((side) => (
      <Force key={side} units={unitsAt(state, place)} side={side} names={names} words={words} />
    ))}
  </>
);

const SystemCard = ({ id, ...props }: Props & { readonly id: SystemId }): JSX.Element => {
  const { state, shown, asked, names, words } = props;
  const { icons } = systemOf(id);
  const { destroyed } = state.systems[id];
  const near = neighboursIn(shown, id);
  return (
    <li class={`place${asked === id ? ' place-asked' : ''}`}>
      <p class="place-head">
        <strong>{names.place(id)}</strong>{' '}
        <span class="place-tags">{tagsOf(state, id, words, names).join(', ')}</span>
        {icons.length > 0 && !destroyed && (
          <span class="place-icons">
            <span class="visually-hidden">{words.icons}: </span>
            {icons.map((icon, index) => (
              <Resource key={index} icon={icon} words={words} />
            ))}
            <span class="place-space" title={words.queueSpace(systemOf(id).build ?? 0)}>
              {systemOf(id).build}
            </span>
          </span>
        )}
      </p>
      <Forces {...props} place={id} />
      <People {...props} place={id} />
      {near.length > 0 && (
        <p class="visually-hidden">
          {words.adjacent}: {near.map(names.place).join(', ')}
        </p>
      )}
    </li>
  );
};

/** Every place of the picture in words and signs, the one in question first. */
export const Places = (props: Props): JSX.Element | null => {
  const { state, shown, names, words } = props;
  const space = unitsAt(state, BASE_SPACE);
  const hasSpace =
    Object.keys(space).length > 0 ||
    leadersAt(state, BASE_SPACE).length > 0 ||
    (state.base.card !== null && !state.base.revealed);
  if (shown.length === 0 && !hasSpace) return null;
  const { card } = state.base;
  return (
    <ul class="board-places" aria-label={words.systems}>
      {shown.map((id) => (
        <SystemCard key={id} id={id} {...props} />
      ))}
      {hasSpace && (
        <li class="place place-space-card">
          <p class="place-head">
            <strong>{names.place(BASE_SPACE)}</strong>{' '}
            <span class="place-tags">
              {card === null
                ? words.noBase
                : state.base.revealed
                  ? ''
                  : words.hiddenBase(names.place(card))}
            </span>
          </p>
          <Forces {...props} place={BASE_SPACE} />
          <People {...props} place={BASE_SPACE} />
        </li>
      )}
    </ul>
  );
};
