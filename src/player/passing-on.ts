/** Who closes the device's sheet has changed their mind, which is no mistake. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

export type Passed = 'shared' | 'copied' | 'failed';

export const canShare = (): boolean => 'share' in navigator;

const copied = async (url: string): Promise<Passed> => {
  // Without a secure context there is no clipboard at all.
  const clipboard = window.navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return 'failed';
  return clipboard.writeText(url).then(
    () => 'copied',
    () => 'failed',
  );
};

export const copyLink = (url: string): Promise<Passed> => copied(url);

/** The device's own sheet; where it fails, the clipboard. */
export const shareLink = async (url: string, title: string): Promise<Passed> =>
  navigator.share({ title, url }).then(
    () => 'shared',
    (error: unknown) => (isClosed(error) ? 'shared' : copied(url)),
  );
