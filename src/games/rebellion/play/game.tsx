import { named, playOf } from '../../../player/play.tsx';
import type { WordsIn } from '../../../player/telling.ts';
import { combatNames } from '../boards/combat-names.ts';
import { DieFaceOf } from '../boards/die-face.tsx';
import { GameBoard } from '../boards/game/board.tsx';
import { combatFacts, combatIn } from '../boards/game/combat-in.ts';
import type { Fight } from '../boards/game/fight.ts';
import { gameNames } from '../boards/game/names.ts';
import { isDieFace } from '../engine/dice.ts';
import * as openings from '../engine/game/openings.ts';
import { seatAfter } from '../engine/game/round/command.ts';
import { isSecret } from '../engine/game/view.ts';
import type { RebellionSetup } from '../engine/game/setup-types.ts';
import type { CombatMessages, CombatTold } from '../words/combat.ts';
import type { GameMessages, GameTold } from '../words/game.ts';

const COMBAT_WORDS: WordsIn<CombatMessages> = {
  uk: async () => (await import('../words/uk/combat.ts')).uk,
  ru: async () => (await import('../words/ru/combat.ts')).ru,
};

const CARD_CHOICES: readonly string[] = [
  'assign-mission',
  'play-action',
  'play-objective',
  'keep-on-top',
  'put-objective-under',
  'take-project',
  'keep-project',
  'reuse-mission',
  'play',
  'block',
  'discard',
];

const NOBODY = { units: { empire: {}, rebel: {} }, adjacent: [] };

export const play = playOf<RebellionSetup, GameMessages, GameTold, CombatTold>(
  {
    uk: async () => (await import('../words/uk/game.ts')).uk,
    ru: async () => (await import('../words/ru/game.ts')).ru,
  },
  ({ procedure: id, setup, language, words, terms, rules }) => {
    let fight: Fight | null = null;
    const family = Object.values(openings).map((make) => make(() => fight?.handlers ?? null));
    const procedure = named(family, id);
    const names = gameNames(language, terms);
    /** A card that no booklet names has a name of ours and nothing to explain. */
    const definitionOf = (term: string): string | undefined =>
      terms[term]?.definition === '' ? undefined : terms[term]?.definition;
    return {
      procedure,
      words,
      names: () => names,
      hosted: {
        // Whoever has a fight to tell of has played it, and so has its words.
        words: () => {
          if (!fight) throw new Error('A fight is told before its words have come.');
          return fight.words;
        },
        names: (combat) => combatNames(combat ? combatFacts(combat) : NOBODY, language, terms),
        find: combatIn,
      },
      // Trying things out is nobody's turn.
      side: (seat, { agenda }) =>
        agenda.at(-1)?.at.startsWith('explore') ? '' : words.sides[seat as GameTold['Side']],
      remark: (state) => {
        const frame = state.agenda.at(-1);
        return frame && words.remark(frame, state);
      },
      hint: (choice) =>
        CARD_CHOICES.includes(choice.kind) && 'card' in choice
          ? definitionOf(choice.card)
          : undefined,
      face: (_of, result) => (isDieFace(result) ? words.faces[result] : `«${names.term(result)}»`),
      cause: (term) => [names.term(term), definitionOf(term) ?? []].flat().join('. '),
      fetchMore: async () => {
        const [{ fightIn }, said] = await Promise.all([
          import('../boards/game/fight.ts'),
          COMBAT_WORDS[language](),
        ]);
        fight ??= fightIn(said);
      },
      isSecret,
      next: (state) => {
        const frame = state.agenda.at(-1);
        return frame?.at === 'command-turn' ? seatAfter(state, frame.seat) : undefined;
      },
      Board: ({ state, viewer }) => (
        <GameBoard
          procedure={procedure}
          setup={setup}
          words={words}
          fight={fight}
          names={names}
          combatNames={(facts) => combatNames(facts, language, terms)}
          notes={rules}
          state={state}
          viewer={viewer}
        />
      ),
      Face: DieFaceOf,
    };
  },
);
