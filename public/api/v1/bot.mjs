// Answers «/rule відступ» from the published rules; it needs Node 20 and nothing else.
//   node bot.mjs https://your.site uk "/rule відступ"
// A bot of any chat calls `answer` with each message it gets and sends what comes back.
import { pathToFileURL } from 'node:url';

const fold = (text) =>
  text.toLowerCase().replace(/ё/g, 'е').replace(/ґ/g, 'г').replace(/['ʼ]/g, '’');
const wordsOf = (text) => fold(text).match(/[\p{L}\p{N}’]+/gu) ?? [];
/** Without its ending «відступу» meets «відступ»; the search of the site knows every form. */
const stem = (word) => (word.length > 5 ? word.slice(0, -2) : word);

const kept = {};
const read = async (url) => (kept[url] ??= await (await fetch(url)).json());
const NOTHING = { uk: 'Нічого не знайдено', ru: 'Ничего не найдено' };

/** Terms and rules of the games that are told in a language, all with the same fields. */
async function entriesOf(api, language) {
  const games = await read(`${api}/games.json`);
  const told = games.filter(({ languages }) => languages.includes(language));
  const entries = told.map(async ({ id, name }) => {
    const terms = await read(`${api}/${id}/${language}/glossary.json`);
    const rules = await read(`${api}/${id}/${language}/rules.json`);
    const game = name[language];
    return [
      ...terms.map((term) => ({ ...term, game, title: term.name, text: term.definition })),
      ...rules.filter(({ kind }) => kind !== 'section').map((rule) => ({ ...rule, game })),
    ];
  });
  return (await Promise.all(entries)).flat();
}

function score({ id, numbers = [], title, aliases = [], text }, query) {
  if (id === query || numbers.includes(query)) return 4;
  if ([title, ...aliases].some((name) => fold(name) === fold(query))) return 3;
  const stems = wordsOf(query).map(stem);
  const isIn = (place) =>
    stems.length > 0 && stems.every((s) => wordsOf(place).some((word) => word.startsWith(s)));
  return isIn(title) ? 2 : Number(isIn(`${title} ${text}`));
}

/**
 * Takes a word, a printed number («/rule 43.5») or an id («/rule duel.combat.roll»).
 * @type {(message: string, site: { origin: string, language: 'uk' | 'ru' }) => Promise<string>}
 */
export async function answer(message, { origin, language }) {
  const query = /^\/rule(?:@\w+)?\s+(.+)$/s.exec(message.trim())?.[1];
  if (!query) return '';
  const entries = await entriesOf(`${origin}/api/v1`, language);
  const scores = entries.map((entry) => score(entry, query));
  const best = entries[scores.indexOf(Math.max(...scores))];
  if (!scores.some((points) => points > 0)) return NOTHING[language];
  return `${best.game}: ${best.title}\n${best.text}\n${new URL(best.share ?? best.url, origin).href}`;
}

const [, file = '', origin, language, message] = process.argv;
if (import.meta.url === pathToFileURL(file).href) {
  process.stdout.write(`${await answer(message, { origin, language })}\n`);
}
