import { defineConfig } from 'oxlint';
import tseslint from 'typescript-eslint';

/** Everything that typescript-eslint asks of code whose types are known, by its own names. */
const strictest = Object.fromEntries(
  [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked]
    .flatMap(({ rules = {} }) => Object.entries(rules))
    // Oxlint does not know the last one; there are no enums here, since TypeScript is only erased.
    .filter(([name, setting]) => setting !== 'off' && !name.endsWith('no-unsafe-enum-assignment')),
);

/** What asks for types, where nothing knows them. */
const untyped = Object.fromEntries(
  Object.entries(tseslint.configs.disableTypeChecked.rules ?? {}).filter(
    ([name]) => name in strictest,
  ),
);

export default defineConfig({
  plugins: ['typescript', 'import'],
  categories: { correctness: 'off' },
  // A project of its own, with packages that are installed for a bench only.
  ignorePatterns: ['test/bench/starlight'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    ...strictest,
    eqeqeq: 'error',
    'no-console': 'error',
    // Export it by name: a default export is renamed at every import.
    'import/no-default-export': 'error',
    '@typescript-eslint/consistent-type-exports': 'error',
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
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
  overrides: [
    {
      // Their readers (Astro, ESLint, Oxlint, Playwright, Vitest) ask for a default export.
      files: ['**/*.config.{js,mjs,ts}', 'scripts/lib/vitest-tally.mjs'],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['scripts/**', 'test/bench/**'], rules: { 'no-console': 'off' } },
    {
      // The first scripts of a page are served as written, outside the project, and TypeScript
      // passes over folders with a dot.
      files: ['.config/*.js', 'public/**', 'src/client/before-paint.js'],
      rules: untyped,
    },
  ],
});
