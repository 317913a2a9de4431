import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Where the board stands above the choices, both share a small screen with nothing else. */
const isStacked = (player: HTMLElement): boolean =>
  getComputedStyle(player).getPropertyValue('--stacked').trim() === '1';

/**
 * The bars of the site step back while somebody plays, and return when the player is left. A touch
 * that only wakes it moves nothing: what is being pressed has to stay where it is.
 */
export const useStage = (player: RefObject<HTMLElement>, isPlaying: boolean): (() => void) => {
  useEffect(() => {
    const { current } = player;
    if (!current || !isPlaying) return undefined;
    const root = document.documentElement;
    const watcher = new IntersectionObserver(
      ([entry]) => root.toggleAttribute('data-playing', entry?.isIntersecting === true),
      { rootMargin: '-50% 0px -49% 0px' },
    );
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      root.removeAttribute('data-playing');
    };
  }, [isPlaying]);
  /** Brings the board to the top, with the question below it. */
  return () => {
    const { current } = player;
    if (current && isStacked(current)) current.scrollIntoView({ behavior: 'instant' });
  };
};
