/** The rule that a mark of a topic's page belongs to. */
export const ruleOf = (permalink: HTMLAnchorElement): Element | null =>
  permalink.closest(`[id="${permalink.pathname.split('/').at(-2) ?? ''}"]`);

/** The address under which the site is published, wherever the page is read. */
export function publishedUrl(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(path, canonical?.href ?? location.href).href;
}

/** The address of the innermost rule around a place: in its topic, or alone on its page. */
export function addressAround(node: Node): string | undefined {
  const start = node instanceof Element ? node : node.parentElement;
  for (
    let rule = start?.closest('main [id]');
    rule;
    rule = rule.parentElement?.closest('main [id]')
  ) {
    const [mark] = [...rule.querySelectorAll<HTMLAnchorElement>('a.permalink')].filter(
      (permalink) => ruleOf(permalink) === rule,
    );
    if (mark !== undefined) return publishedUrl(mark.pathname);
  }
  return start?.closest('article')?.querySelector<HTMLElement>('[data-copy-tools]')?.dataset['url'];
}
