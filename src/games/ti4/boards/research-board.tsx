import type { JSX } from 'preact';
import { planetInfo, planetsOf, sheetOf } from '../engine/action/query.ts';
import type { ActionState } from '../engine/action/types.ts';
import { COLOURS, technologyOf } from '../engine/data/technologies.ts';
import type { ActionMessages, ActionNames } from '../words/action.ts';

interface Props {
  readonly state: ActionState;
  readonly messages: ActionMessages;
  readonly names: ActionNames;
}

/** What research looks at: technologies by colour, and planets that may stand in for one. */
export const ResearchBoard = ({ state, messages, names }: Props): JSX.Element => {
  const { board, sides } = messages;
  const { technologies, goods } = sheetOf(state, state.active);
  const groups = [...COLOURS, null].flatMap((colour) => {
    const owned = technologies.filter((id) => technologyOf(id).colour === colour);
    const name = colour === null ? board.upgrades : board.colours[colour];
    return owned.length > 0 ? [{ name, owned }] : [];
  });
  return (
    <div class="galaxy-board">
      <section class="system">
        <h3 class="system-name">
          {sides[state.active]}
          <span class="system-marks">{board.goods(goods)}</span>
        </h3>
        <p class="place-name">{board.technologies}</p>
        <ul class="places">
          {groups.map(({ name, owned }) => (
            <li key={name}>
              {name} ({owned.length}): {owned.map(names.technology).join(', ')}
            </li>
          ))}
          {groups.length === 0 && <li>{board.none}</li>}
        </ul>
        <p class="place-name">{board.planets}</p>
        <ul class="places">
          {planetsOf(state, state.active).map((planet) => {
            const { resources, specialty } = planetInfo(state, planet);
            const parts = [
              board.resources(resources),
              ...(specialty === null ? [] : [`${board.specialty}: ${board.colours[specialty]}`]),
              ...(state.holdings[planet]?.exhausted === true ? [board.exhausted] : []),
            ];
            return (
              <li key={planet}>
                {names.planet(planet)} ({parts.join(', ')})
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
};
