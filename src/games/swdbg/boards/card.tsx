import type { JSX } from 'preact';
import { cardOf } from '../engine/cards.ts';
import type { CardId, Faction } from '../engine/cards.ts';
import { attackOf } from '../engine/game/query.ts';
import type { InPlay, SwdbgState } from '../engine/game/types.ts';
import type { Side } from '../engine/sides.ts';
import type { SwdbgMessages, SwdbgNames } from '../words/game.ts';
import { sentence } from '../../../i18n/grammar.ts';

/** Our own signs: a full square, a hollow ring, a bar. Colour says nothing that they do not. */
const SIGNS: Readonly<Record<Faction, JSX.Element>> = {
  empire: <path class="dbg-full" d="M3 3H13V13H3Z" />,
  rebel: <circle class="dbg-hollow" cx="8" cy="8" r="5" />,
  neutral: <path class="dbg-hollow" d="M2 8H14" />,
};

const Sign = ({ faction }: { readonly faction: Faction }): JSX.Element => (
  <svg class="dbg-sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    {SIGNS[faction]}
  </svg>
);

export const PlayCard = ({
  entry,
  state,
  words,
  names,
}: {
  readonly entry: InPlay;
  readonly state: SwdbgState;
  readonly words: SwdbgMessages;
  readonly names: SwdbgNames;
}): JSX.Element => {
  const { board } = words;
  const { ship, faction } = cardOf(entry.card);
  const marks = [
    ...(entry.aim === null ? [] : [board.aimed]),
    ...(entry.attacked ? [board.attacked] : []),
    ...(entry.used ? [board.used] : []),
  ];
  const attack = attackOf(state, entry);
  return (
    <li
      class={`dbg-card${ship === undefined ? '' : ' dbg-ship'}${entry.attacked ? ' dbg-spent' : ''}${entry.aim === null ? '' : ' dbg-aimed'}`}
    >
      <span class="dbg-name">
        <Sign faction={faction} /> {names.copy(entry.id)}
      </span>
      <span class="dbg-values">
        {[
          ...(ship === undefined ? [] : [board.ship]),
          ...(attack > 0 ? [board.attack(attack)] : []),
          ...(ship === undefined ? [] : [board.shipDamage(entry.damage, ship)]),
          ...marks,
        ].join(', ')}
      </span>
    </li>
  );
};

export const HandCard = ({
  card,
  names,
}: {
  readonly card: CardId;
  readonly names: SwdbgNames;
}): JSX.Element => (
  <li class="dbg-card">
    <span class="dbg-name">
      <Sign faction={cardOf(card).faction} /> {sentence(names.of(card))}
    </span>
  </li>
);

export const RowCard = ({
  card,
  faces,
  words,
  names,
}: {
  readonly card: CardId | null;
  readonly faces: Side;
  readonly words: SwdbgMessages;
  readonly names: SwdbgNames;
}): JSX.Element => {
  const { board } = words;
  if (card === null) {
    return (
      <li class="dbg-card dbg-gap">
        <span class="dbg-values">{board.emptyPlace}</span>
      </li>
    );
  }
  const { faction, cost, target, ship } = cardOf(card);
  return (
    <li class={`dbg-card${faction === faces ? ' dbg-own' : ''}`}>
      <span class="dbg-name">
        <Sign faction={faction} /> {sentence(names.of(card))}
      </span>
      <span class="dbg-values">
        {[
          board.faction[faction],
          ...(ship === undefined ? [] : [board.ship]),
          ...(cost === undefined ? [] : [board.cost(cost)]),
          ...(target === undefined ? [] : [board.target(target)]),
        ].join(', ')}
      </span>
    </li>
  );
};
