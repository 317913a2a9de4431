import type { Page } from '@playwright/test';

interface Clicked {
  readonly clicks: number;
  readonly over: boolean;
  /** From each click until the page has drawn what follows, in milliseconds. */
  readonly times: readonly number[];
}

/** Clicks as somebody who does not know the game: anything that is allowed, or what is wished for. */
export const playOn = (
  page: Page,
  clicks: number,
  from = 7,
  wished: readonly string[] = [],
): Promise<Clicked> =>
  page.evaluate(
    async ([most, first, wishes]) => {
      let seed = first;
      const next = (below: number): number => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((seed / 2_147_483_648) * below);
      };
      const times: number[] = [];
      for (let made = 0; made < most; made += 1) {
        if (document.querySelector('.panel .outcome')) return { clicks: made, over: true, times };
        const options = [
          ...document.querySelectorAll<HTMLElement>('.panel .option:not([aria-disabled=true])'),
        ].filter((option) => !option.hasAttribute('aria-expanded') && option.checkVisibility());
        const wish = wishes
          .map((name) => options.find((option) => option.textContent.startsWith(name)))
          .find((option) => option !== undefined);
        const option = wish ?? options[next(options.length)];
        if (!option) throw new Error('Nothing can be chosen.');
        const begun = performance.now();
        option.click();
        // Preact draws in a task of its own; whoever asks for a size makes the page lay itself out.
        await new Promise<void>((resume) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resume();
          port2.postMessage(null);
        });
        if (document.body.offsetHeight > 0) times.push(performance.now() - begun);
        await new Promise((resume) => setTimeout(resume));
      }
      return { clicks: most, over: false, times };
    },
    [clicks, from, wished] as const,
  );
