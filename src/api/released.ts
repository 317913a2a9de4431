import { changesIn } from '../rules/ask/changes.ts';
import { LANGUAGES, type Language } from '../rules/languages.ts';
import type { Model } from '../rules/model.ts';
import { splitRuleId, type RuleId } from '../rules/link/references.ts';
import { isTold } from '../rules/ask/select.ts';
import { shareUrl } from '../rules/ask/urls.ts';
import type { ApiData } from './schemas.ts';

/** What changed in each release, the newest first. */
export function changesFile(model: Model): ApiData<'changes'> {
  return changesIn(model).map(({ version, date, meaning, first, ids, changes }) => ({
    ...(version !== undefined && date !== undefined && { version, date }),
    ...(meaning !== undefined && { meaning }),
    first,
    ids: ids.length,
    changes: changes.map(({ change, id, from, before, languages }) => ({
      change,
      id,
      ...(from !== undefined && { from }),
      ...(before !== undefined && { before }),
      game: splitRuleId(id).game,
      languages: [...languages],
      url: urlsOf(model, id),
    })),
  }));
}

/** Where it is read today, though it may have moved again since. */
function urlsOf(model: Model, id: RuleId): Partial<Record<Language, string>> {
  const today = model.aliases.get(id) ?? id;
  return Object.fromEntries(
    LANGUAGES.filter((language) => isTold(model, today, language)).map((language) => [
      language,
      shareUrl(language, today),
    ]),
  );
}
