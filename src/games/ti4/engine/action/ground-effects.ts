import { addHits, addUnit, changeSheet, done, emit, offer, replace, takeOff } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { applied, used, withPlasma } from './effects.ts';
import { hitsOf } from './hits.ts';
import {
  bearsShield,
  bombardmentDice,
  bombers,
  defenderOn,
  isShielded,
  isUnshielded,
} from './invasion.ts';
import { oneOfEach, owns, sheetOf, spendable, troopsOn } from './query.ts';
import type { ActionState, Frame, PlayerId, Unit } from './types.ts';

const PRICE = 2;

const foeOn = (state: ActionState, planet: string, by: PlayerId): PlayerId | null =>
  by === state.active ? defenderOn(state, planet) : state.active;

const converts = (state: ActionState, planet: string, by: PlayerId): readonly Unit[] => {
  const foe = foeOn(state, planet, by);
  if (foe === null || sheetOf(state, by).faction !== 'yin-brotherhood') return [];
  return oneOfEach(troopsOn(state, planet, foe).filter(({ type }) => type === 'infantry'));
};

/** «Indoctrination»: one infantry of the foe goes over for two influence. */
export const indoctrinate: Asking<'indoctrinate'> = {
  settle(draft, { planet, by }) {
    if (converts(draft.state, planet, by).length === 0) done(draft);
  },
  ask(state, { planet, by }) {
    const bar = spendable(state, by, 'influence') < PRICE && 'abilities.paying';
    return {
      by,
      rules: ['ground-combat.first-round-timing', 'abilities.factions'],
      options: [
        ...converts(state, planet, by).map(({ id }) => offer({ kind: 'convert', unit: id }, bar)),
        offer({ kind: 'hold' }),
      ],
    };
  },
  choose: {
    hold(draft) {
      done(draft);
    },

    convert(draft, { by }, { unit }) {
      used(draft, by, 'indoctrination', 'ground-combat.first-round-timing');
      replace(
        draft,
        { at: 'pay', by, with: 'influence', why: 'indoctrination', need: PRICE, paid: 0 },
        { at: 'converted', unit, by },
      );
    },
  },
};

export const converted: Passing<'converted'> = {
  settle(draft, { unit, by }) {
    const { owner: from, type, system, planet } = takeOff(draft, unit);
    addUnit(draft, by, type, { system, planet });
    emit(draft, 'converted', { player: by, type, from }, 'abilities.factions');
    done(draft);
  },
};

/** One round, in which the active player may be kept from rolling. */
const roundOn = (
  { active }: ActionState,
  foe: PlayerId,
  planet: string,
  round: number,
  isSilent: boolean,
): readonly Frame[] => [
  ...(isSilent ? [] : [{ at: 'ground-dice', planet, by: active } as const]),
  { at: 'ground-dice', planet, by: foe },
  { at: 'weave', planet },
  hitsOf(foe, 'ground', planet),
  hitsOf(active, 'ground', planet),
  { at: 'harrow', planet },
  { at: 'ground', planet, round: round + 1 },
];

const MAGEN = 'magen-defense-grid';

/** «Magen Defense Grid»: who lands does not roll, if a unit there has Planetary Shield. */
export const grid: Asking<'grid'> = {
  settle(draft, { planet, round }) {
    const { state } = draft;
    const foe = defenderOn(state, planet);
    // One who went over may have been the last.
    if (foe === null || troopsOn(state, planet, state.active).length === 0) {
      replace(draft, { at: 'ground', planet, round });
    } else if (
      !owns(state, foe, MAGEN) ||
      sheetOf(state, foe).exhausted.includes(MAGEN) ||
      !bearsShield(state, planet)
    ) {
      replace(draft, ...roundOn(state, foe, planet, round, false));
    }
  },
  ask(state, { planet }) {
    return {
      by: defenderOn(state, planet) ?? state.active,
      rules: ['planetary-shield.magen-grid', 'ground-combat.first-round-timing'],
      options: [
        offer(
          { kind: 'exhaust-technology', technology: MAGEN },
          isUnshielded(state) && 'planetary-shield.magen-grid',
        ),
        offer({ kind: 'hold' }),
      ],
    };
  },
  choose: {
    hold: (draft, frame) => begin(draft, frame, false),

    'exhaust-technology'(draft, frame, { technology }) {
      const player = defenderOn(draft.state, frame.planet) ?? draft.state.active;
      const { exhausted } = sheetOf(draft.state, player);
      changeSheet(draft, player, { exhausted: [...exhausted, technology] });
      emit(draft, 'technology-exhausted', { player, technology }, 'planetary-shield.magen-grid');
      begin(draft, frame, true);
    },
  },
};

const begin = (
  draft: Draft,
  { planet, round }: { readonly planet: string; readonly round: number },
  isSilent: boolean,
): void => {
  const foe = defenderOn(draft.state, planet) ?? draft.state.active;
  replace(draft, ...roundOn(draft.state, foe, planet, round, isSilent));
};

/** «Valkyrie Particle Weave»: whoever is hit hits once more. */
export const weave: Passing<'weave'> = {
  settle(draft, { planet }) {
    const { active, hits } = draft.state;
    const foe = defenderOn(draft.state, planet);
    done(draft);
    if (foe === null) return;
    for (const [by, against] of [
      [active, foe],
      [foe, active],
    ] as const) {
      if ((hits[by] ?? 0) === 0 || !owns(draft.state, by, 'valkyrie-particle-weave')) continue;
      applied(draft, by, 'valkyrie-particle-weave', 'ground-combat.combat-roll');
      addHits(draft, against, 1);
    }
  },
};

/** «Harrow»: ships bombard at the end of each round, and only the foe’s forces suffer. */
export const harrow: Asking<'harrow'> = {
  settle(draft, { planet }) {
    const { state } = draft;
    const able =
      sheetOf(state, state.active).faction === 'l1z1x' &&
      defenderOn(state, planet) !== null &&
      bombers(state, []).length > 0;
    if (!able) done(draft);
  },
  ask(state, { planet }) {
    const target = defenderOn(state, planet) ?? state.active;
    return {
      by: state.active,
      rules: ['bombardment.harrow', 'abilities.factions'],
      options: [
        offer({ kind: 'fire', target }, isShielded(state, planet) && 'planetary-shield.harrow'),
        offer({ kind: 'hold' }),
      ],
    };
  },
  choose: {
    hold(draft) {
      emit(
        draft,
        'fire-held',
        { player: draft.state.active, why: 'bombardment' },
        'bombardment.harrow',
      );
      done(draft);
    },

    fire(draft, { planet }, { target }) {
      const { state } = draft;
      const { active } = state;
      used(draft, active, 'harrow', 'bombardment.harrow');
      const dice = withPlasma(
        draft,
        active,
        bombardmentDice(state, bombers(state, [])),
        'bombardment.roll',
      );
      replace(
        draft,
        { at: 'roll', why: 'bombardment', by: active, against: target, planet, dice, spare: false },
        hitsOf(target, 'bombardment', planet),
      );
    },
  },
};
