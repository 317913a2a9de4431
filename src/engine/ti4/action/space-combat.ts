import { allow, emit, go, refuse, unexpected } from './draft.ts';
import type { Draft, Handling } from './draft.ts';
import { hitsOf } from './hits.ts';
import { activeSystem, profile, sheetOf, shipsIn, systemOf } from './query.ts';
import { destinations } from './retreat.ts';
import { rules } from './rules.ts';
import type { ActionState, Battle, Die, PlayerId } from './types.ts';

export const battleOf = (state: ActionState): Battle => {
  if (!state.battle) throw new Error('No space combat is going on.');
  return state.battle;
};

export const foeOf = (state: ActionState, player: PlayerId): PlayerId => {
  const { attacker, defender } = battleOf(state);
  return player === attacker ? defender : attacker;
};

const afloat = (state: ActionState, player: PlayerId): boolean =>
  shipsIn(state, activeSystem(state), player).length > 0;

export const spaceCombat: Handling<'space-combat'> = {
  settle(draft) {
    const { state } = draft;
    const { active } = state;
    const foe = state.players.find((player) => player !== active && afloat(state, player));
    if (foe === undefined || !afloat(state, active)) {
      emit(draft, 'combat-skipped', {}, 'space-combat.skip', 'tactical-action.no-combat');
      // Space Cannon may have taken the ships of those who fly aboard.
      const check = { at: 'limits', system: activeSystem(state), after: 'movement' } as const;
      go(draft, ...state.players.map((player) => ({ ...check, player })), { at: 'invasion' });
      return true;
    }
    state.battle = { attacker: active, defender: foe, round: 0, retreating: null };
    emit(
      draft,
      'combat-began',
      { attacker: active, defender: foe },
      'space-combat.start',
      'tactical-action.space-combat',
      'space-combat.before-combat',
      'space-combat.steps',
      'attacker.who',
      'defender.who',
    );
    go(
      draft,
      { at: 'barrage', by: active },
      { at: 'barrage', by: foe },
      hitsOf(foe, 'barrage'),
      hitsOf(active, 'barrage'),
      { at: 'barrage-end' },
    );
    return true;
  },
};

const barrageDice = (state: ActionState, by: PlayerId): readonly Die[] =>
  shipsIn(state, activeSystem(state), by).flatMap((unit) => {
    const { barrage: value } = profile(state, unit);
    if (!value) return [];
    return Array.from({ length: value.dice }, () => ({
      type: unit.type,
      hit: value.hit,
      bonus: 0,
    }));
  });

export const barrage: Handling<'barrage'> = {
  settle(draft, { by }) {
    if (barrageDice(draft.state, by).length > 0) return false;
    go(draft);
    return true;
  },
  prompt(state, { by }) {
    return {
      kind: 'decision',
      by,
      task: 'barrage',
      rules: rules(
        'space-combat.barrage',
        'space-combat.barrage-without-fighters',
        'anti-fighter-barrage.what',
        'anti-fighter-barrage.steps',
      ),
      options: [allow({ kind: 'fire', target: foeOf(state, by) }), allow({ kind: 'hold' })],
    };
  },
  choose(draft, { by }, choice) {
    if (choice.kind === 'hold') {
      emit(draft, 'fire-held', { player: by, why: 'barrage' }, 'space-combat.barrage');
      go(draft);
      return;
    }
    if (choice.kind !== 'fire') throw unexpected(choice, 'space-combat.barrage');
    const dice = barrageDice(draft.state, by);
    const against = foeOf(draft.state, by);
    emit(
      draft,
      'fired',
      { player: by, why: 'barrage', target: against, dice: dice.length },
      'space-combat.barrage',
      'space-combat.barrage-without-fighters',
    );
    go(draft, { at: 'roll', why: 'barrage', by, against, planet: null, dice, spare: false });
  },
};

export const barrageEnd: Handling<'barrage-end'> = {
  settle(draft) {
    const { attacker, defender } = battleOf(draft.state);
    if (afloat(draft.state, attacker) && afloat(draft.state, defender)) {
      go(draft, { at: 'combat-round' });
      return true;
    }
    emit(draft, 'barrage-ended-combat', {}, 'space-combat.barrage-ends-combat');
    go(draft, { at: 'combat-end' });
    return true;
  },
};

export const combatRound: Handling<'combat-round'> = {
  settle(draft) {
    const battle = battleOf(draft.state);
    const { attacker, defender } = battle;
    battle.round += 1;
    battle.retreating = null;
    emit(
      draft,
      'combat-round',
      { round: battle.round },
      'space-combat.steps',
      ...(battle.round === 1
        ? (['space-combat.first-round-timing'] as const)
        : (['space-combat.next-round', 'space-combat.barrage-once'] as const)),
    );
    go(
      draft,
      { at: 'announce', by: defender },
      { at: 'announce', by: attacker },
      { at: 'combat-dice', by: attacker },
      { at: 'combat-dice', by: defender },
      hitsOf(defender, 'combat'),
      hitsOf(attacker, 'combat'),
      { at: 'retreat' },
      { at: 'combat-round-end' },
    );
    return true;
  },
};

export const announce: Handling<'announce'> = {
  prompt(state, { by }) {
    const { retreating } = battleOf(state);
    const bar =
      retreating !== null
        ? ('space-combat.attacker-cannot-retreat' as const)
        : destinations(state, by).some(({ bar: barred }) => barred === null)
          ? null
          : ('space-combat.retreat-needs-system' as const);
    return {
      kind: 'decision',
      by,
      task: 'announce',
      rules: rules('space-combat.announce-retreat', 'space-combat.retreat-later'),
      options: [
        bar === null ? allow({ kind: 'announce' }) : refuse({ kind: 'announce' }, bar),
        allow({ kind: 'stay' }),
      ],
    };
  },
  choose(draft, { by }, choice) {
    if (choice.kind === 'announce') {
      battleOf(draft.state).retreating = by;
      emit(
        draft,
        'retreat-announced',
        { player: by },
        'space-combat.announce-retreat',
        'space-combat.retreat-later',
      );
    } else if (choice.kind === 'stay') {
      emit(draft, 'retreat-declined', { player: by }, 'space-combat.announce-retreat');
    } else throw unexpected(choice, 'space-combat.announce-retreat');
    go(draft);
  },
};

const combatDiceOf = (state: ActionState, by: PlayerId): readonly Die[] => {
  const { defender } = battleOf(state);
  const system = activeSystem(state);
  const nebula = by === defender && systemOf(state, system).anomalies.includes('nebula');
  const bonus = sheetOf(state, by).combatBonus + (nebula ? 1 : 0);
  return shipsIn(state, system, by)
    .flatMap((unit) => {
      const { combat } = profile(state, unit);
      if (!combat) return [];
      return Array.from({ length: combat.dice }, () => ({
        type: unit.type,
        hit: combat.hit,
        bonus,
      }));
    })
    .sort((a, b) => a.hit - b.hit || a.type.localeCompare(b.type));
};

const pushRoll = (draft: Draft, by: PlayerId): void => {
  const dice = combatDiceOf(draft.state, by);
  if (dice.length === 0) {
    go(draft);
    return;
  }
  go(draft, {
    at: 'roll',
    why: 'combat',
    by,
    against: foeOf(draft.state, by),
    planet: null,
    dice,
    spare: false,
  });
};

export const combatDice: Handling<'combat-dice'> = {
  settle(draft, { by }) {
    pushRoll(draft, by);
    return true;
  },
};

export const combatRoundEnd: Handling<'combat-round-end'> = {
  settle(draft) {
    const { attacker, defender } = battleOf(draft.state);
    const both = afloat(draft.state, attacker) && afloat(draft.state, defender);
    go(draft, both ? { at: 'combat-round' } : { at: 'combat-end' });
    return true;
  },
};

export const combatEnd: Handling<'combat-end'> = {
  settle(draft) {
    const { state } = draft;
    const { attacker, defender, round } = battleOf(state);
    const winner = [attacker, defender].find((player) => afloat(state, player)) ?? null;
    emit(
      draft,
      'combat-ended',
      { winner, rounds: round },
      'space-combat.end',
      'space-combat.winner',
      'space-combat.last-round-timing',
    );
    const system = activeSystem(state);
    state.battle = null;
    const check = { at: 'limits', system, after: 'combat' } as const;
    go(draft, { ...check, player: attacker }, { ...check, player: defender }, { at: 'invasion' });
    return true;
  },
};
