import { describe, expect, it } from 'vitest';
import { play } from '../../../../src/games/ti4/play/game.tsx';
import { sheetOf } from '../../../../src/games/ti4/engine/action/query.ts';
import { wholeGame } from '../../../../src/games/ti4/engine/game/index.ts';
import type { GameState } from '../../../../src/games/ti4/engine/game/index.ts';
import { LANGUAGES } from '../../../../src/rules/languages.ts';
import { technologyNotes } from '../../../../src/games/ti4/words/technology-names.ts';
import { termsOf } from '../../../support/glossary.ts';
import { spokenBy } from '../../../player/support/telling.ts';
import { crowded } from '../engine/game/crowded.ts';
import { AIMLESS, BUSY, fromBox, playFrom } from '../engine/game/random-game.ts';
import { DONE, play as playCard, run, twoDocks, USE } from '../engine/game/table.ts';
import { wrongWith } from './wrong.ts';

const told = await spokenBy(play);

/** The Naalu are gone already, and blue has a weapon for infantry. */
const late = (seed: number): GameState => {
  const start = crowded(seed);
  const technologies = ['x-89-bacterial-weapon'] as const;
  const sheets = { ...start.board.sheets, blue: { ...sheetOf(start.board, 'blue'), technologies } };
  return { ...start, zero: 'red', board: { ...start.board, sheets } };
};

/** A game from the box for each number of players, and some between neighbours without custodians. */
const GAMES = [
  ...[0, 1, 2, 3].map((seed) => ({ start: fromBox(seed), taste: BUSY, seed })),
  ...[0, 1, 2, 3, 4, 5].map((seed) => ({ start: crowded(seed), taste: BUSY, seed })),
  // Decks that are nearly empty.
  { start: { ...crowded(8), discards: { actions: 76, agendas: 49 } }, taste: BUSY, seed: 8 },
  { start: late(9), taste: { ...BUSY, 'bacterial-weapon': 9 }, seed: 9 },
  ...[6, 7].map((seed) => ({ start: crowded(seed), taste: AIMLESS, seed })),
].map((game) => ({ ...game, played: playFrom(game.start, game.seed, game.taste) }));

/** Options are told for every so many questions: there are dozens of them in each. */
const SOME = 4;

describe.each(LANGUAGES)('a whole game told in %s', (language) => {
  const heard = { events: new Set<string>(), tasks: new Set<string>(), choices: new Set<string>() };
  const said = new Set<string>();
  const terms = { ...termsOf('ti4', language), ...technologyNotes(language) };
  for (const { start, played } of GAMES) {
    const narrator = told.narratorOf(wholeGame.id, start, language, terms);
    const after = played.opening.state;
    for (const event of played.opening.events) {
      heard.events.add(event.kind);
      said.add(narrator.event(event, { before: null, after }));
    }
    for (const [step, { before, prompt, answer, state, events }] of played.moments.entries()) {
      if (prompt.kind === 'over') continue;
      heard.tasks.add(prompt.task);
      said.add(narrator.side(prompt.by, before));
      said.add(narrator.question(before));
      if (prompt.kind === 'chance') {
        for (const { of, faces } of prompt.draws) {
          said.add(narrator.draw(of));
          for (const { result } of faces) said.add(narrator.face(of, result));
        }
      } else {
        const own = before.agenda.at(-1)?.at;
        for (const { choice } of prompt.options) {
          if (step % SOME > 0 && choice !== answer) continue;
          if (own === prompt.task) heard.choices.add(choice.kind);
          said.add(narrator.choice(choice, before));
        }
      }
      for (const event of events) {
        heard.events.add(event.kind);
        said.add(narrator.event(event, { before, after: state }));
      }
    }
    for (const line of narrator.outcome(played.last)) said.add(line);
  }

  // Asked only where somebody has built a second dock at home.
  const { state } = run(twoDocks(), playCard(6), DONE, USE);
  const docks = wholeGame.prompt(state);
  const narrator = told.narratorOf(wholeGame.id, state, language, terms);
  if (docks.kind === 'decision') {
    heard.tasks.add(docks.task);
    said.add(narrator.question(state));
    for (const { choice } of docks.options) {
      heard.choices.add(choice.kind);
      said.add(narrator.choice(choice, state));
    }
  }

  it('speaks whole sentences, without ids or foreign letters', () => {
    expect(said.size).toBeGreaterThan(2000);
    expect([...said].map(wrongWith).filter((wrong) => wrong !== null)).toEqual([]);
  });

  it('has been heard in everything that it says itself', () => {
    const { game } = told.words[language];
    expect(Object.keys(game.events).filter((kind) => !heard.events.has(kind))).toEqual([]);
    expect(Object.keys(game.tasks).filter((task) => !heard.tasks.has(task))).toEqual([]);
    expect(Object.keys(game.choices).filter((kind) => !heard.choices.has(kind))).toEqual([]);
  });
});
