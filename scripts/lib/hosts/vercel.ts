import type { HeaderRule } from '../headers.ts';
import { resolveRules } from './resolve.ts';

/** `vercel.json` for a site that is built elsewhere and uploaded as it stands. */
export function vercelSettings(rules: readonly HeaderRule[]): string {
  const headers = resolveRules(rules).map(({ path, headers: sent }) => ({
    source: path.replace(/\*$/, '(.*)').replaceAll('.html', '\\.html'),
    headers: [...sent].map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ trailingSlash: true, headers }, null, 2)}\n`;
}
