import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';

/** The build opens nothing and writes everything out. */
const isBuild = typeof document === 'undefined';

/** While a page is brought to life, an element with words of its own keeps those it has. */
const AS_WRITTEN = { __html: '' };

/**
 * What is folded when the page opens stays as the build has written it, and comes to life when it is
 * first unfolded: a form of many fields would be one long piece of work otherwise. Only for what the
 * build has written.
 */
export const Resting = ({
  class: look,
  awake,
  children,
}: {
  readonly class: string;
  readonly awake: boolean;
  readonly children: () => ComponentChildren;
}): JSX.Element => {
  const [woken, setWoken] = useState(isBuild || awake);
  if (awake && !woken) setWoken(true);
  return woken || awake ? (
    <div key="awake" class={look}>
      {children()}
    </div>
  ) : (
    <div key="resting" class={look} dangerouslySetInnerHTML={AS_WRITTEN} />
  );
};
