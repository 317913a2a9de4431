import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { dictionaryParadigms } from '../../src/lexicon/dictionary.ts';

async function makeCache(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'kodeks-words-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

describe('the dictionary', () => {
  it('declines «бій» and «бой»', async () => {
    const cacheDirectory = await makeCache();
    const uk = await dictionaryParadigms('uk', ['боєм'], { cacheDirectory });
    expect(uk['бій']?.toSorted()).toEqual(
      ['бій', 'бої', 'боїв', 'бою', 'боєві', 'боєм', 'боям', 'боями', 'боях'].sort(),
    );
    const ru = await dictionaryParadigms('ru', ['Боём'], { cacheDirectory });
    expect(ru['бой']?.toSorted()).toEqual(
      ['бой', 'бои', 'боя', 'бою', 'боем', 'бое', 'боев', 'боям', 'боями', 'боях'].sort(),
    );
  });

  it('answers the second time from its cache, whatever the order of the words', async () => {
    const cacheDirectory = await makeCache();
    await dictionaryParadigms('ru', ['бой', 'карта'], { cacheDirectory });
    const [name = ''] = await readdir(cacheDirectory);
    expect(name).toMatch(/^words-ru-[0-9a-f]{16}\.json$/);
    await writeFile(join(cacheDirectory, name), '{"бой":["боище"]}');
    expect(await dictionaryParadigms('ru', ['карта', 'бой'], { cacheDirectory })).toEqual({
      бой: ['боище'],
    });
  });

  it('asks again when a word is added, and keeps four answers at most', async () => {
    const cacheDirectory = await makeCache();
    for (const words of [['а'], ['б'], ['в'], ['бой'], ['бой', 'флот']]) {
      await dictionaryParadigms('ru', words, { cacheDirectory });
    }
    const files = await readdir(cacheDirectory);
    expect(files).toHaveLength(4);
    const texts = files.map((file) => readFile(join(cacheDirectory, file), 'utf8'));
    expect((await Promise.all(texts)).join()).toContain('флотами');
  });
});
