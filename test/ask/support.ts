import { edited } from '../../src/ask/edits.ts';
import type { Edit } from '../../src/ask/edits.ts';
import type { Editable, Field } from '../../src/ask/field.ts';
import { chosenBy, played } from '../../src/ask/laid.ts';
import type { AskedGame } from '../../src/ask/laid.ts';
import type { Preset } from '../../src/ask/preset.ts';
import { digitsTo } from '../../src/ask/scenes.ts';
import { subjectsOf } from '../../src/ask/subjects.ts';
import type { GameEvent } from '../../src/engine/procedure.ts';
import { loadEditable } from '../../src/games/ask.ts';
import { GAMES } from '../../src/games/index.ts';
import { loadPlay } from '../../src/games/player.ts';
import { procedureOf } from '../../src/games/procedures.ts';
import { playerWords } from '../../src/i18n/player.ts';
import type { AnyAdapter } from '../../src/player/adapter.ts';
import type { Terms } from '../../src/player/terms.ts';
import { nextBelow, randomFrom } from '../../src/engine/random.ts';

export type AnyEditable = Editable<unknown>;
type AnyGame = AskedGame<unknown, object, GameEvent>;

export interface Question extends Preset {
  readonly game: string;
  readonly name: string;
}

export const QUESTIONS: readonly Question[] = GAMES.flatMap(({ id: game }) =>
  subjectsOf(game).flatMap(({ presets }) =>
    presets.map((preset) => ({ ...preset, game, name: `${game}: ${preset.id}` })),
  ),
);

export const questionOf = (game: string, id: string): Question => {
  const question = QUESTIONS.find((one) => one.game === game && one.id === id);
  if (!question) throw new Error(`Nobody asks «${id}» of «${game}».`);
  return question;
};

/** What the page knows of a question when it opens. */
export interface Opened {
  readonly editable: AnyEditable;
  readonly setup: unknown;
  /** The position after a change, with what was chosen before as far as it holds. */
  readonly lay: (setup: unknown, choices?: readonly object[]) => Promise<AnyGame>;
  readonly adapterFor: (setup: unknown) => Promise<AnyAdapter>;
  readonly asked: () => Promise<AnyGame>;
}

export const opened = async (question: Question): Promise<Opened> => {
  const { game, procedure: name, setup: told } = question;
  const procedure = procedureOf(name);
  const read = procedure.read(told);
  if (!read.ok) throw new Error(`${question.name}: setup.${read.path}: ${read.problem}`);
  const file = `${game}/${procedure.play}`;
  const [play, editable] = await Promise.all([loadPlay(file), loadEditable(file)]);
  // The page carries the position as text.
  const setup: unknown = JSON.parse(JSON.stringify(read.setup));
  const terms: Terms = {
    ...Object.fromEntries(procedure.terms.map((id) => [id, { name: id, definition: '' }])),
    ...procedure.unprinted?.('uk'),
  };
  const adapterFor = async (at: unknown): Promise<AnyAdapter> => {
    const page = {
      language: 'uk',
      scenario: question.id,
      procedure: name,
      play: file,
      setup: at,
      choices: [],
      terms,
      rules: {},
      words: playerWords('uk'),
    } as const;
    const adapter = (await play.ready(page, () => 1)) as unknown as AnyAdapter;
    await adapter.fetchMore?.();
    return adapter;
  };
  const lay = async (at: unknown, choices: readonly object[] = []): Promise<AnyGame> =>
    played((await adapterFor(at)).procedure, 1, choices);
  return {
    editable: editable as unknown as AnyEditable,
    setup,
    lay,
    adapterFor,
    asked: async () => {
      const { procedure: machine } = await adapterFor(setup);
      return played(machine, 1, chosenBy(machine, digitsTo(question)));
    },
  };
};

export const fieldsOf = ({ groupsOf }: AnyEditable, setup: unknown): readonly Field<unknown>[] =>
  groupsOf(setup).flatMap(({ fields }) => fields);

/** Any values of any fields, always the same for a seed. */
export const shaken = (
  editable: AnyEditable,
  setup: unknown,
  seed: number,
  changes: number,
): unknown => {
  let random = randomFrom(seed);
  const below = (most: number): number => {
    const { state, value } = nextBelow(random, most);
    random = state;
    return value;
  };
  let next = setup;
  for (let change = 0; change < changes; change += 1) {
    const fields = fieldsOf(editable, next);
    const field = fields[below(fields.length)];
    // Few of each: a box that is empty would be all there is to find.
    if (field) next = edited(editable, next, [[field.id, below(Math.min(field.most, 5) + 1)]]);
  }
  return next;
};

/** The setup of a question after edits, of the type that its game has. */
export const afterEdits = async <Setup>(
  game: string,
  id: string,
  ...edits: readonly Edit[]
): Promise<Setup> => {
  const { editable, setup } = await opened(questionOf(game, id));
  return edited(editable, setup, edits) as Setup;
};
