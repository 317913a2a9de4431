import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../src/rules/read/content-files.ts';
import { loadModel } from '../src/rules/read/load.ts';
import { formatProblem } from '../src/rules/problems.ts';
import type { Edition, TranslatedId, TranslationState } from '../src/rules/translations.ts';
import { exportEdition, importPo, recorded } from './lib/translations/exchange.ts';
import { root } from './lib/root.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

/**
 * Lists translations whose originals have changed; `export [folder]` writes them as PO files with
 * the glossary beside, `import <file>…` takes them back, `made <id>…` says that a translation, or
 * all whose ids begin so, tells what its original tells today.
 */
await runScript(async () => {
  const [task = 'list', ...names] = process.argv.slice(2);
  const files = filesUnder(root);
  const { model, deferred } = await loadModel(files);
  const write = (texts: ReadonlyMap<string, string>): void => {
    for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
  };
  switch (task) {
    case 'list':
      for (const edition of model.editions) console.log(told(edition));
      for (const problem of deferred) console.log(formatProblem(problem));
      return;
    case 'export':
      for (const edition of model.editions) {
        const folder = path.resolve(names[0] ?? 'translations');
        const { stale, glossary } = exportEdition(edition, files);
        mkdirSync(folder, { recursive: true });
        const name = path.join(folder, `${edition.game}.${edition.language}`);
        writeFileSync(`${name}.po`, stale);
        writeFileSync(`${name}.glossary.po`, glossary);
        console.log(`${name}.po: ${idsOf(edition, 'stale').length} texts`);
      }
      return;
    case 'import':
      for (const name of names) {
        const imported = await importPo(readFileSync(name, 'utf8'), files, loadModel);
        write(imported.files);
        console.log(`${name}: ${imported.ids.length} translations taken over`);
        for (const reason of imported.refused) console.error(`Left alone: ${reason}.`);
        if (imported.refused.length > 0) process.exitCode = 1;
      }
      return;
    case 'made': {
      const known = model.editions.flatMap(({ states }) => [...states.keys()]);
      const ids = names.flatMap((name) => {
        const meant = known.filter((id) => id === name || id.startsWith(`${name}.`));
        if (meant.length > 0) return meant;
        throw new UserError(
          `No translation is called «${name}».`,
          'List them: npm run translations',
        );
      });
      write(await recorded(files, loadModel, ids));
      console.log(`${ids.length} translations recorded`);
      return;
    }
    default:
      throw new UserError(
        `«${task}» is no task.`,
        'There are: export [folder], import <file>…, made <id>…, or nothing to list them.',
      );
  }
});

function idsOf({ states }: Edition, wanted: TranslationState): readonly TranslatedId[] {
  return [...states].flatMap(([id, state]) => (state === wanted ? id : []));
}

function told(edition: Edition): string {
  const { game, original, language } = edition;
  const states = ['current', 'stale', 'missing'] as const;
  const counts = states.map((state) => `${idsOf(edition, state).length} ${state}`);
  const behind = states
    .slice(1)
    .flatMap((state) => idsOf(edition, state).map((id) => `  ${state} ${id}`));
  return [`${game}, ${language} from ${original}: ${counts.join(', ')}`, ...behind].join('\n');
}
