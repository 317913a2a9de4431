import { changeHolding, changeSheet, emit as tell, takeOff } from '../action/draft.ts';
import { eliminate } from '../action/eliminate.ts';
import { holdingOf, owns, profile, sheetOf } from '../action/query.ts';
import type { ActionState, PlayerId, Unit } from '../action/types.ts';
import { offer } from './draft.ts';
import type { Draft, Offer } from './draft.ts';
import { sweep } from './elimination.ts';
import { onBoard } from './parts/action.ts';
import type { GameState } from './types.ts';

const WEAPON = 'x-89-bacterial-weapon';

const infantryOn = ({ units }: ActionState, planet: string): readonly Unit[] =>
  units.filter((unit) => unit.planet === planet && unit.type === 'infantry');

/** Planets with infantry of others, where ships that may bombard fly. */
const targets = (board: ActionState, by: PlayerId): readonly string[] =>
  Object.values(board.galaxy.planets)
    .filter(
      ({ id, system }) =>
        infantryOn(board, id).some(({ owner }) => owner !== by) &&
        board.units.some(
          (unit) =>
            unit.owner === by &&
            unit.system === system &&
            unit.planet === null &&
            profile(board, unit).bombardment !== null,
        ),
    )
    .map(({ id }) => id);

/** «X-89 Bacterial Weapon», a component action of whoever has it ready. */
export const weaponOffers = ({ board }: GameState, by: PlayerId): readonly Offer[] =>
  owns(board, by, WEAPON) && !sheetOf(board, by).exhausted.includes(WEAPON)
    ? targets(board, by).map((planet) => offer({ kind: 'bacterial-weapon', planet }))
    : [];

/** All infantry there dies, whatever shields the planet. */
export const infect = (draft: Draft, by: PlayerId, planet: string): void => {
  onBoard(draft, (board) => {
    const { exhausted } = sheetOf(board.state, by);
    changeSheet(board, by, { exhausted: [...exhausted, WEAPON] });
    tell(
      board,
      'technology-exhausted',
      { player: by, technology: WEAPON },
      'component-action.perform',
      'planetary-shield.bacterial-weapon',
    );
    for (const { id, owner, type } of infantryOn(board.state, planet)) {
      takeOff(board, id);
      tell(board, 'unit-destroyed', { player: owner, type, why: 'technology' }, 'destroyed.what');
    }
    const holding = holdingOf(board.state, planet);
    const stands = board.state.units.some(
      (unit) => unit.planet === planet && unit.owner === holding?.owner,
    );
    if (holding && !stands) changeHolding(board, planet, { ...holding, token: true });
    eliminate(board);
  });
  sweep(draft);
};
