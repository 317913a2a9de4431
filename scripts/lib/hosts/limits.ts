import type { Census } from './census.ts';

/** A host that the README promises, with what it refuses. */
export interface Host {
  readonly name: string;
  /** Markdown. */
  readonly doing: string;
  /** The most of each that it takes. */
  readonly limits: Partial<Census>;
  /** What the figures do not say. */
  readonly besides?: string;
  readonly source?: string;
}

/** When the sources were read. Hosts change: whoever publishes reads them again. */
export const READ_ON = '2026-11-19';

export const HOSTS: readonly Host[] = [
  {
    name: 'Cloudflare Pages',
    doing: '`wrangler pages deploy dist`; it reads `_headers`',
    limits: { files: 20_000, largest: 25 * 2 ** 20 },
    besides: 'dropped into a browser, 1,000 files',
    source: 'https://developers.cloudflare.com/pages/platform/limits/',
  },
  {
    name: 'Netlify',
    doing: 'upload `dist/`; it reads `_headers`',
    limits: { fullest: 54_000 },
    source: 'https://docs.netlify.com/site-deploys/overview/',
  },
  {
    name: 'Vercel',
    doing: 'copy `.config/hosts/vercel.json` into `dist/`, then `vercel deploy dist --archive=tgz`',
    limits: {},
    besides: 'without the archive, 15,000 files',
    source: 'https://vercel.com/docs/limits',
  },
  {
    name: 'GitHub Pages',
    doing:
      'choose «GitHub Actions» as the source; `.github/workflows/publish.yml` tests and publishes',
    limits: { bytes: 1_000_000_000 },
    besides: 'ten minutes to publish',
    source:
      'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
  },
  {
    name: 'nginx',
    doing: '`.config/hosts/nginx/`: `maps.conf` into `http`, `site.conf` into `server`',
    limits: {},
  },
  {
    name: 'a container',
    doing: '`docker build --file .config/hosts/Containerfile .`',
    limits: {},
  },
];

/** What we allow ourselves, so that hosts stay a choice and later editions have room. */
export const OWN_BOUNDS = {
  files: 20_000,
  bytes: 260_000_000,
} as const satisfies Partial<Census>;

const WORDS: Readonly<Record<keyof Census, string>> = {
  files: 'files',
  bytes: 'MB',
  largest: 'MiB in one file',
  fullest: 'files in one folder',
};

/** Everything that a site has more of than it may, in words. */
export function excessOf(census: Census, limits: Partial<Census>): readonly string[] {
  return keysOf(limits).flatMap((key) => {
    const limit = limits[key];
    return limit === undefined || census[key] <= limit
      ? []
      : `${amount(key, census[key])}, of ${amount(key, limit)} allowed`;
  });
}

/** «20,000 files, 25 MiB in one file» */
export const inWords = (limits: Partial<Census>): string =>
  keysOf(limits)
    .map((key) => amount(key, limits[key] ?? 0))
    .join(', ');

const keysOf = (limits: Partial<Census>) =>
  (['files', 'bytes', 'largest', 'fullest'] as const).filter((key) => limits[key] !== undefined);

function amount(key: keyof Census, value: number): string {
  const shown = key === 'bytes' ? value / 1e6 : key === 'largest' ? value / 2 ** 20 : value;
  return `${Math.ceil(shown).toLocaleString('en')} ${WORDS[key]}`;
}
