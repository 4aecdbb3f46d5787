import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { envExample } from '../../../scripts/env-example.ts';

describe('.env.example', () => {
  it('says what server and build read today (npm run env-example writes it)', async () => {
    expect(await readFile('.env.example', 'utf8')).toBe(envExample);
  });
});
