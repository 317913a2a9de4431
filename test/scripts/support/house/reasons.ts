/** Why a file outside the folders of games names one. The first that fits counts. */
export interface Reason {
  /** A path, or a glob for files of one kind. */
  readonly files: string;
  readonly because: string;
}

export const REASONS: readonly Reason[] = [
  { files: 'src/games/index.ts', because: 'The index: one line a game.' },
  {
    files: 'src/games/odds.ts',
    because: 'Published for programs: no bundler finds its parts, and types name each calculator.',
  },
  { files: 'src/engine/rule-names.ts', because: 'Made by «npm run ids» of the published ids.' },
  {
    // A question mark for a bracket, which would be a set of letters.
    files: 'src/pages/?language?/api.astro',
    because: 'Shows one rule that everybody knows as its example; any other site has its first.',
  },
  { files: 'content/ids.txt', because: 'Grows at its end only: places of lines are on paper.' },
  { files: 'content/releases.txt', because: 'The record of what was published, of all games.' },
  { files: 'content/reworded.txt', because: 'The words that releases replaced, of all games.' },
  { files: 'content/words.*.txt', because: 'Right words of a language, whichever game says them.' },
  {
    files: 'content/style.yaml',
    because: 'What a language does not say, in some games or in all.',
  },
  { files: 'content/STYLE.md', because: 'Shows how the games are told, by examples of theirs.' },
  { files: 'content/excuses.txt', because: 'What looks like a mistake, under the rule of its id.' },
  { files: '{README,CHANGELOG}.md', because: 'Tells people which games there are.' },
  {
    files: '{ARCHITECTURE,CONTRIBUTING}.md',
    because: 'Shows a way by an example that can be looked up.',
  },
  { files: '.github/decisions/*.md', because: 'Tells what was decided for the sake of a game.' },
  {
    files: 'test/fidelity/*',
    because: 'One table a booklet, read as one list: what is printed, and where it is said here.',
  },
  { files: 'test/page-tools/*', because: 'Tools answer of real positions and odds.' },
  {
    files: 'test/games/latin-names.test.ts',
    because: 'Cards and technologies have names in two of the games.',
  },
  { files: 'test/search/*', because: 'Queries and codes lead to records of real games.' },
  { files: 'test/e2e/**', because: 'A browser opens real pages.' },
  { files: 'test/{dist,hosts}/**', because: 'Looks at the built site, at real pages of it.' },
  { files: 'test/bench/**', because: 'Measures real games, and prints what it has measured.' },
  {
    files: 'test/{engine,player,calculator,tables,client,bot,pictures}/**',
    because: 'Tries a common part on procedures, forms, tables and rules that are really there.',
  },
  {
    files: 'test/rules/**',
    because: 'Holds the real content of each game, and a small one that borrows a procedure.',
  },
  { files: 'test/support/ledger.ts', because: 'Reads what is kept of the rules of each game.' },
  { files: 'test/games/odds.test.ts', because: 'Asks every published calculator for a sample.' },
  {
    files: 'test/scripts/rule-names.test.ts',
    because: 'Looks for rules in engines that cite them.',
  },
  {
    files: 'test/scripts/support/house/*',
    because: 'Counts the units of one game, and keeps these reasons.',
  },
];
