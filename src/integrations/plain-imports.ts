import type { Plugin } from 'vite';

/**
 * The bundler gives a script that imports something later a helper, which fetches at once what the
 * imported script will itself import. In the script of every page the helper would weigh a third of
 * the whole and be one more file to wait for, and what it imports waits for a tap anyway: there it
 * is left out.
 */
const PLAIN = 'Shell.astro';
const HELPER = /import\{\w+ as (\w+)\}from"\.\/preload-helper\.[^"]+";/;
const callsOf = (helper: string): RegExp =>
  new RegExp(`\\b${helper}\\(\\(\\)=>(import\\(\`[^\`]+\`\\)),\\[\\]\\)`, 'g');

export function plainImports(): Plugin {
  return {
    name: 'kodeks-plain-imports',
    apply: 'build',
    configEnvironment: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_url, dependencies, { hostId }) =>
            hostId.includes(PLAIN) ? [] : dependencies,
        },
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.fileName.includes(PLAIN)) continue;
          const [line = '', helper = ''] = HELPER.exec(chunk.code) ?? [];
          const code = chunk.code.replace(line, '').replace(callsOf(helper), '$1');
          // A call of another shape still needs something to call.
          const isLeft = new RegExp(`\\b${helper}\\((?:async)?\\(\\)=>`).test(code);
          chunk.code = isLeft ? `const ${helper}=load=>load();${code}` : code;
        }
      },
    },
  };
}
