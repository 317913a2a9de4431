import {
  figuresLeft,
  hasToken,
  holdingOf,
  isShipType,
  isUnlimited,
  oneOfEach,
  owns,
  planetsOf,
  profile,
  sheetOf,
  systemOf,
} from '../../action/query.ts';
import { POOLS } from '../../action/types.ts';
import type { PlayerId } from '../../action/types.ts';
import { MECATOL } from '../../action/invasion.ts';
import { bearsNameFor, TECHNOLOGY_IDS, technologyOf } from '../../data/technologies.ts';
import { UNIT_IDS } from '../../data/units.ts';
import type { UnitId } from '../../data/units.ts';
import { structureBar } from '../cards/limits.ts';
import { offer } from '../draft.ts';
import type { Offer } from '../draft.ts';
import { ownersOf } from '../notes.ts';
import { commodityLimit, deckOf, seatOf, tokensOf } from '../query.ts';
import type { GameState } from '../types.ts';
import type { Ti4Rule } from '../../rule.ts';
import { DEEDS } from './kinds.ts';
import type { Deed, Drawer } from './kinds.ts';

/** null: the deed needs nothing to be named. */
interface Thing {
  readonly thing: string | null;
  readonly bar?: Ti4Rule | false;
}

const when = (possible: boolean, bar: Ti4Rule | false = false): readonly Thing[] =>
  possible ? [{ thing: null, bar }] : [];

const each = (things: readonly string[]): readonly Thing[] => things.map((thing) => ({ thing }));

type Things = (state: GameState, of: PlayerId) => readonly Thing[];

const freePlanets: Things = ({ board }, of) =>
  each(
    Object.keys(board.galaxy.planets).filter(
      (id) =>
        holdingOf(board, id)?.owner !== of &&
        !(id === MECATOL && board.custodians) &&
        !board.units.some((unit) => unit.planet === id && unit.owner !== of),
    ),
  );

const ownPlanets =
  (exhausted: boolean): Things =>
  ({ board }, of) =>
    each(planetsOf(board, of).filter((id) => holdingOf(board, id)?.exhausted === exhausted));

const technologies: Things = ({ board }, of) => {
  const { faction } = sheetOf(board, of);
  return each(
    TECHNOLOGY_IDS.filter((id) => {
      const { faction: whose, upgrades } = technologyOf(id);
      const copied =
        faction === 'nekro-virus' && board.players.some((player) => owns(board, player, id));
      const own =
        upgrades === null ? whose === null || whose === faction : bearsNameFor(faction, id);
      return (own || copied) && !owns(board, of, id);
    }),
  );
};

/** To what each deed can be done now, and what forbids it. */
const THINGS: Readonly<Record<Deed, Things>> = {
  'gain-good': () => when(true),
  'lose-good': ({ board }, of) => when(sheetOf(board, of).goods > 0),
  'gain-commodity': (state, of) =>
    when(true, seatOf(state, of).commodities >= commodityLimit(state, of) && 'commodities.maximum'),
  'lose-commodity': (state, of) => when(seatOf(state, of).commodities > 0),
  'draw-action-card': (state) => when(deckOf(state, 'actions') > 0),
  'discard-action-card': (state, of) => when(seatOf(state, of).actionCards > 0),
  'draw-secret': () => when(true),
  'return-secret': (state, of) => when(seatOf(state, of).secretHand > 0),
  'play-note': (state, of) =>
    ownersOf(seatOf(state, of).notes).map((owner) => ({
      thing: owner,
      bar: owner === of && 'promissory-notes.not-own',
    })),
  'return-note': (state, of) => each(ownersOf(seatOf(state, of).notesInPlay)),
  'gain-token': ({ board }, of) =>
    POOLS.map((thing) => ({
      thing,
      bar: sheetOf(board, of).reserve === 0 && 'command-tokens.none-to-gain',
    })),
  'lose-token': ({ board }, of) => each(POOLS.filter((pool) => sheetOf(board, of)[pool] > 0)),
  'lay-token': ({ board }, of) =>
    sheetOf(board, of).reserve === 0
      ? []
      : each(Object.keys(board.galaxy.systems).filter((id) => !hasToken(board, id, of))),
  'lift-token': (state, of) => each(tokensOf(state, of)),
  'add-unit': ({ board }, of) =>
    UNIT_IDS.map((thing) => ({
      thing,
      bar:
        !isUnlimited(thing) && figuresLeft(board, of, thing) === 0 && 'component-limitations.units',
    })),
  'remove-unit': ({ board }, of) =>
    each(oneOfEach(board.units.filter(({ owner }) => owner === of)).map(({ id }) => id)),
  'damage-unit': ({ board }, of) =>
    each(
      oneOfEach(
        board.units.filter(
          (unit) => unit.owner === of && !unit.damaged && profile(board, unit).sustain,
        ),
      ).map(({ id }) => id),
    ),
  'repair-unit': ({ board }, of) =>
    each(
      oneOfEach(board.units.filter(({ owner, damaged }) => owner === of && damaged)).map(
        ({ id }) => id,
      ),
    ),
  'ready-planet': ownPlanets(true),
  'exhaust-planet': ownPlanets(false),
  'gain-planet': freePlanets,
  'lose-planet': ({ board }, of) =>
    each(
      planetsOf(board, of).filter(
        (id) => !board.units.some((unit) => unit.planet === id && unit.owner === of),
      ),
    ),
  'gain-technology': technologies,
  'lose-technology': ({ board }, of) => each(sheetOf(board, of).technologies),
  'ready-technology': ({ board }, of) => each(sheetOf(board, of).exhausted),
  'exhaust-technology': ({ board }, of) => {
    const { technologies: known, exhausted } = sheetOf(board, of);
    return each(known.filter((id) => !exhausted.includes(id)));
  },
  'gain-point': () => when(true),
  'lose-point': ({ board }, of) => when(sheetOf(board, of).points > 0),
  'repeal-law': ({ laws }) => each(laws.map((_, at) => String(at))),
  'become-speaker': ({ speaker }, of) => when(speaker !== of),
  'hold-zero': ({ zero }, of) => when(zero !== null && zero !== of),
};

export const thingsOf = (state: GameState, of: PlayerId, drawer: Drawer): readonly Offer[] =>
  DEEDS[drawer].flatMap((deed) =>
    THINGS[deed](state, of).map(({ thing, bar = false }) =>
      offer({ kind: 'deed', deed, thing }, bar),
    ),
  );

/** Whether a drawer holds anything to do; looked at no further than that. */
export const holdsAny = (state: GameState, of: PlayerId, drawer: Drawer): boolean =>
  DEEDS[drawer].some((deed) => THINGS[deed](state, of).some(({ bar = false }) => bar === false));

const spaceBar = ({ board }: GameState, system: string): Ti4Rule | null => {
  const { anomalies } = systemOf(board, system);
  if (anomalies.includes('asteroid-field')) return 'asteroid-field.no-ships';
  return anomalies.includes('supernova') ? 'supernova.no-ships' : null;
};

/** Where a unit can be put: ships in space, all others on own planets. */
export const placesFor = (state: GameState, of: PlayerId, unit: UnitId): readonly Offer[] => {
  const { board } = state;
  const saar = sheetOf(board, of).faction === 'clan-of-saar' && unit === 'space-dock';
  if (isShipType(unit) || saar) {
    return Object.keys(board.galaxy.systems).map((place) =>
      offer({ kind: 'at', place }, spaceBar(state, place)),
    );
  }
  return planetsOf(board, of).map((place) =>
    offer({ kind: 'at', place }, structureBar(state, unit, place)),
  );
};
