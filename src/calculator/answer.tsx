import type { JSX } from 'preact';
import { percent } from '../i18n/odds/percent.ts';
import type { OddsPageWords } from '../i18n/odds/page.ts';
import type { Language } from '../rules/languages.ts';
import type { RuleNotes } from '../player/player-data.ts';
import type { RuleId } from '../engine/procedure.ts';
import { RuleLinks } from '../player/rule-links.tsx';
import { Bar } from './bars.tsx';
import type { Chart, Contribution, Remark, Table, Told } from './view.ts';

interface Around {
  readonly language: Language;
  readonly rules: RuleNotes;
  readonly words: OddsPageWords;
}

/** Calculators name rules as plain strings; their tests prove that these exist. */
const Cited = ({
  ids,
  notes,
}: {
  readonly ids: readonly string[];
  readonly notes: RuleNotes;
}): JSX.Element => <RuleLinks rules={ids as readonly RuleId[]} notes={notes} />;

/** The picture is a table itself: a bar stands under each name, its chance beside it. */
const ChartTable = ({
  chart: { title, note, rows },
  around: { language, words },
}: {
  readonly chart: Chart;
  readonly around: Around;
}): JSX.Element => {
  const most = Math.max(...rows.map(({ chance }) => chance), 0);
  return (
    <div class="odds-part">
      <table class="odds-chart">
        <caption>{title}</caption>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{words.outcome}</th>
            <th scope="col">{words.chance}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, chance, tone }, index) => (
            <tr key={index}>
              <th scope="row">
                {label}
                <Bar chance={chance} tone={tone} most={most} />
              </th>
              <td>{percent(language, chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p class="odds-note">{note}</p>}
    </div>
  );
};

const Figures = ({ table }: { readonly table: Table }): JSX.Element => (
  <details class="odds-part">
    <summary>{table.title}</summary>
    <div class="table-scroll" role="region" aria-label={table.title} tabIndex={0}>
      <table class="data-table">
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {table.note !== undefined && <p class="odds-note">{table.note}</p>}
  </details>
);

const Contributions = ({
  list,
  around: { rules, words },
}: {
  readonly list: readonly Contribution[];
  readonly around: Around;
}): JSX.Element => (
  <details class="odds-part">
    <summary>{words.contributions}</summary>
    <table class="odds-chart odds-contributions">
      <caption class="visually-hidden">{words.contributions}</caption>
      <thead class="visually-hidden">
        <tr>
          <th scope="col">{words.contribution}</th>
          <th scope="col">{words.contributionValue}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((entry, index) => (
          <tr key={index}>
            <th scope="row">
              {entry.label} <Cited ids={entry.rules} notes={rules} />
            </th>
            <td>{entry.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

const Remarks = ({
  list,
  around: { rules, words },
}: {
  readonly list: readonly Remark[];
  readonly around: Around;
}): JSX.Element => (
  <details class="odds-part">
    <summary>{words.remarks}</summary>
    <ul class="odds-remarks">
      {list.map(({ text, rules: cited = [] }, index) => (
        <li key={index}>
          {text} <Cited ids={cited} notes={rules} />
        </li>
      ))}
    </ul>
  </details>
);

/** Pictures and figures: what happens. */
export const Outcomes = ({
  told: { charts, tables },
  around,
}: {
  readonly told: Told;
  readonly around: Around;
}): JSX.Element => (
  <>
    {charts.map((chart) => (
      <ChartTable key={chart.key} chart={chart} around={around} />
    ))}
    {tables.map((table) => (
      <Figures key={table.key} table={table} />
    ))}
  </>
);

/** Why it happens, rule by rule, and how it was reckoned. */
export const Reasons = ({
  told: { contributions, remarks },
  around,
}: {
  readonly told: Told;
  readonly around: Around;
}): JSX.Element => (
  <>
    {contributions.length > 0 && <Contributions list={contributions} around={around} />}
    {remarks.length > 0 && <Remarks list={remarks} around={around} />}
  </>
);
