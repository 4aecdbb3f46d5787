import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { configurationFiles } from '../../../scripts/configuration.ts';

describe('The list of environment variables', () => {
  it.each(Object.entries(configurationFiles))(
    'is up to date in %s (npm run configuration writes it)',
    async (name, text) => {
      expect(await readFile(name, 'utf8')).toBe(text);
    },
  );
});
