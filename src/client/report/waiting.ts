/** A report as it travels; which one it is its id tells, however often it arrives. */
export interface Report {
  readonly id: string;
  readonly about: string;
  readonly language: string;
  readonly edition: string;
  readonly text: string;
  readonly reply: string;
  /** What nobody sees and only machines fill in. */
  readonly website: string;
}

const FIELDS = ['id', 'about', 'language', 'edition', 'text', 'reply', 'website'] as const;
const MOST = 5;
const MOST_CHARACTERS = 30_000;
const LONGEST = 4000;

/** What waits on the device to be sent, as a stranger may have written it there. */
export function parseWaiting(text: string | null): readonly Report[] {
  if (text === null || text.length > MOST_CHARACTERS) return [];
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const values = FIELDS.map((field): unknown => (one as Record<string, unknown>)[field]);
    const words = values.filter((value) => typeof value === 'string' && value.length <= LONGEST);
    if (words.length < FIELDS.length) return [];
    const [id, about, language, edition, told, reply, website] = words as readonly string[] as [
      ...[string, string, string, string, string, string, string],
    ];
    return { id, about, language, edition, text: told, reply, website };
  });
}

/** The newest reports stay when there are too many. */
export const formatWaiting = (reports: readonly Report[]): string =>
  JSON.stringify(reports.slice(-MOST));

export type Sent = 'arrived' | 'refused' | 'later';

/** Tells whether it arrived, whether it never will, or whether it is to be tried again. */
export async function send(endpoint: string, report: Report): Promise<Sent> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (response.ok) return 'arrived';
    return response.status >= 500 || response.status === 429 ? 'later' : 'refused';
  } catch {
    return 'later';
  }
}
