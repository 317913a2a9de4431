import { galaxyOf, tilePlanets, tileSystem } from '../../action/galaxy.ts';
import { sheetOf } from '../../action/query.ts';
import { MECATOL_TILE } from '../../data/tiles.ts';
import type { GalaxyState, Home, PlacedTile } from '../../galaxy/types.ts';
import { sameHex } from '../../hexes.ts';
import { changeBoard, changeSheet, emit } from '../draft.ts';
import type { Draft } from '../draft.ts';

const CREUSS = 51;
const CREUSS_GATE = 17;

interface Lying {
  readonly tile: number;
  readonly at: PlacedTile['at'] | null;
}

/** The Ghosts of Creuss live apart: their gate lies in the place of their home. */
const homeTiles = ({ tile, at }: Home): readonly Lying[] => {
  if (tile === null) return [];
  return tile === CREUSS
    ? [
        { tile: CREUSS_GATE, at },
        { tile, at: null },
      ]
    : [{ tile, at }];
};

/** The galaxy as it has been laid, with the homes of all who play. */
export const layBoard = (
  draft: Draft,
  { placed, homes, goods }: Pick<GalaxyState, 'placed' | 'homes' | 'goods'>,
): void => {
  const lying: readonly Lying[] = [
    ...placed.filter(({ at }) => !homes.some((home) => sameHex(home.at, at))),
    ...homes.flatMap(homeTiles),
  ];
  changeBoard(draft, {
    galaxy: galaxyOf(
      lying.map(({ tile, at }) => tileSystem(tile, at)),
      lying.flatMap(({ tile }) => tilePlanets(tile)),
    ),
    custodians: lying.some(({ tile }) => tile === MECATOL_TILE),
  });
  for (const [player, more] of Object.entries(goods)) {
    const known = draft.state.board.players.find((id) => id === player);
    if (known === undefined) continue;
    changeSheet(draft, known, { goods: sheetOf(draft.state.board, known).goods + more });
  }
  emit(
    draft,
    'galaxy-ready',
    { systems: lying.length },
    'complete-setup.join-home-systems',
    'complete-setup.place-custodians',
    'custodians-token.start',
  );
};
