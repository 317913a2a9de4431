import type { JSX } from 'preact';
import { percent, points } from '../i18n/odds/percent.ts';
import { VerdictBar } from './bars.tsx';
import type { Compared } from './desk.ts';
import { labelOf, type OddsData } from './page-data.ts';
import type { Values } from './view.ts';
import { Working, type Task } from './working.tsx';

interface Props {
  readonly data: OddsData;
  readonly fitting: readonly string[];
  readonly chosen: readonly string[];
  readonly rows: readonly Compared[];
  readonly comparing: Task;
  readonly onChoose: (chosen: readonly string[]) => void;
  readonly onApply: (values: Values) => void;
}

const Row = ({
  row: { what, values, result },
  base,
  data: { changes, language, words },
  onApply,
}: {
  readonly row: Compared;
  readonly base: number | undefined;
  readonly data: OddsData;
  readonly onApply: (values: Values) => void;
}): JSX.Element => {
  const name =
    what === 'now' ? words.asIs : what === 'all' ? words.together : labelOf(changes, what.change);
  const [main] = result.ok ? result.verdict : [];
  return (
    <tr>
      <th scope="row">
        {name}
        {result.ok && <VerdictBar shares={result.verdict} height={10} />}
        {!result.ok && <span class="odds-note">{result.problem}</span>}
      </th>
      <td>
        {main && percent(language, main.chance)}
        {main && what !== 'now' && base !== undefined && (
          <span class="odds-difference">
            {points(language, main.chance - base)} {words.pointsShort}
          </span>
        )}
      </td>
      <td>
        {result.ok && what !== 'now' && (
          <button
            type="button"
            class="odds-button"
            aria-label={`${words.apply}: ${name}`}
            onClick={() => onApply(values)}
          >
            {words.apply}
          </button>
        )}
      </td>
    </tr>
  );
};

/** Small changes beside the question as it is, each alone and all of them together. */
export const WhatIf = ({
  data,
  fitting,
  chosen,
  rows,
  comparing,
  onChoose,
  onApply,
}: Props): JSX.Element => {
  const { changes, words } = data;
  const [now] = rows;
  const main = now?.result.ok === true ? now.result.verdict[0] : undefined;
  return (
    <section class="odds-part odds-what-if" aria-labelledby="odds-what-if">
      <h3 id="odds-what-if">{words.whatIf}</h3>
      <p class="odds-note">{words.whatIfLead}</p>
      <ul class="odds-chips">
        {fitting.map((key) => (
          <li key={key}>
            <button
              type="button"
              class="odds-chip"
              aria-pressed={chosen.includes(key)}
              onClick={() =>
                onChoose(
                  chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key],
                )
              }
            >
              {labelOf(changes, key)}
            </button>
          </li>
        ))}
      </ul>
      <Working task={comparing} words={words} name={words.reckoning} />
      {rows.length > 0 && (
        <table class="odds-chart odds-compare">
          <caption class="visually-hidden">{words.whatIf}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{main?.label ?? words.chance}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row key={index} row={row} base={main?.chance} data={data} onApply={onApply} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
