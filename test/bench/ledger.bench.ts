import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import type { Ratio } from '../../scripts/lib/bench.ts';
import { filesUnder } from '../../src/rules/read/content-files.ts';
import { loadModel } from '../../src/rules/read/load.ts';
import { GAMES, rowsOf } from '../support/ledger.ts';
import type { GameId } from '../support/ledger.ts';
import { ACTING } from './support/acting.ts';
import type { Ledger } from './support/ledger.run.ts';
import { report, table } from './support/report.ts';

/** At least 95 of a hundred rules that say what is done are played or refuse. */
const MOST_OTHERWISE = 0.05;

const COLUMNS = ['played', 'refuses', 'told', 'missing', 'no procedure'] as const;
type Column = (typeof COLUMNS)[number];

/** Runs the tests of a game's engine, each place that cites a rule broken in turn. */
function found(game: GameId): Ledger {
  const folder = mkdtempSync(path.join(tmpdir(), 'ledger-'));
  try {
    const to = path.join(folder, 'ledger.json');
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/bench/support/ledger.config.ts'],
      {
        cwd: root,
        env: { ...process.env, KODEKS_EFFORT: '', KODEKS_LEDGER: game, KODEKS_LEDGER_TO: to },
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(`The tests of ${game} could not be watched.\n${stdout}`);
    return JSON.parse(readFileSync(to, 'utf8')) as Ledger;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function columnsOf(game: GameId, rules: readonly string[]): ReadonlyMap<string, Column> {
  const { noticed } = found(game);
  const rows = new Map(rowsOf(game).map((row) => [row.rule, row]));
  const columnOf = (rule: string): Column => {
    const row = rows.get(rule);
    if (!row) return noticed[rule] ?? 'missing';
    return row.kind === 'same' ? columnOf(`${game}.${row.reason}`) : row.kind;
  };
  return new Map(rules.map((rule) => [rule, columnOf(rule)]));
}

const count = (columns: readonly Column[], ...wanted: readonly Column[]): number =>
  columns.filter((column) => wanted.includes(column)).length;

/** Of the rules that there is something to play of. */
const share = (columns: readonly Column[]): string => {
  const held = count(columns, 'played', 'refuses');
  return `${((100 * held) / (held + count(columns, 'told', 'missing'))).toFixed(1)} %`;
};

export async function ratios(): Promise<readonly Ratio[]> {
  const { model } = await loadModel(filesUnder(root));
  const asked = GAMES.filter((game) => process.argv.includes(game));
  const games = asked.length === 0 ? GAMES : asked;
  const lines: string[][] = [['game', 'rules of', 'all', ...COLUMNS, 'played or refuses']];
  const ratio = games.map((game): Ratio => {
    const rules = [...model.rules.values()].filter((rule) => rule.game === game);
    const columns = columnsOf(
      game,
      rules.map(({ id }) => id),
    );
    const line = (name: string, topics: readonly string[] | null): readonly Column[] => {
      const chosen = rules
        .filter(({ topic }) => topics === null || topics.includes(topic))
        .map(({ id }) => columns.get(id) ?? 'missing');
      const counts = COLUMNS.map((column) => String(count(chosen, column)));
      lines.push([game, name, String(chosen.length), ...counts, share(chosen)]);
      return chosen;
    };
    const acting = Object.values(ACTING[game]).flat();
    line('everything', null);
    for (const [name, topics] of Object.entries(ACTING[game])) line(name, topics);
    const done = line('all that is done', acting);
    const lacking = rules.filter(
      ({ id, topic }) => acting.includes(topic) && columns.get(id) === 'missing',
    );
    console.log(
      `  ${game}: missing ${lacking.map(({ topic, id }) => `${topic}.${id.split('.')[2]}`).join(' ') || 'nothing'}`,
    );
    const otherwise = count(done, 'told', 'missing');
    return {
      name: `${game}: told or missing / rules of what is done`,
      measured: otherwise,
      reference: otherwise + count(done, 'played', 'refuses'),
      unit: '',
      limit: MOST_OTHERWISE,
    };
  });
  if (asked.length === 0) report('ledger', table(lines));
  else for (const line of table(lines)) console.log(`  ${line}`);
  return ratio;
}
