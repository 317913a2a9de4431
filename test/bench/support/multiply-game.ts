import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a content folder that holds one game many times, each time under another name. What hangs
 * on code written for that game stays behind: examples, tables and the sheets that show them; so do
 * ledgers of translations, which name the rules of the one game.
 */
export function multiplyGame(from: string, to: string, game: string, times: number): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => /^words\..*\.txt$/.test(file))) {
    writeFileSync(
      join(to, name),
      readFileSync(join(from, name), 'utf8') + namesOfOthers(from, game),
    );
  }
  const names = Array.from({ length: times }, (_, index) => `game${index + 1}`);
  for (const name of names) {
    const folder = join(to, name);
    cpSync(join(from, game), folder, { recursive: true });
    rmSync(join(folder, 'scenarios'), { recursive: true, force: true });
    rmSync(join(folder, 'quick.yaml'), { force: true });
    for (const ledger of readdirSync(folder).filter((file) => file.startsWith('translations.'))) {
      rmSync(join(folder, ledger));
    }
    edit(join(folder, 'game.yaml'), (text) => text.replace(`id: ${game}`, `id: ${name}`));
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of texts.filter((path) => path.endsWith('.mdx'))) {
      edit(join(folder, file), (text) => text.replace(/^<Walkthrough .*\/>\n/gm, ''));
    }
  }
  const ids = readFileSync(join(from, 'ids.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${game}.`));
  const renamed = names.flatMap((name) => ids.map((id) => id.replaceAll(`${game}.`, `${name}.`)));
  writeFileSync(join(to, 'ids.txt'), `${renamed.join('\n')}\n`);
}

/** What is spelt right because another game has it in its glossary: heroes and worlds they share. */
function namesOfOthers(from: string, game: string): string {
  const glossaries = readdirSync(from).map((name) => join(from, name, 'glossary.yaml'));
  const others = glossaries.filter((file) => existsSync(file) && !file.includes(`/${game}/`));
  const words = others.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\p{Lu}[\p{L}-]+|\p{L}+-\p{L}+/gu) ?? [],
  );
  const parts = words
    .flatMap((word) => [word, ...word.split('-')])
    .filter((word) => word.length > 1);
  return `${[...new Set(parts)].filter((word) => /\p{Script=Cyrillic}/u.test(word)).join('\n')}\n`;
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
