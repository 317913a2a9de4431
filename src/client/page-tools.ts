import { loadSearch } from '../search/browser.ts';
import { siteTools, type Tool } from '../search/page-tools.ts';

/** Only the newest browsers have it, some of them under its former name. */
interface Context {
  readonly modelContext?: { readonly registerTool?: (tool: Tool) => unknown };
}

const context =
  (document as Context).modelContext ?? (navigator as unknown as Context).modelContext;
for (const tool of siteTools(document.documentElement.lang, async (language) => {
  const { search } = await loadSearch(language);
  return search;
})) {
  context?.registerTool?.(tool);
}
