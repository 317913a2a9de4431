import type { ComponentChild } from 'preact';
import type { PlayerData } from './player-data.ts';

/** Makes the player of one procedure out of what the page knows. */
export type Open = (data: PlayerData, newSeed: () => number) => Promise<ComponentChild>;
