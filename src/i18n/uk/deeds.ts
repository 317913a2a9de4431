import type { DeedPhrases } from '../deeds.ts';

export const deeds: DeedPhrases = {
  tell: 'Розповісти, що зробила карта',
  byCard: 'За карткою',
  what: 'Що робить карта?',
  concerns: (whom) => `Кого це стосується: ${whom}.`,
  turnTo: (whom) => `Змінити, кого це стосується: ${whom}`,
  which: 'Що саме?',
  told: 'Усе розказано',
  back: 'Назад',
};
