/** Where a reader left a game. */
export interface Left {
  readonly game: string;
  readonly path: string;
  readonly name: string;
}

const MOST = 8;
const MOST_CHARACTERS = 4000;
const GAME = /^[a-z0-9]{1,40}$/;
/** What stands below a game, of this site alone: `//` would lead to another. */
const PATH = /^(?:\/[a-z0-9][a-z0-9-]{0,79}){3,8}\/$/;
/** Lists to choose from, and pages that only answer. */
const LISTS = /\/(?:glossary|faq|index|data|quick|odds|concordance|changes|booklet|n|helper)\//;

/** Takes whatever lies in the storage; what makes no sense is as good as absent. */
export function parseLeft(text: string | null): readonly Left[] {
  if (text === null || text.length > MOST_CHARACTERS) return [];
  try {
    const data: unknown = JSON.parse(text);
    return Array.isArray(data) ? data.filter(isLeft).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The newest first, one a game. */
export const withLeft = (places: readonly Left[], left: Left): readonly Left[] =>
  isLeft(left) ? [left, ...places.filter(({ game }) => game !== left.game)].slice(0, MOST) : places;

function isLeft(value: unknown): value is Left {
  if (typeof value !== 'object' || value === null) return false;
  const { game, path, name } = value as Readonly<Record<string, unknown>>;
  return (
    typeof game === 'string' &&
    GAME.test(game) &&
    typeof path === 'string' &&
    PATH.test(path) &&
    !LISTS.test(path) &&
    typeof name === 'string' &&
    name !== '' &&
    name.length <= 120
  );
}
