import type { Handlers } from '../draft.ts';
import type { CaptiveFrame } from './frames.ts';
import { placeRescued, rescueCaptive, rescuersGo } from './rescue-mission.ts';

export const captiveHandlers = {
  rescue: rescueCaptive,
  rescuers: rescuersGo,
  'place-rescued': placeRescued,
} satisfies Handlers<CaptiveFrame>;
