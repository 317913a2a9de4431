import type { Quote } from './formats.ts';

/** Most computers have no sheet to share by; phones do. */
export const canShare = (): boolean => 'share' in navigator;

export function share({ words, url, title }: Quote): void {
  // Whoever closes the sheet has changed their mind, which is no mistake.
  navigator.share({ title, text: words, url }).catch(() => undefined);
}
