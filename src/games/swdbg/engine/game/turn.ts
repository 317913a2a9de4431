import { cardOf, isShip } from '../cards.ts';
import { HAND_SIZE } from '../components.ts';
import { atLastSpace } from '../force.ts';
import { baseOf } from '../bases.ts';
import { endConstants } from './damage.ts';
import { change, changePlayer, done, emit, offer, replace } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import type { Frame } from './frames.ts';
import { gainResources } from './gain.ts';
import { activePlayer, shipsOf, waiting } from './query.ts';
import type { SwdbgState } from './types.ts';

/** What is left of a turn once its start is over. */
export const restOfTurn = ({ active }: SwdbgState): readonly Frame[] => [
  { at: 'act' },
  { at: 'clean-up' },
  { at: 'draw', side: active, left: HAND_SIZE, reason: 'turn-end' },
  { at: 'turn-over' },
];

export const turns: Passing<'turns'> = {
  settle(draft, { left }) {
    if (left === 0) done(draft);
    else
      replace(
        draft,
        { at: 'start-of-turn' },
        { at: 'turns', left: left === null ? null : left - 1 },
      );
  },
};

export const startOfTurn: Passing<'start-of-turn'> = {
  settle(draft) {
    const { active: side, turn } = draft.state;
    emit(draft, 'turn-began', { side, turn }, 'turn.start-order', 'turn.rounds');
    const { base, bases } = activePlayer(draft.state);
    const homeless = base === null;
    if (homeless && bases.length === 0) {
      emit(draft, 'no-base-left', { side }, 'bases.choose-new', 'turn.new-base');
    }
    const choosing: readonly Frame[] =
      homeless && bases.length > 0 ? [{ at: 'new-base', side }] : [];
    replace(draft, ...choosing, { at: 'income' }, ...restOfTurn(draft.state));
  },
};

export const newBase: Asking<'new-base'> = {
  ask: (state, { side }) => ({
    by: side,
    rules: ['turn.new-base', 'bases.choose-new', 'bases.new-when'],
    options: state.players[side].bases.map((base) => offer({ kind: 'choose-base', base })),
  }),

  choose: {
    'choose-base'(draft, { side }, { base }) {
      const rest = draft.state.players[side].bases.filter((other) => other !== base);
      changePlayer(draft, side, { base: { base, damage: 0, used: false }, bases: rest });
      emit(draft, 'base-chosen', { side, base }, 'bases.choose-new', 'turn.new-base');
      const revealed = baseOf(base).ability === 'reveal';
      replace(
        draft,
        ...(revealed ? [{ at: 'when', trigger: 'reveal', sources: ['base'] } as const] : []),
      );
    },
  },
};

export const income: Passing<'income'> = {
  settle(draft) {
    const { active: side, force } = draft.state;
    if (atLastSpace(force, side)) gainResources(draft, side, 1, 'force', null);
    const ships = shipsOf(draft.state, side);
    if (ships.length === 0)
      emit(draft, 'no-ships', { side }, 'turn.ship-income', 'turn.no-ships-yet');
    for (const { card } of ships) {
      gainResources(draft, side, cardOf(card).resources ?? 0, 'ship', card);
    }
    done(draft);
  },
};

const discardUnits = (draft: Draft): void => {
  const { active: side } = draft.state;
  const { play, discard } = activePlayer(draft.state);
  const cards = play.filter(({ card }) => !isShip(card)).map(({ card }) => card);
  const ships = play.filter(({ card }) => isShip(card));
  changePlayer(draft, side, {
    discard: [...discard, ...cards],
    play: ships.map((ship) => ({ ...ship, aim: null, attacked: false, used: false })),
  });
  change(draft, { bonuses: [], cheaper: 0 });
  emit(draft, 'units-discarded', { side, cards }, 'turn.discard-units', 'playing-cards.units-stay');
  endConstants(draft);
  const { base } = activePlayer(draft.state);
  changePlayer(draft, side, { base: base === null ? null : { ...base, used: false } });
  emit(
    draft,
    'straightened',
    { side, ships: ships.length },
    'turn.straighten',
    'capital-ships.not-discarded',
  );
};

const emptyHand = (draft: Draft): void => {
  const { active: side } = draft.state;
  const { hand, discard, resources } = activePlayer(draft.state);
  changePlayer(draft, side, { discard: [...discard, ...hand], hand: [], resources: 0 });
  emit(draft, 'hand-discarded', { side, cards: hand }, 'turn.discard-hand');
  emit(draft, 'resources-returned', { side, amount: resources }, 'turn.return-resources');
};

export const cleanUp: Passing<'clean-up'> = {
  settle(draft) {
    discardUnits(draft);
    emptyHand(draft);
    done(draft);
  },
};

export const turnOver: Passing<'turn-over'> = {
  settle(draft) {
    change(draft, { active: waiting(draft.state), turn: draft.state.turn + 1 });
    done(draft);
  },
};
