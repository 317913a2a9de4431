import { elementAtReadingLine } from './place.ts';

/** What stood at the reading line when the reader left, and how far from the window's top. */
interface Left {
  readonly id: string;
  readonly top: number;
}

/**
 * Brings the reader back to the very line. The browser remembers pixels; but on the first visit
 * the page may have stood in the fallback letters, which take more lines than those that are
 * there on the way back.
 */
export function setUpReturn(): void {
  addEventListener('pagehide', () => {
    const element = elementAtReadingLine();
    history.scrollRestoration = element === undefined ? 'auto' : 'manual';
    if (element === undefined) return;
    const left: Left = { id: element.id, top: element.getBoundingClientRect().top };
    history.replaceState({ left }, '');
  });
  const left = readLeft(history.state);
  const [visit] = performance.getEntriesByType('navigation');
  if (left === null || visit === undefined || !('type' in visit)) return;
  if (visit.type !== 'back_forward' && visit.type !== 'reload') return;
  const goBack = (): void => {
    const element = document.getElementById(left.id);
    if (element === null) return;
    scrollBy({ top: element.getBoundingClientRect().top - left.top, behavior: 'instant' });
  };
  goBack();
  // Until the page has loaded, the browser still brings it to the address's fragment.
  addEventListener('load', goBack, { once: true });
}

function readLeft(state: unknown): Left | null {
  if (typeof state !== 'object' || state === null || !('left' in state)) return null;
  const { left } = state;
  if (typeof left !== 'object' || left === null || !('id' in left) || !('top' in left)) return null;
  const { id, top } = left;
  return typeof id === 'string' && Number.isFinite(top) ? { id, top: Number(top) } : null;
}
