import type { Language } from '../rules/languages.ts';
import { ruleUrl, topicUrl } from '../rules/ask/urls.ts';

/** Where a record is read: a rule or a term by its id, a topic by the two parts it has. */
export function addressOf(language: Language, id: string): string {
  const [game = '', topic = '', anchor] = id.split('.');
  return anchor === undefined
    ? topicUrl(language, game, topic)
    : ruleUrl(language, `${game}.${topic}.${anchor}`);
}
