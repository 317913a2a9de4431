import { changeUnit, done, emit, offer } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { applied, used } from './effects.ts';
import { activeSystem, battleOf, oneOfEach, owns, sheetOf, shipsIn, unitOf } from './query.ts';
import type { ActionState, PlayerId, Unit } from './types.ts';

const repair = (draft: Draft, { id, owner: player, type }: Unit): void => {
  changeUnit(draft, id, { damaged: false });
  emit(draft, 'repaired', { player, type }, 'sustain-damage.until-repaired');
};

/** The flagship of the Barony mends itself at the start of every round. */
export const mendFlagship = (draft: Draft, player: PlayerId): void => {
  const { state } = draft;
  if (sheetOf(state, player).faction !== 'barony-of-letnev') return;
  for (const ship of shipsIn(state, activeSystem(state), player)) {
    if (ship.type !== 'flagship' || !ship.damaged) continue;
    used(draft, player, 'flagship', 'sustain-damage.until-repaired');
    repair(draft, ship);
  }
};

/** What «Duranium Armor» may repair: not what has sustained damage in this round. */
const mendable = (state: ActionState, by: PlayerId): readonly Unit[] =>
  owns(state, by, 'duranium-armor')
    ? oneOfEach(
        shipsIn(state, activeSystem(state), by).filter(
          ({ id, damaged }) => damaged && !battleOf(state).sustained.includes(id),
        ),
      )
    : [];

export const mend: Asking<'mend'> = {
  settle(draft, { by }) {
    if (mendable(draft.state, by).length === 0) done(draft);
  },
  ask(state, { by }) {
    return {
      by,
      rules: ['sustain-damage.until-repaired'],
      options: mendable(state, by).map(({ id }) => offer({ kind: 'repair', unit: id })),
    };
  },
  choose: {
    repair(draft, { by }, { unit }) {
      applied(draft, by, 'duranium-armor', 'sustain-damage.until-repaired');
      repair(draft, unitOf(draft.state, unit));
      done(draft);
    },
  },
};
