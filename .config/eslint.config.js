import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What Oxlint cannot read. Types of components are checked by `astro check`; these do without. */
export default defineConfig({
  files: ['**/*.astro'],
  extends: [tseslint.configs.strict, tseslint.configs.stylistic, astro.configs.recommended],
  rules: {
    eqeqeq: 'error',
    'no-console': 'error',
    '@typescript-eslint/consistent-type-imports': 'error',
  },
});
