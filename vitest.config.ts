import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/server/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    reporters: process.env['CI'] ? ['default'] : ['default'],
  },
});
