import type { Handlers } from '../handler.ts';
import type { CaptiveFrame } from './frames.ts';
import { placeRescued, rescueCaptive, rescuersGo } from './rescue-mission.ts';

export const captiveHandlers: Handlers<CaptiveFrame> = {
  rescue: rescueCaptive,
  rescuers: rescuersGo,
  'place-rescued': placeRescued,
};
