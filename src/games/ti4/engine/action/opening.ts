import { addHits, done, emit, offer, replace } from './draft.ts';
import type { Asking, Offer } from './draft.ts';
import { applied, used } from './effects.ts';
import { hitsOf, sink } from './hits.ts';
import {
  activeSystem,
  fleetOf,
  foeOf,
  oneOfEach,
  owns,
  profile,
  sheetOf,
  shipsIn,
  systemOf,
} from './query.ts';
import type { ActionState, Die, FrameOf, OpeningEffect, PlayerId, Unit } from './types.ts';

type Opening = FrameOf<'opening'>;

const ASSAULT_SHIPS = 3;
const AMBUSHERS = 2;

const shipsOf = (state: ActionState, player: PlayerId): readonly Unit[] =>
  shipsIn(state, activeSystem(state), player);

const raiders = (state: ActionState, by: PlayerId): readonly Unit[] =>
  shipsOf(state, by).filter(({ type }) => type === 'cruiser' || type === 'destroyer');

const ambushDice = (state: ActionState, by: PlayerId): readonly Die[] =>
  raiders(state, by)
    .flatMap((unit) => {
      const { combat } = profile(state, unit);
      return combat ? [{ type: unit.type, hit: combat.hit, bonus: 0 }] : [];
    })
    .toSorted((one, other) => one.hit - other.hit)
    .slice(0, AMBUSHERS);

/** Who chooses, and what; null: there is nothing of the kind. */
interface Question {
  readonly by: PlayerId;
  readonly options: readonly Offer[];
}

const destroying = (units: readonly Unit[]): readonly Offer[] =>
  oneOfEach(units).map(({ id }) => offer({ kind: 'destroy', unit: id }));

const HOLD = offer({ kind: 'hold' });

/** What is done at the start of a space combat; these cards and sheets say so, no booklet does. */
const QUESTIONS: Readonly<
  Record<OpeningEffect, (state: ActionState, by: PlayerId, foe: PlayerId) => Question | null>
> = {
  'assault-cannon'(state, by, foe) {
    const system = activeSystem(state);
    const targets = fleetOf(state, system, foe);
    const able =
      owns(state, by, 'assault-cannon') && fleetOf(state, system, by).length >= ASSAULT_SHIPS;
    return able && targets.length > 0 ? { by: foe, options: destroying(targets) } : null;
  },
  ambush(state, by, foe) {
    const able =
      sheetOf(state, by).faction === 'mentak-coalition' && ambushDice(state, by).length > 0;
    return able ? { by, options: [offer({ kind: 'fire', target: foe }), HOLD] } : null;
  },
  'dimensional-splicer'(state, by, foe) {
    const able =
      owns(state, by, 'dimensional-splicer') &&
      systemOf(state, activeSystem(state)).wormholes.length > 0;
    if (!able) return null;
    const aims = oneOfEach(shipsOf(state, foe)).map(({ id }) => offer({ kind: 'aim', unit: id }));
    return { by, options: [...aims, HOLD] };
  },
  'impulse-core'(state, by) {
    const given = raiders(state, by);
    if (!owns(state, by, 'impulse-core') || given.length === 0) return null;
    return { by, options: [...destroying(given), HOLD] };
  },
};

const questionOf = (state: ActionState, { by, effect }: Opening): Question | null => {
  const foe = foeOf(state, by);
  const both = [by, foe].every((player) => shipsOf(state, player).length > 0);
  return both ? QUESTIONS[effect](state, by, foe) : null;
};

const TIMING = 'space-combat.first-round-timing';

export const opening: Asking<'opening'> = {
  settle(draft, frame) {
    if (!questionOf(draft.state, frame)) done(draft);
  },
  ask(state, frame) {
    const { by, options } = questionOf(state, frame) ?? { by: frame.by, options: [] };
    return { by, rules: [TIMING, 'abilities.text'], options };
  },
  choose: {
    hold(draft, { by }) {
      emit(draft, 'fire-held', { player: by, why: 'opening' }, 'abilities.text');
      done(draft);
    },

    fire(draft, { by }, { target }) {
      used(draft, by, 'ambush', TIMING);
      const dice = ambushDice(draft.state, by);
      replace(
        draft,
        { at: 'roll', why: 'opening', by, against: target, planet: null, dice, spare: false },
        hitsOf(target, 'opening'),
      );
    },

    aim(draft, { by }, { unit }) {
      applied(draft, by, 'dimensional-splicer', TIMING);
      const foe = foeOf(draft.state, by);
      addHits(draft, foe, 1);
      replace(draft, { ...hitsOf(foe, 'opening'), only: unit });
    },

    destroy(draft, { by, effect }, { unit }) {
      const technology = effect === 'impulse-core' ? 'impulse-core' : 'assault-cannon';
      applied(draft, by, technology, TIMING);
      const foe = foeOf(draft.state, by);
      if (technology === 'assault-cannon') done(draft);
      else {
        addHits(draft, foe, 1);
        replace(draft, hitsOf(foe, 'opening', null, true));
      }
      sink(draft, unit, 'opening', TIMING, 'sustain-damage.direct-destruction');
    },
  },
};
