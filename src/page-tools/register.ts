import { loadSearch } from '../search/browser.ts';
import { gameTools } from './games.ts';
import { ruleTools } from './rules.ts';
import type { Tool } from './tool.ts';

/** Only the newest browsers have it, some of them under its former name. */
interface Context {
  readonly modelContext?: { readonly registerTool?: (tool: Tool) => unknown };
}

const context =
  (document as Context).modelContext ?? (navigator as unknown as Context).modelContext;
const tools = [
  ...ruleTools(document.documentElement.lang, async (language) => {
    const { search } = await loadSearch(language);
    return search;
  }),
  ...gameTools(),
];
for (const tool of tools) context?.registerTool?.(tool);
