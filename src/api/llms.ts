import { BASE, withBase } from '../base.ts';
import { LANGUAGES } from '../rules/languages.ts';
import type { Model } from '../rules/model.ts';
import { apiUrl, gameUrl, plainTextUrl } from '../rules/ask/urls.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** What a language model should read first, in the form of https://llmstxt.org. */
export function llmsText({ games }: Model, origin: string): string {
  const link = (name: string, path: string, note: string): string =>
    `- [${name}](${new URL(path, origin).href}): ${note}`;
  const editions = games.flatMap((game) =>
    game.languages.map((language) =>
      link(
        `${game.name.en}, ${NAMES.of(language)}`,
        plainTextUrl(language, game.id),
        `every rule and term of «${game.name[language]}» with its id`,
      ),
    ),
  );
  const sites = games.flatMap((game) =>
    game.languages.map((language) =>
      link(
        `${game.name.en}, ${NAMES.of(language)}`,
        gameUrl(language, game.id),
        game.summary[language],
      ),
    ),
  );
  return `# Кодекс

> Rules of board games in Ukrainian and Russian, stated in our own words. Every rule has a permanent id and a link. Unofficial; it does not replace the rules in the box.

Quote a rule in its own words and give its link. From the id \`game.topic.name\` the link is \`${BASE}/<language>/<game>/<topic>/<name>/\`, with ${LANGUAGES.map((language) => `\`${language}\``).join(' or ')} for the language, and its data are in \`${BASE}/api/v1/<game>/topics/<topic>.json\`. Texts: CC BY-SA 4.0.

## Whole texts

${editions.join('\n')}

## Data

${LANGUAGES.map((language) => link(`How to read the data, ${NAMES.of(language)}`, apiUrl(language), 'files, addresses, a sample chat bot')).join('\n')}
${link('games.json', withBase('/api/v1/games.json'), 'the games, their languages and booklets')}
${link('changes.json', withBase('/api/v1/changes.json'), 'what changed in each release')}

## Optional

${sites.join('\n')}
`;
}
