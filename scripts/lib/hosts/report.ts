import { readFileSync } from 'node:fs';
import path from 'node:path';
import { censusOf, packedCensus, siteFiles, type Census } from './census.ts';
import { missingEditions, wholeCensus, type MissingEdition, type ToldGame } from './editions.ts';
import { excessOf, HOSTS, inWords, READ_ON, type Host } from './limits.ts';

export interface HostsReport {
  readonly today: Census;
  /** With `.br` and `.gz` beside the texts. */
  readonly packed: Census;
  /** Every game in every language. */
  readonly whole: Census;
  readonly missing: readonly MissingEdition[];
}

/** What a built site asks of hosts, and what it would with the editions that are still to come. */
export function hostsReport(dist: string, languages: readonly string[]): HostsReport {
  const files = siteFiles(dist).filter(({ path: file }) => !/\.(?:br|gz)$/.test(file));
  // Only the build makes this file.
  const games = JSON.parse(
    readFileSync(path.join(dist, 'api/v1/games.json'), 'utf8'),
  ) as readonly ToldGame[];
  const today = censusOf(files);
  const missing = missingEditions(files, games, languages);
  return { today, packed: packedCensus(files), whole: wholeCensus(today, missing), missing };
}

const [BEGIN, END] = ['<!-- hosts: npm run hosts writes this -->', '<!-- /hosts -->'];
const PLACE = new RegExp(`${BEGIN}[^]*${END}`);

/** The README with the hosts as they are today. */
export function withHosts(readme: string, report: HostsReport): string {
  if (!PLACE.test(readme)) throw new Error(`The README has no place for the hosts: ${BEGIN}`);
  return readme.replace(PLACE, () => [BEGIN, '', hostsInWords(report), '', END].join('\n'));
}

function hostsInWords(report: HostsReport): string {
  const { today, packed, whole, missing } = report;
  const rows = HOSTS.map((host) => [
    host.name,
    host.doing,
    limitsOf(host),
    ...[today, whole, packed].map((census) => (excessOf(census, host.limits)[0] ? 'no' : 'yes')),
  ]);
  return [
    ...table([
      ['host', 'what to do', `takes at most (read ${READ_ON})`, 'today', 'whole', 'packed'],
      ...rows,
    ]),
    '',
    `Today the site has about ${rounded(today)}; packed beforehand, ${rounded(packed)} at most.` +
      (missing.length === 0
        ? ''
        : ` With the ${missing.length} editions that are still to come it is reckoned to have ${rounded(whole)}.`),
  ].join('\n');
}

const limitsOf = ({ limits, besides, source }: Host): string => {
  const words = [inWords(limits), besides].filter((part) => part !== undefined && part !== '');
  const text = words.length === 0 ? 'what the disk holds' : words.join('; ');
  return source === undefined ? text : `[${text}](${source})`;
};

/** So coarsely that the README does not change with every rule. */
function rounded({ files, bytes }: Census): string {
  const thousands = (Math.ceil(files / 500) * 500).toLocaleString('en');
  return `${thousands} files and ${Math.ceil(bytes / 1e7) * 10} MB`;
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((cells) => (cells[at] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows.map(line);
  return [String(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(String)];
}
