/** Safari lets a page write its address a hundred times in half a minute. */
const AGAIN_MS = 10_000;

let later: ReturnType<typeof setTimeout> | undefined;

/**
 * Puts what the reader sees into the address. A browser may refuse: then the page goes on, and the
 * address follows later, unless the reader has gone elsewhere meanwhile.
 */
export function rewriteAddress(address: string, state: unknown = history.state): void {
  clearTimeout(later);
  try {
    history.replaceState(state, '', address);
  } catch {
    const { href } = location;
    later = setTimeout(() => {
      if (location.href === href) rewriteAddress(address, state);
    }, AGAIN_MS);
  }
}
