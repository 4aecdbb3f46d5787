import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';

type Pattern = { place: string; source: string; flags: string };

const files = globSync('{src,server,sw}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'));

function patternsOf(file: string): Pattern[] {
  const text = readFileSync(file, 'utf8');
  const found: Pattern[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const place = `${file}:${text.slice(0, node.start).split('\n').length}`;
      found.push({ place, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

const patterns = files.flatMap(patternsOf);

test('patterns are found where they are', () => {
  expect(patterns.map(({ place }) => place.replace(/:\d+$/, ''))).toEqual(
    expect.arrayContaining([
      'src/contract/fields.ts',
      'server/store/reads/lead-files.ts',
      'sw/pictures.ts',
    ]),
  );
});

test('no pattern of page, worker or server can take more than linear time', () => {
  const slow = patterns.filter(
    ({ source, flags }) => analyse({ source, flags }).reports.length > 0,
  );
  expect(slow).toEqual([]);
});
