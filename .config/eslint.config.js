import { fileURLToPath } from 'node:url';
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('..', import.meta.url));

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export it by name: a default export is renamed at every import.',
};

export default defineConfig(
  globalIgnores([
    'dist/',
    '.astro/',
    '.cache/',
    'test-results/',
    'playwright-report/',
    // A project of its own, with packages that are installed for a bench only.
    'test/bench/starlight/',
  ]),
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', noDefaultExport],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // There are no enums here, since TypeScript is only erased; it took a third of the time to see that.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // It asks for the `!` that the strict rules forbid.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // It forbids reading a word letter by letter; the text here holds no emoji to break.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // The games join when their boards are told of in the same way.
    files: ['src/**/*.{js,ts,tsx,astro}'],
    ignores: ['src/games/*/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noDefaultExport,
        {
          selector: 'BinaryExpression > Literal[value=/^(?:uk|ru)$/]',
          message: 'A third language is neither: look it up in a map of all of them.',
        },
      ],
    },
  },
  {
    // Their readers (Astro, ESLint, Playwright, Vitest) ask for a default export.
    files: ['**/*.config.{js,mjs,ts}', 'scripts/lib/vitest-tally.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['scripts/**', 'test/bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // The first scripts of a page are served as written, outside the project; TypeScript passes over folders with a dot, so this file has no types to lint with.
    files: ['.config/*.js', 'public/**', 'src/client/before-paint.js'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // Types of components are checked by `astro check`; ESLint reads them without types.
    files: ['**/*.astro'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic, astro.configs.recommended],
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
);
