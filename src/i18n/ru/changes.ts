import { grammarOf } from '../grammar.ts';
import { longDate } from '../formats.ts';
import type { ChangesWords } from '../changes.ts';

const { count } = grammarOf('ru');

export const changes: ChangesWords = {
  title: 'Что изменилось',
  lead: 'Правила, которые добавлены, переформулированы или перенесены с каждым выпуском сайта. Старые ссылки работают по-прежнему.',
  texts: 'Текст и изменения',
  unreleased: 'После последнего выпуска',
  release: (version) => `Выпуск ${version}`,
  date: longDate('ru'),
  first: (rules, terms) =>
    `Первый выпуск: ${count(rules, ['правило', 'правила', 'правил'])}, ${count(terms, ['термин', 'термина', 'терминов'])}. Сравнивать пока не с чем.`,
  nothing: 'В этой игре ничего не изменилось.',
  kinds: {
    added: 'Добавлено',
    reworded: 'Переформулировано',
    moved: 'Перенесено',
    removed: 'Удалено',
  },
  before: 'Раньше',
  was: 'Было',
  meanings: {
    renumbering:
      'Изменились некоторые адреса или печатные номера. Старые ссылки ведут на новое место.',
    rewording: 'Некоторые правила добавлены или сказаны иначе.',
    style: 'Слова стали лучше, смысл тот же.',
  },
  history: 'История',
  feeds: 'Подписаться',
  feed: { 'atom.xml': 'Atom', 'feed.json': 'JSON Feed' },
};
