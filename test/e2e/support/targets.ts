import type { Page } from '@playwright/test';

const INTERACTIVE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * What a finger would miss: everything to press that is smaller than so many pixels either way.
 * A link in the middle of a sentence is as high as its line, which WCAG 2.5.8 allows; a checkbox is
 * as large as its label.
 */
export const targetsBelow = (
  page: Page,
  least: number,
  selector = INTERACTIVE,
): Promise<readonly string[]> =>
  page.evaluate(
    ([wanted, pixels]) => {
      const isText = (node: Node): boolean =>
        node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
      const isInSentence = (element: Element): boolean => {
        let inline: Element | null = element;
        while (inline !== null && getComputedStyle(inline).display === 'inline') {
          inline = inline.parentElement;
          if (inline !== null && [...inline.childNodes].some(isText)) return true;
        }
        return false;
      };
      /** A mark may reach over the white space around it by a box of no content. */
      const sizeOf = (element: Element): { width: number; height: number } => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const after = getComputedStyle(element, '::after');
        const reaches = after.position === 'absolute' && after.content !== 'none';
        return {
          width: Math.max(width, reaches ? Number.parseFloat(after.width) : 0),
          height: Math.max(height, reaches ? Number.parseFloat(after.height) : 0),
        };
      };
      return [...document.querySelectorAll(wanted)]
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
        )
        .filter((element) => !isInSentence(element))
        .map((element) => ({ element, ...sizeOf(element) }))
        .filter(({ width, height }) => Math.min(width, height) < pixels)
        .map(
          ({ element, width, height }) =>
            `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 120)}`,
        );
    },
    [selector, least] as const,
  );
