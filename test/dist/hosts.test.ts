import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { excessOf, HOSTS, OWN_BOUNDS } from '../../scripts/lib/hosts/limits.ts';
import { hostsReport, withHosts } from '../../scripts/lib/hosts/report.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { root } from './support/site.ts';

const report = hostsReport(root, LANGUAGES);

describe.each(['today', 'whole'] as const)('the site %s', (when) => {
  it('keeps to what we allow ourselves', () => {
    expect(excessOf(report[when], OWN_BOUNDS)).toEqual([]);
  });

  it.each(HOSTS)('is taken by $name', ({ limits }) => {
    expect(excessOf(report[when], limits)).toEqual([]);
  });
});

it('the README says what hosts are asked to take (if not: npm run hosts)', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toBe(withHosts(readme, report));
});
