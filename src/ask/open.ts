import { h } from 'preact';
import type { ComponentChild } from 'preact';
import type { GameEvent } from '../engine/procedure.ts';
import type { SharedNotes } from '../player/player-data.ts';
import { formatAsked } from './address.ts';
import type { Asked } from './address.ts';
import { Ask } from './ask.tsx';
import type { AskData } from './ask-data.ts';
import { editsBetween } from './edits.ts';
import { digitsIn } from './laid.ts';
import { layOut } from './lay-out.ts';

export { layOut };

/** The position that an address tells of; null: it cannot be laid out. */
export const openAsked = async (
  data: AskData,
  notes: SharedNotes,
  asked: Asked,
  onLeave: () => void,
): Promise<ComponentChild> => {
  const laidOut = await layOut(data, notes, asked);
  if (!laidOut) return null;
  const { scene, editable, first, lay } = laidOut;
  const { origin, link } = asked;
  const isTaken = origin === 'game';
  return h(Ask<unknown, unknown, object, GameEvent>, {
    key: formatAsked(asked),
    data,
    notes,
    title: scene.title,
    editable,
    first,
    lay,
    addressOf: (laid) =>
      formatAsked({
        origin,
        link: isTaken ? link : { ...link, digits: digitsIn(laid.game) },
        edits: editsBetween(editable, scene.setup, laid.setup),
        then: isTaken ? digitsIn(laid.game) : [],
      }),
    onLeave,
  });
};
