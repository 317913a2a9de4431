/** Chats show a picture some 400 points wide, which are as many pixels on a dense screen. */
export const PICTURE = { width: 800, height: 420 } as const;
