import { change, changeSheet, changeUnit, done, emit, offer, replace } from './draft.ts';
import type { Asking, Draft, Offer, Passing } from './draft.ts';
import { withPlasma } from './effects.ts';
import { hitsOf } from './hits.ts';
import {
  activeSystem,
  inSpace,
  isTroop,
  oneOfEach,
  profile,
  sheetOf,
  spendable,
  systemOf,
  troopsOn,
  unitOf,
} from './query.ts';
import type { Ti4Rule } from '../rule.ts';
import type { ActionState, Die, PlayerId, Shot, Unit } from './types.ts';

/** @public The whole game is won around it. */
export const MECATOL = 'mecatol-rex';
const CUSTODIANS_COST = 6;

const planetsHere = (state: ActionState): readonly string[] =>
  systemOf(state, activeSystem(state)).planets;

const troopsToLand = (state: ActionState): readonly Unit[] =>
  inSpace(state, activeSystem(state), state.active).filter(isTroop);

export const bombers = (state: ActionState, shots: readonly Shot[]): readonly Unit[] =>
  inSpace(state, activeSystem(state), state.active).filter(
    (unit) =>
      profile(state, unit).bombardment !== null && !shots.some((shot) => shot.unit === unit.id),
  );

/** Whose ground forces, other than the active player's, stand on a planet. */
export const defenderOn = (state: ActionState, planet: string): PlayerId | null =>
  state.players.find(
    (player) => player !== state.active && troopsOn(state, planet, player).length > 0,
  ) ?? null;

/** Units of others lose Planetary Shield to a war sun, and to the flagship of the Barony. */
export const isUnshielded = (state: ActionState): boolean =>
  inSpace(state, activeSystem(state), state.active).some(
    ({ type, owner }) =>
      type === 'war-sun' ||
      (type === 'flagship' && sheetOf(state, owner).faction === 'barony-of-letnev'),
  );

/** Somebody else has a unit there that bears Planetary Shield. */
export const bearsShield = (state: ActionState, planet: string): boolean =>
  state.units.some(
    (unit) => unit.planet === planet && unit.owner !== state.active && profile(state, unit).shield,
  );

export const isShielded = (state: ActionState, planet: string): boolean =>
  !isUnshielded(state) && bearsShield(state, planet);

const targets = (state: ActionState): readonly string[] =>
  planetsHere(state).filter((planet) => defenderOn(state, planet) !== null);

export const invasion: Passing<'invasion'> = {
  settle(draft) {
    const { state } = draft;
    const able =
      planetsHere(state).length > 0 &&
      (troopsToLand(state).length > 0 ||
        (bombers(state, []).length > 0 && targets(state).length > 0));
    if (!able) {
      emit(draft, 'invasion-skipped', {}, 'invasion.no-commit', 'tactical-action.invasion');
      replace(draft, { at: 'production' });
      return;
    }
    emit(
      draft,
      'invasion-began',
      { system: activeSystem(state) },
      'invasion.steps',
      'invasion.what',
      'tactical-action.invasion',
    );
    replace(
      draft,
      { at: 'bombard', shots: [] },
      { at: 'custodians' },
      { at: 'commit' },
      { at: 'defenses' },
      { at: 'battles' },
      { at: 'establish' },
      { at: 'production' },
    );
  },
};

export const bombard: Asking<'bombard'> = {
  settle(draft, { shots }) {
    const { state } = draft;
    if (bombers(state, shots).length > 0 && targets(state).length > 0) return;
    replace(draft, { at: 'bombard-planet', shots, extra: true });
  },
  ask(state, { shots }) {
    return {
      by: state.active,
      rules: [
        'invasion.bombardment-step',
        'bombardment.what',
        'bombardment.when',
        'bombardment.several-planets',
      ],
      options: [
        ...oneOfEach(bombers(state, shots)).flatMap((unit) =>
          targets(state).map((planet): Offer => {
            const choice = { kind: 'bombard', unit: unit.id, planet } as const;
            return isShielded(state, planet)
              ? offer(choice, 'bombardment.planetary-shield')
              : offer(choice);
          }),
        ),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    done(draft, { shots }) {
      if (shots.length === 0) emit(draft, 'no-bombardment', {}, 'invasion.bombardment-step');

      replace(draft, { at: 'bombard-planet', shots, extra: true });
    },

    bombard(draft, { shots }, { unit: id, planet }) {
      const unit = unitOf(draft.state, id);
      const shield = bearsShield(draft.state, planet);
      emit(
        draft,
        'bombardment-aimed',
        { player: unit.owner, type: unit.type, planet },
        'bombardment.several-planets',
        shield && 'planetary-shield.war-sun',
        shield && 'planetary-shield.war-sun-bombardment',
      );
      replace(draft, { at: 'bombard', shots: [...shots, { unit: id, planet }] });
    },
  },
};

export const bombardmentDice = (state: ActionState, units: readonly Unit[]): readonly Die[] =>
  units.flatMap((unit) => {
    const value = profile(state, unit).bombardment;
    if (!value) return [];
    return Array.from({ length: value.dice }, () => ({
      type: unit.type,
      hit: value.hit,
      bonus: 0,
    }));
  });

export const bombardPlanet: Passing<'bombard-planet'> = {
  settle(draft, { shots, extra }) {
    const { state } = draft;
    const [next] = shots;
    if (!next) {
      done(draft);
      return;
    }
    const { planet } = next;
    const against = defenderOn(state, planet);
    const rest = shots.filter((shot) => shot.planet !== planet);
    if (against === null) {
      replace(draft, { at: 'bombard-planet', shots: rest, extra });
      return;
    }
    const dice = bombardmentDice(
      state,
      shots.filter((shot) => shot.planet === planet).map((shot) => unitOf(state, shot.unit)),
    );
    const by = state.active;
    const all = extra ? withPlasma(draft, by, dice, 'bombardment.roll') : dice;
    replace(
      draft,
      { at: 'roll', why: 'bombardment', by, against, planet, dice: all, spare: false },
      hitsOf(against, 'bombardment', planet),
      { at: 'bombard-planet', shots: rest, extra: false },
    );
  },
};

const custodiansBar = (state: ActionState): Ti4Rule | null => {
  if (troopsToLand(state).length === 0) return 'custodians-token.must-be-able';
  return spendable(state, state.active, 'influence') < CUSTODIANS_COST
    ? 'custodians-token.remove'
    : null;
};

export const custodians: Asking<'custodians'> = {
  settle(draft) {
    if (draft.state.custodians && planetsHere(draft.state).includes(MECATOL)) return;
    done(draft);
  },
  ask(state) {
    const bar = custodiansBar(state);
    return {
      by: state.active,
      rules: ['custodians-token.remove', 'custodians-token.no-landing'],
      options: [
        bar === null ? offer({ kind: 'custodians' }) : offer({ kind: 'custodians' }, bar),
        offer({ kind: 'hold' }),
      ],
    };
  },
  choose: {
    hold(draft) {
      const { active } = draft.state;
      emit(draft, 'custodians-stay', { player: active }, 'custodians-token.no-landing');
      done(draft);
    },

    custodians(draft) {
      const { active } = draft.state;
      replace(
        draft,
        {
          at: 'pay',
          by: active,
          with: 'influence',
          why: 'custodians',
          need: CUSTODIANS_COST,
          paid: 0,
        },
        { at: 'custodians-gone' },
      );
    },
  },
};

export const custodiansGone: Passing<'custodians-gone'> = {
  settle(draft) {
    const { active, goal } = draft.state;
    const points = Math.min(goal, sheetOf(draft.state, active).points + 1);
    changeSheet(draft, active, { points });
    // At least one unit must land on Mecatol Rex now.
    change(draft, { custodians: false, owed: MECATOL });
    emit(
      draft,
      'custodians-removed',
      { player: active, points },
      'custodians-token.reward',
      'custodians-token.agenda-phase',
    );
    done(draft);
    if (points < goal) return;
    change(draft, { winner: active });
    emit(
      draft,
      'won',
      { player: active },
      goal === 10 ? 'victory-points.end-at-ten' : 'victory-points.fourteen',
    );
  },
};

const landBar = (state: ActionState, planet: string): Ti4Rule | null =>
  planet === MECATOL && state.custodians ? 'custodians-token.no-landing' : null;

const endLanding = (draft: Draft): void => {
  if (Object.keys(draft.state.landed).length === 0) {
    emit(draft, 'nobody-landed', {}, 'invasion.no-commit');
  }
  change(draft, { owed: null });
  done(draft);
};

export const commit: Asking<'commit'> = {
  settle(draft) {
    if (troopsToLand(draft.state).length > 0) return;
    endLanding(draft);
  },
  ask(state) {
    const { owed: must } = state;
    const owed = must !== null && (state.landed[must] ?? []).length === 0;
    return {
      by: state.active,
      rules: ['invasion.commit', 'invasion.commit-how', 'transport.landing'],
      options: [
        ...oneOfEach(troopsToLand(state)).flatMap((unit) =>
          planetsHere(state).map((planet): Offer => {
            const choice = { kind: 'land', unit: unit.id, planet } as const;
            // The last unit is owed to Mecatol Rex.
            const last = owed && planet !== must && troopsToLand(state).length === 1;
            const bar = last ? 'custodians-token.remove' : landBar(state, planet);
            return bar === null ? offer(choice) : offer(choice, bar);
          }),
        ),
        owed ? offer({ kind: 'done' }, 'custodians-token.remove') : offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    done(draft) {
      endLanding(draft);
    },

    land(draft, _frame, { unit: id, planet }) {
      const { state } = draft;
      const unit = unitOf(state, id);
      const occupied = defenderOn(state, planet) !== null;
      changeUnit(draft, id, { planet });
      const landed = [...(state.landed[planet] ?? []), id];
      change(draft, { landed: { ...state.landed, [planet]: landed } });
      emit(
        draft,
        'landed',
        { player: unit.owner, type: unit.type, planet },
        'invasion.commit',
        'invasion.commit-how',
        occupied && 'invasion.commit-occupied',
      );
    },
  },
};
