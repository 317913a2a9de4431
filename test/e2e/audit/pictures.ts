import type { Page } from '@playwright/test';
import type { Check } from './check.ts';

/** Pictures whose words stand nowhere else, or that have neither a name nor words beside them. */
const untoldOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wordsOf = (element: Element): string => {
      const copy = element.cloneNode(true) as Element;
      for (const picture of copy.querySelectorAll('svg')) picture.remove();
      return copy.textContent.replace(/\s+/g, ' ').trim();
    };
    return [...document.querySelectorAll('svg, img, canvas')]
      .filter((picture) => picture.checkVisibility())
      .flatMap((picture) => {
        const show = picture.outerHTML.slice(0, 120);
        const name = picture.getAttribute('aria-label') ?? picture.getAttribute('alt') ?? '';
        if (picture.getAttribute('role') === 'img' || picture.tagName === 'IMG') {
          return name.trim() === '' ? [`no name: ${show}`] : [];
        }
        if (picture.closest('[aria-hidden="true"]') === null)
          return [`neither hidden nor named: ${show}`];
        const around = picture.closest('section, figure, li, button, a, header, main') ?? picture;
        const told = wordsOf(around);
        const named = around.getAttribute('aria-label') ?? '';
        if (`${told}${named}` === '' && around.tagName !== 'HEADER')
          return [`no words beside: ${show}`];
        // A letter or a sign is a mark of something; a word is a name that must be told as well.
        const drawn = [...picture.querySelectorAll('text')].map((text) => text.textContent.trim());
        return drawn
          .filter((word) => word.length > 2 && !told.includes(word))
          .map((word) => `drawn only: ${word}`);
      });
  });

/** Drawings of which nothing stands out from what is behind them. */
export const unseenOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const channels = (colour: string): readonly number[] =>
      (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string): number => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const paper = getComputedStyle(document.body).backgroundColor;
    const isDrawn = (colour: string): boolean => colour.startsWith('rgb(');
    const inks = (shape: Element): readonly string[] => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].filter(isDrawn);
    };
    const pale = [...document.querySelectorAll('svg')]
      .filter((picture) => picture.checkVisibility())
      .filter((picture) =>
        [...picture.querySelectorAll('path, circle, rect, polygon, text')].every((shape) =>
          inks(shape).every((ink) => contrast(ink, paper) < 3),
        ),
      )
      .filter((picture) => getComputedStyle(picture).backgroundColor === paper);
    const dice = [...document.querySelectorAll('.die')].filter((die) => {
      const body = die.querySelector('.die-body');
      const within = body === null ? 'none' : getComputedStyle(body).fill;
      const behind = isDrawn(within) ? within : paper;
      return [...die.querySelectorAll('.face-solid, .face-line')].some((face) =>
        inks(face).every((ink) => contrast(ink, behind) < 3),
      );
    });
    return [...pale, ...dice].map((picture) => picture.outerHTML.slice(0, 160));
  });

export const told: Check = { what: 'tells every picture in words', faults: untoldOn };

export const seenInAnyColours: Check = {
  what: 'shows its pictures in the colours that a reader brings',
  async faults(page) {
    await page.emulateMedia({ forcedColors: 'active' });
    const found = await unseenOn(page);
    await page.emulateMedia({ forcedColors: 'none' });
    return found;
  },
};
