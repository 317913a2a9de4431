import { changeSheet, done, emit, offer, replace } from './draft.ts';
import type { Asking, Passing } from './draft.ts';
import { againstDeflectors, withPlasma } from './effects.ts';
import { hitsOf } from './hits.ts';
import { nextLosses } from './limits.ts';
import { activeSystem, clockwiseAfter, nearOf, owns, profile, sheetOf, shipsIn } from './query.ts';
import type { ActionState, Die, PlayerId, Unit } from './types.ts';

/** Units that may shoot into the active system: those in it, and PDS of Deep Space Cannon beside it. */
const cannonsOf = (state: ActionState, player: PlayerId): readonly Unit[] => {
  const here = activeSystem(state);
  const near = nearOf(state, player, here);
  const deep = owns(state, player, 'pds-ii');
  return state.units.filter(
    (unit) =>
      unit.owner === player &&
      profile(state, unit).spaceCannon !== null &&
      (unit.system === here || (deep && unit.type === 'pds' && near.includes(unit.system))),
  );
};

export const cannonDice = (state: ActionState, units: readonly Unit[]): readonly Die[] =>
  units.flatMap((unit) => {
    const cannon = profile(state, unit).spaceCannon;
    if (!cannon) return [];
    return Array.from({ length: cannon.dice }, () => ({
      type: unit.type,
      hit: cannon.hit,
      bonus: 0,
    }));
  });

const targetsOf = (state: ActionState, by: PlayerId): readonly PlayerId[] =>
  state.players.filter(
    (player) => player !== by && shipsIn(state, activeSystem(state), player).length > 0,
  );

const mayTarget = (state: ActionState, by: PlayerId, target: PlayerId): boolean =>
  by === state.active || target === state.active;

export const cannons: Passing<'cannons'> = {
  settle(draft) {
    const { state } = draft;
    const { active } = state;
    const able = [...clockwiseAfter(state.players, active), active].filter(
      (player) =>
        cannonsOf(state, player).length > 0 &&
        targetsOf(state, player).some((target) => mayTarget(state, player, target)),
    );
    if (able.length === 0) {
      emit(draft, 'cannon-skipped', {}, 'space-cannon.when', 'tactical-action.space-cannon');
      replace(draft, { at: 'space-combat' });
      return;
    }
    emit(
      draft,
      'cannon-began',
      {},
      'space-cannon.offense',
      'space-cannon.offense-order',
      'space-cannon.not-only-active',
      'space-cannon.without-movement',
      'movement.space-cannon',
      'tactical-action.space-cannon',
    );
    replace(draft, ...able.map((by) => ({ at: 'cannon' as const, by, graviton: false })), {
      at: 'space-combat',
    });
  },
};

export const cannon: Asking<'cannon'> = {
  settle(draft, { by }) {
    const { state } = draft;
    const open = targetsOf(state, by).some((target) => mayTarget(state, by, target));
    if (open) return;
    done(draft);
  },
  ask(state, { by, graviton }) {
    const ready =
      owns(state, by, 'graviton-laser-system') &&
      !sheetOf(state, by).exhausted.includes('graviton-laser-system');
    return {
      by,
      rules: [
        'space-cannon.offense',
        'space-cannon.offense-order',
        by === state.active ? 'space-cannon.active-target' : 'space-cannon.target-active',
      ],
      options: [
        ...targetsOf(state, by).map((target) =>
          mayTarget(state, by, target)
            ? offer({ kind: 'fire', target })
            : offer({ kind: 'fire', target }, 'space-cannon.target-active'),
        ),
        ...(ready && !graviton
          ? [offer({ kind: 'exhaust-technology', technology: 'graviton-laser-system' })]
          : []),
        offer({ kind: 'hold' }),
      ],
    };
  },
  choose: {
    hold(draft, { by }) {
      emit(draft, 'fire-held', { player: by, why: 'cannon' }, 'space-cannon.offense-order');
      done(draft);
    },

    'exhaust-technology'(draft, { by }, { technology }) {
      const { exhausted } = sheetOf(draft.state, by);
      changeSheet(draft, by, { exhausted: [...exhausted, technology] });
      emit(
        draft,
        'technology-exhausted',
        { player: by, technology },
        'technology-cards.graviton-laser-system',
      );
      replace(draft, { at: 'cannon', by, graviton: true });
    },

    fire(draft, { by, graviton }, choice) {
      const units = cannonsOf(draft.state, by);
      const fired = withPlasma(
        draft,
        by,
        cannonDice(draft.state, units),
        'space-cannon.offense-roll',
      );
      const dice = againstDeflectors(draft, choice.target, fired);
      const far = units.some((unit) => unit.system !== draft.state.system);
      emit(
        draft,
        'fired',
        { player: by, why: 'cannon', target: choice.target, dice: dice.length },
        by === draft.state.active ? 'space-cannon.active-target' : 'space-cannon.target-active',
        far && 'space-cannon.deep-space-cannon',
        far && 'wormholes.space-cannon',
      );
      const spare = graviton;
      const { target } = choice;
      replace(
        draft,
        { at: 'roll', why: 'cannon', by, against: target, planet: null, dice, spare },
        hitsOf(target, 'cannon', null, spare),
        // Those who flew aboard of what was shot down are lost before any combat.
        ...nextLosses(draft.state, target),
      );
    },
  },
};
