import { BASE } from './base.ts';

/**
 * Where the site lives and where its mistakes are reported. Set both in the environment of the
 * build before publishing; the defaults are reserved names that lead nowhere.
 */
export const site = {
  origin: process.env['KODEKS_ORIGIN'] ?? 'https://kodeks.example',
  repository: process.env['KODEKS_REPOSITORY'] ?? 'https://kodeks.example/repository',
  /** Publishing so takes the worker, and all that it keeps, off the devices of readers. */
  isOfflineOff: process.env['KODEKS_OFFLINE'] === 'off',
} as const;

/** The address of the first page, without its final slash. */
export const siteAddress = site.origin + BASE;

/** Of `.github/ISSUE_TEMPLATE`. */
export const REPORT_FORM = 'rule.yml';

/** A form for reporting a mistake, with the rule or the page already named. */
export function reportUrl(subject: string): string {
  const url = new URL(`${site.repository}/issues/new`);
  url.searchParams.set('template', REPORT_FORM);
  url.searchParams.set('title', subject);
  return url.href;
}
