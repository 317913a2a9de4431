import { change, type Change } from '../support/spoil.ts';

interface UnseenMistake {
  readonly mistake: string;
  readonly changes: readonly Change[];
  readonly because: string;
}

const fight = 'content/duel/uk/fight.mdx';
const fightRu = 'content/duel/ru/fight.mdx';

/** What no check can tell from what is right: only somebody who has the booklet open can. */
export const notSeen: readonly UnseenMistake[] = [
  {
    mistake: 'a right word in the place of another',
    changes: [change(fight, 'капітан б’є завжди', 'капітан бреше завжди')],
    because: 'both are words of the dictionary; only the sense tells them apart',
  },
  {
    mistake: 'the same wrong number in both languages',
    changes: [
      change(fight, 'має шість граней', 'має сім граней'),
      change(fightRu, 'У кубика шесть граней', 'У кубика семь граней'),
    ],
    because: 'the languages agree; the booklet is compared by hand, row by row, in test/fidelity',
  },
  {
    mistake: 'a link to another rule than was meant',
    changes: [change(fight, '[початок](rule:fight.start)', '[початок](rule:move.straight)')],
    because: 'both rules exist, and languages may order their links as their sentences go',
  },
  {
    mistake: 'a «not» that is left out in one language',
    changes: [change(fightRu, 'Бой начинает активный игрок.', 'Бой не начинает активный игрок.')],
    because: 'the languages deny in different places: «лише» stands for «не больше чем»',
  },
];
