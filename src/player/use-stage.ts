import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Where the board stands above the choices, both share a small screen with nothing else. */
const isStacked = (player: HTMLElement): boolean =>
  getComputedStyle(player).getPropertyValue('--stacked').trim() === '1';

/** The bars of the site step back while somebody plays, and return when the player is left. */
export const useStage = (player: RefObject<HTMLElement>): (() => void) => {
  useEffect(() => {
    const { current } = player;
    if (!current) return undefined;
    const root = document.documentElement;
    const watcher = new IntersectionObserver(
      ([entry]) => root.toggleAttribute('data-playing', entry?.isIntersecting === true),
      { rootMargin: '-50% 0px -49% 0px' },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  /** Brings the board to the top, with the question below it. */
  return () => {
    const { current } = player;
    if (current && isStacked(current)) current.scrollIntoView({ behavior: 'instant' });
  };
};
