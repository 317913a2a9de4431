import { allow, changeUnit, emit, go, refuse, unexpected } from './draft.ts';
import type { Draft, Handling, Offer } from './draft.ts';
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
import { rules } from './rules.ts';
import type { ActionRule } from './rules.ts';
import type { ActionState, PlayerId, Shot, Unit } from './types.ts';

export const MECATOL = 'mecatol-rex';
const CUSTODIANS_COST = 6;

const planetsHere = (state: ActionState): readonly string[] =>
  systemOf(state, activeSystem(state)).planets;

export const troopsToLand = (state: ActionState): readonly Unit[] =>
  inSpace(state, activeSystem(state), state.active).filter(isTroop);

const bombers = (state: ActionState, shots: readonly Shot[]): readonly Unit[] =>
  inSpace(state, activeSystem(state), state.active).filter(
    (unit) =>
      profile(state, unit).bombardment !== null && !shots.some((shot) => shot.unit === unit.id),
  );

/** Whose ground forces, other than the active player's, stand on a planet. */
export const defenderOn = (state: ActionState, planet: string): PlayerId | null =>
  state.players.find(
    (player) => player !== state.active && troopsOn(state, planet, player).length > 0,
  ) ?? null;

const warSunHere = (state: ActionState): boolean =>
  inSpace(state, activeSystem(state), state.active).some(({ type }) => type === 'war-sun');

const shielded = (state: ActionState, planet: string): boolean =>
  !warSunHere(state) &&
  state.units.some(
    (unit) => unit.planet === planet && unit.owner !== state.active && profile(state, unit).shield,
  );

const targets = (state: ActionState): readonly string[] =>
  planetsHere(state).filter((planet) => defenderOn(state, planet) !== null);

export const invasion: Handling<'invasion'> = {
  settle(draft) {
    const { state } = draft;
    state.landed = {};
    const able =
      planetsHere(state).length > 0 &&
      (troopsToLand(state).length > 0 ||
        (bombers(state, []).length > 0 && targets(state).length > 0));
    if (!able) {
      emit(draft, 'invasion-skipped', {}, 'invasion.no-commit', 'tactical-action.invasion');
      go(draft, { at: 'production' });
      return true;
    }
    emit(
      draft,
      'invasion-began',
      { system: activeSystem(state) },
      'invasion.steps',
      'invasion.what',
      'tactical-action.invasion',
    );
    go(
      draft,
      { at: 'bombard', shots: [] },
      { at: 'custodians' },
      { at: 'commit', must: null },
      { at: 'defenses' },
      { at: 'battles' },
      { at: 'establish' },
      { at: 'production' },
    );
    return true;
  },
};

export const bombard: Handling<'bombard'> = {
  settle(draft, { shots }) {
    const { state } = draft;
    if (bombers(state, shots).length > 0 && targets(state).length > 0) return false;
    go(draft, { at: 'bombard-planet', shots });
    return true;
  },
  prompt(state, { shots }) {
    return {
      kind: 'decision',
      by: state.active,
      task: 'bombard',
      rules: rules(
        'invasion.bombardment-step',
        'bombardment.what',
        'bombardment.when',
        'bombardment.several-planets',
      ),
      options: [
        ...oneOfEach(bombers(state, shots)).flatMap((unit) =>
          targets(state).map((planet): Offer => {
            const choice = { kind: 'bombard', unit: unit.id, planet } as const;
            return shielded(state, planet)
              ? refuse(choice, 'bombardment.planetary-shield')
              : allow(choice);
          }),
        ),
        allow({ kind: 'done' }),
      ],
    };
  },
  choose(draft, { shots }, choice) {
    if (choice.kind === 'done') {
      if (shots.length === 0) emit(draft, 'no-bombardment', {}, 'invasion.bombardment-step');
      go(draft, { at: 'bombard-planet', shots });
      return;
    }
    if (choice.kind !== 'bombard') throw unexpected(choice, 'invasion.bombardment-step');
    const { unit: id, planet } = choice;
    const unit = unitOf(draft.state, id);
    const shield = draft.state.units.some(
      (entry) => entry.planet === planet && profile(draft.state, entry).shield,
    );
    emit(
      draft,
      'bombardment-aimed',
      { player: unit.owner, type: unit.type, planet },
      'bombardment.several-planets',
      ...(shield
        ? (['planetary-shield.war-sun', 'planetary-shield.war-sun-bombardment'] as const)
        : []),
    );
    go(draft, { at: 'bombard', shots: [...shots, { unit: id, planet }] });
  },
};

export const bombardPlanet: Handling<'bombard-planet'> = {
  settle(draft, { shots }) {
    const { state } = draft;
    const [next] = shots;
    if (!next) {
      go(draft);
      return true;
    }
    const { planet } = next;
    const against = defenderOn(state, planet);
    const rest = {
      at: 'bombard-planet',
      shots: shots.filter((shot) => shot.planet !== planet),
    } as const;
    if (against === null) {
      go(draft, rest);
      return true;
    }
    const dice = shots
      .filter((shot) => shot.planet === planet)
      .flatMap((shot) => {
        const unit = unitOf(state, shot.unit);
        const value = profile(state, unit).bombardment;
        if (!value) return [];
        return Array.from({ length: value.dice }, () => ({
          type: unit.type,
          hit: value.hit,
          bonus: 0,
        }));
      });
    const by = state.active;
    go(
      draft,
      { at: 'roll', why: 'bombardment', by, against, planet, dice, spare: false },
      hitsOf(against, 'bombardment', planet),
      rest,
    );
    return true;
  },
};

const custodiansBar = (state: ActionState): ActionRule | null => {
  if (troopsToLand(state).length === 0) return 'custodians-token.must-be-able';
  return spendable(state, state.active, 'influence') < CUSTODIANS_COST
    ? 'custodians-token.remove'
    : null;
};

export const custodians: Handling<'custodians'> = {
  settle(draft) {
    if (draft.state.custodians && planetsHere(draft.state).includes(MECATOL)) return false;
    go(draft);
    return true;
  },
  prompt(state) {
    const bar = custodiansBar(state);
    return {
      kind: 'decision',
      by: state.active,
      task: 'custodians',
      rules: rules('custodians-token.remove', 'custodians-token.no-landing'),
      options: [
        bar === null ? allow({ kind: 'custodians' }) : refuse({ kind: 'custodians' }, bar),
        allow({ kind: 'hold' }),
      ],
    };
  },
  choose(draft, _frame, choice) {
    const { active } = draft.state;
    if (choice.kind === 'hold') {
      emit(draft, 'custodians-stay', { player: active }, 'custodians-token.no-landing');
      go(draft);
      return;
    }
    if (choice.kind !== 'custodians') throw unexpected(choice, 'custodians-token.remove');
    go(
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
};

export const custodiansGone: Handling<'custodians-gone'> = {
  settle(draft) {
    const { state } = draft;
    state.custodians = false;
    const sheet = sheetOf(state, state.active);
    sheet.points += 1;
    emit(
      draft,
      'custodians-removed',
      { player: state.active, points: sheet.points },
      'custodians-token.reward',
      'custodians-token.agenda-phase',
    );
    // The frame that follows is the landing: at least one unit must land on Mecatol Rex now.
    const [, commitFrame, ...rest] = state.agenda;
    if (commitFrame?.at !== 'commit') throw new Error('The landing does not follow.');
    draft.state = { ...state, agenda: [{ at: 'commit', must: MECATOL }, ...rest] };
    return true;
  },
};

const landBar = (state: ActionState, planet: string): ActionRule | null =>
  planet === MECATOL && state.custodians ? 'custodians-token.no-landing' : null;

const endLanding = (draft: Draft): void => {
  if (Object.keys(draft.state.landed).length === 0) {
    emit(draft, 'nobody-landed', {}, 'invasion.no-commit');
  }
  go(draft);
};

export const commit: Handling<'commit'> = {
  settle(draft) {
    if (troopsToLand(draft.state).length > 0) return false;
    endLanding(draft);
    return true;
  },
  prompt(state, { must }) {
    const owed = must !== null && (state.landed[must] ?? []).length === 0;
    return {
      kind: 'decision',
      by: state.active,
      task: 'commit',
      rules: rules('invasion.commit', 'invasion.commit-how', 'transport.landing'),
      options: [
        ...oneOfEach(troopsToLand(state)).flatMap((unit) =>
          planetsHere(state).map((planet): Offer => {
            const choice = { kind: 'land', unit: unit.id, planet } as const;
            // The last unit is owed to Mecatol Rex.
            const last = owed && planet !== must && troopsToLand(state).length === 1;
            const bar = last ? 'custodians-token.remove' : landBar(state, planet);
            return bar === null ? allow(choice) : refuse(choice, bar);
          }),
        ),
        owed ? refuse({ kind: 'done' }, 'custodians-token.remove') : allow({ kind: 'done' }),
      ],
    };
  },
  choose(draft, _frame, choice) {
    if (choice.kind === 'done') {
      endLanding(draft);
      return;
    }
    if (choice.kind !== 'land') throw unexpected(choice, 'invasion.commit');
    const { unit: id, planet } = choice;
    const { state } = draft;
    const unit = unitOf(state, id);
    const occupied = defenderOn(state, planet) !== null;
    changeUnit(draft, id, { planet });
    state.landed[planet] = [...(state.landed[planet] ?? []), id];
    emit(
      draft,
      'landed',
      { player: unit.owner, type: unit.type, planet },
      'invasion.commit',
      'invasion.commit-how',
      ...(occupied ? (['invasion.commit-occupied'] as const) : []),
    );
  },
};
