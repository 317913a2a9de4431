import { POOLS } from '../action/types.ts';
import type { PlayerId, Pool } from '../action/types.ts';
import { changePlanet, changeSeat, done, emit, offer, replace, seatOf } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import type { Ti4Rule } from '../rule.ts';

const layToken = (draft: Draft, by: PlayerId, from: Pool | 'reserve', because: Ti4Rule): void => {
  const seat = seatOf(draft.state, by);
  changeSeat(draft, by, { [from]: seat[from] - 1, laid: seat.laid + 1 });
  emit(draft, 'token-laid', { player: by, from }, because);
  done(draft);
};

/** Each other player lays a token into the chosen system; whose token lies there says so. */
export const guard: Asking<'guard'> = {
  ask(state, { by }) {
    const seat = seatOf(state, by);
    const { reserve } = seat;
    return {
      by,
      rules: [
        'diplomacy-strategy-card.primary',
        'diplomacy-strategy-card.no-reinforcements',
        'diplomacy-strategy-card.token-there',
      ],
      options: [
        ...(reserve > 0 ? [offer({ kind: 'use' })] : []),
        ...POOLS.filter((pool) => seat[pool] > 0).map((pool) =>
          offer(
            { kind: 'pool', pool },
            reserve > 0 ? 'diplomacy-strategy-card.no-reinforcements' : null,
          ),
        ),
        offer({ kind: 'skip' }, seat.laid > 0 ? null : 'diplomacy-strategy-card.primary'),
      ],
    };
  },
  choose: {
    skip(draft, { by }) {
      emit(draft, 'token-there', { player: by }, 'diplomacy-strategy-card.token-there');
      done(draft);
    },

    use(draft, { by }) {
      layToken(draft, by, 'reserve', 'diplomacy-strategy-card.primary');
    },

    pool(draft, { by }, { pool }) {
      layToken(draft, by, pool, 'diplomacy-strategy-card.no-reinforcements');
    },
  },
};

export const readyPlanets: Asking<'ready-planets'> = {
  settle(draft, { by, left }) {
    const exhausted = seatOf(draft.state, by).planets.some((planet) => planet.exhausted);
    if (left > 0 && exhausted) return;
    done(draft);
  },
  ask(state, { by, primary }) {
    return {
      by,
      rules: [primary ? 'diplomacy-strategy-card.primary' : 'diplomacy-strategy-card.secondary'],
      options: [
        ...seatOf(state, by)
          .planets.filter(({ exhausted }) => exhausted)
          .map(({ id }) => offer({ kind: 'ready', planet: id })),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    done(draft) {
      done(draft);
    },

    ready(draft, frame, { planet }) {
      const { by, left, primary } = frame;
      changePlanet(draft, by, planet, false);

      emit(
        draft,
        'planet-readied',
        { player: by, planet },
        primary ? 'diplomacy-strategy-card.primary' : 'diplomacy-strategy-card.secondary',
      );
      replace(draft, { ...frame, left: left - 1 });
    },
  },
};
