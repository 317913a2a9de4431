import type { DeedPhrases } from '../deeds.ts';

export const deeds: DeedPhrases = {
  tell: 'Рассказать, что сделала карта',
  byCard: 'По карте',
  what: 'Что делает карта?',
  concerns: (whom) => `Кого это касается: ${whom}.`,
  turnTo: (whom) => `Сменить, кого это касается: ${whom}`,
  which: 'Что именно?',
  told: 'Всё рассказано',
  back: 'Назад',
};
