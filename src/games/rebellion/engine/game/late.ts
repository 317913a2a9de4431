import { combatHandlers } from './combat/embed.ts';
import { deedHandlers } from './deeds/deeds.ts';

/** What a page fetches when a fight comes up, or when somebody tells of a card. */
export const lateHandlers = { ...combatHandlers, ...deedHandlers };
