import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const content = fileURLToPath(new URL('../../../content', import.meta.url));

export interface ScenarioFile {
  readonly game: string;
  readonly name: string;
  readonly text: string;
}

/** Every worked example there is, read off the files that tell it. */
export const scenarioFiles: readonly ScenarioFile[] = readdirSync(content, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /scenarios.[\w-]+\.yaml$/.test(file))
  .sort()
  .map((file) => {
    const [game = '', , name = ''] = file.replace(/\.yaml$/, '').split(/[\\/]/);
    return { game, name, text: readFileSync(`${content}/${file}`, 'utf8') };
  });
