import { baseOf } from '../bases.ts';
import { cardOf } from '../cards.ts';
import type { Side } from '../sides.ts';
import { change, changeInPlay, changePlayer, emit } from './draft.ts';
import type { Draft } from './draft.ts';
import { isInForce } from './query.ts';
import type { SwdbgRule } from '../rule.ts';
import type { InPlay } from './types.ts';

type Cause = 'attack' | 'ability';

/** Whatever took a card or a base out of play, its constant ability goes with it. */
export const endConstants = (draft: Draft): void => {
  const { constants } = draft.state;
  const ended = constants.filter((constant) => !isInForce(draft.state, constant));
  if (ended.length === 0) return;
  change(draft, { constants: constants.filter((constant) => !ended.includes(constant)) });
  for (const { side, to, attack } of ended) {
    emit(draft, 'constant-ended', { side, card: to, amount: attack }, 'abilities.while-ends');
  }
};

export const leavePlay = (draft: Draft, side: Side, id: string): void => {
  const { play } = draft.state.players[side];
  changePlayer(draft, side, { play: play.filter((entry) => entry.id !== id) });
  change(draft, { bonuses: draft.state.bonuses.filter(({ to }) => to !== id) });
  endConstants(draft);
};

export const destroyShip = (draft: Draft, side: Side, ship: InPlay, by: Cause): void => {
  leavePlay(draft, side, ship.id);
  const { discard } = draft.state.players[side];
  changePlayer(draft, side, { discard: [...discard, ship.card] });
  const data = { side, card: ship.card, ship: ship.id, by };
  if (by === 'attack') {
    emit(
      draft,
      'ship-destroyed',
      data,
      'base-attack.ship-destroyed',
      'base-attack.ship-to-discard',
    );
  } else {
    emit(draft, 'ship-destroyed', data, 'effects.at-once', 'effects.enemy-ship');
  }
};

export const hitShip = (
  draft: Draft,
  side: Side,
  ship: InPlay,
  amount: number,
  by: Cause,
): void => {
  const hitPoints = cardOf(ship.card).ship ?? 0;
  const damage = ship.damage + amount;
  changeInPlay(draft, side, ship.id, { damage });
  const data = { side, card: ship.card, ship: ship.id, amount, damage, hitPoints };
  const first: SwdbgRule = by === 'attack' ? 'base-attack.ships-first' : 'effects.direct';
  emit(draft, 'ship-damaged', data, first, 'base-attack.tokens-stay');
  if (damage >= hitPoints) destroyShip(draft, side, { ...ship, damage }, by);
};

const winIfEnough = (draft: Draft, side: Side): void => {
  const { goal, players } = draft.state;
  const bases = players[side].trophies.length;
  if (bases < goal) return;
  change(draft, { winner: side });
  const won: SwdbgRule = goal === 3 ? 'victory.three-bases' : 'variants.length-change';
  emit(draft, 'game-won', { side, bases }, won, 'victory.at-once', 'victory.nothing-after');
};

/** `side` owns the base. */
export const hitBase = (draft: Draft, side: Side, amount: number, by: Cause): void => {
  const { base } = draft.state.players[side];
  if (amount === 0) return;
  if (base === null) {
    emit(draft, 'damage-lost', { amount }, 'base-attack.rest-lost', 'base-attack.without-base');
    return;
  }
  const { hitPoints } = baseOf(base.base);
  const damage = base.damage + amount;
  const placed = Math.min(amount, hitPoints - base.damage);
  const first: SwdbgRule = by === 'attack' ? 'base-attack.then-base' : 'effects.ships-no-help';
  emit(
    draft,
    'base-damaged',
    { side, base: base.base, amount: placed, damage: base.damage + placed, hitPoints, by },
    first,
    'base-attack.tokens-stay',
  );
  if (damage < hitPoints) {
    changePlayer(draft, side, { base: { ...base, damage } });
    return;
  }
  const attacker = side === 'empire' ? 'rebel' : 'empire';
  changePlayer(draft, side, { base: null });
  const trophies = [...draft.state.players[attacker].trophies, base.base];
  changePlayer(draft, attacker, { trophies });
  emit(
    draft,
    'base-destroyed',
    { side, base: base.base, trophies: trophies.length, goal: draft.state.goal },
    'bases.when-destroyed',
    'base-attack.base-destroyed',
    'bases.trophy',
    'bases.tokens-back',
  );
  if (amount > placed) {
    emit(draft, 'damage-returned', { amount: amount - placed }, 'bases.excess');
  }
  endConstants(draft);
  winIfEnough(draft, attacker);
};
