import { inLanguage, type Language } from '../rules/languages.ts';
import type { Game, Rule, RuleStatement } from '../rules/model.ts';
import { GLOSSARY_TOPIC, ruleId } from '../rules/link/references.ts';
import { apiWords } from '../i18n/api.ts';
import { words } from '../i18n/words.ts';

/** The whole game as one text: every rule with its id, in the order of the topics, then the terms. */
export function plainTextOf(game: Game, language: Language, address: string): string {
  const t = words(language);
  const about = apiWords(language);
  const topics = game.topics.flatMap((topic) => {
    const text = inLanguage(topic.texts, language);
    if (text === undefined) return [];
    const name = [topic.number, text.title].filter((part) => part !== undefined).join(' ');
    return [
      `\n\n# ${name}\n\n${text.summary}`,
      ...topic.rules.map((rule) => lineOf(rule, language)),
    ];
  });
  const terms = game.terms.flatMap((term) => {
    const entry = term.words[language];
    if (entry === undefined) return [];
    const names = [entry.name, ...entry.aliases].join(', ');
    return [
      `- ${names} (${term.en}): ${entry.definition} [${ruleId(game.id, GLOSSARY_TOPIC, term.id)}]`,
    ];
  });
  return [
    `${game.name[language]} (${game.name.en})`,
    `${t.siteName}: ${address}`,
    `${t.unofficial} ${t.licence}`,
    about.textLead,
    ...topics,
    `\n\n# ${t.glossary}\n`,
    ...terms,
    '',
  ].join('\n');
}

function lineOf(rule: Rule, language: Language): string {
  const statement = inLanguage(rule.statements, language);
  if (statement === undefined) return '';
  if (rule.kind === 'section')
    return `\n## ${withNumbers(rule, statement.title ?? '')} [${rule.id}]\n`;
  const label = rule.kind === 'rule' ? '' : `${words(language).kinds[rule.kind]}: `;
  const text = label + withNumbers(rule, sentence(statement));
  return `${rule.parent === undefined ? '' : '  '}- ${text} [${rule.id}]`;
}

const sentence = ({ title, text }: RuleStatement): string =>
  (title === undefined ? text : `${title} ${text}`).replace(/\s+/g, ' ').trim();

const withNumbers = ({ numbers }: Rule, text: string): string =>
  numbers.length === 0 ? text : `${numbers.join(', ')} ${text}`;
