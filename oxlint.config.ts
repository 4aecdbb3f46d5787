import { defineConfig, type OxlintOverride } from 'oxlint';
import { ADMIN, adminLayers, folderOf, layers } from './scripts/layers.ts';

const names = Object.keys(layers);

const leavingByPath = {
  regex:
    '^\\.\\.?/(.*/)?(lib|contract|outbox|content|theme|components|features|pages|app|sw|server)/',
  message: 'Another layer is imported by its name: #layer/file.ts.',
};

const notTheAdminContract = (layer: string) => ({
  regex: `^(#contract/${layer === 'contract' ? '|\\.\\.?/(.*/)?' : ''})${ADMIN}/`,
  message: `#contract/${ADMIN}/ is for folders named '${ADMIN}', the worker and the server only.`,
});

const free = (layer: string) =>
  layer === 'lib' || layer === 'contract' || layer === 'outbox' || layer === 'content';

function importsOf(layer: string, mayImport: readonly string[], isAdmin: boolean) {
  const allowed = [...mayImport, layer];
  const forbidden = names.filter((other) => !allowed.includes(other));
  const patterns = [
    leavingByPath,
    {
      regex: `^#(${forbidden.join('|')})/`,
      message: `${layer} may import ${mayImport.join(', ') || 'no other layer'} only.`,
    },
    ...(isAdmin ? [] : [notTheAdminContract(layer)]),
    ...(layer === 'features'
      ? [{ regex: '^#features/', message: 'A feature never imports another feature.' }]
      : []),
    ...(free(layer)
      ? [{ regex: '^(react|react-dom|@mui|@emotion)', message: `${layer} is free of React.` }]
      : []),
    ...(layer === 'theme'
      ? [{ regex: '^(react|react-dom|notistack|zod)', message: 'theme imports MUI only.' }]
      : []),
  ];
  return { 'no-restricted-imports': ['error', { patterns }] } satisfies OxlintOverride['rules'];
}

const throughTheDoor = 'A browser may refuse it: use lib/browser.ts or lib/browser-page.ts.';

/** What a browser may have and still refuse; nothing but the door in `lib` touches it. */
const refusable = {
  globals: [
    'BroadcastChannel',
    'Notification',
    'indexedDB',
    'localStorage',
    'matchMedia',
    'sessionStorage',
  ],
  /** Of `navigator`. */
  properties: [
    'canShare',
    'clearAppBadge',
    'clipboard',
    'locks',
    'permissions',
    'serviceWorker',
    'setAppBadge',
    'share',
    'storage',
  ],
} as const;

const onlyThroughTheDoor = {
  'no-restricted-globals': [
    'error',
    ...refusable.globals.map((name) => ({ name, message: throughTheDoor })),
  ],
  'no-restricted-properties': [
    'error',
    ...refusable.properties.map((property) => ({
      object: 'navigator',
      property,
      message: throughTheDoor,
    })),
    ...['window', 'globalThis', 'self'].flatMap((object) =>
      refusable.globals.map((property) => ({ object, property, message: throughTheDoor })),
    ),
  ],
} satisfies OxlintOverride['rules'];

const layerRules = Object.entries(layers).flatMap(([layer, mayImport]): OxlintOverride[] => {
  const folder = folderOf(layer);
  return [
    {
      files: [`${folder}/**/*.{ts,tsx}`],
      rules: importsOf(layer, mayImport, adminLayers.includes(layer)),
    },
    {
      files: [`${folder}/${ADMIN}/**/*.{ts,tsx}`],
      rules: importsOf(layer, mayImport, true),
    },
  ];
});

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    'dist',
    'node_modules',
    'data',
    'backups',
    'releases',
    'current',
    'shots',
    'src/content/pictures/generated',
  ],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-empty-named-blocks': 'off',
    // A link that opens a dialog keeps its address for pages without script.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/react-in-jsx-scope': 'off',
    // For React's compiler, which does not build this site.
    'react/incompatible-library': 'off',
    'react/no-array-index-key': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    // Workbox names its injection point so.
    'no-underscore-dangle': ['error', { allow: ['__WB_MANIFEST'] }],
    // For windows; workers, channels and ports take no origin.
    'unicorn/require-post-message-target-origin': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-set-has': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/require-module-specifiers': 'off',
    'vitest/require-mock-type-parameters': 'off',
    eqeqeq: 'error',
    'no-console': 'error',
  },
  overrides: [
    ...layerRules,
    // A row and its schedule name each other's types.
    { files: ['src/outbox/core/**'], rules: { 'import/no-cycle': 'error' } },
    { files: ['src/**/*.{ts,tsx}', 'sw/**/*.ts'], rules: onlyThroughTheDoor },
    {
      files: ['src/lib/browser.ts', 'src/lib/browser-page.ts'],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },
    {
      files: ['scripts/**', 'server/**/main.ts', 'server/ops/command.ts', 'tests/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['tests/e2e/**', 'tests/faults/**', 'tests/support/**'],
      rules: {
        'vitest/expect-expect': 'off',
        'react/rules-of-hooks': 'off',
        // Playwright reads a fixture's needs from its first parameter, an empty pattern for none.
        'no-empty-pattern': 'off',
      },
    },
  ],
});
