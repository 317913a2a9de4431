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
      return (
        [...document.querySelectorAll(wanted)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !isInSentence(element))
          .map((element) => ({
            element,
            // Of a link broken over lines the union is measured, as its largest part is not smaller.
            box: (element.closest('label') ?? element).getBoundingClientRect(),
          }))
          // Half a pixel is the rounding of rem sizes.
          .filter(({ box }) => Math.min(box.width, box.height) < pixels - 0.5)
          .map(
            ({ element, box }) =>
              `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`,
          )
      );
    },
    [selector, least] as const,
  );
