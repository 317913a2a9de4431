import { change, done, emit, offer, replace } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { loseBlockaded } from './blockade.ts';
import { eliminate } from './eliminate.ts';
import { hitsOf } from './hits.ts';
import { OPENING_EFFECTS } from './frames.ts';
import { mendFlagship } from './mend.ts';
import {
  activeSystem,
  battleOf,
  defendsInNebula,
  fleetOf,
  foeOf,
  isLedBy,
  profile,
  sheetOf,
  shipsIn,
} from './query.ts';
import { destinations } from './retreat.ts';
import type { ActionState, Die, PlayerId } from './types.ts';

const afloat = (state: ActionState, player: PlayerId): boolean =>
  shipsIn(state, activeSystem(state), player).length > 0;

export const spaceCombat: Passing<'space-combat'> = {
  settle(draft) {
    loseBlockaded(draft);
    const { state } = draft;
    const { active } = state;
    const foe = state.players.find((player) => player !== active && afloat(state, player));
    if (foe === undefined || !afloat(state, active)) {
      emit(draft, 'combat-skipped', {}, 'space-combat.skip', 'tactical-action.no-combat');
      // Space Cannon may have taken the ships of those who fly aboard.
      const check = { at: 'limits', system: activeSystem(state), after: 'movement' } as const;
      replace(draft, ...state.players.map((player) => ({ ...check, player })), { at: 'invasion' });
      return;
    }
    change(draft, {
      battle: { attacker: active, defender: foe, round: 0, retreating: null, sustained: [] },
    });
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
    const effects = [active, foe].flatMap((by) =>
      OPENING_EFFECTS.map((effect) => ({ at: 'opening', by, effect }) as const),
    );
    replace(draft, ...effects, { at: 'barrages' });
  },
};

/** What was done at the start may have left nobody to fire at. */
export const barrages: Passing<'barrages'> = {
  settle(draft) {
    const { attacker, defender } = battleOf(draft.state);
    if (![attacker, defender].every((player) => afloat(draft.state, player))) {
      replace(draft, { at: 'combat-end' });
      return;
    }
    replace(
      draft,
      { at: 'barrage', by: attacker },
      { at: 'barrage', by: defender },
      hitsOf(defender, 'barrage'),
      hitsOf(attacker, 'barrage'),
      { at: 'barrage-end' },
    );
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

export const barrage: Asking<'barrage'> = {
  settle(draft, { by }) {
    if (barrageDice(draft.state, by).length > 0) return;
    done(draft);
  },
  ask(state, { by }) {
    return {
      by,
      rules: [
        'space-combat.barrage',
        'space-combat.barrage-without-fighters',
        'anti-fighter-barrage.what',
        'anti-fighter-barrage.steps',
      ],
      options: [offer({ kind: 'fire', target: foeOf(state, by) }), offer({ kind: 'hold' })],
    };
  },
  choose: {
    hold(draft, { by }) {
      emit(draft, 'fire-held', { player: by, why: 'barrage' }, 'space-combat.barrage');
      done(draft);
    },

    fire(draft, { by }) {
      const dice = barrageDice(draft.state, by);
      const against = foeOf(draft.state, by);
      emit(
        draft,
        'fired',
        { player: by, why: 'barrage', target: against, dice: dice.length },
        'space-combat.barrage',
        'space-combat.barrage-without-fighters',
      );
      replace(draft, { at: 'roll', why: 'barrage', by, against, planet: null, dice, spare: false });
    },
  },
};

export const barrageEnd: Passing<'barrage-end'> = {
  settle(draft) {
    const { attacker, defender } = battleOf(draft.state);
    if (afloat(draft.state, attacker) && afloat(draft.state, defender)) {
      replace(draft, { at: 'combat-round' });
      return;
    }
    emit(draft, 'barrage-ended-combat', {}, 'space-combat.barrage-ends-combat');
    replace(draft, { at: 'combat-end' });
  },
};

export const combatRound: Passing<'combat-round'> = {
  settle(draft) {
    const battle = battleOf(draft.state);
    const { attacker, defender } = battle;
    const round = battle.round + 1;
    change(draft, { battle: { ...battle, round, retreating: null, sustained: [] } });
    emit(
      draft,
      'combat-round',
      { round },
      'space-combat.steps',
      round === 1 ? 'space-combat.first-round-timing' : 'space-combat.next-round',
      round > 1 && 'space-combat.barrage-once',
    );
    for (const player of [attacker, defender]) mendFlagship(draft, player);
    replace(
      draft,
      { at: 'announce', by: defender },
      { at: 'announce', by: attacker },
      { at: 'combat-dice', by: attacker },
      { at: 'combat-dice', by: defender },
      hitsOf(defender, 'combat'),
      { at: 'mend', by: defender },
      hitsOf(attacker, 'combat'),
      { at: 'mend', by: attacker },
      { at: 'retreat' },
      { at: 'combat-round-end' },
    );
  },
};

export const announce: Asking<'announce'> = {
  ask(state, { by }) {
    const { retreating } = battleOf(state);
    const bar =
      retreating !== null
        ? ('space-combat.attacker-cannot-retreat' as const)
        : destinations(state, by).some(({ bar: barred }) => barred === null)
          ? null
          : ('space-combat.retreat-needs-system' as const);
    return {
      by,
      rules: ['space-combat.announce-retreat', 'space-combat.retreat-later'],
      options: [offer({ kind: 'announce' }, bar), offer({ kind: 'stay' })],
    };
  },
  choose: {
    announce(draft, { by }) {
      change(draft, { battle: { ...battleOf(draft.state), retreating: by } });
      emit(
        draft,
        'retreat-announced',
        { player: by },
        'space-combat.announce-retreat',
        'space-combat.retreat-later',
      );
      done(draft);
    },

    stay(draft, { by }) {
      emit(draft, 'retreat-declined', { player: by }, 'space-combat.announce-retreat');
      done(draft);
    },
  },
};

const combatDiceOf = (state: ActionState, by: PlayerId): readonly Die[] => {
  const system = activeSystem(state);
  const bonus = sheetOf(state, by).combatBonus + (defendsInNebula(state, by) ? 1 : 0);
  const led = sheetOf(state, by).faction;
  const leads = led !== null && isLedBy(state, led);
  return shipsIn(state, system, by)
    .flatMap((unit): readonly Die[] => {
      const { combat } = profile(state, unit);
      if (!combat) return [];
      const flagship = unit.type === 'flagship';
      const dice = combat.varies ? fleetOf(state, system, foeOf(state, by)).length : combat.dice;
      return Array.from({ length: dice }, () => ({
        type: unit.type,
        hit: combat.hit,
        bonus: bonus + (leads && led === 'sardakk-norr' && !flagship ? 1 : 0),
        ...(flagship && led === 'universities-of-jol-nar' && { bursts: true }),
      }));
    })
    .sort((a, b) => a.hit - b.hit || a.type.localeCompare(b.type));
};

const pushRoll = (draft: Draft, by: PlayerId): void => {
  const dice = combatDiceOf(draft.state, by);
  if (dice.length === 0) {
    done(draft);
    return;
  }
  replace(draft, {
    at: 'roll',
    why: 'combat',
    by,
    against: foeOf(draft.state, by),
    planet: null,
    dice,
    spare: false,
  });
};

export const combatDice: Passing<'combat-dice'> = {
  settle(draft, { by }) {
    pushRoll(draft, by);
  },
};

export const combatRoundEnd: Passing<'combat-round-end'> = {
  settle(draft) {
    const { attacker, defender } = battleOf(draft.state);
    const both = afloat(draft.state, attacker) && afloat(draft.state, defender);
    replace(draft, both ? { at: 'combat-round' } : { at: 'combat-end' });
  },
};

export const combatEnd: Passing<'combat-end'> = {
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
    change(draft, { battle: null });
    // Whoever retreated may have blockaded a dock somewhere else.
    const docks = loseBlockaded(draft);
    eliminate(draft);
    const check = { at: 'limits', system, after: 'combat' } as const;
    replace(
      draft,
      { ...check, player: attacker },
      { ...check, player: defender },
      ...docks.map(({ owner, system: at }) => ({ ...check, player: owner, system: at })),
      { at: 'invasion' },
    );
  },
};
