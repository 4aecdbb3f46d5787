import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { folders } from './build/paths.ts';
import { run } from './run.ts';

/**
 * `npm run coverage`: how many branches of what a lead depends on the tests reach, and in which lines they do
 * not. Fails below the share that each folder has to keep.
 */

const TESTS = [
  'tests/unit/outbox',
  'tests/unit/contract',
  'tests/unit/lib',
  'tests/unit/features/enquiry/engine',
  'tests/unit/features/admin/offline/cache-db.test.ts',
  'tests/server',
  'tests/sw',
];

/** Branches that tests have to reach, in per cent. */
const leastReached = { 'src/outbox': 95, 'src/contract': 100, server: 95 } as const;

const report = z.record(
  z.string(),
  z.object({
    branchMap: z.record(
      z.string(),
      z.object({
        type: z.string(),
        loc: z.object({ start: z.object({ line: z.number(), column: z.number() }) }),
      }),
    ),
    b: z.record(z.string(), z.array(z.number())),
  }),
);
type FileReport = z.infer<typeof report>[string];

type Branch = { readonly line: number; readonly isReached: boolean };

/**
 * The branches of one file. A file that ran in a process of its own as well, where Node strips its types
 * itself, stands twice in the report: its branches begin at the same places.
 */
function branchesOf({ branchMap, b: counts }: FileReport): Branch[] {
  const branches = new Map<string, Branch>();
  for (const [id, { type, loc }] of Object.entries(branchMap)) {
    const { line, column } = loc.start;
    for (const [index, count] of (counts[id] ?? []).entries()) {
      const place = `${line}:${column}:${type}:${index}`;
      const isReached = count > 0 || branches.get(place)?.isReached === true;
      branches.set(place, { line, isReached });
    }
  }
  return [...branches.values()];
}

function percentOf(branches: readonly Branch[]): number {
  if (branches.length === 0) return 100;
  return (100 * branches.filter(({ isReached }) => isReached).length) / branches.length;
}

const code = await run('vitest', ['run', '--coverage', '--reporter=dot', ...TESTS]);
// A test that fails leaves nothing to be counted.
if (code !== 0) process.exit(code);
const text = await readFile(
  join(folders.root, 'test-results/coverage/coverage-final.json'),
  'utf8',
);
const files = Object.entries(report.parse(JSON.parse(text))).map(([file, found]) => ({
  name: relative(folders.root, file),
  branches: branchesOf(found),
}));

console.log('\nLines with untested branches:');
for (const { name, branches } of files.toSorted((a, b) => a.name.localeCompare(b.name))) {
  const lines = new Set(branches.filter(({ isReached }) => !isReached).map(({ line }) => line));
  if (lines.size > 0) console.log(`  ${name}: ${[...lines].toSorted((a, b) => a - b).join(', ')}`);
}
console.log('');
let isEnough = true;
for (const [folder, least] of Object.entries(leastReached)) {
  const reached = percentOf(
    files.filter(({ name }) => name.startsWith(`${folder}/`)).flatMap(({ branches }) => branches),
  );
  isEnough &&= reached >= least;
  console.log(`${folder}: ${reached.toFixed(2)} % of branches covered, ${least} % required`);
}
process.exit(isEnough ? 0 : 1);
