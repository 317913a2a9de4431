import { digitsOf, formatLink } from '../engine/link.ts';
import { newGame, play, position, promptOf } from '../engine/play.ts';
import { loadPlay } from '../games/player.ts';
import { withParts } from './play.tsx';
import type { PlayerData } from './player-data.ts';

/** A worked example as it stands after so many of its choices, and what may be chosen then. */
export const momentOf = async (data: PlayerData, after: number) => {
  const adapter = await (await loadPlay(data.play)).ready(data, () => 1);
  // The engine refuses what is not a choice; nothing is taken on trust here.
  const book = data.choices as readonly never[];
  const { procedure, Board } = adapter;
  const start = await withParts(() => newGame(procedure, null), adapter.fetchMore);
  const game = book.slice(0, after).reduce((made, choice) => play(made, choice), start);
  const { state } = position(game);
  const prompt = promptOf(game);
  const choices = prompt.kind === 'decision' ? prompt.options : [];
  const made = game.moves.map(({ choice }) => choice);
  return {
    Board,
    state,
    question: adapter.question(state),
    choices: choices
      .filter(({ allowed }) => allowed)
      .map(({ choice }) => ({
        words: adapter.choice(choice, state),
        fragment: `#play=${formatLink({
          scenario: data.scenario,
          seed: 1,
          digits: digitsOf(procedure, null, [...made, choice]),
        })}`,
      })),
    /** What may not be chosen, and the rule that forbids it. */
    refused: choices.flatMap((option) =>
      option.allowed
        ? []
        : { words: adapter.choice(option.choice, state), because: option.because },
    ),
  };
};
