/** What the reader left, and how far from the window's top it stood. */
export interface Left {
  /** The id of what stood at the reading line, or which link of the page was followed. */
  readonly at: string | number;
  readonly top: number;
}

/**
 * Brings the reader back to the very line. The browser remembers pixels; but on the first visit
 * the page may have stood in the fallback letters, which take more lines than those that are
 * there on the way back.
 */
export function setUpReturn(): void {
  const left = readLeft(history.state);
  const [visit] = performance.getEntriesByType('navigation');
  if (left === null || visit === undefined || !('type' in visit)) return;
  if (visit.type !== 'back_forward' && visit.type !== 'reload') return;
  const goBack = (): void => {
    const { at } = left;
    const element = typeof at === 'string' ? document.getElementById(at) : document.links[at];
    if (!element) return;
    scrollBy({ top: element.getBoundingClientRect().top - left.top, behavior: 'instant' });
  };
  goBack();
  // Until the page has loaded, the browser still brings it to the address's fragment.
  addEventListener('load', goBack, { once: true });
}

function readLeft(state: unknown): Left | null {
  if (typeof state !== 'object' || state === null || !('left' in state)) return null;
  const { left } = state;
  if (typeof left !== 'object' || left === null) return null;
  const { at, top } = left as Readonly<Record<string, unknown>>;
  const isPlace = (typeof at === 'string' || Number.isInteger(at)) && Number.isFinite(top);
  return isPlace ? { at: typeof at === 'string' ? at : Number(at), top: Number(top) } : null;
}
