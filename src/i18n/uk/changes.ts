import { grammarOf } from '../grammar.ts';
import { longDate } from '../formats.ts';

const { count } = grammarOf('uk');

export const changes = {
  title: 'Що змінилося',
  lead: 'Правила, які додано, переформульовано чи перенесено з кожним випуском сайту. Старі посилання працюють і далі.',
  /** The section of a game's page that leads to its changes and its text. */
  texts: 'Текст і зміни',
  unreleased: 'Після останнього випуску',
  release: (version: string) => `Випуск ${version}`,
  date: longDate('uk'),
  first: (rules: number, terms: number) =>
    `Перший випуск: ${count(rules, ['правило', 'правила', 'правил'])}, ${count(terms, ['термін', 'терміни', 'термінів'])}. Порівнювати ще нема з чим.`,
  nothing: 'У цій грі нічого не змінилося.',
  kinds: {
    added: 'Додано',
    reworded: 'Переформульовано',
    moved: 'Перенесено',
    removed: 'Вилучено',
  },
  before: 'Раніше',
  /** The words before, after the mark of the release that changed them. */
  was: 'Було',
  meanings: {
    renumbering:
      'Змінилися деякі адреси чи друковані номери. Старі посилання ведуть на нове місце.',
    rewording: 'Деякі правила додано або сказано інакше.',
    style: 'Слова стали кращими, зміст той самий.',
  },
  history: 'Історія',
  feeds: 'Підписатися',
  feed: { 'atom.xml': 'Atom', 'feed.json': 'JSON Feed' },
};
