import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import {
  factGroups,
  samplePlaces,
  sampleRecord,
  sampleStatements,
} from '../../../../scripts/brand/facts.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'facts-'));
  await cp('src/content', join(root, 'src/content'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

describe.runIf(business.isSample)('What the sample states', () => {
  it('is recorded as it is today (node scripts/brand/facts.ts writes it)', async () => {
    expect(await readFile('scripts/brand/sample-facts.json', 'utf8')).toBe(await sampleRecord());
  });

  it('is listed by file and line until it is written again or allowed', async () => {
    const claims = (await sampleStatements(new Set(), root)).filter((line) =>
      line.startsWith('src/content/claims.ts:'),
    );
    expect(claims).toContainEqual(expect.stringMatching(/^src\/content\/claims\.ts:\d+: .*800/));
    const file = join(root, 'src/content/claims.ts');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('value: 800', 'value: 120'));
    const after = await sampleStatements(new Set(), root);
    expect(after.filter((line) => line.includes('major projects'))).toEqual([]);
    expect(await sampleStatements(new Set(factGroups), root)).toEqual([]);
  });

  it('leaves out code, and what is made of values from business.ts', async () => {
    const left = (await sampleStatements(new Set(), root)).join('\n');
    expect(left).not.toMatch(/function |return |: `Call \$|`ABN \$|`Since \$/);
    expect(left).toContain('day or night');
  });

  it('includes every project, the founder’s people and the coordinates', async () => {
    const left = (await sampleStatements(new Set(), root)).join('\n');
    expect(left).toContain('src/content/projects/entries.ts:');
    expect(left).toContain('latitude');
    expect(left).toContain('src/content/home/founder.ts:');
    expect(left).toContain('src/content/testimonials.ts:');
  });
});

describe('The place of the sample', () => {
  const words = async (text: string) =>
    writeFile(join(root, 'src/content/areas-overview.ts'), `export const words = ${text};\n`);
  const listed = async (firm: { city: string; state: string }) =>
    (await samplePlaces(firm, root)).filter((line) =>
      line.startsWith('src/content/areas-overview.ts'),
    );

  it('is listed by file and line for a firm elsewhere', async () => {
    await words(`'What Sydney stands on'`);
    expect(await listed({ city: 'Hobart', state: 'TAS' })).toEqual([
      expect.stringContaining(':1: export const words = '),
    ]);
    await words(`['Home Building Act 1989 (NSW)']`);
    expect(await listed({ city: 'Hobart', state: 'TAS' })).toHaveLength(1);
  });

  it('is not listed where it is true, or as part of another word', async () => {
    await words(`['Sydney', 'NSW']`);
    expect(await listed({ city: 'Sydney', state: 'NSW' })).toEqual([]);
    await words(`['Sydney']`);
    expect(await listed({ city: 'Newcastle', state: 'NSW' })).toHaveLength(1);
    await words(`['sydney-cbd', 'NSWRL']`);
    expect(await listed({ city: 'Hobart', state: 'TAS' })).toEqual([]);
  });

  it.runIf(business.isSample)('is taken from business.ts by titles and the headline', async () => {
    const left = (await samplePlaces({ city: 'Hobart', state: 'TAS' })).filter((line) =>
      /content\/(?:home|pages|services)\//.test(line),
    );
    expect(left.join('\n')).not.toMatch(/titled\(|headline:/);
  });
});
