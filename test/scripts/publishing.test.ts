import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inputs } from '../../scripts/lib/build-stamp.mjs';
import { parseHeaders } from '../../scripts/lib/headers.ts';
import { HOSTS_FOLDER, hostFiles } from '../../scripts/lib/hosts/files.ts';
import { root } from '../../scripts/lib/root.mjs';
import { withMetaPolicy } from '../../src/integrations/meta-policy.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
/** Every `npm run …` of a text. */
const runIn = (text: string): string[] =>
  Array.from(text.matchAll(/npm run (?:--silent )?([\w:-]+)/g), ([, name = '']) => name);

describe('the workflow', () => {
  const text = read('.github/workflows/publish.yml');
  interface Job {
    readonly needs?: string;
    readonly permissions?: Readonly<Record<string, string>>;
    readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
  }
  const { jobs, permissions } = parse(text) as {
    jobs: Readonly<Record<string, Job>>;
    permissions: Readonly<Record<string, string>>;
  };

  it('uses every action at a commit that nobody can exchange, and says which release it is', () => {
    const used = Array.from(text.matchAll(/uses: (.*)/g), ([, action = '']) => action);
    expect(used.length).toBeGreaterThan(4);
    expect(
      used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([]);
  });

  it('publishes only what has passed the tests', () => {
    expect(jobs['test']?.steps.map(({ run }) => run)).toContain('npm test');
    expect([jobs['build']?.needs, jobs['publish']?.needs]).toEqual(['test', 'build']);
  });

  it('may write nothing but the published pages', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const writing = Object.entries(jobs).flatMap(([name, job]) =>
      Object.entries(job.permissions ?? {}).flatMap(([what, right]) =>
        right === 'write' ? [`${name} ${what}`] : [],
      ),
    );
    expect(writing).toEqual(['publish pages', 'publish id-token']);
  });

  it('runs scripts that exist', () => {
    expect(runIn(text).filter((name) => scripts[name] === undefined)).toEqual([]);
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
