import { BASE } from './base.ts';

/**
 * Where the site lives and where its mistakes are reported. Set both in the environment of the
 * build before publishing; the defaults are reserved names that lead nowhere.
 */
export const site = {
  origin: process.env['KODEKS_ORIGIN'] ?? 'https://kodeks.example',
  repository: process.env['KODEKS_REPOSITORY'] ?? 'https://kodeks.example/repository',
  /** Takes reports of mistakes, so that nobody needs an account; without it they are mailed or copied. */
  reports: endpointOf(process.env['KODEKS_REPORTS']),
  mail: process.env['KODEKS_MAIL'],
  /** The name of the bot in Telegram. */
  bot: process.env['KODEKS_TELEGRAM_NAME'],
  /** Publishing so takes the worker, and all that it keeps, off the devices of readers. */
  isOfflineOff: process.env['KODEKS_OFFLINE'] === 'off',
} as const;

/** It stands in the security policy, where it must be nothing else. */
function endpointOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (/^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/.test(text)) return text;
  if (/^http:\/\/localhost:\d+\/[\w/-]*$/.test(text)) return text;
  throw new Error(`KODEKS_REPORTS is not an address of the web: ${text}`);
}

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
