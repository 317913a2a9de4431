import { POOLS } from '../action/types.ts';
import { emit, go, offer, seatOf, unexpected } from './draft.ts';
import type { Handling } from './draft.ts';
import { rules } from './rules.ts';

/** Each other player lays a token into the chosen system; whose token lies there says so. */
export const guard: Handling<'guard'> = {
  prompt(state, { by }) {
    const seat = seatOf(state, by);
    const { reserve } = seat;
    return {
      kind: 'decision',
      by,
      task: 'guard',
      rules: rules(
        'diplomacy-strategy-card.primary',
        'diplomacy-strategy-card.no-reinforcements',
        'diplomacy-strategy-card.token-there',
      ),
      options: [
        ...(reserve > 0 ? [offer({ kind: 'use' }, null)] : []),
        ...POOLS.filter((pool) => seat[pool] > 0).map((pool) =>
          offer(
            { kind: 'pool', pool },
            reserve > 0 ? 'diplomacy-strategy-card.no-reinforcements' : null,
          ),
        ),
        offer({ kind: 'skip' }, null),
      ],
    };
  },
  choose(draft, { by }, choice) {
    const seat = seatOf(draft.state, by);
    if (choice.kind === 'skip') {
      emit(draft, 'token-there', { player: by }, 'diplomacy-strategy-card.token-there');
    } else if (choice.kind === 'use' || choice.kind === 'pool') {
      const from = choice.kind === 'use' ? 'reserve' : choice.pool;
      seat[from] -= 1;
      seat.laid += 1;
      emit(
        draft,
        'token-laid',
        { player: by, from },
        from === 'reserve'
          ? 'diplomacy-strategy-card.primary'
          : 'diplomacy-strategy-card.no-reinforcements',
      );
    } else throw unexpected(choice, 'diplomacy-strategy-card.primary');
    go(draft);
  },
};

export const readyPlanets: Handling<'ready-planets'> = {
  settle(draft, { by, left }) {
    const exhausted = seatOf(draft.state, by).planets.some((planet) => planet.exhausted);
    if (left > 0 && exhausted) return false;
    go(draft);
    return true;
  },
  prompt(state, { by, primary }) {
    return {
      kind: 'decision',
      by,
      task: 'ready-planets',
      rules: rules(
        primary ? 'diplomacy-strategy-card.primary' : 'diplomacy-strategy-card.secondary',
      ),
      options: [
        ...seatOf(state, by)
          .planets.filter(({ exhausted }) => exhausted)
          .map(({ id }) => offer({ kind: 'ready', planet: id }, null)),
        offer({ kind: 'done' }, null),
      ],
    };
  },
  choose(draft, frame, choice) {
    const { by, left, primary } = frame;
    if (choice.kind === 'done') {
      go(draft);
      return;
    }
    if (choice.kind !== 'ready') throw unexpected(choice, 'diplomacy-strategy-card.primary');
    const planet = seatOf(draft.state, by).planets.find(({ id }) => id === choice.planet);
    if (planet) planet.exhausted = false;
    emit(
      draft,
      'planet-readied',
      { player: by, planet: choice.planet },
      primary ? 'diplomacy-strategy-card.primary' : 'diplomacy-strategy-card.secondary',
    );
    go(draft, { ...frame, left: left - 1 });
  },
};
