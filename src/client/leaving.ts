import { elementAtReadingLine } from './place.ts';
import type { Left } from './return.ts';

/**
 * Notes what the reader leaves, for the way back. Whoever leaves before this is here is brought back by the browser,
 * which remembers pixels.
 */
export function setUpLeaving(): void {
  let followed: HTMLAnchorElement | null = null;
  addEventListener(
    'click',
    ({ target }) => {
      followed = target instanceof Element ? target.closest('a') : null;
    },
    { capture: true },
  );
  addEventListener('pagehide', () => {
    const left = placeOf(followed) ?? readingPlace();
    history.scrollRestoration = left === undefined ? 'auto' : 'manual';
    if (left !== undefined) history.replaceState({ left }, '');
  });
}

/** The line of a link in the text, if the reader still sees it. */
function placeOf(link: HTMLAnchorElement | null): Left | undefined {
  if (!link?.closest('article') || link.closest('[popover]')) return undefined;
  const at = [...document.links].indexOf(link);
  const { top } = link.getBoundingClientRect();
  return at < 0 || top < 0 || top > innerHeight ? undefined : { at, top };
}

function readingPlace(): Left | undefined {
  const element = elementAtReadingLine();
  return element && { at: element.id, top: element.getBoundingClientRect().top };
}
