import type { JSX } from 'preact';
import type { RuleId } from '../../../../engine/procedure.ts';
import type { RebellionState } from '../../engine/game/index.ts';
import { rule } from '../../engine/game/draft.ts';
import type { GameRule } from '../../engine/rule.ts';
import { statusOf } from '../../engine/game/status.ts';
import type { Production } from '../../engine/game/status.ts';
import type { SystemId } from '../../engine/systems.ts';
import { SIDES } from '../../engine/units.ts';
import type { GameBoardWords } from '../../words/game.ts';
import type { RuleNotes } from '../../../../player/player-data.ts';
import { RuleLinks } from '../../../../player/rule-links.tsx';
import { Resource } from './icons.tsx';

interface Props {
  readonly state: RebellionState;
  readonly system: SystemId;
  readonly words: GameBoardWords;
  readonly notes: RuleNotes;
}

const Links = ({
  because,
  notes,
}: {
  readonly because: readonly (GameRule | null)[];
  readonly notes: RuleNotes;
}): JSX.Element | null => {
  const ids: readonly RuleId[] = because.filter((id) => id !== null).map(rule);
  return ids.length === 0 ? null : <RuleLinks rules={ids} notes={notes} />;
};

const Made = ({
  production: { icons, space },
  words,
}: {
  readonly production: Production;
  readonly words: GameBoardWords;
}): JSX.Element =>
  space === null ? (
    <>{words.buildsNothing}.</>
  ) : (
    <>
      {icons.map((icon, index) => (
        <Resource key={index} icon={icon} words={words} />
      ))}{' '}
      {words.queueSpace(space)}.
    </>
  );

/** What a system counts as, what it gives and who may deploy there, each with the rule that says so. */
export const SystemStatus = ({ state, system, words, notes }: Props): JSX.Element => {
  const status = statusOf(state, system);
  return (
    <section class="status" aria-label={words.counts}>
      <h3 class="panel-name">{words.counts}</h3>
      <ul>
        <li>
          {words.kinds[status.kind]}. {words.countsAs(status)}{' '}
          <Links because={status.rules} notes={notes} />
        </li>
        {SIDES.map((side) => (
          <li key={`build-${side}`}>
            {words.builds(side)}: <Made production={status.production[side]} words={words} />{' '}
            <Links because={[status.production[side].because]} notes={notes} />
          </li>
        ))}
        {SIDES.map((side) => (
          <li key={`deploy-${side}`}>
            {words.deploys(side, status.deployment[side] === null)}{' '}
            <Links because={[status.deployment[side]]} notes={notes} />
          </li>
        ))}
      </ul>
    </section>
  );
};
