/** How the galaxy of so many players is dealt and where the home systems lie. */
export interface Layout {
  readonly blue: number;
  readonly red: number;
  /** Places of ring 3, 0 above Mecatol Rex and on clockwise; with the trade goods of the place. */
  readonly homes: readonly { readonly place: number; readonly goods: number }[];
  readonly empty: readonly number[];
  /** One red tile more lies by Mecatol Rex before the players begin. */
  readonly extra: boolean;
}

export const PLAYER_COUNTS = [3, 4, 5, 6] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

const plain = (...places: readonly number[]): Layout['homes'] =>
  places.map((place) => ({ place, goods: 0 }));

export const LAYOUTS: Readonly<Record<PlayerCount, Layout>> = {
  3: {
    blue: 6,
    red: 2,
    homes: plain(3, 9, 15),
    empty: [0, 1, 5, 6, 7, 11, 12, 13, 17],
    extra: false,
  },
  4: {
    blue: 5,
    red: 3,
    homes: plain(4, 8, 13, 17),
    empty: [],
    extra: false,
  },
  5: {
    blue: 4,
    red: 2,
    homes: [
      { place: 2, goods: 0 },
      { place: 6, goods: 2 },
      { place: 9, goods: 4 },
      { place: 12, goods: 2 },
      { place: 16, goods: 0 },
    ],
    empty: [],
    extra: true,
  },
  6: {
    blue: 3,
    red: 2,
    homes: plain(0, 3, 6, 9, 12, 15),
    empty: [],
    extra: false,
  },
};
