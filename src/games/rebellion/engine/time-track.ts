/** The time track: where the markers start, and the spaces with icons. */
export const TIME_TRACK = {
  spaces: 16,
  timeStart: 1,
  reputationStart: 14,
  recruit: [2, 3, 4, 5],
  build: [2, 4, 6, 8, 10, 12, 14, 16],
} as const;

export const BUILD_QUEUE_SPACES = 3;

const shows =
  (spaces: readonly number[]) =>
  (space: number): boolean =>
    spaces.includes(space);

export const recruitsAt = shows(TIME_TRACK.recruit);
export const buildsAt = shows(TIME_TRACK.build);
