/** Whether the text is on the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  // Without a secure context there is no clipboard at all.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
