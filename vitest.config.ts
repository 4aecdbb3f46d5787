import { defineConfig } from 'vitest/config';

/** Tests of modules that keep no state of their own: their files can share one loaded copy of it all. */
const STATELESS = [
  'tests/unit/{content,contract,scripts}/**/*.test.{ts,tsx}',
  'tests/server/**/*.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    projects: [
      { extends: true, test: { name: 'stateless', include: STATELESS, isolate: false } },
      {
        extends: true,
        test: { name: 'isolated', include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: STATELESS },
      },
    ],
  },
});
