import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'

/** Imports go one way; the message names where the thing belongs instead. */
function forbidImports(folder, rules) {
  return {
    files: [`apps/server/src/${folder}/**/*.ts`],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: Object.entries(rules).map(([target, message]) => ({
            group: [`**/${target}/**`],
            message,
          })),
        },
      ],
    },
  }
}

const resource =
  'Resources are known to routes.ts and the command line only: pass what you need as an argument.'
const http = 'http/ knows HTTP; what both need belongs in src/ itself (errors.ts, schema.ts, ids.ts).'
const query = 'query/ knows SQL; hand it over from a resource.'
const access = 'Who may do what is decided before: the scope arrives as an argument.'

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'apps/server/src/database/tables.ts',
      'packages/client/src/schema.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    // These run in the page.
    files: ['bench/watch-page.js', 'bench/measures/browser.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['document', 'addEventListener', 'requestAnimationFrame', 'MessageChannel', 'MutationObserver'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
  },
  {
    files: ['**/*.test.ts', 'apps/server/test/**', '**/*.config.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-exports': 'off',
    },
  },
  {
    files: ['**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
  },
  {
    files: ['apps/web/public/*.js'],
    languageOptions: { globals: { localStorage: 'readonly', matchMedia: 'readonly', document: 'readonly' } },
  },
  {
    files: ['apps/web/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/apps/server/**', 'waypost', 'waypost/*'],
              message: 'The web app knows the server by its API only: waypost-client.',
            },
            { group: ['../*'], message: 'Write @/… for what lies in another folder.' },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/web/src/ui/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/features/**', '@/routes/**', '@/api/**'],
              message: 'ui/ knows nothing of the product: pass it as a prop.',
            },
          ],
        },
      ],
    },
  },
  forbidImports('http', { resources: resource, query }),
  forbidImports('query', { resources: resource, http, access }),
  forbidImports('database', {
    resources: resource,
    http,
    query,
    access,
    events: 'events/ builds on database/.',
  }),
  forbidImports('events', { resources: resource, http, query, access }),
  forbidImports('access', { resources: resource, http, query }),
  forbidImports('accounts', { resources: resource, http, query, access }),
)
