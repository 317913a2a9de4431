import { toldLanguage, type Language } from '../rules/languages.ts';
import type { Rule } from '../rules/model.ts';
import { statementOf } from '../rules/ask/select.ts';
import { renderStatement } from './render.ts';
import { textContext } from './text-context.ts';

export interface RenderedRule {
  readonly title: string | undefined;
  readonly html: string;
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** The language of the words, where the wanted one is not written yet. */
  readonly shown: Language;
}

/** A rule's own words, ready to stand on any page. */
export async function renderRule(rule: Rule, language: string): Promise<RenderedRule> {
  const shown = toldLanguage(rule.statements, language);
  const statement = statementOf(rule, language);
  if (statement === undefined) throw new Error(`«${rule.id}» is told in no language.`);
  const context = await textContext({
    language: shown,
    game: rule.game,
    topic: rule.topic,
    onTopicPage: false,
  });
  const content = rule.kind === 'section' ? [] : statement.content;
  const { html, terms } = renderStatement(content, context);
  return { title: statement.title, html, text: statement.text, terms, shown };
}
