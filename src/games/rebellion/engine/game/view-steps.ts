import type { RebellionEvent } from './events.ts';
import type { RebellionPrompt } from './machine.ts';
import { ownerOf, sideOf } from './query.ts';
import type { Seat } from './types.ts';
import type { Viewer } from './view.ts';

/** Who may see the secret part of an event; null: nothing in it is secret. */
const secretOf = (event: RebellionEvent): Viewer | null => {
  switch (event.kind) {
    case 'card-drawn':
      return event.data.to === 'aside' && event.data.pile === 'probes'
        ? 'rebel'
        : ownerOf(event.data.pile);
    case 'mission-assigned':
    case 'recruit-chosen':
    case 'tactic-drawn':
    case 'action-dealt':
      return event.data.side;
    case 'mission-reused':
    case 'base-hidden':
      return 'rebel';
    default:
      return null;
  }
};

/** The event as a player of this side learns of it: what is secret from him is null. */
export const eventFor = (event: RebellionEvent, viewer: Viewer): RebellionEvent => {
  const owner = secretOf(event);
  if (owner === null || owner === viewer) return event;
  const hidden = event.kind === 'base-hidden' ? { system: null } : { card: null };
  return { ...event, data: { ...event.data, ...hidden } } as unknown as RebellionEvent;
};

/** What everybody at the table knows of a question that somebody else is asked. */
export interface ClosedPrompt {
  readonly kind: 'closed';
  readonly by: string;
  readonly task: string;
}

const OPEN_DRAWS = ['red-die', 'black-die', 'die'];

/**
 * The faces of the probe deck tell each side what the other hides: the card that is missing from
 * them is the base for the Empire, and a card in the Imperial hand for the Rebels.
 */
const tellsTooMuch = (prompt: RebellionPrompt): boolean =>
  prompt.kind === 'chance' &&
  prompt.task !== 'reveal-probe' &&
  prompt.draws.some(({ of }) => of === 'probes');

/**
 * A decision lists the hand of whoever decides, and the faces of a draw list what is left in a
 * deck: both are for that side only. Dice are rolled in the open.
 */
export const promptFor = (
  prompt: RebellionPrompt,
  viewer: Viewer,
): RebellionPrompt | ClosedPrompt => {
  if (prompt.kind === 'over') return prompt;
  const open =
    (sideOf(prompt.by as Seat) === viewer && !tellsTooMuch(prompt)) ||
    (prompt.kind === 'chance' && prompt.draws.every(({ of }) => OPEN_DRAWS.includes(of)));
  return open ? prompt : { kind: 'closed', by: prompt.by, task: prompt.task };
};
