import { playable } from '../../../engine/playable.ts';
import { fight, parseFight } from './fight.ts';

export const duelPlayables = [playable(fight, parseFight, ({ blow }) => ({ blow }))];
