import path from 'node:path';
import ts from 'typescript';

const LIST = 'src/i18n/languages.ts';

/**
 * What stops compiling when the list of languages has one more: every such file would have to be
 * touched for it. The folder of its words is found by the bundler.
 */
export function filesForLanguage(root: string): readonly string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.json'),
    { noEmit: true, incremental: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
      },
    },
  );
  if (!config) throw new Error('There is no tsconfig.json.');
  const host = ts.createCompilerHost(config.options);
  const readFile = host.getSourceFile.bind(host);
  const list = path.join(root, LIST);
  host.getSourceFile = (file, language, ...rest) => {
    if (path.resolve(file) !== list) return readFile(file, language, ...rest);
    const text = ts.sys.readFile(file) ?? '';
    const longer = text.replace(/(INTERFACE = \[.*)\]/, "$1, 'qq']");
    if (longer === text) throw new Error(`${LIST} has no list of languages.`);
    return ts.createSourceFile(file, longer, language, true);
  };
  const ofSite = config.fileNames.filter(
    (file) => !path.relative(root, file).startsWith(`test${path.sep}`),
  );
  const program = ts.createProgram(ofSite, config.options, host);
  const broken = program
    .getSourceFiles()
    .filter(({ fileName }) => path.relative(root, fileName).startsWith(`src${path.sep}`))
    .filter((source) => program.getSemanticDiagnostics(source).length > 0)
    .map(({ fileName }) => path.relative(root, fileName));
  return [LIST, ...broken];
}
