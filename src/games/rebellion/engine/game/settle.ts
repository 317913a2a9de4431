import { rescueIfFree } from './captives/rescue.ts';
import { done } from './draft.ts';
import type { FrameOf } from './frames.ts';
import type { Passing } from './draft.ts';
import { settleSubjugation } from './loyalty.ts';
import { checkExcess } from './mission/destroy-system.ts';
import { checkBase } from './track.ts';

/** What holds at once when units, leaders or markers of a system have changed. */
export const settleSystem: Passing<FrameOf<'settle-system'>> = {
  settle(draft, { system }) {
    done(draft);
    settleSubjugation(draft, system);
    rescueIfFree(draft, system);
    checkBase(draft);
    checkExcess(draft, system);
  },
};
