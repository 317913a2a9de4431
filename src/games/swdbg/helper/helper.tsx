import type { JSX } from 'preact';
import { baseOf } from '../engine/bases.ts';
import { SPACES } from '../engine/force.ts';
import { SIDES, otherSide } from '../engine/sides.ts';
import type { Side } from '../engine/sides.ts';
import type { HelperWords } from '../words/helper.ts';
import type { SwdbgNames } from '../words/game.ts';
import type { RuleNotes } from '../../../player/player-data.ts';
import { Bar, Button, Rules } from '../../../player/guide/parts.tsx';
import { useHistory } from '../../../player/guide/use-history.ts';
import { HELPER_RULES } from './rules.ts';
import {
  GOALS,
  NEW_TABLE,
  addResources,
  chooseBase,
  freeBases,
  hit,
  nextTurn,
  playTo,
  pullForce,
  tableFrom,
  winnerOf,
} from './state.ts';
import type { Table } from './state.ts';

interface Props {
  readonly words: HelperWords;
  readonly names: SwdbgNames;
  readonly notes: RuleNotes;
}

interface PartProps extends Props {
  readonly table: Table;
  readonly onChange: (table: Table) => void;
}

const ChooseBase = ({
  table,
  onChange,
  words,
  names,
  side,
}: PartProps & { readonly side: Side }) => (
  <>
    <p>{words.chooseBase}</p>
    <ul class="helper-choices">
      {freeBases(table, side).map((base) => (
        <li key={base}>
          <Button
            label={words.chooseThis(names.of(base), baseOf(base).hitPoints)}
            onClick={() => onChange(chooseBase(table, side, base))}
          />
        </li>
      ))}
    </ul>
  </>
);

const HITS = [1, 2, 5] as const;

const BasePart = (props: PartProps & { readonly side: Side }): JSX.Element => {
  const { table, onChange, words, names, notes, side } = props;
  const { base, damage, lost } = table.seats[side];
  const hitPoints = base === null ? 0 : baseOf(base).hitPoints;
  const name = base === null ? words.noBase : names.of(base);
  return (
    <section class={`helper-part${table.side === side ? ' helper-active' : ''}`}>
      <h2>{words.sides[side]}</h2>
      <p class="helper-value">
        <span>{name}</span>
        {base !== null && <output>{words.damage(damage, hitPoints)}</output>}
      </p>
      {base === null && winnerOf(table) === null && side !== table.side && (
        <ChooseBase {...props} />
      )}
      {base !== null && (
        <>
          <progress class="dbg-meter" max={hitPoints} value={damage} aria-hidden="true" />
          <div class="helper-buttons">
            <Button
              label="−1"
              say={words.repair(name)}
              off={damage === 0}
              onClick={() => onChange(hit(table, side, -1))}
            />
            {HITS.map((amount) => (
              <Button
                key={amount}
                label={`+${amount}`}
                say={words.hit(name, amount)}
                onClick={() => onChange(hit(table, side, amount))}
              />
            ))}
          </div>
        </>
      )}
      <p class="helper-note">{words.lost(lost.length, table.goal)}</p>
      <Rules rules={HELPER_RULES[base === null ? 'newBase' : 'base']} notes={notes} />
    </section>
  );
};

const ForcePart = ({ table, onChange, words, notes }: PartProps): JSX.Element => (
  <section class="helper-part">
    <h2>{words.force}</h2>
    <ol class="dbg-track" aria-hidden="true">
      {SPACES.map((space) => {
        const kind = space === 0 ? 'middle' : space < 0 ? 'dark' : 'light';
        return (
          <li key={space} class={`dbg-space dbg-space-${kind}`}>
            {space === table.force && <span class="dbg-marker" />}
          </li>
        );
      })}
    </ol>
    <p class="helper-note">
      <output>{words.forceAt(table.force)}</output>
    </p>
    <div class="helper-buttons">
      {SIDES.map((side) => (
        <Button
          key={side}
          label={words.pull[side]}
          off={pullForce(table, side).force === table.force}
          onClick={() => onChange(pullForce(table, side))}
        />
      ))}
    </div>
    <Rules rules={HELPER_RULES.force} notes={notes} />
  </section>
);

const ResourcePart = ({ table, onChange, words, notes }: PartProps): JSX.Element => (
  <section class="helper-part">
    <h2>{words.resources}</h2>
    <p class="helper-value">
      <span>{words.sides[table.side]}</span>
      <output>{table.resources}</output>
    </p>
    <div class="helper-buttons">
      {([-3, -1, 1, 3] as const).map((amount) => (
        <Button
          key={amount}
          label={amount < 0 ? `−${-amount}` : `+${amount}`}
          say={amount < 0 ? words.spend(-amount) : words.gain(amount)}
          off={addResources(table, amount).resources === table.resources}
          onClick={() => onChange(addResources(table, amount))}
        />
      ))}
    </div>
    <Rules rules={HELPER_RULES.resources} notes={notes} />
  </section>
);

const GoalPart = ({ table, onChange, words, notes }: PartProps): JSX.Element => (
  <details class="helper-part">
    <summary>{words.settings}</summary>
    <fieldset class="helper-goal">
      <legend>{words.goal}</legend>
      <div class="helper-buttons">
        {GOALS.map((goal) => (
          <Button
            key={goal}
            label={goal}
            pressed={goal === table.goal}
            onClick={() => onChange(playTo(table, goal))}
          />
        ))}
      </div>
    </fieldset>
    <Button label={words.restart} onClick={() => onChange({ ...NEW_TABLE, goal: table.goal })} />
    <Rules rules={HELPER_RULES.goal} notes={notes} />
  </details>
);

/** Beside a real game: counts what a table forgets, and decides nothing. */
export const Helper = (props: Props): JSX.Element => {
  const { words } = props;
  const { table, change, undo } = useHistory('swdbg', tableFrom, NEW_TABLE);
  const part = { ...props, table, onChange: change };
  const winner = winnerOf(table);
  // A turn begins with the choice of the base that was lost.
  const owed = winner === null && table.seats[table.side].base === null;
  return (
    <div class="helper">
      <p class="helper-turn" role="status">
        {winner === null ? words.turn(table.side) : words.won(winner)}
      </p>
      {owed && (
        <section class="helper-part helper-active">
          <h2>{words.newBase}</h2>
          <ChooseBase {...part} side={table.side} />
          <Rules rules={HELPER_RULES.newBase} notes={part.notes} />
        </section>
      )}
      <BasePart {...part} side={otherSide(table.side)} />
      <ForcePart {...part} />
      <ResourcePart {...part} />
      <BasePart {...part} side={table.side} />
      <GoalPart {...part} />
      <Bar
        undo={undo}
        undoLabel={words.undo}
        next={{
          label: owed ? words.baseFirst : words.nextTurn,
          off: owed,
          onClick: () => change(nextTurn(table)),
        }}
      />
    </div>
  );
};
