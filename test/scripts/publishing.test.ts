import { execSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildAndRemember, inputs, isBuilt } from '../../scripts/lib/build-stamp.mjs';
import { parseHeaders } from '../../scripts/lib/headers.ts';
import { HOSTS_FOLDER, hostFiles } from '../../scripts/lib/hosts/files.ts';
import { chooseParts, parts, type Part } from '../../scripts/lib/parts.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { withMetaPolicy } from '../../src/integrations/meta-policy.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
/** Every `npm run …` of a text. */
const runIn = (text: string): string[] =>
  Array.from(text.matchAll(/npm run (?:--silent )?([\w:-]+)/g), ([, name = '']) => name);

const WORKFLOWS = '.github/workflows';
const workflows = readdirSync(path.join(root, WORKFLOWS));

describe.each(workflows)('the workflow %s', (file) => {
  const text = read(`${WORKFLOWS}/${file}`);

  it('uses every action at a commit that nobody can exchange, and says which release it is', () => {
    const used = Array.from(text.matchAll(/uses: (.*)/g), ([, action = '']) => action);
    expect(used.length).toBeGreaterThan(1);
    expect(
      used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([]);
  });

  it('runs scripts that exist', () => {
    expect(runIn(text).filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('keeps no credentials where code of a change runs, and may only read by itself', () => {
    const checkouts = text.match(/actions\/checkout@.*\n\s+with:\n\s+persist-credentials: false/g);
    expect(checkouts?.length).toBe(text.match(/actions\/checkout@/g)?.length);
    expect(parse(text)).toHaveProperty('permissions', { contents: 'read' });
  });
});

describe('the workflow that publishes', () => {
  interface Job {
    readonly needs?: string | readonly string[];
    readonly permissions?: Readonly<Record<string, string>>;
    readonly strategy?: { readonly matrix: { readonly parts: readonly string[] } };
    readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
  }
  const { jobs } = parse(read(`${WORKFLOWS}/publish.yml`)) as {
    jobs: Readonly<Record<string, Job>>;
  };
  /** What a job gives to «npm test --», one after another. */
  const testedBy = (job: string): string[][] =>
    (jobs[job]?.steps ?? []).flatMap(({ run = '' }) => {
      const [, words] = /^npm test -- (.+)$/.exec(run) ?? [];
      if (words === undefined) return [];
      const all = words === '${{ matrix.parts }}' ? jobs[job]?.strategy?.matrix.parts : [words];
      return (all ?? []).map((line) => line.split(' '));
    });
  /** The jobs that must have passed before this one, however far back. */
  const before = (job: string): string[] =>
    [jobs[job]?.needs ?? []].flat().flatMap((need) => [need, ...before(need)]);

  it('publishes only what was made once every part of the tests has passed, each shard of it', () => {
    const tested = before('publish').flatMap(testedBy);
    const chosen = tested.flatMap((asked) => chooseParts(asked, () => true).chosen);
    expect(Object.keys(parts).filter((part) => !chosen.includes(part as Part))).toEqual([]);
    const shards = tested.flatMap(([part, option = '']) => {
      const [, shard, of] = /^--shard=(\d+)\/(\d+)$/.exec(option) ?? [];
      return shard === undefined ? [] : [{ part, shard: Number(shard), of: Number(of) }];
    });
    for (const { part, of } of shards) {
      const ofPart = shards.filter((other) => other.part === part);
      expect(ofPart.map((other) => other.of)).toEqual(ofPart.map(() => of));
      expect(ofPart.map(({ shard }) => shard)).toEqual(
        Array.from({ length: of }, (_, at) => at + 1),
      );
    }
    expect(shards.length).toBeGreaterThan(2);
  });

  it('builds in one job, and looks at that site in all others', () => {
    const looking = Object.keys(jobs).filter((job) =>
      testedBy(job).some((asked) => chooseParts(asked, () => false).chosen.includes('build')),
    );
    expect(looking).toEqual(['build', 'site']);
    expect(before('site')).toEqual(['build']);
  });

  it('carries the built site so that the tests know it for what was built', async () => {
    const [from, to] = [
      mkdtempSync(path.join(tmpdir(), 'made-')),
      mkdtempSync(path.join(tmpdir(), 'got-')),
    ];
    const source = (at: string): void => writeFileSync(path.join(at, 'package.json'), '{}');
    [from, to].forEach(source);
    await buildAndRemember(from, () => {
      mkdirSync(path.join(from, 'dist'));
      writeFileSync(path.join(from, 'dist/index.html'), '<!doctype html>');
      return Promise.resolve(true);
    });
    const lines = (job: string): string[] =>
      (jobs[job]?.steps ?? []).flatMap(({ run = '' }) => (run.startsWith('tar ') ? [run] : []));
    for (const line of lines('build')) execSync(line, { cwd: from });
    renameSync(path.join(from, 'site.tar'), path.join(to, 'site.tar'));
    for (const line of lines('site')) execSync(line, { cwd: to });
    expect(isBuilt(to)).toBe(true);
    for (const folder of [from, to]) rmSync(folder, { recursive: true });
  });

  it('may write nothing but the published pages', () => {
    const writing = Object.entries(jobs).flatMap(([name, job]) =>
      Object.entries(job.permissions ?? {}).flatMap(([what, right]) =>
        right === 'write' ? [`${name} ${what}`] : [],
      ),
    );
    expect(writing).toEqual(['publish pages', 'publish id-token']);
  });
});

describe('the workflow of the night', () => {
  it('runs everything with more effort', () => {
    expect(read(`${WORKFLOWS}/nightly.yml`)).toMatch(
      /- run: npm test\n\s+env:\n\s+KODEKS_EFFORT: '10'/,
    );
  });
});

describe('the container', () => {
  const text = read(`${HOSTS_FOLDER}/Containerfile`);
  const ignored = read('.dockerignore').split('\n');
  const copied = Array.from(text.matchAll(/^COPY (?!--)(.*) \S+$/gm), ([, from = '']) =>
    from.split(' '),
  ).flat();

  it('copies what is there, and its context holds it', () => {
    expect(copied.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
    expect(copied.filter((name) => !ignored.includes(`!/${name}`))).toEqual([]);
  });

  it('copies everything that a build reads', () => {
    expect(inputs.filter((name) => !copied.includes(name))).toEqual([]);
  });

  it('runs scripts that exist', () => {
    expect(runIn(text)).toEqual(['build', 'compress']);
    expect(runIn(text).filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('serves on the port and from the folder of the settings, as nobody in particular', () => {
    const settings = hostFiles().get('nginx/nginx.conf') ?? '';
    const [, port] = /EXPOSE (\d+)/.exec(text) ?? [];
    expect(settings).toContain(`listen ${String(port)};`);
    expect(Number(port)).toBeGreaterThan(1024);
    const [, folder] = /COPY --from=build \/work\/dist (\S+)/.exec(text) ?? [];
    expect(settings).toContain(`root ${String(folder)};`);
    expect(text).toMatch(/^USER www-data$/m);
    // A read-only machine: whatever is written goes to the one folder that is not.
    const written = Array.from(
      settings.matchAll(/(?:pid|_temp_path) (\S+);/g),
      ([, file = '']) => file,
    );
    expect(written.filter((file) => !file.startsWith('/tmp/'))).toEqual([]);
    expect(written.length).toBe(6);
  });
});

describe('a page for a host without headers', () => {
  const rules = parseHeaders(`/*
  Content-Security-Policy: default-src 'none'; script-src 'self'
  Referrer-Policy: no-referrer
/uk/*
  Content-Security-Policy: script-src 'self'; frame-ancestors 'none'
/embed/*
  Content-Security-Policy: frame-ancestors *
`);
  const page = '<!DOCTYPE html><html><head><meta charset="utf-8"><script src="/theme.js"></script>';

  it('says both policies itself, before its first script, but for what only a header can say', () => {
    expect(withMetaPolicy(page, rules, '/uk/')).toBe(
      '<!DOCTYPE html><html><head><meta charset="utf-8">' +
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">` +
        `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">` +
        '<meta name="referrer" content="no-referrer"><script src="/theme.js"></script>',
    );
  });

  it('says no policy that would be empty', () => {
    expect(withMetaPolicy(page, rules, '/embed/').match(/http-equiv/g)).toHaveLength(1);
  });

  it('is refused where there is no place to say it', () => {
    expect(() => withMetaPolicy('<html>', rules, '/uk/')).toThrow('/uk/');
  });
});
