import { z } from 'astro/zod';
import { LANGUAGES } from '../rules/languages.ts';
import { limiter } from './limits.ts';

/** Where reports go: to a list of issues, or as they are to a program that mails them. */
export interface ReportSettings {
  readonly to: 'issues' | 'program';
  readonly url: string;
  readonly token?: string | undefined;
}

const words = (most: number) => z.string().trim().max(most);
const report = z.object({
  /** The sender’s own: what arrives twice is one report. */
  id: z.uuid(),
  about: words(160),
  language: z.enum(LANGUAGES),
  edition: words(120).default(''),
  text: words(3000).min(5),
  reply: words(200).default(''),
  /** Nobody sees this field, so who fills it in is a machine. */
  website: z.string().default(''),
});
export type Report = z.infer<typeof report>;

export type Taken =
  | 'filed'
  /** It came before and is filed already. */
  | 'known'
  | 'unreadable'
  | 'too-often'
  | 'not-filed';

const FROM_ONE = { count: 5, milliseconds: 10 * 60_000 };
const REMEMBERED = 5000;
const TIMEOUT_MS = 8000;
const LOOKED_THROUGH = 50;

/** Files each report once, also when it arrives twice, and when nobody knows whether it was filed. */
export function reportDesk(
  { to, url, token }: ReportSettings,
  now?: () => number,
): (raw: unknown, from: string) => Promise<Taken> {
  const may = limiter(FROM_ONE, now);
  const filed = new Map<string, Promise<boolean>>();
  const unsure = new Set<string>();

  const call = (address: string, init: RequestInit, id: string): Promise<Response | undefined> =>
    fetch(address, {
      ...init,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'kodeks',
        'Idempotency-Key': id,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);

  /** Where an answer was lost the list of issues itself tells whether the report is there. */
  const isListed = async (id: string): Promise<boolean> => {
    const listed = await call(`${url}?state=all&per_page=${LOOKED_THROUGH}`, {}, id);
    return listed?.ok === true && (await listed.text()).includes(id);
  };

  const file = async (one: Report): Promise<boolean> => {
    if (to === 'issues' && unsure.has(one.id) && (await isListed(one.id))) return true;
    unsure.add(one.id);
    const body = JSON.stringify(to === 'issues' ? issueOf(one) : one);
    const response = await call(url, { method: 'POST', body }, one.id);
    if (response?.ok !== true) return false;
    unsure.delete(one.id);
    return true;
  };

  return async (raw, from) => {
    const parsed = report.safeParse(raw);
    if (!parsed.success) return 'unreadable';
    const one = parsed.data;
    if (one.website !== '') return 'filed';
    const before = filed.get(one.id);
    if (before !== undefined && (await before)) return 'known';
    if (!may(from)) return 'too-often';
    const filing = file(one);
    filed.set(one.id, filing);
    forgetOldest(filed);
    forgetOldest(unsure);
    if (await filing) return 'filed';
    filed.delete(one.id);
    return 'not-filed';
  };
}

function forgetOldest(kept: Map<string, unknown> | Set<string>): void {
  const [oldest] = kept.keys();
  if (kept.size > REMEMBERED && oldest !== undefined) kept.delete(oldest);
}

/** What people write is quoted as it is: no mention, no markup, no link of theirs works. */
function issueOf({ id, about, language, edition, text, reply }: Report) {
  const quoted = [text, ...(reply === '' ? [] : [`↩ ${reply}`])].join('\n\n');
  const lines = quoted.split('\n').map((line) => `    ${line}`);
  const facts = [about, language, edition, id].filter((fact) => fact !== '');
  return {
    title: `${about || language}: ${text.split('\n')[0]?.slice(0, 80).replaceAll('@', '@\u200B') ?? ''}`,
    body: [facts.map((fact) => `\`${fact.replaceAll('`', "'")}\``).join(' '), '', ...lines].join(
      '\n',
    ),
    labels: ['report'],
  };
}
