import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'dist',
    'release',
    '.mutants',
    'coverage',
    'test-results',
    'playwright-report',
    'schemas/generated',
    'e2e/electron-host',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration',
          message: 'Take a union from an `as const` array.',
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Objects here are closures: their methods use no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // A switch over a union names every member and has no default: a new member breaks the build.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {
          allowDefaultCaseForExhaustiveSwitch: false,
          considerDefaultExhaustiveForUnions: false,
          requireDefaultForNonUnion: true,
        },
      ],
    },
  },
  { files: ['renderer/**/*.{ts,tsx}'], extends: [hooks.configs.flat['recommended-latest']] },
  {
    files: ['main/cli/**', 'scripts/**', '**/*.bench.ts', '**/*.test.{ts,tsx}', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'console',
          'process',
          'performance',
          'setTimeout',
          'clearTimeout',
          'URL',
          'Buffer',
          'fetch',
          'AbortSignal',
          'Event',
          'EventTarget',
          'TextEncoder',
          'structuredClone',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);
