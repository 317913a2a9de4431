import { termOf } from '../../../player/terms.ts';
import { playOf } from '../../../player/play.tsx';
import { CombatBoard } from '../boards/combat-board.tsx';
import { combatNames } from '../boards/combat-names.ts';
import { DieFaceOf } from '../boards/die-face.tsx';
import { oddsOfCombat } from '../calculators/from-combat.ts';
import { combat } from '../engine/combat/combat.ts';
import type { CombatSetup } from '../engine/combat/types.ts';
import { isDieFace } from '../engine/dice.ts';
import type { CombatMessages, CombatTold } from '../words/combat.ts';

const CARD_CHOICES: readonly string[] = ['play', 'block', 'discard'];

export const play = playOf<CombatSetup, CombatMessages, CombatTold>(
  {
    uk: async () => (await import('../words/uk/combat.ts')).uk,
    ru: async () => (await import('../words/ru/combat.ts')).ru,
  },
  ({ setup, language, words, terms }) => {
    const names = combatNames(setup, language, terms);
    return {
      procedure: combat,
      words,
      names: () => names,
      hint: (choice) =>
        CARD_CHOICES.includes(choice.kind) && 'card' in choice
          ? termOf(terms, choice.card).definition
          : undefined,
      face: (_of, result) => (isDieFace(result) ? words.faces[result] : `«${names.term(result)}»`),
      cause: (id) => {
        const { name, definition } = termOf(terms, id);
        return `${name}. ${definition}`;
      },
      Board: ({ state }) => (
        <CombatBoard setup={setup} messages={words} names={names} state={state} />
      ),
      Face: DieFaceOf,
      odds: oddsOfCombat,
    };
  },
);
