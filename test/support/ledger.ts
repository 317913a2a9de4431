import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

export const GAMES = ['rebellion', 'ti4', 'swdbg', 'swlcg'] as const;
export type GameId = (typeof GAMES)[number];

export const ledgerFile = (game: GameId): string => `test/games/${game}/ledger.tsv`;

/**
 * What becomes of a rule that the engine does not cite: it says what another one says, which is
 * played; the players keep it, or a card says it; there is nothing to play; it is not played yet.
 */
const KINDS = ['same', 'told', 'no procedure', 'missing'] as const;
type Kind = (typeof KINDS)[number];

export interface Row {
  readonly rule: string;
  readonly kind: Kind;
  /** Another rule where it says the same, otherwise one of the reasons below. */
  readonly reason: string;
}

export const REASONS: Readonly<Record<Exclude<Kind, 'same'>, Readonly<Record<string, string>>>> = {
  told: {
    'card text': 'A card says it and the reader of the card does it.',
    'kept by the players': 'What players say, see or agree on at the table, which no engine sees.',
  },
  'no procedure': {
    heading: 'The title of the rules below it.',
    example: 'An example; those of the booklets have tables and tests of their own.',
    reading: 'A question, or a difference between booklets; the rule beside it decides.',
    definition: 'It says what a word means, and other rules use the word.',
    component: 'It says what is in the box or printed on it; the tables of figures hold that.',
    layout: 'It says where things lie on the table.',
    advice: 'It advises.',
    booklet: 'It is about the booklets, the product or what can be bought besides.',
  },
  missing: { 'not played yet': 'It should be played, and is not yet.' },
};

const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);

export function rowsOf(game: GameId): readonly Row[] {
  const [, ...lines] = readFileSync(path.join(root, ledgerFile(game)), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [rule = '', kind = '', reason = ''] = line.split('\t');
    if (!isKind(kind))
      throw new Error(`${ledgerFile(game)}: «${kind}» is none of ${KINDS.join(', ')}.`);
    return { rule: `${game}.${rule}`, kind, reason };
  });
}
