import { posix } from 'node:path';
import { readScripts, type BuiltScript } from '../../../src/offline/build/built-scripts.ts';
import { attribute, selectAll } from './elements.ts';
import { importsOf } from './scripts.ts';
import { page, readText, root } from './site.ts';
import { packed, withImports } from './weight.ts';

interface Shown {
  readonly play: string;
  readonly language: 'uk' | 'ru';
}

interface Party extends Pick<Shown, 'language'> {
  readonly beginnings: readonly Pick<Shown, 'play'>[];
}

/** What the page of a whole game fetches when somebody asks for it. */
const inCourseOf = (game: string): RegExp => new RegExp(`^src/(?:party|games/${game}/advice)/`);

/** Fetched when a fight comes up in a game that most of the time has none. */
const LATE: Readonly<Record<string, RegExp>> = {
  'rebellion/game': /\/(?:boards\/game\/fight|words\/[a-z]+\/combat)\.ts$/,
};

const scripts = readScripts(root);

/** What a script fetches later, with the source that each file is made of. */
const laterOf = (file: string): BuiltScript['later'] => scripts[file.slice(1)]?.later ?? [];

/** Many pages run the same files: each is read once. */
const known = new Map<string, readonly string[]>();

function fetchedIn(file: string): readonly string[] {
  const fetched = known.get(file) ?? importsOf(readText(file)).deferred;
  known.set(file, fetched);
  return fetched;
}

const beside = (file: string, name: string): string => posix.join(posix.dirname(file), name);

function only<Value>(values: readonly Value[], what: string): Value {
  const [value, ...rest] = values;
  if (value === undefined || rest.length > 0) throw new Error(`${values.length} × ${what}.`);
  return value;
}

function dataOn(url: string, place: string): unknown {
  const blocks = selectAll(`${place} script[type="application/json"]`, page(url).tree);
  const [text] = only(blocks, `data of a player on ${url}`).children;
  if (text?.type !== 'text') throw new Error(`The player of ${url} has no data.`);
  return JSON.parse(text.value);
}

const shownOn = (url: string): Shown => dataOn(url, '[data-walkthrough]') as Shown;

/** The file made of a source that one of these scripts fetches. */
const fetchedBy = (starts: readonly string[], source: string): string =>
  only(
    [
      ...new Set(
        [...withImports(starts)].flatMap((file) =>
          laterOf(file).flatMap((later) => (later.of === source ? [`/${later.file}`] : [])),
        ),
      ),
    ],
    `file made of ${source}`,
  );

/** What a play fetches to speak the language of the page: at once, and when a fight comes up. */
function spokenBy(open: string, play: string, language: string) {
  const spoken = laterOf(open).filter(
    (later) => !/\/words\/[a-z]{2}\//.test(later.of) || later.of.includes(`/${language}/`),
  );
  const isLate = (later: { readonly of: string }): boolean => LATE[play]?.test(later.of) === true;
  const files = (fetched: BuiltScript['later']) => fetched.map(({ file }) => `/${file}`);
  return {
    soon: files(spoken.filter((one) => !isLate(one))),
    late: files(spoken.filter(isLate)),
  };
}

const sum = (names: Iterable<string>): number =>
  [...names].reduce((total, name) => total + packed(name), 0);

/** Everything that runs before somebody can ask about a position of this play, packed. */
export function weighAsking(language: string, play: string): number {
  const [game = ''] = play.split('/');
  const starter = starterOn(`/${language}/${game}/ask/`, '[data-ask]');
  const open = fetchedBy([starter], 'src/ask/open.ts');
  const own = fetchedBy([open], `src/games/${play.replace('/', '/play/')}.tsx`);
  const fields = fetchedBy([open], `src/games/${play.replace('/', '/ask/')}.ts`);
  return sum(withImports([starter, open, own, fields, ...spokenBy(own, play, language).soon]));
}

export interface PlayerWeight {
  /** What begins it, before the game itself is fetched. */
  readonly shell: number;
  /** Everything that runs before the player stands there, in the language of the page. */
  readonly player: number;
  readonly late: number;
  /** The files of its procedure, without what players of all games share. */
  readonly own: readonly string[];
}

const weighed = new Map<string, PlayerWeight>();

/** Bytes on the wire, packed with brotli. */
export function weighPlayer(url: string): PlayerWeight {
  const weight = weighed.get(url) ?? weighAnew(url);
  weighed.set(url, weight);
  return weight;
}

/** Scripts of a page that stand in its text, the one that knows of such a place. */
function starterOn(url: string, place: string): string {
  const sources = selectAll('script[src]', page(url).tree).flatMap(
    (element) => attribute(element, 'src') ?? [],
  );
  return only(
    sources.filter((file) => readText(file).includes(place)),
    `script that starts ${place} on ${url}`,
  );
}

function weighAnew(url: string): PlayerWeight {
  const starter = starterOn(url, '[data-walkthrough]');
  const mount = only(
    fetchedIn(starter).map((name) => beside(starter, name)),
    'file that mounts it',
  );
  return weightOf(shownOn(url), [starter, mount]);
}

/** The page of a whole game, with what begins one of them and what a game may fetch in its course. */
export function weighParty(url: string): PlayerWeight {
  const { beginnings, language } = dataOn(url, '[data-party]') as Party;
  const [play] = new Set(beginnings.map((beginning) => beginning.play));
  if (play === undefined) throw new Error(`No game can be begun on ${url}.`);
  const [game = ''] = play.split('/');
  return weightOf({ play, language }, [starterOn(url, '[data-party]')], inCourseOf(game));
}

function weightOf(
  { play, language }: Shown,
  shell: readonly string[],
  inCourse: RegExp | null = null,
): PlayerWeight {
  const [game = '', family = ''] = play.split('/');
  const source = `src/games/${game}/play/${family}.tsx`;
  const shared = withImports(shell);
  const all = [...shared].flatMap(laterOf);
  const open = fetchedBy(shell, source);
  const { soon, late } = spokenBy(open, play, language);
  const needed = withImports([...shell, open, ...soon]);
  const course = all.filter(({ of }) => inCourse?.test(of)).map(({ file }) => `/${file}`);
  const later = [...withImports([...late, ...course])].filter((file) => !needed.has(file));
  return {
    shell: sum(shared),
    player: sum(needed),
    late: sum(later),
    own: [...needed].filter((file) => !shared.has(file)),
  };
}
