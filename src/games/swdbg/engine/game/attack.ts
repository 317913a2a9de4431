import { cardOf } from '../cards.ts';
import { changePlayer, done, emit, offer, push, replace } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import type { Frame } from './frames.ts';
import { hitBase, hitShip } from './damage.ts';
import { emptySlot, toGalaxyDiscard } from './galaxy.ts';
import { activePlayer, groupAt, inPlay, restOf, shipsOf, sumOf, waiting } from './query.ts';
import type { InPlay, Slot, Target } from './types.ts';

/** The group has attacked: set apart until the end of the turn. */
const spend = (draft: Draft, group: readonly InPlay[]): void => {
  const { active: side } = draft.state;
  const used = new Set(group.map(({ id }) => id));
  const play = activePlayer(draft.state).play.map((entry) =>
    used.has(entry.id) ? { ...entry, aim: null, attacked: true } : entry,
  );
  changePlayer(draft, side, { play });
};

const attackBase = (draft: Draft, group: readonly InPlay[], attack: number): void => {
  const { active: side } = draft.state;
  const cards = group.map(({ id }) => id);
  emit(
    draft,
    'base-attacked',
    { side, cards, attack },
    'base-attack.sum',
    'base-attack.take-tokens',
    'base-attack.who',
    'attack.tilt',
    'attack.keep-apart',
  );
  push(draft, { at: 'damage', left: attack });
};

const whenDestroyed = (draft: Draft): readonly Frame[] => {
  const sources = activePlayer(draft.state)
    .play.filter(({ card }) => cardOf(card).ability === 'row')
    .map(({ id }) => id);
  return sources.length > 0 ? [{ at: 'when', trigger: 'row', sources }] : [];
};

const attackRow = (draft: Draft, slot: Slot, group: readonly InPlay[], attack: number): void => {
  const { active: side } = draft.state;
  const card = draft.state.galaxy.row[slot];
  if (card === null) return;
  const { target = 0, reward } = cardOf(card);
  emit(
    draft,
    'row-attacked',
    { side, card, cards: group.map(({ id }) => id), attack, target },
    'sabotage.sum',
    'sabotage.compare',
    'attack.names',
    'attack.keep-apart',
  );
  if (attack < target) {
    emit(draft, 'row-attack-failed', { side, card }, 'sabotage.too-weak', 'sabotage.no-tokens');
    return;
  }
  emptySlot(draft, slot);
  toGalaxyDiscard(draft, card);
  emit(
    draft,
    'row-destroyed',
    { side, card, excess: attack - target },
    'sabotage.discard',
    'sabotage.excess',
  );
  push(
    draft,
    { at: 'refill', slot },
    ...(reward ? [{ at: 'reward', card } as const] : []),
    ...whenDestroyed(draft),
  );
};

export const attack = (draft: Draft, target: Target): void => {
  const group = groupAt(draft.state, target);
  const sum = sumOf(draft.state, group);
  spend(draft, group);
  if (target === 'base') attackBase(draft, group, sum);
  else attackRow(draft, target, group, sum);
};

const amounts = (ship: InPlay, left: number): readonly number[] =>
  Array.from({ length: Math.min(left, restOf(ship)) }, (_, index) => index + 1);

/** Damage goes to ships until none is left, then to the base; only its split is a choice. */
export const damage: Asking<'damage'> = {
  settle(draft, { left }) {
    const side = waiting(draft.state);
    const ships = shipsOf(draft.state, side);
    const needed = ships.reduce((sum, ship) => sum + restOf(ship), 0);
    const [only] = ships;
    if (left === 0) {
      done(draft);
    } else if (only === undefined) {
      done(draft);
      hitBase(draft, side, left, 'attack');
    } else if (left >= needed) {
      for (const ship of ships) hitShip(draft, side, ship, restOf(ship), 'attack');
      replace(draft, { at: 'damage', left: left - needed });
    } else if (ships.length === 1) {
      done(draft);
      hitShip(draft, side, only, left, 'attack');
    }
  },

  ask(state, { left }) {
    const ships = shipsOf(state, waiting(state)).flatMap((ship) =>
      amounts(ship, left).map((amount) => offer({ kind: 'put-damage', on: ship.id, amount })),
    );
    const base: Offer = offer(
      { kind: 'put-damage', on: 'base', amount: left },
      'base-attack.ships-first',
    );
    return {
      by: state.active,
      rules: ['base-attack.split', 'base-attack.ships-first', 'base-attack.ship-destroyed'],
      options: [...ships, base],
    };
  },

  choose: {
    'put-damage'(draft, { left }, { on, amount }) {
      const side = waiting(draft.state);
      const ship = inPlay(draft.state, side, on);
      if (!ship) return;
      replace(draft, { at: 'damage', left: left - amount });
      hitShip(draft, side, ship, amount, 'attack');
    },
  },
};
